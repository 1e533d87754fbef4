/** Tells that it is my turn: a chime, a notification, a mark in the title of the page. */

import { untrack } from 'svelte';
import { say } from '../words/words.svelte';
import { notify } from './notify';
import type { Session } from './session.svelte';
import { chime } from './sound';

/** Rings when my turn begins; `asked` is what is asked then. */
export function ringing(session: Session, asked: () => string): void {
  const myTurn = $derived(session.myTurn);
  $effect(() => {
    if (!myTurn) return;
    untrack(() => {
      if (!session.view?.decision || !isNewTurn(session)) return;
      chime();
      notify(say('playing-your-turn'), asked());
    });
  });
}

/** Whether somebody else decided before: the own decisions of one turn ring only once. */
function isNewTurn({ deeds, table }: Session): boolean {
  const seat = deeds.at(-1)?.seat;
  return typeof seat === 'number' && !table.seats[seat]?.mine;
}

export function titleOf(session: Session, game: string): string {
  const page = say('page-title', { page: game });
  return session.myTurn ? `● ${say('playing-your-turn')} · ${page}` : page;
}
