/** Lines of points over the course of a game. */

import type { ReplayStep } from '../api/types';

export interface Course {
  seat: number;
  name: string;
  points: number[];
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How the points of each seat went, step by step. */
export const coursesOf = (steps: readonly ReplayStep[], names: readonly string[]): Course[] =>
  names.map((name, seat) => ({
    seat,
    name,
    points: steps.map(({ view }) => view.seats[seat]?.score ?? 0),
  }));

const height = (points: number, most: number, { top, bottom }: Frame): number =>
  bottom - (points / most) * (bottom - top);

/** One path for each course: points stay until they change. */
export function lines(courses: readonly Course[], most: number, frame: Frame): string[] {
  return courses.map(({ points }) => {
    const step = (frame.right - frame.left) / Math.max(1, points.length - 1);
    return points
      .map((value, i) => {
        const [x, y] = [frame.left + i * step, height(value, most, frame)];
        return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  });
}

/** Where the names at the ends of the lines stand: beside them, but never over each other. */
export function ends(courses: readonly Course[], most: number, frame: Frame, apart = 16): number[] {
  const wanted = courses.map(({ points }, i) => ({
    i,
    y: height(points.at(-1) ?? 0, most, frame),
  }));
  wanted.sort((a, b) => a.y - b.y);
  for (const [at, one] of wanted.entries()) {
    const above = wanted[at - 1];
    if (above) one.y = Math.max(one.y, above.y + apart);
  }
  const over = (wanted.at(-1)?.y ?? 0) - frame.bottom;
  if (over > 0) for (const one of wanted) one.y -= over;
  const result: number[] = [];
  for (const { i, y } of wanted) result[i] = y;
  return result;
}

/** Round values for the scale, four to seven of them. */
export function ticks(most: number): number[] {
  const step = [2, 5, 10, 20, 50, 100].find((wanted) => most / wanted <= 6) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
