import { expect, test } from 'vitest';
import type { Analysis, Moment } from '../api/types';
import { chancesAt, course, line, loss, nextTurn, stepAt, trend, turningPoints } from './curve';

const moment = (number: number, chances: number[], chance: number): Moment => ({
  number,
  seat: 0,
  chances,
  action: 'draw-lords 1',
  chance,
  best: [
    { action: 'draw-lords 3', chance: chances[0] ?? 0 },
    { action: 'draw-lords 1', chance },
  ],
});
const ANALYSIS: Analysis = {
  format: 'deepcourt-analysis',
  version: 1,
  moments: [moment(0, [0.5, 0.5], 0.5), moment(4, [0.6, 0.4], 0.4), moment(7, [0.3, 0.7], 0.1)],
  end: [0, 1],
  turns: [7, 4],
};
const SPOTS = course(ANALYSIS, 10);
const FRAME = { left: 0, top: 0, right: 100, bottom: 50 };

test('the course goes from the first decision to the end', () => {
  expect(SPOTS.map(({ number }) => number)).toEqual([0, 4, 7, 10]);
  expect(SPOTS.at(-1)?.chances).toEqual([0, 1]);
});

test('between two decisions the chances are those known last', () => {
  expect(chancesAt(SPOTS, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(SPOTS, 6)).toEqual([0.6, 0.4]);
  expect(chancesAt(SPOTS, 10)).toEqual([0, 1]);
  expect(chancesAt(SPOTS.slice(1), 2)).toEqual([0.6, 0.4]);
});

test('a line rises with the chances', () => {
  expect(line(SPOTS, 0, 10, FRAME)).toBe('M0.0 25.0L40.0 20.0L70.0 35.0L100.0 50.0');
  expect(line(SPOTS, 1, 10, FRAME)).toBe('M0.0 25.0L40.0 30.0L70.0 15.0L100.0 0.0');
});

test('a short game is drawn as it went, of a long one the trend', () => {
  expect(trend(SPOTS)).toEqual(SPOTS);
  const long = Array.from({ length: 120 }, (_, number) => ({ number, chances: [number % 2, 0] }));
  const drawn = trend(long).map(({ chances }) => chances[0] ?? 0);
  expect([drawn[0], drawn.at(-1)]).toEqual([0, 1]);
  for (const chance of drawn.slice(2, -2)) {
    expect(chance).toBeGreaterThan(0.3);
    expect(chance).toBeLessThan(0.7);
  }
});

test('a place leads to the nearest step, and never out of the game', () => {
  expect([-20, 0, 43, 47, 100, 900].map((at) => stepAt(at, 10, FRAME))).toEqual([
    0, 0, 4, 5, 10, 10,
  ]);
});

test('a move costs what the best one would have kept', () => {
  expect(ANALYSIS.moments.map(loss).map((cost) => cost.toFixed(2))).toEqual([
    '0.00',
    '0.20',
    '0.20',
  ]);
});

test('turning points: the worst first, and from one to the next', () => {
  expect(turningPoints(ANALYSIS).map(({ number }) => number)).toEqual([7, 4]);
  expect(nextTurn([7, 4], 0, 1)).toBe(4);
  expect(nextTurn([7, 4], 4, 1)).toBe(7);
  expect(nextTurn([7, 4], 7, 1)).toBeUndefined();
  expect(nextTurn([7, 4], 10, -1)).toBe(7);
  expect(nextTurn([7, 4], 7, -1)).toBe(4);
});
