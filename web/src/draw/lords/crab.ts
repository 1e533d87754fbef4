/** The soldiers: thorned helm, gorget of mandibles, two claws. */

import type { Chance } from '../chance';
import { at, curve, f, limb, mix, poly, ribbon, taper } from '../geometry';
import { GOLD, type Palette } from '../palettes';
import { circlet, robe } from '../dress';
import { eyeAt } from '../masks';
import { rib } from '../strokes';
import type { Sheet } from '../sheet';

export function crab(s: Sheet, c: Palette, r: Chance, rank: number): void {
  // halo: spears of light
  for (let i = 0; i < 5 + rank * 2; i++) {
    const a = -90 + (i - (4 + rank * 2) / 2) * (130 / (4 + rank * 2));
    const [x, y] = at(100, 150, 150, a);
    s.path(
      poly([at(100, 150, 20, a - 8), [x, y], at(100, 150, 20, a + 8)]),
      s.radial(100, 150, 150, [0, c.lit, 0.3], [1, c.lit, 0]),
    );
  }
  const claw = (x: number, y: number, size: number, turn: number, flip: number) =>
    s.group(
      `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(flip * size)} ${f(size)})"`,
      () => {
        const body = s.linear(
          -30,
          -60,
          24,
          30,
          [0, c.glow],
          [0.22, c.lit],
          [0.55, c.mid],
          [1, c.ink],
        );
        s.path(
          'M11 -12C24 -20 31 -38 25 -62C16 -54 10 -46 6 -37L10 -32L4 -28L8 -23L4 -19Z',
          s.linear(6, -60, 28, -12, [0, c.lit], [0.5, c.mid], [1, c.deep]),
          `stroke="${c.ink}" stroke-width="1"`,
        );
        s.path(
          'M-8 36C-32 27 -42 -4 -30 -31C-22 -50 -9 -66 7 -76C5 -60 3 -50 -3 -40L2 -35L-5 -30L1 -24L-3 -18C4 -15 10 -15 15 -12C24 4 18 28 8 37Z',
          body,
          `stroke="${c.ink}" stroke-width="1"`,
        );
        s.stroke('M-26 -26C-18 -46 -8 -58 2 -68', '#fff', 1, 0.5);
        s.path(
          'M-24 2C-22 18 -14 28 -2 32C-8 20 -12 10 -10 -6C-16 -10 -22 -8 -24 2Z',
          c.ink,
          'opacity=".22"',
        );
        for (let i = 0; i < 5; i++)
          s.dot(r.range(-22, 8), r.range(-24, 22), r.range(0.8, 2), i % 2 ? c.glow : c.ink, 0.45);
        if (rank >= 3)
          for (const [dx, dy] of [
            [-34, -14],
            [-31, 6],
            [-23, 23],
          ] as const)
            s.path(`M${dx} ${dy - 5}l-8 -5l5 12Z`, c.lit, `stroke="${c.ink}" stroke-width=".6"`);
      },
    );
  const big = r.range(0.98, 1.08);
  for (const [side, size] of [
    [-1, big],
    [1, big * 0.8],
  ] as const) {
    const [ex, ey] = [100 + side * 70, 190 - rank * 3];
    s.path(
      ribbon(
        [
          [100 + side * 38, 236],
          [100 + side * 66, 226],
          [ex, ey],
        ],
        taper(24, 15),
      ),
      s.linear(100, 240, ex, ey, [0, c.ink], [1, c.mid]),
      `stroke="${c.ink}" stroke-width="1"`,
    );
    claw(ex - side * 3, ey - 26, size, side * r.range(4, 12), -side);
  }
  robe(s, c, r, { wide: 78, top: 206, collar: 0, folds: 0 });
  for (const side of [-1, 1]) {
    for (let k = 2; k >= 0; k--) {
      const [x, y, w] = [100 + side * (24 + k * 17), 236 + k * 13, 37 - k * 3];
      s.path(
        `M${f(x - side * w * 0.7)} ${f(y + 8)}C${f(x - side * w * 0.4)} ${f(y - 24)} ${f(x + side * w * 0.4)} ${f(y - 32)} ${f(x + side * w * 0.86)} ${f(y - 14)}l${f(side * (7 + rank))} -${f(5 + rank)}l${f(-side)} ${f(12 + rank)}C${f(x + side * w)} ${f(y + 12)} ${f(x + side * w * 0.4)} ${f(y + 26)} ${f(x - side * w * 0.7)} ${f(y + 26)}Z`,
        s.linear(x, y - 26, x, y + 26, [0, side < 0 ? c.lit : c.mid], [0.4, c.deep], [1, c.ink]),
        `stroke="${c.ink}" stroke-width="1"`,
      );
      s.stroke(
        `M${f(x - side * w * 0.5)} ${f(y - 6)}C${f(x - side * w * 0.2)} ${f(y - 22)} ${f(x + side * w * 0.4)} ${f(y - 26)} ${f(x + side * w * 0.8)} ${f(y - 13)}`,
        c.glow,
        0.9,
        side < 0 ? 0.6 : 0.3,
      );
    }
  }
  s.group(`transform="rotate(${f(r.range(-3, 3))} 100 200)"`, () => {
    for (const side of [-1, 1])
      s.stroke(
        curve(
          limb({
            x: 100 + side * 14,
            y: 92,
            a: -90 + side * 18,
            len: 66 + rank * 6,
            bend: side * r.range(30, 60),
            twist: side * r.range(20, 90),
          }),
        ),
        c.lit,
        1.5,
        0.8,
      );
    // gorget of mandibles
    for (let i = 2; i >= 0; i--) {
      for (const side of [-1, 1]) {
        const x = (k: number) => 100 + side * (i * 10 + k);
        const tall = 200 - i * 13;
        s.path(
          `M${f(x(-1))} 138L${f(x(12))} 136C${f(x(15))} 156 ${f(x(10))} ${tall - 14} ${f(x(1))} ${tall}C${f(x(-3))} ${tall - 16} ${f(x(-2))} 158 ${f(x(-1))} 138Z`,
          s.linear(
            0,
            140,
            0,
            tall,
            [0, side < 0 ? c.lit : c.mid],
            [0.5, side < 0 ? c.mid : c.deep],
            [1, c.ink],
          ),
          `stroke="${c.ink}" stroke-width="1"`,
        );
        s.stroke(
          `M${f(x(9))} 150C${f(x(10))} 164 ${f(x(7))} ${tall - 16} ${f(x(2))} ${tall - 7}`,
          c.glow,
          0.8,
          side < 0 ? 0.55 : 0.25,
        );
      }
    }
    s.path('M60 124C64 140 76 150 100 152C124 150 136 140 140 124L134 112H66Z', '#0a0204');
    for (const side of [-1, 1]) eyeAt(s, c, 100 + side * 18, 133, 8.6, side, 'slit');
    // helm: carapace with a thorned rim, one half lit
    const thorns = 2 + Math.round(rank / 2);
    const half = (d: number) => {
      let path = `M100 ${f(78 - rank * 2)}`;
      for (let i = 0; i <= thorns; i++) {
        const t = i / thorns;
        const a = mix(20, 88, t);
        const [x0, y0] = at(100, 120, mix(38, 41, t), -90 + d * (a - 26 / thorns));
        const [tx, ty] = at(100, 120, mix(46 + rank * 1.8, 54 + rank * 1.2, t), -90 + d * (a + 1));
        const [x1, y1] = at(100, 120, mix(38, 41, t), -90 + d * (a + (26 / thorns) * 0.6));
        path += `L${f(x0)} ${f(y0)}Q${f((x0 + tx) / 2)} ${f((y0 + ty) / 2 + 1)} ${f(tx)} ${f(ty)}Q${f((x1 + tx) / 2 - d)} ${f((y1 + ty) / 2 + 2)} ${f(x1)} ${f(y1)}`;
      }
      return `${path}L${100 + d * 42} 130C${100 + d * 40} 128 ${100 + d * 34} 122 ${100 + d * 26} 123C${100 + d * 16} 125 ${100 + d * 8} 134 100 142Z`;
    };
    s.path(
      half(-1),
      s.linear(52, 74, 100, 140, [0, c.glow], [0.3, c.lit], [1, c.mid]),
      `stroke="${c.ink}" stroke-width="1" stroke-linejoin="round"`,
    );
    s.path(
      half(1),
      s.linear(100, 80, 152, 130, [0, c.mid], [0.5, c.deep], [1, c.ink]),
      `stroke="${c.ink}" stroke-width="1" stroke-linejoin="round"`,
    );
    s.stroke(`M100 ${f(80 - rank * 2)}L100 140`, c.glow, 1.2, 0.7);
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        s.stroke(
          `M${100 + side * (10 + i * 11)} ${92 + i * 5}q${side * 6} ${10} ${side * 3} ${22}`,
          side < 0 ? c.ink : c.lit,
          1.1,
          0.35,
        );
    for (let i = 0; i < 4 + rank * 2; i++)
      s.dot(
        100 + r.range(-36, 36),
        r.range(92, 116),
        r.range(0.7, 1.7),
        c.glow,
        r.range(0.3, 0.75),
      );
    const gold = s.linear(90, 30, 112, 100, [0, GOLD.lit], [0.5, GOLD.mid], [1, GOLD.dark]);
    const blade = (x: number, y: number, tall: number, turn: number) =>
      s.path(
        `M-6 0L0 ${f(-tall)}L6 0L0 15Z`,
        gold,
        `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})" stroke="${c.ink}" stroke-width=".9"`,
      );
    const crest = r.int(0, 3);
    const base = 88 - rank * 2;
    if (crest === 1 || (crest === 0 && rank < 2)) {
      // horns that curve up from the temples
      for (const side of [-1, 1])
        s.path(
          ribbon(
            limb({
              x: 100 + side * 26,
              y: 96,
              a: -90 + side * 40,
              len: 42 + rank * 5,
              bend: -side * 60,
              twist: -side * 40,
              steps: 12,
            }),
            taper(13, 1),
          ),
          s.linear(100, 40, 100 + side * 40, 100, [0, side < 0 ? c.glow : c.lit], [1, c.deep]),
          `stroke="${c.ink}" stroke-width="1"`,
        );
    } else if (crest === 2) {
      // a comb of plates from brow to neck
      for (let i = 4; i >= 0; i--)
        s.path(
          rib(100, 104, 12, 34 + rank * 4 - Math.abs(i - 2) * 5, -90 + (i - 2) * 17, 7.6),
          s.radial(100, 104, 60, [0, c.deep], [0.5, c.mid], [1, i % 2 ? c.lit : c.glow]),
          `stroke="${c.ink}" stroke-width=".9"`,
        );
    }
    if (rank >= 2 && crest === 3) {
      blade(86, base + 3, 14 + rank * 3, -16);
      blade(114, base + 3, 14 + rank * 3, 16);
    }
    if (rank >= 2 && crest !== 2) blade(100, base, 20 + rank * 4.6, 0);
    circlet(s, c, rank, { y: 126, half: 38, sag: -6 });
  });
}
