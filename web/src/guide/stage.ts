/** What guides are made of: steps, each of which leads from stage to stage. Real games have been
 * recorded for them: `record.py` plays the lessons. */

import type { View } from '../api/types';

/** What lies on the table. */
export interface Scene {
  view: View;
  /** The part of the board that is looked at on a phone. */
  pane?: number;
  /** The place on the board that the words speak of. */
  about?: string;
  /** What else there is to see: the score sheet, or a figure of the rules instead of the board. */
  shows?: 'sheet' | 'figure';
}

export interface Stage {
  /** The message that speaks of it. */
  says: string;
  scene: Scene;
  /** What can be chosen: actions of the game, or a noun and an id such as `guild:mage`. */
  open: string[];
  next: (choice: string) => Stage;
}

export interface Step {
  id: string;
  stage: Stage;
}

/** A stage as it is recorded: what has changed of the view, and what follows on each choice. */
export interface Lesson extends Omit<Scene, 'view'> {
  says: string;
  view: unknown;
  after?: Record<string, Lesson | null>;
}

type Fields = Record<string, unknown>;
const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A document after the changes that `difference` in `recording.py` has found. */
export function changed(before: unknown, by: unknown): unknown {
  if (!hasFields(by) || Array.isArray(by)) return by;
  if ('' in by) return by[''];
  if (Array.isArray(before)) return before.map((one, i) => (i in by ? changed(one, by[i]) : one));
  const old = hasFields(before) ? before : {};
  const fields = Object.entries(by).map(([field, one]) => [field, changed(old[field], one)]);
  return { ...old, ...Object.fromEntries(fields) };
}

function stageOf({ says, view, after = {}, ...scene }: Lesson, before?: View): Stage {
  const now = changed(before, view) as View;
  const stage: Stage = {
    says,
    scene: { view: now, ...scene },
    open: Object.keys(after),
    next(choice) {
      const next = after[choice];
      return next ? stageOf(next, now) : stage;
    },
  };
  return stage;
}

export const stepsOf = (lessons: Record<string, Lesson>): Step[] =>
  Object.entries(lessons).map(([id, lesson]) => ({ id, stage: stageOf(lesson) }));
