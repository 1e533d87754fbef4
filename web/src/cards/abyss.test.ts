/** The browser's table of cards says what the rules say. */

import { expect, test } from 'vitest';
import rules from '../../../src/deepcourt/games/abyss/cards.py?raw';
import { bundleOf } from '../words/words.svelte';
import {
  ALLY_IDS,
  allyOf,
  bubblesOf,
  GUILDS,
  HOUSE_OF,
  LEVIATHAN_IDS,
  leviathanOf,
  LORD_IDS,
  lordOf,
  NEW_TOKEN_IDS,
  PLACE_IDS,
  placeOf,
  RACES,
  TIMING_SIGNS,
  TOKEN_INFLUENCE,
  worth,
} from './abyss';

type Cell = string | number | null | Cell[];

/** What a tuple of Python says, as plain values; named arguments are left out. */
function plain(source: string): Cell {
  const json = source
    .replace(/#.*$/gm, '')
    .replace(/\b\w+=[^,)]*/g, 'null')
    .replace(/\bNone\b/g, 'null')
    .replace(/\(/g, '[')
    .replace(/,?\s*\)/g, ']');
  return JSON.parse(json) as Cell;
}

/** The rows of a table in cards.py, `Name(…),`. */
const rows = (name: string): Cell[][] =>
  [...rules.matchAll(new RegExp(`^ {4}${name}(\\(.*\\)),$`, 'gm'))].map(
    ([, inside = '']) => plain(inside) as Cell[],
  );

/** A constant of cards.py that is a tuple. */
function constant(name: string): Cell {
  const [, inside = ''] = new RegExp(`^${name} = (\\(.*\\))$`, 'm').exec(rules) ?? [];
  return plain(inside);
}

test('the same races and guilds; a guild stands at the place of its race', () => {
  expect(constant('RACE_IDS')).toEqual([...RACES]);
  expect(constant('GUILD_IDS')).toEqual([...GUILDS]);
  expect(GUILDS.map((guild) => HOUSE_OF[guild])).toEqual([...RACES, 'ambassador']);
});

test('the same allies', () => {
  const kinds = [...rules.matchAll(/^ {4}Kind\((\d).*?(?:effect="(\w+)")?\),$/gm)];
  const ids = RACES.flatMap((race) =>
    kinds.map(([, value, effect]) => [race, value, ...(effect ? [effect] : [])].join('-')),
  );
  expect(ALLY_IDS).toEqual(ids);
  expect(allyOf('crab-3-dice')).toEqual({ race: 'crab', value: 3, effect: 'dice' });
  expect(() => allyOf('crab-6')).toThrow();
});

test('the same lords, in the same order', () => {
  const here = LORD_IDS.map((id) => {
    const { seed, guild, influence, keys, cost, races, timing } = lordOf(id);
    return [seed, id, guild, influence, keys, cost, races, ...(timing ? [timing] : [])];
  });
  expect(here).toEqual(rows('Lord'));
});

test('the same locations, in the same order', () => {
  const here = PLACE_IDS.map((id) => {
    const { points, each, per, of } = placeOf(id);
    return [id, points, each, per, ...(of ? [of] : [])];
  });
  expect(here).toEqual(rows('Place'));
});

test('the same leviathans, in the same order', () => {
  const here = LEVIATHAN_IDS.map((id) => {
    const { races, resistances, rewards, penalty, amount } = leviathanOf(id);
    const other = races.find((race) => race !== 'crab') ?? null;
    return [id, other, resistances, rewards, penalty, amount];
  });
  expect(here).toEqual(rows('Beast'));
});

test('the same tokens', () => {
  expect(constant('TOKEN_INFLUENCE')).toEqual([...TOKEN_INFLUENCE]);
  expect(constant('NEW_TOKEN_IDS')).toEqual(NEW_TOKEN_IDS);
});

test('a price shows as many races as it needs, the mandatory one big', () => {
  for (const lord of LORD_IDS.map(lordOf)) {
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
    LORD_IDS.map((id) => lordOf(id).emblem),
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
