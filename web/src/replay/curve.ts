/** How the chances to win went, step by step: numbers for a drawing. */

import type { Analysis, Moment } from '../api/types';

/** The chances of all seats after so many actions. */
export interface Spot {
  number: number;
  chances: readonly number[];
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the chances are known: before every decision, and at the end. */
export const course = ({ moments, end }: Analysis, last: number): Spot[] => [
  ...moments.map(({ number, chances }) => ({ number, chances })),
  { number: last, chances: end },
];

/** Of so many decisions one is drawn for itself; with more of them the trend counts. */
const FEW = 60;

/** The trend: every decision together with its neighbours, for each was judged from another seat. */
export function trend(spots: readonly Spot[]): Spot[] {
  const reach = Math.round(spots.length / FEW);
  return spots.map(({ number, chances }, i) => {
    // The end is as it is, and so is the beginning.
    const wide = Math.min(reach, i, spots.length - 1 - i);
    const near = spots.slice(i - wide, i + wide + 1);
    const mean = (seat: number) =>
      near.reduce((sum, spot) => sum + (spot.chances[seat] ?? 0), 0) / near.length;
    return { number, chances: chances.map((_, seat) => mean(seat)) };
  });
}

/** The chances at a step: those known last. */
export function chancesAt(spots: readonly Spot[], at: number): readonly number[] {
  const known = spots.filter(({ number }) => number <= at).at(-1) ?? spots[0];
  return known?.chances ?? [];
}

export const x = (number: number, last: number, { left, right }: Frame): number =>
  left + (number / Math.max(1, last)) * (right - left);

export const y = (chance: number, { top, bottom }: Frame): number =>
  bottom - chance * (bottom - top);

/** The line of one seat. */
export const line = (spots: readonly Spot[], seat: number, last: number, frame: Frame): string =>
  spots
    .map(({ number, chances }, i) => {
      const at = [x(number, last, frame), y(chances[seat] ?? 0, frame)];
      return `${i ? 'L' : 'M'}${at.map((value) => value.toFixed(1)).join(' ')}`;
    })
    .join('');

/** The step that lies at a place of the drawing. */
export function stepAt(place: number, last: number, { left, right }: Frame): number {
  const step = Math.round(((place - left) / (right - left)) * last);
  return Math.max(0, Math.min(last, step));
}

/** What a decision cost, in chances. */
export const loss = ({ best, chance }: Moment): number =>
  Math.max(0, (best[0]?.chance ?? chance) - chance);

/** The moments that turned the game, the worst first. */
export const turningPoints = ({ moments, turns }: Analysis): Moment[] =>
  turns.flatMap((turn) => moments.find(({ number }) => number === turn) ?? []);

/** The next turning point after a step, or the one before it. */
export function nextTurn(turns: readonly number[], at: number, by: 1 | -1): number | undefined {
  const ahead = turns.filter((number) => (number - at) * by > 0);
  return ahead.length ? ahead.reduce((a, b) => ((a - b) * by < 0 ? a : b)) : undefined;
}
