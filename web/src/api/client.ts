/** The server's API, one function for each thing that it offers. */

import type {
  AnalysisState,
  Fork,
  GameInfo,
  Hint,
  MyTable,
  NewTable,
  OpenTable,
  Reason,
  Refusal,
  Replay,
  Table,
} from './types';

/** The server refused: `id` says what, `status` is that of HTTP; 0 when there was no answer. */
export class ApiError extends Error {
  readonly id: string;
  readonly table: Table | undefined;
  readonly reason: Reason | undefined;

  constructor(
    readonly status: number,
    refusal: Refusal,
  ) {
    super(refusal.message);
    this.name = 'ApiError';
    this.id = refusal.id;
    this.table = refusal.table;
    this.reason = refusal.reason;
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const { error } = (await response.json()) as { error: Refusal };
    if (typeof error.id === 'string') return error;
  } catch {
    // Not one of our answers: a proxy in between, or a server that is going down.
  }
  return { id: 'unknown', message: response.statusText };
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, { id: 'unreachable', message: 'no answer' });
  }
  if (!response.ok) throw new ApiError(response.status, await refusalOf(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const get = <T>(path: string): Promise<T> => request('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request('POST', path, body);
const remove = (path: string): Promise<void> => request('DELETE', path);
const tablePath = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const replayPath = (id: string): string => `/replays/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => get('/games');

export const createTable = (wanted: NewTable): Promise<Table> => post('/tables', wanted);
export const openTables = (): Promise<OpenTable[]> => get('/tables');
export const myTables = (): Promise<MyTable[]> => get('/mine');
export const getTable = (id: string): Promise<Table> => get(tablePath(id));

export const joinTable = (id: string, name: string, seat?: number): Promise<Table> =>
  post(`${tablePath(id)}/join`, seat === undefined ? { name } : { name, seat });
export const leaveTable = (id: string): Promise<Table> => post(`${tablePath(id)}/leave`);
/** What the maker of a table may do before the start. */
export const removePerson = (id: string, seat: number): Promise<Table> =>
  post(`${tablePath(id)}/remove`, { seat });
export const closeTable = (id: string): Promise<Table> => post(`${tablePath(id)}/close`);
export const reopenTable = (id: string): Promise<Table> => post(`${tablePath(id)}/reopen`);
export const cancelTable = (id: string): Promise<Table> => post(`${tablePath(id)}/cancel`);

/** Takes away what is mine of a table, or everywhere. */
export const deleteTable = (id: string): Promise<void> => remove(tablePath(id));
export const deleteMe = (): Promise<void> => remove('/players/me');

/** The same seats again; with `bot`, its bots play at that level. */
export const rematch = (id: string, bot?: string): Promise<Table> =>
  post(`${tablePath(id)}/rematch`, bot === undefined ? {} : { bot });

export const act = (id: string, number: number, action: string): Promise<Table> =>
  post(`${tablePath(id)}/actions`, { number, action });
export const undo = (id: string, number: number): Promise<Table> =>
  post(`${tablePath(id)}/undo`, { number });
export const hint = (id: string): Promise<Hint[]> => get(`${tablePath(id)}/hint`);
export const whyNot = async (id: string, action: string): Promise<Reason | null> => {
  const path = `${tablePath(id)}/why?action=${encodeURIComponent(action)}`;
  return (await get<{ reason: Reason | null }>(path)).reason;
};

/** A table's replay, or that of a record, from a step on; `seat` as whom it is seen. */
const pageQuery = (seat: number | 'all' | undefined, from: number): string =>
  `?from=${from}${seat === undefined ? '' : `&seat=${seat}`}`;
export const tableReplay = (id: string, seat?: number | 'all', from = 0): Promise<Replay> =>
  get(`${tablePath(id)}/replay${pageQuery(seat, from)}`);
export const getReplay = (id: string, seat?: number | 'all', from = 0): Promise<Replay> =>
  get(`${replayPath(id)}${pageQuery(seat, from)}`);

/** A table's replay from beginning to end. */
export async function wholeTableReplay(id: string): Promise<Replay> {
  const replay = await tableReplay(id);
  const steps = [...replay.steps];
  while (steps.length < replay.total) {
    const more = await tableReplay(id, replay.viewer ?? undefined, steps.length);
    if (!more.steps.length) break;
    steps.push(...more.steps);
  }
  return { ...replay, steps };
}
export const tableRecord = (id: string): Promise<unknown> => get(`${tablePath(id)}/record`);
export const addReplay = (record: unknown): Promise<{ id: string }> => post('/replays', record);

/** The analysis of a finished game, of a table or of a record. */
const analysisPath = (kind: 'table' | 'replay', id: string): string =>
  `${kind === 'table' ? tablePath(id) : replayPath(id)}/analysis`;
export const getAnalysis = (kind: 'table' | 'replay', id: string): Promise<AnalysisState> =>
  get(analysisPath(kind, id));
export const beginAnalysis = (kind: 'table' | 'replay', id: string): Promise<AnalysisState> =>
  post(analysisPath(kind, id));

export const fork = (wanted: Fork): Promise<Table> => post('/forks', wanted);
