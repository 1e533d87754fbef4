/** Citadel, crown lands, bastion, barracks and the gates. */

import { at, curve, f, poly, upTo, type Point } from '../geometry';
import { blend, GOLD, type Palette } from '../palettes';
import { arches, chasm, towers, type Place } from '../places';
import type { Sheet } from '../sheet';
import {
  archway,
  banner,
  battlement,
  carved,
  edged,
  facing,
  lightedWindow,
  rimmed,
  tower,
  WARM,
} from './masonry';

/** Seven towers for seven points. */
export const citadel: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 12;
  for (const [x, w, h] of [
    [62, 17, 44],
    [238, 17, 44],
    [90, 19, 66],
    [210, 19, 66],
  ] as const) {
    tower(s, c, { x, foot, w, h, windows: 2 });
  }
  battlement(s, c, 78, 222, base - 30, foot);
  for (const x of [118, 182]) tower(s, c, { x, foot, w: 22, h: 78, windows: 3 });
  tower(s, c, { x: 150, foot, w: 34, h: 84, roof: 34, windows: 0 });
  for (const y of [66, 86, 106]) for (const x of [143, 157]) lightedWindow(s, x, y, 5, 11);
  battlement(s, c, 106, 194, base - 18, foot);
  s.path(archway(150, foot, 26, 30), c.ink).path(archway(150, foot, 17, 22), WARM, 'opacity=".8"');
};

/** A ring of hills that is a crown from afar. */
export const crown: Place = (s, c, _r, base, _tone, depth) => {
  if (!depth) {
    for (let i = 0; i < 15; i++) {
      const a = -168 + i * 11.2;
      s.path(
        poly([at(150, 128, 20, a - 3), at(150, 128, 150, a), at(150, 128, 20, a + 3)]),
        s.radial(150, 128, 150, [0, c.glow, 0.34], [1, c.lit, 0]),
      );
    }
    return;
  }
  const foot = base + 10;
  const tips: Point[] = [
    [66, 66],
    [106, 52],
    [150, 28],
    [194, 52],
    [234, 66],
  ];
  const valleys = [46, 88, 128, 172, 212, 254];
  tips.forEach(([x, y], i) => {
    const [l, r] = [valleys[i] as number, valleys[i + 1] as number];
    const side = `Q${f(x - (x - l) * 0.4)} ${f(y + 46)} ${f(x)} ${f(y)}`;
    s.path(
      `M${f(l - 12)} ${foot}L${f(l)} ${f(base - 18)}${side}Q${f(x + (r - x) * 0.4)} ${f(y + 46)} ${f(r)} ${f(base - 18)}L${f(r + 12)} ${foot}Z`,
      carved(s, c, l, r),
      edged(c),
    );
    for (let k = 0; k < 3; k++) lightedWindow(s, x - 4 + k * 4, y + 34 + (k % 2) * 7, 2.6, 6);
    s.lamp(x, y, i === 2 ? 4.4 : 3, c.glow, 1);
  });
  const band = s.linear(
    40,
    0,
    260,
    0,
    [0, GOLD.dark],
    [0.3, GOLD.lit],
    [0.6, GOLD.mid],
    [1, GOLD.dark],
  );
  s.path(
    `M38 ${base - 24}Q150 ${base + 4} 262 ${base - 24}V${base - 8}Q150 ${base + 20} 38 ${base - 8}Z`,
    band,
    edged(c),
  );
  for (const i of upTo(7)) {
    const t = (i + 0.5) / 7;
    s.lamp(38 + 224 * t, base - 16 + 28 * 2 * t * (1 - t), i % 2 ? 2 : 2.8, c.glow, 0.7);
  }
};

/** A round fort over the abyss, with thorns. */
export const bastion: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return chasm(s, c, r, base, tone, 0);
  const foot = base + 14;
  for (const d of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const [x, y] = [150 + d * (58 + i * 15), 70 + i * 20];
      s.path(
        poly([
          [x, y + 14],
          [x + d * 22, y - 12],
          [x + d * 6, y + 26],
        ]),
        s.linear(x, y + 20, x + d * 22, y - 12, [0, c.deep], [1, c.lit]),
        edged(c),
      );
    }
  }
  s.path(
    `M74 ${foot}C82 100 88 88 92 70H208C212 88 218 100 226 ${foot}Z`,
    carved(s, c, 78, 222),
    edged(c),
  );
  battlement(s, c, 86, 214, 66, 80);
  s.path(`M108 58H192L184 40H116Z`, carved(s, c, 108, 192), edged(c));
  battlement(s, c, 110, 190, 40, 50);
  for (const x of [112, 131, 169, 188]) lightedWindow(s, x, 104, 5, 12);
  s.path(archway(150, foot, 34, 48), c.ink, rimmed(c));
  for (const x of [142, 150, 158])
    s.stroke(`M${x} ${foot}V${x === 150 ? 104 : 110}`, c.lit, 1.4, 0.7);
  for (const x of [126, 174]) banner(s, c, x, 44, 9, 22);
  s.stroke('M150 40V22', c.glow, 1.4).lamp(150, 21, 2.6, c.glow);
};

/** A long hall of arches with spears before it. */
export const barracks: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return arches(s, c, r, base, tone, 0);
  const foot = base + 14;
  battlement(s, c, 34, 266, 76, foot);
  for (const i of upTo(6)) {
    const x = 56 + i * 37.6;
    s.path(archway(x, foot, 24, 50), c.ink, rimmed(c));
    s.dot(x, foot - 20, 18, s.radial(x, foot - 20, 18, [0, WARM, 0.75], [1, WARM, 0]));
  }
  for (const i of upTo(7)) {
    const x = 37.2 + i * 37.6;
    s.stroke(`M${f(x)} ${foot}V46`, blend(c.lit, c.glow, 0.4), 1.7);
    s.path(`M${f(x - 4)} 52L${f(x)} 34L${f(x + 4)} 52L${f(x)} 57Z`, c.glow, edged(c, 0.6));
    if (i % 2) banner(s, c, x + 6, 60, 11, 26);
  }
};

/** Light that falls through an opening towards us. */
function through(s: Sheet, c: Palette, x: number, foot: number, w: number, h: number): void {
  s.path(
    archway(x, foot, w, h),
    s.linear(0, foot - h, 0, foot, [0, '#ffffff'], [0.4, c.glow], [1, c.lit]),
  );
  s.path(
    poly([
      [x - w / 2, foot],
      [x + w / 2, foot],
      [x + w * 1.9, foot + 60],
      [x - w * 1.9, foot + 60],
    ]),
    s.linear(0, foot, 0, foot + 56, [0, c.glow, 0.5], [1, c.glow, 0]),
  );
}

/** One slit between two cliffs. */
export const narrowGate: Place = (s, c, r, _base, _tone, depth) => {
  if (!depth) return;
  const foot = 148;
  s.dot(150, 90, 96, s.radial(150, 90, 96, [0, c.glow, 0.5], [1, c.lit, 0]));
  through(s, c, 150, foot, 22, 116);
  for (const d of [-1, 1]) {
    const edge: Point[] = upTo(9).map((i) => [
      150 + d * (13 + (i % 2) * 5 + Math.abs(i - 5) * 3 + r.range(0, 4)),
      i * 19 - 4,
    ]);
    s.path(
      poly([[150 + d * 170, -8], ...edge, [150 + d * 20, foot], [150 + d * 170, foot + 20]]),
      s.linear(
        150 + d * 12,
        0,
        150 + d * 120,
        0,
        [0, blend(c.lit, c.glow, 0.3)],
        [0.12, blend(c.mid, c.lit, 0.3)],
        [0.5, blend(c.mid, c.deep, 0.6)],
        [1, blend(c.deep, c.ink, 0.4)],
      ),
      edged(c),
    );
    for (const i of upTo(6)) {
      const y = 24 + i * 23;
      s.stroke(
        `M${150 + d * (34 - i)} ${y}L${150 + d * 64} ${y - 5}L${150 + d * 92} ${y + 3}L${150 + d * 150} ${y - 4}`,
        i % 2 ? c.ink : c.lit,
        1.6,
        i % 2 ? 0.6 : 0.3,
      );
    }
    tower(s, c, { x: 150 + d * 56, foot, w: 24, h: 74, roof: 26, windows: 3 });
    s.lamp(150 + d * 30, 122, 2.6, WARM, 1);
  }
  s.stroke(
    curve([
      [118, 36],
      [150, 28],
      [182, 36],
    ]),
    blend(c.mid, c.glow, 0.4),
    5,
  );
};

/** Two gates in one wall, both half closed. */
export const twinGates: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 12;
  battlement(s, c, 20, 280, 62, foot);
  for (const x of [100, 200]) {
    s.path(archway(x, foot, 62, 80), c.ink, rimmed(c));
    through(s, c, x, foot, 50, 70);
    for (const i of upTo(5)) {
      const bar = x - 20 + i * 10;
      s.path(
        poly([
          [bar - 1.6, 70],
          [bar + 1.6, 70],
          [bar + 1.6, 112],
          [bar, 119],
          [bar - 1.6, 112],
        ]),
        c.deep,
      );
    }
    for (const y of [84, 100]) s.stroke(`M${x - 24} ${y}H${x + 24}`, c.deep, 2.6);
    s.stroke(archway(x, foot, 62, 80).replace(/Z$/, ''), blend(c.lit, c.glow, 0.4), 2.2, 0.9);
  }
  for (const x of [50, 150, 250]) tower(s, c, { x, foot, w: 25, h: 76, roof: 22, windows: 2 });
};

/** A sluice, and the flood that comes through it. */
export const tideGate: Place = (s, c, _r, base, _tone, depth) => {
  const foot = base + 12;
  if (!depth) {
    battlement(s, c, -10, 310, 58, foot);
    return;
  }
  s.path(archway(150, foot, 132, 116), blend(c.deep, c.ink, 0.3), rimmed(c));
  s.stroke(archway(150, foot, 132, 116).replace(/Z$/, ''), blend(c.lit, c.glow, 0.4), 3.4, 0.9);
  s.dot(150, 96, 62, s.radial(150, 96, 62, [0, c.glow, 0.75], [0.5, c.lit, 0.5], [1, c.lit, 0]));
  for (const i of upTo(5)) {
    const spiral: Point[] = upTo(34).map((k) => at(150, 96, 4 + k * 1.62, i * 72 + k * 13));
    s.stroke(curve(spiral), i % 2 ? c.glow : c.lit, 2.6 - i * 0.2, 0.8);
  }
  s.dot(150, 96, 9, s.radial(150, 96, 9, [0, '#fff'], [1, c.glow, 0]));
  for (const d of [-1, 1]) {
    s.path(
      poly([
        [150 + d * 68, 46],
        [150 + d * 46, 66],
        [150 + d * 46, foot],
        [150 + d * 68, foot],
      ]),
      facing(s, c, 46, foot),
      edged(c),
    );
    for (const y of [76, 96, 116])
      s.stroke(`M${150 + d * 47} ${y}L${150 + d * 67} ${y - 8}`, c.ink, 1.6, 0.6);
    tower(s, c, { x: 150 + d * 88, foot, w: 30, h: 96, roof: 20, windows: 3 });
  }
  for (const i of upTo(3)) {
    const y = foot - 4 + i * 9;
    s.stroke(
      `M${60 - i * 16} ${y}${'q11.25 -9 22.5 0t22.5 0'.repeat(4 + i)}`,
      c.glow,
      1.6,
      0.6 - i * 0.14,
    );
  }
};
