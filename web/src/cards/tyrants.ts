/** The cards of Tyrants of the Underdark as the browser shows them; their table comes from the rules. */

import { MINIONS } from '../../../src/deepcourt/games/tyrants/cards.py';
import type { Mark } from './tyrants/effect';

/** The houses by seat. */
export const HOUSES = ['flame', 'spider', 'blade', 'eye'] as const;
export type House = (typeof HOUSES)[number];

/** Whose a troop can be: white ones are nobody's. */
export const TROOPS = [...HOUSES, 'white'] as const;
export type Troop = (typeof TROOPS)[number];

export const HALF_DECKS = [
  'drow',
  'dragons',
  'elementals',
  'demons',
  'aberrations',
  'undead',
] as const;
export type HalfDeck = (typeof HALF_DECKS)[number];

export const DECKS = ['starter', 'core', ...HALF_DECKS] as const;
export type Deck = (typeof DECKS)[number];

export const ASPECTS = ['ambition', 'conquest', 'malice', 'guile', 'obedience'] as const;
export type Aspect = (typeof ASPECTS)[number];

export type Creature =
  | 'aberration'
  | 'beast'
  | 'construct'
  | 'derro'
  | 'doppelganger'
  | 'dragon'
  | 'drow'
  | 'dwarf'
  | 'elemental'
  | 'elemental-prince'
  | 'elf'
  | 'fiend'
  | 'giant'
  | 'grimlock'
  | 'half-dragon'
  | 'human'
  | 'illithid'
  | 'kobold'
  | 'medusa'
  | 'monstrosity'
  | 'myconid'
  | 'quaggoth'
  | 'shapechanger'
  | 'tiefling'
  | 'troglodyte'
  | 'undead';

export interface Minion {
  id: string;
  deck: Deck;
  /** The Insane Outcast has none. */
  aspect: Aspect | null;
  creature: Creature;
  /** Nothing for what cannot be recruited. */
  cost: number | null;
  /** In the deck, the hand or the discard pile at the end. */
  points: number;
  /** In the inner circle. */
  inner: number;
  copies: number;
  /** What it does, in signs. */
  effect: readonly Mark[];
}

export const CARDS: Readonly<Record<string, Minion>> = Object.fromEntries(
  MINIONS.map((card) => [card.id, card]),
);
export const CARD_IDS = Object.keys(CARDS);

export function cardOf(id: string): Minion {
  const found = CARDS[id];
  if (found === undefined) throw new RangeError(`there is no card ${id}`);
  return found;
}

/** The ornament of a card: the more influence it costs, the richer its frame. */
export function rankOf({ cost }: Minion): 'low' | 'mid' | 'high' {
  if (cost === null || cost < 4) return 'low';
  return cost < 6 ? 'mid' : 'high';
}
