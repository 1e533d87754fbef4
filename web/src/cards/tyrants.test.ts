/** The browser's table of cards is that of the rules. */

import { expect, test } from 'vitest';
import rules from '../../../src/deepcourt/games/tyrants/cards.py?raw';
import { portrait } from '../draw/tyrants/portrait';
import { SIGN_NAMES } from '../draw/tyrants/signs';
import {
  ASPECTS,
  CARD_IDS,
  cardOf,
  CARDS,
  DECKS,
  HALF_DECKS,
  HOUSES,
  rankOf,
  TROOPS,
  type Minion,
} from './tyrants';
import { effectMarks, type Mark } from './tyrants/effect';

const all: Minion[] = Object.values(CARDS);
const copies = (cards: readonly Minion[]): number =>
  cards.reduce((sum, card) => sum + card.copies, 0);

test('every card of the rules is there, none is left out', () => {
  expect(CARD_IDS).toEqual([...rules.matchAll(/^ {4}Card\("([\w-]+)"/gm)].map(([, id]) => id));
  expect(CARD_IDS).toHaveLength(125);
  expect(copies(all)).toBe(340);
  for (const deck of HALF_DECKS) expect(copies(all.filter((card) => card.deck === deck))).toBe(40);
});

test('figures are read as they are written', () => {
  expect(cardOf('matron-mother')).toMatchObject({
    deck: 'drow',
    aspect: 'ambition',
    creature: 'drow',
    cost: 6,
    points: 3,
    inner: 6,
    copies: 1,
  });
  expect(cardOf('insane-outcast')).toMatchObject({ aspect: null, cost: null, points: -1 });
  expect(cardOf('yan-c-bin').creature).toBe('elemental-prince');
  expect(() => cardOf('nobody')).toThrow(RangeError);
});

test('decks, aspects, houses and troops have a sign', () => {
  expect(SIGN_NAMES).toEqual(expect.arrayContaining([...DECKS, ...ASPECTS, ...HOUSES]));
  expect(TROOPS.filter((troop) => !HOUSES.some((house) => house === troop))).toEqual(['white']);
  expect(new Set(all.map(({ deck }) => deck))).toEqual(new Set(DECKS));
});

const signsIn = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => {
    if ('when' in mark) return ['(', ...signsIn(mark.when), ')'];
    if ('mark' in mark) return [mark.mark];
    return [`${mark.count ?? ''}${mark.white ? 'white ' : ''}${mark.sign}`];
  });

test.each([
  ['house-guard', '2power'],
  ['advocate', '2influence / ( promote )'],
  ['underdark-ranger', '2white assassinate'],
  ['weaponmaster', '3× deploy / white assassinate'],
  ['spellspinner', 'spy / home › supplant'],
  ['water-elemental', '2deploy ( focus draw )'],
  ['beholder', 'assassinate 1power'],
  ['black-dragon', 'white supplant +vp'],
  ['quaggoth', '×white assassinate'],
  ['aboleth', '2spy / ×draw'],
  ['ghoul', '2power outcast'],
  ['matron-mother', 'discard promote'],
  ['umber-hulk', '3deploy ( discard )'],
])('what %s does in signs', (id, line) => {
  expect(signsIn(cardOf(id).effect).join(' ')).toBe(line);
});

test('every card does something, and a deed without a sign is noticed', () => {
  for (const { id, effect } of all) expect(effect.length, id).toBeGreaterThan(0);
  expect(() => effectMarks('dance')).toThrow();
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
