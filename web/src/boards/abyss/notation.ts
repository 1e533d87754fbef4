/** Actions as the record writes them: a verb, then its arguments, cards with their noun before a colon. */

import type { Args } from '../../api/types';

const ARGUMENTS: Record<string, readonly string[]> = {
  'take-pile': ['race'],
  recruit: ['lord'],
  sell: ['ally'],
  dissolve: ['race'],
  replace: ['lord'],
  choose: ['reward'],
  pay: ['ally'],
  affiliate: ['ally'],
  discard: ['ally'],
  disable: ['lord'],
  hunt: ['seat', 'pile'],
  'give-up': ['location'],
  take: ['location'],
  'draw-locations': ['count'],
  'use-key': ['lord'],
  dismiss: ['lord'],
  'take-lord': ['lord'],
  attack: ['zone'],
  'attack-with': ['ally'],
  spend: ['count'],
  'take-tokens': ['count'],
  reveal: ['token'],
  send: ['seat'],
  strike: ['zone'],
  place: ['zone'],
};

/** Those that are pressed in the decision bar: what they are about has no card on the table. In the
 * order in which they stand there, what is meant most often last. */
const IN_BAR: readonly string[] = [
  'decline-all',
  'decline',
  'buy',
  'ignore',
  'explore-on',
  'fight',
  'take-ally',
  'plot',
  'explore',
  'choose',
  'pay-pearl',
  'pay-rest',
  'draw-locations',
  'use-key-token',
  'keep-location',
  'pass',
  'stop',
  'spend',
  'take-tokens',
  'keep-tokens',
  'end-turn',
];

/** The letters of what is done most often. */
const LETTERS: Record<string, string> = {
  buy: 'b',
  decline: 'd',
  'decline-all': 'a',
  explore: 'e',
  'explore-on': 'e',
  'take-ally': 't',
  fight: 'f',
  plot: 'p',
};

export interface Action {
  verb: string;
  args: Args;
}

export function parse(notation: string): Action {
  const [verb = '', ...words] = notation.split(' ');
  const args: Args = {};
  for (const [i, name] of (ARGUMENTS[verb] ?? []).entries()) {
    const word = words[i] ?? '';
    // What carries its noun is the name of a card, also where it looks like a number.
    const named = /^[a-z]+:/.test(word);
    args[name] = named
      ? word.slice(word.indexOf(':') + 1)
      : /^\d+$/.test(word)
        ? Number(word)
        : word;
  }
  return { verb, args };
}

const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';

export const inBar = (notation: string): boolean => IN_BAR.includes(verbOf(notation));

/** Its place in the bar, from the left. */
export const rankInBar = (notation: string): number => IN_BAR.indexOf(verbOf(notation));

export const letterOf = (notation: string): string | undefined => LETTERS[verbOf(notation)];

/** Choices that differ in a number alone: where there are many, the number says it. */
export function shortOf(notation: string): string | undefined {
  const { verb, args } = parse(notation);
  return ['spend', 'take-tokens'].includes(verb) ? String(args['count']) : undefined;
}
