/** What a seat may know of a game of Tyrants of the Underdark, as the engine writes it. */

import type { Decision, ScoreLine, View } from '../../api/types';
import { TROOPS, type House, type Troop } from '../../cards/tyrants';

export type { House, Troop } from '../../cards/tyrants';

export const BARRACKS = 40;
export const SPIES = 5;
export const STACKS = ['house-guard', 'priestess-of-lolth', 'insane-outcast'] as const;
export const OUTCAST = 'insane-outcast';

export type CardId = string;
export type SiteId = string;
/** A site, or a space of a route such as `labyrinth--skullport-0`. */
export type PlaceId = string;
export type Troops = Partial<Record<Troop, number>>;

export interface SiteView {
  troops: Troops;
  spies: House[];
  control: number | null;
  total: boolean;
  marker: boolean;
}

export interface SeatView {
  house: House;
  /** Null where it is hidden, and so is the deck. */
  hand: CardId[] | null;
  hand_size: number;
  deck: CardId[] | null;
  deck_size: number;
  /** Hand and deck together, which everybody could have noted down. */
  unseen: CardId[];
  discard: CardId[];
  circle: CardId[];
  barracks: number;
  spies: number;
  hall: Troops;
  points: number;
  sites: SiteId[];
  markers: SiteId[];
  presence: PlaceId[];
  score: number;
  complete: boolean;
  sheet: ScoreLine[];
}

/** A card of this turn; it lies nowhere any more if it has been devoured or promoted. */
export interface Played {
  card: CardId;
  where: 'play' | 'market' | 'circle' | null;
}

export interface TyrantsDecision extends Decision {
  /** Whose effect asks. */
  card?: CardId;
  /** How many times still, this one included. */
  count?: number;
  optional?: boolean;
  site?: SiteId;
  cost?: string;
  seat2?: number;
}

export interface TyrantsView extends View {
  half_decks: string[];
  sections: string[];
  decision: TyrantsDecision | null;
  round: number;
  active: number;
  first: number;
  last_round: boolean;
  power: number;
  influence: number;
  row: (CardId | null)[];
  market_deck: CardId[];
  stacks: Record<string, number>;
  devoured: CardId[];
  ghost: boolean;
  played: Played[];
  resolving: { card: CardId; seat: number }[];
  end_effects: CardId[];
  sites: Record<SiteId, SiteView>;
  spaces: Record<PlaceId, Troop | null>;
  seats: SeatView[];
  /** Only while events are being shown: a card has been played and is being carried out. */
  busy?: boolean;
  /** Only while events are being shown: where a troop was that is being moved. */
  lifted?: PlaceId;
  /** Only while events are being shown: whose hall a trophy comes from. */
  taken?: House;
  /** Only while events are being shown: the top card of a deck, turned up to be promoted. */
  turnedUp?: CardId;
}

export const isSite = (place: PlaceId): boolean => !place.includes('--');
export const isStack = (card: CardId): boolean => (STACKS as readonly string[]).includes(card);

/** The seats around the table after a given one. */
export const othersOf = (view: Pick<TyrantsView, 'players'>, seat: number): number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (seat + 1 + i) % view.players);

export const seatOf = (view: Pick<TyrantsView, 'seats'>, house: string): number =>
  view.seats.findIndex((one) => one.house === house);

export const sum = (counts: Troops): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The troops of a hall or a site, the seats in their order, white last. */
export const coloursOf = (troops: Troops): [Troop, number][] =>
  TROOPS.flatMap((troop): [Troop, number][] => {
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
