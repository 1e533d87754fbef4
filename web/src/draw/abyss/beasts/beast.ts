/** What all beasts of the deep have in common. */

import type { Chance } from '../../chance';
import { at, f } from '../../geometry';
import type { Palette } from '../../palettes';
import type { Sheet } from '../../sheet';

/** Draws a beast on a sheet of 200 × 280; its head keeps to the left and the middle. */
export type Beast = (s: Sheet, c: Palette, r: Chance) => void;

/** The eye of something that is too large to be seen whole. */
export function greatEye(s: Sheet, c: Palette, x: number, y: number, r: number): void {
  s.dot(x, y, r * 2.6, s.radial(x, y, r * 2.6, [0, c.glow, 0.5], [1, c.lit, 0]));
  s.path(
    `M${f(x - r * 1.5)} ${f(y)}Q${f(x)} ${f(y - r * 1.5)} ${f(x + r * 1.5)} ${f(y)}Q${f(x)} ${f(y + r * 1.5)} ${f(x - r * 1.5)} ${f(y)}Z`,
    '#010306',
  );
  s.dot(x, y, r * 0.86, s.radial(x, y, r, [0, '#fff'], [0.35, c.glow], [0.75, c.lit], [1, c.mid]));
  for (let i = 0; i < 20; i++) {
    const [x0, y0] = at(x, y, r * 0.4, i * 18);
    const [x1, y1] = at(x, y, r * 0.76, i * 18 + 4);
    s.stroke(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, c.deep, 0.7, 0.6);
  }
  s.path(
    `M${f(x)} ${f(y - r * 0.72)}Q${f(x + r * 0.34)} ${f(y)} ${f(x)} ${f(y + r * 0.72)}Q${f(x - r * 0.34)} ${f(y)} ${f(x)} ${f(y - r * 0.72)}Z`,
    '#010306',
  );
  s.dot(x - r * 0.34, y - r * 0.36, r * 0.15, '#fff', 0.95);
}

/** Spots of light and dark on a hide. */
export function spots(
  s: Sheet,
  c: Palette,
  r: Chance,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  for (let i = 0; i < count; i++)
    s.dot(
      r.range(left, right),
      r.range(top, bottom),
      r.range(0.8, 2.8),
      i % 2 ? c.glow : c.ink,
      r.range(0.2, 0.5),
    );
}
