/** The lens: rest on a small card, focus it or hold it with a finger, and its large view appears beside it. */

const WAIT = 350;
const LARGE = { tall: [240, 336], wide: [300, 200] } as const;
/** From this width on a card says all it has to say. */
const SPEAKS = 176;
const STATES = ['can-act', 'chosen', 'used', 'covered', 'dimmed'];

function cardOf(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLElement>('.card:not(.back, .lens)') ?? null;
}

/** The same card, only wider: its own width decides what is shown. */
function large(card: HTMLElement): HTMLElement | undefined {
  const box = card.getBoundingClientRect();
  if (box.width >= SPEAKS) return undefined;
  const [w, h] = LARGE[card.classList.contains('wide') ? 'wide' : 'tall'];
  const right = box.right + 14;
  const left = right + w < innerWidth ? right : Math.max(8, box.left - 14 - w);
  const top = Math.max(8, Math.min(innerHeight - h - 8, box.top + box.height / 2 - h / 2));
  const view = card.cloneNode(true) as HTMLElement;
  view.classList.remove(...STATES);
  view.classList.add('lens');
  view.setAttribute('aria-hidden', 'true');
  view.setAttribute('tabindex', '-1');
  view.style.setProperty('--w', `${w}px`);
  view.style.left = `${left}px`;
  view.style.top = `${top}px`;
  return view;
}

/** Gives a lens to all cards inside a node. */
export function lens(node: HTMLElement): () => void {
  const ended = new AbortController();
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const hide = () => {
    clearTimeout(timer);
    shown?.remove();
    shown = undefined;
  };
  const show = (card: HTMLElement) => {
    hide();
    shown = large(card);
    if (shown) document.body.append(shown);
  };
  const soon = (card: HTMLElement, then?: () => void) => {
    timer = setTimeout(() => {
      show(card);
      then?.();
    }, WAIT);
  };

  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => node.addEventListener(name, act, { signal: ended.signal, capture });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    hide();
    const card = cardOf(event);
    if (card) soon(card);
  });
  on('pointerleave', hide);
  on('focusin', (event) => {
    const card = cardOf(event);
    if (card?.matches(':focus-visible')) show(card);
  });
  on('focusout', hide);
  on('pointerdown', (event) => {
    hide();
    held = false;
    const card = cardOf(event);
    if (card && event.pointerType === 'touch') soon(card, () => (held = true));
  });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    on(name, (event) => {
      if (event.pointerType === 'touch') hide();
    });
  }
  // What a finger holds to look at, it does not press.
  on('contextmenu', (event) => {
    if (cardOf(event) && (held || shown)) event.preventDefault();
  });
  on(
    'click',
    (event) => {
      if (held) event.stopPropagation();
      held = false;
    },
    true,
  );

  return () => {
    hide();
    ended.abort();
  };
}
