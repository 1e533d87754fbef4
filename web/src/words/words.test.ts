import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { catalogues, GAMES, HOUSE, LANGUAGES } from './catalogues';
import {
  bundleOf,
  chooseLanguage,
  language,
  loadWords,
  say,
  sayIn,
  setLanguage,
} from './words.svelte';

const OWNERS = [HOUSE, ...GAMES];

async function messages(owner: string, spoken: (typeof LANGUAGES)[number]) {
  const sources = await catalogues(owner, spoken);
  return new Map(sources.flatMap((s) => new FluentResource(s).body).map((m) => [m.id, m]));
}

/** The names of all places that a message leaves to be filled. */
function places(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    for (const child of Object.values(node)) places(child, found);
  }
  return found;
}

/** The names of those among them that a number must fill. */
function numbers(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'func') places(node, found);
    for (const child of Object.values(node)) numbers(child, found);
  }
  return found;
}

/** Ways to fill a place that reach every variant of a text: a word, an answer, or a number. */
const FILLINGS = ['Maren', 'yes', 0, 1, 2, 7];

describe.each(OWNERS)('the words of %s', (owner) => {
  test('exist in both languages, with the same places', async () => {
    const [english, french] = await Promise.all(LANGUAGES.map((l) => messages(owner, l)));
    expect([...french!.keys()].sort()).toEqual([...english!.keys()].sort());
    for (const [id, message] of english!) {
      expect({ id, places: places(french!.get(id)) }).toEqual({ id, places: places(message) });
    }
  });

  test.each(LANGUAGES)('all format in the browser (%s)', async (spoken) => {
    const bundle = await bundleOf(owner, spoken);
    for (const [id, message] of await messages(owner, spoken)) {
      const names = [...places(message)];
      const counted = numbers(message);
      for (const filling of FILLINGS) {
        const errors: Error[] = [];
        const args = Object.fromEntries(
          names.map((name) => [name, counted.has(name) ? Number(filling) || 0.5 : filling]),
        );
        const pattern = bundle.getMessage(id)?.value;
        const text = pattern ? bundle.formatPattern(pattern, args, errors) : '';
        expect({ id, errors }).toEqual({ id, errors: [] });
        expect(text, id).toMatch(/\S/);
        expect(text, id).not.toMatch(/[{}\u2068\u2069]/);
      }
    }
  });
});

test('the browser says which language is wanted', () => {
  expect(chooseLanguage(['fr-CA', 'en'])).toBe('fr');
  expect(chooseLanguage(['de', 'en-GB', 'fr'])).toBe('en');
  expect(chooseLanguage(['pt-BR'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

test('a switch of language reaches the house and every game that is loaded', async () => {
  await setLanguage('en');
  await loadWords('conspiracy');
  const sayConspiracy = sayIn('conspiracy');
  expect(say('language-name')).toBe('English');
  expect(sayConspiracy('guild-soldier')).toBe('Military');
  await setLanguage('fr');
  expect(language()).toBe('fr');
  expect(say('language-name')).toBe('Français');
  expect(sayConspiracy('guild-soldier')).toBe('Militaires');
});

test('changes that overlap end in the last language asked for', async () => {
  await setLanguage('fr');
  await Promise.all([setLanguage('en'), loadWords('conspiracy'), setLanguage('fr')]);
  expect(language()).toBe('fr');
  expect(sayIn('conspiracy')('guild-mage')).toBe('Sorciers');
});
