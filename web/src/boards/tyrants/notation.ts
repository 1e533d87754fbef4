/** Actions of Tyrants, and how they are offered. */

import { VERBS } from '../../generated/tyrants';
import { barOf, parserOf, verbOf } from '../notation';

type Verb = keyof typeof VERBS;

export const parse = parserOf(VERBS);

/** Those that are pressed in the decision bar: to do something stands last. */
const IN_BAR = ['pass', 'take-point', 'devour-this', 'promote-this'] satisfies Verb[];
const LETTERS = {
  pass: 'p',
  'take-point': 't',
  'devour-this': 'd',
  'promote-this': 'm',
} satisfies Partial<Record<Verb, string>>;

export const { inBar, rankInBar, letterOf } = barOf(IN_BAR, LETTERS);

/** Options of a card are chosen by their numbers. */
export const keyed = (notation: string): boolean => verbOf(notation) === 'choose';
