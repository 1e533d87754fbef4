/** Walking over the table with the arrow keys: the nearest thing in that direction. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, width, height }: Rect) =>
  [left + width / 2, top + height / 2] as const;

/** The index of the nearest rectangle in the direction of a key, or -1. What lies straight ahead counts more. */
export function nearest(from: Rect, all: readonly Rect[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [dx, dy] = direction;
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  for (const [i, rect] of all.entries()) {
    const [u, v] = middle(rect);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead < 4) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

const CHOICES = 'button.can-act, [data-bar] button, button[aria-pressed="true"].card';
const CARDS = '.card:not(.lens)';

const visible = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
};

/** Moves the focus over choices and cards inside a node. */
export function walk(node: HTMLElement, key: string): boolean {
  const inButton = (element: Element) => element.parentElement?.closest('button') != null;
  const all = [...node.querySelectorAll<HTMLElement>(`${CHOICES}, ${CARDS}`)].filter(
    (element) => visible(element) && !inButton(element),
  );
  const from = document.activeElement;
  const started = from instanceof HTMLElement && all.includes(from);
  const others = all.filter((element) => element !== from);
  const rects = others.map((element) => element.getBoundingClientRect());
  const next = started
    ? others[nearest(from.getBoundingClientRect(), rects, key)]
    : node.querySelector<HTMLElement>(CHOICES);
  if (!next) return false;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus();
  return true;
}
