/** What a game brings to the table that all games share. */

import type { Component } from 'svelte';
import type { Args, GameEvent, View } from '../api/types';

/** A piece that moves from one place of the table to another; places are named by `data-at`. */
export interface Flight {
  piece: string;
  from: string;
  to: string;
  /** It disappears into its place, which is seen all the time, such as a count. */
  into?: boolean;
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
  /** The chance to win with some of the actions. */
  hints?: Record<string, number>;
  /** How each seat is filled: person, bot, away. */
  about?: string[];
  /** The level of each seat that a bot plays. */
  levels?: (string | undefined)[];
  /** The seat of a bot that is thinking. */
  thinking?: number | null;
  /** Somebody asked how to do what is done in the decision bar. */
  askBar?: () => void;
  /** The number of the pane to look at on a phone, as long as there is nothing to choose. */
  pane?: number | undefined;
}

export interface GameBoard<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** A piece in flight. */
  Piece: Component<{ piece: string; width: number }>;
  /** What the question is about, small, in the decision bar. */
  Figure?: Component<{ view: V }>;
  flights(view: V, event: GameEvent): Flight[];
  advance(view: V, event: GameEvent): V;
  /** Kinds of events that happen all at once, if they follow each other. */
  together?(kind: string): boolean;
  /** How long, in milliseconds, an event is looked at although nothing flies. */
  dwell?(event: GameEvent): number;
  /** Places on the table that an event speaks of. */
  speaksOf(event: GameEvent): string[];
  /** Events that the chronicle leaves out, since their neighbours tell the same. */
  untold(events: readonly GameEvent[], index: number): boolean;
  /** Whether a deed is told together with the next one of the same seat. */
  goesOn?(events: readonly GameEvent[]): boolean;
  /** A deed of which nothing is to be told leaves no line. */
  quiet?: boolean;
  /** The parts of an action for its message `action-<verb>`. */
  parse(notation: string): { verb: string; args: Args };
  /** Other words for an action than its own message, where the table knows more to say. */
  labelOf?(
    view: V,
    notation: string,
  ): { key: string; args: Record<string, string | number> } | undefined;
  /** Whether an action has its button in the decision bar. */
  inBar(notation: string): boolean;
  /** Where in the bar an action stands, from the left: the last is the one meant most often. */
  rankInBar?(notation: string): number;
  /** Whether an action has a number key: not where there are too many to count. */
  keyed(notation: string): boolean;
  /** The letter that chooses an action. */
  letterOf?(notation: string): string | undefined;
  /** A few characters that tell an action from its like, where there are many in the bar. */
  shortOf?(notation: string): string | undefined;
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
  abyss: () => import('./abyss'),
  conspiracy: () => import('./conspiracy'),
  tyrants: () => import('./tyrants'),
};

/** The board of a game, if this version of the application has one. */
export async function boardOf(game: string): Promise<GameBoard | undefined> {
  const load = BOARDS[game];
  return load && (await load()).default;
}
