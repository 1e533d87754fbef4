/** What a game brings to the table that all games share. */

import type { Component } from 'svelte';
import type { GameEvent, View } from '../api/types';

/** A piece that moves from one place of the table to another; places are named by `data-at`. */
export interface Flight {
  piece: string;
  from: string;
  to: string;
}

export interface BoardProps<V extends View = View> {
  view: V;
  /** The names of the seats. */
  seats: string[];
  /** What the viewer may do now. */
  actions?: string[];
  choose?: (notation: string) => void;
  /** Why something cannot be done now, in words; nothing as long as it is not known. */
  why?: (notation: string) => string | undefined;
  /** Places that the reader of the log is looking at. */
  highlight?: string[];
  /** An action that waits for a second tap. */
  pending?: string | undefined;
  /** What a bot thinks of some of the actions. */
  hints?: Record<string, number>;
  /** How each seat is filled: person, bot of a level, away. */
  about?: string[];
  /** Somebody asked how to do what is done in the decision bar. */
  askBar?: () => void;
}

export interface GameBoard<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** A piece in flight. */
  Piece: Component<{ piece: string; width: number }>;
  flights(view: V, event: GameEvent): Flight[];
  advance(view: V, event: GameEvent): V;
  /** Places on the table that an event speaks of. */
  speaksOf(event: GameEvent): string[];
  /** Events that the chronicle leaves out, since their neighbours tell the same. */
  untold(events: readonly GameEvent[], index: number): boolean;
  /** The parts of an action for its message `action-<verb>`. */
  parse(notation: string): { verb: string; args: Record<string, string | number | boolean> };
  /** Whether an action has its button in the decision bar. */
  inBar(notation: string): boolean;
  /** Whether an action has a number key: not where there are too many to count. */
  keyed(notation: string): boolean;
  /** Messages that run several cards of one noun together: `$listed`, and one more `$name`. */
  another?: Record<string, string>;
  /** Nouns whose ids have names in the game's catalogue. */
  nouns: readonly string[];
  /** What decides between equal scores, in words. */
  tieBreak?(view: V, seat: number): { key: string; args: Record<string, string | number> };
  /** A second sentence about the decision, if there is more to say. */
  aside?(view: V): { key: string; args: Record<string, string | number> } | undefined;
}

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  conspiracy: () => import('./conspiracy'),
};

/** The board of a game, if this version of the application has one. */
export async function boardOf(game: string): Promise<GameBoard | undefined> {
  const load = BOARDS[game];
  return load && (await load()).default;
}
