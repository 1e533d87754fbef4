/** The cards of Abyss and Leviathan as the browser shows them: what the rules say, signs and pictures. */

import { nth } from '../draw/chance';
import type { EmblemName } from '../draw/abyss/emblems';
import type { BeastKind } from '../draw/abyss/leviathan';
import type { PlaceKind } from '../draw/location';
import { PEOPLES, type House, type Hue } from '../draw/palettes';
import type { Sign } from '../draw/signs';
import {
  ALLY_CARDS,
  GUILD_IDS,
  GUILD_RACE,
  LEVIATHAN_CARDS,
  LOCATION_CARDS,
  LORD_CARDS,
  type AllyCard,
  type GuildId as Guild,
  type LeviathanCard,
  type LeviathanId,
  type LocationCard,
  type LocationId,
  type LordCard,
  type LordId,
  type RaceId as Race,
  type TokenId,
} from '../generated/abyss';
import { byId, named } from './card';

export {
  ALLY_IDS,
  GUILD_IDS as GUILDS,
  LEVIATHAN_IDS,
  LOCATION_IDS as PLACE_IDS,
  LORD_IDS,
  PILE_IDS as PILES,
  RACE_IDS as RACES,
  TOKEN_IDS as NEW_TOKEN_IDS,
  TOKEN_INFLUENCE,
  WITHOUT_LEVIATHAN,
  type PileId as Pile,
} from '../generated/abyss';
export type { Guild, Race };

/** Whose sign and colours a guild wears: those of the race it needs. */
export const HOUSE_OF = Object.fromEntries(
  GUILD_IDS.map((guild) => [guild, GUILD_RACE[guild] ?? 'ambassador']),
) as Record<Guild, House>;

// ------------------------------------------------------------ allies

export const MONSTER = 'monster';

const ALLIES = byId(ALLY_CARDS);
export const allyOf = (id: string): AllyCard => named(ALLIES, id);

export const EFFECT_SIGN: Record<NonNullable<AllyCard['effect']>, Sign> = {
  pearls: 'pearl',
  dice: 'dice',
};

// ------------------------------------------------------------ lords

/** What a lord carries; one that is not here has nothing in its hands. */
const EMBLEMS: Partial<Record<LordId, EmblemName>> = {
  recruiter: 'horn',
  jailer: 'shackles',
  seeker: 'bowl',
  assassin: 'dagger',
  commander: 'standard',
  tamer: 'whip',
  hunter: 'trident',
  'ship-master': 'anchor',
  trader: 'scales',
  peddler: 'sack',
  landlord: 'house',
  slaver: 'chain',
  shopkeeper: 'coins',
  shaman: 'moon',
  invoker: 'hourglass',
  apprentice: 'book',
  oracle: 'eye',
  alchemist: 'flask',
  illusionist: 'mask',
  'master-of-magic': 'staff',
  opportunist: 'cards',
  corruptor: 'gemmedRing',
  traitor: 'snake',
  diplomat: 'branch',
  treasurer: 'chest',
  schemer: 'web',
  keeper: 'lantern',
  reaper: 'scythe',
  shepherd: 'crook',
  miller: 'wheel',
  aquaculturalist: 'fish',
  landowner: 'sheaf',
  sage: 'scroll',
  hermit: 'lamp',
  elder: 'crozier',
  intrepid: 'shield',
  'border-guard': 'gatehouse',
  taxidermist: 'bones',
  'arms-dealer': 'swords',
  metamorph: 'swirl',
  sorcerer: 'bolt',
  altruist: 'heart',
  rebel: 'torch',
  coward: 'snail',
  breeder: 'egg',
};

export interface Lord extends LordCard {
  emblem: EmblemName | undefined;
}

export const LORDS = byId<LordCard, Lord>(LORD_CARDS, (lord) => ({
  ...lord,
  emblem: EMBLEMS[lord.id],
}));
export const lordOf = (id: string): Lord => named(LORDS, id);

export const TIMING_SIGNS: Record<NonNullable<LordCard['timing']>, readonly Sign[]> = {
  once: ['once'],
  permanent: ['always'],
  'permanent+recruit': ['once', 'always'],
  turn: ['turn'],
};

/** The ornament of a lord: 3 … 12 influence as a rank of 0 … 6. */
export const rankOf = ({ guild, influence }: Lord): number =>
  guild === 'ambassador' ? 5 : nth([0, 0, 0, 0, 1, 1, 2, 3, 4, 4, 5, 6, 6], influence);

/** A part of a price: a race that must be among the allies, or any other. */
export type Bubble = { race: Race; big: boolean } | 'any';

/** The races of a price: the mandatory one first and big; an ambassador needs all five. */
export function bubblesOf({ guild, races }: Lord): readonly Bubble[] {
  const house = HOUSE_OF[guild];
  if (house === 'ambassador') return PEOPLES.map((race) => ({ race, big: false }));
  return [{ race: house, big: true }, ...Array<Bubble>(races - 1).fill('any')];
}

// ------------------------------------------------------------ locations

/** The picture of a place, and its colours. */
const PICTURES: Record<LocationId, [PlaceKind, Hue]> = {
  'sargasso-silos': ['granary', 'seahorse'],
  'hydrozoa-reserves': ['reserves', 'jellyfish'],
  sanctuary: ['academy', 'jellyfish'],
  parliament: ['steps', 'squid'],
  barracks: ['barracks', 'crab'],
  dockworks: ['docks', 'shellfish'],
  'sargasso-fields': ['kelp', 'seahorse'],
  abyss: ['heart', 'abyss'],
  'city-of-mirrors': ['mirrors', 'ambassador'],
  'black-smokers': ['vents', 'crab'],
  'oceanic-senate-assembly': ['tribune', 'squid'],
  depths: ['depths', 'abyss'],
  'throne-room': ['crown', 'gold'],
  jail: ['jail', 'abyss'],
  chasm: ['chasm', 'crab'],
  'closed-tower': ['closedTower', 'ambassador'],
  'lost-tower': ['lostTower', 'rose'],
  'chamber-of-allies': ['chamber', 'ambassador'],
  'nest-of-giant-clams': ['oysterBeds', 'shellfish'],
  'coral-barrier': ['reef', 'rose'],
};

export interface Place extends LocationCard {
  kind: PlaceKind;
  hue: Hue;
}

export const PLACES = byId<LocationCard, Place>(LOCATION_CARDS, (place) => {
  const [kind, hue] = PICTURES[place.id];
  return { ...place, kind, hue };
});
export const placeOf = (id: string): Place => named(PLACES, id);

/** Whose colours a place wears: those of the guild or race it counts, else those of the ambassadors. */
export function houseOf({ of }: Place): House {
  if (of === null) return 'ambassador';
  return of in HOUSE_OF ? HOUSE_OF[of as Guild] : (of as Race);
}

/** A figure, or a sign or seal with a smaller sign at its side that says more. */
export type Piece =
  string | { sign: Sign; badge?: Sign | undefined } | { seal: House; badge: Sign };

const COUNTED: Record<LocationCard['points_per'], (place: Place) => Piece[]> = {
  lords: (of) => [of.of ? { seal: houseOf(of), badge: 'lord' } : { sign: 'lord' }],
  affiliated: (of) => [of.of ? { seal: houseOf(of), badge: 'ally' } : { sign: 'ally' }],
  guilds: () => [{ sign: 'ambassador', badge: 'lord' }],
  copy: () => [{ sign: 'location' }],
  search: () => [],
  'weakest-lord': () => [{ sign: 'lord', badge: 'weakest' }],
  'strongest-lord': () => [{ sign: 'lord', badge: 'strongest' }],
  'lords-with-key': () => [{ sign: 'lord', badge: 'key' }],
  'lords-without-key': () => [{ sign: 'lord', badge: 'no-key' }],
  'weakest-affiliated': () => [{ sign: 'ally', badge: 'weakest' }],
};

/** What a place is worth at the end, written out. */
export function worth(place: Place): Piece[] {
  const { points, points_each: each, points_per: per } = place;
  const counted = COUNTED[per](place);
  if (!counted.length) return [String(points)];
  if (each < 0) return [String(points), '−', ...counted];
  const times: Piece[] = each > 1 ? [String(each), '×', ...counted] : counted;
  return points ? [String(points), '+', ...times] : each > 1 ? times : ['=', ...times];
}

/** What a place does when it is taken, written out. */
export const onTake = ({ points_per: per }: Place): Piece[] =>
  per === 'search' ? [{ sign: 'search' }, { sign: 'location' }] : [];

// ------------------------------------------------------------ leviathans

const KINDS: Record<LeviathanId, BeastKind> = {
  'veiled-mother': 'mother',
  'drifting-shroud': 'ray',
  'crown-of-stings': 'urchin',
  'glass-bell': 'bell',
  'reef-grinder': 'angler',
  'shell-warden': 'clam',
  'hinge-jaw': 'gulper',
  'spiral-horn': 'nautilus',
  'ink-tyrant': 'kraken',
  'many-arms': 'maw',
  'deep-grasp': 'grasp',
  'coil-eye': 'coil',
  'long-mane': 'serpent',
  'bridled-wyrm': 'wyrm',
  'river-steed': 'steed',
  'curl-tail': 'curled',
  'old-carapace': 'colossus',
  'pincer-king': 'pincer',
  'red-bulwark': 'bulwark',
  'mud-claw': 'mud',
};

export interface Leviathan extends LeviathanCard {
  kind: BeastKind;
}

export const LEVIATHANS = byId<LeviathanCard, Leviathan>(LEVIATHAN_CARDS, (beast) => ({
  ...beast,
  kind: KINDS[beast.id],
}));
export const leviathanOf = (id: string): Leviathan => named(LEVIATHANS, id);

export const PENALTY_SIGN: Record<LeviathanCard['penalty'], Sign> = {
  wounds: 'wound',
  pearls: 'pearl',
  allies: 'ally',
  lord: 'lord',
};

// ------------------------------------------------------------ tokens

/** What a new token gives when it is revealed. */
const NEW_TOKENS: Record<TokenId, readonly (Sign | number)[]> = {
  'two-pearls': [2, 'pearl'],
  'three-pearls': [3, 'pearl'],
  key: ['key'],
  council: ['council'],
};

export const givenBy = (token: string): readonly (Sign | number)[] => named(NEW_TOKENS, token);
