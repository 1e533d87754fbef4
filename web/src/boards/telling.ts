/** What the chronicle leaves out. */

import type { GameEvent } from '../api/types';

/** Says of an event in a deed whether it is left out: of some kinds always, of others where one of the
 * kinds beside them tells the same. */
export const untoldBy =
  (silent: readonly string[], tellers: Readonly<Record<string, readonly string[]>>) =>
  (events: readonly GameEvent[], index: number): boolean => {
    const kind = events[index]?.kind ?? '';
    return silent.includes(kind) || events.some((other) => tellers[kind]?.includes(other.kind));
  };
