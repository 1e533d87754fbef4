/** Points, curves and limbs. */

import { nth } from './chance';

export type Point = readonly [number, number];
/** A measure that depends on how far along a line one is, t = 0 … 1. */
export type Along = (t: number) => number;

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A number as it is written in a drawing: one decimal at most. */
export const f = (value: number): string => String(+value.toFixed(1));

/** The point at a distance and a bearing from a centre. */
export const at = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos(rad(degrees)),
  cy + r * Math.sin(rad(degrees)),
];

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** 0, 1, 2 … count − 1. */
export const upTo = (count: number): number[] => [...Array(count).keys()];

/** Catmull-Rom spline through points, as path data. */
export function curve(pts: readonly Point[], closed = false): string {
  const n = pts.length;
  const p = (i: number) => nth(pts, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const start = nth(pts, 0);
  let d = `M${f(start[0])} ${f(start[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const first = `${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)}`;
    const second = `${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)}`;
    d += `C${first} ${second} ${f(c[0])} ${f(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

export const poly = (pts: readonly Point[]): string =>
  `M${pts.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;

export const star = (cx: number, cy: number, r1: number, r2: number, points: number): string =>
  poly(upTo(points * 2).map((i) => at(cx, cy, i % 2 ? r2 : r1, -90 + (i * 180) / points)));

export interface Limb {
  x: number;
  y: number;
  a: number;
  len: number;
  bend?: number;
  twist?: number;
  power?: number;
  steps?: number;
}

/** A limb's centre line: starts at (x, y) heading `a` degrees and bends ever more, like a tentacle. */
export function limb({ x, y, a, len, bend = 0, twist = 0, power = 2, steps = 20 }: Limb): Point[] {
  const pts: Point[] = [[x, y]];
  const ds = len / steps;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    a += (bend + twist * t ** power) / steps;
    x += Math.cos(rad(a)) * ds;
    y += Math.sin(rad(a)) * ds;
    pts.push([x, y]);
  }
  return pts;
}

/** Unit normal of a polyline at index i. */
export function normal(pts: readonly Point[], i: number): Point {
  const a = nth(pts, Math.max(0, i - 1));
  const b = nth(pts, Math.min(pts.length - 1, i + 1));
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

export const shift = (pts: readonly Point[], by: Along): Point[] =>
  pts.map((p, i) => {
    const [nx, ny] = normal(pts, i);
    const d = by(i / (pts.length - 1));
    return [p[0] + nx * d, p[1] + ny * d];
  });

/** Outline of a centre line with a width that depends on t = 0 … 1. */
export const ribbon = (pts: readonly Point[], width: Along): string =>
  curve([...shift(pts, (t) => width(t) / 2), ...shift(pts, (t) => -width(t) / 2).reverse()], true);

export const taper =
  (from: number, to: number, power = 1): Along =>
  (t) =>
    mix(from, to, t ** power);
