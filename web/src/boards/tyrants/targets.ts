/** Where on the table an action is chosen. Places are named as in `data-at`. */

import type { Args } from '../../api/types';
import { CARD_NOUNS, DECISIONS, VERBS } from '../../generated/tyrants';
import { verbOf } from '../notation';
import { answersTo, byPlace, filled, kindOf, meantAt, type Targets } from '../targets';
import type { MapTarget } from './map/targets';
import { parse } from './notation';
import {
  inPlay,
  isStack,
  seatOf,
  type CardId,
  type House,
  type Troop,
  type TyrantsView,
} from './view';

/** Which of several places it is: a card is recruited from a stack or the row, and what is paid lies
 * where the cost says. */
function kindMeant(verb: string, args: Args, view: TyrantsView): string | undefined {
  if (verb === 'recruit') return isStack(String(args['card'])) ? 'stack' : 'row';
  return view.decision?.cost === 'devour-from-circle' ? 'circle' : undefined;
}

export function placeOf(notation: string, view: TyrantsView): string | undefined {
  const { verb, args } = parse(notation);
  const patterns = answersTo(DECISIONS, view.decision?.kind)[verb] ?? [];
  const meant = kindMeant(verb, args, view);
  const pattern = patterns.find((one) => kindOf(one) === meant) ?? patterns[0];
  const house = view.seats[view.decision?.seat ?? 0]?.house;
  const seat = seatOf(view, String(args['house']));
  return pattern && filled(pattern, { house, ...args, seat });
}

/** What of the map an action is about: a troop, a spy, or the room for one. */
export function mapTarget(
  notation: string,
  view: TyrantsView,
): Omit<MapTarget, 'action' | 'label'> | undefined {
  const [kind, place = '', piece] = placeOf(notation, view)?.split(':') ?? [];
  switch (kind) {
    case 'room':
      return { place, arrives: 'troop' };
    case 'spy-room':
      return { place, arrives: 'spy' };
    case 'troop':
      return { place, troop: piece as Troop };
    case 'spy':
      return { place, spy: piece as House };
    default:
      return undefined;
  }
}

/** What can be chosen where. */
export const targets = (view: TyrantsView, actions: readonly string[]): Targets =>
  byPlace(actions, (action) => placeOf(action, view));

/** Kinds of places where something may lie that cannot be chosen. */
const ASKED_ABOUT = [
  'room',
  'spy-room',
  'troop',
  'spy',
  'row',
  'stack',
  'devoured',
  'hand',
  'played',
  'trophy',
];

/** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
export function wishAt(place: string, view: TyrantsView): string | undefined {
  const kind = view.decision?.kind;
  if (!ASKED_ABOUT.includes(kindOf(place))) return undefined;
  // What is paid depends on the cost, and for nothing the devoured card is no wish.
  if (kind === 'pay' || (place === 'devoured' && kind !== 'turn')) return undefined;
  const [action] = meantAt(place, answersTo(DECISIONS, kind), VERBS, CARD_NOUNS);
  // Only troops of houses can be returned: white has no barracks.
  return action?.startsWith('return-troop') && action.endsWith('white') ? undefined : action;
}

/** What could still be done before the turn ends. */
export function left(view: TyrantsView, actions: readonly string[]): string[] {
  const verbs = new Set(actions.map(verbOf));
  const reasons: string[] = [];
  if (verbs.has('play')) reasons.push('cards');
  if (['deploy', 'take-point', 'assassinate', 'return-spy'].some((verb) => verbs.has(verb))) {
    reasons.push('power');
  }
  if (verbs.has('recruit') || verbs.has('recruit-devoured')) reasons.push('influence');
  return view.decision?.kind === 'turn' ? reasons : [];
}

/** Cards to choose from that have to be laid out: a pile, the inner circle, the play area. */
export function picked(
  view: TyrantsView,
  actions: readonly string[],
): { place: string; cards: CardId[] } | undefined {
  const own = view.seats[view.decision?.seat ?? 0];
  const places = new Set(actions.map((action) => kindOf(placeOf(action, view) ?? '')));
  if (!own) return undefined;
  if (places.has('effect')) return { place: 'effect', cards: view.end_effects };
  if (places.has('played')) return { place: 'played', cards: inPlay(view) };
  if (places.has('discarded')) return { place: 'discarded', cards: own.discard };
  return places.has('circle') ? { place: 'circle', cards: own.circle } : undefined;
}

/** Places of cards that are chosen by number keys, in the order in which they lie. */
export function numbered(view: TyrantsView, actions: readonly string[]): string[] {
  const open = targets(view, actions);
  const { place = 'hand', cards = view.seats[view.viewer ?? 0]?.hand ?? [] } =
    picked(view, actions) ?? {};
  const places = [...new Set(cards)].map((card) => `${place}:${card}`);
  return places.filter((one) => open.has(one)).slice(0, 9);
}
