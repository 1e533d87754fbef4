/** The cards of Conspiracy as the browser shows them: their figures, signs and pictures. */

import type { PlaceKind } from '../draw/location';
import type { House, Hue, People } from '../draw/palettes';
import type { Sign } from '../draw/signs';

export const GUILDS = ['politician', 'merchant', 'farmer', 'soldier', 'mage'] as const;
export type Guild = (typeof GUILDS)[number];

export const PEOPLE_OF: Record<Guild, People> = {
  politician: 'squid',
  merchant: 'shellfish',
  farmer: 'seahorse',
  soldier: 'crab',
  mage: 'jellyfish',
};

export const INFLUENCES = [0, 1, 2, 3, 4, 6] as const;
export type Influence = (typeof INFLUENCES)[number];

/** What a lord of each influence brings, as signs. */
export const GAINS: Record<Influence, readonly Sign[]> = {
  0: ['swap'],
  1: ['key-silver'],
  2: ['key-gold'],
  3: ['pearl', 'pearl'],
  4: ['pearl'],
  6: ['herald'],
};

export type Power =
  'force-one' | 'force-two' | 'recall-lords' | 'recall-locations' | 'any-two-keys' | 'search-deck';

export type PointsPer =
  'silver-key' | 'gold-key' | 'pearl-pair' | 'location' | 'strongest' | 'lord';

export interface Place {
  points?: number;
  pearls?: number;
  power?: Power;
  per?: PointsPer;
  guild?: Guild;
  kind: PlaceKind;
  hue: Hue;
}

export const PLACES = {
  citadel: { points: 7, kind: 'citadel', hue: 'abyss' },
  'oyster-garden': { points: 5, pearls: 1, kind: 'oysterGarden', hue: 'rose' },
  'oyster-beds': { points: 4, pearls: 2, kind: 'oysterBeds', hue: 'rose' },
  'oyster-banks': { points: 3, pearls: 3, kind: 'oysterBanks', hue: 'rose' },
  'thousand-locks': { per: 'silver-key', kind: 'locks', hue: 'abyss' },
  'gilded-vault': { per: 'gold-key', kind: 'vault', hue: 'gold' },
  'pearl-exchange': { per: 'pearl-pair', kind: 'exchange', hue: 'ambassador' },
  'crown-lands': { per: 'location', kind: 'crown', hue: 'gold' },
  'narrow-gate': { points: 3, power: 'force-one', kind: 'narrowGate', hue: 'abyss' },
  'twin-gates': { points: 3, power: 'force-two', kind: 'twinGates', hue: 'abyss' },
  'tide-gate': { points: 3, power: 'recall-lords', kind: 'tideGate', hue: 'abyss' },
  'sunken-archive': { points: 3, power: 'recall-locations', kind: 'archive', hue: 'abyss' },
  'locksmiths-alley': { points: 3, power: 'any-two-keys', kind: 'alley', hue: 'ambassador' },
  'hall-of-maps': { points: 3, power: 'search-deck', kind: 'maps', hue: 'abyss' },
  tribune: { per: 'strongest', guild: 'politician', kind: 'tribune', hue: 'squid' },
  'trading-house': { per: 'strongest', guild: 'merchant', kind: 'tradingHouse', hue: 'shellfish' },
  granary: { per: 'strongest', guild: 'farmer', kind: 'granary', hue: 'seahorse' },
  bastion: { per: 'strongest', guild: 'soldier', kind: 'bastion', hue: 'crab' },
  observatory: { per: 'strongest', guild: 'mage', kind: 'observatory', hue: 'jellyfish' },
  'senate-steps': { points: 1, per: 'lord', guild: 'politician', kind: 'steps', hue: 'squid' },
  'great-market': { points: 1, per: 'lord', guild: 'merchant', kind: 'market', hue: 'shellfish' },
  'kelp-gardens': { points: 1, per: 'lord', guild: 'farmer', kind: 'kelp', hue: 'seahorse' },
  barracks: { points: 1, per: 'lord', guild: 'soldier', kind: 'barracks', hue: 'crab' },
  academy: { points: 1, per: 'lord', guild: 'mage', kind: 'academy', hue: 'jellyfish' },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES;

export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];

/** Whose colours a place wears: those of its guild, else those of the ambassadors. */
export const houseOf = ({ guild }: Place): House => (guild ? PEOPLE_OF[guild] : 'ambassador');

/** A piece of what is written on a place: a figure, a sign or the seal of a guild. */
export type Piece = string | { sign: Sign } | { seal: House };

const PER: Record<PointsPer, (place: Place) => Piece[]> = {
  'silver-key': () => ['1', '×', { sign: 'key-silver' }],
  'gold-key': () => ['2', '×', { sign: 'key-gold' }],
  'pearl-pair': () => ['1', '×', { sign: 'pearl' }, { sign: 'pearl' }],
  location: () => ['2', '×', { sign: 'location' }],
  strongest: (place) => [{ sign: 'crown' }, { seal: houseOf(place) }],
  lord: (place) => [String(place.points), '+', '1', '×', { seal: houseOf(place) }],
};

/** What a place is worth at the end, written out. */
export const worth = (place: Place): Piece[] =>
  place.per === undefined ? [String(place.points)] : PER[place.per](place);

const POWERS: Record<Power, readonly Piece[]> = {
  'force-one': [{ sign: 'gate' }, '1'],
  'force-two': [{ sign: 'gate' }, '2'],
  'recall-lords': [{ sign: 'undo' }, { sign: 'lord' }],
  'recall-locations': [{ sign: 'undo' }, { sign: 'location' }],
  'any-two-keys': [{ sign: 'always' }, { sign: 'key-silver' }, { sign: 'key-gold' }],
  'search-deck': [{ sign: 'always' }, { sign: 'search' }],
};

/** What a place does when it is taken, written out. */
export function onTake({ pearls, power }: Place): readonly Piece[] {
  if (pearls !== undefined) return [`+${pearls}`, { sign: 'pearl' }];
  return power === undefined ? [] : POWERS[power];
}
