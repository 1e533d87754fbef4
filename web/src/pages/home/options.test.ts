import { beforeAll, expect, test } from 'vitest';
import type { GameInfo } from '../../api/types';
import { loadWords, setLanguage } from '../../words/words.svelte';
import { chosen, setupWith } from './options';

const GAME: GameInfo = {
  name: 'abyss',
  players: [2, 3, 4, 5],
  options: [{ name: 'leviathan', choices: [false, true] }],
  setups: [
    { options: { leviathan: false }, players: [2, 3, 4] },
    { options: { leviathan: true }, players: [2, 3, 4, 5] },
  ],
  bots: ['random', 'greedy'],
};

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('abyss');
});

test('a setup is found by its options, the usual one without any', () => {
  expect(setupWith(GAME, { leviathan: true }).players).toContain(5);
  expect(setupWith(GAME, { leviathan: false }).players).not.toContain(5);
  expect(setupWith(GAME)).toBe(GAME.setups[0]);
});

test('only what is played besides the plain game is told', () => {
  expect(chosen('abyss', { leviathan: false })).toEqual([]);
  expect(chosen('abyss', { leviathan: true })).toEqual(['with Leviathan']);
  expect(chosen('conspiracy')).toEqual([]);
});
