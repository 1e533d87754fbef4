/** Where on the table an action is chosen. Places are named as in `data-at`. */

import type { DecisionId, VERBS } from '../../generated/tyrants';
import type { MapTarget } from './map/targets';
import { verbOf } from '../notation';
import { byPlace, type Targets } from '../targets';
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

/** Where a card lies that is paid with or chosen, by what may be paid. */
const PAID_FROM: Record<string, string> = { 'devour-from-circle': 'circle' };

export function placeOf(notation: string, view: TyrantsView): string | undefined {
  const { verb, args } = parse(notation);
  const kind = view.decision?.kind ?? '';
  switch (verb) {
    case 'start':
    case 'deploy':
    case 'put':
      return `room:${args['site'] ?? args['place']}`;
    case 'place-spy':
      return `spy-room:${args['site']}`;
    case 'assassinate':
    case 'supplant':
    case 'lift':
      return `troop:${args['place']}:${args['troop']}`;
    case 'return-troop':
      return `troop:${args['place']}:${args['house']}`;
    case 'return-spy':
      return `spy:${args['site']}:${args['house']}`;
    case 'recall':
      return `spy:${args['site']}:${view.seats[view.decision?.seat ?? 0]?.house}`;
    case 'play':
      if (kind === 'play-market') return `row:${args['card']}`;
      return kind === 'play-circle' ? `circle:${args['card']}` : `hand:${args['card']}`;
    case 'recruit':
      return isStack(String(args['card'])) ? `stack:${args['card']}` : `row:${args['card']}`;
    case 'recruit-devoured':
      return 'devoured';
    case 'end-turn':
      return 'end-turn';
    case 'choose':
      return `option:${args['option']}`;
    case 'reveal':
    case 'discard':
      return `hand:${args['card']}`;
    case 'devour':
      if (kind === 'devour-market') return `row:${args['card']}`;
      return `${PAID_FROM[view.decision?.cost ?? ''] ?? 'hand'}:${args['card']}`;
    case 'promote':
      return kind === 'promote' ? `played:${args['card']}` : `discarded:${args['card']}`;
    case 'promote-held':
      return `hand:${args['card']}`;
    case 'choose-player':
      return `seat:${seatOf(view, String(args['house']))}`;
    case 'take-trophy':
      return `trophy:${args['house']}:${args['troop']}`;
    case 'resolve':
      return `effect:${args['card']}`;
    default:
      return undefined;
  }
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

/** By kind of decision, what somebody wants who points at a place of some kind. */
const WISHES: Record<string, Record<string, string>> = {
  start: { room: 'start' },
  turn: {
    room: 'deploy',
    troop: 'assassinate',
    spy: 'return-spy',
    row: 'recruit',
    stack: 'recruit',
    devoured: 'recruit-devoured',
  },
  focus: { hand: 'reveal' },
  deploy: { room: 'deploy' },
  assassinate: { troop: 'assassinate' },
  supplant: { troop: 'supplant' },
  move: { troop: 'lift' },
  put: { room: 'put' },
  return: { troop: 'return-troop', spy: 'return-spy' },
  'place-spy': { 'spy-room': 'place-spy', room: 'place-spy' },
  recall: { spy: 'recall' },
  'devour-market': { row: 'devour' },
  promote: { played: 'promote' },
  'recruit-free': { row: 'recruit', stack: 'recruit' },
  discard: { hand: 'discard' },
  trophy: { trophy: 'take-trophy' },
  redeploy: { room: 'put' },
  'play-market': { row: 'play' },
} satisfies Partial<Record<DecisionId, Record<string, keyof typeof VERBS>>>;
const CARDS = ['hand', 'row', 'stack', 'played', 'circle'];

/** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
export function wishAt(place: string, view: TyrantsView): string | undefined {
  const [kind = '', ...ids] = place.split(':');
  const verb = WISHES[view.decision?.kind ?? '']?.[kind];
  if (verb === undefined) return undefined;
  const [id = '', other = ''] = ids;
  if (CARDS.includes(kind)) return `${verb} card:${id}`;
  if (kind === 'devoured') return verb;
  if (kind === 'room' || kind === 'spy-room' || verb === 'recall') return `${verb} ${id}`;
  // Only troops of houses can be returned: white has no barracks.
  if (verb === 'return-troop' && other === 'white') return undefined;
  return `${verb} ${id} ${other}`;
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
  const places = new Set(actions.map((action) => placeOf(action, view)?.split(':')[0] ?? ''));
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
