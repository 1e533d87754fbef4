/** Archive, alley, hall of maps, tribune, observatory, senate steps, academy. */

import { at, curve, f, limb, poly, star, upTo, type Point } from '../geometry';
import { blend } from '../palettes';
import { arches, chasm, towers, type Place } from '../places';
import {
  archway,
  banner,
  carved,
  column,
  edged,
  facing,
  lightedWindow,
  rimmed,
  tower,
  WARM,
} from './masonry';

/** Shelves of the drowned, leaning, with books that still glow. */
export const archive: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return arches(s, c, r, base, tone, 0);
  const foot = base + 26;
  s.group('transform="rotate(-5 150 120)"', () => {
    s.path(`M66 ${foot}V38L150 14L234 38V${foot}Z`, carved(s, c, 66, 234), edged(c));
    for (const row of upTo(4)) {
      const y = 66 + row * 25;
      s.path(`M76 ${y}V${y - 20}H224V${y}Z`, blend(c.deep, c.ink, 0.6));
      let x = 79;
      while (x < 219) {
        const [w, h] = [r.range(3.4, 6.6), r.range(11, 18)];
        const colour = r.pick([c.glow, c.lit, c.mid, blend(c.mid, c.lit, 0.5), WARM]);
        const lean = r.next() < 0.14 ? 14 : 0;
        if (r.next() < 0.9)
          s.path(
            `M${f(x)} ${y}V${f(y - h)}H${f(x + w)}V${y}Z`,
            colour,
            `opacity=".9" transform="rotate(${lean} ${f(x)} ${y})"`,
          );
        x += w + r.range(0.7, 2) + (lean ? 4 : 0);
      }
      s.path(`M72 ${y}H228V${y + 4}H72Z`, blend(c.mid, c.lit, 0.35), edged(c, 0.6));
    }
    s.path(star(150, 30, 8, 3, 8), c.glow);
    for (const x of [70, 150, 230]) column(s, c, x, foot, 7, foot - 42);
  });
  s.path(
    `M20 ${base + 12}Q36 ${base - 10} 56 ${base - 4}L74 ${base + 14}Z`,
    facing(s, c, base - 10, base + 14),
    edged(c),
  );
  s.group(`transform="rotate(62 264 ${base})"`, () => column(s, c, 264, base + 24, 13, 58));
};

/** Houses of the alley, far to near: inner edge, width, eaves and foot. */
const HOUSES = [
  [30, 30, 62, 142],
  [48, 44, 40, 154],
  [76, 90, 18, 176],
] as const;

/** A street one can hardly turn in, under the sign of the guild: a key as long as a man. */
export const alley: Place = (s, c, _r, _base, _tone, depth) => {
  if (!depth) return;
  s.dot(150, 100, 84, s.radial(150, 100, 84, [0, WARM, 0.95], [0.35, c.glow, 0.6], [1, c.lit, 0]));
  s.path(
    poly([
      [128, 130],
      [172, 130],
      [240, 204],
      [60, 204],
    ]),
    s.linear(0, 128, 0, 196, [0, WARM, 0.7], [1, c.mid, 0.1]),
  );
  for (const [inner, w, eaves, foot] of HOUSES) {
    for (const d of [-1, 1]) {
      const x = (k: number) => 150 + d * (inner + w * k);
      const lit = d < 0 ? 0.42 : 0.22;
      s.path(
        poly([
          [x(0), foot],
          [x(0), eaves],
          [x(0.4), eaves - w * 0.5],
          [x(1), eaves],
          [x(1), foot],
        ]),
        s.linear(
          x(0),
          0,
          x(1),
          0,
          [0, blend(c.mid, c.glow, lit)],
          [0.3, blend(c.mid, c.deep, 0.35)],
          [1, blend(c.deep, c.ink, 0.5)],
        ),
        edged(c),
      );
      s.stroke(
        `M${f(x(-0.08))} ${eaves + 4}L${f(x(0.4))} ${f(eaves - w * 0.56)}L${f(x(1.04))} ${eaves + 4}`,
        blend(c.lit, c.glow, 0.3),
        1.6,
        0.8,
      );
      for (const k of [0.26, 0.6]) lightedWindow(s, x(k), eaves + w * 0.55, w * 0.13, w * 0.28);
      s.path(archway(x(0.4), foot, w * 0.26, w * 0.5), c.ink, rimmed(c));
      s.stroke(`M${f(x(0))} ${f(eaves + 8)}H${f(x(-0.2))}V${f(eaves + 13)}`, c.lit, 1.2, 0.9);
      s.lamp(x(-0.2), eaves + 15, 1.8, WARM, 1);
    }
  }
  const metal = s.linear(134, 40, 168, 60, [0, '#ffffff'], [0.5, c.glow], [1, c.lit]);
  s.stroke('M150 -4V40', c.lit, 1.4);
  s.dot(150, 76, 44, s.radial(150, 76, 44, [0, '#fff', 0.55], [1, c.glow, 0]));
  const key = '<circle cx="150" cy="54" r="12"/><path d="M150 67V112M151 101H162M151 110H160"/>';
  for (const [colour, width] of [
    [c.ink, 8.6],
    [metal, 6],
  ] as const) {
    s.add(
      `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round">${key}</g>`,
    );
  }
};

/** A sphere of rings over a table of charts. */
export const maps: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return arches(s, c, r, base, tone, 1);
  const foot = base + 14;
  const [x, y] = [150, 74];
  s.dot(x, y, 74, s.radial(x, y, 74, [0, c.glow, 0.6], [0.5, c.lit, 0.3], [1, c.lit, 0]));
  s.path(
    `M110 ${foot}L124 ${foot - 20}H176L190 ${foot}ZM146 ${foot - 18}V118H154V${foot - 18}Z`,
    carved(s, c, 110, 190),
    edged(c),
  );
  s.dot(
    x,
    y,
    30,
    s.radial(x - 10, y - 12, 46, [0, c.glow], [0.4, c.lit], [0.75, c.mid], [1, c.deep]),
  );
  for (const land of [
    'M132 60q10 -10 20 -4q6 8 -4 12q-10 8 -18 2Z',
    'M156 78q12 -6 16 2q-2 12 -12 14q-8 -6 -4 -16Z',
    'M134 86q8 -2 12 6q-2 8 -8 6Z',
  ])
    s.path(land, c.deep, 'opacity=".7"');
  const ring = (rx: number, ry: number, turn: number, width: number) =>
    s.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="${c.ink}" stroke-width="${width + 1.6}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="${blend(c.lit, c.glow, 0.6)}" stroke-width="${width}"/>`,
    );
  ring(54, 54, 0, 2.4);
  ring(54, 17, -24, 2.8);
  ring(19, 50, 18, 2);
  ring(46, 40, 40, 1.4);
  for (const i of upTo(24)) {
    const [x0, y0] = at(x, y, 54, i * 15);
    const [x1, y1] = at(x, y, i % 2 ? 57 : 60, i * 15);
    s.stroke(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, c.glow, 1.2, 0.9);
  }
  for (const [lx, ly] of [
    [97, 98],
    [203, 50],
    [150, 20],
    [132, 122],
  ] as const)
    s.lamp(lx, ly, 2.4, WARM, 1);
  for (const d of [-1, 1]) {
    s.path(
      `M${150 + d * 52} ${foot}V${foot - 16}H${150 + d * 132}V${foot}Z`,
      facing(s, c, foot - 16, foot + 8),
      edged(c),
    );
    s.path(
      `M${150 + d * 58} ${foot - 17}L${150 + d * 70} ${foot - 30}H${150 + d * 122}L${150 + d * 130} ${foot - 17}Z`,
      s.linear(0, foot - 30, 0, foot - 16, [0, '#f5eed6'], [1, '#a89a70']),
      edged(c),
    );
    s.stroke(
      `M${150 + d * 72} ${foot - 21}q${d * 12} -8 ${d * 24} -2t${d * 22} -3`,
      c.mid,
      1.1,
      0.9,
    );
  }
};

/** A speaker's pulpit before a half ring of seats. */
export const tribune: Place = (s, c, _r, base, _tone, depth) => {
  const foot = base + 14;
  if (!depth) {
    for (const i of upTo(5)) {
      const y = 18 + i * 20;
      const sag = (x: number) => 46 * (1 - ((x - 150) / 170) ** 2);
      s.path(
        `M-20 ${y}Q150 ${y + 92} 320 ${y}V210H-20Z`,
        s.linear(
          0,
          y,
          0,
          y + 72,
          [0, blend(c.mid, c.lit, 0.34 - i * 0.05)],
          [0.5, blend(c.mid, c.deep, 0.5)],
          [1, c.ink],
        ),
        rimmed(c),
      );
      for (const k of upTo(13)) {
        const x = 12 + k * 23 + (i % 2) * 11;
        s.path(`M${x - 6} ${f(y + sag(x) + 8)}q0 -9 6 -9q6 0 6 9Z`, blend(c.deep, c.ink, 0.3)).dot(
          x,
          y + sag(x) - 4,
          3.4,
          blend(c.deep, c.ink, 0.2),
        );
        if ((k + i) % 3 === 0) s.lamp(x, y + sag(x) - 5, 1, c.glow, 0.8);
      }
    }
    return;
  }
  s.dot(150, 66, 70, s.radial(150, 66, 70, [0, c.glow, 0.75], [1, c.lit, 0]));
  s.path(
    poly([
      [118, -8],
      [182, -8],
      [208, foot],
      [92, foot],
    ]),
    s.linear(0, 0, 0, foot, [0, '#fff', 0.26], [1, c.glow, 0.06]),
  );
  s.path(
    `M104 ${foot + 6}L116 ${foot - 10}H184L196 ${foot + 6}Z`,
    carved(s, c, 104, 196),
    edged(c),
  );
  s.path(`M124 ${foot - 8}L132 88H168L176 ${foot - 8}Z`, carved(s, c, 124, 176), edged(c));
  s.path(
    'M112 92Q112 66 118 62H182Q188 66 188 92Q150 106 112 92Z',
    carved(s, c, 112, 188),
    edged(c),
  );
  s.path('M122 62L128 52H172L178 62Z', blend(c.lit, c.glow, 0.6), edged(c));
  s.stroke(
    curve(limb({ x: 150, y: 100, a: -90, len: 44, bend: 60, twist: 560, power: 1.3, steps: 24 })),
    c.glow,
    2.2,
    0.9,
  );
  for (const x of [84, 216]) {
    s.stroke(`M${x} ${foot}V28`, blend(c.mid, c.glow, 0.5), 2.2);
    banner(s, c, x, 32, 20, 58);
    s.lamp(x, 27, 2.6, c.glow);
  }
};

/** A cleft dome, and the glass that looks out of it. */
export const observatory: Place = (s, c, r, base, tone, depth) => {
  const foot = base + 16;
  if (!depth) {
    for (let i = 0; i < 16; i++)
      s.path(
        star(r.range(96, 292), r.range(8, 84), r.range(2, 4.4), 0.9, 4),
        '#fff',
        'opacity=".85"',
      );
    const sky: Point[] = [
      [196, 62],
      [214, 40],
      [238, 50],
      [252, 26],
      [276, 34],
    ];
    s.stroke(poly(sky).replace(/Z$/, ''), c.glow, 0.9, 0.7);
    for (const [x, y] of sky) s.lamp(x, y, 2.2, '#fff', 0.9);
    return towers(s, c, r, base, tone, 0);
  }
  s.path(
    poly([
      [172, 62],
      [312, -26],
      [324, 30],
      [182, 74],
    ]),
    s.linear(172, 70, 300, 0, [0, c.glow, 0.7], [1, c.glow, 0]),
  );
  s.path(`M92 ${foot}L98 96H202L208 ${foot}Z`, carved(s, c, 92, 208), edged(c));
  for (const i of upTo(5)) lightedWindow(s, 110 + i * 20, 122, 7, 15);
  s.path(
    'M92 98C90 54 118 34 150 34C182 34 210 54 208 98Z',
    s.radial(124, 56, 92, [0, c.glow], [0.35, c.lit], [0.75, c.mid], [1, c.deep]),
    edged(c),
  );
  for (const k of [-3, -2, -1, 1, 2, 3])
    s.stroke(
      `M150 34C${f(150 + k * 9)} 38 ${f(150 + k * 17)} 66 ${f(150 + k * 18)} 97`,
      c.ink,
      1,
      0.4,
    );
  s.path('M154 35C172 38 190 52 198 72L176 82C174 64 168 48 154 35Z', c.ink);
  s.group('transform="rotate(-32 168 68)"', () => {
    s.path(
      'M140 61H196V75H140Z',
      s.linear(0, 60, 0, 76, [0, '#fff'], [0.4, c.glow], [1, c.mid]),
      edged(c),
    );
    s.path(
      'M194 57H226V79H194Z',
      s.linear(0, 56, 0, 80, [0, '#fff'], [0.4, c.lit], [1, c.deep]),
      edged(c),
    );
    s.stroke('M204 57V79M150 61V75', c.ink, 1.4, 0.6).lamp(227, 68, 4, '#fff', 1);
  });
  s.path('M86 96H214V103H86Z', blend(c.lit, c.glow, 0.3), edged(c));
  tower(s, c, { x: 70, foot, w: 22, h: 50, roof: 22, windows: 2 });
};

/** A broad flight of steps, a portico above. */
export const steps: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  s.dot(150, 70, 86, s.radial(150, 70, 86, [0, c.glow, 0.5], [1, c.lit, 0]));
  const floorAt = 104;
  s.path('M80 104H220V60H80Z', blend(c.deep, c.ink, 0.4));
  s.dot(150, 92, 44, s.radial(150, 92, 44, [0, WARM, 0.85], [1, WARM, 0]));
  for (const i of upTo(6)) column(s, c, 88 + i * 24.8, floorAt, 9, 44);
  s.path('M70 60H230V51H70Z', carved(s, c, 70, 230), edged(c));
  s.path('M66 51L150 18L234 51Z', carved(s, c, 66, 234), edged(c));
  s.path('M84 47L150 22L216 47Z', blend(c.deep, c.ink, 0.2), 'opacity=".55"');
  s.stroke(
    curve(limb({ x: 150, y: 46, a: -90, len: 28, bend: 80, twist: 560, power: 1.2, steps: 20 })),
    c.glow,
    1.8,
    0.95,
  );
  for (const i of upTo(7)) {
    const [y, half] = [floorAt + i * 8, 76 + i * 15];
    s.path(
      `M${150 - half} ${y}H${150 + half}L${150 + half + 3} ${y + 8}H${150 - half - 3}Z`,
      s.linear(
        150 - half,
        0,
        150 + half,
        0,
        [0, blend(c.mid, c.deep, 0.5)],
        [0.45, blend(c.lit, c.glow, 0.45 - i * 0.05)],
        [1, c.deep],
      ),
      `stroke="${c.ink}" stroke-opacity=".7" stroke-width=".8"`,
    );
  }
  for (const d of [-1, 1]) {
    s.path(
      `M${150 + d * 92} 128H${150 + d * 116}V104H${150 + d * 92}Z`,
      facing(s, c, 100, 140),
      edged(c),
    );
    s.lamp(150 + d * 104, 97, 5, c.glow, 1);
  }
};

/** A hall under one great bell, with a star above it. */
export const academy: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return chasm(s, c, r, base, tone, 0);
  const foot = base + 16;
  for (const d of [-1, 1]) {
    s.path(
      `M${150 + d * 58} ${foot}V94C${150 + d * 60} 72 ${150 + d * 108} 72 ${150 + d * 112} 94V${foot}Z`,
      facing(s, c, 74, foot),
      rimmed(c),
    );
    for (const k of upTo(3)) lightedWindow(s, 150 + d * (70 + k * 15), 122, 7, 16);
    s.stroke(`M${150 + d * 85} 78V64`, c.glow, 1.4).lamp(150 + d * 85, 62, 2.4, c.glow);
  }
  s.path(
    `M78 84C74 46 108 26 150 26C192 26 226 46 222 84${upTo(8)
      .map((i) => `Q${f(213 - i * 18)} 98 ${f(204 - i * 18)} 84`)
      .join('')}Z`,
    s.radial(122, 46, 112, [0, c.glow], [0.3, c.lit], [0.7, c.mid], [1, c.deep]),
    `stroke="${c.glow}" stroke-width="1" stroke-opacity=".8"`,
  );
  for (const i of upTo(15)) {
    const x = 78 + ((i + 1) * 144) / 16;
    s.stroke(
      `M150 28C${f(150 + (x - 150) * 0.6)} 32 ${f(x)} 54 ${f(x)} 86`,
      c.glow,
      i % 2 ? 1 : 0.5,
      0.4,
    );
  }
  s.path(`M92 ${foot}V92H208V${foot}Z`, blend(c.deep, c.ink, 0.5));
  s.dot(150, 118, 50, s.radial(150, 118, 50, [0, c.glow, 0.7], [1, c.lit, 0]));
  for (const i of upTo(7)) column(s, c, 94 + i * 18.7, foot, 7.4, foot - 92);
  s.path(star(150, 60, 15, 5.4, 6), '#fff', 'opacity=".92"');
  s.dot(150, 60, 30, s.radial(150, 60, 30, [0, '#fff', 0.5], [1, c.glow, 0]));
  s.stroke('M150 26V14', c.glow, 1.6).lamp(150, 12, 3, '#fff');
};
