/** Who is first, by points; used where the server has not said it. */

import type { View } from '../api/types';

/** The place of each seat; equal points share one. */
export const ranking = ({ seats }: Pick<View, 'seats'>): number[] =>
  seats.map(({ score }) => 1 + seats.filter((other) => other.score > score).length);

export interface Outcome {
  kind: 'won' | 'shared' | 'lost' | 'watched';
  /** Of the winner, or one's own where one has won. */
  points: number;
  place: number;
}

export function outcome(
  { seats }: Pick<View, 'seats'>,
  places: readonly number[],
  viewer: number | null,
): Outcome {
  const points = Math.max(...seats.map(({ score }) => score));
  const place = viewer === null ? 0 : (places[viewer] ?? 0);
  if (viewer === null) return { kind: 'watched', points, place };
  if (place !== 1) return { kind: 'lost', points, place };
  const winners = places.filter((one) => one === 1).length;
  return { kind: winners > 1 ? 'shared' : 'won', points, place };
}
