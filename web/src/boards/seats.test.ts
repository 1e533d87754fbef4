import { expect, test } from 'vitest';
import { othersOf } from './seats';

test('the others follow in the order of play', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
});
