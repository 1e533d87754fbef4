import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameInfo, Options, Seat } from '../../api/types';
import { HALF_DECKS } from '../../cards/tyrants';
import { loadWords, setLanguage } from '../../words/words.svelte';
import { hasChooser } from './choosers';
import Decks from './choosers/tyrants/decks.svelte';
import { choiceOf, pairOf, withDeck } from './choosers/tyrants/pair';
import { asked, chosen, setupFor, setupWith, titleOf } from './options';
import OptionChoice from './OptionChoice.svelte';

const GAME: GameInfo = {
  name: 'abyss',
  players: [2, 3, 4, 5],
  options: [{ name: 'leviathan', choices: [false, true] }],
  setups: [
    { options: { leviathan: false }, players: [2, 3, 4] },
    { options: { leviathan: true }, players: [2, 3, 4, 5] },
  ],
  bots: ['random', 'greedy'],
  levels: ['casual'],
};

const PAIRS = HALF_DECKS.flatMap((one, i) =>
  HALF_DECKS.slice(i + 1).map((other) => `${one}-${other}`),
);
/** Only three players choose an outer section. */
const TYRANTS: GameInfo = {
  name: 'tyrants',
  players: [2, 3, 4],
  options: [
    { name: 'decks', choices: [...PAIRS, 'random'] },
    { name: 'outer', choices: ['left', 'right'] },
  ],
  setups: [...PAIRS, 'random'].flatMap((decks) => [
    { options: { decks, outer: 'left' }, players: [2, 3, 4] },
    { options: { decks, outer: 'right' }, players: [3] },
  ]),
  bots: ['random', 'greedy'],
  levels: ['casual'],
};
const RIGHT = { decks: 'demons-undead', outer: 'right' };

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('abyss');
  await loadWords('tyrants');
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

test('what a number of players need not choose is not asked', () => {
  expect([2, 3, 4].map((count) => asked(TYRANTS, 'outer', count))).toEqual([false, true, false]);
  expect([2, 3, 4].every((count) => asked(TYRANTS, 'decks', count))).toBe(true);
  // Five cannot leave Leviathan out, but they are to see that they play with it.
  expect([2, 5].every((count) => asked(GAME, 'leviathan', count))).toBe(true);
});

test('before it is known how many play, only what concerns all of them is asked', () => {
  expect(asked(TYRANTS, 'outer')).toBe(false);
  expect(asked(TYRANTS, 'decks')).toBe(true);
  expect(asked(GAME, 'leviathan')).toBe(true);
});

test('another number of players drops what they need not choose, and nothing else', () => {
  expect(setupFor(TYRANTS, RIGHT, 3)?.options).toEqual(RIGHT);
  expect(setupFor(TYRANTS, RIGHT, 2)?.options).toEqual({ ...RIGHT, outer: 'left' });
  expect(setupFor(GAME, { leviathan: true }, 5)?.options).toEqual({ leviathan: true });
  expect(setupFor(GAME, { leviathan: false }, 5)).toBeUndefined();
});

test('a table is named after what was chosen there', () => {
  const seats = (count: number) => Array<Seat>(count);
  const title = (options: Options, count: number) =>
    titleOf({ game: 'tyrants', options, seats: seats(count) }, [GAME, TYRANTS]);
  expect(title(RIGHT, 3)).toBe('Tyrants of the Underdark · Demons and Undead · Right section');
  expect(title({ ...RIGHT, outer: 'left' }, 2)).toBe(
    'Tyrants of the Underdark · Demons and Undead',
  );
});

const shown = (game: GameInfo, options: Options, count?: number): string =>
  render(OptionChoice, { props: { game, options, choose: () => undefined, count } }).body;

test('few choices stand side by side, many in a list', () => {
  expect(shown(GAME, { leviathan: true })).toMatch(/aria-pressed="true"[^>]*>with Leviathan</);
  const many = { ...TYRANTS, name: 'tyrants', options: [TYRANTS.options[0]!] };
  expect(hasChooser('tyrants', 'decks')).toBe(true);
  expect(hasChooser('abyss', 'leviathan')).toBe(false);
  // An option without a chooser of its own gets a list; these choices have no words.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = { ...GAME, options: [{ name: 'leviathan', choices: [false, true, 'a', 'b'] }] };
  expect(shown(other, { leviathan: true })).toContain('<select');
  vi.restoreAllMocks();
  expect(shown(many, RIGHT)).not.toContain('<select');
});

test('the outer section is offered to three players only', () => {
  expect(shown(TYRANTS, RIGHT, 3)).toContain('Right section');
  expect(shown(TYRANTS, RIGHT, 2)).not.toContain('Right section');
});

test('half-decks are chosen one after the other; the older one goes', () => {
  const pair = pairOf('drow-dragons')!;
  expect(choiceOf(withDeck(pair, 'undead'))).toBe('dragons-undead');
  expect(choiceOf(withDeck(withDeck(pair, 'undead'), 'drow'))).toBe('drow-undead');
  expect(withDeck(pair, 'drow')).toEqual(pair);
  expect(pairOf('random')).toBeUndefined();
  expect(PAIRS.map((choice) => choiceOf(pairOf(choice)!))).toEqual(PAIRS);
});

test('the two half-decks chosen are pressed, or chance is', () => {
  const pressed = (value: string) => {
    const { body } = render(Decks, {
      props: { choices: [...PAIRS, 'random'], value, choose: () => undefined },
    });
    return [...body.matchAll(/aria-label="([^"]*)" aria-pressed="true"/g)].map(([, name]) => name);
  };
  expect(pressed('demons-undead')).toEqual(['Demons', 'Undead']);
  expect(pressed('random')).toEqual(['Two at random']);
});
