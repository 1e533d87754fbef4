/** The pair of half-decks that the market is made of, as it is chosen: one after the other. */

import { HALF_DECKS, type HalfDeck } from '../../../../cards/tyrants';

export type Pair = readonly [HalfDeck, HalfDeck];

const isHalfDeck = (name: string): name is HalfDeck =>
  (HALF_DECKS as readonly string[]).includes(name);

/** The pair that a choice names, such as `drow-dragons`; nothing for a pair left to chance. */
export function pairOf(choice: string): Pair | undefined {
  const [one = '', other = ''] = choice.split('-');
  return isHalfDeck(one) && isHalfDeck(other) ? [one, other] : undefined;
}

/** A pair with one more half-deck: the one that was chosen first goes. */
export const withDeck = ([one, other]: Pair, deck: HalfDeck): Pair =>
  deck === one || deck === other ? [one, other] : [other, deck];

/** How a pair is named, whichever was chosen first. */
export const choiceOf = (pair: Pair): string =>
  HALF_DECKS.filter((deck) => pair.includes(deck)).join('-');
