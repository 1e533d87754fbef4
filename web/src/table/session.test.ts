import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Table, View } from '../api/types';
import { Session, TOO_MANY } from './session.svelte';

const seat = (name: string, mine: boolean) => ({
  name,
  kind: 'person' as const,
  bot: null,
  mine,
  online: true,
});

const view = (number: number): View =>
  ({
    game: 'conspiracy',
    viewer: 0,
    over: false,
    decision: { kind: 'recruit', seat: 0, actions: [`draw-lords ${number}`] },
    seats: [],
  }) as unknown as View;

const table = (number: number, more: Partial<Table> = {}): Table => ({
  id: 't',
  game: 'conspiracy',
  options: {},
  listed: false,
  several_seats: false,
  maker: 0,
  closed: false,
  cancelled: false,
  started: true,
  over: false,
  seats: [seat('Ilse', true), seat('Maren', false)],
  number,
  viewer: 0,
  view: view(number),
  can_undo: false,
  thinking: null,
  stuck: false,
  open_deal: false,
  commitment: null,
  restarts: [],
  ...more,
});

const action = (number: number, by = 1) => ({
  type: 'action' as const,
  number,
  seat: by,
  action: null,
  events: [{ kind: 'turn-began', args: { seat: 0 } }] as GameEvent[],
  table: table(number),
});

let played: number;
let release: () => void;

/** Shows every action until it is told to go on. */
const show = () => {
  played += 1;
  return new Promise<void>((resolve) => (release = resolve));
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const numbers = (session: Session) => session.deeds.map(({ number }) => number);

beforeEach(() => {
  played = 0;
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

test('actions are shown one after the other, and nothing can be done meanwhile', async () => {
  const session = new Session(table(3), show);
  expect(session.actions).toEqual(['draw-lords 3']);
  session.receive(action(4));
  session.receive(action(5));
  expect(played).toBe(1);
  expect(session.actions).toEqual([]);
  expect(session.known).toBe(5);
  release();
  await settled();
  expect(played).toBe(2);
  release();
  await settled();
  expect(session.actions).toEqual(['draw-lords 5']);
  expect(numbers(session)).toEqual([4, 5]);
});

test('what is known already is not shown again', async () => {
  const session = new Session(table(3), async () => undefined);
  session.receive(action(4));
  session.receive(action(4));
  session.receive(action(2));
  await settled();
  expect(numbers(session)).toEqual([4]);
  expect(session.known).toBe(4);
});

test('a long past is not played out', async () => {
  const session = new Session(table(0), show);
  for (let number = 1; number <= TOO_MANY + 2; number += 1) session.receive(action(number));
  release();
  await settled();
  while (session.showing) {
    release();
    await settled();
  }
  expect(played).toBeLessThanOrEqual(TOO_MANY + 1);
  expect(session.known).toBe(TOO_MANY + 2);
  expect(session.actions).toEqual([`draw-lords ${TOO_MANY + 2}`]);
});

test('news about seats does not disturb what is being shown', () => {
  const session = new Session(table(3), show);
  session.receive(action(4));
  session.receive({ type: 'table', ...table(4, { seats: [seat('Ilse', true)] }) });
  expect(session.table.seats).toHaveLength(1);
  expect(session.view).toEqual(view(3));
});

test('what was taken back is gone, from the table and from the log', async () => {
  const session = new Session(table(3), async () => undefined);
  session.receive(action(4));
  session.receive(action(5));
  await settled();
  session.receive({ type: 'undone', number: 4, table: table(4) });
  expect(numbers(session)).toEqual([4]);
  expect(session.view).toEqual(view(4));
});

test('an action taken back while it is shown does not come again', async () => {
  const session = new Session(table(3), show);
  session.receive(action(4));
  session.receive({ type: 'undone', number: 3, table: table(3) });
  release();
  await settled();
  expect(session.view).toEqual(view(3));
  expect(session.showing).toBe(false);
});

test('the game begins in sight of those who wait', () => {
  const waiting = new Session(table(0, { started: false, view: null }), show);
  expect(waiting.view).toBeNull();
  waiting.receive({ type: 'table', ...table(0) });
  expect(waiting.view).toEqual(view(0));
});

test('a stale action shows the present table instead, without a word', async () => {
  const session = new Session(table(3), show);
  answers(409, { error: { id: 'stale', message: '', table: table(9) } });
  await session.act('draw-lords 3');
  expect(session.view).toEqual(view(9));
  expect(session.sending).toBe(false);
});

test('a refused action is told', async () => {
  const session = new Session(table(3), show);
  const reason = { id: 'pile-is-empty', args: { guild: 'mage' } };
  answers(422, { error: { id: 'illegal', message: '', reason } });
  await expect(session.act('take-pile mage')).rejects.toMatchObject({ reason });
  expect(session.actions).toEqual(['draw-lords 3']);
});

test('without a live connection the answer itself is shown', async () => {
  const session = new Session(table(3), show);
  session.status = 'lost';
  answers(200, table(4));
  await session.act('draw-lords 3');
  expect(session.view).toEqual(view(4));
});

test('after an answer nothing is done until the live connection has told it', async () => {
  const session = new Session(table(3), async () => undefined);
  session.status = 'open';
  answers(200, table(4));
  await session.act('draw-lords 3');
  expect(session.sending).toBe(false);
  expect(session.actions).toEqual([]);
  session.receive(action(4, 0));
  await settled();
  expect(session.actions).toEqual(['draw-lords 4']);
});

test('two clicks at once are one action', async () => {
  const session = new Session(table(3), async () => undefined);
  let asked = 0;
  vi.stubGlobal('fetch', async (_: string, request?: RequestInit) => {
    if (request?.method === 'POST') asked += 1;
    return new Response(JSON.stringify(table(4)), { status: 200 });
  });
  await Promise.all([session.act('draw-lords 3'), session.act('draw-lords 3')]);
  expect(asked).toBe(1);
});

test('while something is being taken back nothing is done', async () => {
  const session = new Session(table(4), async () => undefined);
  session.status = 'open';
  answers(200, table(3));
  await session.undo();
  expect(session.actions).toEqual([]);
  session.receive({ type: 'undone', number: 3, table: table(3) });
  expect(session.actions).toEqual(['draw-lords 3']);
});

test('what cannot be taken back leaves everything as it was', async () => {
  const session = new Session(table(4), async () => undefined);
  answers(409, { error: { id: 'no-undo', message: '' } });
  await expect(session.undo()).rejects.toMatchObject({ id: 'no-undo' });
  expect(session.actions).toEqual(['draw-lords 4']);
});

test('a wait ends when the table is told anew', async () => {
  const session = new Session(table(4), async () => undefined);
  session.status = 'open';
  answers(200, table(3));
  await session.undo();
  session.receive({ type: 'table', ...table(3) });
  expect(session.actions).toEqual(['draw-lords 3']);
});

test('an action is told as far as it has been shown, and whole in the end', async () => {
  const told: number[] = [];
  const session: Session = new Session(table(3), async (_, events, __, tell) => {
    told.push(session.deeds.length);
    tell(events.slice(0, 0));
    told.push(session.deeds.at(-1)?.events.length ?? -1);
  });
  session.receive(action(4));
  await settled();
  expect(told).toEqual([0, 0]);
  expect(session.deeds.at(-1)?.events).toHaveLength(1);
});

test('whoever is sent away, and a table that is gone, are remembered', () => {
  const session = new Session(table(0, { started: false, view: null }), show);
  session.receive({ type: 'removed' });
  expect([session.removed, session.deleted]).toEqual([true, false]);
  session.receive({ type: 'deleted' });
  expect(session.deleted).toBe(true);
});
