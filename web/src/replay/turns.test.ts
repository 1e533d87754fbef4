import { expect, test } from 'vitest';
import { turnsOf } from './turns';

test('a turn is all that one seat does until another one acts', () => {
  const seats = [null, 0, 0, 1, 0, 0, 2];
  expect(turnsOf(seats.map((seat, number) => ({ seat, number })))).toEqual([0, 2, 3, 5]);
  expect(turnsOf([])).toEqual([]);
});
