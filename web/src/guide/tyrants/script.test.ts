import { describe, expect, test } from 'vitest';
import { routeOf, siteOf, SITES } from '../../boards/tyrants/map/board';
import { standing } from '../../boards/tyrants/map/targets';
import { parse } from '../../boards/tyrants/notation';
import { sum, type CardId } from '../../boards/tyrants/view';
import { cardOf, HOUSES } from '../../cards/tyrants';
import { LANGUAGES } from '../../words/catalogues';
import { bundleOf } from '../../words/words.svelte';
import { reached, type Stage } from '../stage';
import { HOUSE, STEPS, targetOf, type Scene } from './script';

/** Every stage with the choice that led to it, and the scene before. */
function all(stage: Stage<Scene>, choice = '', before?: Scene): Told[] {
  const next = stage.open.flatMap((one) => all(stage.next!(one), one, stage.scene));
  return [{ stage, choice, before }, ...next];
}
interface Told {
  stage: Stage<Scene>;
  choice: string;
  before: Scene | undefined;
}

const told = STEPS.flatMap(({ stage }) => all(stage));
const stepOf = (id: string) => STEPS.find((step) => step.id === id)!.stage;
const stages = STEPS.flatMap(({ stage }) => reached(stage));

test('every step can be finished', () => {
  for (const { id, stage } of STEPS) {
    expect(
      all(stage).some((one) => !one.stage.open.length),
      id,
    ).toBe(true);
  }
});

test('only what lies on the table can be pressed', () => {
  for (const { stage } of told) {
    for (const choice of stage.open) {
      const { scene, says } = stage;
      const { verb, args } = parse(choice);
      const card = args['card'] as CardId;
      const target = targetOf(choice);
      const site = scene.map?.sites[target?.place ?? ''];
      const free = site
        ? standing(site).length < siteOf(target!.place).spaces
        : routeOf(target?.place ?? '') && !scene.map?.spaces[target!.place];
      const troop = site
        ? site.troops[target?.troop ?? HOUSE]
        : scene.map?.spaces[target?.place ?? ''];
      const there: Record<string, unknown> = {
        play: scene.hand?.includes(card),
        recruit: scene.market?.row.includes(card) || scene.market?.stacks[card],
        promote: scene.played?.includes(card),
        choose: scene.asks,
        'end-turn': scene.purse,
        deploy: free,
        assassinate: troop,
        supplant: troop,
        'place-spy': site && !site.spies.includes(HOUSE),
        recall: site?.spies.includes(HOUSE),
      };
      expect(Boolean(there[verb]), `${says}: ${choice}`).toBe(true);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every step has its words', async () => {
    const bundle = await bundleOf('tyrants', language);
    for (const { id } of STEPS) expect(bundle.hasMessage(`guide-title-${id}`), id).toBe(true);
    for (const { says } of stages) expect(bundle.hasMessage(`guide-${says}`), says).toBe(true);
  });

  test('the words call cards and sites by their names', async () => {
    const bundle = await bundleOf('tyrants', language);
    const word = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
    for (const { stage } of STEPS.slice(1).flatMap((step) => all(step.stage))) {
      if (stage.open.length !== 1) continue;
      const { args } = parse(stage.open[0]!);
      const text = word(`guide-${stage.says}`);
      if (args['card']) expect(text).toContain(word(`card-${args['card']}`));
      if (args['site']) expect(text).toContain(word(`site-${args['site']}`));
    }
  });
});

test('a recruit is paid for, and lies on the discard pile', () => {
  for (const { choice, stage, before } of all(stepOf('recruit')).slice(1)) {
    const card = String(parse(choice).args['card']);
    expect(before!.purse!.influence - stage.scene.purse!.influence).toBe(cardOf(card).cost);
    expect(stage.scene.discard).toEqual([card]);
  }
});

test('troops cost power, and trophies are kept', () => {
  for (const { choice, stage, before } of told) {
    const { verb } = parse(choice);
    const spent = (before?.purse?.power ?? 0) - (stage.scene.purse?.power ?? 0);
    if (verb === 'deploy') expect(spent).toBe(1);
    if (verb === 'assassinate') expect(spent).toBe(3);
    if (verb === 'assassinate' || verb === 'supplant' || verb === 'recall')
      expect(sum(stage.scene.hall!)).toBe(sum(before!.hall!) + 1);
  }
});

test('control is as the rules have it, wherever a map is shown', () => {
  for (const { stage } of told) {
    for (const [id, site] of Object.entries(stage.scene.map?.sites ?? {})) {
      const [first, second] = Object.entries(site.troops).sort(([, a], [, b]) => b - a);
      const most = first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
      const holder = site.control === null ? undefined : HOUSES[site.control];
      expect(holder, `${stage.says}: ${id}`).toBe(most === 'white' ? undefined : most);
      const all = site.troops[holder ?? HOUSE] === siteOf(id).spaces;
      const watched = site.spies.some((spy) => spy !== holder);
      expect(site.total, `${stage.says}: ${id}`).toBe(Boolean(holder) && all && !watched);
    }
  }
});

test('the marker pays as the guide says', () => {
  const stage = (says: string) => stages.find((one) => one.says === says)!.scene;
  expect(stage('control-gained').purse!.influence).toBe(1);
  expect(stage('control-total').tokens).toBe(0);
  expect(stage('control-paid').tokens).toBe(siteOf('tsenviilyq').marker);
  expect(stage('spies-play').map!.sites['ched-nasad']!.total).toBe(true);
  expect(stage('spies-placed').map!.sites['ched-nasad']!.total).toBe(false);
});

test('the sheets add up what the last table is worth', () => {
  const { map, sheets, hall, circle, tokens } = stepOf('end').scene;
  for (const [seat, sheet] of sheets!.entries()) {
    const held = SITES.filter(({ id }) => map!.sites[id]?.control === seat);
    const total = held.filter(({ id }) => map!.sites[id]!.total);
    expect(sheet['sites']).toBe(held.reduce((points, site) => points + site.points, 0));
    expect(sheet['total-control']).toBe(2 * total.length);
  }
  const [mine] = sheets!;
  expect(mine!['trophies']).toBe(sum(hall!));
  expect(mine!['circle']).toBe(circle!.reduce((points, id) => points + cardOf(id).inner_points, 0));
  expect(mine!['tokens']).toBe(tokens);
});
