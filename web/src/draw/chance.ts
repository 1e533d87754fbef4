/** The random stream behind every drawing: the same seed draws the same picture, byte for byte. */

export interface Chance {
  next(): number;
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  near(value: number, spread: number): number;
}

/** The element at an index that is known to exist. */
export function nth<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) {
    throw new RangeError(`there is no element ${index} in a list of ${list.length}`);
  }
  return list[index] as T;
}

/** FNV-1a over the characters of a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ character.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** Mulberry32, seeded with a text. */
export function chance(seed: string): Chance {
  let a = hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => nth(list, Math.floor(next() * list.length)),
    near: (value, spread) => value + (next() - 0.5) * 2 * spread,
  };
}
