import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FIRST_WAIT,
  Live,
  liveAddress,
  LONGEST_WAIT,
  SILENCE,
  waitBefore,
  type LiveStatus,
  type Socket,
} from './live';

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly since: number) {}
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen?.(undefined as never);
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  breaks() {
    this.onclose?.(undefined as never);
  }
}

let sockets: FakeSocket[];
let statuses: LiveStatus[];
let heard: unknown[];
let known: number;

const last = () => sockets.at(-1) as FakeSocket;

function start() {
  return new Live({
    since: () => known,
    receive: (message) => heard.push(message),
    changed: (status) => statuses.push(status),
    open: (since) => {
      sockets.push(new FakeSocket(since));
      return last();
    },
    random: () => 1,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, statuses, heard, known] = [[], [], [], 17];
});
afterEach(() => {
  vi.useRealTimers();
});

test('messages arrive, and a ping is answered', () => {
  start();
  last().opens();
  last().says({ type: 'undone', number: 3 });
  last().says({ type: 'ping' });
  expect(heard).toEqual([{ type: 'undone', number: 3 }]);
  expect(last().sent).toEqual(['{"type":"pong"}']);
  expect(statuses).toEqual(['connecting', 'open']);
});

test('a broken connection comes back, and asks from what is known by then', () => {
  start();
  expect(last().since).toBe(17);
  last().opens();
  known = 21;
  last().breaks();
  expect(statuses.at(-1)).toBe('lost');
  vi.advanceTimersByTime(FIRST_WAIT - 1);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  expect(last().since).toBe(21);
  last().opens();
  expect(statuses.at(-1)).toBe('open');
});

test('silence counts as a broken connection; every sign of life begins the wait anew', () => {
  start();
  last().opens();
  vi.advanceTimersByTime(SILENCE - 1);
  last().says({ type: 'ping' });
  vi.advanceTimersByTime(SILENCE - 1);
  expect(last().closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(last().closed).toBe(true);
  expect(statuses.at(-1)).toBe('lost');
});

test('attempts grow rarer, up to a limit, and differ between clients', () => {
  expect([0, 1, 2].map((n) => waitBefore(n, 1))).toEqual([500, 1000, 2000]);
  expect(waitBefore(30, 1)).toBe(LONGEST_WAIT);
  expect(waitBefore(0, 0)).toBe(FIRST_WAIT / 2);
});

test('a server that accepts and closes at once is not asked without pause', () => {
  start();
  for (let i = 0; i < 4; i++) {
    last().opens();
    last().breaks();
    vi.advanceTimersByTime(LONGEST_WAIT);
  }
  last().breaks();
  const count = sockets.length;
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(sockets).toHaveLength(count);
});

test('when the network is back it tries again at once, but never twice', () => {
  const live = start();
  last().opens();
  live.hurry();
  expect(sockets).toHaveLength(1);
  last().breaks();
  live.hurry();
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(sockets).toHaveLength(2);
});

test('it can begin anew, and the old connection is not heard any more', () => {
  const live = start();
  last().opens();
  const old = last();
  live.restart();
  expect(old.closed).toBe(true);
  expect(sockets).toHaveLength(2);
  old.says({ type: 'undone', number: 3 });
  expect(heard).toEqual([]);
});

test('after the end nothing comes back', () => {
  const live = start();
  last().opens();
  live.close();
  vi.advanceTimersByTime(10 * SILENCE);
  expect(sockets).toHaveLength(1);
  expect(last().closed).toBe(true);
});

test('the address follows the page', () => {
  const page = { protocol: 'https:', host: 'play.example' } as Location;
  expect(liveAddress('a b', 3, page)).toBe('wss://play.example/api/tables/a%20b/live?since=3');
});
