/** Huge beasts, 200 × 280. */

import { chance, nth } from '../chance';
import { at, curve, f, limb, mix, normal, ribbon, taper, type Point } from '../geometry';
import { eyeAt } from '../masks';
import { blend, PALETTES, type Hue } from '../palettes';
import { Sheet } from '../sheet';
import { rib, teeth, tentacle } from '../strokes';
import { dusk, snow, water } from '../water';
import { coil, grasp, maw } from './beasts/arms';
import type { Beast } from './beasts/beast';
import { bulwark, colossus, mud, pincer } from './beasts/claws';
import { clam, gulper, nautilus } from './beasts/shells';
import { curled, steed, wyrm } from './beasts/steeds';
import { bell, mother, urchin } from './beasts/veils';

const angler: Beast = (s, c, r) => {
  s.stroke(
    curve([
      [120, 84],
      [112, 40],
      [78, 26],
      [52, 44],
    ]),
    c.lit,
    2.6,
    0.9,
  );
  s.lamp(50, 48, 8, c.glow, 1);
  s.path(
    'M30 132C40 92 84 70 128 76C176 82 206 116 210 160C214 214 176 252 128 250C88 250 52 236 40 214C66 222 92 214 100 196C106 178 84 160 60 152C46 148 36 142 30 132Z',
    s.linear(60, 70, 150, 240, [0, c.lit], [0.14, c.mid], [0.45, c.deep], [1, c.ink]),
    `stroke="${c.lit}" stroke-opacity=".5" stroke-width="1"`,
  );
  s.path(
    'M34 136C60 148 104 160 102 190C98 214 66 220 42 214C70 208 84 196 80 182C74 164 48 152 34 136Z',
    '#010306',
  );
  teeth(
    s,
    [
      [36, 136],
      [46, 142],
      [56, 147],
      [66, 152],
      [76, 158],
      [86, 165],
      [95, 174],
      [100, 184],
    ],
    -24,
    blend(c.glow, '#ffffff', 0.5),
  );
  teeth(
    s,
    [
      [46, 214],
      [56, 214],
      [66, 212],
      [76, 208],
      [86, 203],
      [95, 196],
      [100, 188],
    ],
    -25,
    c.glow,
  );
  for (let i = 0; i < 9; i++)
    s.path(
      rib(176, 120, 6, 62, -70 + i * 15, 7.4),
      s.radial(176, 120, 64, [0, c.deep], [0.6, c.mid, 0.9], [1, c.lit, 0.6]),
      `stroke="${c.ink}" stroke-width=".7"`,
    );
  s.path(
    'M128 78C150 84 170 96 182 116C170 140 150 150 126 148C108 140 100 120 104 100C108 90 116 82 128 78Z',
    c.deep,
    'opacity=".35"',
  );
  s.stroke('M88 112Q104 96 126 110', c.ink, 4, 0.6);
  s.dot(106, 122, 10, c.ink)
    .dot(106, 122, 30, s.radial(106, 122, 30, [0, c.glow, 0.6], [1, c.lit, 0]))
    .dot(106, 122, 5, s.radial(105, 121, 6, [0, '#fff'], [0.5, c.glow], [1, c.lit]));
  for (let i = 0; i < 26; i++)
    s.dot(r.range(112, 186), r.range(96, 232), r.range(0.7, 2.2), i % 3 ? c.glow : c.ink, 0.5);
  s.path(
    'M120 208C140 204 164 212 172 232C152 236 130 228 120 208Z',
    s.linear(120, 208, 172, 232, [0, c.mid], [1, c.lit]),
    'opacity=".8"',
  );
};
const serpent: Beast = (s, c) => {
  const coil = (rough: readonly Point[], w0: number, w1: number, tone: number) => {
    const pts =
      rough.length > 15
        ? rough
        : rough.slice(1).flatMap((p, i) => {
            const [x, y] = nth(rough, i);
            return [0, 1 / 3, 2 / 3].map((k): Point => [mix(x, p[0], k), mix(y, p[1], k)]);
          });
    s.path(
      ribbon(pts, taper(w0, w1)),
      s.linear(
        30,
        60,
        180,
        260,
        [0, blend(c.lit, c.ink, tone)],
        [0.5, blend(c.mid, c.ink, tone)],
        [1, c.ink],
      ),
      `stroke="${c.ink}" stroke-width="1.2"`,
    );
    for (let i = 1; i < pts.length - 1; i++) {
      const [x, y] = nth(pts, i);
      const [nx, ny] = normal(pts, i);
      const w = mix(w0, w1, i / pts.length) * 0.5;
      const fin = w + 4 + w * 0.35;
      s.path(
        `M${f(x - nx * w - ny * 5)} ${f(y - ny * w + nx * 5)}L${f(x - nx * fin)} ${f(y - ny * fin - 3)}L${f(x - nx * w + ny * 5)} ${f(y - ny * w - nx * 5)}Z`,
        blend(c.lit, c.ink, tone * 0.8),
        `stroke="${c.ink}" stroke-width=".6"`,
      );
      s.stroke(
        `M${f(x - nx * w * 0.8)} ${f(y - ny * w * 0.8)}Q${f(x + ny * 6)} ${f(y - nx * 6)} ${f(x + nx * w * 0.9)} ${f(y + ny * w * 0.9)}`,
        c.ink,
        1.2,
        0.35,
      );
      if (i % 2) s.lamp(x + nx * w * 0.35, y + ny * w * 0.35, 1.7, c.glow, 0.6 * (1 - tone));
    }
  };
  coil(limb({ x: 206, y: 60, a: 118, len: 250, bend: 120, twist: -60, steps: 20 }), 18, 30, 0.72);
  coil(
    [
      [224, 222],
      [192, 250],
      [150, 264],
      [104, 262],
      [62, 244],
      [40, 212],
      [52, 180],
      [84, 164],
      [120, 158],
      [152, 144],
      [168, 120],
      [160, 96],
      [136, 84],
    ],
    62,
    34,
    0.1,
  );
  s.group('transform="translate(112 84) rotate(4) scale(1.12)"', () => {
    for (let i = 0; i < 5; i++)
      s.path(
        ribbon(
          limb({
            x: 26,
            y: -6 + i * 8,
            a: -34 + i * 22,
            len: 54 - i * 4,
            bend: 30,
            twist: 40,
            steps: 8,
          }),
          taper(12, 1),
        ),
        s.linear(20, 0, 70, 10, [0, c.deep], [1, c.lit]),
        `stroke="${c.ink}" stroke-width=".8"`,
      );
    s.path(
      'M40 -18C24 -32 -8 -30 -30 -18C-46 -10 -60 -4 -70 2C-62 8 -44 8 -28 8L10 16C30 18 46 10 40 -18Z',
      s.linear(-50, -28, 30, 18, [0, c.glow], [0.3, c.lit], [0.7, c.mid], [1, c.deep]),
      `stroke="${c.ink}" stroke-width="1.2"`,
    );
    s.path(
      'M-28 12C-42 18 -54 28 -58 36C-40 40 -6 40 14 30C26 24 26 16 10 16Z',
      s.linear(-40, 14, 10, 40, [0, c.mid], [1, c.ink]),
      `stroke="${c.ink}" stroke-width="1"`,
    );
    teeth(
      s,
      [
        [-66, 5],
        [-58, 7],
        [-49, 8],
        [-40, 8],
        [-31, 8],
        [-22, 9],
        [-12, 11],
        [-2, 13],
      ],
      11,
      '#f4fbff',
    );
    teeth(
      s,
      [
        [-4, 27],
        [-14, 30],
        [-24, 31],
        [-34, 31],
        [-44, 32],
        [-54, 35],
      ],
      9,
      c.glow,
    );
    eyeAt(s, c, -2, -8, 8, -1, 'slit');
    s.stroke('M-62 -2C-44 -10 -26 -20 -6 -24', '#fff', 1, 0.5);
  });
};
const kraken: Beast = (s, c, r) => {
  const arms = (from: number, to: number, count: number, width: number, tone: number) => {
    for (let i = 0; i < count; i++) {
      const k = count === 1 ? 0 : i / (count - 1) - 0.5;
      const d = k < 0 ? -1 : 1;
      tentacle(
        s,
        c,
        limb({
          x: 100 + k * from,
          y: 196,
          a: 90 - k * to,
          len: r.range(118, 150),
          bend: -d * r.range(40, 90),
          twist: -d * r.range(240, 420),
          power: 1.8,
          steps: 26,
        }),
        width,
        { side: d, tone },
      );
    }
  };
  arms(150, 210, 6, 24, 0.7);
  for (const d of [-1, 1])
    s.path(
      `M100 -30C${100 + d * 40} -10 ${100 + d * 84} 60 ${100 + d * 76} 150C${100 + d * 70} 206 ${100 + d * 34} 222 100 222Z`,
      d < 0
        ? s.linear(20, 20, 110, 200, [0, c.lit], [0.3, c.mid], [1, c.ink])
        : s.linear(100, 20, 180, 160, [0, c.deep], [1, c.ink]),
      `stroke="${c.ink}" stroke-width="1.2"`,
    );
  s.stroke('M58 8C32 48 20 96 24 150', c.glow, 1.2, 0.6);
  for (let i = 0; i < 34; i++)
    s.dot(
      r.range(40, 160),
      r.range(4, 112),
      r.range(0.8, 3.4),
      i % 2 ? c.glow : c.ink,
      r.range(0.15, 0.45),
    );
  s.path('M50 156C66 124 134 124 150 152C136 186 66 188 50 156Z', '#010306').dot(
    100,
    154,
    76,
    s.radial(100, 154, 76, [0, c.glow, 0.4], [1, c.lit, 0]),
  );
  s.path(
    'M57 156C72 132 128 132 143 153C130 176 72 180 57 156Z',
    s.radial(100, 152, 44, [0, '#fff'], [0.25, c.glow], [0.62, c.lit], [1, c.mid]),
  );
  for (let i = 0; i < 32; i++) {
    const [x0, y0] = at(100, 154, 13, i * 11.25);
    const [x1, y1] = at(100, 154, 21, i * 11.25 + 3);
    s.stroke(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, c.deep, 0.8, 0.6);
  }
  s.path('M80 152Q90 145 100 152Q110 145 120 152Q112 164 100 158Q88 164 80 152Z', '#010306').dot(
    91,
    146,
    2.8,
    '#fff',
    0.95,
  );
  s.stroke('M44 150C60 112 140 112 156 146', c.ink, 5, 0.55).stroke(
    'M46 146C62 112 138 110 153 142',
    c.lit,
    1.4,
    0.55,
  );
  for (const d of [-1, 1])
    for (let i = 0; i < 3; i++)
      s.stroke(
        `M${100 + d * (30 + i * 12)} ${196 - i * 7}q${d * 10} -4 ${d * 13} -15`,
        c.ink,
        1.6,
        0.5,
      );
  arms(96, 120, 5, 21, 1);
};
const ray: Beast = (s, c) => {
  s.path(
    'M100 54C122 60 140 88 162 104C184 118 206 116 224 106C212 150 176 176 142 182C124 186 112 200 108 220C106 240 112 262 120 286L104 286C98 262 94 240 92 220C88 200 76 186 58 182C24 176 -12 150 -24 106C-6 116 16 118 38 104C60 88 78 60 100 54Z',
    s.linear(40, 60, 150, 230, [0, c.lit], [0.35, c.mid], [0.7, c.deep], [1, c.ink]),
    `stroke="${c.glow}" stroke-width=".9" stroke-opacity=".6"`,
  );
  s.path(
    'M100 54C122 60 140 88 162 104C184 118 206 116 224 106C212 150 176 176 142 182C124 186 110 200 104 220C100 160 100 110 100 54Z',
    c.ink,
    'opacity=".35"',
  );
  for (const d of [-1, 1]) {
    for (let i = 0; i < 6; i++)
      s.stroke(
        `M${100 + d * (10 + i * 3)} ${92 + i * 14}C${100 + d * (36 + i * 6)} ${104 + i * 12} ${100 + d * (66 + i * 6)} ${118 + i * 9} ${100 + d * (104 - i * 5)} ${118 + i * 8}`,
        c.glow,
        0.9,
        0.28,
      );
    for (let i = 0; i < 9; i++)
      s.lamp(
        100 + d * (20 + i * 10.5),
        104 + i * 2.2 + Math.sin(i * 0.8) * 4,
        2.6 - i * 0.16,
        c.glow,
        0.7,
      );
    s.path(
      ribbon(
        limb({
          x: 100 + d * 12,
          y: 70,
          a: -90 + d * 12,
          len: 46,
          bend: -d * 34,
          twist: -d * 50,
        }),
        taper(15, 3),
      ),
      s.linear(100, 30, 100 + d * 20, 80, [0, c.lit], [1, c.mid]),
      `stroke="${c.ink}" stroke-width=".9"`,
    );
    eyeAt(s, c, 100 + d * 21, 84, 6, d, 'slit');
    for (let i = 0; i < 5; i++)
      s.stroke(`M${100 + d * (8 + i)} ${132 + i * 9}q${d * 9} 3 ${d * 15} -1`, c.ink, 2.2, 0.6);
  }
  s.path('M100 54C106 56 112 60 116 66Q100 76 84 66C88 60 94 56 100 54Z', c.ink, 'opacity=".5"');
};

const BEASTS = {
  angler,
  serpent,
  kraken,
  ray,
  mother,
  bell,
  urchin,
  clam,
  gulper,
  nautilus,
  maw,
  grasp,
  coil,
  wyrm,
  steed,
  curled,
  colossus,
  pincer,
  bulwark,
  mud,
} satisfies Record<string, Beast>;

export type BeastKind = keyof typeof BEASTS;

export interface Leviathan {
  seed: string;
  kind: BeastKind;
  hue: Hue;
}

export function leviathan({ seed, kind, hue }: Leviathan): string {
  const key = `leviathan ${seed}`;
  const r = chance(key);
  const c = PALETTES[hue];
  const s = new Sheet(200, 280, key + kind + hue);
  water(s, c, r, { y: 130, reach: 150, shafts: 3, strength: 0.9 });
  snow(s, c, r, 26);
  s.group(r.next() < 0.5 ? 'transform="translate(200) scale(-1 1)"' : '', () =>
    BEASTS[kind](s, c, r),
  );
  // a city at its feet, to show the size
  for (let i = 0; i < 13; i++) {
    const [x, h] = [i * 16 + r.range(-4, 4), r.range(6, 24)];
    s.path(
      `M${f(x - 4)} 284V${f(270 - h)}L${f(x)} ${f(260 - h)}L${f(x + 4)} ${f(270 - h)}V284Z`,
      '#01050a',
    );
    s.dot(x, 274 - h, 0.8, '#ffe6a3', 0.9);
  }
  dusk(s, c, 0.72);
  return s.svg();
}
