/** The browser's table of cards says what the rules say. */

import { expect, test } from 'vitest';
import rules from '../../../src/deepcourt/games/conspiracy/cards.py?raw';
import { bundleOf } from '../words/words.svelte';
import {
  GAINS,
  GUILDS,
  INFLUENCES,
  onTake,
  PLACE_IDS,
  PLACES,
  worth,
  type Piece,
  type Place,
} from './conspiracy';

/** The rows of a table in cards.py, `Name("id", key=value, …)`, as plain values. */
function rows(name: string): Record<string, string | number>[] {
  return [...rules.matchAll(new RegExp(`^ {4}${name}\\((.*)\\),$`, 'gm'))].map(
    ([, inside = '']) => {
      const [, id] = /^"([^"]+)"/.exec(inside) ?? [];
      const fields = [...inside.matchAll(/(\w+)=(?:"([^"]*)"|(\d+))/g)].map(
        ([, key = '', text, number]) => [key, text ?? Number(number)] as const,
      );
      return { ...(id ? { id } : {}), ...Object.fromEntries(fields) };
    },
  );
}

const figures = (pieces: readonly Piece[]): string[] =>
  pieces.filter((piece) => typeof piece === 'string').filter((piece) => /\d/.test(piece));

test('the same guilds', () => {
  const [, ids = ''] = /^GUILD_IDS = \((.*)\)$/m.exec(rules) ?? [];
  expect(ids.match(/\w+/g)).toEqual([...GUILDS]);
});

test('the same locations, in the same order', () => {
  const here = PLACE_IDS.map((id) => {
    const { points, pearls, power, per, guild }: Place = PLACES[id];
    return {
      id,
      ...(points === undefined ? {} : { points }),
      ...(pearls === undefined ? {} : { pearls }),
      ...(power === undefined ? {} : { power }),
      ...(per === undefined ? {} : { points_per: per }),
      ...(guild === undefined ? {} : { guild }),
    };
  });
  expect(here).toEqual(rows('Location'));
});

test('the same lords', () => {
  const signs = rows('Rank').map(({ influence, power, key, pearls }) => ({
    influence,
    signs: power ? [power] : key ? [`key-${key}`] : Array(Number(pearls)).fill('pearl'),
  }));
  expect(INFLUENCES.map((influence) => ({ influence, signs: GAINS[influence] }))).toEqual(signs);
});

test.each(PLACE_IDS)('what is drawn on %s is what its text says', async (id) => {
  const bundle = await bundleOf('conspiracy', 'en');
  const text = bundle.getMessage(`about-location-${id}`)?.value as string;
  const place: Place = PLACES[id];
  for (const figure of figures(worth(place))) expect(text).toContain(figure);
  if (place.pearls) expect(text).toContain(`Gain ${place.pearls} pearl`);
  expect(onTake(place).length > 0).toBe(Boolean(place.pearls ?? place.power));
});

test('no two places share their picture', () => {
  const pictures = PLACE_IDS.map((id) => PLACES[id].kind);
  expect(new Set(pictures).size).toBe(PLACE_IDS.length);
});
