/** Places under the sea, 300 × 200. */

import { chance } from './chance';
import { f, limb, ribbon, taper } from './geometry';
import * as landmarks from './landmarks';
import { blend, PALETTES, type Hue } from './palettes';
import { arches, chasm, dome, floor, reef, towers, vents, type Place } from './places';
import { Sheet } from './sheet';
import { snow, water } from './water';

const PLACES = { towers, arches, vents, reef, chasm, dome, ...landmarks } satisfies Record<
  string,
  Place
>;

export type PlaceKind = keyof typeof PLACES;

/** Where the floors of the three grounds lie, and how dark they are. */
const GROUNDS = [
  [122, 0.6],
  [136, 0.8],
  [156, 0.96],
] as const;

export interface Location {
  seed: string;
  kind: PlaceKind;
  hue: Hue;
}

export function location({ seed, kind, hue }: Location): string {
  const key = `location ${seed}`;
  const r = chance(key);
  const c = PALETTES[hue];
  const s = new Sheet(300, 200, key + kind + hue);
  water(s, c, r, { x: 150, y: 112, reach: 150, shafts: 6, strength: 1.25 });
  snow(s, c, r, 26);
  // a shoal for scale
  const [sx, sy] = [r.range(60, 220), r.range(34, 60)];
  for (let i = 0; i < 11; i++) {
    const [x, y] = [sx + r.range(-34, 34), sy + r.range(-10, 10)];
    s.path(`M${f(x)} ${f(y)}q3 -2 6 0q-3 2 -6 0l-2 -1.6v3.2Z`, c.glow, 'opacity=".5"');
  }
  GROUNDS.forEach(([base, dark], depth) => {
    const tone = blend(c.mid, c.ink, dark);
    if (depth < 2 || kind === 'chasm' || kind === 'reef') PLACES[kind](s, c, r, base, tone, depth);
    if (kind !== 'chasm') floor(s, r, base + 4, 3 + depth * 2, blend(c.mid, c.ink, dark + 0.02));
    s.add(
      `<rect y="${base - 70}" width="300" height="100" fill="${s.linear(0, base - 70, 0, base + 26, [0, c.lit, 0], [0.75, c.lit, depth ? 0.06 : 0.16], [1, c.lit, 0])}"/>`,
    );
  });
  for (let i = 0; i < 9; i++) {
    const pts = limb({
      x: r.pick([r.range(0, 70), r.range(230, 300)]),
      y: 204,
      a: -90,
      len: r.range(22, 48),
      bend: r.range(-40, 40),
      twist: r.range(-80, 80),
      steps: 8,
    });
    s.path(ribbon(pts, taper(4, 0.5)), '#01060b');
  }
  s.add(
    `<rect width="300" height="200" fill="${s.linear(0, 130, 0, 200, [0, c.ink, 0], [1, '#01040a', 0.9])}"/>`,
  );
  return s.svg();
}
