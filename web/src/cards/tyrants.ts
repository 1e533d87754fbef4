/** The cards of Tyrants of the Underdark as the browser shows them. */

import {
  MINION_CARDS,
  SIGNS,
  type Between,
  type MinionCard,
  type Sign,
  type Sometimes,
} from '../generated/tyrants';
import { byId, named } from './card';

export {
  ASPECT_IDS as ASPECTS,
  CARD_IDS,
  DECK_IDS as DECKS,
  HALF_DECKS,
  HOUSE_IDS as HOUSES,
  TROOP_IDS as TROOPS,
  type AspectId as Aspect,
  type CreatureId as Creature,
  type DeckId as Deck,
  type HalfDeckId as HalfDeck,
  type HouseId as House,
  type TroopId as Troop,
} from '../generated/tyrants';

/** A sign with its count, a mark between two of them, or some that hold only at times. */
export type Mark = Sign | Between | Sometimes;

export interface Minion extends MinionCard {
  /** What it does, in signs. */
  effect: readonly Mark[];
}

export const CARDS = byId<MinionCard, Minion>(MINION_CARDS, (card) => ({
  ...card,
  effect: SIGNS[card.id],
}));
export const cardOf = (id: string): Minion => named(CARDS, id);

/** The ornament of a card: the more influence it costs, the richer its frame. */
export function rankOf({ cost }: Minion): 'low' | 'mid' | 'high' {
  if (cost === null || cost < 4) return 'low';
  return cost < 6 ? 'mid' : 'high';
}
