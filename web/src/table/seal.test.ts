import { beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../api/types';
import { remember, remembered, sealOf, verdict } from './seal';

const KEY = '00112233445566778899aabbccddeeff'.repeat(2);
const SEAL = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';

const replay = (seed: Replay['seed'], commitment: string | null) =>
  ({ seed, commitment }) as unknown as Replay;

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
beforeEach(() => store.clear());

test('a seal is the SHA-256 of the bytes of the key', () => {
  expect(sealOf(KEY)).toBe(SEAL);
});

test('the first seal that a table shows is remembered', () => {
  remember('a', SEAL);
  remember('a', 'other');
  remember('b', null);
  expect(remembered('a')).toBe(SEAL);
  expect(remembered('b')).toBeUndefined();
});

test('only so many tables are remembered', () => {
  for (let i = 0; i < 300; i += 1) remember(`t${i}`, SEAL);
  expect(remembered('t0')).toBeUndefined();
  expect(remembered('t299')).toBe(SEAL);
});

test('a deal is checked against its key and against what was seen at the start', () => {
  expect(verdict(replay(7, null), 'a')).toBe('none');
  expect(verdict(replay(null, SEAL), 'a')).toBe('none');
  expect(verdict(replay(KEY, SEAL), undefined)).toBe('right');
  expect(verdict(replay(KEY, SEAL), 'a')).toBe('right');
  remember('a', SEAL);
  expect(verdict(replay(KEY, SEAL), 'a')).toBe('kept');
  const other = KEY.replace('0', 'f');
  expect(verdict(replay(other, SEAL), 'a')).toBe('wrong');
  expect(verdict(replay(other, sealOf(other)), 'a')).toBe('changed');
});
