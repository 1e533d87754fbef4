import { expect, test } from 'vitest';
import { fan } from './geometry';
import { coloursOf, grouped, inPlay, isSite, isStack, othersOf, sum, type Played } from './view';

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

test('places are sites or spaces of routes; some cards come from stacks', () => {
  expect([isSite('ched-nasad'), isSite('labyrinth--skullport-0')]).toEqual([true, false]);
  expect([isStack('house-guard'), isStack('ghost')]).toEqual([true, false]);
});

test('the others follow in the order of play', () => {
  expect(othersOf({ players: 4 }, 2)).toEqual([3, 0, 1]);
});

test.each([1, 2, 5, 9, 12, 16])('the middle of each of %i cards can be clicked', (count) => {
  for (const width of [260, 360, 520, 800, 1200]) {
    for (const height of [120, 150, 450]) {
      const { width: card, rows, perRow, step } = fan(count, { width, height });
      expect(rows * perRow).toBeGreaterThanOrEqual(count);
      if (perRow > 1) expect(step).toBeGreaterThan(card / 2);
      expect((perRow - 1) * step + card).toBeLessThanOrEqual(Math.max(width, card) + 0.01);
    }
  }
});

test('cards lie side by side as long as they can be read', () => {
  const room = { width: 460, height: 150 };
  expect(fan(5, room).step).toBeGreaterThan(fan(5, room).width);
  expect(fan(8, room).step).toBeLessThan(fan(8, room).width);
});
