/** The documents of the server, which docs/api.md describes, under the names that they have here. */

import type { EventDocument, TableDocument } from '../generated/server';

export type {
  Analysis,
  AnalysisDocument as AnalysisState,
  DecisionDocument as Decision,
  ErrorBody as Refusal,
  GameDocument as GameInfo,
  HintDocument as Hint,
  LiveMessage,
  MineDocument as MyTable,
  Moment,
  NewFork as Fork,
  NewTable,
  ReasonDocument as Reason,
  ReplayDocument as Replay,
  RestartDocument as Restart,
  ResultDocument as Result,
  ScoreDocument as ScoreLine,
  SeatDocument as Seat,
  SeatWish,
  SetupDocument as Setup,
  StepDocument as ReplayStep,
  TableDocument as Table,
  ViewDocument as View,
  WaitingDocument as OpenTable,
} from '../generated/server';

export type GameEvent = EventDocument;
export type Args = EventDocument['args'];
/** How a game is played: the choice made for each of its options. */
export type Options = TableDocument['options'];
