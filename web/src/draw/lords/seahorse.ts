/** The farmers: the long snout in profile, kelp around. */

import { nth, type Chance } from '../chance';
import { at, curve, f, limb, mix, normal, rad, ribbon, type Point } from '../geometry';
import { GOLD, type Palette } from '../palettes';
import { rib } from '../strokes';
import type { Sheet } from '../sheet';

/** The line from the hem of the robe to the head, and how wide the body is along it. */
const SPINE: readonly Point[] = [
  [92, 306],
  [106, 270],
  [126, 236],
  [138, 203],
  [135, 172],
  [121, 146],
  [108, 124],
];
const WIDTHS = [122, 112, 88, 58, 41, 36, 38];

export function seahorse(s: Sheet, c: Palette, r: Chance, rank: number): void {
  // halo: one great curl, kelp on both sides
  for (let k = 0; k < 1 + Math.floor(rank / 2); k++)
    s.stroke(
      curve(
        limb({
          x: 168 - k * 9,
          y: 190,
          a: -86,
          len: 430 - k * 40,
          bend: -330,
          twist: -420,
          power: 1.5,
          steps: 48,
        }),
      ),
      c.lit,
      1.2 - k * 0.2,
      0.4 - k * 0.08,
    );
  for (let i = 0; i < 6 + rank; i++) {
    const left = i % 2 ? 1 : -1;
    const pts = limb({
      x: 100 + left * r.range(50, 98),
      y: 288,
      a: -90 - left * r.range(-4, 10),
      len: r.range(110, 200),
      bend: -left * r.range(-16, 26),
      twist: -left * r.range(160, 380),
      power: 2.2,
      steps: 20,
    });
    s.path(
      ribbon(pts, (t) => 0.6 + 7 * Math.sin(Math.PI * Math.min(1, t + 0.12)) ** 0.7),
      s.linear(0, 280, 0, 90, [0, c.ink], [1, c.mid, 0.8]),
    );
    for (let j = 3; j < 16; j += 2) {
      const [x, y] = nth(pts, j);
      const [nx, ny] = normal(pts, j);
      const d = j % 4 === 1 ? 1 : -1;
      s.path(
        `M${f(x)} ${f(y)}q${f(nx * d * 8)} ${f(ny * d * 8 - 5)} ${f(nx * d * 11)} ${f(ny * d * 11 - 15)}q${f(-nx * d * 10)} 3 ${f(-nx * d * 11)} 13`,
        c.mid,
        'opacity=".42"',
      );
    }
  }
  s.group(`transform="rotate(${f(r.range(-4, 4))} 120 220)"`, () => {
    const spine: Point[] = [];
    for (let i = 0; i < SPINE.length - 1; i++) {
      const [[x0, y0], [x1, y1]] = [nth(SPINE, i), nth(SPINE, i + 1)];
      for (let k = 0; k < 4; k++) spine.push([mix(x0, x1, k / 4), mix(y0, y1, k / 4)]);
    }
    spine.push(nth(SPINE, SPINE.length - 1));
    const width = (t: number) => {
      const k = t * (WIDTHS.length - 1);
      const i = Math.min(WIDTHS.length - 2, Math.floor(k));
      return mix(nth(WIDTHS, i), nth(WIDTHS, i + 1), k - i);
    };
    const flank = (i: number, k: number): Point => {
      const [x, y] = nth(spine, i);
      const [nx, ny] = normal(spine, i);
      const w = width(i / (spine.length - 1)) * k;
      return [x + nx * w, y + ny * w];
    };
    // dorsal fin, a fan behind the neck
    const rays = 8 + rank;
    const reach = 52 + rank * 4;
    for (let i = 0; i < rays; i++)
      s.path(
        rib(
          128,
          210,
          16,
          reach * (0.9 + 0.1 * Math.sin(i * 1.7)),
          -62 + ((i + 0.5) * 92) / rays,
          47 / rays,
        ),
        s.radial(
          128,
          210,
          reach * 1.06,
          [0, c.deep],
          [0.5, c.mid],
          [1, i % 2 ? c.lit : c.glow, 0.9],
        ),
        `stroke="${c.ink}" stroke-width=".8"`,
      );
    for (let i = 11; i < spine.length - 1; i += 2) {
      const [bx, by] = flank(i, 0.46);
      const [tx, ty] = flank(
        i,
        0.5 + (8 + rank + (i % 4 === 3 ? 3 : 0)) / width(i / (spine.length - 1)),
      );
      const [px, py] = flank(i - 1, 0.44);
      const [qx, qy] = flank(i + 1, 0.44);
      s.path(
        `M${f(px)} ${f(py)}Q${f(bx + 3)} ${f(by)} ${f(tx)} ${f(ty - 4)}Q${f(bx + 2)} ${f(by - 3)} ${f(qx)} ${f(qy)}Z`,
        s.linear(bx, by, tx, ty, [0, c.mid], [1, c.glow]),
        `stroke="${c.ink}" stroke-width=".8"`,
      );
    }
    s.path(
      ribbon(spine, width),
      s.linear(
        82,
        176,
        172,
        214,
        [0, c.glow],
        [0.16, c.lit],
        [0.46, c.mid],
        [0.78, c.deep],
        [1, c.ink],
      ),
      `stroke="${c.ink}" stroke-width="1"`,
    );
    // bony rings, each with a lamp for the better born
    for (let i = 2; i < spine.length - 3; i += 2) {
      const [[x0, y0], [x1, y1]] = [flank(i, -0.49), flank(i, 0.49)];
      const [x, y] = nth(spine, i);
      const d = `M${f(x0)} ${f(y0)}Q${f(x - 2)} ${f(y + 13)} ${f(x1)} ${f(y1)}`;
      s.stroke(d, c.ink, 2.6, 0.36).stroke(d, c.glow, 0.9, 0.42, 'transform="translate(-.4 -1.9)"');
      if (rank >= 2) s.lamp(mix(x0, x, 0.8), mix(y0, y, 0.8) + 5.4, 1 + rank * 0.18, c.glow, 0.5);
    }
    for (let i = 2; i < spine.length - 4; i += 2) {
      const [x, y] = flank(i, -0.5);
      s.path(
        `M${f(x)} ${f(y - 5)}q${f(-6)} ${f(1)} ${f(-5 - rank * 0.5)} ${f(4)}q4 2 ${f(6 + rank * 0.5)} 3Z`,
        c.lit,
        `stroke="${c.ink}" stroke-width=".6"`,
      );
    }
    // head: a small skull and the long thin snout
    const dip = r.range(-2, 6);
    s.path(
      `M130 124C133 104 120 90 104 90C92 90 85 97 80 106C75 115 66 119 56 ${f(124 + dip * 0.6)}C48 ${f(128 + dip * 0.8)} 40 ${f(132 + dip)} 32 ${f(134 + dip)}C27 ${f(132 + dip)} 23 ${f(136 + dip)} 24 ${f(141 + dip)}C25 ${f(147 + dip)} 31 ${f(150 + dip)} 35 ${f(146 + dip)}C44 ${f(143 + dip)} 54 ${f(139 + dip * 0.7)} 64 ${f(135 + dip * 0.4)}C74 132 80 134 86 141C94 150 110 152 120 146C128 141 129 133 130 124Z`,
      s.linear(70, 88, 112, 154, [0, c.glow], [0.34, c.lit], [0.66, c.mid], [1, c.deep]),
      `stroke="${c.ink}" stroke-width="1"`,
    );
    s.path(
      `M28 ${f(143 + dip)}C44 ${f(138 + dip)} 62 128 78 127C92 128 98 138 97 147C92 146 89 144 86 141C80 134 74 132 64 ${f(135 + dip * 0.4)}C54 ${f(139 + dip * 0.7)} 44 ${f(143 + dip)} 35 ${f(146 + dip)}C32 ${f(148 + dip)} 29 ${f(147 + dip)} 28 ${f(143 + dip)}Z`,
      c.ink,
      'opacity=".45"',
    );
    s.stroke(
      `M80 107C74 116 66 120 56 ${f(125 + dip * 0.6)}C48 ${f(129 + dip * 0.8)} 41 ${f(133 + dip)} 33 ${f(135 + dip)}`,
      '#fff',
      0.9,
      0.55,
    );
    s.stroke(`M24.5 ${f(141 + dip)}q5 1 9 -1.4`, c.ink, 1.3, 0.8);
    for (let i = 0; i < 3 + rank / 2; i++)
      s.dot(70 - i * 9, 121 + i * 3.4 + dip * 0.16 * i, 1.5 - i * 0.14, c.ink, 0.35);
    s.path(
      'M124 118C114 114 106 121 107 131C108 141 116 145 123 140C118 136 117 126 124 118Z',
      c.ink,
      'opacity=".45"',
    );
    for (let i = 0; i < 3; i++)
      s.stroke(`M${114 + i * 4} ${123 + i}q-4 6 -1 13`, c.glow, 0.8, 0.55);
    // coronet
    const points = 4 + Math.round(rank * 0.7);
    for (let i = 0; i < points; i++) {
      const a = -122 + (i * 78) / (points - 1);
      const long = 17 + rank * 3 + (i % 2 ? 7 : 0);
      const [bx, by] = at(111, 108, 17, a);
      const [tx, ty] = at(111, 108, 17 + long, a + 10);
      const [px, py] = [Math.cos(rad(a + 90)) * 4.6, Math.sin(rad(a + 90)) * 4.6];
      s.path(
        `M${f(bx - px)} ${f(by - py)}Q${f((bx + tx) / 2 - px * 0.2)} ${f((by + ty) / 2 - py * 0.2)} ${f(tx)} ${f(ty)}Q${f((bx + tx) / 2 + px * 0.9)} ${f((by + ty) / 2 + py * 0.9)} ${f(bx + px)} ${f(by + py)}Z`,
        s.linear(bx, by, tx, ty, [0, c.mid], [1, c.glow]),
        `stroke="${c.ink}" stroke-width=".8"`,
      );
      if (rank >= 3 && i % 2) s.lamp(tx, ty, 1.3 + rank * 0.14, c.glow, 0.8);
    }
    if (rank >= 1) {
      const gold = s.linear(88, 92, 132, 112, [0, GOLD.lit], [0.5, GOLD.mid], [1, GOLD.dark]);
      s.stroke('M89 96C98 88 118 90 129 107', gold, 1.8 + rank * 0.3);
      if (rank >= 4)
        s.stroke('M66 118C70 124 74 127 80 128C92 131 108 126 129 121', gold, 1.5, 0.9);
    }
    // the eye: a lamp in a ring
    s.dot(99, 111, 9.4, c.ink, 0.9);
    s.stroke('M90.4 111a8.6 8.6 0 1 1 17.2 0a8.6 8.6 0 1 1 -17.2 0', c.lit, 0.9, 0.7);
    s.dot(99, 111, 20, s.radial(99, 111, 20, [0, c.glow, 0.6], [1, c.lit, 0]));
    s.path(
      'M92.5 112Q98 104.5 105.8 109.5Q104 117 97.5 117Q94 116 92.5 112Z',
      s.radial(98, 110, 8, [0, '#fff'], [0.5, c.glow], [1, c.lit]),
    );
    s.stroke('M88 108Q98 98 110 106', c.ink, 2, 0.75);
  });
}
