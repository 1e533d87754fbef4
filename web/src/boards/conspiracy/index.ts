/** Conspiracy on the table. */

import type { GameEvent } from '../../api/types';
import { LOCATION_CARDS, LORD_CARDS, MOTION, NOUNS } from '../../generated/conspiracy';
import type { GameBoard } from '../board';
import { motionOf } from '../motion';
import Board from './Board.svelte';
import { inBar, parse, rankInBar } from './notation';
import Piece from './Piece.svelte';
import type { ConspiracyView } from './view';

/** Drawing and keeping a lord are not told where the same lord is placed at once. */
function untold(events: readonly GameEvent[], index: number): boolean {
  const event = events[index];
  if (event?.kind === 'turn-began' || event?.kind === 'location-seen') return true;
  if (event?.kind !== 'lord-kept') return false;
  const { lord } = event.args;
  return events.some(({ kind, args }) => kind === 'lord-placed' && args['lord'] === lord);
}

const conspiracy: GameBoard<ConspiracyView> = {
  Board,
  Piece,
  ...motionOf(MOTION, [...LORD_CARDS, ...LOCATION_CARDS]),
  untold,
  parse,
  inBar,
  rankInBar,
  keyed: (notation) => !notation.startsWith('swap '),
  nouns: NOUNS,
  another: { lord: 'conspiracy-another-lord' },
  tieBreak: (view, seat) => ({
    key: 'pearls-owned',
    args: { count: view.seats[seat]?.pearls ?? 0 },
  }),
  aside(view) {
    const { decision, seats, deck, forced } = view;
    const mine = decision && seats[decision.seat];
    if (!mine || decision.kind !== 'recruit') return undefined;
    if (forced && deck) return { key: 'aside-forced', args: { count: forced.count } };
    return { key: 'aside-recruit', args: { spot: mine.chamber.length + 1, deck } };
  },
};

/** The table knows only what all games have in common. */
export default conspiracy as unknown as GameBoard;
