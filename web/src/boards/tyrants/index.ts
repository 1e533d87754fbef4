/** Tyrants of the Underdark on the table. */

import type { GameEvent } from '../../api/types';
import { MINION_CARDS, MOTION, NOUNS, type Events } from '../../generated/tyrants';
import type { GameBoard } from '../board';
import { motionOf } from '../motion';
import { untoldBy } from '../telling';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import { inBar, keyed, letterOf, parse, rankInBar } from './notation';
import Piece from './Piece.svelte';
import { left } from './targets';
import type { TyrantsView } from './view';

/** Told by a neighbour: how many cards were drawn. */
const TOLD_BY: Record<string, readonly string[]> = {
  'cards-drawn': ['card-drawn'],
} satisfies { [Kind in keyof Events]?: (keyof Events)[] };
/** Whose turn it is, the heading says. */
const SILENT: readonly string[] = [
  'turn-began',
  'turn-ended',
  'market-filled',
] satisfies (keyof Events)[];

const goesWithoutSaying = untoldBy(SILENT, TOLD_BY);

/** Events that happen all at once, if they follow each other. */
const TOGETHER: readonly string[] = [
  'card-drawn',
  'marker-influence',
  'marker-points',
  'outcast-taken',
] satisfies (keyof Events)[];

/** How long, in milliseconds, an event is looked at. */
const DWELL: Record<string, number> = {
  'card-revealed': 700,
  'total-control-gained': 450,
  'control-gained': 250,
  'last-round-began': 900,
} satisfies { [Kind in keyof Events]?: number };

function untold(events: readonly GameEvent[], index: number): boolean {
  // The top card of a deck has been told of before it goes to the inner circle.
  const known = events[index - 1]?.kind === 'top-card-promoted';
  return (known && events[index]?.kind === 'card-promoted') || goesWithoutSaying(events, index);
}

type Words = { key: string; args: Record<string, string | number> };

/** Words in the bar that say what is declined, and what is left unused. */
function labelOf(view: TyrantsView, notation: string): Words | undefined {
  const { decision } = view;
  if (notation === 'end-turn') {
    const unused = left(view, decision?.actions ?? []);
    return unused.length ? { key: 'end-turn-early', args: {} } : undefined;
  }
  if (notation !== 'pass' || !decision) return undefined;
  return { key: `decline-${decision.kind}`, args: { cost: decision.cost ?? '' } };
}

const tyrants: GameBoard<TyrantsView> = {
  Board,
  Piece,
  Figure,
  ...motionOf(MOTION, MINION_CARDS),
  together: (kind) => TOGETHER.includes(kind),
  dwell: ({ kind }) => DWELL[kind] ?? 0,
  untold,
  quiet: true,
  parse,
  inBar,
  rankInBar,
  labelOf,
  keyed,
  letterOf,
  nouns: NOUNS,
  another: { card: 'tyrants-another-card' },
  aside({ decision }) {
    if (decision?.kind === 'turn') return { key: 'aside-turn', args: {} };
    return decision?.card ? { key: `about-card-${decision.card}`, args: {} } : undefined;
  },
};

/** The table knows only what all games have in common. */
export default tyrants as unknown as GameBoard;
