/** Faces. */

import type { Chance } from './chance';
import { f } from './geometry';
import type { Palette } from './palettes';
import type { Sheet } from './sheet';

export type Eye = 'almond' | 'hooded' | 'slit' | 'wide' | 'closed';

/** Width, height and slant of each kind of eye. */
const LIDS: Record<Eye, readonly [number, number, number]> = {
  almond: [1.1, 0.5, -0.26],
  hooded: [1.1, 0.4, 0.05],
  slit: [1.25, 0.42, -0.42],
  wide: [1.05, 0.95, 0],
  closed: [1.1, 0.3, 0.2],
};

export interface Mask {
  cx?: number;
  cy?: number;
  w?: number;
  h?: number;
  chin?: number;
  cheek?: number;
  eye?: Eye;
  eyeY?: number;
  mouth?: boolean;
}

/** The carved mask every lord wears: one half in light, one in shadow, eyes that glow. */
export function mask(
  s: Sheet,
  c: Palette,
  r: Chance,
  {
    cx = 100,
    cy = 140,
    w = 56,
    h = 80,
    chin = 0.16,
    cheek = 0.42,
    eye = 'almond',
    eyeY = -0.04,
    mouth = true,
  }: Mask,
): void {
  const y = (k: number) => cy + h * k;
  const half = (side: number) =>
    `M${f(cx)} ${f(y(-0.5))}C${f(cx + side * w * 0.34)} ${f(y(-0.5))} ${f(cx + side * w * 0.5)} ${f(y(-0.3))} ${f(cx + side * w * 0.5)} ${f(y(-0.08))}C${f(cx + side * w * 0.5)} ${f(y(0.14))} ${f(cx + side * w * cheek)} ${f(y(0.24))} ${f(cx + side * w * chin * 1.5)} ${f(y(0.42))}C${f(cx + side * w * chin)} ${f(y(0.49))} ${f(cx + side * w * 0.05)} ${f(y(0.5))} ${f(cx)} ${f(y(0.5))}Z`;
  s.path(
    half(-1),
    s.linear(cx - w * 0.5, y(-0.4), cx + w * 0.1, y(0.5), [0, c.glow], [0.35, c.lit], [1, c.mid]),
  );
  s.path(
    half(1),
    s.linear(cx, y(-0.4), cx + w * 0.5, y(0.4), [0, c.mid], [0.5, c.deep], [1, c.ink]),
  );
  s.stroke(half(-1).replace('Z', ''), c.glow, 0.7, 0.7);
  // planes of the face: brow, cheekbones, nose
  s.path(
    `M${f(cx)} ${f(y(-0.26))}L${f(cx - w * 0.075)} ${f(y(0.12))}L${f(cx)} ${f(y(0.18))}Z`,
    c.glow,
    'opacity=".75"',
  );
  s.path(
    `M${f(cx)} ${f(y(-0.26))}L${f(cx + w * 0.1)} ${f(y(0.13))}L${f(cx)} ${f(y(0.18))}Z`,
    c.ink,
    'opacity=".7"',
  );
  s.path(
    `M${f(cx - w * 0.46)} ${f(y(0.08))}C${f(cx - w * 0.3)} ${f(y(0.12))} ${f(cx - w * 0.2)} ${f(y(0.22))} ${f(cx - w * 0.17)} ${f(y(0.42))}C${f(cx - w * 0.32)} ${f(y(0.34))} ${f(cx - w * 0.42)} ${f(y(0.24))} ${f(cx - w * 0.46)} ${f(y(0.08))}Z`,
    c.ink,
    'opacity=".34"',
  );
  s.path(
    `M${f(cx + w * 0.47)} ${f(y(-0.02))}C${f(cx + w * 0.36)} ${f(y(0.08))} ${f(cx + w * 0.2)} ${f(y(0.1))} ${f(cx + w * 0.13)} ${f(y(0.06))}C${f(cx + w * 0.26)} ${f(y(0.16))} ${f(cx + w * 0.4)} ${f(y(0.16))} ${f(cx + w * 0.47)} ${f(y(-0.02))}Z`,
    c.lit,
    'opacity=".4"',
  );
  if (mouth) {
    const m = y(0.29);
    const curl = r.range(-1.4, 1);
    s.stroke(
      `M${f(cx - w * 0.15)} ${f(m)}C${f(cx - w * 0.07)} ${f(m + curl)} ${f(cx - w * 0.03)} ${f(m - 1.4)} ${f(cx)} ${f(m)}C${f(cx + w * 0.03)} ${f(m - 1.4)} ${f(cx + w * 0.07)} ${f(m + curl)} ${f(cx + w * 0.15)} ${f(m)}`,
      c.ink,
      1.5,
      0.85,
    );
    s.stroke(`M${f(cx - w * 0.07)} ${f(m + 4)}L${f(cx + w * 0.04)} ${f(m + 4)}`, c.ink, 1, 0.4);
  }
  const paint = r.int(0, 4);
  for (const side of [-1, 1]) {
    const x = (k: number) => cx + side * w * k;
    const ink = side < 0 ? c.deep : c.glow;
    if (paint === 1)
      s.path(
        `M${f(x(0.2))} ${f(y(0.05))}L${f(x(0.26))} ${f(y(0.3))}L${f(x(0.3))} ${f(y(0.05))}Z`,
        ink,
        'opacity=".7"',
      );
    if (paint === 2)
      for (let i = 0; i < 4; i++)
        s.dot(x(0.36 - i * 0.05), y(0.1 + i * 0.055), 1.5 - i * 0.2, ink, 0.8);
    if (paint === 3)
      for (let i = 0; i < 3; i++)
        s.stroke(
          `M${f(x(0.45 - i * 0.04))} ${f(y(0.06 + i * 0.07))}L${f(x(0.24))} ${f(y(0.1 + i * 0.06))}`,
          ink,
          1.3,
          0.65,
        );
    if (paint === 4)
      s.stroke(
        `M${f(x(0.06))} ${f(y(-0.4))}C${f(x(0.1))} ${f(y(-0.24))} ${f(x(0.3))} ${f(y(-0.3))} ${f(x(0.4))} ${f(y(-0.2))}`,
        ink,
        1.5,
        0.6,
      );
    eyeAt(s, c, x(0.245), y(eyeY), w * 0.15, side, eye);
  }
}

/** An eye in its dark socket. */
export function eyeAt(
  s: Sheet,
  c: Palette,
  x: number,
  y: number,
  r: number,
  side: number,
  kind: Eye,
): void {
  const [wide, tall, slant] = LIDS[kind];
  const shape = (k: number) => {
    const [ix, ox] = [x - side * r * wide * k, x + side * r * wide * k];
    const [iy, oy] = [y - slant * r * k * 0.6, y + slant * r * k];
    const up = kind === 'hooded' || kind === 'slit' ? 0.7 : 1.35;
    return `M${f(ix)} ${f(iy)}Q${f(x)} ${f(y - r * tall * k * up)} ${f(ox)} ${f(oy)}Q${f(x)} ${f(y + r * tall * k * 1.35)} ${f(ix)} ${f(iy)}Z`;
  };
  if (kind === 'closed') {
    s.stroke(
      `M${f(x - r)} ${f(y)}Q${f(x)} ${f(y + r * 0.75)} ${f(x + r)} ${f(y - 0.5)}`,
      c.ink,
      1.7,
      0.9,
    );
    s.stroke(
      `M${f(x - r * 0.8)} ${f(y + 1.6)}Q${f(x)} ${f(y + r * 0.95)} ${f(x + r * 0.8)} ${f(y + 1.2)}`,
      c.glow,
      0.7,
      0.8,
    );
    return;
  }
  s.path(shape(1.5), c.ink, 'opacity=".88"');
  s.dot(
    x,
    y,
    r * 2.6,
    s.radial(x, y, r * 2.6, [0, c.glow, 0.7], [0.4, c.lit, 0.28], [1, c.lit, 0]),
  );
  s.path(shape(0.95), s.radial(x, y, r, [0, '#fff'], [0.5, c.glow], [1, c.lit]));
  s.stroke(
    `M${f(x - side * r * wide * 1.5)} ${f(y - slant * r * 0.8)}Q${f(x)} ${f(y - r * tall * 2)} ${f(x + side * r * wide * 1.55)} ${f(y + slant * r * 1.3)}`,
    c.ink,
    1.3,
    0.75,
  );
}
