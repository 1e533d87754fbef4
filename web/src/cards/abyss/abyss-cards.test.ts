import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../words/catalogues';
import { loadWords, sayIn, setLanguage } from '../../words/words.svelte';
import { ALLY_IDS, LEVIATHAN_IDS, leviathanOf, LORD_IDS, lordOf, PLACE_IDS } from '../abyss';
import AbyssLord from './AbyssLord.svelte';
import AbyssPlace from './AbyssPlace.svelte';
import AllyCard from './AllyCard.svelte';
import Die from './Die.svelte';
import LeviathanCard from './LeviathanCard.svelte';
import MonsterToken from './MonsterToken.svelte';

const say = sayIn('abyss');
const count = (html: string, part: string): number => html.split(part).length - 1;

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('abyss');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  test('every ally shows its value, its race and its effect', () => {
    for (const id of ALLY_IDS) {
      const [race, value, effect] = id.split('-');
      const { body } = render(AllyCard, { props: { id } });
      expect(body).toContain(`<span class="worth">${value}</span>`);
      expect(body).toContain(`g-${race}`);
      expect(count(body, 'class="effect"')).toBe(effect ? 1 : 0);
      expect(body).toContain(say(`ally-${race}-${value}`));
    }
    expect(render(AllyCard, { props: { id: 'monster' } }).body).toContain(say('ally-monster'));
  });

  test('every lord shows influence, keys, price and words', () => {
    for (const id of LORD_IDS) {
      const { influence, keys, cost, races } = lordOf(id);
      const { body } = render(AbyssLord, { props: { id } });
      expect(body).toContain(`<span class="worth">${influence}</span>`);
      expect(body).toContain(`<span class="sum">${cost}</span>`);
      expect(count(body, 'class="bubble') + count(body, 'class="any')).toBe(races);
      expect(
        count(body.split('class="gains')[1] ?? '', '<svg class="icon"'),
      ).toBeGreaterThanOrEqual(keys);
      expect(body).toContain(say(`lord-${id}`));
      expect(body).toContain(say(`about-lord-${id}`));
    }
  });

  test('a lord shows what it costs, whatever is printed on it', () => {
    const { cost } = lordOf('oracle');
    for (const [surcharge, look] of [
      [2, 'dearer'],
      [-2, 'cheaper'],
    ] as const) {
      const { body } = render(AbyssLord, { props: { id: 'oracle', surcharge } });
      expect(body).toContain(`<span class="sum ${look}">${cost + surcharge}</span>`);
    }
    const cheap = LORD_IDS.find((id) => lordOf(id).cost < 10) ?? '';
    expect(render(AbyssLord, { props: { id: cheap, surcharge: -10 } }).body).toContain('>0</span>');
  });

  test('every location shows its worth and its words', () => {
    for (const id of PLACE_IDS) {
      const { body } = render(AbyssPlace, { props: { id } });
      expect(body).toContain(say(`location-${id}`));
      expect(body).toContain(say(`about-location-${id}`));
      expect(body).toMatch(/<span class="formula">.+?<\/span>/s);
    }
  });

  test('every leviathan shows its life points, and those that are gone', () => {
    for (const id of LEVIATHAN_IDS) {
      const { resistances } = leviathanOf(id);
      const { body } = render(LeviathanCard, { props: { id, life: 1 } });
      for (const resistance of resistances) expect(body).toContain(`<b>${resistance}</b>`);
      expect(count(body, 'class="lost"')).toBe(resistances.length - 1);
      expect(count(body, 'class="here"')).toBe(1);
      expect(body).toContain(say(`leviathan-${id}`));
    }
  });
});

test('a lord that is paid for has no price; one that is disabled looks so', () => {
  const { body } = render(AbyssLord, { props: { id: 'oracle', price: false, disabled: true } });
  expect(body).not.toContain('class="cost"');
  expect(body).toMatch(/class="card lord g-jellyfish disabled"/);
});

test('a location says what it is worth now', () => {
  const { body } = render(AbyssPlace, { props: { id: 'parliament', points: 12 } });
  expect(body).toContain('<span class="points-now">12</span>');
  expect(body).toMatch(/aria-label="[^"]*12[^"]*"/);
});

test('a token face down tells nothing', () => {
  expect(render(MonsterToken, { props: { pile: 'monster' } }).body).not.toContain('worth');
  expect(render(MonsterToken, { props: { pile: 'monster', influence: 4 } }).body).toContain(
    '<span class="worth">4</span>',
  );
  expect(render(MonsterToken, { props: { pile: 'new', token: 'two-pearls' } }).body).toContain('2');
});

test('a die has as many pips as it shows', () => {
  for (const value of [1, 2, 3, 4, 5, 6])
    expect(count(render(Die, { props: { value } }).body, '<circle')).toBe(value);
});
