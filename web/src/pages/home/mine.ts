/** What becomes of a game when I delete it. */

import type { MyTable } from '../../api/types';

export type Outcome = 'cancels' | 'leaves' | 'deletes' | 'hands-over' | 'forgets';

export function whatDeletingDoes({ seats, maker, started, over }: MyTable): Outcome {
  if (!started) return maker !== null && seats[maker]?.mine ? 'cancels' : 'leaves';
  const others = seats.some(({ kind, mine }) => kind === 'person' && !mine);
  if (!others) return 'deletes';
  return over ? 'forgets' : 'hands-over';
}
