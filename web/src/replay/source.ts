/** Where a replay comes from: a table, or a record that somebody brought. */

import { getReplay, tableReplay } from '../api/client';
import type { Replay } from '../api/types';

export interface Source {
  kind: 'table' | 'replay';
  id: string;
}

/** As whom it is seen: a seat, or somebody who sees all. */
export type Perspective = number | 'all';

export const fetchReplay = ({ kind, id }: Source, seat?: Perspective): Promise<Replay> =>
  kind === 'table' ? tableReplay(id, seat) : getReplay(id, seat);

export const recordAddress = ({ kind, id }: Source): string =>
  `/api/${kind}s/${encodeURIComponent(id)}/record`;
