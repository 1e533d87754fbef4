/** What a seat may know of a game of Conspiracy, as the engine writes it. */

import type { Guild, Influence, PlaceId } from '../../cards/conspiracy';
import type { Decision, ScoreLine, View } from '../../api/types';

export type LordId = `${Guild}-${Influence}`;

export interface Spot {
  lord: LordId;
  location: PlaceId | null;
}

export interface SeatView {
  chamber: Spot[];
  /** Numbers of the spots, from 1. */
  coalition: number[];
  silver: number;
  gold: number;
  pearls: number;
  score: number;
  sheet: ScoreLine[];
}

export interface ConspiracyDecision extends Decision {
  count?: number;
  spot?: number;
  locations?: PlaceId[];
}

export interface ConspiracyView extends View {
  decision: ConspiracyDecision | null;
  deck: number;
  piles: Record<Guild, LordId[]>;
  hand: LordId[];
  location_deck: number;
  revealed: PlaceId[];
  forced: { count: number; seat: number } | null;
  pearl_master: number | null;
  finisher: number | null;
  seats: SeatView[];
}

export const SPOTS = 15;

export function lordOf(id: LordId): { guild: Guild; influence: Influence } {
  const [guild, influence] = id.split('-');
  return { guild: guild as Guild, influence: Number(influence) as Influence };
}

/** Whether a lord shows a key, and so never moves. */
export function showsKey(id: LordId): boolean {
  const { influence } = lordOf(id);
  return influence === 1 || influence === 2;
}
