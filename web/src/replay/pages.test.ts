import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay, ReplayStep } from '../api/types';
import { Pages, PAUSE } from './pages.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const TOTAL = 10;
const all = Array.from({ length: TOTAL }, (_, number) => ({ number }) as ReplayStep);
const page = (from: number): Replay =>
  ({ total: TOTAL, steps: all.slice(from, from + 3) }) as unknown as Replay;
const numbers = (pages: Pages): number[] => pages.known.map(({ number }) => number);

test('what is looked at comes first, then the rest', async () => {
  const asked: number[] = [];
  const pages = new Pages(page(5), async (from) => {
    asked.push(from);
    return page(from);
  });
  expect(numbers(pages)).toEqual([5, 6, 7]);
  expect(pages.filled[9]?.number).toBe(7);
  expect(pages.filled[1]?.number).toBe(5);
  expect(pages.step(1)).toBeUndefined();
  await pages.load(() => 5);
  expect(asked).toEqual([8, 0, 3]);
  expect(numbers(pages)).toEqual(all.map(({ number }) => number));
  expect(pages.filled[1]?.number).toBe(1);
});

test('somebody who jumps ahead is followed', async () => {
  const asked: number[] = [];
  let at = 0;
  const pages = new Pages(page(0), async (from) => {
    asked.push(from);
    at = 8;
    return page(from);
  });
  await pages.load(() => at);
  expect(asked).toEqual([3, 8, 6]);
});

test('a page that does not come is asked for again', async () => {
  let refused = true;
  const pages = new Pages(page(0), async (from) => {
    if (refused) throw new Error('too much');
    return page(from);
  });
  const loading = pages.load(() => 0);
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  expect(numbers(pages)).toHaveLength(3);
  refused = false;
  await vi.advanceTimersByTimeAsync(PAUSE);
  await loading;
  expect(numbers(pages)).toHaveLength(TOTAL);
});

test('after it is closed nothing more is asked for', async () => {
  const asked: number[] = [];
  const pages = new Pages(page(0), async (from) => {
    asked.push(from);
    pages.close();
    return page(from);
  });
  await pages.load(() => 0);
  expect(asked).toEqual([3]);
});
