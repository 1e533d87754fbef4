/** The ambassadors: the cowl of a manta, a ring of all five peoples. */

import type { Chance } from '../chance';
import { at, f, limb, ribbon } from '../geometry';
import { PALETTES, PEOPLES, type Palette } from '../palettes';
import { chain, robe } from '../dress';
import { mask } from '../masks';
import type { Sheet } from '../sheet';

/** Radius, width and opacity of the three rings. */
const RINGS = [
  [76, 7, 0.9],
  [86, 1.2, 0.8],
  [67, 1, 0.6],
] as const;

export function ambassador(s: Sheet, c: Palette, r: Chance): void {
  PEOPLES.forEach((people, i) => {
    const p = PALETTES[people];
    const [a0, a1] = [-90 - 33 + i * 72, -90 + 33 + i * 72];
    for (const [radius, width, opacity] of RINGS) {
      const [x0, y0] = at(100, 116, radius, a0);
      const [x1, y1] = at(100, 116, radius, a1);
      s.stroke(
        `M${f(x0)} ${f(y0)}A${radius} ${radius} 0 0 1 ${f(x1)} ${f(y1)}`,
        s.linear(x0, y0, x1, y1, [0, p.mid], [0.5, p.glow], [1, p.lit]),
        width,
        opacity,
        'style="stroke-linecap:butt"',
      );
    }
    s.lamp(...at(100, 116, 76, -90 + 36 + i * 72), 2, p.glow, 0.8);
  });
  const pearl = (x1: number, y1: number, x2: number, y2: number) =>
    s.linear(
      x1,
      y1,
      x2,
      y2,
      [0, '#ffffff'],
      [0.3, '#f3e3f3'],
      [0.55, '#c5e4ee'],
      [0.78, '#8f9fb8'],
      [1, c.deep],
    );
  robe(s, c, r, { wide: 84, top: 200, collar: 0, folds: 9 });
  s.group(`transform="rotate(${f(r.range(-3, 3))} 100 190)"`, () => {
    // cowl like the wings of a manta
    for (const side of [-1, 1]) {
      const x = (k: number) => 100 + side * k;
      s.path(
        `M${x(0)} 66C${x(30)} 66 ${x(46)} 96 ${x(48)} 130C${x(62)} 160 ${x(84)} 184 ${x(98)} 226C${x(70)} 214 ${x(48)} 214 ${x(30)} 232C${x(34)} 200 ${x(30)} 180 ${x(26)} 150Z`,
        side < 0
          ? pearl(54, 70, 60, 230)
          : s.linear(110, 80, 180, 230, [0, '#aeb9cb'], [0.4, c.mid], [1, c.ink]),
        `stroke="${c.glow}" stroke-width=".9" stroke-opacity=".6"`,
      );
      for (let i = 0; i < 4; i++)
        s.stroke(
          `M${x(32 + i * 3)} ${104 + i * 12}C${x(44 + i * 5)} ${140 + i * 10} ${x(56 + i * 8)} ${170 + i * 8} ${x(60 + i * 10)} ${206 + i * 4}`,
          side < 0 ? '#7f8fa8' : c.glow,
          0.8,
          0.4,
        );
      const lobe = limb({
        x: x(10),
        y: 78,
        a: -90 + side * 62,
        len: 66,
        bend: -side * 120,
        twist: -side * 40,
        power: 1,
      });
      s.path(
        ribbon(lobe, (t) => 1 + 11 * (1 - t) ** 0.7),
        side < 0 ? pearl(70, 30, 90, 90) : s.linear(110, 30, 140, 80, [0, c.lit], [1, c.mid]),
        `stroke="${c.ink}" stroke-width=".7"`,
      );
    }
    s.path(
      'M72 118C70 150 76 182 88 204L112 204C124 182 130 150 128 118C120 92 80 92 72 118Z',
      c.ink,
    );
    mask(s, { ...c, lit: '#d9d3ea', mid: '#8fa3bd' }, r, {
      cy: 146,
      w: 52,
      h: 86,
      eye: 'closed',
      eyeY: 0,
      chin: 0.13,
    });
    s.lamp(100, 120, 3, '#ffffff');
    s.lamp(100, 50, 6.5, '#f6fbff', 0.8);
    PEOPLES.forEach((people, i) =>
      s.dot(82 + i * 9, 104 - (2 - Math.abs(i - 2)) * 5, 1.7, PALETTES[people].glow, 0.95),
    );
  });
  chain(s, '#eef4f8', 66, 134, 206, 16, 11, 2.8);
  chain(s, '#eef4f8', 58, 142, 210, 28, 15, 2);
}
