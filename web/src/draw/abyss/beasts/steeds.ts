/** Beasts with the blood of horses. */

import { at, curve, f, limb, mix, poly, ribbon, taper, upTo, type Point } from '../../geometry';
import { eyeAt } from '../../masks';
import { GOLD } from '../../palettes';
import { rib } from '../../strokes';
import { seahorse } from '../allies';
import { spots, type Beast } from './beast';

/** A wyrm that wears a bridle, and has broken the reins. */
export const wyrm: Beast = (s, c, r) => {
  const body = limb({
    x: 112,
    y: 92,
    a: 62,
    len: 330,
    bend: 150,
    twist: 240,
    power: 1.2,
    steps: 34,
  });
  for (const i of upTo(24)) {
    const [x, y] = body[i + 1] as Point;
    const a = 62 - 70 + i * 9;
    s.path(
      rib(x, y, 6, 46 - i * 1.1, a - 62, 8),
      s.radial(x, y, 48, [0, c.deep], [1, c.lit]),
      `stroke="${c.ink}" stroke-width=".6"`,
    );
  }
  s.path(
    ribbon(body, taper(56, 4)),
    s.linear(60, 80, 170, 240, [0, c.glow], [0.2, c.lit], [0.55, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1.2"`,
  );
  for (let i = 2; i < 32; i++) {
    const [x, y] = body[i] as Point;
    const w = mix(56, 4, i / 34) * 0.4;
    s.stroke(
      `M${f(x - w)} ${f(y - w * 0.3)}Q${f(x)} ${f(y + w * 0.6)} ${f(x + w)} ${f(y - w * 0.2)}`,
      c.ink,
      1.6,
      0.4,
    );
  }
  s.path(
    'M142 66C136 40 104 34 84 50C66 64 44 76 18 84C10 88 12 102 22 104C46 108 66 106 84 116C108 128 142 112 142 66Z',
    s.linear(30, 50, 120, 120, [0, c.glow], [0.3, c.lit], [0.75, c.mid], [1, c.deep]),
    `stroke="${c.ink}" stroke-width="1.2"`,
  );
  for (const i of upTo(4)) {
    const [x, y] = [94 + i * 14, 46 + i * i * 1.6];
    s.path(
      poly([
        [x - 6, y + 4],
        [x + 6 + i * 3, y - 30 + i * 3],
        [x + 8, y + 6],
      ]),
      c.glow,
      `stroke="${c.ink}" stroke-width=".8"`,
    );
  }
  const gold = s.linear(20, 60, 140, 120, [0, GOLD.lit], [0.5, GOLD.mid], [1, GOLD.dark]);
  s.stroke('M44 74Q50 92 46 108M44 74L98 60M46 106L106 108M98 60Q116 84 106 110', gold, 4);
  for (const [x, y] of [
    [46, 92],
    [104, 86],
  ] as const)
    s.dot(x, y, 6, gold).dot(x, y, 2.4, '#3a2805');
  s.stroke('M48 108C40 132 62 146 48 170M46 108C30 122 30 140 20 152', gold, 2.6, 0.95);
  eyeAt(s, c, 84, 72, 8, -1, 'slit');
  s.dot(24, 92, 3, c.ink);
  spots(s, c, r, 14, [90, 130, 150, 220]);
};

/** The forehand of a horse, the rest of a flood. */
export const steed: Beast = (s, c, r) => {
  for (const i of upTo(8)) {
    const pts = limb({
      x: 128 + i * 5,
      y: 66 + i * 15,
      a: -24 + i * 9,
      len: 84 - i * 3,
      bend: 46,
      twist: 70,
      steps: 12,
    });
    s.path(
      ribbon(pts, taper(22, 1)),
      s.linear(128, 60, 210, 120, [0, c.mid], [1, i % 2 ? c.lit : c.glow]),
      `stroke="${c.ink}" stroke-width=".8"`,
    );
  }
  s.path(
    'M126 40L134 14L146 46C166 74 176 130 168 190C162 236 120 266 60 276L214 292V230C196 250 150 268 104 262C72 236 70 196 96 160C92 142 84 134 70 132C54 140 40 148 26 146C14 144 12 128 22 122C34 104 66 62 92 50Z',
    s.linear(30, 40, 170, 220, [0, c.glow], [0.22, c.lit], [0.6, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1.2"`,
  );
  for (const i of upTo(9)) {
    const y = 150 + i * 13;
    s.stroke(
      `M${f(96 - i * 1.6)} ${y}Q${f(130)} ${y + 14} ${f(170 - i)} ${y - 6}`,
      c.ink,
      1.8,
      0.42,
    );
  }
  for (const d of upTo(2)) {
    const pts = limb({
      x: 100 - d * 8,
      y: 206 + d * 26,
      a: 196 - d * 12,
      len: 76,
      bend: -40,
      twist: 130,
      steps: 14,
    });
    s.path(
      ribbon(pts, taper(24, 9)),
      s.linear(100, 200, 30, 230, [0, c.mid], [1, c.lit]),
      `stroke="${c.ink}" stroke-width="1"`,
    );
    const [x, y] = pts[14] as Point;
    s.path(
      poly([
        [x - 8, y - 5],
        [x + 6, y - 6],
        [x + 2, y + 9],
        [x - 12, y + 7],
      ]),
      c.glow,
      `stroke="${c.ink}" stroke-width=".8"`,
    );
  }
  eyeAt(s, c, 96, 82, 8, -1, 'slit');
  s.dot(28, 130, 3.4, c.ink).stroke('M34 142Q50 138 62 128', c.ink, 1.8, 0.7);
  for (const i of upTo(6)) s.lamp(112 + i * 7, 60 + i * 25, 2, c.glow, 0.7);
  spots(s, c, r, 16, [104, 120, 160, 230]);
};

/** A seahorse as tall as a city, with a tail that closes around it. */
export const curled: Beast = (s, c, r) => {
  const tail = upTo(66).map((i): Point => at(132, 214, 12 + i * 1.02, 90 - i * 15));
  s.path(
    ribbon(tail, (t) => mix(5, 34, t ** 0.8)),
    s.linear(60, 150, 200, 270, [0, c.lit], [0.4, c.mid], [1, c.ink]),
    `stroke="${c.ink}" stroke-width="1"`,
  );
  s.stroke(curve(tail), c.glow, 1.2, 0.4);
  for (let i = 8; i < 64; i += 2) {
    const [x, y] = tail[i] as Point;
    const [x1, y1] = at(132, 214, 12 + i * 1.02 + mix(5, 34, i / 66) * 0.62, 90 - i * 15);
    s.stroke(`M${f(x)} ${f(y)}L${f(x1)} ${f(y1)}`, c.ink, 1.6, 0.45);
  }
  s.group('transform="translate(92 126) scale(1.66)"', () => seahorse(s, c, r, false));
  for (const i of upTo(5)) s.lamp(66 + i * 9, 30 + Math.abs(i - 2) * 5, 2.2, c.glow, 0.9);
};
