/** What a seat may know of a game of Tyrants, and what only the browser adds while it shows events. */

import {
  STACKS,
  TROOP_IDS,
  type CardId,
  type HouseId as House,
  type PlaceId,
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
  type TroopId as Troop,
} from '../../generated/tyrants';

export const OUTCAST = 'insane-outcast' satisfies StackId;

export type Troops = SiteView['troops'];

export interface TyrantsView extends Known {
  /** A card has been played and is being carried out. */
  busy?: boolean;
  /** Where a troop was that is being moved. */
  lifted?: PlaceId | null;
  /** Whose hall a trophy comes from. */
  taken?: House | null;
  /** The top card of a deck, turned up to be promoted. */
  turned_up?: CardId;
}

export const isStack = (card: string): card is StackId =>
  (STACKS as readonly string[]).includes(card);

/** Whether insane outcasts lie in the market: only with the demons. */
export const hasOutcasts = (view: Pick<TyrantsView, 'half_decks'>): boolean =>
  view.half_decks.includes('demons');

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

/** The cards that lie in the play area of the active player. */
export const inPlay = (view: Pick<TyrantsView, 'played'>): CardId[] =>
  view.played.flatMap(({ card, where }) => (where === 'play' ? [card] : []));
