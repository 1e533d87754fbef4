/** Undersea places, as they stand in the far, the middle and the near ground. */

import { nth, type Chance } from './chance';
import { at, curve, f, mix, poly, type Point } from './geometry';
import { blend, type Palette } from './palettes';
import type { Sheet } from './sheet';
import { rib } from './strokes';

/** Draws one ground: `base` is where its floor lies, `depth` 0 is farthest. */
export type Place = (
  s: Sheet,
  c: Palette,
  r: Chance,
  base: number,
  tone: string,
  depth: number,
) => void;

/** Rock floor from edge to edge, rough at the top. */
export function floor(s: Sheet, r: Chance, y: number, rough: number, fill: string): void {
  const pts: Point[] = [
    [-10, s.h + 10],
    [-10, y],
  ];
  for (let x = 0; x <= s.w; x += 14) pts.push([x, y + r.range(-rough, rough)]);
  pts.push([s.w + 10, y], [s.w + 10, s.h + 10]);
  s.path(curve(pts, true), fill);
}

export const towers: Place = (s, c, r, base, tone, depth) => {
  const n = 4 + depth * 2;
  if (depth)
    for (const y of [base - 22, base - 12])
      s.stroke(`M20 ${y}H280`, tone, y === base - 22 ? 2.4 : 1.2);
  for (let i = 0; i < n; i++) {
    const x = ((i + r.range(0.15, 0.85)) / n) * s.w;
    const w = r.range(9, 17) + depth * 4;
    const h = r.range(0.55, 1) * (104 - depth * 18) * (0.55 + 0.45 * Math.sin((x / s.w) * Math.PI));
    const y = base - h;
    s.path(
      `M${f(x - w * 0.62)} ${base + 30}L${f(x - w * 0.42)} ${f(y + h * 0.3)}L${f(x - w * 0.54)} ${f(y + h * 0.26)}L${f(x - w * 0.36)} ${f(y + 6)}Q${f(x - w * 0.1)} ${f(y)} ${f(x)} ${f(y - w * 1.5)}Q${f(x + w * 0.1)} ${f(y)} ${f(x + w * 0.36)} ${f(y + 6)}L${f(x + w * 0.54)} ${f(y + h * 0.26)}L${f(x + w * 0.42)} ${f(y + h * 0.3)}L${f(x + w * 0.62)} ${base + 30}Z`,
      s.linear(0, y, 0, base + 20, [0, blend(tone, c.lit, 0.42)], [0.7, tone]),
      `stroke="${c.lit}" stroke-opacity=".22" stroke-width=".8"`,
    );
    for (let k = 0; k < 2 + depth * 3; k++)
      s.dot(
        x + r.range(-0.24, 0.24) * w,
        mix(y + 12, base, r.next()),
        r.range(0.6, 1.2),
        r.next() < 0.3 ? '#ffe6a3' : c.glow,
        0.9,
      );
    s.lamp(x, y - w * 1.5, 0.9 + depth * 0.3, c.glow, 0.8);
  }
};
export const arches: Place = (s, c, r, base, tone, depth) => {
  const w = 34 + depth * 16;
  const h = 62 + depth * 19;
  const y = base - h + 14;
  let d = `M-20 ${f(y)}H${s.w + 20}V${base + 40}H-20Z`;
  const start = -r.range(0, w);
  for (let x = start; x < s.w + w; x += w)
    d += `M${f(x + w * 0.18)} ${base + 41}V${f(y + w * 0.62)}C${f(x + w * 0.18)} ${f(y + w * 0.3)} ${f(x + w * 0.4)} ${f(y + w * 0.24)} ${f(x + w * 0.5)} ${f(y + w * 0.12)}C${f(x + w * 0.6)} ${f(y + w * 0.24)} ${f(x + w * 0.82)} ${f(y + w * 0.3)} ${f(x + w * 0.82)} ${f(y + w * 0.62)}V${base + 41}Z`;
  s.path(
    d,
    s.linear(0, y, 0, base + 30, [0, blend(tone, c.lit, 0.22)], [0.5, tone], [1, c.ink]),
    'fill-rule="evenodd"',
  );
  s.stroke(`M-4 ${f(y)}H${s.w + 4}M-4 ${f(y - 4)}H${s.w + 4}`, blend(tone, c.glow, 0.4), 1, 0.7);
  for (let x = start; x < s.w + w; x += w) {
    s.path(
      `M${f(x - w * 0.14)} ${f(y)}L${f(x)} ${f(y - 13 - depth * 5)}L${f(x + w * 0.14)} ${f(y)}Z`,
      tone,
    );
    if (depth) s.lamp(x + w, y + w * 0.5, 1.5, '#ffe6a3', 0.9);
  }
};
export const vents: Place = (s, c, r, base, tone, depth) => {
  const n = 3 + depth;
  for (let i = 0; i < n; i++) {
    const x = ((i + r.range(0.2, 0.8)) / n) * s.w;
    const w = r.range(13, 22) + depth * 4;
    const h = r.range(36, 84) - depth * 8;
    const y = base - h;
    for (let k = 0; k < 7; k++) {
      const py = y - 6 - k * 15;
      const pr = 6 + k * 3.8;
      const px = x + Math.sin(k * 0.9 + i) * (2 + k * 2.4);
      s.dot(
        px,
        py,
        pr,
        s.radial(px, py, pr, [0, depth ? c.mid : c.lit, 0.42 - k * 0.045], [1, c.mid, 0]),
      );
    }
    s.path(
      `M${f(x - w)} ${base + 30}C${f(x - w * 0.6)} ${f(base - h * 0.3)} ${f(x - w * 0.56)} ${f(y + h * 0.3)} ${f(x - w * 0.32)} ${f(y)}L${f(x - w * 0.08)} ${f(y + 4)}L${f(x + w * 0.28)} ${f(y - 3)}C${f(x + w * 0.44)} ${f(y + h * 0.3)} ${f(x + w * 0.7)} ${f(base - h * 0.4)} ${f(x + w)} ${base + 30}Z`,
      s.linear(0, y, 0, base, [0, blend(tone, c.lit, 0.22)], [1, tone]),
    );
    s.lamp(x, y + 1, 2.6 + depth * 0.6, '#ffb37a', 0.9);
    for (let k = 0; k < 3; k++)
      s.stroke(
        `M${f(x + r.range(-0.2, 0.2) * w)} ${f(y + 10 + k * 13)}l${f(r.range(-4, 4))} 8l${f(r.range(-3, 3))} 5`,
        '#ff9a63',
        1,
        0.7,
      );
  }
};
export const reef: Place = (s, c, r, base, tone, depth) => {
  const branch = (x: number, y: number, a: number, len: number, w: number) => {
    if (len < 7) {
      s.dot(x, y, 1.2 + depth * 0.3, c.glow, 0.85);
      return;
    }
    const [x2, y2] = at(x, y, len, a);
    s.stroke(`M${f(x)} ${f(y)}L${f(x2)} ${f(y2)}`, tone, w);
    for (const d of r.next() < 0.4 ? [-24, 3, 26] : [-20, 22])
      branch(x2, y2, a + d + r.range(-8, 8), len * r.range(0.62, 0.76), w * 0.7);
  };
  for (let i = 0; i < 5 + depth; i++) {
    const x = ((i + r.range(0.1, 0.9)) / (5 + depth)) * s.w;
    if (i % 3 === 1) {
      const size = r.range(24, 36) - depth * 3;
      for (let k = 0; k < 7; k++)
        s.path(
          rib(x, base + 8, 4, size, -154 + k * 21.3, 10.8),
          s.radial(x, base + 8, size, [0, c.ink], [0.6, tone], [1, blend(tone, c.glow, 0.6)]),
          `stroke="${c.ink}" stroke-width=".7"`,
        );
      s.lamp(x, base + 2, 2.4, '#eafff7', 0.8);
    } else branch(x, base + 12, -90 + r.range(-10, 10), r.range(20, 29) - depth * 2, 6);
  }
};
export const chasm: Place = (s, c, r, _base, tone, depth) => {
  const gap = 30 + depth * 22;
  for (const d of [-1, 1]) {
    const pts: Point[] = [[150 + d * 190, -10]];
    for (let y = -10; y <= 210; y += 22)
      pts.push([
        150 + d * (gap + 56 * ((210 - y) / 220) ** 1.6 * (1.2 - depth * 0.15) + r.range(-7, 7)),
        y,
      ]);
    pts.push([150 + d * 190, 214]);
    s.path(
      poly(pts),
      s.linear(
        150 + d * 30,
        0,
        150 + d * 150,
        0,
        [0, blend(tone, c.lit, 0.3)],
        [0.4, tone],
        [1, c.ink],
      ),
    );
    for (let k = 0; k < 5 + depth * 2; k++)
      s.dot(150 + d * (gap + r.range(30, 84)), r.range(30, 180), r.range(0.7, 1.5), c.glow, 0.9);
  }
  if (depth === 1) {
    s.path(`M40 108Q150 84 260 108V116Q150 96 40 116Z`, blend(tone, c.lit, 0.2));
    for (let x = 86; x < 220; x += 16)
      s.stroke(
        `M${x} ${f(100 - 8 * Math.sin(((x - 40) / 220) * Math.PI))}v-8`,
        blend(tone, c.lit, 0.3),
        1.6,
      ).dot(x, 91 - 8 * Math.sin(((x - 40) / 220) * Math.PI), 1, '#ffe6a3', 0.95);
  }
};
/** Where the far domes stand, and how wide they are. */
const DOMES: readonly Point[] = [
  [150, 78],
  [52, 40],
  [250, 34],
];

export const dome: Place = (s, c, _r, base, tone, depth) => {
  for (let i = 0; i < 3 - depth; i++) {
    const [x, w]: Point = depth ? [150 + (i - 0.5) * 160, 52] : nth(DOMES, i);
    const h = w * 1.16;
    const y = base - h;
    s.path(
      `M${x - w} ${base + 26}C${f(x - w * 1.06)} ${f(y + h * 0.2)} ${f(x - w * 0.5)} ${f(y)} ${x} ${f(y)}C${f(x + w * 0.5)} ${f(y)} ${f(x + w * 1.06)} ${f(y + h * 0.2)} ${x + w} ${base + 26}Z`,
      s.radial(
        x,
        base - h * 0.35,
        w * 1.3,
        [0, blend(tone, c.glow, 0.75)],
        [0.4, blend(tone, c.lit, 0.5)],
        [1, tone],
      ),
    );
    for (let k = 1; k < 10; k++)
      s.stroke(
        `M${x} ${f(y)}C${f(x + (k - 5) * w * 0.16)} ${f(y + 4)} ${f(x + (k - 5) * w * 0.21)} ${f(y + h * 0.4)} ${f(x + (k - 5) * w * 0.23)} ${base + 20}`,
        c.ink,
        1,
        0.35,
      );
    for (let k = 0; k < 5; k++)
      s.path(
        `M${f(x + (k - 2) * w * 0.36 - 5)} ${base + 20}v-16q5 -12 10 0v16Z`,
        c.ink,
        'opacity=".75"',
      ).lamp(x + (k - 2) * w * 0.36, base + 6, 1.2, '#ffe6a3', 0.7);
    s.stroke(`M${x} ${f(y)}v-18`, blend(tone, c.glow, 0.4), 1.6).lamp(x, y - 19, 2, c.glow);
  }
};
