/** The water of every picture. */

import type { Chance } from './chance';
import { poly } from './geometry';
import type { Palette } from './palettes';
import type { Sheet } from './sheet';

/** Water, a glow behind the subject, shafts of light from the surface. */
export function water(
  s: Sheet,
  c: Palette,
  r: Chance,
  { x = 100, y = 112, reach = 120, shafts = 4, strength = 1 } = {},
): void {
  const { w, h } = s;
  s.add(
    `<rect width="${w}" height="${h}" fill="${s.linear(0, 0, 0, h, [0, c.deep], [0.55, c.ink], [1, '#01040a'])}"/>`,
  );
  s.add(
    `<rect width="${w}" height="${h}" fill="${s.radial(x, y, reach, [0, c.lit, 0.5 * strength], [0.4, c.mid, 0.38 * strength], [1, c.mid, 0])}"/>`,
  );
  for (let i = 0; i < shafts; i++) {
    const top = r.range(-0.1, 1.05) * w;
    const wide = r.range(0.04, 0.14) * w;
    const lean = r.range(0.1, 0.3) * w;
    s.path(
      poly([
        [top, -4],
        [top + wide, -4],
        [top + wide * 2.2 - lean, h],
        [top - lean, h],
      ]),
      s.linear(0, 0, 0, h * 0.9, [0, c.glow, 0.14], [1, c.glow, 0]),
    );
  }
}

/** Marine snow: specks that drift everywhere. */
export function snow(s: Sheet, c: Palette, r: Chance, amount = 22): void {
  for (let i = 0; i < amount; i++)
    s.dot(r.range(4, s.w - 4), r.range(4, s.h - 4), r.range(0.3, 1.1), c.glow, r.range(0.12, 0.55));
}

/** Darkens the lower edge, where the name will be written. */
export const dusk = (s: Sheet, c: Palette, from = 0.66): Sheet =>
  s.add(
    `<rect width="${s.w}" height="${s.h}" fill="${s.linear(0, s.h * from, 0, s.h, [0, c.ink, 0], [1, '#01040a', 0.94])}"/>`,
  );
