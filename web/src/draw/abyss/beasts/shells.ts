/** Beasts of shell and jaw. */

import { at, curve, f, limb, poly, upTo, type Point } from '../../geometry';
import { blend } from '../../palettes';
import { scallop, teeth, tentacle } from '../../strokes';
import { greatEye, spots, type Beast } from './beast';

/** Two valves, ajar: somebody looks out. */
export const clam: Beast = (s, c) => {
  s.group('transform="translate(0 362) scale(1 -1)"', () =>
    scallop(s, c, { cx: 100, cy: 150, r0: 8, r1: 112, a0: -166, a1: -14, ribs: 13, bright: 0.5 }),
  );
  s.path('M-4 168C40 214 160 214 204 168L190 150C150 186 50 186 10 150Z', '#010306');
  scallop(s, c, { cx: 100, cy: 176, r0: 8, r1: 124, a0: -164, a1: -16, ribs: 13, bright: 1 });
  s.path(
    'M-6 150C30 176 60 184 100 184C140 184 170 176 206 150C176 214 150 222 100 222C50 222 24 214 -6 150Z',
    '#010306',
  );
  const row = (y: number, dip: number) =>
    upTo(17).map((i): Point => [i * 12.5, y + dip * Math.sin((i / 16) * Math.PI)]);
  teeth(s, row(156, 28).reverse(), 15, blend(c.glow, '#ffffff', 0.5));
  teeth(s, row(188, 32), 12, c.lit);
  greatEye(s, c, 100, 200, 17);
};

/** A jaw on a hinge, and little else. */
export const gulper: Beast = (s, c, r) => {
  s.path(
    'M214 92C170 60 112 54 62 76C40 86 22 100 8 118C40 116 66 124 82 140C60 178 34 202 8 214C36 244 92 252 132 232C168 214 196 178 214 150Z',
    s.linear(40, 60, 180, 230, [0, c.lit], [0.2, c.mid], [0.6, c.deep], [1, c.ink]),
    `stroke="${c.lit}" stroke-opacity=".5" stroke-width="1"`,
  );
  s.path(
    'M10 118C44 114 78 124 96 142C88 174 56 204 12 212C46 196 66 172 70 148C58 132 36 122 10 118Z',
    '#010306',
  );
  s.path('M14 119C56 118 92 132 100 144C96 182 60 206 16 211C54 186 62 150 14 119Z', '#010306');
  teeth(
    s,
    upTo(9).map((i): Point => [14 + i * 9.6, 118 + i * i * 0.32]),
    -22,
    '#f4fbff',
  );
  teeth(
    s,
    upTo(9).map((i): Point => [16 + i * 9.4, 210 - i * i * 0.86]),
    20,
    c.glow,
  );
  s.dot(96, 146, 7, c.ink).dot(96, 146, 3, c.glow);
  for (const i of upTo(8))
    s.stroke(
      `M${f(128 + i * 10)} ${f(92 + i * 4)}q${f(10)} 38 ${f(-8 + i)} 84`,
      i % 2 ? c.ink : c.glow,
      2,
      0.34,
    );
  greatEye(s, c, 76, 96, 9);
  spots(s, c, r, 26, [96, 84, 190, 214]);
  for (const i of upTo(7)) s.lamp(122 + i * 12, 222 - i * i * 1.5, 2, c.glow, 0.8);
};

/** A spiral that ends in a horn, with arms where one would expect a door. */
export const nautilus: Beast = (s, c, r) => {
  const arms = upTo(9).map((i) =>
    limb({
      x: 66,
      y: 190 + i * 3,
      a: 128 + i * 13,
      len: r.range(74, 104),
      bend: i < 4 ? -50 : 60,
      twist: (i < 4 ? -1 : 1) * r.range(160, 320),
      power: 2,
      steps: 20,
    }),
  );
  s.path(
    'M96 52C70 40 54 22 48 -8C70 6 96 14 118 30Z',
    s.linear(48, 0, 110, 50, [0, '#ffffff'], [0.4, c.glow], [1, c.mid]),
    `stroke="${c.ink}" stroke-width="1"`,
  );
  s.path(
    'M50 216C18 150 50 56 118 50C186 46 214 116 190 168C168 214 106 232 50 216Z',
    s.radial(110, 96, 130, [0, c.glow], [0.3, c.lit], [0.7, c.mid], [1, c.deep]),
    `stroke="${c.ink}" stroke-width="1.4"`,
  );
  const spiral = upTo(60).map((i): Point => at(124, 128, 5 + i * 1.36, 210 - i * 15));
  s.stroke(curve(spiral), c.ink, 5, 0.6).stroke(curve(spiral), c.glow, 1.6, 0.8);
  for (const i of upTo(17)) {
    const [x0, y0] = at(124, 128, 40, i * 21 + 40);
    const [x1, y1] = at(124, 128, 76, i * 21 + 62);
    s.stroke(
      `M${f(x0)} ${f(y0)}Q${f((x0 + x1) / 2 + 4)} ${f((y0 + y1) / 2)} ${f(x1)} ${f(y1)}`,
      c.ink,
      2,
      0.4,
    );
  }
  s.path('M38 182C54 168 84 176 92 200C86 224 58 226 44 216Z', '#010306');
  arms.forEach((pts, i) => tentacle(s, c, pts, 13, { side: i < 4 ? -1 : 1, tone: 1 }));
  greatEye(s, c, 72, 190, 11);
  s.path(
    poly([
      [118, 50],
      [128, 34],
      [138, 52],
    ]),
    c.lit,
  ).path(
    poly([
      [146, 58],
      [158, 44],
      [164, 66],
    ]),
    c.lit,
  );
};
