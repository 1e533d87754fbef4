/** Where on the table an action is chosen. Places are named as in `data-at`. */

import { parse } from './notation';
import type { ConspiracyView } from './view';

/** Drawing from a deck has no place of its own: the decision bar asks how many. A swap has two. */
export function placeOf(notation: string, view: ConspiracyView): string | undefined {
  const { verb, args } = parse(notation);
  switch (verb) {
    case 'take-pile':
      return `pile:${args['guild']}`;
    case 'keep':
    case 'return':
    case 'place':
      return `hand:${args['lord']}`;
    case 'take': {
      const faceUp = (view.revealed as string[]).includes(String(args['location']));
      return `${faceUp ? 'location' : 'claim'}:${args['location']}`;
    }
    default:
      return undefined;
  }
}

/** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
export function wishAt(place: string): string | undefined {
  const [kind, id] = place.split(':');
  if (kind === 'pile') return `take-pile ${id}`;
  return kind === 'location' ? `take location:${id}` : undefined;
}
