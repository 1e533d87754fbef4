/** Actions as the record writes them: a verb, then its arguments, cards with their noun before a colon. */

import type { Args } from '../api/types';

export interface Action {
  verb: string;
  args: Args;
}

/** The fields of every verb, and what stands there: an id of some noun, or a number. */
type Verbs = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';

/** Takes the actions of a game apart. */
export const parserOf =
  (verbs: Verbs) =>
  (notation: string): Action => {
    const [verb = '', ...words] = notation.split(' ');
    const args: Args = {};
    for (const [i, [name, noun]] of Object.entries(verbs[verb] ?? {}).entries()) {
      const word = words[i] ?? '';
      args[name] = noun === 'number' ? Number(word) : word.slice(word.indexOf(':') + 1);
    }
    return { verb, args };
  };

/** How the actions of a game are offered in the decision bar: which of them, in which order from the
 * left, and by which letters; their verbs say it. */
export const barOf = (
  verbs: readonly string[],
  letters: Readonly<Record<string, string>> = {},
) => ({
  inBar: (notation: string): boolean => verbs.includes(verbOf(notation)),
  rankInBar: (notation: string): number => verbs.indexOf(verbOf(notation)),
  letterOf: (notation: string): string | undefined => letters[verbOf(notation)],
});
