/** Actions of Tyrants, and how they are offered. */

import { VERBS } from '../../generated/tyrants';
import { parserOf, verbOf } from '../notation';

type Verb = keyof typeof VERBS;

export const parse = parserOf(VERBS);

/** Those that are pressed in the decision bar, from the left. */
const IN_BAR: readonly string[] = [
  'pass',
  'take-point',
  'devour-this',
  'promote-this',
] satisfies Verb[];

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
} satisfies Partial<Record<Verb, string>>;
export const letterOf = (notation: string): string | undefined => LETTERS[verbOf(notation)];
