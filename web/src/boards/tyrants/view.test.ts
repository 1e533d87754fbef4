import { expect, test } from 'vitest';
import { grouped } from '../groups';
import { coloursOf, inPlay, isStack, sum, type Played } from './view';

test('cards that are the same lie together', () => {
  expect(grouped(['noble', 'ghost', 'noble'])).toEqual([
    { card: 'noble', count: 2 },
    { card: 'ghost', count: 1 },
  ]);
});

test('troops are counted by colour, the seats in their order, white last', () => {
  const hall = { white: 2, eye: 1, flame: 3 };
  expect(coloursOf(hall)).toEqual([
    ['flame', 3],
    ['eye', 1],
    ['white', 2],
  ]);
  expect(sum(hall)).toBe(6);
});

test('what has left the play area does not lie there', () => {
  const played: Played[] = [
    { card: 'noble', where: 'play' },
    { card: 'wraith', where: null },
    { card: 'ghost', where: 'market' },
  ];
  expect(inPlay({ played })).toEqual(['noble']);
});

test('some cards come from stacks', () => {
  expect([isStack('house-guard'), isStack('ghost')]).toEqual([true, false]);
});
