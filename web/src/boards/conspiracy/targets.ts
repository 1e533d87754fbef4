/** Where on the table an action is chosen. Places are named as in `data-at`. */

import { DECISIONS } from '../../generated/conspiracy';
import { answersTo, filled } from '../targets';
import { parse } from './notation';
import type { ConspiracyView } from './view';

/** Drawing from a deck has no place of its own: the decision bar asks how many. A swap has two. */
export function placeOf(notation: string, view: ConspiracyView): string | undefined {
  const { verb, args } = parse(notation);
  const [pattern, another] = answersTo(DECISIONS, view.decision?.kind)[verb] ?? [];
  return pattern && !another ? filled(pattern, args) : undefined;
}

/** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
export function wishAt(place: string): string | undefined {
  const [kind, id] = place.split(':');
  if (kind === 'pile') return `take-pile ${id}`;
  return kind === 'location' ? `take location:${id}` : undefined;
}
