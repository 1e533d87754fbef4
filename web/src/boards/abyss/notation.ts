/** Actions of Abyss, and how they are offered. */

import { VERBS } from '../../generated/abyss';
import { barOf, parserOf } from '../notation';

type Verb = keyof typeof VERBS;

export const parse = parserOf(VERBS);

/** Those that are pressed in the decision bar: what they are about has no card on the table. In the
 * order in which they stand there, what is meant most often last. */
const IN_BAR = [
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
] satisfies Verb[];

/** The letters of what is done most often. */
const LETTERS = {
  buy: 'b',
  decline: 'd',
  'decline-all': 'a',
  explore: 'e',
  'explore-on': 'e',
  'take-ally': 't',
  fight: 'f',
  plot: 'p',
} satisfies Partial<Record<Verb, string>>;

export const { inBar, rankInBar, letterOf } = barOf(IN_BAR, LETTERS);

/** Choices that differ in a number alone: where there are many, the number says it. */
export function shortOf(notation: string): string | undefined {
  const { verb, args } = parse(notation);
  return ['spend', 'take-tokens'].includes(verb) ? String(args['count']) : undefined;
}
