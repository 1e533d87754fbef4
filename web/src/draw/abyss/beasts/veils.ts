/** Beasts of bells and stings. */

import { at, curve, f, mix, poly, upTo, type Point } from '../../geometry';
import { eyeAt } from '../../masks';
import { blend } from '../../palettes';
import { jellyfish } from '../allies';
import { greatEye, type Beast } from './beast';

/** A mother of jellyfish under three veils, with eyes below the rim. */
export const mother: Beast = (s, c, r) => {
  for (const [k, o] of [
    [1, 0.3],
    [0.7, 0.45],
  ] as const)
    s.path(
      `M${f(100 - 110 * k)} 290C${f(100 - 96 * k)} 170 ${f(100 - 70 * k)} 60 100 ${f(70 - 44 * k)}C${f(100 + 70 * k)} 60 ${f(100 + 96 * k)} 170 ${f(100 + 110 * k)} 290Z`,
      s.linear(100, 40, 100, 260, [0, c.glow, o], [0.5, c.mid, o], [1, c.ink, 0.1]),
      `stroke="${c.glow}" stroke-opacity=".35" stroke-width="1"`,
    );
  s.group('transform="translate(100 134) scale(1.34 1.4)"', () => jellyfish(s, c, r, false));
  s.path('M44 136Q100 162 156 136L148 172Q100 190 52 172Z', c.ink, 'opacity=".72"');
  for (const d of [-1, 1]) eyeAt(s, c, 100 + d * 25, 157, 10, d, 'slit');
  for (const d of [-1, 1]) eyeAt(s, c, 100 + d * 45, 151, 4, d, 'wide');
};

/** A bell of glass, with what it has eaten last. */
export const bell: Beast = (s, c, r) => {
  const rim = (t: number): Point => [mix(30, 170, t), 178 + 14 * Math.sin(Math.PI * t)];
  for (const i of upTo(15)) {
    const [x, y] = rim((i + 0.5) / 15);
    const phase = r.range(0, 6);
    const pts = upTo(9).map((k): Point => [x + Math.sin(phase + k * 0.7) * k * 1.1, y + k * 11]);
    s.stroke(curve(pts), s.linear(0, 178, 0, 280, [0, c.glow], [1, c.lit, 0.1]), 1.2, 0.8);
  }
  const dome = 'M30 178C22 96 58 38 100 38C142 38 178 96 170 178Q100 206 30 178Z';
  s.path(
    dome,
    s.radial(78, 84, 120, [0, c.glow, 0.34], [0.5, c.lit, 0.2], [1, c.deep, 0.5]),
    `stroke="${c.glow}" stroke-width="2.4" stroke-opacity=".85"`,
  );
  // bones of a fish
  s.group('transform="translate(98 122) rotate(-16)"', () => {
    s.stroke('M-40 0H34', '#f4fbff', 2.4, 0.9);
    for (const i of upTo(9)) {
      const x = -30 + i * 6.6;
      const h = 6 + 11 * Math.sin(((i + 1) / 10) * Math.PI);
      s.stroke(`M${f(x)} ${f(-h)}Q${f(x + 4)} 0 ${f(x)} ${f(h)}`, '#f4fbff', 1.6, 0.8);
    }
    s.path('M30 -13C46 -11 54 -3 56 1C52 7 42 12 30 12Z', '#f4fbff', 'opacity=".9"');
    s.path('M-40 0L-54 -13V13Z', '#f4fbff', 'opacity=".8"').dot(41, -3, 3, c.deep);
  });
  for (let i = 1; i < 14; i++) {
    const [x, y] = rim(i / 14);
    s.stroke(`M100 40C${f(mix(100, x, 0.7))} 48 ${f(x)} 110 ${f(x)} ${f(y)}`, c.glow, 0.8, 0.3);
  }
  s.stroke('M44 120C48 84 66 58 90 50', '#fff', 4, 0.6);
  for (const i of upTo(11)) s.lamp(...rim(i / 10), 2.4, c.glow, 0.8);
};

/** A ball of stings around one eye. */
export const urchin: Beast = (s, c, r) => {
  const [x, y] = [96, 142];
  for (const ring of upTo(3))
    for (const i of upTo(26)) {
      const a = i * 13.85 + ring * 5 + r.range(-3, 3);
      const long = r.range(92, 124) - ring * 22;
      s.path(
        poly([at(x, y, 34, a - 5.4), at(x, y, long, a), at(x, y, 34, a + 5.4)]),
        s.linear(
          x,
          y,
          ...at(x, y, long, a),
          [0, c.deep],
          [0.6, blend(c.mid, c.lit, ring * 0.4)],
          [1, c.glow],
        ),
        `stroke="${c.ink}" stroke-width=".6"`,
      );
      if (ring === 0 && i % 2) s.lamp(...at(x, y, long, a), 1.8, c.glow, 0.8);
    }
  s.dot(x, y, 47, s.radial(x - 14, y - 16, 62, [0, c.lit], [0.5, c.mid], [1, c.ink]));
  for (const i of upTo(30)) s.dot(...at(x, y, 42, i * 12), 1.8, i % 2 ? c.glow : c.ink, 0.6);
  greatEye(s, c, x, y, 24);
};
