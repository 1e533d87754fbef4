/** One sentence for the player, shown at the foot of the page until it is closed or replaced. */

import { ApiError } from '../api/client';
import { say } from '../words/words.svelte';

let current = $state<string>();

export const notice = (): string | undefined => current;

export function tell(text: string | undefined): void {
  current = text;
}

/** Refusals that have words of their own; of others the server's message is told. */
const KNOWN = [
  'unreachable',
  'unavailable',
  'not-found',
  'too-often',
  'too-large',
  'seat-taken',
  'already-seated',
  'removed',
  'closed',
  'cancelled',
  'too-many-tables',
  'not-the-maker',
  'already-started',
  'not-your-seat',
  'not-your-turn',
  'not-started',
  'still-running',
  'game-over',
  'no-undo',
  'too-busy',
  'stale',
  'malformed-record',
  'unknown-version',
  'unknown-game',
];

/** Tells what went wrong, in the player's language where there are words for it. */
export function tellTrouble(error: unknown): void {
  const message = error instanceof Error ? error.message : '';
  const known = error instanceof ApiError && KNOWN.includes(error.id);
  tell(say(known ? `trouble-${error.id}` : 'trouble-other', { message }));
}
