/** Allies: the animals of the five peoples, 200 × 280. */

import { chance, nth, type Chance } from '../chance';
import {
  at,
  curve,
  f,
  limb,
  mix,
  normal,
  poly,
  ribbon,
  shift,
  taper,
  upTo,
  type Point,
} from '../geometry';
import { eyeAt } from '../masks';
import { GOLD, PALETTES, type Palette, type People } from '../palettes';
import { Sheet } from '../sheet';
import { rib, scallop, tentacle } from '../strokes';
import { dusk, snow, water } from '../water';

/** Drawn around (0, 0), about 130 units tall; `far` ones are silhouettes in the distance. */
type Animal = (s: Sheet, c: Palette, r: Chance, far: boolean) => void;

const squid: Animal = (s, c, r, far) => {
  for (let i = 0; i < 8; i++) {
    const k = i / 7 - 0.5;
    const pts = limb({
      x: k * 26,
      y: 16,
      a: 90 - k * 40,
      len: r.range(62, 84),
      bend: k * 60,
      twist: (k < 0 ? 1 : -1) * r.range(200, 420),
      power: 2.4,
      steps: 18,
    });
    if (far) s.path(ribbon(pts, taper(7, 1)), c.mid);
    else tentacle(s, c, pts, 9, { side: k < 0 ? -1 : 1, tone: 1 });
  }
  const fin = 'M0 -74C-14 -70 -34 -50 -40 -30C-28 -34 -18 -32 -12 -26Z';
  const half = (d: number) =>
    `M0 -76C${d * 16} -54 ${d * 25} -26 ${d * 23} 0C${d * 22} 14 ${d * 18} 22 ${d * 12} 28L0 30Z`;
  if (far) {
    for (const d of [-1, 1])
      s.path(half(d), c.mid).path(fin, c.mid, d > 0 ? 'transform="scale(-1 1)"' : '');
    return;
  }
  s.path(fin, s.linear(0, -60, -40, -30, [0, c.mid], [1, c.glow])).path(
    fin,
    s.linear(0, -60, -40, -30, [0, c.deep], [1, c.lit]),
    'transform="scale(-1 1)"',
  );
  s.path(half(-1), s.linear(-24, -60, 6, 20, [0, c.glow], [0.4, c.lit], [1, c.mid])).path(
    half(1),
    s.linear(0, -60, 24, 10, [0, c.mid], [1, c.ink]),
  );
  for (let i = 0; i < 18; i++)
    s.dot(r.range(-15, 15), r.range(-46, 0), r.range(0.7, 2.2), i % 2 ? c.glow : c.ink, 0.4);
  for (const d of [-1, 1]) eyeAt(s, c, d * 13, 11, 6, d, 'wide');
};
const shellfish: Animal = (s, c, _r, far) => {
  if (far) {
    for (let i = 0; i < 7; i++) s.path(rib(0, 46, 5, 84, -152 + i * 20.6, 10.4), c.mid);
    return;
  }
  s.path(
    'M-40 46C-30 64 30 64 40 46C24 54 -24 54 -40 46Z',
    s.linear(0, 46, 0, 62, [0, c.lit], [1, c.ink]),
  );
  scallop(s, c, { cx: 0, cy: 46, r0: 5, r1: 90, a0: -164, a1: -16, ribs: 11, bright: 1 });
  s.path(
    'M-17 50L-24 38Q0 30 24 38L17 50Q0 58 -17 50Z',
    s.linear(-20, 36, 20, 54, [0, c.glow], [0.5, c.lit], [1, c.deep]),
    `stroke="${c.ink}" stroke-width=".8"`,
  );
  s.lamp(0, 28, 10, '#eafff7', 0.8);
};
export const seahorse: Animal = (s, c, _r, far) => {
  const body: Point[] = [
    [-2, -50],
    [7, -40],
    [12, -26],
    [13, -10],
    [9, 6],
    [2, 22],
    ...limb({
      x: 0,
      y: 30,
      a: 112,
      len: 104,
      bend: -170,
      twist: -430,
      power: 1.1,
      steps: 18,
    }),
  ];
  const width = (t: number) =>
    t < 0.16
      ? mix(17, 31, t / 0.16)
      : t < 0.3
        ? mix(31, 20, (t - 0.16) / 0.14)
        : mix(20, 2.4, ((t - 0.3) / 0.7) ** 0.7);
  const head =
    'M10 -54C12 -68 -2 -76 -12 -70C-19 -66 -20 -60 -26 -56L-44 -50C-48 -48 -47 -42 -43 -42L-24 -46C-18 -46 -14 -40 -6 -38C4 -37 9 -44 10 -54Z';
  if (!far)
    for (let i = 0; i < 7; i++)
      s.path(
        rib(14, -12, 6, 30, -52 + i * 17, 8.6),
        s.radial(14, -12, 33, [0, c.deep], [0.5, c.mid], [1, i % 2 ? c.lit : c.glow]),
        `stroke="${c.ink}" stroke-width=".7"`,
      );
  const tone = far
    ? c.mid
    : s.linear(-18, 0, 26, 8, [0, c.glow], [0.25, c.lit], [0.6, c.mid], [1, c.ink]);
  s.path(ribbon(body, width), tone, far ? '' : `stroke="${c.ink}" stroke-width=".9"`);
  for (let i = 0; i < 4; i++)
    s.path(
      poly([
        at(-3, -56, 14, -112 + i * 24),
        at(-3, -56, 27 + (i % 2) * 5, -98 + i * 24),
        at(-3, -56, 14, -88 + i * 24),
      ]),
      far ? c.mid : c.glow,
    );
  s.path(
    head,
    far ? c.mid : s.linear(-30, -72, 4, -36, [0, c.glow], [0.45, c.lit], [1, c.mid]),
    far ? '' : `stroke="${c.ink}" stroke-width=".9"`,
  );
  if (far) return;
  for (let i = 2; i < body.length - 8; i++) {
    const [x, y] = nth(body, i);
    const [nx, ny] = normal(body, i);
    const w = width(i / (body.length - 1)) * 0.46;
    s.stroke(
      `M${f(x - nx * w)} ${f(y - ny * w)}Q${f(x)} ${f(y + 5)} ${f(x + nx * w)} ${f(y + ny * w)}`,
      c.ink,
      1.2,
      0.42,
    );
  }
  eyeAt(s, c, -9, -58, 4.6, -1, 'wide');
};
export const crab: Animal = (s, c, r, far) => {
  for (const d of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const a = (d > 0 ? 0 : 180) + d * (-14 + i * 25);
      const knee = at(0, 6, 66 - i * 2, a - d * 12);
      const foot = at(0, 10, 80 - i * 4, a + d * 16);
      s.path(
        ribbon([at(0, 6, 28, a), knee, foot], taper(9, 1)),
        far ? c.mid : s.linear(0, 0, foot[0], foot[1], [0, c.deep], [0.7, c.mid], [1, c.lit]),
        far ? '' : `stroke="${c.ink}" stroke-width=".7"`,
      );
    }
    const size = d < 0 ? 0.62 : 0.52;
    s.path(
      ribbon(
        [
          [d * 26, -14],
          [d * 48, -22],
          [d * 54, -36],
        ],
        taper(13, 10),
      ),
      far ? c.mid : c.deep,
    );
    s.group(
      `transform="translate(${d * 52} -50) rotate(${-d * 8}) scale(${-d * size} ${size})"`,
      () => {
        s.path(
          'M11 -12C24 -20 31 -38 25 -62C16 -54 10 -46 6 -37L10 -32L4 -28L8 -23L4 -19Z',
          far ? c.mid : s.linear(6, -60, 28, -12, [0, c.lit], [1, c.deep]),
        );
        s.path(
          'M-8 36C-32 27 -42 -4 -30 -31C-22 -50 -9 -66 7 -76C5 -60 3 -50 -3 -40L2 -35L-5 -30L1 -24L-3 -18C4 -15 10 -15 15 -12C24 4 18 28 8 37Z',
          far
            ? c.mid
            : s.linear(-30, -60, 24, 30, [0, c.glow], [0.25, c.lit], [0.6, c.mid], [1, c.ink]),
          far ? '' : `stroke="${c.ink}" stroke-width="1.2"`,
        );
      },
    );
  }
  const shell = (d: number) =>
    `M0 -27C${d * 14} -30 ${d * 30} -27 ${d * 41} -19L${d * 51} -17L${d * 46} -8C${d * 48} 8 ${d * 32} 32 0 36Z`;
  s.path(
    shell(-1),
    far ? c.mid : s.linear(-46, -28, 4, 30, [0, c.glow], [0.35, c.lit], [1, c.mid]),
  );
  s.path(shell(1), far ? c.mid : s.linear(0, -28, 46, 20, [0, c.mid], [0.5, c.deep], [1, c.ink]));
  if (far) return;
  for (const d of [-1, 1]) {
    s.stroke(`M${d * 8} -8q${d * 12} 4 ${d * 8} 26`, d < 0 ? c.ink : c.lit, 1.2, 0.4).stroke(
      `M${d * 22} -12q${d * 10} 6 ${d * 6} 20`,
      d < 0 ? c.ink : c.lit,
      1,
      0.35,
    );
    s.stroke(`M${d * 10} -26L${d * 12} -38`, c.lit, 3);
    s.lamp(d * 12, -39, 3, c.glow);
  }
  for (let i = 0; i < 14; i++)
    s.dot(r.range(-34, 34), r.range(-20, 16), r.range(0.7, 1.9), i % 2 ? c.glow : c.ink, 0.5);
};
export const jellyfish: Animal = (s, c, r, far) => {
  const rim = (t: number): Point => [mix(-48, 48, t), 6 * Math.sin(Math.PI * t)];
  for (let i = 0; i < (far ? 6 : 13); i++) {
    const [x, y] = rim((i + 0.5) / (far ? 6 : 13));
    const phase = r.range(0, 6);
    const pts = upTo(9).map((k): Point => [
      x + Math.sin(phase + k * 0.8) * k * 0.9 + x * k * 0.02,
      y + k * r.range(8, 11),
    ]);
    s.stroke(
      curve(pts),
      far ? c.mid : s.linear(0, 0, 0, 90, [0, c.glow], [1, c.lit, 0.1]),
      r.range(0.6, 1.5),
      0.7,
    );
  }
  let edge = '';
  for (let i = 0; i < 8; i++) {
    const [x1, y1] = rim(1 - i / 8);
    const [x2, y2] = rim(1 - (i + 1) / 8);
    edge += `Q${f((x1 + x2) / 2)} ${f((y1 + y2) / 2 + 12)} ${f(x2)} ${f(y2)}`;
  }
  const dome = `M-48 0C-52 -40 -28 -70 0 -70C28 -70 52 -40 48 0${edge}Z`;
  if (far) {
    s.path(dome, c.mid);
    return;
  }
  for (const k of [-1.4, 1.4, -0.5, 0.5]) {
    const pts = limb({
      x: k * 8,
      y: 2,
      a: 90 - k * 6,
      len: 78,
      bend: k * 20,
      twist: k * -40,
      steps: 16,
    });
    const edgeOf = (d: number) =>
      shift(pts, (t) => d * (6 - 4 * t + 2.4 * Math.sin(k + t * 20 + d)));
    s.path(
      curve([...edgeOf(1), ...edgeOf(-1).reverse()], true),
      s.linear(0, 0, 0, 80, [0, c.glow, 0.8], [0.5, c.lit, 0.6], [1, c.mid, 0.05]),
    );
  }
  s.path(
    dome,
    s.radial(
      -14,
      -48,
      84,
      [0, c.glow, 0.95],
      [0.3, c.lit, 0.9],
      [0.7, c.mid, 0.9],
      [1, c.deep, 0.95],
    ),
    `stroke="${c.glow}" stroke-width=".9" stroke-opacity=".8"`,
  );
  for (let i = 1; i < 16; i++) {
    const [x, y] = rim(i / 16);
    s.stroke(
      `M0 -66C${f(x * 0.7)} -62 ${f(x)} -34 ${f(x)} ${f(y)}`,
      c.glow,
      i % 2 ? 0.5 : 0.9,
      0.3,
    );
  }
  s.dot(0, -26, 26, s.radial(0, -26, 26, [0, c.glow, 0.8], [1, c.lit, 0]));
  for (let i = 0; i < 6; i++) {
    const [x, y] = at(0, -26, 8, i * 60 - 90);
    s.add(
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="2.6" ry="7" transform="rotate(${i * 60} ${f(x)} ${f(y)})" fill="#fff" opacity=".75"/>`,
    );
  }
  s.stroke('M-40 -22C-36 -44 -22 -60 -6 -64', '#fff', 2, 0.55);
  for (let i = 0; i <= 8; i++) s.lamp(...rim(i / 8), 1.4, c.glow, 0.6);
};

const ANIMALS: Record<People, Animal> = { squid, shellfish, seahorse, crab, jellyfish };

/** How far an animal leans over. */
const LEANS: Record<People, number> = {
  squid: -16,
  shellfish: 0,
  seahorse: 0,
  crab: 0,
  jellyfish: 9,
};

/** Where the others swim. */
const SPOTS: readonly Point[] = [
  [44, 108],
  [160, 84],
  [150, 214],
  [58, 222],
];

export interface Ally {
  people: People;
  value: number;
}

/** As many animals as the value says: one near, the others in the distance. */
export function ally({ people, value }: Ally): string {
  const c = PALETTES[people];
  const key = `ally ${people} ${value} 0`;
  const r = chance(key);
  const s = new Sheet(200, 280, key);
  water(s, c, r, { y: 130, strength: 0.6 + value * 0.1, shafts: 2 + Math.ceil(value / 2) });
  const lean = LEANS[people] * (r.next() < 0.5 ? -1 : 1);
  for (const [x, y] of SPOTS.slice(0, value - 1))
    s.group(
      `transform="translate(${f(r.near(x, 5))} ${f(r.near(y, 5))}) rotate(${f(lean + r.range(-12, 12))}) scale(${f(r.range(0.32, 0.4))})" opacity=".6"`,
      () => ANIMALS[people](s, c, r, true),
    );
  if (value >= 4)
    for (const k of [0, 1])
      s.add(
        `<circle cx="104" cy="146" r="${74 + k * 6}" fill="none" stroke="${c.glow}" stroke-width="${k ? 0.6 : 1.2}" opacity=".45" stroke-dasharray="${k ? '1 5' : 'none'}" stroke-linecap="round"/>`,
      );
  if (value === 5)
    for (let i = 0; i < 24; i++) {
      const [x0, y0] = at(104, 146, 86, i * 15);
      const [x1, y1] = at(104, 146, i % 2 ? 92 : 99, i * 15);
      s.stroke(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, GOLD.lit, 1.3, 0.65);
    }
  snow(s, c, r, 18);
  const size = 0.84 + value * 0.06;
  s.group(
    `transform="translate(104 ${people === 'jellyfish' ? 154 : 146}) rotate(${lean}) scale(${f(size)})"`,
    () => ANIMALS[people](s, c, r, false),
  );
  dusk(s, c, 0.78);
  return s.svg();
}
