/** What guides are made of: steps, each of which leads from stage to stage. */

export interface Stage<Scene> {
  /** The message that speaks of it. */
  says: string;
  /** What lies on the table. */
  scene: Scene;
  /** What can be pressed: a word, or a kind and an id such as `lord:mage-1`. */
  open: string[];
  next?: (choice: string) => Stage<Scene>;
}

export interface Step<Scene> {
  id: string;
  stage: Stage<Scene>;
}

/** What a choice is about, without its kind. */
export const idOf = (choice: string): string => choice.slice(choice.indexOf(':') + 1);

/** Every stage that can be reached from one, each only once. */
export function reached<Scene>(
  stage: Stage<Scene>,
  seen = new Map<string, Stage<Scene>>(),
): Stage<Scene>[] {
  if (seen.has(stage.says)) return [];
  seen.set(stage.says, stage);
  const next = stage.open.flatMap((choice) => stage.next?.(choice) ?? []);
  return [stage, ...next.flatMap((one) => reached(one, seen))];
}
