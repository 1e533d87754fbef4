/** Where turns begin. */

import type { ReplayStep } from '../api/types';

/** The numbers of the steps before which another seat acts than before. */
export function turnsOf(steps: readonly Pick<ReplayStep, 'number' | 'seat'>[]): number[] {
  const deeds = steps.filter(({ seat }) => seat !== null);
  return deeds.filter(({ seat }, i) => seat !== deeds[i - 1]?.seat).map(({ number }) => number - 1);
}
