import { describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../../cards/conspiracy';
import { coalitionOf } from '../../rules/conspiracy/chamber';
import { LANGUAGES } from '../../words/catalogues';
import { bundleOf } from '../../words/words.svelte';
import { reached } from '../stage';
import { FINISHED, keysOf, SCATTERED, SHEET, STEPS } from './script';

const stages = STEPS.flatMap(({ stage }) => reached(stage));

test('every step can be finished', () => {
  for (const { id, stage } of STEPS)
    expect(
      reached(stage).some(({ open }) => !open.length),
      id,
    ).toBe(true);
});

test('only what lies on the table can be pressed', () => {
  for (const { says, open, scene } of stages) {
    for (const choice of open) {
      const [kind, id] = choice.split(':');
      const there: Record<string, unknown> = {
        draw: scene.deck,
        lord: scene.lords?.some((lord) => lord === id),
        pile: Object.keys(scene.piles ?? {}).includes(id ?? ''),
        place: scene.places?.some((place) => place === id),
        guild: scene.guess,
      };
      expect(there[kind ?? ''], `${says} ${choice}`).toBe(true);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every step has its words', async () => {
    const bundle = await bundleOf('conspiracy', language);
    for (const { id } of STEPS) expect(bundle.hasMessage(`guide-title-${id}`), id).toBe(true);
    for (const { says } of stages) expect(bundle.hasMessage(`guide-${says}`), says).toBe(true);
  });
});

test('the keys open a location when the guide says so', () => {
  const keys = STEPS.find(({ id }) => id === 'keys')!.stage;
  expect(keysOf(keys.scene.chamber)).toEqual({ silver: 1, gold: 0 });
  const opened = keys.next!('lord:soldier-1');
  expect(keysOf(opened.scene.chamber)).toEqual({ silver: 2, gold: 0 });
  expect(keysOf(opened.next!('place:academy').scene.chamber)).toEqual({ silver: 0, gold: 0 });
});

test('the largest coalition is the one that is outlined', () => {
  expect(coalitionOf(SCATTERED)).toEqual([1, 6, 7, 11]);
  expect(STEPS.at(-1)?.stage.scene.coalition).toEqual(coalitionOf(FINISHED));
});

test('the sheet adds up what the last chamber is worth', () => {
  const strongest = new Map<string, number>();
  for (const { lord } of FINISHED) {
    const [guild = '', influence] = lord.split('-');
    strongest.set(guild, Math.max(strongest.get(guild) ?? 0, Number(influence)));
  }
  const silver = FINISHED.filter(({ lord }) => lord.endsWith('-1')).length;
  const mages = FINISHED.filter(({ lord }) => lord.startsWith('mage')).length;
  const beds: Place = PLACES['oyster-beds'];
  expect(SHEET.map(({ points }) => points)).toEqual([
    [...strongest.values()].reduce((sum, points) => sum + points, 0),
    beds.points! + (1 + mages) + silver,
    3 * coalitionOf(FINISHED).length,
    5,
  ]);
});
