/** The mages: a bell with threads over the mask. */

import { nth, type Chance } from '../chance';
import { at, curve, f, limb, mix, shift, star, type Point } from '../geometry';
import type { Palette } from '../palettes';
import { robe } from '../dress';
import { mask } from '../masks';
import type { Sheet } from '../sheet';

export function jellyfish(s: Sheet, c: Palette, r: Chance, rank: number): void {
  // halo: rings and small stars
  for (let i = 0; i < 1 + rank / 2; i++)
    s.add(
      `<circle cx="100" cy="112" r="${f(74 + i * 13)}" fill="none" stroke="${c.lit}" stroke-width=".8" opacity="${f(0.4 - i * 0.08)}" stroke-dasharray="${i % 2 ? '1 6' : 'none'}" stroke-linecap="round"/>`,
    );
  const rim = (t: number): Point => [mix(36, 164, t), 128 + 7 * Math.sin(Math.PI * t)];
  const thread = ([x, y]: Point, k: number, opacity: number) => {
    const pts: Point[] = [[x, y]];
    const sway = r.range(5, 13);
    const phase = r.range(0, 6);
    for (let i = 1; i <= 10; i++)
      pts.push([
        x + k * i * 3.6 + Math.sin(phase + i * 0.8) * sway * (i / 10),
        y + i * r.range(12, 16),
      ]);
    s.stroke(
      curve(pts),
      s.linear(0, y, 0, 285, [0, c.glow], [1, c.lit, 0.1]),
      r.range(0.6, 1.5),
      opacity,
    );
    for (let i = 2; i < 10; i += 3)
      if (r.next() < 0.55) s.dot(...nth(pts, i), r.range(0.9, 1.9), c.glow, opacity + 0.15);
  };
  const threads = 9 + rank * 2;
  for (let i = 0; i < threads; i++) {
    const t = i / (threads - 1);
    thread(rim(t), (t - 0.5) * 1.3, 0.5);
  }
  robe(s, c, r, { wide: 62, top: 208, collar: 0.55 + rank * 0.07, folds: 7 });
  s.group(`transform="rotate(${f(r.range(-4, 4))} 100 190)"`, () => {
    s.path(
      `M72 118C66 150 72 184 84 208L116 208C128 184 134 150 128 118Z`,
      s.linear(0, 118, 0, 208, [0, c.deep], [1, c.ink]),
    );
    mask(s, c, r, {
      cy: 151,
      w: 50,
      h: 76,
      eye: rank >= 4 || r.next() < 0.3 ? 'wide' : 'almond',
      eyeY: -0.06,
      chin: 0.14,
    });
    // bell: translucent dome, canals, lappets with lights
    const tall = 46 - rank * 3 + r.range(-10, 6);
    const lappets = 8 + (rank > 2 ? 2 : 0);
    let edge = '';
    for (let i = 0; i < lappets; i++) {
      const [x1, y1] = rim(1 - i / lappets);
      const [x2, y2] = rim(1 - (i + 1) / lappets);
      edge += `Q${f((x1 + x2) / 2)} ${f((y1 + y2) / 2 + 15)} ${f(x2)} ${f(y2)}`;
    }
    const dome = `M36 128C30 ${f(tall + 36)} 62 ${f(tall)} ${f(100 + r.range(-3, 3))} ${f(tall)}C138 ${f(tall)} 170 ${f(tall + 36)} 164 128${edge}Z`;
    s.path(
      dome,
      s.radial(
        84,
        tall + 26,
        116,
        [0, c.glow, 0.92],
        [0.25, c.lit, 0.88],
        [0.6, c.mid, 0.86],
        [1, c.deep, 0.92],
      ),
      `stroke="${c.glow}" stroke-width="1" stroke-opacity=".75"`,
    );
    s.path(
      `M52 122C50 ${f(tall + 52)} 74 ${f(tall + 20)} 100 ${f(tall + 20)}C126 ${f(tall + 20)} 150 ${f(tall + 52)} 148 122Q100 144 52 122Z`,
      s.radial(112, 110, 80, [0, c.ink, 0.85], [0.7, c.deep, 0.5], [1, c.deep, 0.1]),
    );
    for (let i = 1; i < lappets * 2; i++) {
      const t = i / (lappets * 2);
      const [x, y] = rim(t);
      s.stroke(
        `M100 ${f(tall + 6)}C${f(mix(100, x, 0.7))} ${f(tall + 12)} ${f(mix(100, x, 1.02))} ${f(tall + 50)} ${f(x)} ${f(y)}`,
        c.glow,
        i % 2 ? 0.5 : 1,
        i % 2 ? 0.22 : 0.36,
      );
    }
    const heart = tall + 58;
    s.dot(
      100,
      heart,
      34,
      s.radial(100, heart, 34, [0, c.glow, 0.75], [0.4, c.lit, 0.35], [1, c.lit, 0]),
    );
    for (let i = 0; i < 6; i++) {
      const a = -90 + i * 60;
      const [x, y] = at(100, heart, 11, a);
      s.add(
        `<ellipse cx="${f(x)}" cy="${f(y)}" rx="3.4" ry="${f(9 + rank * 0.6)}" transform="rotate(${f(a + 90)} ${f(x)} ${f(y)})" fill="${s.radial(100, heart, 24, [0, '#fff', 0.95], [0.5, c.glow, 0.7], [1, c.lit, 0.1])}"/>`,
      );
    }
    s.stroke(
      `M46 ${f(tall + 58)}C52 ${f(tall + 26)} 72 ${f(tall + 9)} 92 ${f(tall + 6)}`,
      '#fff',
      2.4,
      0.5,
    );
    for (let i = 0; i <= lappets; i++) s.lamp(...rim(i / lappets), 1.5 + rank * 0.12, c.glow, 0.7);
    if (rank >= 3)
      for (let i = 0; i < rank - 1; i++)
        s.path(
          star(
            100 + (i - (rank - 2) / 2) * 19,
            tall - 8 - (2.2 - Math.abs(i - (rank - 2) / 2)) * 3,
            4.6,
            1.6,
            6,
          ),
          c.glow,
        );
    // oral arms: ruffled ribbons
    for (const k of [-1.6, 1.6, -0.6, 0.6]) {
      const pts = limb({
        x: 100 + k * 5,
        y: 184,
        a: 90 - k * 16,
        len: 106,
        bend: k * 34,
        twist: k * r.range(-60, 20),
        steps: 22,
      });
      const wave = r.range(0, 6);
      const full = (t: number) =>
        (2 + 8 * Math.sin(Math.PI * Math.min(1, t * 1.25)) ** 0.9) * (1 - 0.35 * t);
      const edgeOf = (d: number) =>
        shift(pts, (t) => d * (full(t) + 2.2 * t * Math.sin(wave + t * 24 + d)));
      s.path(
        curve([...edgeOf(1), ...edgeOf(-1).reverse()], true),
        s.linear(
          0,
          180,
          0,
          284,
          [0, c.mid, 0.7],
          [0.25, c.lit, 0.75],
          [0.6, c.glow, 0.5],
          [1, c.mid, 0.05],
        ),
      );
      s.stroke(curve(pts), c.ink, 0.9, 0.5);
    }
  });
  for (const t of [0.02, 0.09, 0.91, 0.98]) thread(rim(t), (t - 0.5) * 0.9, 0.75);
}
