/** The documents of the server, as docs/api.md describes them. */

export type Value = string | number | boolean;
export type Args = Record<string, Value>;
/** How a game is played: the choice made for each of its options. */
export type Options = Record<string, boolean | string>;

export interface Seat {
  name: string;
  kind: 'person' | 'open' | 'bot';
  bot: string | null;
  mine: boolean;
  online: boolean;
}

/** What a game asks of a seat; the actions only where that seat is the viewer. */
export interface Decision {
  kind: string;
  seat: number;
  actions?: string[];
  [detail: string]: unknown;
}

export interface ScoreLine {
  id: string;
  points: number;
  args: Args;
  parts: ScoreLine[];
}

/** What the views of all games have in common. */
export interface View {
  game: string;
  players: number;
  viewer: number | null;
  over: boolean;
  decision: Decision | null;
  seats: { score: number; sheet: ScoreLine[] }[];
}

export interface Table {
  id: string;
  game: string;
  options: Options;
  listed: boolean;
  /** One player may take several. */
  several_seats: boolean;
  /** The seat of whoever made the table. */
  maker: number | null;
  /** Nobody can sit down for now. */
  closed: boolean;
  /** There will be no game. */
  cancelled: boolean;
  started: boolean;
  over: boolean;
  seats: Seat[];
  number: number;
  viewer: number | null;
  view: View | null;
  can_undo: boolean;
  thinking: number | null;
  /** The bot that is to decide cannot; opening the table again lets it try once more. */
  stuck: boolean;
  /** Whoever made the table may know what comes. */
  open_deal: boolean;
  /** The hash of the key that all chance comes from; null where a seed was chosen. */
  commitment: string | null;
  restarts: Restart[];
}

/** Where a game goes on from a position that the actions before do not lead to. */
export interface Restart {
  number: number;
  reason: 'fork' | 'rules';
  /** Actions that were played and are not in the game any more. */
  skipped: number;
}

export interface GameEvent {
  kind: string;
  args: Args;
}

export type LiveMessage =
  | ({ type: 'table' } & Table)
  | {
      type: 'action';
      number: number;
      seat: number;
      action: string | null;
      events: GameEvent[];
      table: Table;
    }
  | { type: 'undone'; number: number; table: Table }
  /** The maker of the table has sent me away. */
  | { type: 'removed' }
  | { type: 'deleted' }
  | { type: 'ping' };

export interface SeatWish {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options?: Options;
  seats: SeatWish[];
  seed?: number;
  listed?: boolean;
  several_seats?: boolean;
}

/** A way to play a game, and by how many. */
export interface Setup {
  options: Options;
  players: number[];
}

export interface GameInfo {
  name: string;
  players: number[];
  options: { name: string; choices: (boolean | string)[] }[];
  /** Every choice of options, the usual one first. */
  setups: Setup[];
  /** All bots that may sit at a table, weakest first. */
  bots: string[];
  /** Those of them that people are offered. */
  levels: string[];
}

export interface OpenTable {
  id: string;
  game: string;
  options: Options;
  seats: Seat[];
  maker: number | null;
  created: string;
}

export interface MyTable extends OpenTable {
  started: boolean;
  over: boolean;
  my_turn: boolean;
  changed: string;
}

export interface Reason {
  id: string;
  args: Args;
}

/** An action, and the chance to win with it: 0 to 1. */
export interface Hint {
  action: string;
  chance: number;
}

export interface ReplayStep {
  number: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  view: View;
}

/** How a game ended: the points and the place of each seat. */
export interface Result {
  scores: number[];
  ranking: number[];
}

export interface Replay {
  game: string;
  options: Options;
  seats: Seat[];
  names: string[];
  over: boolean;
  viewer: number | null;
  result: Result | null;
  /** A seed or a key; null until the game is over. */
  seed: number | string | null;
  commitment: string | null;
  restarts: Restart[];
  /** How many steps there are; not all of them need to be here. */
  total: number;
  steps: ReplayStep[];
}

/** A decision of a finished game, judged by what the seat that made it could know. */
export interface Moment {
  /** The number of actions before it. */
  number: number;
  seat: number;
  /** Of all seats before the decision; they add up to 1. */
  chances: number[];
  /** What was played, and the chance of whoever played it afterwards. */
  action: string;
  chance: number;
  /** Up to three actions, best first. */
  best: Hint[];
}

export interface Analysis {
  moments: Moment[];
  end: number[];
  /** The numbers of the moments where most was lost, the worst first. */
  turns: number[];
}

export interface AnalysisState {
  state: 'none' | 'running' | 'done';
  done: number;
  decisions: number;
  analysis: Analysis | null;
}

/** What the server answers when it refuses. */
export interface Refusal {
  id: string;
  message: string;
  table?: Table;
  reason?: Reason;
}
