/** What a seat may know of a game of Abyss, as the engine writes it. */

import type { Decision, ScoreLine, View } from '../../api/types';

export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = (typeof RACES)[number];

export const TRACK_SPACES = 5;
export const COURT_SPACES = 6;
export const KEYS_NEEDED = 3;

/** `crab-3`, `crab-1-pearls`, or `monster` where a card of the exploration deck is meant. */
export type AllyId = string;
export type LordId = string;
export type LocationId = string;
export type LeviathanId = string;
export type TokenPile = 'monster' | 'new';
export type NewToken = 'two-pearls' | 'three-pearls' | 'key' | 'council';

export interface FreeLord {
  lord: LordId;
  disabled: boolean;
}

export interface HeldLocation {
  location: LocationId;
  lords: LordId[];
  points: number;
}

export interface SeatView {
  /** Null where it is hidden. */
  hand: AllyId[] | null;
  hand_size: number;
  pearls: number;
  keys: number;
  key_tokens: number;
  free: FreeLord[];
  /** What powers add to the price of every lord. */
  surcharge: number;
  locations: HeldLocation[];
  affiliated: AllyId[];
  tokens: number;
  token_influence: number[] | null;
  new_tokens: number;
  new_token_kinds: NewToken[] | null;
  wounds: number;
  slain: LeviathanId[];
  score: number;
  /** Whether the score holds all points, or only those that everybody can see. */
  complete: boolean;
  sheet: ScoreLine[];
}

export interface Zone {
  zone: string;
  leviathan: LeviathanId | null;
  life: number;
}

/** An attack as it is being shown, from the card played to what came of it. */
export interface Clash {
  seat: number;
  zone: string;
  leviathan: LeviathanId;
  ally?: AllyId;
  power?: number;
  outcome?: 'failed' | 'hurt' | 'slain';
}

export interface Border {
  zones: Zone[];
  deck: number;
  discard: LeviathanId[];
  new_tokens: number;
  dice: number[] | null;
  newcomer: LeviathanId | null;
  arrival: string | null;
  fight: string | null;
  power: number;
  statue: number | null;
  harmless: boolean;
  /** Only while events are being shown. */
  clash?: Clash;
}

export interface Payment {
  lord: LordId;
  cost: number;
  races: number;
  race: Race | null;
  paid: AllyId[];
  missing: number;
}

export interface AbyssDecision extends Decision {
  seat2?: number;
  ally?: AllyId;
  lord?: LordId;
  location?: LocationId;
  leviathan?: LeviathanId;
  count?: number;
  space?: number;
  optional?: boolean;
}

export interface AbyssView extends View {
  leviathan: boolean;
  decision: AbyssDecision | null;
  active: number;
  deck: number;
  discard: AllyId[];
  track: AllyId[];
  price: number;
  bought: number[];
  declined: number[];
  council: Record<Race, number>;
  court: LordId[];
  lord_deck: number;
  lord_discard: LordId[];
  payment: Payment | null;
  location_deck: number;
  available: LocationId[];
  drawn: LocationId[];
  tokens: number;
  threat: number | null;
  border: Border | null;
  finisher: number | null;
  seats: SeatView[];
  /** Only while events are being shown: an ally has just been sold, its pearls are on their way. */
  sold?: boolean;
}

export const raceOf = (ally: AllyId): Race => ally.split('-')[0] as Race;
export const valueOf = (ally: AllyId): number => Number(ally.split('-')[1]);

export interface Group {
  ally: AllyId;
  count: number;
}

/** Allies that are the same card lie together; by race, the strongest first. */
export function grouped(allies: readonly AllyId[]): Group[] {
  const counts = new Map<AllyId, number>();
  for (const ally of allies) counts.set(ally, (counts.get(ally) ?? 0) + 1);
  return [...counts]
    .map(([ally, count]) => ({ ally, count }))
    .sort(
      (a, b) =>
        RACES.indexOf(raceOf(a.ally)) - RACES.indexOf(raceOf(b.ally)) ||
        valueOf(b.ally) - valueOf(a.ally) ||
        a.ally.localeCompare(b.ally),
    );
}

/** The seats around the table after a given one. */
export const othersOf = (view: Pick<AbyssView, 'players'>, seat: number): number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (seat + 1 + i) % view.players);
