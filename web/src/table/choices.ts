/** Actions as things to press: their words, and the number keys that choose them. */

import type { Hint } from '../api/types';

export interface Choice {
  notation: string;
  label: string;
  /** The key that chooses it. */
  key?: string;
  /** What tells it from its like, where there are many. */
  short?: string;
  /** To win with it, as a bot judges it. */
  chance?: number;
}

interface Kinds {
  inBar(notation: string): boolean;
  rankInBar?(notation: string): number;
  keyed(notation: string): boolean;
  letterOf?(notation: string): string | undefined;
}

/** The actions of the decision bar, in their order. */
export function inBar(actions: readonly string[], kinds: Kinds): string[] {
  const rank = (action: string) => kinds.rankInBar?.(action) ?? 0;
  return actions.filter((action) => kinds.inBar(action)).sort((a, b) => rank(a) - rank(b));
}

/** Keys for actions: letters where the game has them, else numbers, nine at most: those of the bar
 * first, then those on the board. */
export function keysFor(actions: readonly string[], kinds: Kinds): Map<string, string> {
  const letters = actions.flatMap((action): [string, string][] => {
    const letter = kinds.letterOf?.(action);
    return letter === undefined ? [] : [[letter, action]];
  });
  const keyed = actions.filter(
    (action) => kinds.keyed(action) && kinds.letterOf?.(action) === undefined,
  );
  const ordered = [...inBar(keyed, kinds), ...keyed.filter((action) => !kinds.inBar(action))];
  const numbers = ordered.slice(0, 9).map((action, i): [string, string] => [`${i + 1}`, action]);
  return new Map([...letters, ...numbers]);
}

/** The best of a bot's thoughts, as far as they are worth showing. */
export const best = (hints: readonly Hint[], count = 3): readonly Hint[] => hints.slice(0, count);
