/** Hands on the map: dragging, pinching, the wheel and keys. */

export type Spot = readonly [x: number, y: number];

export interface Hands {
  /** By so many pixels. */
  drag(dx: number, dy: number): void;
  /** By a factor, around a point of the window; without one around its middle. */
  zoom(factor: number, at?: Spot): void;
  /** One step in a direction. */
  step(dx: number, dy: number): void;
  whole(): void;
}

/** A finger that has gone no farther presses. */
const STILL = 7;

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const apart = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);

/** Lays hands on a node. */
export const hands =
  ({ drag, zoom, step, whole }: Hands) =>
  (node: HTMLElement): (() => void) => {
    const ended = new AbortController();
    const fingers = new Map<number, Spot>();
    let gone = 0;

    const spot = (event: MouseEvent): Spot => {
      const { left, top } = node.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ) => node.addEventListener(name, act, { signal: ended.signal, ...options });

    // What can be moved with keys can be reached with them.
    node.tabIndex = 0;

    on('pointerdown', (event) => {
      if (!fingers.size) gone = 0;
      if (event.target instanceof Element && event.target.closest('[data-hands="own"]')) return;
      fingers.set(event.pointerId, spot(event));
    });
    on('pointermove', (event) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = spot(event);
      const [one, two] = [...fingers.values()];
      const before = one && two && apart(one, two);
      gone += apart(from, to);
      fingers.set(event.pointerId, to);
      if (before === undefined) {
        if (gone < STILL) return;
        node.setPointerCapture(event.pointerId);
        drag(to[0] - from[0], to[1] - from[1]);
      } else {
        const [p, q] = [...fingers.values()] as [Spot, Spot];
        gone = STILL;
        zoom(before / Math.max(1, apart(p, q)), [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
      }
    });
    for (const name of ['pointerup', 'pointercancel'] as const)
      on(name, (event) => fingers.delete(event.pointerId));
    // What was dragged is not pressed.
    on(
      'click',
      (event) => {
        if (gone < STILL || event.detail === 0) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
    on(
      'wheel',
      (event) => {
        event.preventDefault();
        zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.0022), spot(event));
      },
      { passive: false },
    );
    on('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Arrows on a choice lead to the next choice: that is the table's business.
      const direction = event.target === node ? STEPS[event.key] : undefined;
      if (direction) step(...direction);
      else if (event.key === '+' || event.key === '=') zoom(0.8);
      else if (event.key === '-') zoom(1.25);
      else if (event.key === '0' && event.target === node) whole();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => ended.abort();
  };
