import { expect, test } from 'vitest';
import { fan } from './geometry';
import { grouped, othersOf, raceOf, valueOf, type AllyId } from './view';

test('allies that are the same lie together, by race, the strongest first', () => {
  const hand: AllyId[] = ['squid-1', 'crab-2', 'crab-4', 'crab-2', 'crab-2-pearls'];
  expect(grouped(hand)).toEqual([
    { ally: 'crab-4', count: 1 },
    { ally: 'crab-2', count: 2 },
    { ally: 'crab-2-pearls', count: 1 },
    { ally: 'squid-1', count: 1 },
  ]);
  expect([raceOf('crab-2-pearls'), valueOf('crab-2-pearls')]).toEqual(['crab', 2]);
});

test('the others follow in the order of play', () => {
  expect(othersOf({ players: 4 }, 2)).toEqual([3, 0, 1]);
});

test.each([1, 2, 5, 9, 12, 16, 25])('the middle of each of %i cards can be clicked', (count) => {
  for (const width of [260, 360, 520, 800]) {
    for (const height of [120, 150, 450]) {
      const { width: card, rows, perRow, step } = fan(count, { width, height });
      expect(rows * perRow).toBeGreaterThanOrEqual(count);
      if (perRow > 1) expect(step).toBeGreaterThan(card / 2);
      expect((perRow - 1) * step + card).toBeLessThanOrEqual(Math.max(width, card) + 0.01);
    }
  }
});

test('few cards are large, many are smaller', () => {
  const room = { width: 520, height: 150 };
  expect(fan(4, room).width).toBeGreaterThan(fan(20, room).width);
  expect(fan(4, room).rows).toBe(1);
});
