/** Where on the table an action is chosen. Places are named as in `data-at`. */

import type { DecisionId, VERBS } from '../../generated/abyss';
import { verbOf } from '../notation';
import { byPlace, type Targets } from '../targets';
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
  switch (verb) {
    case 'explore':
    case 'explore-on':
      return 'deck';
    case 'plot':
      return 'lord-deck';
    case 'take-pile':
    case 'dissolve':
      return `pile:${args['race']}`;
    case 'recruit':
    case 'replace':
    case 'take-lord':
      return `court:${args['lord']}`;
    case 'buy':
    case 'take-ally':
    case 'fight':
      return `track:${view.track.length}`;
    case 'sell':
    case 'pay':
    case 'discard':
    case 'attack-with':
      return `hand:${args['ally']}`;
    case 'affiliate':
      return `paid:${args['ally']}`;
    case 'disable':
      return `seat:${view.decision?.seat2}:lord:${args['lord']}`;
    case 'hunt':
      return `seat:${args['seat']}:tokens:${args['pile']}`;
    case 'send':
      return `seat:${args['seat']}`;
    case 'give-up':
      return `held:${args['location']}`;
    case 'take': {
      const location = String(args['location']);
      const faceUp = ['location', 'exchange'].includes(view.decision?.kind ?? '');
      return faceUp ? `location:${location}` : `drawn:${location}`;
    }
    case 'use-key':
    case 'dismiss':
      return `own:${args['lord']}`;
    case 'attack':
    case 'strike':
    case 'place':
      return `zone:${args['zone']}`;
    case 'reveal':
      return `token:${args['token']}`;
    default:
      return undefined;
  }
}

/** Lords of mine whose turn power can be used before the action: it must be meant, not hit by chance. */
export function armable(view: AbyssView, actions: readonly string[]): string[] {
  if (view.decision?.kind !== 'turn') return [];
  const verbs = new Set(actions.map(verbOf));
  return Object.keys(TURN_POWERS).filter((lord) => verbs.has(TURN_POWERS[lord] ?? ''));
}

/** What can be chosen where; a power that is armed comes before everything else. */
export function targets(
  view: AbyssView,
  actions: readonly string[],
  armed: string | undefined,
): Targets {
  const wanted = armed === undefined ? undefined : TURN_POWERS[armed];
  const open = actions.filter((action) => {
    const verb = verbOf(action);
    return wanted ? verb === wanted : view.decision?.kind !== 'turn' || !isPower(verb);
  });
  return byPlace(open, (action) => placeOf(action, view));
}

/** By kind of decision, what somebody wants who points at a place of some kind. */
const WISHES: Record<string, Record<string, string>> = {
  turn: { court: 'recruit', pile: 'take-pile' },
  powers: { hand: 'sell', pile: 'dissolve', court: 'replace' },
  council: { pile: 'take-pile' },
  pay: { hand: 'pay' },
  jail: { hand: 'discard' },
  disarm: { hand: 'discard' },
  'lose-allies': { hand: 'discard' },
  'martial-law': { hand: 'discard' },
  illusion: { held: 'give-up' },
  exchange: { location: 'take' },
  corrupt: { court: 'take-lord' },
  usurp: { court: 'take-lord' },
  betray: { own: 'dismiss' },
  scheme: { own: 'dismiss' },
  'lose-lord': { own: 'dismiss' },
  location: { location: 'take' },
  keys: { own: 'use-key' },
  target: { zone: 'attack' },
  attack: { hand: 'attack-with' },
  strike: { zone: 'strike' },
  breed: { zone: 'place' },
} satisfies Partial<Record<DecisionId, Record<string, keyof typeof VERBS>>>;
const NOUNS: Record<string, string> = {
  court: 'lord:',
  own: 'lord:',
  hand: 'ally:',
  held: 'location:',
  location: 'location:',
  zone: 'zone:',
};

/** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
export function wishAt(
  place: string,
  view: AbyssView,
  armed: string | undefined,
): string | undefined {
  const [kind = '', id = ''] = place.split(':');
  const kinds = armed === undefined ? WISHES[view.decision?.kind ?? ''] : WISHES['powers'];
  const verb = kinds?.[kind];
  if (verb === undefined || (armed !== undefined && verb !== TURN_POWERS[armed])) return undefined;
  return `${verb} ${NOUNS[kind] ?? ''}${id}`;
}
