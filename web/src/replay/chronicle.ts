/** What happened, told turn by turn. */

import type { Args, GameEvent, ReplayStep } from '../api/types';
import type { Say } from '../words/words.svelte';

export interface Line {
  /** The step after which this has happened. */
  number: number;
  event: GameEvent;
}

export interface Turn {
  seat: number;
  /** The step before the first action of the turn. */
  begins: number;
  lines: Line[];
}

type Untold = (events: readonly GameEvent[], index: number) => boolean;

/** The steps as turns: all that one seat does until another one acts. */
export function turnsOf(steps: readonly ReplayStep[], untold: Untold): Turn[] {
  const turns: Turn[] = [];
  for (const { number, seat, events } of steps) {
    if (seat === null) continue;
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, begins: number - 1, lines: [] });
    const told = events.filter((event, i) => event.kind !== 'turn-began' && !untold(events, i));
    turns.at(-1)?.lines.push(...told.map((event) => ({ number, event })));
  }
  return turns;
}

/** What fills a message: names for seats and cards, and whether the reader is spoken of. */
export function filled(
  args: Args,
  { names, nouns, viewer, say }: Teller,
): Record<string, string | number> {
  const entries = Object.entries(args).map(([key, value]): [string, string | number] => {
    if (key === 'seat') return [key, names[Number(value)] ?? ''];
    const noun = key.replace(/\d+$/, '');
    if (typeof value === 'string' && nouns.includes(noun)) return [key, say(`${noun}-${value}`)];
    return [key, typeof value === 'boolean' ? String(value) : value];
  });
  const you = viewer !== null && args['seat'] === viewer ? 'yes' : 'no';
  return { ...Object.fromEntries(entries), you };
}

export interface Teller {
  names: readonly string[];
  nouns: readonly string[];
  viewer: number | null;
  say: Say;
}

export const told = (event: GameEvent, teller: Teller): string =>
  teller.say(`event-${event.kind}`, filled(event.args, teller));
