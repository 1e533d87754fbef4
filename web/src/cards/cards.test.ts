import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogues';
import { loadWords, sayIn, setLanguage } from '../words/words.svelte';
import CardBack from './CardBack.svelte';
import { GUILDS, INFLUENCES, PLACE_IDS } from './conspiracy';
import LordCard from './LordCard.svelte';
import PlaceCard from './PlaceCard.svelte';

const sayConspiracy = sayIn('conspiracy');
const count = (html: string, part: string): number => html.split(part).length - 1;

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('conspiracy');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  test('every lord shows number, seal, gains and words', () => {
    for (const guild of GUILDS) {
      for (const influence of INFLUENCES) {
        const { body } = render(LordCard, { props: { guild, influence } });
        expect(body).toContain(`<span class="worth">${influence}</span>`);
        expect(body).toContain(sayConspiracy(`title-${guild}-${influence}`));
        expect(body).toContain(sayConspiracy(`lord-${guild}-${influence}`));
        expect(count(body, 'class="icon seal')).toBe(1);
        expect(count(body, '<img class="art"')).toBe(1);
        expect(body).toMatch(/<div class="card lord [^>]*role="img"/);
      }
    }
  });

  test('every location shows its worth and its words', () => {
    for (const id of PLACE_IDS) {
      const { body } = render(PlaceCard, { props: { id } });
      expect(body).toContain(sayConspiracy(`location-${id}`));
      expect(body).toContain(sayConspiracy(`about-location-${id}`));
      expect(body).toMatch(/<span class="formula">.+?<\/span>/s);
    }
  });
});

test('a deck says how many cards it has', () => {
  const { body } = render(CardBack, { props: { deck: 'location', count: 19 } });
  expect(body).toContain('<span class="count">19</span>');
  expect(body).toMatch(/aria-label="[^"]*19[^"]*"/);
});

test('a card that can be pressed is a button, a card that cannot says why', () => {
  const onclick = () => undefined;
  const lord = { guild: 'mage', influence: 1 } as const;
  expect(render(LordCard, { props: { ...lord, onclick, canAct: true } }).body).toMatch(
    /<button type="button" class="card lord g-jellyfish can-act"/,
  );
  const { body } = render(LordCard, { props: { ...lord, onclick, why: 'It never moves.' } });
  expect(body).toMatch(/<button[^>]*dimmed[^>]*aria-disabled="true"/);
  expect(body).toMatch(/<span class="unseen">[^<]*It never moves\.</);
});

test('a width is given to the card, and nothing when there is none', () => {
  const place = { id: 'citadel' } as const;
  expect(render(PlaceCard, { props: { ...place, width: 64 } }).body).toContain('--w: 64px');
  expect(render(PlaceCard, { props: place }).body).not.toContain('--w');
});
