/** One sentence for the player, shown at the foot of the page until it is closed or replaced. */

import { say } from '../words/words.svelte';

let current = $state<string>();

export const notice = (): string | undefined => current;

export function tell(text: string | undefined): void {
  current = text;
}

/** Tells what went wrong, in the player's language where there are words for it. */
export function tellTrouble(error: unknown): void {
  const silent = typeof error === 'object' && error !== null && 'id' in error;
  if (silent && error.id === 'unreachable') tell(say('trouble-no-answer'));
  else tell(say('trouble-other', { message: error instanceof Error ? error.message : '' }));
}
