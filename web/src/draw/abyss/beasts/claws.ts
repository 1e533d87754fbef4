/** Beasts of claw and carapace: nobody but the crabs stands up to them. */

import { at, curve, f, limb, poly, ribbon, taper, upTo, type Point } from '../../geometry';
import { blend, type Palette } from '../../palettes';
import type { Sheet } from '../../sheet';
import { crab } from '../allies';
import { greatEye, spots, type Beast } from './beast';

/** A claw of a lord's making, only larger; drawn around (0, 0), about 110 units tall. */
function claw(s: Sheet, c: Palette): void {
  s.path(
    'M11 -12C24 -20 31 -38 25 -62C16 -54 10 -46 6 -37L10 -32L4 -28L8 -23L4 -19Z',
    s.linear(6, -60, 28, -12, [0, c.lit], [1, c.deep]),
    `stroke="${c.ink}" stroke-width=".8"`,
  );
  s.path(
    'M-8 36C-32 27 -42 -4 -30 -31C-22 -50 -9 -66 7 -76C5 -60 3 -50 -3 -40L2 -35L-5 -30L1 -24L-3 -18C4 -15 10 -15 15 -12C24 4 18 28 8 37Z',
    s.linear(-30, -60, 24, 30, [0, c.glow], [0.25, c.lit], [0.6, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1"`,
  );
  for (const i of upTo(5)) s.dot(-22 + i * 5, -20 + i * 9, 2.4 - i * 0.2, c.glow, 0.5);
}

/** A carapace so old that a town has grown on it. */
export const colossus: Beast = (s, c, r) => {
  s.group('transform="translate(100 182) scale(1.42 1.3)"', () => crab(s, c, r, false));
  for (const i of upTo(9)) {
    const x = 54 + i * 11.6;
    const top = 146 - 14 * Math.sin((i / 8) * Math.PI);
    const h = r.range(18, 44);
    s.path(
      `M${f(x - 5)} ${f(top + 8)}V${f(top - h * 0.6)}L${f(x)} ${f(top - h)}L${f(x + 5)} ${f(top - h * 0.6)}V${f(top + 8)}Z`,
      s.linear(x - 5, 0, x + 5, 0, [0, c.lit], [0.5, c.mid], [0.5, c.deep], [1, c.ink]),
      `stroke="${c.ink}" stroke-width=".8"`,
    );
    s.lamp(x, top - h * 0.34, 1.5, '#ffe6a3', 0.9);
  }
  for (const d of [-1, 1]) greatEye(s, c, 100 + d * 22, 192, 9);
};

/** A king that is all pincer. */
export const pincer: Beast = (s, c, r) => {
  s.path(
    ribbon(
      [
        [150, 292],
        [136, 250],
        [118, 218],
        [106, 190],
      ],
      taper(70, 44),
    ),
    s.linear(80, 200, 170, 280, [0, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1.2"`,
  );
  s.group('transform="translate(104 136) rotate(-8) scale(1.8)"', () => claw(s, c));
  s.group('transform="translate(176 236) rotate(24) scale(.9)"', () => claw(s, c));
  // its crown
  const crown = upTo(5).map((i): Point => at(84, 196, 44, 206 + i * 32));
  for (const [x, y] of crown)
    s.path(
      poly([
        [x - 7, y + 6],
        [x, y - 22],
        [x + 7, y + 6],
      ]),
      s.linear(x - 6, y, x + 6, y, [0, '#ffe6a3'], [1, '#8a5f1d']),
      `stroke="${c.ink}" stroke-width=".8"`,
    );
  s.path(
    'M26 284C26 200 52 164 84 164C116 164 142 200 142 284Z',
    s.linear(30, 170, 140, 280, [0, c.lit], [0.4, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1.2"`,
  );
  for (const d of [-1, 1]) greatEye(s, c, 84 + d * 20, 194, 10);
  spots(s, c, r, 18, [50, 70, 130, 160]);
};

/** A wall of plates with eyes on it. */
export const bulwark: Beast = (s, c, r) => {
  for (const d of [-1, 1]) {
    const feeler = limb({
      x: 100 + d * 16,
      y: 84,
      a: -90 + d * 24,
      len: 120,
      bend: d * 60,
      twist: d * 80,
      steps: 16,
    });
    s.stroke(curve(feeler), c.lit, 3, 0.9).stroke(curve(feeler), c.glow, 1, 0.7);
  }
  for (const i of upTo(7)) {
    const k = 6 - i;
    const y = 96 + k * 26;
    const w = 54 + k * 9;
    s.path(
      `M${f(100 - w)} ${y + 26}C${f(100 - w)} ${y - 14} ${f(100 - w * 0.4)} ${y - 26} 100 ${y - 26}C${f(100 + w * 0.4)} ${y - 26} ${f(100 + w)} ${y - 14} ${f(100 + w)} ${y + 26}L100 ${y + 38}Z`,
      s.linear(
        100 - w,
        y,
        100 + w,
        y,
        [0, blend(c.lit, c.glow, 0.3)],
        [0.49, c.mid],
        [0.5, blend(c.mid, c.deep, 0.5)],
        [1, c.ink],
      ),
      `stroke="${c.ink}" stroke-width="1.6"`,
    );
    for (const d of [-1, 1])
      s.path(
        poly([
          [100 + d * w * 0.86, y - 4],
          [100 + d * (w + 20), y - 14],
          [100 + d * w, y + 14],
        ]),
        d < 0 ? c.lit : c.deep,
        `stroke="${c.ink}" stroke-width=".9"`,
      );
  }
  for (const d of [-1, 1]) {
    greatEye(s, c, 100 + d * 26, 94, 10);
    s.group(
      `transform="translate(${100 + d * 62} 214) rotate(${d * 10}) scale(${-d * 0.86} .86)"`,
      () => claw(s, c),
    );
  }
  spots(s, c, r, 20, [60, 100, 140, 250]);
};

/** Mud; and in the mud two claws and two eyes. */
export const mud: Beast = (s, c, r) => {
  const bed = (y: number, fill: string) => {
    const pts: Point[] = [
      [-10, 290],
      [-10, y],
    ];
    for (let x = 0; x <= 200; x += 16) pts.push([x, y + r.range(-5, 5)]);
    pts.push([210, y], [210, 290]);
    s.path(curve(pts, true), fill);
  };
  bed(172, blend(c.deep, c.ink, 0.4));
  s.group('transform="translate(48 168) rotate(-16) scale(1.24)"', () => claw(s, c));
  s.group('transform="translate(150 184) rotate(14) scale(-1.06 1.06)"', () => claw(s, c));
  s.path(
    'M52 224C58 184 78 168 100 168C122 168 142 184 148 224Z',
    s.linear(52, 170, 148, 220, [0, c.lit], [0.4, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1.2"`,
  );
  for (const d of [-1, 1]) {
    s.stroke(
      `M${100 + d * 12} 174C${100 + d * 14} 154 ${100 + d * 20} 146 ${100 + d * 20} 134`,
      c.mid,
      8,
    ).stroke(
      `M${100 + d * 12} 174C${100 + d * 14} 154 ${100 + d * 20} 146 ${100 + d * 20} 134`,
      c.lit,
      3,
      0.7,
    );
    greatEye(s, c, 100 + d * 20, 128, 10);
  }
  bed(212, s.linear(0, 206, 0, 280, [0, blend(c.mid, c.ink, 0.55)], [1, '#010306']));
  for (let i = 0; i < 14; i++)
    s.dot(r.range(10, 190), r.range(206, 226), r.range(1, 3), c.lit, 0.35);
  for (const i of upTo(6)) s.dot(88 + i * 5, 100 - i * 13, 1.4 + (i % 3), c.glow, 0.5);
};
