import { beforeAll, expect, test } from 'vitest';
import { GAMES, LANGUAGES } from '../words/catalogues';
import { additionsOf, rulesOf } from './games';

const all = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

// Cards and drawings are compiled when they are first asked for.
beforeAll(async () => {
  await Promise.all(GAMES.map(additionsOf));
}, 60_000);

test.each(all)('the cards of %s stand below sections that exist (%s)', async (game, language) => {
  const sections = (await rulesOf(game, language)).map(({ id }) => id);
  const additions = await additionsOf(game);
  expect(sections).toEqual(expect.arrayContaining(Object.keys(additions?.cards ?? {})));
});

test.each(all)('every figure in the rules of %s can be drawn (%s)', async (game, language) => {
  const parts = (await rulesOf(game, language)).flatMap((section) => section.parts);
  const additions = await additionsOf(game);
  if (parts.some((part) => 'figure' in part)) expect(additions).toHaveProperty('Figure');
});
