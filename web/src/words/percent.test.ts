import { expect, test } from 'vitest';
import { percent } from './percent';
import { setLanguage } from './words.svelte';

test('chances are told in whole percent, as the language writes them', async () => {
  await setLanguage('en');
  expect(percent(0.614)).toBe('61%');
  await setLanguage('fr');
  expect(percent(0.614)).toMatch(/^61\s%$/);
});

test('only what is sure is called so', async () => {
  await setLanguage('en');
  expect([0, 0.001, 0.999, 1].map(percent)).toEqual(['0%', '1%', '99%', '100%']);
});
