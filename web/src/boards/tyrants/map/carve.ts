/** Grows a cave system from the tables of sites and routes: pure, deterministic, a few tenths of a second. */

import { chance as chanceOf } from '../../../draw/chance.ts';
import type { Cave, Chamber, Route, Section, Site, Space } from './cave.ts';
import { BORDERS, LINE, linesOf, PITCH, ROOMS, ROW, SIZE, widthOf } from './layout.ts';
import {
  linePath,
  loops,
  noise,
  sample,
  softPath,
  throughPoints,
  type Box,
  type Field,
  type Point,
} from './rock.ts';

const SEED = 11;
/** Solid rock around the outermost rooms. */
const MARGIN = 40;

type Room = Omit<Chamber, 'outline'>;

/** The room of a site: wide enough for its slots and for its name in every language. */
function roomOf(site: Site, names: readonly string[]): Room {
  const { dx = 0, dy = 0, twoLines = false, perRow = site.spaces, lantern = 0 } = ROOMS[site.id];
  const lines = names.map((name) => linesOf(name, twoLines));
  const height = Math.max(...lines.map((list) => list.length));
  const width = Math.max(...lines.flat().map(widthOf));
  const rows = Math.ceil(site.spaces / perRow);
  const halfWidth = Math.max(width + 22, perRow * PITCH) / 2 + 9;
  const halfHeight = (height * LINE + rows * ROW + 12) / 2;
  const [x, y] = [site.at[0] * SIZE.width + dx, site.at[1] * SIZE.height + dy];
  const top = y - halfHeight;
  const slots = Array.from({ length: site.spaces }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, site.spaces - row * perRow);
    return [
      x + ((i % perRow) - (inRow - 1) / 2) * PITCH,
      top + 18 + (height - 1) * LINE + ROW / 2 + row * ROW,
    ];
  });
  return {
    id: site.id,
    x,
    y,
    halfWidth,
    halfHeight,
    slots,
    nameY: top + 14,
    lantern: [x - halfWidth + 3 + lantern, top - 10],
  };
}

/** The distance to the smooth hollow of a room: negative inside. */
function toRoom({ x, y, halfWidth, halfHeight }: Room, px: number, py: number): number {
  const r = Math.min(halfHeight, 24);
  const [qx, qy] = [Math.abs(px - x) - halfWidth + r, Math.abs(py - y) - halfHeight + r];
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - r;
}

function toSegment([ax, ay]: Point, [bx, by]: Point, px: number, py: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(px - ax - dx * t, py - ay - dy * t);
}

interface Tunnel {
  way: Point[];
  open: Point[];
  spaces: Space[];
}

/** The tunnel of a route; its spaces are spread evenly over the part between the two rooms. */
function tunnelOf(route: Route, a: Room, b: Room): Tunnel {
  const count = route.at.length;
  const way = throughPoints([
    [a.x, a.y],
    ...route.at.map(([x, y]): Point => [x * SIZE.width, y * SIZE.height]),
    [b.x, b.y],
  ]);
  const gap = count ? 2 : -1;
  const open = way.filter(([x, y]) => toRoom(a, x, y) > gap && toRoom(b, x, y) > gap);
  const steps = open.slice(1).map(([x, y], i) => Math.hypot(x - open[i]![0], y - open[i]![1]));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const along = (distance: number): Point => {
    let [i, rest] = [0, distance];
    while (i < steps.length - 1 && rest > steps[i]!) rest -= steps[i++]!;
    const t = steps.length ? Math.min(1, rest / steps[i]!) : 0;
    const p = open[i]!;
    const q = open[i + 1] ?? p;
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  };
  const spaces = route.at.map((_, i): Space => {
    const [x, y] = along((length * (i + 0.5)) / count);
    return { id: `${route.id}-${i}`, x, y };
  });
  return { way, open, spaces };
}

const roughness: Field = (x, y) =>
  noise(x / 26, y / 22, SEED) * 4.2 + noise(x / 9, y / 9, SEED + 1) * 1.7;

function softMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** How far it is to the nearest wall of the cave: negative inside. */
function hollowOf(rooms: readonly Room[], tunnels: readonly Tunnel[]): Field {
  const segments = tunnels.flatMap(({ way, spaces }) =>
    way
      .filter((_, i) => i % 4 === 0)
      .map((p, i): [Point, Point, number] => [
        p,
        way[i * 4 + 4] ?? way.at(-1)!,
        spaces.length ? 7 : 6,
      ]),
  );
  const bulges = tunnels.flatMap(({ spaces }) => spaces);
  const near = (x: number, y: number, px: number, py: number) =>
    Math.abs(x - px) < 80 && Math.abs(y - py) < 80;
  return (x, y) => {
    let room = 90;
    for (const one of rooms)
      if (Math.abs(x - one.x) < one.halfWidth + 70 && Math.abs(y - one.y) < one.halfHeight + 70)
        room = softMin(room, toRoom(one, x, y), 10);
    let tunnel = 90;
    for (const [p, q, width] of segments)
      if (near(x, y, ...p)) tunnel = Math.min(tunnel, toSegment(p, q, x, y) - width);
    for (const bulge of bulges)
      if (near(x, y, bulge.x, bulge.y))
        tunnel = softMin(tunnel, Math.hypot(x - bulge.x, y - bulge.y) - 12.5, 6);
    return softMin(room, tunnel, 8) + roughness(x, y);
  };
}

const outlineOf = (room: Room): string => {
  const { x, y, halfWidth, halfHeight } = room;
  const box: Box = [x - halfWidth - 8, y - halfHeight - 8, x + halfWidth + 8, y + halfHeight + 8];
  const field: Field = (px, py) => toRoom(room, px, py) + roughness(px, py) + 1.5;
  return softPath(loops(sample(field, box, 3), 0), 0.3);
};

/** Short pick marks in the solid rock, denser near the walls, like an engraver's hatching. */
function strataIn(hollow: Field, [x0, y0, x1, y1]: Box): string {
  const chance = chanceOf('strata');
  const tries = Math.round(((x1 - x0) * (y1 - y0)) / 194);
  let d = '';
  for (let i = 0; i < tries; i++) {
    const [x, y] = [chance.range(x0, x1), chance.range(y0, y1)];
    const depth = hollow(x, y);
    if (depth < 8 || chance.range(0, 46) < depth - 8) continue;
    const slope = noise(x / 90, y / 90, 3) * 1.1;
    const length = chance.range(2, 7);
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(slope) * length).toFixed(1)} ${(Math.sin(slope) * length).toFixed(1)}`;
  }
  return d;
}

/** Dim mushrooms in small colonies along the walls: the only light the rock has of its own. */
function fungiIn(hollow: Field, [x0, y0, x1, y1]: Box): string {
  const chance = chanceOf('fungi');
  const tries = Math.round(((x1 - x0) * (y1 - y0)) / 560);
  let d = '';
  for (let i = 0; i < tries; i++) {
    const [x, y] = [chance.range(x0, x1), chance.range(y0, y1)];
    const depth = hollow(x, y);
    if (depth < 5 || depth > 13 || noise(x / 60, y / 60, 21) < 0.12) continue;
    for (let caps = chance.int(1, 3); caps > 0; caps--) {
      const r = chance.range(0.8, 2);
      const left = x + chance.range(-5, 5) - r;
      const foot = y + chance.range(-3, 3);
      d += `M${left.toFixed(1)} ${foot.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(2 * r).toFixed(1)} 0z`;
    }
  }
  return d;
}

/** Still water in the deepest rock. */
function poolsIn(hollow: Field, [x0, y0, x1, y1]: Box): { pools: string; waves: string } {
  const chance = chanceOf('pools');
  const found: Point[] = [];
  let [pools, waves] = ['', ''];
  for (let tries = 0; tries < 4000 && found.length < 12; tries++) {
    const [x, y] = [chance.range(x0 + 20, x1 - 20), chance.range(y0 + 20, y1 - 20)];
    if (hollow(x, y) < 27 || found.some(([px, py]) => Math.hypot(px - x, py - y) < 74)) continue;
    const rx = chance.range(15, 24);
    const ry = rx * chance.range(0.3, 0.42);
    const seed = chance.int(1, 999);
    const field: Field = (px, py) =>
      Math.hypot((px - x) / rx, (py - y) / ry) - 1 + noise(px / 9, py / 6, seed) * 0.3;
    const box: Box = [x - rx * 1.5, y - ry * 1.6, x + rx * 1.5, y + ry * 1.6];
    pools += softPath(loops(sample(field, box, 2), 0), 0.2);
    for (const k of [-0.35, 0.1, 0.5]) {
      const from = x - rx * chance.range(0.2, 0.6);
      waves += `M${from.toFixed(1)} ${(y + ry * k).toFixed(1)}h${(rx * chance.range(0.4, 0.9)).toFixed(1)}`;
    }
    found.push([x, y]);
  }
  return { pools, waves };
}

/** Where the section of a layout meets the center, over the height of the map. */
const borderOf = (section: 'left' | 'right', [, y0, , y1]: Box): string =>
  linePath(
    throughPoints(BORDERS[section].map(([x, y]): Point => [x * SIZE.width, y0 + y * (y1 - y0)])),
  );

const tenth = (value: number): number => Math.round(value * 10) / 10;
const tenths = ([x, y]: Point): Point => [tenth(x), tenth(y)];

/** Everything about the rock that never changes during a game. */
export function carve(
  sections: readonly Section[],
  sites: readonly Site[],
  routes: readonly Route[],
  /** The names of a site in all languages. */
  names: (site: string) => readonly string[],
): Cave {
  const rooms = new Map(
    sites
      .filter(({ section }) => sections.includes(section))
      .map((site) => [site.id, roomOf(site, names(site.id))]),
  );
  const tunnels = routes.flatMap((route) => {
    const [a, b] = [rooms.get(route.a), rooms.get(route.b)];
    return a && b ? [tunnelOf(route, a, b)] : [];
  });
  const all = [...rooms.values()];
  const box: Box = [
    Math.min(...all.map(({ x, halfWidth }) => x - halfWidth)) - MARGIN / 2,
    Math.min(...all.map(({ y, halfHeight }) => y - halfHeight)) - MARGIN,
    Math.max(...all.map(({ x, halfWidth }) => x + halfWidth)) + MARGIN / 2,
    Math.max(...all.map(({ y, halfHeight }) => y + halfHeight)) + MARGIN / 2,
  ].map(Math.round) as unknown as Box;
  const hollow = hollowOf(all, tunnels);
  const rough: Field = (x, y) => {
    const depth = hollow(x, y);
    return depth > 3 ? depth + noise(x / 34, y / 34, 5) * Math.min(9, depth / 3) : depth;
  };
  const [x0, y0, x1, y1] = box;
  const rock = sample(rough, [x0 - 52, y0 - 52, x1 + 52, y1 + 52], 4);
  return {
    box,
    chambers: all.map((room) => ({
      ...room,
      ...{ x: tenth(room.x), y: tenth(room.y), nameY: tenth(room.nameY) },
      ...{ halfWidth: tenth(room.halfWidth), halfHeight: tenth(room.halfHeight) },
      slots: room.slots.map(tenths),
      lantern: tenths(room.lantern),
      outline: outlineOf(room),
    })),
    spaces: tunnels.flatMap(({ spaces }) =>
      spaces.map(({ id, x, y }) => ({ id, x: tenth(x), y: tenth(y) })),
    ),
    trails: tunnels.map(({ open }) => linePath(open.filter((_, i) => i % 3 === 0))).join(''),
    borders: (['left', 'right'] as const)
      .filter((section) => sections.includes(section))
      .map((section) => borderOf(section, box)),
    floor: softPath(loops(rock, 0)),
    terraces: [42, 27, 15, 6].map((depth) => softPath(loops(rock, depth), 0.7)),
    strata: strataIn(hollow, box),
    fungi: fungiIn(hollow, box),
    ...poolsIn(hollow, box),
  };
}
