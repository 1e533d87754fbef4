/** What lies deepest: mirrors, wells, a jail, two towers, reserves, and the heart of the Abyss. */

import { at, curve, f, limb, mix, poly, ribbon, taper, upTo, type Point } from '../geometry';
import { blend, PALETTES, PEOPLES } from '../palettes';
import { arches, towers, type Place } from '../places';
import {
  archway,
  banner,
  battlement,
  carved,
  column,
  edged,
  facing,
  lightedWindow,
  rimmed,
  tower,
  WARM,
} from './masonry';

/** Towers that stand on their own images. */
export const mirrors: Place = (s, c, _r, base, _tone, depth) => {
  if (!depth) return;
  const line = base - 14;
  const row: readonly Point[] = [
    [40, 44],
    [76, 66],
    [112, 52],
    [150, 92],
    [188, 56],
    [226, 70],
    [262, 40],
  ];
  const city = () => {
    for (const [x, h] of row)
      tower(s, c, { x, foot: line, w: 20 + h / 12, h, roof: h * 0.42, windows: h > 60 ? 2 : 1 });
  };
  s.group(`transform="translate(0 ${line * 2}) scale(1 -1)" opacity=".42"`, city);
  city();
  s.add(
    `<rect y="${line}" width="300" height="60" fill="${s.linear(0, line, 0, line + 60, [0, c.glow, 0.34], [1, c.deep, 0.2])}"/>`,
  );
  for (const i of upTo(6))
    s.stroke(`M${10 + i * 14} ${line + 5 + i * 6}H${f(290 - i * 17)}`, c.glow, 1, 0.5 - i * 0.06);
};

/** A well without a floor, ring below ring, and a light that comes from far down. */
export const depths: Place = (s, c, r, _base, _tone, depth) => {
  if (!depth) return;
  for (const i of upTo(8)) {
    const k = 1 - i / 9;
    const y = 66 + i * 9.4;
    s.add(
      `<ellipse cx="150" cy="${f(y)}" rx="${f(156 * k)}" ry="${f(52 * k)}" fill="${s.linear(0, y - 52 * k, 0, y + 52 * k, [0, c.ink], [1, blend(c.mid, c.lit, 0.1 + i * 0.05)])}" stroke="${c.glow}" stroke-opacity="${f(0.2 + i * 0.08)}"/>`,
    );
    for (const j of upTo(9)) {
      const [x, yy] = [
        150 + 156 * k * Math.cos(0.3 + j * 0.32),
        y + 52 * k * Math.sin(0.3 + j * 0.32),
      ];
      if (j % 2 === i % 2) s.dot(x, yy - 2, 1.2, r.next() < 0.4 ? WARM : c.glow, 0.9);
    }
  }
  s.lamp(150, 138, 7, c.glow, 1);
};

/** Bars from wall to wall, and somebody behind them. */
export const jail: Place = (s, c, _r, base, tone, depth) => {
  if (!depth) return;
  const foot = base + 20;
  battlement(s, c, 26, 274, 42, foot);
  for (const x of [82, 150, 218]) {
    s.path(archway(x, foot, 54, 84), '#010306', rimmed(c));
    s.dot(
      x,
      foot - 36,
      20,
      s.radial(x, foot - 36, 24, [0, WARM, x === 150 ? 0.5 : 0.16], [1, WARM, 0]),
    );
    if (x === 150) {
      s.path(
        `M${x - 15} ${foot}C${x - 15} ${foot - 24} ${x - 8} ${foot - 30} ${x} ${foot - 30}C${x + 8} ${foot - 30} ${x + 15} ${foot - 24} ${x + 15} ${foot}Z`,
        blend(tone, c.ink, 0.5),
      );
      s.dot(x, foot - 38, 9, blend(tone, c.ink, 0.4));
      for (const d of [-1, 1]) s.dot(x + d * 3.6, foot - 39, 1.5, c.glow);
    }
    for (const i of upTo(5)) {
      const bar = x - 20 + i * 10;
      s.stroke(`M${bar} ${foot}V${f(foot - 76 + Math.abs(i - 2) * 10)}`, c.ink, 4, 0.9).stroke(
        `M${bar} ${foot}V${f(foot - 76 + Math.abs(i - 2) * 10)}`,
        c.glow,
        1.8,
        0.9,
      );
    }
    s.stroke(`M${x - 26} ${foot - 26}H${x + 26}`, c.glow, 2, 0.9);
  }
};

/** A tower with one door, and a lock on it as high as a house. */
export const closedTower: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 18;
  tower(s, c, { x: 150, foot, w: 84, h: 92, roof: 30, windows: 0 });
  battlement(s, c, 100, 200, foot - 94, foot - 84);
  tower(s, c, { x: 150, foot: foot - 98, w: 30, h: 12, roof: 20 });
  s.path(archway(150, foot, 50, 70), facing(s, c, foot - 70, foot), rimmed(c));
  for (const i of upTo(5))
    s.stroke(`M${130 + i * 10} ${foot}V${foot - 56 + Math.abs(i - 2) * 6}`, c.ink, 1.4, 0.7);
  for (const y of [foot - 46, foot - 16]) s.stroke(`M126 ${y}H174`, c.glow, 2.6, 0.8);
  s.path(
    `M138 ${foot - 32}V${foot - 40}C138 ${foot - 54} 162 ${foot - 54} 162 ${foot - 40}V${foot - 32}`,
    'none',
    `stroke="${WARM}" stroke-width="4"`,
  );
  s.path(
    `M133 ${foot - 34}H167V${foot - 10}H133Z`,
    s.linear(133, 0, 167, 0, [0, WARM], [0.5, '#c99a3b'], [1, '#6b4a12']),
    edged(c),
  );
  s.dot(150, foot - 25, 4, c.ink).path(`M148 ${foot - 24}H152L153.4 ${foot - 14}H146.6Z`, c.ink);
};

/** A tower that leans, broken, and nobody remembers whose it was. */
export const lostTower: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return arches(s, c, r, base, tone, 0);
  const foot = base + 22;
  s.group(`transform="rotate(13 150 ${foot})"`, () => {
    s.path(
      poly([
        [118, foot],
        [126, foot - 96],
        [132, foot - 90],
        [140, foot - 112],
        [150, foot - 100],
        [158, foot - 118],
        [166, foot - 98],
        [174, foot - 102],
        [182, foot],
      ]),
      carved(s, c, 122, 178),
      edged(c),
    );
    for (const i of upTo(6))
      s.stroke(`M${f(120 + i)} ${foot - 14 - i * 15}H${f(180 - i)}`, c.ink, 1.2, 0.5);
    for (const [x, y] of [
      [140, 34],
      [160, 62],
    ] as const)
      s.path(archway(x, foot - y, 10, 20), '#010306');
    s.path(archway(150, foot, 20, 26), '#010306', rimmed(c));
    lightedWindow(s, 148, foot - 74, 6, 13);
  });
  for (const [x, y, size] of [
    [86, 4, 16],
    [108, 8, 10],
    [226, 6, 14],
    [248, 8, 9],
  ] as const)
    s.path(
      poly([
        [x - size, foot + 4],
        [x - size * 0.6, foot - size + y],
        [x + size * 0.4, foot - size * 1.2 + y],
        [x + size, foot + 4],
      ]),
      carved(s, c, x - size, x + size),
      edged(c),
    );
  for (const i of upTo(5)) {
    const weed = limb({
      x: 118 + i * 17,
      y: foot,
      a: -92 + i * 4,
      len: r.range(30, 62),
      bend: 30 - i * 14,
      twist: r.range(-80, 80),
      steps: 10,
    });
    s.path(ribbon(weed, taper(4.6, 0.6)), blend(c.mid, c.lit, 0.3), edged(c, 0.5));
  }
};

/** Tanks of glass, and in each of them something that shines. */
export const reserves: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 14;
  const tank = (x: number, w: number, h: number) => {
    const top = foot - h;
    s.path(
      `M${f(x - w)} ${foot}V${f(top + w)}A${w} ${w} 0 0 1 ${f(x + w)} ${f(top + w)}V${foot}Z`,
      s.linear(x - w, 0, x + w, 0, [0, c.glow, 0.5], [0.4, c.lit, 0.3], [1, c.deep, 0.8]),
      `stroke="${c.glow}" stroke-width="1.4" stroke-opacity=".9"`,
    );
    for (const i of upTo(Math.round(h / 24))) {
      const y = top + w * 0.9 + i * 21;
      const size = w * 0.34;
      const side = x + (i % 2 ? 0.3 : -0.3) * w;
      s.path(
        `M${f(side - size)} ${f(y)}C${f(side - size)} ${f(y - size * 1.5)} ${f(side + size)} ${f(y - size * 1.5)} ${f(side + size)} ${f(y)}Z`,
        c.glow,
        'opacity=".95"',
      );
      for (const k of [-0.6, 0, 0.6])
        s.stroke(
          `M${f(side + k * size)} ${f(y + 1)}q${f(k * 3)} 6 0 ${f(size * 1.1)}`,
          c.glow,
          1.1,
          0.8,
        );
      s.lamp(side, y - size * 0.5, 1.6, '#ffffff', 0.7);
    }
    s.stroke(`M${f(x - w * 0.66)} ${f(top + w)}V${f(foot - 8)}`, '#fff', 2, 0.45);
    s.path(
      `M${f(x - w - 4)} ${foot - 2}H${f(x + w + 4)}V${foot + 7}H${f(x - w - 4)}Z`,
      carved(s, c, x - w, x + w),
      edged(c, 0.6),
    );
  };
  tank(66, 28, 80);
  tank(234, 28, 80);
  tank(150, 38, 108);
  for (const d of [-1, 1])
    s.stroke(`M${150 + d * 40} ${foot - 10}H${150 + d * 56}`, c.lit, 5).stroke(
      `M${150 + d * 40} ${foot - 12}H${150 + d * 56}`,
      c.glow,
      1,
      0.7,
    );
};

/** Cranes over ships that do not float but hang. */
export const docks: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 14;
  const ship = (x: number, y: number, w: number) => {
    s.path(
      `M${f(x - w)} ${f(y)}C${f(x - w * 0.7)} ${f(y + w * 0.5)} ${f(x + w * 0.7)} ${f(y + w * 0.5)} ${f(x + w)} ${f(y)}L${f(x + w * 1.3)} ${f(y - w * 0.34)}L${f(x + w * 0.6)} ${f(y - 4)}H${f(x - w)}Z`,
      carved(s, c, x - w, x + w),
      edged(c),
    );
    for (const i of upTo(4)) s.dot(x - w * 0.5 + i * w * 0.32, y + w * 0.1, 1.6, WARM, 0.95);
    s.path(
      `M${f(x)} ${f(y - 4)}V${f(y - w)}Q${f(x + w * 0.6)} ${f(y - w * 0.7)} ${f(x + w * 0.5)} ${f(y - 8)}Z`,
      c.glow,
      'opacity=".7"',
    );
  };
  for (const [x, top, arm] of [
    [86, 46, 74],
    [228, 58, -62],
  ] as const) {
    for (const d of [-1, 1])
      s.stroke(`M${x + d * 9} ${foot}L${x + d * 3} ${top}`, blend(c.mid, c.lit, 0.4), 3);
    for (const i of upTo(6)) {
      const y = mix(foot, top, (i + 0.5) / 6);
      s.stroke(
        `M${x - 7 + i} ${f(y)}L${x + 7 - i} ${f(y - 10)}M${x + 7 - i} ${f(y)}L${x - 7 + i} ${f(y - 10)}`,
        c.lit,
        1.2,
        0.8,
      );
    }
    s.stroke(
      `M${x - arm * 0.3} ${top + 2}L${x} ${top - 12}L${x + arm} ${top + 2}M${x - arm * 0.3} ${top + 2}H${x + arm}`,
      blend(c.lit, c.glow, 0.3),
      2.6,
    );
    s.stroke(`M${x + arm} ${top + 2}V${top + 24}`, c.glow, 1.2, 0.9).lamp(x, top - 12, 2, c.glow);
  }
  ship(160, 92, 26);
  ship(164, foot - 6, 34);
  s.path(`M-6 ${foot}H306V${foot + 8}H-6Z`, facing(s, c, foot, foot + 20), rimmed(c));
  for (const x of [24, 54, 250, 280]) column(s, c, x, foot + 26, 7, 26);
  for (const i of upTo(4))
    s.path(
      `M${20 + i * 13} ${foot - 11}h11v11h-11Z`,
      carved(s, c, 20 + i * 13, 31 + i * 13),
      edged(c, 0.6),
    );
};

/** The heart of the Abyss: a rift, and over it the banners of all guilds. */
export const heart: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return arches(s, c, r, base, tone, 0);
  const foot = base + 22;
  for (const d of [-1, 1]) {
    const pts: Point[] = [[150 + d * 170, foot + 20]];
    for (const i of upTo(8))
      pts.push([150 + d * (34 + i * 15), foot + 10 - i * 8 + r.range(-5, 5)]);
    pts.push([150 + d * 170, foot - 60]);
    s.path(poly(pts), facing(s, c, foot - 60, foot + 20), rimmed(c));
  }
  for (const i of upTo(5)) {
    const pts = upTo(7).map((k): Point => [
      150 + (i - 2) * 11 + Math.sin(k + i) * 4,
      foot + 10 - k * 15,
    ]);
    s.stroke(curve(pts), s.linear(0, foot, 0, foot - 90, [0, c.glow, 0.9], [1, c.glow, 0]), 7, 0.3);
  }
  s.lamp(150, foot + 2, 11, c.glow, 1);
  [...PEOPLES, 'ambassador' as const].forEach((people, i) => {
    const [x, y] = at(150, 128, 104, 196 + i * 29.6);
    s.stroke(`M${f(x)} ${f(y + 8)}V${f(y - 16)}`, c.glow, 1.6, 0.8);
    banner(s, PALETTES[people], x, y - 14, 17, 32);
  });
  s.stroke(curve(upTo(13).map((i): Point => at(150, 128, 106, 196 + i * 12.4))), c.lit, 1.6, 0.7);
};

/** A round hall with a seat for everybody who came along. */
export const chamber: Place = (s, c, _r, base, _tone, depth) => {
  if (!depth) return;
  const foot = base + 18;
  s.path(
    `M26 ${foot}V78C26 26 90 12 150 12C210 12 274 26 274 78V${foot}Z`,
    facing(s, c, 12, foot),
    rimmed(c),
  );
  for (const i of upTo(9))
    s.stroke(
      `M150 12C${f(150 + (i - 4) * 20)} 20 ${f(150 + (i - 4) * 28)} 50 ${f(150 + (i - 4) * 29)} ${foot}`,
      c.ink,
      1.2,
      0.45,
    );
  PEOPLES.forEach((people, i) => {
    const x = 54 + i * 48;
    const y = foot - 20 - 12 * Math.sin((i / 4) * Math.PI);
    const hue = PALETTES[people];
    s.path(archway(x, y + 6, 36, 62), c.ink, rimmed(c));
    s.dot(x, y - 20, 26, s.radial(x, y - 20, 26, [0, hue.lit, 0.6], [1, hue.mid, 0]));
    s.path(
      `M${x - 12} ${f(y + 6)}C${x - 12} ${f(y - 14)} ${x - 7} ${f(y - 18)} ${x} ${f(y - 18)}C${x + 7} ${f(y - 18)} ${x + 12} ${f(y - 14)} ${x + 12} ${f(y + 6)}Z`,
      s.linear(x - 12, 0, x + 12, 0, [0, hue.glow], [0.5, hue.lit], [0.5, hue.mid], [1, hue.deep]),
    );
    s.dot(
      x,
      y - 25,
      7,
      s.linear(x - 7, 0, x + 7, 0, [0, hue.glow], [0.5, hue.lit], [0.5, hue.mid], [1, hue.deep]),
    );
    for (const d of [-1, 1]) s.dot(x + d * 2.7, y - 25.4, 1.3, '#fff');
  });
};
