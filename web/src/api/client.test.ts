import { afterEach, expect, test, vi } from 'vitest';
import { act, ApiError, joinTable, tableReplay, wholeTableReplay, whyNot } from './client';

const answer = (status: number, body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function server(reply: () => Response) {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
    reply(),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function refused(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  return error;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an action is sent with the number of actions seen', async () => {
  const fetched = server(() => answer(200, { id: 't' }));
  await act('t', 17, 'keep lord:mage-3');
  const [path, init] = fetched.mock.calls[0]!;
  expect(path).toBe('/api/tables/t/actions');
  expect(JSON.parse(String(init.body))).toEqual({ number: 17, action: 'keep lord:mage-3' });
});

test('a seat is named only when it was chosen', async () => {
  const fetched = server(() => answer(200, {}));
  await joinTable('t', 'Ilse');
  await joinTable('t', 'Ilse', 2);
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)))).toEqual([
    { name: 'Ilse' },
    { name: 'Ilse', seat: 2 },
  ]);
});

test('addresses are escaped', async () => {
  const fetched = server(() => answer(200, { reason: null }));
  await whyNot('a/b', 'take-pile mage');
  await tableReplay('t', 'all');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/tables/a%2Fb/why?action=take-pile%20mage',
    '/api/tables/t/replay?from=0&seat=all',
  ]);
});

test('a long replay is read page by page, as the one it was begun as', async () => {
  const steps = [0, 1, 2, 3, 4].map((number) => ({ number }));
  let from = 0;
  const fetched = server(() => {
    const page = steps.slice(from, from + 2);
    from += 2;
    return answer(200, { viewer: 1, total: steps.length, steps: page });
  });
  expect((await wholeTableReplay('t')).steps).toEqual(steps);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/tables/t/replay?from=0',
    '/api/tables/t/replay?from=2&seat=1',
    '/api/tables/t/replay?from=4&seat=1',
  ]);
});

test('a refusal says why, and brings the present table', async () => {
  const table = { id: 't', number: 18 };
  server(() => answer(409, { error: { id: 'stale', message: 'too late', table } }));
  const error = await refused(act('t', 17, 'x'));
  expect(error).toMatchObject({ status: 409, id: 'stale', table });
});

test('an answer that is not ours is still a refusal', async () => {
  server(() => answer(502, '<html>'));
  expect(await refused(act('t', 1, 'x'))).toMatchObject({ status: 502, id: 'unknown' });
});

test('no answer at all is one too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await refused(act('t', 1, 'x'))).toMatchObject({ status: 0, id: 'unreachable' });
});
