/** What a seat may know of a game of Abyss, and what only the browser adds while it shows events. */

import { allyOf } from '../../cards/abyss';
import {
  RACE_IDS as RACES,
  type AbyssView as Known,
  type AllyId,
  type Border as KnownBorder,
  type LeviathanId,
  type RaceId as Race,
  type ZoneId,
} from '../../generated/abyss';
import { grouped, type Group } from '../groups';

export {
  COURT_SPACES,
  KEYS_NEEDED,
  TRACK_SPACES,
  type AllyId,
  type FreeLord,
  type HeldLocation,
  type LeviathanId,
  type LocationId,
  type LordId,
  type Payment,
  type PileId as TokenPile,
  type SeatView,
  type Zone,
} from '../../generated/abyss';
export { RACES, type Race };

/** An attack as it is being shown, from the card played to what came of it. */
export interface Clash {
  seat: number;
  zone: ZoneId;
  leviathan: LeviathanId;
  ally?: AllyId;
  power?: number;
  outcome?: 'failed' | 'hurt' | 'slain';
}

export interface Border extends KnownBorder {
  clash?: Clash;
}

export interface AbyssView extends Known {
  border: Border | null;
  /** An ally has just been sold, its pearls are on their way. */
  sold?: boolean;
}

export const raceOf = (ally: AllyId): Race => allyOf(ally).race;
export const valueOf = (ally: AllyId): number => allyOf(ally).value;

/** Allies that are the same card lie together; by race, the strongest first. */
export const groupedAllies = (allies: readonly AllyId[]): Group<AllyId>[] =>
  grouped(allies).sort(
    ({ card: a }, { card: b }) =>
      RACES.indexOf(raceOf(a)) - RACES.indexOf(raceOf(b)) ||
      valueOf(b) - valueOf(a) ||
      a.localeCompare(b),
  );
