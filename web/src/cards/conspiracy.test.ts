/** What is drawn on the cards is what the rules say. */

import { expect, test } from 'vitest';
import { bundleOf } from '../words/words.svelte';
import {
  GAINS,
  INFLUENCES,
  onTake,
  PLACE_IDS,
  PLACES,
  worth,
  type Piece,
  type Place,
} from './conspiracy';

const figures = (pieces: readonly Piece[]): string[] =>
  pieces.filter((piece) => typeof piece === 'string').filter((piece) => /\d/.test(piece));

test('a lord of each influence shows what it brings', () => {
  expect(INFLUENCES.map((influence) => GAINS[influence].join(' '))).toEqual([
    'swap',
    'key-silver',
    'key-gold',
    'pearl pearl',
    'pearl',
    'herald',
  ]);
});

test.each(PLACE_IDS)('what is drawn on %s is what its text says', async (id) => {
  const bundle = await bundleOf('conspiracy', 'en');
  const text = bundle.getMessage(`about-location-${id}`)?.value as string;
  const place: Place = PLACES[id];
  for (const figure of figures(worth(place))) expect(text).toContain(figure);
  if (place.pearls) expect(text).toContain(`Gain ${place.pearls} pearl`);
  expect(onTake(place).length > 0).toBe(Boolean(place.pearls || place.power));
});

test('no two places share their picture', () => {
  const pictures = PLACE_IDS.map((id) => PLACES[id].kind);
  expect(new Set(pictures).size).toBe(PLACE_IDS.length);
});
