/** The cards of Conspiracy as the browser shows them: what the rules say, signs and pictures. */

import type { PlaceKind } from '../draw/location';
import type { House, Hue, People } from '../draw/palettes';
import type { Sign } from '../draw/signs';
import {
  LOCATION_CARDS,
  LORD_CARDS,
  type GuildId as Guild,
  type LocationCard,
  type LocationId as PlaceId,
  type LordCard,
} from '../generated/conspiracy';
import { byId } from './card';

export { GUILD_IDS as GUILDS, LOCATION_IDS as PLACE_IDS } from '../generated/conspiracy';
export type { Guild, PlaceId };

export const PEOPLE_OF: Record<Guild, People> = {
  politician: 'squid',
  merchant: 'shellfish',
  farmer: 'seahorse',
  soldier: 'crab',
  mage: 'jellyfish',
};

// ------------------------------------------------------------ lords

export type Influence = LordCard['influence'];

/** Every guild has lords of each influence. */
export const INFLUENCES: readonly Influence[] = [
  ...new Set(LORD_CARDS.map(({ influence }) => influence)),
];

const signsOf = ({ power, key, pearls }: LordCard): readonly Sign[] =>
  power ? [power] : key ? [`key-${key}`] : Array<Sign>(pearls).fill('pearl');

/** What a lord of each influence brings, as signs. */
export const GAINS = Object.fromEntries(
  LORD_CARDS.map((lord) => [lord.influence, signsOf(lord)]),
) as Record<Influence, readonly Sign[]>;

// ------------------------------------------------------------ locations

/** The picture of a place, and its colours. */
const PICTURES: Record<PlaceId, [PlaceKind, Hue]> = {
  citadel: ['citadel', 'abyss'],
  'oyster-garden': ['oysterGarden', 'rose'],
  'oyster-beds': ['oysterBeds', 'rose'],
  'oyster-banks': ['oysterBanks', 'rose'],
  'thousand-locks': ['locks', 'abyss'],
  'gilded-vault': ['vault', 'gold'],
  'pearl-exchange': ['exchange', 'ambassador'],
  'crown-lands': ['crown', 'gold'],
  'narrow-gate': ['narrowGate', 'abyss'],
  'twin-gates': ['twinGates', 'abyss'],
  'tide-gate': ['tideGate', 'abyss'],
  'sunken-archive': ['archive', 'abyss'],
  'locksmiths-alley': ['alley', 'ambassador'],
  'hall-of-maps': ['maps', 'abyss'],
  tribune: ['tribune', 'squid'],
  'trading-house': ['tradingHouse', 'shellfish'],
  granary: ['granary', 'seahorse'],
  bastion: ['bastion', 'crab'],
  observatory: ['observatory', 'jellyfish'],
  'senate-steps': ['steps', 'squid'],
  'great-market': ['market', 'shellfish'],
  'kelp-gardens': ['kelp', 'seahorse'],
  barracks: ['barracks', 'crab'],
  academy: ['academy', 'jellyfish'],
};

export interface Place extends LocationCard {
  kind: PlaceKind;
  hue: Hue;
}

export const PLACES = byId<LocationCard, Place>(LOCATION_CARDS, (place) => {
  const [kind, hue] = PICTURES[place.id];
  return { ...place, kind, hue };
});

/** Whose colours a place wears: those of its guild, else those of the ambassadors. */
export const houseOf = ({ guild }: Place): House => (guild ? PEOPLE_OF[guild] : 'ambassador');

/** A piece of what is written on a place: a figure, a sign or the seal of a guild. */
export type Piece = string | { sign: Sign } | { seal: House };

const PER: Record<NonNullable<LocationCard['points_per']>, (place: Place) => Piece[]> = {
  'silver-key': () => ['1', '×', { sign: 'key-silver' }],
  'gold-key': () => ['2', '×', { sign: 'key-gold' }],
  'pearl-pair': () => ['1', '×', { sign: 'pearl' }, { sign: 'pearl' }],
  location: () => ['2', '×', { sign: 'location' }],
  strongest: (place) => [{ sign: 'crown' }, { seal: houseOf(place) }],
  lord: (place) => [String(place.points), '+', '1', '×', { seal: houseOf(place) }],
};

/** What a place is worth at the end, written out. */
export const worth = (place: Place): Piece[] =>
  place.points_per === null ? [String(place.points)] : PER[place.points_per](place);

const POWERS: Record<NonNullable<LocationCard['power']>, readonly Piece[]> = {
  'force-one': [{ sign: 'gate' }, '1'],
  'force-two': [{ sign: 'gate' }, '2'],
  'recall-lords': [{ sign: 'undo' }, { sign: 'lord' }],
  'recall-locations': [{ sign: 'undo' }, { sign: 'location' }],
  'any-two-keys': [{ sign: 'always' }, { sign: 'key-silver' }, { sign: 'key-gold' }],
  'search-deck': [{ sign: 'always' }, { sign: 'search' }],
};

/** What a place does when it is taken, written out. */
export function onTake({ pearls, power }: Place): readonly Piece[] {
  if (pearls) return [`+${pearls}`, { sign: 'pearl' }];
  return power === null ? [] : POWERS[power];
}
