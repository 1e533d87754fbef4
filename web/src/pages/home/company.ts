/** Who else sits at a table, in words. */

import type { Seat } from '../../api/types';
import { say } from '../../words/words.svelte';

export function company(seats: readonly Seat[]): string {
  // Of several seats of mine the first is me; the others are people at the same screen.
  const me = seats.findIndex(({ mine }) => mine);
  const others = seats.filter(({ kind }, seat) => seat !== me && kind !== 'open');
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = others.map(({ name }) => name).join(', ');
  const parts = [names ? say('home-with', { names }) : say('home-alone')];
  if (free) parts.push(say('home-free-seats', { count: free }));
  return parts.join(' · ');
}
