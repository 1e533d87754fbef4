/** Abyss on the table, with or without Leviathan. */

import { lordOf } from '../../cards/abyss';
import {
  ALLY_CARDS,
  LEVIATHAN_CARDS,
  LOCATION_CARDS,
  LORD_CARDS,
  MOTION,
  NOUNS,
  type Events,
} from '../../generated/abyss';
import type { GameBoard } from '../board';
import { motionOf } from '../motion';
import { untoldBy } from '../telling';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import { inBar, letterOf, parse, rankInBar, shortOf } from './notation';
import Piece from './Piece.svelte';
import type { AbyssView } from './view';

/** Told by a neighbour: what a purchase, a plot, a price or a reward has moved. */
const TOLD_BY: Record<string, readonly string[]> = {
  'pearls-lost': ['ally-bought', 'lord-plotted', 'lord-recruited'],
  'pearls-gained': ['ally-bought', 'reward-taken', 'attack-failed', 'court-refilled'],
  'keys-gained': ['reward-taken'],
  'tokens-drawn': ['reward-taken'],
  'ally-discarded': ['attack-made'],
} satisfies { [Kind in keyof Events]?: (keyof Events)[] };
const SILENT: readonly string[] = [
  'turn-began',
  'extra-turn-began',
  'leviathan-drawn',
] satisfies (keyof Events)[];

/** Events that happen all at once, if they follow each other. */
const TOGETHER: readonly string[] = [
  'ally-to-council',
  'ally-drawn',
  'lord-arrived',
  'location-drawn',
] satisfies (keyof Events)[];

/** How long, in milliseconds, an event is looked at: dice tumble, and blows are felt. */
const DWELL: Record<string, number> = {
  'dice-rolled': 1000,
  'leviathan-attacked': 800,
  'fight-began': 400,
  'attack-made': 500,
  'pearls-spent': 400,
  'attack-failed': 900,
  'leviathan-hurt': 900,
  'leviathan-slain': 700,
  'monster-passed': 250,
  'lord-disabled': 500,
} satisfies { [Kind in keyof Events]?: number };

const abyss: GameBoard<AbyssView> = {
  Board,
  Piece,
  Figure,
  ...motionOf(MOTION, [...ALLY_CARDS, ...LORD_CARDS, ...LOCATION_CARDS, ...LEVIATHAN_CARDS]),
  together: (kind) => TOGETHER.includes(kind),
  dwell: ({ kind }) => DWELL[kind] ?? 0,
  untold: untoldBy(SILENT, TOLD_BY),
  goesOn: (events) => events.length > 0 && events.every(({ kind }) => kind === 'ally-paid'),
  quiet: true,
  parse,
  inBar,
  rankInBar,
  labelOf,
  keyed: (notation) => inBar(notation),
  letterOf,
  shortOf,
  nouns: NOUNS,
  another: {
    ally: 'abyss-another-ally',
    lord: 'abyss-another-lord',
    location: 'abyss-another-location',
  },
  tieBreak: (view, seat) => ({
    key: 'tie-break',
    args: {
      pearls: view.seats[seat]?.pearls ?? 0,
      influence: Math.max(0, ...lordsOf(view, seat).map((lord) => lordOf(lord).influence)),
    },
  }),
  aside(view) {
    const { decision, payment } = view;
    if (decision?.kind === 'pay' && payment) {
      return { key: 'aside-pay', args: { count: payment.missing } };
    }
    if (decision?.kind !== 'offer') return undefined;
    return {
      key: 'aside-offer',
      args: { number: view.price, pearls: view.seats[decision.seat]?.pearls ?? 0 },
    };
  },
};

/** Words in the bar that tell the price or the card. */
function labelOf(
  { price, track, payment }: AbyssView,
  notation: string,
): { key: string; args: Record<string, string | number> } | undefined {
  switch (notation) {
    case 'buy':
      return { key: 'bar-buy', args: { count: price } };
    case 'decline-all':
    case 'plot':
    case 'explore':
      return { key: `bar-${notation}`, args: {} };
    case 'take-ally':
      return { key: 'bar-take', args: { ally: track.at(-1) ?? '' } };
    case 'pay-rest':
      return { key: 'bar-pay-rest', args: { count: payment?.missing ?? 0 } };
    default:
      return undefined;
  }
}

function lordsOf(view: AbyssView, seat: number): string[] {
  const of = view.seats[seat];
  if (!of) return [];
  return [...of.free.map(({ lord }) => lord), ...of.locations.flatMap(({ lords }) => lords)];
}

/** The table knows only what all games have in common. */
export default abyss as unknown as GameBoard;
