/** Oysters, locks, vault, pearl exchange, trading house, market. */

import { at, f, poly, upTo, type Point } from '../geometry';
import { blend, GOLD, type Palette } from '../palettes';
import { reef, towers, type Place } from '../places';
import type { Sheet } from '../sheet';
import { scallop } from '../strokes';
import {
  archway,
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

/** A pearl that fills its shell with light. */
function pearl(s: Sheet, x: number, y: number, r: number): void {
  s.dot(x, y, r * 2.6, s.radial(x, y, r * 2.6, [0, '#fff', 0.6], [1, '#ffe9f4', 0]));
  s.dot(
    x,
    y,
    r,
    s.radial(
      x - r * 0.3,
      y - r * 0.35,
      r * 1.5,
      [0, '#fff'],
      [0.45, '#f6eaf2'],
      [0.75, '#c9dbe8'],
      [1, '#8096ad'],
    ),
  );
  s.dot(x - r * 0.34, y - r * 0.38, r * 0.24, '#fff', 0.95);
}

/** An open oyster with its pearl. */
function oyster(s: Sheet, c: Palette, x: number, y: number, size: number): void {
  scallop(s, c, { cx: x, cy: y, r0: size * 0.1, r1: size, a0: -164, a1: -16, ribs: 9, bright: 1 });
  s.path(
    `M${f(x - size * 0.98)} ${f(y - size * 0.06)}C${f(x - size * 0.8)} ${f(y + size * 0.5)} ${f(x + size * 0.8)} ${f(y + size * 0.5)} ${f(x + size * 0.98)} ${f(y - size * 0.06)}C${f(x + size * 0.5)} ${f(y + size * 0.2)} ${f(x - size * 0.5)} ${f(y + size * 0.2)} ${f(x - size * 0.98)} ${f(y - size * 0.06)}Z`,
    s.linear(0, y - size * 0.1, 0, y + size * 0.42, [0, c.glow], [0.4, c.lit], [1, c.deep]),
    edged(c),
  );
  pearl(s, x, y - size * 0.14, size * 0.27);
}

const oysters =
  (...beds: (readonly [x: number, y: number, size: number])[]): Place =>
  (s, c, r, base, tone, depth) => {
    reef(s, c, r, base, tone, depth);
    if (depth === 1) for (const [x, y, size] of beds) oyster(s, c, x, y, size);
  };

/** As many oysters as there are pearls to gain. */
export const oysterGarden = oysters([150, 116, 62]);
export const oysterBeds = oysters([98, 118, 48], [206, 112, 50]);
export const oysterBanks = oysters([68, 118, 39], [150, 100, 44], [234, 118, 40]);

function keyhole(s: Sheet, x: number, y: number, size: number, colour: string): void {
  s.dot(x, y, size * 3, s.radial(x, y, size * 3, [0, colour, 0.5], [1, colour, 0]));
  s.path(
    `M${f(x - size * 0.35)} ${f(y + size * 0.5)}A${f(size * 0.7)} ${f(size * 0.7)} 0 1 1 ${f(x + size * 0.35)} ${f(y + size * 0.5)}L${f(x + size * 0.75)} ${f(y + size * 2)}H${f(x - size * 0.75)}Z`,
    colour,
  );
}

/** A tower that is all doors. */
export const locks: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 16;
  s.path(
    poly([
      [84, foot],
      [98, 22],
      [202, 22],
      [216, foot],
    ]),
    carved(s, c, 90, 210),
    edged(c),
  );
  battlement(s, c, 94, 206, 22, 30);
  for (const row of upTo(5)) {
    const y = 46 + row * 20;
    const half = 43 + row * 4;
    s.stroke(`M${150 - half - 7} ${y + 10}H${150 + half + 7}`, c.ink, 1.2, 0.5);
    for (const i of upTo(7)) {
      const x = 150 + ((i - 3) / 3) * half;
      s.path(
        archway(x, y + 8, 11, 16),
        blend(c.deep, c.ink, 0.5),
        `stroke="${c.glow}" stroke-opacity=".5" stroke-width=".7"`,
      );
      keyhole(s, x, y, 2.1, r.next() < 0.18 ? WARM : '#eef6fa');
    }
  }
};

/** A round door of gold, a hand's breadth open. */
export const vault: Place = (s, c, _r, base, _tone, depth) => {
  const foot = base + 16;
  if (!depth) {
    s.path(`M30 ${foot}V34Q150 -14 270 34V${foot}Z`, facing(s, c, 10, foot), rimmed(c));
    for (const x of [44, 66, 234, 256]) column(s, c, x, foot, 11, 100);
    return;
  }
  const [x, y] = [150, 86];
  s.dot(x, y, 92, s.radial(x, y, 92, [0, GOLD.lit, 0.7], [1, GOLD.mid, 0]));
  const gold = (l: number, r: number) =>
    s.linear(l, 20, r, 150, [0, '#fff6d8'], [0.3, GOLD.lit], [0.55, GOLD.mid], [1, GOLD.dark]);
  s.dot(x, y, 62, gold(90, 210)).dot(x, y, 56, blend(c.ink, GOLD.dark, 0.35));
  for (const i of upTo(16)) s.dot(...at(x, y, 59, i * 22.5), 1.8, GOLD.dark);
  s.dot(x, y, 50, gold(100, 200)).dot(x, y, 44, c.deep, 0.55).dot(x, y, 42, gold(190, 110), 0.85);
  for (const i of upTo(8)) {
    const a = i * 45 + 12;
    s.path(
      poly([
        at(x, y, 12, a - 14),
        at(x, y, 46, a - 2.6),
        at(x, y, 46, a + 2.6),
        at(x, y, 12, a + 14),
      ]),
      gold(120, 190),
      edged(c, 0.7),
    );
    s.dot(...at(x, y, 46, a), 4.2, gold(120, 190)).dot(...at(x, y, 46, a), 1.6, '#fff', 0.9);
  }
  s.dot(x, y, 16, gold(134, 166)).dot(x, y, 11.5, c.ink, 0.9);
  keyhole(s, x, y - 3, 4, '#fff6d8');
  for (const i of upTo(14)) {
    const [cx, cy] = [62 + i * 14 - (i % 3) * 3, foot - 4 + (i % 4) * 3];
    s.add(
      `<ellipse cx="${cx}" cy="${cy}" rx="5.4" ry="2.6" fill="${GOLD.mid}" stroke="${GOLD.dark}" stroke-width=".8"/><ellipse cx="${cx}" cy="${cy - 1.2}" rx="5" ry="2.1" fill="${GOLD.lit}"/>`,
    );
  }
};

/** A great balance: two pearls in each pan. */
export const exchange: Place = (s, c, _r, base, _tone, depth) => {
  const foot = base + 14;
  if (!depth) {
    for (const i of upTo(9)) column(s, c, 14 + i * 34, foot, 10, 84);
    s.path('M-6 62H306V50H-6ZM-6 50L150 18L306 50Z', facing(s, c, 18, 66), rimmed(c));
    return;
  }
  const metal = s.linear(60, 0, 240, 0, [0, '#ffffff'], [0.45, c.lit], [0.6, c.mid], [1, c.deep]);
  s.path(`M126 ${foot}L142 ${foot - 12}H158L174 ${foot}Z`, metal, edged(c));
  s.path(`M146.5 ${foot - 10}L148 44H152L153.5 ${foot - 10}Z`, metal, edged(c));
  s.path('M66 56Q150 30 234 48L234 53Q150 40 66 61Z', metal, edged(c));
  s.lamp(150, 36, 5, '#f6fbff', 1);
  const pan = (x: number, y: number, top: number) => {
    for (const k of [-1, 0, 1])
      s.stroke(`M${x} ${top}L${x + k * 31} ${y}`, blend(c.lit, c.glow, 0.3), 1.2, 0.9);
    for (const k of [-1, 1]) pearl(s, x + k * 12, y - 8, 11);
    s.path(
      `M${x - 38} ${y - 1}C${x - 26} ${y + 22} ${x + 26} ${y + 22} ${x + 38} ${y - 1}Q${x} ${y + 6} ${x - 38} ${y - 1}Z`,
      s.linear(x - 38, 0, x + 38, 0, [0, '#fff'], [0.5, c.lit], [1, c.deep]),
      edged(c),
    );
  };
  pan(70, 118, 58);
  pan(230, 106, 50);
};

/** A merchant's house with a shell in its gable, and a boat before it. */
export const tradingHouse: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const foot = base + 14;
  for (const x of [70, 230]) tower(s, c, { x, foot, w: 32, h: 60, roof: 30, windows: 3 });
  const steps: Point[] = [
    [96, foot],
    [96, 84],
    [106, 84],
    [106, 70],
    [116, 70],
    [116, 56],
    [126, 56],
    [126, 42],
    [138, 42],
    [138, 30],
    [162, 30],
    [162, 42],
    [174, 42],
    [174, 56],
    [184, 56],
    [184, 70],
    [194, 70],
    [194, 84],
    [204, 84],
    [204, foot],
  ];
  s.path(poly(steps), carved(s, c, 96, 204), edged(c));
  scallop(s, c, { cx: 150, cy: 76, r0: 3, r1: 26, a0: -158, a1: -22, ribs: 7, bright: 1 });
  s.lamp(150, 72, 3.6, '#f3fff9', 1);
  for (const y of [104, 128]) for (const i of upTo(5)) lightedWindow(s, 110 + i * 20, y, 8, 15);
  s.stroke('M204 60H252M252 60V84', blend(c.lit, c.glow, 0.3), 2);
  s.path('M244 84H260V98H244Z', blend(c.mid, c.lit, 0.4), edged(c));
  s.path(
    `M26 ${foot - 14}C36 ${foot + 6} 84 ${foot + 6} 98 ${foot - 16}L92 ${foot - 2}Q62 ${foot + 10} 32 ${foot - 2}Z`,
    s.linear(26, 0, 98, 0, [0, c.glow], [0.5, c.mid], [1, c.ink]),
    edged(c),
  );
};

/** Stalls under striped awnings, lamps on a line. */
export const market: Place = (s, c, r, base, tone, depth) => {
  if (!depth) return towers(s, c, r, base, tone, 0);
  const stall = (x: number, foot: number, w: number) => {
    const top = foot - w * 0.92;
    s.path(
      `M${f(x - w * 0.42)} ${foot}V${f(top + w * 0.3)}H${f(x + w * 0.42)}V${foot}Z`,
      blend(c.deep, c.ink, 0.4),
    );
    s.dot(
      x,
      foot - w * 0.26,
      w * 0.44,
      s.radial(x, foot - w * 0.26, w * 0.44, [0, WARM, 0.9], [1, WARM, 0]),
    );
    for (const i of upTo(5))
      s.dot(x + (i - 2) * w * 0.15, foot - w * 0.17, w * 0.06, i % 2 ? WARM : c.glow, 0.95);
    s.path(
      `M${f(x - w * 0.44)} ${foot}V${f(foot - w * 0.14)}H${f(x + w * 0.44)}V${foot}Z`,
      facing(s, c, foot - w * 0.16, foot + 10),
      edged(c),
    );
    for (const i of upTo(6)) {
      const [l, m] = [x - w * 0.54 + i * w * 0.18, x - w * 0.54 + (i + 1) * w * 0.18];
      const [tl, tr] = [x + (l - x) * 0.36, x + (m - x) * 0.36];
      s.path(
        `M${f(tl)} ${f(top)}L${f(tr)} ${f(top)}L${f(m)} ${f(top + w * 0.36)}Q${f((l + m) / 2)} ${f(top + w * 0.48)} ${f(l)} ${f(top + w * 0.36)}Z`,
        i % 2
          ? s.linear(0, top, 0, top + w * 0.44, [0, c.lit], [1, c.mid])
          : s.linear(0, top, 0, top + w * 0.44, [0, '#f4fffb'], [1, c.glow]),
        edged(c, 0.7),
      );
    }
    s.lamp(x, top - 2, 1.8, c.glow);
  };
  stall(104, base - 10, 52);
  stall(196, base - 10, 52);
  stall(52, base + 14, 76);
  stall(248, base + 14, 76);
  stall(150, base + 18, 84);
  for (const [x0, x1, y] of [
    [-6, 104, 34],
    [104, 196, 30],
    [196, 306, 34],
  ] as const) {
    s.stroke(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + 34} ${x1} ${y}`, c.lit, 0.9, 0.7);
    for (const i of upTo(6)) {
      const t = (i + 0.5) / 6;
      s.lamp(x0 + (x1 - x0) * t, y + 34 * 2 * t * (1 - t) + 3, 2, WARM, 0.9);
    }
  }
};
