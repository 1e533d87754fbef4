import { expect, test } from 'vitest';
import { matches, places } from './search';

test('all words must be there, in any order, case and accents aside', () => {
  expect(matches('Maître des Perles', 'perles maitre')).toBe(true);
  expect(matches('Locksmiths’ Alley', "locksmiths' ALLEY")).toBe(true);
  expect(matches('Pearl Master', 'pearl coalition')).toBe(false);
  expect(matches('anything', '')).toBe(true);
});

test('places are offsets into the text as it is written', () => {
  const text = 'Une Clef dorée, une clef';
  expect(places(text, 'doree clef').map(([from, to]) => text.slice(from, to))).toEqual([
    'dorée',
    'Clef',
    'clef',
  ]);
  expect(places(text, '')).toEqual([]);
});
