/** What moves when something happens: which piece, from where, to where, and the table after it. */

import type { GameEvent } from '../../api/types';
import type { Guild } from '../../cards/conspiracy';
import type { Events, Facts } from '../../generated/conspiracy';
import { on, type ByKind, type Flight } from '../board';
import { lordOf, type ConspiracyView, type LordId, type SeatView } from './view';

const without = <T>(list: readonly T[], gone: T): T[] => {
  const at = list.indexOf(gone);
  return list.filter((_, i) => i !== at);
};

const withSeat = (
  view: ConspiracyView,
  seat: number,
  change: (seat: SeatView) => Partial<SeatView>,
): ConspiracyView => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

const withPile = (view: ConspiracyView, guild: Guild, pile: LordId[]): ConspiracyView => ({
  ...view,
  piles: { ...view.piles, [guild]: pile },
});

const onPile = (view: ConspiracyView, lord: LordId): ConspiracyView => {
  const { guild } = lordOf(lord);
  return withPile(view, guild, [...view.piles[guild], lord]);
};

const ADVANCE: ByKind<Events, ConspiracyView, ConspiracyView> = {
  'lord-drawn': (view, { lord }) => ({
    ...view,
    deck: view.deck - 1,
    hand: [...view.hand, lord],
  }),
  'lord-discarded': (view, { lord }) => onPile({ ...view, hand: without(view.hand, lord) }, lord),
  'lord-returned': (view, { lord }) => onPile({ ...view, hand: without(view.hand, lord) }, lord),
  'pile-taken': (view, { guild }) =>
    withPile({ ...view, hand: [...view.hand, ...view.piles[guild]] }, guild, []),
  'lord-placed': (view, { seat, lord }) =>
    withSeat({ ...view, hand: without(view.hand, lord) }, seat, ({ chamber }) => ({
      chamber: [...chamber, { lord, location: null }],
    })),
  'lords-swapped': (view, { seat, spot, spot2 }) =>
    withSeat(view, seat, ({ chamber }) => {
      const swapped = [...chamber];
      const [one, other] = [chamber[spot - 1], chamber[spot2 - 1]];
      if (one && other) [swapped[spot - 1], swapped[spot2 - 1]] = [other, one];
      return { chamber: swapped };
    }),
  'lord-heralded': (view, { lord }) => onPile({ ...view, deck: view.deck - 1 }, lord),
  'pearls-gained': (view, { seat, total }) => withSeat(view, seat, () => ({ pearls: total })),
  'pearl-master-named': (view, { seat }) => ({ ...view, pearl_master: seat }),
  'locations-drawn': (view, { count }) => ({ ...view, location_deck: view.location_deck - count }),
  'location-revealed': (view, { location }) => ({
    ...view,
    revealed: [...view.revealed, location],
  }),
  'location-taken': (view, { seat, location, spot }) =>
    withSeat({ ...view, revealed: without(view.revealed, location) }, seat, ({ chamber }) => ({
      chamber: chamber.map((one, i) => (i === spot - 1 ? { ...one, location } : one)),
    })),
};

/** The table after an event, as far as it can be told before the whole action is done. */
export function advance(view: ConspiracyView, event: GameEvent): ConspiracyView {
  return on(ADVANCE, view, event) ?? view;
}

const FLY: ByKind<Events, ConspiracyView, Flight[]> = {
  'lord-drawn': (_, { lord }) => [{ piece: `lord:${lord}`, from: 'deck', to: `hand:${lord}` }],
  'lord-discarded': (_, { lord }) => [
    { piece: `lord:${lord}`, from: `hand:${lord}`, to: `top:${lordOf(lord).guild}` },
  ],
  'lord-returned': (_, { lord }) => [
    { piece: `lord:${lord}`, from: `hand:${lord}`, to: `top:${lordOf(lord).guild}` },
  ],
  'pile-taken': (view, { guild }) =>
    view.piles[guild].map((lord) => ({
      piece: `lord:${lord}`,
      from: `top:${guild}`,
      to: `hand:${lord}`,
    })),
  'lord-placed': (_, { seat, lord, spot }) => [
    { piece: `lord:${lord}`, from: `hand:${lord}`, to: `spot:${seat}:${spot}` },
  ],
  'lords-swapped': (view, { seat, spot, spot2 }) =>
    [
      [spot, spot2],
      [spot2, spot],
    ].flatMap(([from = 0, to = 0]) => {
      const lord = view.seats[seat]?.chamber[from - 1]?.lord;
      return lord
        ? [{ piece: `lord:${lord}`, from: `spot:${seat}:${from}`, to: `spot:${seat}:${to}` }]
        : [];
    }),
  'lord-heralded': (_, { lord }) => [
    { piece: `lord:${lord}`, from: 'deck', to: `top:${lordOf(lord).guild}` },
  ],
  'location-revealed': (_, { location }) => [
    { piece: `location:${location}`, from: 'location-deck', to: `location:${location}` },
  ],
  'location-taken': (view, { seat, location, spot }) => [
    {
      piece: `location:${location}`,
      from: view.revealed.includes(location)
        ? `location:${location}`
        : view.decision?.locations?.includes(location)
          ? `claim:${location}`
          : 'location-deck',
      to: `held:${seat}:${spot}`,
    },
  ],
};

/** What flies over the table when an event happens, seen from the table before it. */
export function flights(view: ConspiracyView, event: GameEvent): Flight[] {
  return on(FLY, view, event) ?? [];
}

/** Where on the table that lies which an event speaks of. */
export function speaksOf({ kind, args }: GameEvent): string[] {
  const { seat, lord, guild, location, spot, spot2 } = args as unknown as Facts;
  switch (kind) {
    case 'lord-drawn':
    case 'lord-kept':
      return ['deck', `hand:${lord}`];
    case 'lord-discarded':
    case 'lord-returned':
    case 'lord-heralded':
      return [`pile:${lordOf(lord).guild}`];
    case 'pile-taken':
      return [`pile:${guild}`];
    case 'lord-placed':
      return [`spot:${seat}:${spot}`];
    case 'lords-swapped':
      return [`spot:${seat}:${spot}`, `spot:${seat}:${spot2}`];
    case 'location-taken':
      return [`spot:${seat}:${spot}`];
    case 'location-revealed':
      return [`location:${location}`];
    case 'locations-drawn':
      return ['location-deck'];
    case 'lords-recalled':
      return ['deck'];
    case 'locations-recalled':
      return ['location-deck'];
    case 'game-ended':
      return [];
    default:
      return [`seat:${seat}`];
  }
}
