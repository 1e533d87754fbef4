/** What stands on the map, and what may be chosen there. */

import { HOUSES, TROOPS, type House, type Troop } from '../../../cards/tyrants';
import type { Cave, Chamber } from './cave';
import type { Point } from './rock';

/** A site as the view tells it; the marker, where there is one, lies before the seat in control. */
export interface SiteState {
  troops: Partial<Record<Troop, number>>;
  spies: readonly House[];
  control: number | null;
  total: boolean;
  marker: boolean;
}

/** A choice on the map. Without a troop, a spy or an arrival, the whole place is chosen. */
export interface MapTarget {
  /** What is chosen, in the notation of the game. */
  action: string;
  place: string;
  /** What choosing it does, in words. */
  label: string;
  /** Troops of that colour standing there: they share one light. */
  troop?: Troop | undefined;
  spy?: House | undefined;
  /** Nothing stands there yet: the free socket glows, or an empty hood. */
  arrives?: 'troop' | 'spy' | undefined;
  /** The chance to win with it. */
  hint?: number | undefined;
}

/** What is looked at: a place, or a piece there. */
export interface Sight {
  place: string;
  troop?: Troop | undefined;
  spy?: House | undefined;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Who controls a site. */
export const holderOf = ({ control }: SiteState): House | null =>
  control === null ? null : (HOUSES[control] ?? null);

/** The troops of a site slot by slot: the seats in their order, white last. */
export const standing = ({ troops }: SiteState): Troop[] =>
  TROOPS.flatMap((troop) => Array<Troop>(troops[troop] ?? 0).fill(troop));

/** Where the spies of a site stand: at the upper right, close together if there are many. */
export function spySpots({ x, halfWidth, nameY }: Chamber, count: number): Point[] {
  const spread = count > 2 ? 10.5 : 12.5;
  return Array.from({ length: count }, (_, i): Point => [
    x + halfWidth - 5 + (i - (count - 1) / 2) * spread,
    nameY - 6,
  ]);
}

const around = ([x, y]: Point, half: number, up: number, down: number): Rect => ({
  x: x - half,
  y: y - up,
  width: 2 * half,
  height: up + down,
});

export const aroundTroop = (at: Point): Rect => around(at, 11.5, 13.5, 15);
export const aroundSpy = (at: Point): Rect => around(at, 9.5, 11.5, 11.5);

export const aroundChamber = ({ x, y, halfWidth, halfHeight }: Chamber): Rect => ({
  x: x - halfWidth + 1,
  y: y - halfHeight + 1,
  width: 2 * halfWidth - 2,
  height: 2 * halfHeight - 2,
});

/** The smallest rectangle around some. */
export function aroundAll(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Slots one beside the other share a rectangle. */
function byRow(slots: readonly Point[]): Rect[] {
  const rows = new Map<number, Rect[]>();
  for (const slot of slots) rows.set(slot[1], [...(rows.get(slot[1]) ?? []), aroundTroop(slot)]);
  return [...rows.values()].map(aroundAll);
}

/** Where a target is pressed, and what glows there. */
export interface Spot {
  area: Rect;
  lights: Rect[];
}

function atSite(chamber: Chamber, state: SiteState, target: MapTarget): Spot | undefined {
  const whole = aroundChamber(chamber);
  const troops = standing(state);
  if (target.troop !== undefined) {
    const lights = byRow(chamber.slots.filter((_, i) => troops[i] === target.troop));
    return lights.length ? { area: aroundAll(lights), lights } : undefined;
  }
  if (target.spy !== undefined) {
    const at = spySpots(chamber, state.spies.length)[state.spies.indexOf(target.spy)];
    return at && { area: aroundSpy(at), lights: [aroundSpy(at)] };
  }
  if (target.arrives === 'troop') {
    const free = chamber.slots[troops.length];
    return free && { area: whole, lights: [aroundTroop(free)] };
  }
  if (target.arrives === 'spy') {
    const free = spySpots(chamber, state.spies.length + 1).at(-1)!;
    return { area: aroundAll([whole, aroundSpy(free)]), lights: [aroundSpy(free)] };
  }
  return { area: whole, lights: [whole] };
}

/** The spot of a target; nothing if what it speaks of is not there. */
export function spotOf(
  cave: Cave,
  sites: Readonly<Record<string, SiteState>>,
  target: MapTarget,
): Spot | undefined {
  const chamber = cave.chambers.find(({ id }) => id === target.place);
  const state = sites[target.place];
  if (chamber && state) return atSite(chamber, state, target);
  const space = cave.spaces.find(({ id }) => id === target.place);
  if (!space) return undefined;
  const light = aroundTroop([space.x, space.y]);
  return { area: light, lights: [light] };
}
