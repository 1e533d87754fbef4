/** Lords: seeded portraits, 200 × 280. The rank, 0 … 6, decides how rich the drawing is. */

import { emblem as carry, type EmblemName } from './abyss/emblems';
import { chance, type Chance } from './chance';
import { ambassador } from './lords/ambassador';
import { crab } from './lords/crab';
import { jellyfish } from './lords/jellyfish';
import { seahorse } from './lords/seahorse';
import { shellfish } from './lords/shellfish';
import { squid } from './lords/squid';
import { PALETTES, turned, type House, type Palette } from './palettes';
import { Sheet } from './sheet';
import { dusk, snow, water } from './water';

type Lord = (s: Sheet, c: Palette, r: Chance, rank: number) => void;

const LORDS: Record<House, Lord> = { squid, shellfish, seahorse, crab, jellyfish, ambassador };

/** How far a hue may turn: never towards a neighbouring guild. */
const TURNS: Record<House, readonly [number, number]> = {
  squid: [-11, 9],
  shellfish: [-12, 10],
  seahorse: [-3, 8],
  crab: [-11, 2],
  jellyfish: [-12, 14],
  ambassador: [0, 0],
};

export interface Portrait {
  seed: number;
  house: House;
  rank: number;
  /** What it carries, if it is known by that. */
  emblem?: EmblemName | undefined;
}

/** Where a lord carries its emblem: on the free side of its card. */
const HELD: Record<House, readonly [number, number]> = {
  squid: [158, 152],
  shellfish: [158, 152],
  seahorse: [158, 158],
  crab: [158, 156],
  jellyfish: [158, 152],
  ambassador: [46, 184],
};

export function portrait({ seed, house, rank, emblem }: Portrait): string {
  const level = Math.max(0, Math.min(6, rank));
  const key = `${house} ${seed} ${level}`;
  const r = chance(key);
  const c = turned(PALETTES[house], r.range(...TURNS[house]));
  const s = new Sheet(200, 280, key);
  water(s, c, r, { strength: 0.75 + level * 0.06 });
  snow(s, c, r, 14);
  const mirrored = r.next() < 0.5;
  s.group(mirrored ? 'transform="translate(200) scale(-1 1)"' : '', () =>
    s.group(house === 'jellyfish' ? 'transform="translate(0 -10)"' : '', () =>
      LORDS[house](s, c, r, level),
    ),
  );
  snow(s, c, r, 8 + level * 2);
  if (emblem) carry(s, c, emblem, ...HELD[house]);
  dusk(s, c, 0.7);
  return s.svg();
}
