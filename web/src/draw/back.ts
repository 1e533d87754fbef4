/** The patterns of face-down cards, one per deck. */

import { at, curve, f, limb, poly, upTo, type Point } from './geometry';
import { PALETTES, PEOPLES } from './palettes';
import { Sheet } from './sheet';
import { teeth } from './strokes';

export type Deck = 'lord' | 'exploration' | 'leviathan' | 'location';

export function back(deck: Deck): string {
  const wide = deck === 'location';
  const [w, h]: Point = wide ? [300, 200] : [200, 280];
  const s = new Sheet(w, h, `back ${deck}`);
  const c = PALETTES.abyss;
  const [cx, cy] = [w / 2, h / 2];
  s.add(
    `<rect width="${w}" height="${h}" fill="${s.radial(cx, cy, h * 0.62, [0, '#10405a'], [0.55, '#0a2236'], [1, '#050d16'])}"/>`,
  );
  const line = (d: string, o = 0.5, width = 1) => s.stroke(d, c.lit, width, o);
  if (deck === 'lord') {
    for (let i = 0; i < 24; i++) {
      const [x, y] = at(cx, cy, 176, i * 15);
      s.path(
        poly([at(cx, cy, 40, i * 15 - 2), [x, y], at(cx, cy, 40, i * 15 + 2)]),
        c.lit,
        'opacity=".07"',
      );
    }
    PEOPLES.forEach((people, i) => {
      const a = -90 + i * 72;
      const [x, y] = at(cx, cy, 30, a);
      line(
        curve(limb({ x, y, a, len: 150, bend: 60, twist: 420, power: 1.8, steps: 26 })),
        0.7,
        1.6,
      );
      line(
        curve(limb({ x, y, a, len: 130, bend: -70, twist: -360, power: 1.8, steps: 26 })),
        0.4,
        1,
      );
      const [x0, y0] = at(cx, cy, 26, a - 31);
      const [x1, y1] = at(cx, cy, 26, a + 31);
      s.stroke(
        `M${f(x0)} ${f(y0)}A26 26 0 0 1 ${f(x1)} ${f(y1)}`,
        PALETTES[people].lit,
        4.5,
        0.95,
        'style="stroke-linecap:butt"',
      );
    });
    s.lamp(cx, cy, 7, c.glow, 0.9);
  } else if (deck === 'exploration') {
    for (let i = 0; i < 11; i++)
      line(
        `M-10 ${f(40 + i * 24 + i * i * 0.4)}${'q20 -13 40 0'.repeat(6)}`,
        0.1 + i * 0.05,
        0.8 + i * 0.1,
      );
    s.path(
      'M100 84C140 84 166 118 172 140C166 162 140 196 100 196C60 196 34 162 28 140C34 118 60 84 100 84Z',
      '#06131f',
      `stroke="${c.lit}" stroke-width="1.4"`,
    );
    for (let i = 0; i < 30; i++) {
      const [x0, y0] = at(cx, cy, 24, i * 12);
      const [x1, y1] = at(cx, cy, 45, i * 12);
      line(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, 0.45, 0.8);
    }
    s.dot(cx, cy, 24, s.radial(cx, cy, 24, [0, '#fff'], [0.3, c.glow], [1, c.mid])).path(
      'M100 120Q107 140 100 160Q93 140 100 120Z',
      '#02070d',
    );
  } else if (deck === 'leviathan') {
    for (let i = 0; i < 7; i++) line(`M${-10} ${f(60 + i * 34)}q55 ${-40} 110 0t110 0`, 0.25, 1.4);
    teeth(
      s,
      upTo(15).map((i): Point => [
        100 - 62 * Math.cos((i / 14) * Math.PI),
        132 - 44 * Math.sin((i / 14) * Math.PI),
      ]),
      22,
      c.lit,
    );
    teeth(
      s,
      upTo(15).map((i): Point => [
        100 + 62 * Math.cos((i / 14) * Math.PI),
        148 + 44 * Math.sin((i / 14) * Math.PI),
      ]),
      22,
      c.mid,
    );
    s.lamp(cx, cy, 6, c.glow, 0.9);
  } else {
    for (let k = 0; k < 4; k++) {
      const aw = 150 - k * 34;
      const ah = 140 - k * 28;
      line(
        `M${f(cx - aw / 2)} 178V${f(178 - ah * 0.5)}C${f(cx - aw / 2)} ${f(178 - ah * 0.85)} ${f(cx - aw * 0.2)} ${f(178 - ah * 0.9)} ${cx} ${f(178 - ah)}C${f(cx + aw * 0.2)} ${f(178 - ah * 0.9)} ${f(cx + aw / 2)} ${f(178 - ah * 0.85)} ${f(cx + aw / 2)} ${f(178 - ah * 0.5)}V178`,
        0.4 + k * 0.14,
        2.4 - k * 0.4,
      );
    }
    line('M20 178H280M34 186H266', 0.7, 1.2);
    for (const x of [34, 52, 248, 266])
      line(`M${x} 178V${x < 50 || x > 260 ? 96 : 70}l4 -10l4 10V178`, 0.35);
    s.lamp(cx, 150, 4.5, c.glow, 0.9);
  }
  s.add(
    `<rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="8" fill="none" stroke="${c.lit}" stroke-width="1.2" opacity=".6"/><rect x="9" y="9" width="${w - 18}" height="${h - 18}" rx="5" fill="none" stroke="${c.lit}" stroke-width=".6" opacity=".4"/>`,
  );
  return s.svg();
}
