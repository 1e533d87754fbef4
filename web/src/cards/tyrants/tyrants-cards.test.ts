import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../words/catalogues';
import { loadWords, sayIn, setLanguage } from '../../words/words.svelte';
import { CARD_IDS, cardOf, HOUSES, TROOPS } from '../tyrants';
import MarkerLantern from './MarkerLantern.svelte';
import Medal from './Medal.svelte';
import MinionBack from './MinionBack.svelte';
import MinionCard from './MinionCard.svelte';
import MinionStrip from './MinionStrip.svelte';
import PointsSeal from './PointsSeal.svelte';
import SpyFigure from './SpyFigure.svelte';
import TroopShield from './TroopShield.svelte';

const say = sayIn('tyrants');
/** Text as markup writes it. */
const written = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('tyrants');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  test('every card shows its price, its worth, its signs and its words', () => {
    for (const id of CARD_IDS) {
      const { cost, inner_points: inner, aspect, deck } = cardOf(id);
      const { body } = render(MinionCard, { props: { id } });
      expect(body).toContain(written(say(`card-${id}`)));
      expect(body).toContain(written(say(`about-card-${id}`)));
      expect(body.includes('class="price"')).toBe(cost !== null);
      if (cost !== null) expect(body).toContain(`<b>${cost}</b>`);
      expect(body).toMatch(new RegExp(`${inner}</span>`));
      expect(body).toContain(`data-aspect="${aspect ?? 'none'}"`);
      expect(body).toMatch(/class="deeds"/);
      expect(say(`deck-${deck}`)).not.toBe(`deck-${deck}`);
    }
  });

  test('a card is read aloud with all its figures', () => {
    const { body } = render(MinionCard, { props: { id: 'red-dragon', left: 3 } });
    const [, label = ''] = /aria-label="([^"]*)"/.exec(body) ?? [];
    for (const part of ['8', '4', '3', written(say('card-red-dragon'))])
      expect(label).toContain(part);
  });
});

test('a card tells that it is too dear, and how many are left in its stack', () => {
  const { body } = render(MinionCard, { props: { id: 'house-guard', dear: true, left: 9 } });
  expect(body).toMatch(/class="minion-face rank-low dear[^"]*"/);
  expect(body).toContain('×9');
  expect(render(MinionCard, { props: { id: 'noble' } }).body).not.toMatch(/dear|class="left"/);
});

test('a loss is written with a true minus', () => {
  expect(render(MinionCard, { props: { id: 'insane-outcast' } }).body).toContain('−1</span>');
});

test('a face-down card tells nothing but how many there are', () => {
  expect(render(MinionBack, { props: { count: 38 } }).body).toMatch(/aria-label="[^"]*38[^"]*"/);
});

test('played and promoted cards are told apart from others of their kind', () => {
  expect(render(MinionStrip, { props: { id: 'deathblade', resolving: true } }).body).toMatch(
    /class="strip painted resolving"/,
  );
  const { body } = render(Medal, { props: { id: 'noble', count: 3 } });
  expect(body).toContain('×3');
  expect(body).toContain('<b>1</b>');
});

test('pieces differ in more than their colour', () => {
  const shields = TROOPS.map((troop) => render(TroopShield, { props: { troop } }).body);
  const drawn = shields.map((body) => body.replace(/house-\w+/, ''));
  expect(new Set(drawn).size).toBe(TROOPS.length);
  expect(drawn.at(-1)).not.toContain('piece-sign');
  const spies = HOUSES.map((house) => render(SpyFigure, { props: { house } }).body);
  expect(new Set(spies.map((body) => body.replace(/house-\w+/, ''))).size).toBe(HOUSES.length);
});

test('a lantern burns for who holds it; a gate marks a starting site', () => {
  expect(render(MarkerLantern).body).not.toContain('lit');
  expect(render(MarkerLantern, { props: { house: 'eye', total: true } }).body).toMatch(
    /house-eye[^"]* lit[^"]* total/,
  );
  const [round, gate] = [false, true].map(
    (start) => render(PointsSeal, { props: { points: 4, start } }).body,
  );
  expect(round).not.toBe(gate);
});
