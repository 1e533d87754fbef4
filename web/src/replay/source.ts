/** Where a replay comes from: a table, or a record that somebody brought. */

import { getReplay, tableReplay } from '../api/client';
import type { Replay } from '../api/types';

export interface Source {
  kind: 'table' | 'replay';
  id: string;
}

/** As whom it is seen: a seat, or somebody who sees all. */
export type Perspective = number | 'all';

/** A page of a replay, from a step on. */
export const fetchReplay = (
  { kind, id }: Source,
  seat: Perspective | undefined,
  from: number,
): Promise<Replay> => (kind === 'table' ? tableReplay(id, seat, from) : getReplay(id, seat, from));

export const recordAddress = ({ kind, id }: Source): string =>
  `/api/${kind}s/${encodeURIComponent(id)}/record`;
