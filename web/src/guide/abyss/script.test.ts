import { describe, expect, test } from 'vitest';
import { allyOf, lordOf, placeOf, RACES } from '../../cards/abyss';
import { LANGUAGES } from '../../words/catalogues';
import { bundleOf } from '../../words/words.svelte';
import { reached } from '../stage';
import { BEAST, KEY_HOLDERS, LAST_ALLIES, LAST_LORDS, SHEET, STEPS, struck } from './script';

const stages = STEPS.flatMap(({ stage }) => reached(stage));
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

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
      const [kind = '', id = ''] = choice.split(':');
      const there: Record<string, unknown> = {
        deck: scene.track !== undefined,
        fight: scene.track?.at(-1) === 'monster',
        track: scene.track?.at(-1) === id,
        council: Boolean(scene.council?.[id as (typeof RACES)[number]]),
        lord: scene.court?.includes(id),
        ally: scene.hand?.includes(id),
        place: scene.places?.includes(id),
      };
      expect(there[kind], `${says} ${choice}`).toBe(true);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every step has its words', async () => {
    const bundle = await bundleOf('abyss', language);
    for (const { id } of STEPS) expect(bundle.hasMessage(`guide-title-${id}`), id).toBe(true);
    for (const { says } of stages) expect(bundle.hasMessage(`guide-${says}`), says).toBe(true);
  });
});

test('the lord is paid for as the rules say', () => {
  const recruit = STEPS.find(({ id }) => id === 'recruit')!.stage;
  const done = reached(recruit).at(-1)!.scene;
  const { cost, races } = lordOf('hunter');
  const used = ['crab-4', 'squid-3'].map(allyOf);
  expect(new Set(used.map(({ race }) => race)).size).toBe(races);
  expect(recruit.scene.pearls! - done.pearls!).toBe(cost - sum(used.map(({ value }) => value)));
  expect(done.affiliated).toEqual(['squid-3']);
});

test('three keys open a location', () => {
  expect(sum(KEY_HOLDERS.map((id) => lordOf(id).keys))).toBe(3);
});

test('the sheet adds up what the last table is worth', () => {
  const soldiers = LAST_LORDS.filter((id) => lordOf(id).guild === 'soldier').length;
  const [barracks, barrier] = [placeOf('barracks'), placeOf('coral-barrier')];
  const strongest = RACES.map((race) =>
    Math.max(...LAST_ALLIES.map(allyOf).map((ally) => (ally.race === race ? ally.value : 0))),
  );
  const end = STEPS.find(({ id }) => id === 'end')!.stage.scene;
  expect(SHEET.map(({ points }) => points)).toEqual([
    barracks.points + barracks.points_each * soldiers + barrier.points - LAST_ALLIES.length,
    sum(LAST_LORDS.map((id) => lordOf(id).influence)),
    sum(strongest),
    sum(end.tokens!),
  ]);
  const shown = [...end.free!, ...end.controlled!.flatMap(({ lords }) => lords)];
  expect(shown.sort()).toEqual([...LAST_LORDS].sort());
});

test('an attack does what the guide says', () => {
  expect(BEAST).toBe('veiled-mother');
  expect(struck('crab-4')).toEqual({ life: 1, tokens: 3 });
  expect(struck('jellyfish-2')).toEqual({ life: 2, tokens: 1 });
});
