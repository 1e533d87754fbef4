/** Where on the table an action is chosen. Places are named as in `data-at`. */

import { CARD_NOUNS, DECISIONS, VERBS } from '../../generated/abyss';
import { verbOf } from '../notation';
import { answersTo, byPlace, filled, kindOf, meantAt, type Targets } from '../targets';
import { parse } from './notation';
import type { AbyssView } from './view';

/** Lords whose power is used once in a turn, and the verb of that power. */
export const TURN_POWERS: Record<string, string> = {
  slaver: 'sell',
  oracle: 'dissolve',
  opportunist: 'replace',
};

const isPower = (verb: string): boolean => Object.values(TURN_POWERS).includes(verb);

export function placeOf(notation: string, view: AbyssView): string | undefined {
  const { verb, args } = parse(notation);
  const [pattern] = answersTo(DECISIONS, view.decision?.kind)[verb] ?? [];
  return pattern && filled(pattern, { ...view.decision, ...args, last: view.track.length });
}

/** Whether a verb is meant now: a power that is armed comes before everything else, and in a turn
 * no other one is meant. */
function isMeant(verb: string, view: AbyssView, armed: string | undefined): boolean {
  if (armed !== undefined) return verb === TURN_POWERS[armed];
  return view.decision?.kind !== 'turn' || !isPower(verb);
}

/** Lords of mine whose turn power can be used before the action: it must be meant, not hit by chance. */
export function armable(view: AbyssView, actions: readonly string[]): string[] {
  if (view.decision?.kind !== 'turn') return [];
  const verbs = new Set(actions.map(verbOf));
  return Object.keys(TURN_POWERS).filter((lord) => verbs.has(TURN_POWERS[lord] ?? ''));
}

/** What can be chosen where. */
export function targets(
  view: AbyssView,
  actions: readonly string[],
  armed: string | undefined,
): Targets {
  const meant = actions.filter((action) => isMeant(verbOf(action), view, armed));
  return byPlace(meant, (action) => placeOf(action, view));
}

/** Kinds of places where something may lie that cannot be chosen. */
const ASKED_ABOUT = ['court', 'pile', 'hand', 'held', 'location', 'own', 'zone'];

/** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
export function wishAt(
  place: string,
  view: AbyssView,
  armed: string | undefined,
): string | undefined {
  if (!ASKED_ABOUT.includes(kindOf(place))) return undefined;
  return meantAt(place, answersTo(DECISIONS, view.decision?.kind), VERBS, CARD_NOUNS).find(
    (action) => isMeant(verbOf(action), view, armed),
  );
}
