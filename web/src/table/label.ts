/** Actions in words. */

import type { View } from '../api/types';
import type { GameBoard } from '../boards/board';
import type { Say } from '../words/words.svelte';
import { named } from './names';

type Speaker = Pick<GameBoard, 'parse' | 'labelOf' | 'nouns'>;

/** What an action is called by whoever may choose it in this view. */
export function labelOf(
  board: Speaker,
  say: Say,
  seats: readonly string[],
  view: View | null,
  notation: string,
): string {
  const { verb, args } = board.parse(notation);
  const own = view ? board.labelOf?.(view, notation) : undefined;
  const { key, args: told } = own ?? { key: `action-${verb}`, args };
  return say(key, named(say, board.nouns, seats, null, told));
}
