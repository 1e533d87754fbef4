/** What a seat may know of a game of Conspiracy. */

import { byId } from '../../cards/card';
import { LORD_CARDS, type LordCard, type LordId } from '../../generated/conspiracy';

export {
  SPOTS,
  type ConspiracyView,
  type LordId,
  type SeatView,
  type Spot,
} from '../../generated/conspiracy';

const LORDS = byId(LORD_CARDS);

export function lordOf(id: LordId): Pick<LordCard, 'guild' | 'influence'> {
  const { guild, influence } = LORDS[id];
  return { guild, influence };
}

/** The key that a lord shows, if it does. */
export const keyOf = (id: LordId): LordCard['key'] => LORDS[id].key;

/** Whether a lord shows a key, and so never moves. */
export const showsKey = (id: LordId): boolean => keyOf(id) !== null;
