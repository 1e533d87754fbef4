import { beforeAll, expect, test } from 'vitest';
import type { GameEvent, ReplayStep } from '../api/types';
import { loadWords, sayIn, setLanguage } from '../words/words.svelte';
import { told, turnsOf, type Teller } from './chronicle';

const event = (kind: string, args: GameEvent['args'] = {}): GameEvent => ({ kind, args });
const step = (number: number, seat: number | null, ...events: GameEvent[]): ReplayStep =>
  ({ number, seat, action: null, events, view: {} }) as unknown as ReplayStep;
const nothing = () => false;

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('conspiracy');
});

const teller = (viewer: number | null): Teller => ({
  names: ['Ilse', 'Thresher'],
  nouns: ['guild', 'lord', 'location'],
  viewer,
  say: sayIn('conspiracy'),
});

test('a turn is all that one seat does until another one acts', () => {
  const steps = [
    step(0, null),
    step(1, 0, event('lord-drawn')),
    step(2, 0, event('lord-kept'), event('turn-began', { seat: 1 })),
    step(3, 1, event('pile-taken')),
    step(4, 0, event('lord-drawn')),
  ];
  const turns = turnsOf(steps, nothing);
  expect(turns.map(({ seat, begins, lines }) => [seat, begins, lines.length])).toEqual([
    [0, 0, 2],
    [1, 2, 1],
    [0, 3, 1],
  ]);
  expect(turns[0]?.lines.map(({ number }) => number)).toEqual([1, 2]);
});

test('what a game leaves out is left out', () => {
  const steps = [step(1, 0, event('lord-drawn'), event('lord-kept'))];
  expect(turnsOf(steps, (_, i) => i === 0)[0]?.lines.map((line) => line.event.kind)).toEqual([
    'lord-kept',
  ]);
});

test('seats and cards have their names, and the reader is addressed', () => {
  const kept = event('lord-kept', { seat: 1, lord: 'mage-3' });
  expect(told(kept, teller(null))).toBe('Thresher keeps the Mage 3.');
  expect(told(kept, teller(1))).toBe('You keep the Mage 3.');
  expect(told(event('game-ended'), teller(0))).toBe('The game is over.');
});
