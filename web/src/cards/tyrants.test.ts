/** The cards as the browser shows them. */

import { expect, test } from 'vitest';
import { portrait } from '../draw/tyrants/portrait';
import { SIGN_NAMES } from '../draw/tyrants/signs';
import { ASPECTS, cardOf, CARDS, DECKS, HOUSES, rankOf, TROOPS, type Minion } from './tyrants';

const all: Minion[] = Object.values(CARDS);

test('cards are found by their ids', () => {
  expect(cardOf('matron-mother')).toMatchObject({ deck: 'drow', cost: 6, inner_points: 6 });
  expect(cardOf('insane-outcast')).toMatchObject({ aspect: null, cost: null, points: -1 });
  expect(() => cardOf('nobody')).toThrow(RangeError);
});

test('decks, aspects, houses and troops have a sign', () => {
  expect(SIGN_NAMES).toEqual(expect.arrayContaining([...DECKS, ...ASPECTS, ...HOUSES]));
  expect(TROOPS.filter((troop) => !HOUSES.some((house) => house === troop))).toEqual(['white']);
  expect(new Set(all.map(({ deck }) => deck))).toEqual(new Set(DECKS));
});

test('no two cards share their portrait, and each is always the same', () => {
  const drawn = all.map(portrait);
  expect(new Set(drawn).size).toBe(all.length);
  expect(all.map(portrait)).toEqual(drawn);
  for (const svg of drawn) expect(svg).not.toMatch(/undefined|NaN/);
});

test('the dearer a card, the richer its frame', () => {
  expect(['noble', 'house-guard', 'advocate'].map((id) => rankOf(cardOf(id)))).toEqual(
    Array(3).fill('low'),
  );
  expect(rankOf(cardOf('bounty-hunter'))).toBe('mid');
  expect(rankOf(cardOf('red-dragon'))).toBe('high');
});
