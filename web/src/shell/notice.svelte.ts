/** One sentence for the player, shown at the foot of the page until it is closed or replaced. */

import { ApiError } from '../api/client';
import { say } from '../words/words.svelte';

let current = $state<string>();

export const notice = (): string | undefined => current;

export function tell(text: string | undefined): void {
  current = text;
}

/** Refusals that have words of their own; of others the server's message is told. */
const KNOWN = ['unreachable', 'not-found', 'too-often'];

/** Tells what went wrong, in the player's language where there are words for it. */
export function tellTrouble(error: unknown): void {
  if (error instanceof ApiError && KNOWN.includes(error.id)) tell(say(`trouble-${error.id}`));
  else tell(say('trouble-other', { message: error instanceof Error ? error.message : '' }));
}
