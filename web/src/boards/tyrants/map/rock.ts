/** Noise and outlines: what the cave is carved with. Used while the application is built, never in the browser. */

export type Point = readonly [number, number];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
export type Field = (x: number, y: number) => number;

function lattice(i: number, j: number, seed: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ seed;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in [-1, 1]. */
export function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = lattice(i, j, seed) * (1 - u) + lattice(i + 1, j, seed) * u;
  const low = lattice(i, j + 1, seed) * (1 - u) + lattice(i + 1, j + 1, seed) * u;
  return top * (1 - v) + low * v;
}

/** The values of a field on a grid. */
export interface Samples {
  values: Float32Array;
  columns: number;
  rows: number;
  x0: number;
  y0: number;
  step: number;
}

export function sample(field: Field, [x0, y0, x1, y1]: Box, step: number): Samples {
  const [columns, rows] = [Math.ceil((x1 - x0) / step) + 1, Math.ceil((y1 - y0) / step) + 1];
  const values = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) values[r * columns + c] = field(x0 + c * step, y0 + r * step);
  return { values, columns, rows, x0, y0, step };
}

/** Outside of what was sampled all is rock. */
const SOLID = 1000;

/** Closed loops where a field crosses a level (marching squares); the hollow is below the level. */
export function loops({ values, columns, rows, x0, y0, step }: Samples, level: number): Point[][] {
  const at = (c: number, r: number): number =>
    (c < 0 || r < 0 || c >= columns || r >= rows ? SOLID : values[r * columns + c]!) - level;
  const points = new Map<string, Point>();
  const links = new Map<string, string[]>();
  const crossing = (c1: number, r1: number, c2: number, r2: number): string => {
    const key = `${c1 === c2 ? 'v' : 'h'}${c1},${r1}`;
    if (!points.has(key)) {
      const [a, b] = [at(c1, r1), at(c2, r2)];
      const t = Math.min(1, Math.max(0, a / (a - b)));
      points.set(key, [x0 + (c1 + (c2 - c1) * t) * step, y0 + (r1 + (r2 - r1) * t) * step]);
      links.set(key, []);
    }
    return key;
  };
  const join = (p: string, q: string): void => {
    links.get(p)!.push(q);
    links.get(q)!.push(p);
  };
  for (let r = -1; r < rows; r++)
    for (let c = -1; c < columns; c++) {
      const [a, b, d, e] = [
        at(c, r) < 0,
        at(c + 1, r) < 0,
        at(c + 1, r + 1) < 0,
        at(c, r + 1) < 0,
      ] as const;
      const cuts: string[] = [];
      if (a !== b) cuts.push(crossing(c, r, c + 1, r));
      if (b !== d) cuts.push(crossing(c + 1, r, c + 1, r + 1));
      if (d !== e) cuts.push(crossing(c, r + 1, c + 1, r + 1));
      if (e !== a) cuts.push(crossing(c, r, c, r + 1));
      const [p, q, s, t] = cuts;
      if (p === undefined || q === undefined) continue;
      if (s === undefined || t === undefined) join(p, q);
      else if (a) {
        join(p, q);
        join(s, t);
      } else {
        join(p, t);
        join(q, s);
      }
    }
  return chains(points, links);
}

function chains(points: Map<string, Point>, links: Map<string, string[]>): Point[][] {
  const seen = new Set<string>();
  const found: Point[][] = [];
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const loop: Point[] = [];
    let at: string | undefined = start;
    while (at !== undefined) {
      seen.add(at);
      loop.push(points.get(at)!);
      at = links.get(at)!.find((next) => !seen.has(next));
    }
    if (loop.length > 5) found.push(loop);
  }
  return found;
}

const distance = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(px - ax, py - ay)
    : Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length;
};

/** Leaves out points that lie on the way between others (Douglas and Peucker). */
function thin(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [worst, index] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const off = distance(line[i]!, first, last);
    if (off > worst) [worst, index] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...thin(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...thin(line.slice(index), tolerance),
  ];
}

function thinLoop(loop: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(loop.length / 2);
  return [
    ...thin(loop.slice(0, half + 1), tolerance).slice(0, -1),
    ...thin([...loop.slice(half), loop[0]!], tolerance).slice(0, -1),
  ];
}

/** Numbers in tenths, written as shortly as a path allows. */
const tenths = (values: readonly number[]): string =>
  values
    .map((value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** A soft closed path through loops of points. */
export const softPath = (all: readonly Point[][], tolerance = 0.45): string =>
  all
    .map((loop) => thinLoop(loop, tolerance))
    .filter((loop) => loop.length > 2)
    .map((loop) => {
      const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [
        Math.round(((ax + bx) / 2) * 10) / 10,
        Math.round(((ay + by) / 2) * 10) / 10,
      ];
      let [x, y] = middle(loop.at(-1)!, loop[0]!);
      const start = `M${tenths([x, y])}`;
      const curves = loop.map((point, i) => {
        const [toX, toY] = middle(point, loop[(i + 1) % loop.length]!);
        const curve = `q${tenths([point[0] - x, point[1] - y, toX - x, toY - y])}`;
        [x, y] = [toX, toY];
        return curve;
      });
      return `${start}${curves.join('')}Z`;
    })
    .join('');

/** A path through points, straight from one to the next. */
export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${tenths([x, y])}`).join('');

/** Steps from one point of a smooth line to the next. */
export const STEPS = 24;

/** A smooth line through points, as many short steps. */
export function throughPoints(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const p0 = points[Math.max(0, i - 1)]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[Math.min(last, i + 2)]!;
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS;
      const between = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      line.push([between(0), between(1)]);
    }
  }
  line.push(points[last]!);
  return line;
}
