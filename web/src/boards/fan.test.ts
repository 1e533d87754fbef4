import { describe, expect, test } from 'vitest';
import { fan, type Sizes } from './fan';

const ALLIES: Sizes = { largest: 104, readable: Infinity, rows: 4 };
const MINIONS: Sizes = { largest: 118, readable: 82, rows: 5 };

describe.each([
  ['allies', ALLIES],
  ['minions', MINIONS],
])('%s', (_, sizes) => {
  test.each([1, 2, 5, 9, 12, 16, 25])('the middle of each of %i cards can be clicked', (count) => {
    for (const width of [260, 360, 520, 800, 1200]) {
      for (const height of [120, 150, 450]) {
        const { width: card, rows, perRow, step } = fan(count, { width, height }, sizes);
        expect(rows * perRow).toBeGreaterThanOrEqual(count);
        if (perRow > 1) expect(step).toBeGreaterThan(card / 2);
        expect((perRow - 1) * step + card).toBeLessThanOrEqual(Math.max(width, card) + 0.01);
      }
    }
  });
});

test('few cards are large, many are smaller', () => {
  const room = { width: 520, height: 150 };
  expect(fan(4, room, ALLIES).width).toBeGreaterThan(fan(20, room, ALLIES).width);
  expect(fan(4, room, ALLIES).rows).toBe(1);
});

test('cards lie side by side as long as they can be read', () => {
  const room = { width: 460, height: 150 };
  expect(fan(5, room, MINIONS).step).toBeGreaterThan(fan(5, room, MINIONS).width);
  expect(fan(8, room, MINIONS).step).toBeLessThan(fan(8, room, MINIONS).width);
});
