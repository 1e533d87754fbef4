/** Who else sits at a table, in words. */

import type { Seat } from '../../api/types';
import { say } from '../../words/words.svelte';

export function company(seats: readonly Seat[]): string {
  const others = seats.filter(({ mine, kind }) => !mine && kind !== 'open');
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = others.map(({ name }) => name).join(', ');
  const parts = [names ? say('home-with', { names }) : say('home-alone')];
  if (free) parts.push(say('home-free-seats', { count: free }));
  return parts.join(' · ');
}
