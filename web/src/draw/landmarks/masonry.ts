/** How things are built under the sea: one side in the light, one in the shadow, lamps in the windows. */

import { f, poly, type Point } from '../geometry';
import { blend, type Palette } from '../palettes';
import type { Sheet } from '../sheet';

export const WARM = '#ffe6a3';

/** The surface of a solid between two sides: lit on the left, dark on the right, with an edge between. */
export const carved = (s: Sheet, c: Palette, left: number, right: number): string =>
  s.linear(
    left,
    0,
    right,
    0,
    [0, blend(c.lit, c.glow, 0.35)],
    [0.5, blend(c.mid, c.lit, 0.18)],
    [0.5, blend(c.mid, c.deep, 0.55)],
    [1, blend(c.deep, c.ink, 0.4)],
  );

/** A surface that faces us: lighter above, lost in the dark below. */
export const facing = (s: Sheet, c: Palette, top: number, bottom: number): string =>
  s.linear(
    0,
    top,
    0,
    bottom,
    [0, blend(c.mid, c.lit, 0.45)],
    [0.45, blend(c.mid, c.deep, 0.35)],
    [1, c.ink],
  );

export const edged = (c: Palette, width = 0.8): string =>
  `stroke="${c.ink}" stroke-width="${width}" stroke-linejoin="round"`;

export const rimmed = (c: Palette): string =>
  `stroke="${c.glow}" stroke-opacity=".55" stroke-width=".8" stroke-linejoin="round"`;

/** A pointed arch, open below. */
export const archway = (x: number, foot: number, w: number, h: number): string => {
  const spring = foot - h + w * 0.62;
  const [l, r] = [x - w / 2, x + w / 2];
  return `M${f(l)} ${f(foot)}V${f(spring)}C${f(l)} ${f(spring - w * 0.4)} ${f(x - w * 0.16)} ${f(spring - w * 0.5)} ${f(x)} ${f(foot - h)}C${f(x + w * 0.16)} ${f(spring - w * 0.5)} ${f(r)} ${f(spring - w * 0.4)} ${f(r)} ${f(spring)}V${f(foot)}Z`;
};

/** A window with a lamp behind it. */
export function lightedWindow(s: Sheet, x: number, y: number, w: number, h: number): void {
  s.dot(x, y - h / 2, h, s.radial(x, y - h / 2, h, [0, WARM, 0.5], [1, WARM, 0]));
  s.path(archway(x, y, w, h), WARM, 'opacity=".95"');
}

export interface Tower {
  x: number;
  foot: number;
  w: number;
  h: number;
  /** How tall the pointed roof is. */
  roof?: number;
  windows?: number;
}

/** A tower with a pointed roof and a lamp on it. */
export function tower(s: Sheet, c: Palette, { x, foot, w, h, roof = w * 1.5, windows = 0 }: Tower) {
  const top = foot - h;
  const [l, r] = [x - w / 2, x + w / 2];
  s.path(
    poly([
      [l - w * 0.12, foot],
      [l, top + h * 0.3],
      [l, top],
      [r, top],
      [r, top + h * 0.3],
      [r + w * 0.12, foot],
    ]),
    carved(s, c, l, r),
    edged(c),
  );
  s.path(
    `M${f(l - w * 0.16)} ${f(top + 2)}Q${f(x - w * 0.14)} ${f(top - roof * 0.4)} ${f(x)} ${f(top - roof)}Q${f(x + w * 0.14)} ${f(top - roof * 0.4)} ${f(r + w * 0.16)} ${f(top + 2)}Z`,
    carved(s, c, l, r),
    edged(c),
  );
  for (let i = 0; i < windows; i++) {
    lightedWindow(s, x + (i % 2 ? w * 0.16 : -w * 0.16), top + 12 + i * 13, w * 0.16, w * 0.36);
  }
  s.lamp(x, top - roof, 1.4, c.glow, 0.9);
}

/** A wall with battlements. */
export function battlement(s: Sheet, c: Palette, l: number, r: number, top: number, foot: number) {
  const teeth = Math.max(3, Math.round((r - l) / 11));
  const step = (r - l) / (teeth * 2 - 1);
  let d = `M${f(l)} ${f(foot)}V${f(top)}`;
  for (let i = 0; i < teeth; i++) {
    const x = l + i * 2 * step;
    d += `H${f(x)}V${f(top - step * 0.8)}H${f(x + step)}V${f(top)}`;
  }
  s.path(`${d}H${f(r)}V${f(foot)}Z`, facing(s, c, top - 6, foot), rimmed(c));
}

/** A column with base and capital. */
export function column(s: Sheet, c: Palette, x: number, foot: number, w: number, h: number): void {
  const fill = carved(s, c, x - w / 2, x + w / 2);
  s.path(`M${f(x - w / 2)} ${f(foot)}V${f(foot - h)}H${f(x + w / 2)}V${f(foot)}Z`, fill);
  for (const y of [foot - h, foot - 2.4]) {
    s.path(
      `M${f(x - w * 0.8)} ${f(y)}H${f(x + w * 0.8)}V${f(y + 3)}H${f(x - w * 0.8)}Z`,
      fill,
      edged(c, 0.5),
    );
  }
}

/** A cloth on a pole, in the colour of the place. */
export function banner(s: Sheet, c: Palette, x: number, top: number, w: number, h: number): void {
  const points: Point[] = [
    [x - w / 2, top],
    [x + w / 2, top],
    [x + w / 2, top + h],
    [x, top + h * 0.78],
    [x - w / 2, top + h],
  ];
  s.path(poly(points), s.linear(0, top, 0, top + h, [0, c.glow], [1, c.mid]), edged(c, 0.6));
}
