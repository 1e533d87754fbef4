/** The only hand-set geometry of the map: shifts off the table's coordinates, long names, where sections meet. */

import type { SiteId } from '../../../generated/tyrants.ts';
import type { Point } from './rock.ts';

/** The whole map in map units; at 1440 × 900 one unit is about one pixel. */
export const SIZE = { width: 900, height: 560 } as const;

export interface Room {
  dx?: number;
  dy?: number;
  /** Its name stands on two lines. */
  twoLines?: true;
  /** Slots in a row, where not all stand in one. */
  perRow?: number;
  /** How far its lantern hangs from its left edge. */
  lantern?: number;
}

export const ROOMS: Readonly<Record<SiteId, Room>> = {
  gauntlgrym: { dx: 6, dy: 2 },
  wormwrithings: { dx: -4, dy: -2, twoLines: true },
  jhachalkhyn: { dx: 6, dy: -2 },
  buiyrandyn: { dx: 6 },
  'stoneshaft-clanhold': { dx: 6, dy: 4, twoLines: true },
  'ch-chitl': { dx: 6, dy: 2 },
  blingdenstone: { dx: 6, dy: -4 },
  'mantol-derith': { dx: 8, dy: -12 },
  menzoberranzan: { dx: -2, dy: -2 },
  everfire: { dx: 34, dy: -3 },
  gracklstugh: { dy: -8 },
  'chasmleap-bridge': { dy: -4, twoLines: true },
  'halls-of-the-scoured-legion': { dx: 2, dy: -9, twoLines: true },
  labyrinth: { dy: -2 },
  araumycos: { dx: 4, dy: 2 },
  'ched-nasad': { dx: -4, dy: -1 },
  skullport: { dx: 6, dy: 13, perRow: 3 },
  eryndlyn: { dx: 4, dy: 4 },
  llacerellyn: { dx: 4, dy: 4 },
  kanaglym: { dy: 6 },
  tsenviilyq: { dy: 4 },
  chaulssin: { dx: 16, dy: -4 },
  phaerlin: { dx: -8, dy: 6, lantern: 64 },
  yathchol: { dx: 6, dy: -4 },
  'ruins-of-dekanter': { dx: -17, dy: 2, perRow: 3, twoLines: true },
  'ss-zuraass-nee': { dx: 4, dy: 4 },
};

/** Where the center meets an outer section, in fractions of the map. */
export const BORDERS: Readonly<Record<'left' | 'right', readonly Point[]>> = {
  left: [
    [0.314, 0],
    [0.312, 0.1],
    [0.304, 0.165],
    [0.262, 0.2],
    [0.232, 0.29],
    [0.212, 0.34],
    [0.204, 0.5],
    [0.21, 0.58],
    [0.226, 0.66],
    [0.228, 0.76],
    [0.222, 0.86],
    [0.226, 1],
  ],
  right: [
    [0.705, 0],
    [0.7, 0.12],
    [0.715, 0.2],
    [0.748, 0.27],
    [0.752, 0.36],
    [0.744, 0.45],
    [0.758, 0.5],
    [0.792, 0.56],
    [0.782, 0.66],
    [0.744, 0.73],
    [0.712, 0.82],
    [0.705, 0.9],
    [0.72, 1],
  ],
};

/** Measures of a room: between slots, between rows of slots, between lines of a name. */
export const PITCH = 22;
export const ROW = 25;
export const LINE = 13;
/** How much room a letter of a name takes, at most. */
const LETTER = 6.2;

export const widthOf = (line: string): number => line.length * LETTER;

/** A name on two lines, broken where both are nearly as long; a hyphen may end a line too. */
export function linesOf(name: string, twoLines: boolean): string[] {
  if (!twoLines) return [name];
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const best = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
