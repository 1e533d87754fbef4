/** The keys of a table. */

import { walk } from './arrows';
import type { Choosing } from './choosing.svelte';

/** Whether a key is pressed for itself: not in a field, and not with others. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !(event.target instanceof HTMLInputElement) && !(event.ctrlKey || event.metaKey || event.altKey);

interface Around {
  root: HTMLElement | undefined;
  choosing: Choosing;
  /** The actions that have a key. */
  actions: ReadonlyMap<string, string>;
  /** Ends what is being played out; whether there was something. */
  skip: () => boolean;
  toggleDrawer: () => void;
}

/** Does what a key says; false if it says nothing here. */
export function press(event: KeyboardEvent, around: Around): boolean {
  const { root, choosing, actions, skip, toggleDrawer } = around;
  const { key } = event;
  const action = actions.get(key);
  if (action !== undefined) choosing.choose(action);
  else if (key.startsWith('Arrow')) return root !== undefined && walk(root, key);
  else if (key === 'Escape') {
    if (skip()) return true;
    if (choosing.pending === undefined) return false;
    choosing.cancel();
  } else if (key === 'Enter') {
    if (choosing.pending === undefined || event.target !== document.body) return false;
    choosing.confirm();
  } else if (key === 'u') choosing.takeBack();
  else if (key === 'h') void choosing.askAdvice();
  else if (key === 'l') toggleDrawer();
  else return false;
  return true;
}
