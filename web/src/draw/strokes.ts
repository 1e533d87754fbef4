/** Strokes that many drawings share: tentacles, shells, teeth. */

import { nth } from './chance';
import { at, curve, f, mix, normal, ribbon, shift, taper, type Point } from './geometry';
import type { Palette } from './palettes';
import type { Sheet } from './sheet';

/** A tentacle: dark flesh, lit back, glowing suckers on the inner side. */
export function tentacle(
  s: Sheet,
  c: Palette,
  pts: readonly Point[],
  width: number,
  { suckers = true, side = 1, tone = 1, tip = 1 } = {},
): void {
  const first = nth(pts, 0);
  const last = nth(pts, pts.length - 1);
  const w = taper(width, tip, 0.8);
  s.path(
    ribbon(pts, w),
    s.linear(
      first[0],
      first[1],
      last[0],
      last[1],
      [0, c.ink],
      [0.35, tone > 0.6 ? c.deep : c.ink],
      [1, tone > 0.6 ? c.mid : c.deep],
    ),
    `stroke="${c.ink}" stroke-width=".8"`,
  );
  s.path(
    ribbon(
      shift(pts, (t) => -side * w(t) * 0.27),
      (t) => w(t) * 0.3,
    ),
    s.linear(
      first[0],
      first[1],
      last[0],
      last[1],
      [0, c.lit, 0],
      [0.5, c.lit, 0.5 * tone],
      [1, c.glow, 0.75 * tone],
    ),
  );
  if (!suckers) return;
  for (let i = 4; i < pts.length - 1; i++) {
    const t = i / (pts.length - 1);
    const [nx, ny] = normal(pts, i);
    const d = side * w(t) * 0.24;
    const [x, y] = nth(pts, i);
    s.dot(x + nx * d, y + ny * d, Math.max(0.5, w(t) * 0.15), c.glow, 0.25 + 0.5 * t * tone);
  }
}

/** One rib of a shell: a petal from a hinge to the rim. */
export function rib(
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  deg: number,
  half: number,
): string {
  const [a, b] = [at(cx, cy, r0, deg - half * 0.7), at(cx, cy, r0, deg + half * 0.7)];
  const [p, q] = [at(cx, cy, r1, deg - half), at(cx, cy, r1, deg + half)];
  const [u, v] = [
    at(cx, cy, r1 * 1.09, deg - half * 0.72),
    at(cx, cy, r1 * 1.09, deg + half * 0.72),
  ];
  return `M${f(a[0])} ${f(a[1])}L${f(p[0])} ${f(p[1])}C${f(u[0])} ${f(u[1])} ${f(v[0])} ${f(v[1])} ${f(q[0])} ${f(q[1])}L${f(b[0])} ${f(b[1])}Z`;
}

export interface Scallop {
  cx: number;
  cy: number;
  r0?: number;
  r1: number;
  a0: number;
  a1: number;
  ribs: number;
  bright?: number;
  wobble?: number;
}

/** A scallop: ribs from angle a0 to a1 around a hinge. */
export function scallop(
  s: Sheet,
  c: Palette,
  { cx, cy, r0 = 6, r1, a0, a1, ribs, bright = 1, wobble = 0 }: Scallop,
): void {
  const step = (a1 - a0) / ribs;
  const dark = s.radial(
    cx,
    cy,
    r1 * 1.08,
    [0, c.ink],
    [0.45, c.deep],
    [0.8, c.mid, 0.98],
    [1, c.lit, 0.95 * bright],
  );
  const pale = s.radial(
    cx,
    cy,
    r1 * 1.08,
    [0, c.ink],
    [0.4, c.deep],
    [0.72, c.mid],
    [1, c.glow, 0.9 * bright],
  );
  for (let i = 0; i < ribs; i++) {
    const mid = a0 + step * (i + 0.5);
    const long = r1 * (1 - wobble * Math.abs(Math.sin(i * 2.3)));
    s.path(
      rib(cx, cy, r0, long, mid, step * 0.5),
      i % 2 ? dark : pale,
      `stroke="${c.ink}" stroke-width=".9"`,
    );
    const [x1, y1] = at(cx, cy, r0 + (long - r0) * 0.35, mid - step * 0.16);
    const [x2, y2] = at(cx, cy, long * 0.99, mid - step * 0.2);
    s.stroke(`M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`, c.glow, 0.8, 0.45 * bright);
  }
  for (const k of [0.55, 0.74, 0.9]) {
    const pts: Point[] = [];
    for (let a = a0 + step * 0.3; a <= a1 - step * 0.2; a += step / 2)
      pts.push(at(cx, cy, r1 * k, a));
    s.stroke(curve(pts), c.glow, 0.6, 0.16 * bright);
  }
}

/** A row of teeth along a line, long and short by turns. */
export function teeth(s: Sheet, pts: readonly Point[], size: number, fill: string): void {
  for (let i = 1; i < pts.length - 1; i++) {
    const [nx, ny] = normal(pts, i);
    const [a, p, b] = [nth(pts, i - 1), nth(pts, i), nth(pts, i + 1)];
    const long = size * (i % 2 ? 1 : 0.6);
    s.path(
      `M${f(mix(p[0], a[0], 0.5))} ${f(mix(p[1], a[1], 0.5))}L${f(p[0] + nx * long)} ${f(p[1] + ny * long)}L${f(mix(p[0], b[0], 0.5))} ${f(mix(p[1], b[1], 0.5))}Z`,
      fill,
    );
  }
}
