/** The seal of a deal: a hash of its key, seen at the start and checked at the end. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Replay } from '../api/types';
import { keep, recall } from '../shell/settings.svelte';

/** So many tables are remembered. */
const MOST = 200;

/** What a look at a finished deal says: no seal, a wrong one, another than this browser saw at the
 * start, the right one, or the right one that this browser saw at the start. */
export type Verdict = 'none' | 'wrong' | 'changed' | 'right' | 'kept';

const seals = (): [string, string][] => {
  try {
    const found: unknown = JSON.parse(recall('seals') ?? '[]');
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
};

/** Remember the seal that a table shows, unless one was seen before. */
export function remember(table: string, seal: string | null): void {
  const known = seals();
  if (seal === null || known.some(([id]) => id === table)) return;
  keep('seals', JSON.stringify([...known, [table, seal]].slice(-MOST)));
}

export const remembered = (table: string): string | undefined =>
  seals().find(([id]) => id === table)?.[1];

/** The seal that a key has. */
export const sealOf = (key: string): string => bytesToHex(sha256(hexToBytes(key)));

/** Whether a finished game was dealt from the key that was sealed when it began. */
export function verdict({ seed, commitment }: Replay, table: string | undefined): Verdict {
  if (commitment === null || typeof seed !== 'string') return 'none';
  if (sealOf(seed) !== commitment) return 'wrong';
  const seen = table === undefined ? undefined : remembered(table);
  if (seen === undefined) return 'right';
  return seen === commitment ? 'kept' : 'changed';
}
