/** What is drawn on the cards is what the rules say. */

import { expect, test } from 'vitest';
import { bundleOf } from '../words/words.svelte';
import {
  allyOf,
  bubblesOf,
  GUILDS,
  HOUSE_OF,
  LEVIATHAN_IDS,
  leviathanOf,
  LORD_IDS,
  lordOf,
  LORDS,
  PLACE_IDS,
  placeOf,
  RACES,
  TIMING_SIGNS,
  worth,
} from './abyss';

test('a guild wears the colours of its race, the ambassadors their own', () => {
  expect(GUILDS.map((guild) => HOUSE_OF[guild])).toEqual([...RACES, 'ambassador']);
});

test('cards are found by their ids', () => {
  expect(allyOf('crab-3-dice')).toMatchObject({ race: 'crab', value: 3, effect: 'dice' });
  expect(lordOf('oracle')).toMatchObject({ guild: 'mage', cost: 8, emblem: 'eye' });
  expect(() => allyOf('crab-6')).toThrow(RangeError);
});

test('a price shows as many races as it needs, the mandatory one big', () => {
  for (const lord of Object.values(LORDS)) {
    const bubbles = bubblesOf(lord);
    expect(bubbles).toHaveLength(lord.races);
    const big = bubbles.flatMap((bubble) => (bubble !== 'any' && bubble.big ? [bubble.race] : []));
    expect(big).toEqual(lord.guild === 'ambassador' ? [] : [HOUSE_OF[lord.guild]]);
  }
});

test.each(PLACE_IDS)('what is drawn on %s is what its text says', async (id) => {
  const bundle = await bundleOf('abyss', 'en');
  const text = bundle.getMessage(`about-location-${id}`)?.value as string;
  const words: Record<string, string> = { '0': 'No points' };
  for (const piece of worth(placeOf(id)))
    if (typeof piece === 'string' && /\d/.test(piece))
      expect(text).toMatch(new RegExp(`${words[piece] ?? piece}|Twice`));
});

test('no two cards share their picture', () => {
  for (const pictures of [
    LORD_IDS.flatMap((id) => lordOf(id).emblem ?? []),
    LEVIATHAN_IDS.map((id) => leviathanOf(id).kind),
    PLACE_IDS.map((id) => `${placeOf(id).kind} ${placeOf(id).hue}`),
  ])
    expect(new Set(pictures).size).toBe(pictures.length);
});

test('every timing has its signs', () => {
  for (const id of LORD_IDS) {
    const { timing } = lordOf(id);
    if (timing) expect(TIMING_SIGNS[timing].length).toBeGreaterThan(0);
  }
});
