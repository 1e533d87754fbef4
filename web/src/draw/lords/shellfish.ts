/** The merchants: scallop behind the head, shell on the brow. */

import { nth, type Chance } from '../chance';
import { f, limb, mix, normal, ribbon } from '../geometry';
import type { Palette } from '../palettes';
import { chain, circlet, robe } from '../dress';
import { mask } from '../masks';
import { scallop } from '../strokes';
import type { Sheet } from '../sheet';

export function shellfish(s: Sheet, c: Palette, r: Chance, rank: number): void {
  const ribs = 9 + Math.min(6, rank) + (rank % 2);
  const spread = 94 + rank * 3;
  if (rank >= 3)
    scallop(s, c, {
      cx: 100,
      cy: 168,
      r1: 128,
      a0: -90 - spread * 0.8,
      a1: -90 + spread * 0.8,
      ribs: ribs + 4,
      bright: 0.25,
    });
  scallop(s, c, {
    cx: 100,
    cy: 166,
    r1: 88 + rank * 3,
    a0: -90 - spread,
    a1: -90 + spread,
    ribs,
    bright: 0.85,
    wobble: 0.04,
  });
  robe(s, c, r, { wide: 80, top: 204, collar: 0 });
  for (const side of [-1, 1])
    scallop(s, c, {
      cx: 100 + side * 26,
      cy: 250,
      r1: 62 + rank,
      a0: side < 0 ? -196 : -76,
      a1: side < 0 ? -104 : 16,
      ribs: 6,
      bright: side < 0 ? 0.8 : 0.4,
    });
  s.group(`transform="rotate(${f(r.range(-4, 4))} 100 190)"`, () => {
    const style = r.int(0, 2);
    if (style === 0) {
      // conch: whorls that shrink upwards
      const whorls = 3 + Math.round(rank / 2);
      let y = 118;
      let w = 66;
      const lean = r.range(-2.4, 2.4);
      const parts: (readonly [x: number, y: number, w: number, h: number])[] = [];
      for (let i = 0; i < whorls; i++) {
        const h = w * 0.36;
        parts.unshift([100 + lean * i * 1.4, y, w, h]);
        y -= h * 0.72;
        w *= 0.76;
      }
      const [top] = nth(parts, 0);
      s.path(
        `M${f(top - 3)} ${f(y + 6)}L${f(top + lean)} ${f(y - 9)}L${f(top + 3)} ${f(y + 6)}Z`,
        c.glow,
      );
      for (const [x, yy, ww, h] of parts) {
        s.path(
          `M${f(x - ww / 2)} ${f(yy)}C${f(x - ww * 0.56)} ${f(yy - h * 0.9)} ${f(x - ww * 0.3)} ${f(yy - h * 1.1)} ${f(x)} ${f(yy - h)}C${f(x + ww * 0.36)} ${f(yy - h * 1.05)} ${f(x + ww * 0.58)} ${f(yy - h * 0.7)} ${f(x + ww / 2)} ${f(yy)}C${f(x + ww * 0.3)} ${f(yy + h * 0.35)} ${f(x - ww * 0.3)} ${f(yy + h * 0.35)} ${f(x - ww / 2)} ${f(yy)}Z`,
          s.linear(
            x - ww / 2,
            yy - h,
            x + ww / 2,
            yy,
            [0, c.glow],
            [0.28, c.lit],
            [0.6, c.mid],
            [1, c.ink],
          ),
          `stroke="${c.ink}" stroke-width="1"`,
        );
        s.stroke(
          `M${f(x - ww * 0.47)} ${f(yy - h * 0.4)}Q${f(x)} ${f(yy + h * 0.1)} ${f(x + ww * 0.46)} ${f(yy - h * 0.5)}`,
          c.ink,
          0.9,
          0.4,
        );
      }
    } else if (style === 1) {
      // nautilus: one great coil over the brow
      const coil = limb({
        x: 66,
        y: 136,
        a: -96,
        len: 262,
        bend: 190,
        twist: 540,
        power: 1.4,
        steps: 40,
      });
      s.path(
        ribbon(coil, (t) => mix(24, 5, t ** 0.8)),
        s.linear(60, 50, 140, 130, [0, c.glow], [0.35, c.lit], [0.7, c.mid], [1, c.deep]),
        `stroke="${c.ink}" stroke-width="1.2"`,
      );
      for (let i = 2; i < 36; i += 2) {
        const [x, y] = nth(coil, i);
        const [nx, ny] = normal(coil, i);
        const w = mix(24, 5, (i / 40) ** 0.8) * 0.48;
        s.stroke(
          `M${f(x - nx * w)} ${f(y - ny * w)}Q${f(x + 2)} ${f(y + 2)} ${f(x + nx * w)} ${f(y + ny * w)}`,
          c.ink,
          1.1,
          0.42,
        );
      }
      s.path(
        'M64 132C62 104 82 92 100 92C120 92 138 104 136 132C124 120 112 116 100 116C88 116 76 120 64 132Z',
        s.linear(64, 100, 136, 130, [0, c.lit], [0.5, c.mid], [1, c.ink]),
        `stroke="${c.ink}" stroke-width="1"`,
      );
    } else {
      // tiara: a small scallop standing on the brow
      s.path(
        'M66 134C62 100 80 84 100 84C120 84 138 100 134 134C124 118 112 112 100 112C88 112 76 118 66 134Z',
        s.linear(66, 90, 134, 130, [0, c.lit], [0.45, c.mid], [1, c.ink]),
        `stroke="${c.ink}" stroke-width="1"`,
      );
      scallop(s, c, {
        cx: 100,
        cy: 116,
        r0: 4,
        r1: 44 + rank * 2,
        a0: -148,
        a1: -32,
        ribs: 5 + (rank > 2 ? 2 : 0),
        bright: 1,
      });
    }
    for (const side of [-1, 1])
      s.path(
        `M${100 + side * 24} 112C${100 + side * 42} 126 ${100 + side * 42} 164 ${100 + side * 26} 196C${100 + side * 20} 190 ${100 + side * 20} 150 ${100 + side * 24} 112Z`,
        s.linear(
          100 + side * 42,
          120,
          100 + side * 20,
          180,
          [0, side < 0 ? c.lit : c.mid],
          [1, c.ink],
        ),
        `stroke="${c.ink}" stroke-width=".8"`,
      );
    mask(s, c, r, { cy: 149, w: 54, h: 78, eye: 'hooded', eyeY: -0.05, chin: 0.15 });
    circlet(s, c, rank, { y: 119, half: 25, sag: 5 });
    s.lamp(100, 124, 2.2 + rank * 0.35, '#f3fbff');
  });
  for (let k = 0; k < 1 + Math.round(rank / 2); k++)
    chain(
      s,
      '#dff3ee',
      70 - k * 7,
      130 + k * 7,
      204 + k * 2,
      9 + k * 8,
      7 + k * 2,
      2.5 + (rank > 3 ? 0.4 : 0),
    );
}
