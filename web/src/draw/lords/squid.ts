/** The politicians: tall hood of a mantle, beard of arms. */

import type { Chance } from '../chance';
import { curve, f, limb, mix } from '../geometry';
import type { Palette } from '../palettes';
import { circlet, robe } from '../dress';
import { mask } from '../masks';
import { tentacle } from '../strokes';
import type { Sheet } from '../sheet';

export function squid(s: Sheet, c: Palette, r: Chance, rank: number): void {
  // halo: a spiral that tightens towards the mantle
  for (let k = 0; k < 1 + rank / 2; k++)
    s.stroke(
      curve(
        limb({
          x: 100,
          y: 205 - k * 6,
          a: -90 + (k % 2 ? 1 : -1) * 70,
          len: 330,
          bend: (k % 2 ? -1 : 1) * 260,
          twist: (k % 2 ? -1 : 1) * 560,
          power: 1.2,
          steps: 46,
        }),
      ),
      c.lit,
      0.8,
      0.2 + rank * 0.02,
    );
  const arms = 2 + Math.round(rank / 2);
  for (let i = arms - 1; i >= 0; i--) {
    for (const side of [-1, 1]) {
      const a = -90 + side * (88 - i * 13 + r.range(-7, 7));
      const pts = limb({
        x: 100 + side * 22,
        y: 222 - i * 8,
        a,
        len: r.range(150, 178) + i * 16,
        bend: -side * r.range(96, 122) + side * i * 8,
        twist: (i % 2 ? -side : side) * r.range(430, 560),
        power: 3.2,
        steps: 28,
      });
      tentacle(s, c, pts, 19 - i * 2, {
        side: i % 2 ? -side : side,
        tone: 1 - i * 0.12,
        tip: 1.6,
      });
    }
  }
  robe(s, c, r, { wide: 74, top: 202, collar: 0.7 + rank * 0.06 });
  s.group(`transform="rotate(${f(r.range(-4, 4))} 100 190)"`, () => {
    // mantle with its two fins: the tall hood of the politicians
    const tip = r.range(-9, 9);
    const high = 46 - rank * 4.5;
    const fin = r.range(30, 38) + rank;
    for (const side of [-1, 1]) {
      s.path(
        `M${f(100 + tip)} ${f(high - 12)}C${f(100 + side * fin * 0.6)} ${f(high - 4)} ${f(100 + side * fin * 1.15)} ${f(high + 20)} ${f(100 + side * fin * 1.2)} ${f(high + 40)}C${f(100 + side * fin * 0.8)} ${f(high + 34)} ${f(100 + side * 26)} ${f(high + 40)} ${f(100 + side * 22)} ${f(high + 50)}Z`,
        s.linear(
          100,
          high,
          100 + side * fin * 1.2,
          high + 40,
          [0, c.deep],
          [0.6, c.mid],
          [1, side < 0 ? c.glow : c.lit],
        ),
        `stroke="${c.ink}" stroke-width=".8"`,
      );
      for (let k = 1; k < 4; k++)
        s.stroke(
          `M${f(100 + tip * 0.5 + side * 8)} ${f(high + 4 + k * 9)}Q${f(100 + side * fin * 0.6)} ${f(high + 6 + k * 9)} ${f(100 + side * fin * (0.75 + k * 0.1))} ${f(high + 12 + k * 8)}`,
          c.glow,
          0.6,
          0.35,
        );
    }
    const half = (d: number) =>
      `M${f(100 + tip)} ${f(high - 14)}C${f(100 + d * 24)} ${f(high + 14)} ${f(100 + d * 40)} 78 ${f(100 + d * 37)} 112C${f(100 + d * 36)} 130 ${f(100 + d * 32)} 140 ${f(100 + d * 26)} 150L100 150Z`;
    s.path(half(-1), s.linear(64, 60, 104, 130, [0, c.lit], [0.5, c.mid], [1, c.deep]));
    s.path(half(1), s.linear(100, 60, 138, 120, [0, c.mid], [0.4, c.deep], [1, c.ink]));
    s.stroke(half(-1).replace('L100 150Z', ''), c.glow, 0.9, 0.6);
    const banded = r.next() < 0.4;
    if (banded)
      for (let i = 0; i < 5; i++) {
        const y = mix(high + 22, 96, i / 4);
        const w = mix(11, 33, i / 4);
        s.stroke(
          `M${f(100 - w)} ${f(y + 3)}Q${f(100 + tip * 0.4)} ${f(y + 12)} ${f(100 + w)} ${f(y + 3)}`,
          i % 2 ? c.glow : c.ink,
          2.2 - i * 0.2,
          0.4,
        );
      }
    for (let i = 0; i < (banded ? 6 : 16) + rank * 4; i++) {
      const t = r.next();
      const y = mix(high + 16, 104, t);
      s.dot(
        100 + r.range(-1, 1) * mix(8, 30, t),
        y,
        r.range(0.6, 2.2),
        r.next() < 0.5 ? c.glow : c.ink,
        r.range(0.15, 0.5),
      );
    }
    mask(s, c, r, {
      cy: 141,
      w: 58,
      h: 74,
      eye: 'almond',
      eyeY: -0.06,
      mouth: false,
      chin: 0.22,
    });
    circlet(s, c, rank, { y: 108, half: 33, sag: -5 });
    if (rank >= 4) s.lamp(100, 94, 3.4, c.glow);
    // the beard of arms
    const strands = 5 + Math.round(rank / 2) * 2;
    const order = [...Array(strands).keys()].sort(
      (a, b) => Math.abs(b - (strands - 1) / 2) - Math.abs(a - (strands - 1) / 2),
    );
    for (const i of order) {
      const k = i / (strands - 1) - 0.5;
      const d = k < 0 ? -1 : 1;
      tentacle(
        s,
        c,
        limb({
          x: 100 + k * 34,
          y: 160 + (0.5 - Math.abs(k)) * 10,
          a: 90 - k * 44,
          len: r.range(52, 70) + (0.5 - Math.abs(k)) * 24,
          bend: k * 70,
          twist: -d * r.range(260, 420),
          power: 2.6,
          steps: 16,
        }),
        9.5,
        { side: d, tone: k < 0 ? 1 : 0.75, suckers: rank > 1 },
      );
    }
  });
}
