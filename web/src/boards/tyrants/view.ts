/** What a seat may know of a game of Tyrants, and what only the browser adds while it shows events. */

import {
  SITE_IDS,
  STACKS,
  TROOP_IDS,
  type CardId,
  type HouseId as House,
  type PlaceId,
  type SiteId,
  type SiteView,
  type StackId,
  type TroopId as Troop,
  type TyrantsView as Known,
} from '../../generated/tyrants';

export {
  SPIES,
  STACKS,
  TROOPS as BARRACKS,
  type CardId,
  type HouseId as House,
  type PlaceId,
  type Played,
  type SeatView,
  type SiteId,
  type SiteView,
  type StackId,
  type TroopId as Troop,
} from '../../generated/tyrants';

export const OUTCAST = 'insane-outcast' satisfies StackId;

export type Troops = SiteView['troops'];

export interface TyrantsView extends Known {
  /** A card has been played and is being carried out. */
  busy?: boolean;
  /** Where a troop was that is being moved. */
  lifted?: PlaceId;
  /** Whose hall a trophy comes from. */
  taken?: House;
  /** The top card of a deck, turned up to be promoted. */
  turnedUp?: CardId;
}

export const isSite = (place: PlaceId): place is SiteId =>
  (SITE_IDS as readonly string[]).includes(place);
export const isStack = (card: string): card is StackId =>
  (STACKS as readonly string[]).includes(card);

/** The seats around the table after a given one. */
export const othersOf = (view: Pick<TyrantsView, 'players'>, seat: number): number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (seat + 1 + i) % view.players);

export const seatOf = (view: Pick<TyrantsView, 'seats'>, house: string): number =>
  view.seats.findIndex((one) => one.house === house);

export const sum = (counts: Troops): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The troops of a hall or a site, the seats in their order, white last. */
export const coloursOf = (troops: Troops): [Troop, number][] =>
  TROOP_IDS.flatMap((troop): [Troop, number][] => {
    const count = troops[troop] ?? 0;
    return count ? [[troop, count]] : [];
  });

export interface Group {
  card: CardId;
  count: number;
}

/** Cards that are the same lie together, in the order in which the first of them lies. */
export function grouped(cards: readonly CardId[]): Group[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The cards that lie in the play area of the active player. */
export const inPlay = (view: Pick<TyrantsView, 'played'>): CardId[] =>
  view.played.flatMap(({ card, where }) => (where === 'play' ? [card] : []));
