/** Actions as the record writes them: a verb, then its arguments, cards with their noun before a colon. */

import type { Args } from '../../api/types';

const ARGUMENTS: Record<string, readonly string[]> = {
  start: ['site'],
  play: ['card'],
  deploy: ['place'],
  assassinate: ['place', 'troop'],
  'return-spy': ['site', 'house'],
  recruit: ['card'],
  choose: ['option'],
  reveal: ['card'],
  supplant: ['place', 'troop'],
  lift: ['place', 'troop'],
  put: ['place'],
  'return-troop': ['place', 'house'],
  'place-spy': ['site'],
  recall: ['site'],
  devour: ['card'],
  promote: ['card'],
  'promote-held': ['card'],
  'choose-player': ['house'],
  discard: ['card'],
  'take-trophy': ['house', 'troop'],
  resolve: ['card'],
};

/** Those that are pressed in the decision bar, from the left. */
const IN_BAR: readonly string[] = ['pass', 'take-point', 'devour-this', 'promote-this'];

export interface Action {
  verb: string;
  args: Args;
}

export const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';

export function parse(notation: string): Action {
  const [verb = '', ...words] = notation.split(' ');
  const args: Args = {};
  for (const [i, name] of (ARGUMENTS[verb] ?? []).entries()) {
    const word = words[i] ?? '';
    const id = word.slice(word.indexOf(':') + 1);
    args[name] = name === 'option' ? Number(id) : id;
  }
  return { verb, args };
}

export const inBar = (notation: string): boolean => IN_BAR.includes(verbOf(notation));

/** Its place in the bar, from the left: to do something stands last. */
export const rankInBar = (notation: string): number => IN_BAR.indexOf(verbOf(notation));

/** Options of a card are chosen by their numbers. */
export const keyed = (notation: string): boolean => verbOf(notation) === 'choose';

const LETTERS: Record<string, string> = {
  pass: 'p',
  'take-point': 't',
  'devour-this': 'd',
  'promote-this': 'm',
};
export const letterOf = (notation: string): string | undefined => LETTERS[verbOf(notation)];
