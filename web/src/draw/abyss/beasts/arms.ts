/** Beasts of arms. */

import { at, curve, limb, mix, ribbon, taper, upTo, type Point } from '../../geometry';
import { teeth, tentacle } from '../../strokes';
import { greatEye, spots, type Beast } from './beast';

/** A forest of arms around a maw. */
export const maw: Beast = (s, c, r) => {
  const arm = (a: number, len: number, width: number, tone: number) => {
    const [x, y] = at(98, 158, 30, a);
    const d = Math.cos((a * Math.PI) / 180) < 0 ? -1 : 1;
    tentacle(
      s,
      c,
      limb({
        x,
        y,
        a,
        len,
        bend: d * r.range(10, 50),
        twist: d * r.range(180, 380),
        power: 2.2,
        steps: 26,
      }),
      width,
      { side: -d, tone },
    );
  };
  for (const i of upTo(12)) arm(i * 30 + r.range(-6, 6), r.range(118, 150), 24, 0.65);
  for (const i of upTo(9)) arm(i * 40 + 14 + r.range(-6, 6), r.range(92, 120), 20, 1);
  s.dot(
    98,
    158,
    46,
    s.radial(98, 158, 48, [0, '#010306'], [0.66, c.ink], [0.86, c.mid], [1, c.lit]),
  );
  for (const [radius, size] of [
    [38, 15],
    [25, 10],
  ] as const)
    teeth(
      s,
      upTo(27).map((i): Point => at(98, 158, radius, -i * 14.4)),
      -size,
      radius > 30 ? '#f4fbff' : c.glow,
    );
  s.lamp(98, 158, 5, c.glow, 0.8);
};

/** Arms from above that hold what they have caught: a tower. */
export const grasp: Beast = (s, c, r) => {
  s.path(
    'M78 284L84 128L76 124L84 108L92 92L100 70L108 92L116 108L124 124L116 128L122 284Z',
    s.linear(78, 0, 122, 0, [0, c.lit], [0.5, c.mid], [0.5, c.deep], [1, c.ink]),
    `stroke="${c.glow}" stroke-opacity=".6" stroke-width="1"`,
  );
  for (const i of upTo(8)) s.lamp(94 + (i % 2) * 12, 140 + i * 15, 1.8, '#ffe6a3', 0.9);
  const wind = (y: number, from: number, width: number) => {
    const d = from < 100 ? -1 : 1;
    // down from above, and once around the tower
    const down = upTo(12).map((i): Point => {
      const t = i / 12;
      return [mix(from, 100 + d * 50, t ** 1.6), mix(-16, y - 12, t)];
    });
    const around = upTo(15).map((i): Point => {
      const a = (i / 14) * Math.PI * 1.24;
      return [100 + d * 50 * Math.cos(a), y - 12 + 30 * Math.sin(a)];
    });
    const fine = [...down, ...around];
    s.path(ribbon(fine, taper(width + 4, 5)), '#010306', 'opacity=".6"');
    tentacle(s, c, fine, width, { side: -d, tone: 1, tip: 3 });
  };
  wind(222, 16, 34);
  wind(188, 186, 34);
  wind(152, 30, 31);
  wind(118, 164, 29);
  for (const d of [-1, 1])
    s.path(
      `M${100 + d * 18} -20C${100 + d * 60} 10 ${100 + d * 90} 10 ${100 + d * 120} 44V-20Z`,
      s.linear(100, -20, 100 + d * 90, 40, [0, c.mid], [1, c.ink]),
    );
  greatEye(s, c, 100, 20, 17);
  spots(s, c, r, 16, [20, -4, 180, 30]);
};

/** One arm, rolled up around an eye. */
export const coil: Beast = (s, c) => {
  const turns = upTo(92).map((i): Point => at(98, 146, 24 + i * 1.06, 160 - i * 11));
  const line = [...turns].reverse();
  s.path(ribbon(line, taper(58, 16)), c.ink, 'opacity=".7"');
  tentacle(s, c, line, 46, { side: -1, tone: 1, tip: 15 });
  s.stroke(curve(turns.slice(0, 70)), c.glow, 1, 0.3);
  s.dot(98, 146, 33, s.radial(98, 146, 34, [0, c.mid], [0.7, c.deep], [1, c.ink]));
  greatEye(s, c, 98, 146, 22);
};
