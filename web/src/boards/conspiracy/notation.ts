/** Actions as the record writes them: a verb, then its arguments, cards with their noun before a colon. */

import type { Args } from '../../api/types';

const ARGUMENTS: Record<string, readonly string[]> = {
  'draw-lords': ['count'],
  'take-pile': ['guild'],
  keep: ['lord'],
  return: ['lord'],
  place: ['lord'],
  'decline-swap': [],
  swap: ['spot', 'spot2'],
  'draw-locations': ['count'],
  take: ['location'],
};

export interface Action {
  verb: string;
  args: Args;
}

export function parse(notation: string): Action {
  const [verb = '', ...words] = notation.split(' ');
  const names = ARGUMENTS[verb] ?? [];
  const args: Args = {};
  for (const [i, name] of names.entries()) {
    const word = words[i]?.replace(/^[a-z]+:/, '') ?? '';
    args[name] = /^\d+$/.test(word) ? Number(word) : word;
  }
  return { verb, args };
}

export const swapOf = (one: number, other: number): string =>
  `swap ${Math.min(one, other)} ${Math.max(one, other)}`;

/** Those that are pressed in the decision bar: they have no card of their own on the table. */
export const inBar = (notation: string): boolean =>
  ['draw-lords', 'draw-locations', 'decline-swap'].includes(parse(notation).verb);

/** The spots that some swap with a given one is possible for. */
export function partners(actions: readonly string[], spot: number): number[] {
  return actions.flatMap((notation) => {
    const { verb, args } = parse(notation);
    if (verb !== 'swap') return [];
    if (args['spot'] === spot) return [args['spot2'] as number];
    return args['spot2'] === spot ? [args['spot'] as number] : [];
  });
}
