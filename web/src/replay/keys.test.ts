import { beforeAll, expect, test, vi } from 'vitest';
import { keyOf } from './keys';
import { Playback } from './playback.svelte';

class FakeElement {
  constructor(readonly kind: string) {}
  closest(selector: string) {
    const kinds = selector.split(/,\s*/).map((part) => part.split(':')[0]);
    return kinds.includes(this.kind) ? this : null;
  }
}

beforeAll(() => {
  vi.stubGlobal('Element', FakeElement);
});

function press(key: string, on?: string, held: object = {}): number | undefined {
  const playback = new Playback(9, () => [0, 3, 5], 4);
  const target = on ? new FakeElement(on) : null;
  const act = keyOf({ key, target, ...held } as unknown as KeyboardEvent, playback);
  act?.();
  playback.pause();
  return act && playback.at;
}

test('arrows step, with Shift by turns', () => {
  expect(press('ArrowRight')).toBe(5);
  expect(press('ArrowLeft', 'button')).toBe(3);
  expect(press('ArrowRight', undefined, { shiftKey: true })).toBe(5);
  expect(press('ArrowLeft', undefined, { shiftKey: true })).toBe(3);
  expect(press('Home')).toBe(0);
  expect(press('End')).toBe(9);
});

test('whoever types or uses a shortcut of the browser is left alone', () => {
  expect(press('ArrowRight', 'textarea')).toBeUndefined();
  expect(press('ArrowRight', 'select')).toBeUndefined();
  expect(press('ArrowLeft', undefined, { altKey: true })).toBeUndefined();
  expect(press('x')).toBeUndefined();
});

test('the space bar presses a button that is focused, and plays elsewhere', () => {
  expect(press(' ', 'button')).toBeUndefined();
  expect(press(' ')).toBe(4);
});
