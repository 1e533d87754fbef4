/** What a page adds to the header while it is shown. */

import type { Snippet } from 'svelte';

let current = $state.raw<Snippet>();

export const tools = (): Snippet | undefined => current;

/** Puts tools into the header; the result takes them away again. */
export function addTools(wanted: Snippet): () => void {
  current = wanted;
  return () => {
    if (current === wanted) current = undefined;
  };
}
