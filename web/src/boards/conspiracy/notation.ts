/** Actions of Conspiracy, and how they are offered. */

import { VERBS } from '../../generated/conspiracy';
import { barOf, parserOf } from '../notation';

export const parse = parserOf(VERBS);

export const swapOf = (one: number, other: number): string =>
  `swap ${Math.min(one, other)} ${Math.max(one, other)}`;

/** Those that are pressed in the decision bar: they have no card of their own on the table. */
export const { inBar, rankInBar } = barOf([
  'draw-lords',
  'draw-locations',
  'decline-swap',
] satisfies (keyof typeof VERBS)[]);

/** The spots that some swap with a given one is possible for. */
export function partners(actions: readonly string[], spot: number): number[] {
  return actions.flatMap((notation) => {
    const { verb, args } = parse(notation);
    if (verb !== 'swap') return [];
    if (args['spot'] === spot) return [args['spot2'] as number];
    return args['spot2'] === spot ? [args['spot'] as number] : [];
  });
}
