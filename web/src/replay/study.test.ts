import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisState } from '../api/types';
import { BEAT, secondsLeft, Study } from './study.svelte';

const ANALYSIS = { format: 'deepcourt-analysis', version: 1, moments: [], end: [1, 0], turns: [] };
const asked: string[] = [];
let answers: (AnalysisState | 'lost')[] = [];

const none: AnalysisState = { state: 'none', done: 0, decisions: 9, analysis: null };
const running = (done: number): AnalysisState => ({
  state: 'running',
  done,
  decisions: 9,
  analysis: null,
});
const done: AnalysisState = { state: 'done', done: 9, decisions: 9, analysis: ANALYSIS };

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = answers.shift();
    if (answer === 'lost') return Promise.reject(new TypeError('offline'));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => vi.useRealTimers());

const source = { kind: 'table', id: 'x' } as const;

test('a study is begun, waited for, and there', async () => {
  answers = [none, running(0), running(4), 'lost', done];
  const study = new Study(source);
  await study.look();
  expect(study.state).toBe('none');
  await study.begin();
  await vi.advanceTimersByTimeAsync(BEAT);
  expect([study.state, study.done, study.decisions]).toEqual(['running', 4, 9]);
  await vi.advanceTimersByTimeAsync(6 * BEAT);
  expect([study.state, study.analysis]).toEqual(['done', ANALYSIS]);
  await vi.advanceTimersByTimeAsync(9 * BEAT);
  expect(asked).toEqual([
    'GET /api/tables/x/analysis',
    'POST /api/tables/x/analysis',
    ...Array<string>(3).fill('GET /api/tables/x/analysis'),
  ]);
});

test('one that the server gave up can be begun again', async () => {
  answers = [running(1), none, running(0)];
  const study = new Study(source);
  await study.begin();
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(study.state).toBe('failed');
  await study.begin();
  expect(study.state).toBe('running');
  study.close();
});

test('who has left asks no more', async () => {
  answers = [running(1), done];
  const study = new Study(source);
  await study.look();
  study.close();
  await vi.advanceTimersByTimeAsync(9 * BEAT);
  expect(asked).toHaveLength(1);
});

test('the time left follows from the pace', () => {
  const first = { done: 1, at: 0 };
  expect(secondsLeft(first, { done: 2, at: 5000 }, 21)).toBeUndefined();
  expect(secondsLeft(first, { done: 6, at: 5000 }, 21)).toBe(15);
  expect(secondsLeft(first, { done: 21, at: 9000 }, 21)).toBe(0);
});
