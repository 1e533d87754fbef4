import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../words/catalogues';
import { bundleOf } from '../../../words/words.svelte';
import { loadCave, ROUTES, routeOf, siteOf, siteOfPlace, SITES } from './board';
import * as cameras from './camera';
import { layoutOf, LAYOUTS, type Cave, type Layout } from './cave';
import { linesOf, ROOMS, widthOf } from './layout';
import { holderOf, spotOf, spySpots, standing, type Rect, type SiteState } from './targets';

const layouts = Object.keys(LAYOUTS) as Layout[];
const caves = new Map<Layout, Cave>(
  await Promise.all(layouts.map(async (layout) => [layout, await loadCave(layout)] as const)),
);
const whole = caves.get('left-center-right')!;

test('the tables are those of the rules', () => {
  expect(SITES).toHaveLength(26);
  expect(ROUTES).toHaveLength(40);
  expect(ROUTES.flatMap(({ at }) => at)).toHaveLength(53);
  expect(siteOf('menzoberranzan')).toMatchObject({ points: 5, spaces: 6, whites: 3, marker: 2 });
  expect(SITES.filter(({ start }) => start)).toHaveLength(6);
  expect(SITES.filter(({ marker }) => marker !== null)).toHaveLength(7);
  expect(ROUTES.flatMap(({ whites }) => whites)).toHaveLength(5);
  expect(siteOfPlace('labyrinth--skullport-0')).toBeUndefined();
  expect(routeOf('labyrinth--skullport-1')).toMatchObject({ a: 'labyrinth', b: 'skullport' });
  expect(() => siteOf('atlantis')).toThrow(RangeError);
});

test('sections name their layout in any order', () => {
  expect(layoutOf(['center'])).toBe('center');
  expect(layoutOf(['center', 'left'])).toBe('left-center');
  expect(layoutOf(['center', 'left', 'right'])).toBe('left-center-right');
});

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(layouts)('the cave of %s', (layout) => {
  const cave = caves.get(layout)!;
  const sections: readonly string[] = LAYOUTS[layout];
  const sites = SITES.filter(({ section }) => sections.includes(section));

  test('has a chamber for every site in play, with a slot for every troop', () => {
    expect(cave.chambers.map(({ id }) => id)).toEqual(sites.map(({ id }) => id));
    for (const { id, slots } of cave.chambers) expect(slots).toHaveLength(siteOf(id).spaces);
  });

  test('has every space of the routes between them', () => {
    const ids = new Set(sites.map(({ id }) => id));
    const spaces = ROUTES.filter(({ a, b }) => ids.has(a) && ids.has(b)).flatMap(({ id, at }) =>
      at.map((_, space) => `${id}-${space}`),
    );
    expect(cave.spaces.map(({ id }) => id)).toEqual(spaces);
  });

  test('keeps what can be pressed apart', () => {
    const rects = [
      ...cave.chambers.map(({ id, x, y, halfWidth, halfHeight }) => ({
        id,
        x: x - halfWidth + 4,
        y: y - halfHeight + 4,
        width: 2 * halfWidth - 8,
        height: 2 * halfHeight - 8,
      })),
      ...cave.spaces.map(({ id, x, y }) => ({ id, x: x - 9, y: y - 11, width: 18, height: 22 })),
    ];
    const touching = rects.flatMap((one, i) =>
      rects.slice(i + 1).flatMap((other) => (overlap(one, other) ? [[one.id, other.id]] : [])),
    );
    expect(touching).toEqual([]);
  });

  test('lies within its box', () => {
    const [x0, y0, x1, y1] = cave.box;
    for (const { x, y, halfWidth, halfHeight } of cave.chambers) {
      expect(x - halfWidth).toBeGreaterThan(x0);
      expect(x + halfWidth).toBeLessThan(x1);
      expect(y - halfHeight).toBeGreaterThan(y0);
      expect(y + halfHeight).toBeLessThan(y1);
    }
  });
});

test.each(LANGUAGES)('every name has room in its chamber (%s)', async (language) => {
  const bundle = await bundleOf('tyrants', language);
  for (const { id, halfWidth } of whole.chambers) {
    const name = bundle.getMessage(`site-${id}`)?.value as string;
    for (const line of linesOf(name, ROOMS[id].twoLines ?? false))
      expect(widthOf(line), line).toBeLessThanOrEqual(2 * halfWidth - 22);
  }
});

test('nothing of the carving reaches the browser', () => {
  for (const file of ['CaveMap.svelte', 'ChamberView.svelte', 'Geology.svelte', 'board.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source).not.toMatch(/from '\.\/(carve|build)/);
  }
});

const site = (state: Partial<SiteState> = {}): SiteState => ({
  troops: {},
  spies: [],
  control: null,
  total: false,
  marker: false,
  ...state,
});

test('troops stand by seat, white last', () => {
  expect(standing(site({ troops: { white: 1, eye: 1, flame: 2 } }))).toEqual([
    'flame',
    'flame',
    'eye',
    'white',
  ]);
  expect(holderOf(site({ control: 2 }))).toBe('blade');
  expect(holderOf(site())).toBeNull();
});

describe('a target', () => {
  const sites = {
    skullport: site({ troops: { blade: 4, white: 1 }, spies: ['flame', 'eye'] }),
    eryndlyn: site({ troops: { blade: 2 } }),
    everfire: site({ troops: { flame: 3 } }),
  };
  const at = (place: string, more: object = {}) =>
    spotOf(whole, sites, { action: 'x', place, label: 'x', ...more });
  const chamber = (id: string) => whole.chambers.find((one) => one.id === id)!;

  test('of troops has one light a row', () => {
    expect(at('skullport', { troop: 'blade' })?.lights).toHaveLength(2);
    expect(at('skullport', { troop: 'white' })?.lights).toHaveLength(1);
    expect(at('skullport', { troop: 'eye' })).toBeUndefined();
  });

  test('of a spy glows where that spy stands', () => {
    const [, [x] = [0]] = spySpots(chamber('skullport'), 2);
    const light = at('skullport', { spy: 'eye' })!.lights[0]!;
    expect(light.x + light.width / 2).toBeCloseTo(x);
    expect(at('eryndlyn', { spy: 'eye' })).toBeUndefined();
  });

  test('where a troop arrives glows at the free slot, and is pressed anywhere in the chamber', () => {
    const { area, lights } = at('eryndlyn', { arrives: 'troop' })!;
    const [x] = chamber('eryndlyn').slots[2]!;
    expect(lights[0]!.x + lights[0]!.width / 2).toBeCloseTo(x);
    expect(area.width).toBeGreaterThan(lights[0]!.width * 2);
    expect(at('everfire', { arrives: 'troop' })).toBeUndefined();
  });

  test('on a route is its space; elsewhere there is none', () => {
    expect(at('labyrinth--skullport-0')?.lights).toHaveLength(1);
    expect(at('atlantis')).toBeUndefined();
  });
});

describe('the camera', () => {
  const box = [0, 0, 900, 600] as const;
  const desktop = { width: 900, height: 600 };
  const phone = { width: 390, height: 400 };

  test('never leaves the map, nor goes too near or too far', () => {
    expect(cameras.within({ x: -500, y: 900, width: 9000 }, box, desktop)).toEqual({
      x: 0,
      y: 0,
      width: 900,
    });
    const near = cameras.within({ x: 5000, y: -50, width: 1 }, box, phone);
    expect(near.width).toBeGreaterThan(100);
    expect(near.x + near.width).toBeLessThanOrEqual(920);
    expect(near.y).toBe(-16);
  });

  test('shows what is smaller than the window in its middle', () => {
    const tall = cameras.within({ x: 0, y: 0, width: 9999 }, box, phone);
    expect(tall.y + (tall.width * 400) / 390 / 2).toBeCloseTo(300);
  });

  test('keeps the point under the fingers where it is', () => {
    const before = { x: 200, y: 100, width: 400 };
    const after = cameras.zoomed(before, 0.5, [300, 200], box, desktop);
    const under = ({ x, width }: cameras.Camera) => x + (300 * width) / desktop.width;
    expect(after.width).toBeCloseTo(900 / 3.4);
    expect(under(after)).toBeCloseTo(under(before));
  });

  test('shows everything at first, if names can be made out', () => {
    expect(cameras.atFirst(box, desktop)).toBe(900);
    expect(cameras.atFirst(box, { width: 700, height: 500 })).toBe(900);
    expect(cameras.atFirst(box, phone)).toBe(390);
  });

  test('moves only if a place is not seen', () => {
    const camera = { x: 300, y: 200, width: 300 };
    const seen = { x: 400, y: 250, width: 40, height: 40 };
    expect(cameras.showing(camera, seen, box, desktop)).toEqual(camera);
    const moved = cameras.showing(camera, { ...seen, x: 700 }, box, desktop);
    expect(moved.x + moved.width).toBeGreaterThanOrEqual(740);
    expect(moved.y).toBe(camera.y);
    expect(cameras.sees(camera, { ...seen, x: 700 }, desktop)).toBe(false);
    expect(cameras.sees(moved, { ...seen, x: 700 }, desktop)).toBe(true);
  });
});
