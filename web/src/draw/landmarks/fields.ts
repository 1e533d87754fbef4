/** Granary and kelp gardens. */

import { nth } from '../chance';
import { curve, f, limb, normal, ribbon, upTo } from '../geometry';
import { blend } from '../palettes';
import { dome, type Place } from '../places';
import { archway, carved, edged, lightedWindow, rimmed } from './masonry';

/** Three tall silos, and what they hold. */
export const granary: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return dome(s, c, r, base, tone, 1);
  const foot = base + 16;
  const silo = (x: number, w: number, h: number) => {
    const top = foot - h;
    const [l, right] = [x - w / 2, x + w / 2];
    s.path(
      `M${f(l)} ${foot}V${f(top + w * 0.3)}C${f(l)} ${f(top - w * 0.3)} ${f(right)} ${f(top - w * 0.3)} ${f(right)} ${f(top + w * 0.3)}V${foot}Z`,
      carved(s, c, l, right),
      edged(c),
    );
    for (const i of upTo(Math.floor(h / 17))) {
      const y = top + w * 0.34 + i * 17;
      s.stroke(`M${f(l)} ${f(y)}Q${f(x)} ${f(y + 8)} ${f(right)} ${f(y)}`, c.ink, 1.4, 0.55).stroke(
        `M${f(l)} ${f(y - 1.4)}Q${f(x)} ${f(y + 6.6)} ${f(right)} ${f(y - 1.4)}`,
        c.glow,
        0.7,
        0.4,
      );
    }
    s.stroke(`M${f(x)} ${f(top - w * 0.14)}v-13`, c.glow, 1.6).lamp(
      x,
      top - w * 0.14 - 14,
      2.4,
      c.glow,
    );
    lightedWindow(s, x, top + w * 0.3 + 12, 6, 12);
    s.path(archway(x, foot, w * 0.3, 20), c.ink, rimmed(c));
  };
  silo(84, 50, 84);
  silo(216, 50, 84);
  silo(150, 62, 112);
  for (const d of [-1, 1]) {
    for (const i of upTo(7)) {
      const stem = limb({
        x: 150 + d * 124,
        y: foot,
        a: -90 + (i - 3) * 9,
        len: 46 + (i % 2) * 8,
        bend: (i - 3) * 12,
        twist: (i - 3) * 10,
        steps: 8,
      });
      s.stroke(curve(stem), blend(c.lit, c.glow, 0.4), 1.6);
      const [hx, hy] = nth(stem, 8);
      for (const k of upTo(4)) s.dot(hx + (k % 2 ? 2 : -2), hy + k * 3.4, 2, c.glow, 0.95);
    }
    s.path(
      `M${150 + d * 124 - 8} ${foot - 16}H${150 + d * 124 + 8}V${foot - 11}H${150 + d * 124 - 8}Z`,
      c.mid,
      edged(c, 0.6),
    );
  }
};

/** Terraces of kelp taller than houses. */
export const kelp: Place = (s, c, r, base, tone, depth) => {
  if (!depth) {
    dome(s, c, r, base, tone, 0);
    return;
  }
  const frond = (x: number, foot: number, len: number, lean: number, bright: number) => {
    const stem = limb({
      x,
      y: foot,
      a: -90 + lean,
      len,
      bend: -lean * 1.6,
      twist: lean * 3,
      power: 1.4,
      steps: 14,
    });
    s.path(
      ribbon(stem, (t) => 3.6 - 2.4 * t),
      blend(c.mid, c.lit, bright),
    );
    for (let i = 2; i < 14; i++) {
      const [px, py] = nth(stem, i);
      const [nx, ny] = normal(stem, i);
      const d = i % 2 ? 1 : -1;
      const size = (17 - i * 0.6) * (0.8 + bright * 0.3);
      s.path(
        `M${f(px)} ${f(py)}q${f(nx * d * size * 0.5)} ${f(ny * d * size * 0.5 - 7)} ${f(nx * d * size)} ${f(ny * d * size - 9)}q${f(-nx * d * size * 0.3)} ${f(8)} ${f(-nx * d * size)} ${f(9 - ny * d * size)}Z`,
        s.linear(px, py, px + nx * d * size, py - 9, [0, c.mid], [1, blend(c.lit, c.glow, bright)]),
        edged(c, 0.4),
      );
      if (i % 3 === 0) s.dot(px + nx * d * 2, py, 1.5, c.glow, 0.9);
    }
  };
  for (const row of upTo(3)) {
    const foot = base - 10 + row * 14;
    for (const i of upTo(7)) {
      const x = 16 + i * 44 + (row % 2) * 20;
      if (Math.abs(x - 150) > 30 - row * 6)
        frond(
          x,
          foot + 6,
          r.range(66, 96) - row * 14 + Math.abs(x - 150) * 0.24,
          r.range(-8, 8),
          0.2 + row * 0.25,
        );
    }
    s.path(
      `M-6 ${foot + 8}Q150 ${foot - 4} 306 ${foot + 8}V${foot + 30}H-6Z`,
      s.linear(
        0,
        foot,
        0,
        foot + 24,
        [0, blend(c.mid, c.lit, 0.24)],
        [0.3, blend(c.mid, c.ink, 0.6)],
        [1, c.ink],
      ),
    );
    for (const i of upTo(12)) s.stroke(`M${i * 27} ${foot + 9}l6 4`, c.lit, 1, 0.5);
  }
};
