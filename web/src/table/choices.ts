/** Actions as things to press: their words, and the number keys that choose them. */

export interface Choice {
  notation: string;
  label: string;
  /** The number key that chooses it. */
  key?: string;
  worth?: number;
}

interface Kinds {
  inBar(notation: string): boolean;
  keyed(notation: string): boolean;
}

/** Number keys for actions: those of the bar first, then those on the board, nine at most. */
export function keysFor(actions: readonly string[], kinds: Kinds): Map<string, string> {
  const keyed = actions.filter((action) => kinds.keyed(action));
  const ordered = [
    ...keyed.filter((action) => kinds.inBar(action)),
    ...keyed.filter((action) => !kinds.inBar(action)),
  ];
  return new Map(ordered.slice(0, 9).map((action, i) => [String(i + 1), action]));
}

/** The best of a bot's thoughts, as far as they are worth showing. */
export const best = (hints: readonly { action: string; worth: number }[], count = 3) =>
  hints.slice(0, count);
