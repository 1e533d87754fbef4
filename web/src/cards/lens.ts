/** The lens: rest on a small card, focus it or hold it with a finger, and its large view appears beside it. */

const WAIT = 350;
const LARGE = { tall: [240, 336], wide: [300, 200] } as const;
const GAP = 12;
/** Room below for the reason why a card cannot be taken. */
const REASON = 84;
/** From this width on a card says all it has to say. */
const SPEAKS = 176;
const STATES = ['can-act', 'chosen', 'used', 'covered', 'disabled', 'dimmed'];

function cardOf(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLElement>('.card:not(.back, .token, .lens)') ?? null;
}

/** The same card, only wider: its own width decides what is shown. */
function large(card: HTMLElement): HTMLElement | undefined {
  const box = card.getBoundingClientRect();
  if (box.width >= SPEAKS) return undefined;
  const [w, h] = LARGE[card.classList.contains('wide') ? 'wide' : 'tall'];
  const [before, after] = [box.left - GAP - w, box.right + GAP];
  const middle = (innerWidth - w) / 2;
  const room = innerHeight - h - (card.querySelector('.why') ? REASON : GAP);
  // Beside other choices it would cover them: there it stands above.
  const row = card.closest('[data-lens="above"]')?.getBoundingClientRect();
  const centred = Math.min(innerWidth - w - GAP, box.left + box.width / 2 - w / 2);
  const beside = after + w < innerWidth ? after : before > 0 ? before : middle;
  const left = row ? Math.max(GAP, centred) : beside;
  const wanted = row ? row.top - h - GAP : box.top + box.height / 2 - h / 2;
  const top = Math.max(GAP, Math.min(room, wanted));
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
  // What a finger holds to look at, it does not press; what cannot be pressed tells why.
  on('contextmenu', (event) => {
    if (cardOf(event) && (held || shown)) event.preventDefault();
  });
  on(
    'click',
    (event) => {
      const card = cardOf(event);
      if (held) event.stopPropagation();
      else if (card?.ariaDisabled) show(card);
      else hide();
      held = false;
    },
    true,
  );

  return () => {
    hide();
    ended.abort();
  };
}
