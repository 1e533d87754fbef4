/** The ornament around a lord, 200 × 280: lines, crest and gold grow with rank. */

import { at, curve, f, limb, star, type Point } from './geometry';
import { GOLD, PALETTES, type House } from './palettes';
import { Sheet } from './sheet';

/** Each guild's own line, for the crest. */
const ORNAMENTS: Record<House, string> = {
  squid: curve(limb({ x: 0, y: 34, a: -90, len: 74, bend: 70, twist: 520, power: 1.7, steps: 22 })),
  shellfish: [0, 18, 36, 54, 72, 90]
    .map(
      (a) =>
        `M0 0L${at(0, 0, a % 36 ? 22 : 27, a)
          .map(f)
          .join(' ')}`,
    )
    .join(''),
  seahorse: curve(
    limb({ x: 34, y: 0, a: 180, len: 66, bend: -60, twist: -460, power: 1.4, steps: 20 }),
  ),
  crab: 'M2 30L8 12L24 2M10 34L17 19L34 9M8 12L17 19',
  jellyfish: `${star(12, 12, 10, 3.4, 6)}M26 3L34 1M3 26L1 34`,
  ambassador: 'M0 34A34 34 0 0 1 34 0M0 26A26 26 0 0 1 26 0M0 18A18 18 0 0 1 18 0',
};
const CORNERS: readonly Point[] = [
  [9.5, 9.5],
  [190.5, 9.5],
  [9.5, 270.5],
  [190.5, 270.5],
];

export interface Frame {
  house: House;
  rank: number;
}

export function frame({ house, rank }: Frame): string {
  const c = PALETTES[house];
  const s = new Sheet(200, 280, `frame ${house} ${rank}`);
  const metal =
    rank >= 4
      ? s.linear(
          0,
          0,
          200,
          280,
          [0, GOLD.lit],
          [0.3, GOLD.mid],
          [0.5, GOLD.lit],
          [0.75, GOLD.dark],
          [1, GOLD.mid],
        )
      : s.linear(0, 0, 200, 280, [0, c.glow], [0.5, c.lit], [1, c.mid]);
  s.add(
    `<rect x="3" y="3" width="194" height="274" rx="9" fill="none" stroke="${metal}" stroke-width="${rank >= 4 ? 2.4 : 1.6}" opacity=".9"/>`,
  );
  const inner =
    'M17 7.5H183A9.5 9.5 0 0 0 192.5 17V263A9.5 9.5 0 0 0 183 272.5H17A9.5 9.5 0 0 0 7.5 263V17A9.5 9.5 0 0 0 17 7.5Z';
  if (rank >= 2) s.stroke(inner, metal, 0.9, 0.75);
  if (rank >= 3) for (const [x, y] of CORNERS) s.dot(x, y, 2, metal);
  // the crest: the guild's line, mirrored over the middle of the upper edge
  if (rank >= 1)
    for (const d of [1, -1])
      s.stroke(
        ORNAMENTS[house],
        metal,
        1.7,
        0.95,
        `transform="translate(${100 + d * 5} 7) scale(${f(d * (0.4 + rank * 0.055))} ${f(0.4 + rank * 0.055)})"`,
      );
  if (rank >= 4)
    for (const y of [3, 277])
      s.path(`M84 ${y}L100 ${y - 6}L116 ${y}L100 ${y + 6}Z`, metal).dot(100, y, 2.2, '#fff', 0.95);
  if (rank >= 6)
    for (const x of [3, 197]) s.path(`M${x} 118L${x + 5} 140L${x} 162L${x - 5} 140Z`, metal);
  return s.svg();
}
