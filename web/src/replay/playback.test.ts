import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACE, Playback } from './playback.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (at = 0) => new Playback(9, () => [0, 3, 5], at);

test('it begins where it is told, but never outside', () => {
  expect(start(4).at).toBe(4);
  expect(start(99).at).toBe(9);
  expect(start(-3).at).toBe(0);
  expect(start(Number.NaN).at).toBe(0);
});

test('it steps, and jumps by turns', () => {
  const playback = start(4);
  playback.step(-1);
  expect(playback.at).toBe(3);
  playback.turn(1);
  expect(playback.at).toBe(5);
  playback.turn(1);
  expect(playback.at).toBe(9);
  playback.turn(-1);
  expect(playback.at).toBe(5);
  playback.goTo(1);
  playback.turn(-1);
  expect(playback.at).toBe(0);
});

test('it plays at its speed, and stops at the end', () => {
  const playback = start(6);
  playback.play();
  vi.advanceTimersByTime(PACE);
  expect(playback.at).toBe(7);
  playback.setSpeed(4);
  vi.advanceTimersByTime(PACE / 2);
  expect(playback.at).toBe(9);
  expect(playback.playing).toBe(false);
  playback.toggle();
  expect(playback.at).toBe(0);
  playback.toggle();
  vi.advanceTimersByTime(10 * PACE);
  expect(playback.at).toBe(0);
});

test('a jump begins the wait anew', () => {
  const playback = start();
  playback.play();
  vi.advanceTimersByTime(PACE - 1);
  playback.goTo(4);
  vi.advanceTimersByTime(PACE - 1);
  expect(playback.at).toBe(4);
  vi.advanceTimersByTime(1);
  expect(playback.at).toBe(5);
});

test('there is a slowest and a fastest', () => {
  const playback = start();
  for (let i = 0; i < 9; i++) playback.faster(1);
  expect(playback.speed).toBe(4);
  for (let i = 0; i < 9; i++) playback.faster(-1);
  expect(playback.speed).toBe(0.5);
});
