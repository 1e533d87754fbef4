/** The cards of Abyss and Leviathan as the browser shows them: their figures, signs and pictures. */

import { nth } from '../draw/chance';
import type { EmblemName } from '../draw/abyss/emblems';
import type { BeastKind } from '../draw/abyss/leviathan';
import type { PlaceKind } from '../draw/location';
import { PEOPLES, type House, type Hue, type People } from '../draw/palettes';
import type { Sign } from '../draw/signs';

export const GUILDS = [
  'mage',
  'soldier',
  'farmer',
  'merchant',
  'politician',
  'ambassador',
] as const;
export type Guild = (typeof GUILDS)[number];

/** Races are called as the peoples of the drawings are. */
export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = People;

/** Whose sign and colours a guild wears: those of the race it needs. */
export const HOUSE_OF: Record<Guild, House> = {
  mage: 'jellyfish',
  soldier: 'crab',
  farmer: 'seahorse',
  merchant: 'shellfish',
  politician: 'squid',
  ambassador: 'ambassador',
};

/** The entry of a table that an id of the game names. */
function named<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = table[id];
  if (found === undefined) throw new RangeError(`there is no card ${id}`);
  return found;
}

// ------------------------------------------------------------ allies

export type Effect = 'pearls' | 'dice';

export interface Ally {
  race: Race;
  value: number;
  /** What it does when it is the one that attacks a leviathan. */
  effect: Effect | undefined;
}

/** Values and effects that each race has. */
export const ALLY_KINDS = ['1', '2', '3', '4', '5', '1-pearls', '2-pearls', '3-dice', '4-dice'];
export const ALLY_IDS = RACES.flatMap((race) => ALLY_KINDS.map((kind) => `${race}-${kind}`));
export const MONSTER = 'monster';

export const EFFECT_SIGN: Record<Effect, Sign> = { pearls: 'pearl', dice: 'dice' };

export function allyOf(id: string): Ally {
  const [race, value, effect] = id.split('-');
  if (!ALLY_IDS.includes(id)) throw new RangeError(`there is no ally ${id}`);
  return { race: race as Race, value: Number(value), effect: effect as Effect | undefined };
}

// ------------------------------------------------------------ lords

export type Timing = 'once' | 'permanent' | 'permanent+recruit' | 'turn';

export interface Lord {
  guild: Guild;
  influence: number;
  keys: number;
  cost: number;
  /** How many races its price shows. */
  races: number;
  /** When its power works; nothing if it has none. */
  timing: Timing | undefined;
  /** The number in the rules; its portrait is drawn from it. */
  seed: number;
  /** What it carries. */
  emblem: EmblemName;
  leviathan: boolean;
}

const lord = (
  seed: number,
  emblem: EmblemName,
  guild: Guild,
  influence: number,
  keys: number,
  cost: number,
  races: number,
  timing?: Timing,
): Lord => ({
  guild,
  influence,
  keys,
  cost,
  races,
  timing,
  seed,
  emblem,
  leviathan: seed > 200,
});

export const LORDS: Readonly<Record<string, Lord>> = {
  recruiter: lord(1, 'horn', 'soldier', 4, 1, 10, 2, 'permanent'),
  jailer: lord(2, 'shackles', 'soldier', 7, 0, 6, 3, 'once'),
  seeker: lord(3, 'bowl', 'soldier', 7, 0, 7, 2, 'once'),
  assassin: lord(4, 'dagger', 'soldier', 6, 0, 10, 1, 'once'),
  commander: lord(5, 'standard', 'soldier', 4, 1, 8, 1, 'permanent+recruit'),
  tamer: lord(6, 'whip', 'soldier', 4, 1, 6, 3, 'permanent'),
  hunter: lord(7, 'trident', 'soldier', 6, 0, 8, 2, 'once'),
  'ship-master': lord(8, 'anchor', 'merchant', 5, 1, 6, 3, 'permanent'),
  trader: lord(9, 'scales', 'merchant', 9, 0, 10, 3, 'once'),
  peddler: lord(10, 'sack', 'merchant', 9, 0, 8, 1, 'once'),
  landlord: lord(11, 'house', 'merchant', 5, 1, 10, 2, 'permanent+recruit'),
  slaver: lord(12, 'chain', 'merchant', 5, 1, 8, 1, 'turn'),
  shopkeeper: lord(13, 'coins', 'merchant', 9, 0, 6, 3, 'once'),
  shaman: lord(14, 'moon', 'mage', 5, 1, 6, 3, 'permanent'),
  invoker: lord(15, 'hourglass', 'mage', 8, 0, 8, 1, 'once'),
  apprentice: lord(16, 'book', 'mage', 9, 0, 6, 3, 'once'),
  oracle: lord(17, 'eye', 'mage', 5, 1, 8, 2, 'turn'),
  alchemist: lord(18, 'flask', 'mage', 5, 1, 7, 1, 'permanent'),
  illusionist: lord(19, 'mask', 'mage', 9, 0, 10, 1, 'once'),
  'master-of-magic': lord(20, 'staff', 'mage', 6, 1, 10, 3, 'permanent'),
  opportunist: lord(21, 'cards', 'politician', 5, 1, 6, 3, 'turn'),
  corruptor: lord(22, 'gemmedRing', 'politician', 6, 0, 10, 1, 'once'),
  traitor: lord(23, 'snake', 'politician', 6, 0, 12, 3, 'once'),
  diplomat: lord(24, 'branch', 'politician', 5, 1, 8, 1, 'permanent'),
  treasurer: lord(25, 'chest', 'politician', 5, 1, 10, 2, 'permanent'),
  schemer: lord(26, 'web', 'politician', 6, 0, 8, 3, 'once'),
  keeper: lord(27, 'lantern', 'farmer', 6, 1, 6, 3),
  reaper: lord(28, 'scythe', 'farmer', 6, 1, 7, 2),
  shepherd: lord(29, 'crook', 'farmer', 6, 1, 8, 1),
  miller: lord(30, 'wheel', 'farmer', 10, 0, 8, 2),
  aquaculturalist: lord(31, 'fish', 'farmer', 11, 0, 9, 3),
  landowner: lord(32, 'sheaf', 'farmer', 12, 0, 10, 1),
  sage: lord(33, 'scroll', 'ambassador', 4, 3, 10, 5, 'once'),
  hermit: lord(34, 'lamp', 'ambassador', 5, 3, 10, 5, 'once'),
  elder: lord(35, 'crozier', 'ambassador', 3, 3, 10, 5, 'once'),
  intrepid: lord(201, 'shield', 'soldier', 4, 1, 6, 1, 'permanent'),
  'border-guard': lord(202, 'gatehouse', 'soldier', 6, 0, 8, 2, 'once'),
  taxidermist: lord(203, 'bones', 'merchant', 5, 1, 6, 1, 'permanent'),
  'arms-dealer': lord(204, 'swords', 'merchant', 7, 0, 8, 2, 'once'),
  metamorph: lord(205, 'swirl', 'mage', 5, 1, 6, 1, 'permanent'),
  sorcerer: lord(206, 'bolt', 'mage', 7, 0, 8, 2, 'once'),
  altruist: lord(207, 'heart', 'politician', 5, 1, 6, 1, 'permanent'),
  rebel: lord(208, 'torch', 'politician', 7, 0, 8, 2, 'once'),
  coward: lord(209, 'snail', 'farmer', 8, 1, 8, 1, 'permanent'),
  breeder: lord(210, 'egg', 'farmer', 10, 0, 10, 2, 'once'),
};

export const LORD_IDS = Object.keys(LORDS);
export const lordOf = (id: string): Lord => named(LORDS, id);

/** Lords that stay in the box when Leviathan is played. */
export const WITHOUT_LEVIATHAN = ['tamer'];

export const TIMING_SIGNS: Record<Timing, readonly Sign[]> = {
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

export type PointsPer =
  | 'lords'
  | 'affiliated'
  | 'guilds'
  | 'copy'
  | 'search'
  | 'weakest-lord'
  | 'strongest-lord'
  | 'lords-with-key'
  | 'lords-without-key'
  | 'weakest-affiliated';

export interface Place {
  points: number;
  each: number;
  per: PointsPer;
  /** The guild or race that is counted. */
  of: Guild | Race | undefined;
  kind: PlaceKind;
  hue: Hue;
}

const place = (
  kind: PlaceKind,
  hue: Hue,
  points: number,
  each: number,
  per: PointsPer,
  of?: Guild | Race,
): Place => ({ points, each, per, of, kind, hue });

export const PLACES: Readonly<Record<string, Place>> = {
  'sargasso-silos': place('granary', 'seahorse', 5, 2, 'lords', 'farmer'),
  'hydrozoa-reserves': place('reserves', 'jellyfish', 6, 2, 'lords', 'mage'),
  sanctuary: place('academy', 'jellyfish', 4, 3, 'affiliated', 'jellyfish'),
  parliament: place('steps', 'squid', 6, 2, 'lords', 'politician'),
  barracks: place('barracks', 'crab', 7, 2, 'lords', 'soldier'),
  dockworks: place('docks', 'shellfish', 5, 2, 'lords', 'merchant'),
  'sargasso-fields': place('kelp', 'seahorse', 3, 3, 'affiliated', 'seahorse'),
  abyss: place('heart', 'abyss', 0, 2, 'guilds'),
  'city-of-mirrors': place('mirrors', 'ambassador', 0, 1, 'copy'),
  'black-smokers': place('vents', 'crab', 0, 0, 'search'),
  'oceanic-senate-assembly': place('tribune', 'squid', 4, 3, 'affiliated', 'squid'),
  depths: place('depths', 'abyss', 0, 2, 'weakest-lord'),
  'throne-room': place('crown', 'gold', 0, 1, 'strongest-lord'),
  jail: place('jail', 'abyss', 15, -1, 'lords'),
  chasm: place('chasm', 'crab', 5, 3, 'affiliated', 'crab'),
  'closed-tower': place('closedTower', 'ambassador', 0, 3, 'lords-with-key'),
  'lost-tower': place('lostTower', 'rose', 0, 3, 'lords-without-key'),
  'chamber-of-allies': place('chamber', 'ambassador', 3, 1, 'weakest-affiliated'),
  'nest-of-giant-clams': place('oysterBeds', 'shellfish', 3, 3, 'affiliated', 'shellfish'),
  'coral-barrier': place('reef', 'rose', 20, -1, 'affiliated'),
};

export const PLACE_IDS = Object.keys(PLACES);
export const placeOf = (id: string): Place => named(PLACES, id);

/** Whose colours a place wears: those of the guild or race it counts, else those of the ambassadors. */
export function houseOf({ of }: Place): House {
  if (of === undefined) return 'ambassador';
  return (HOUSE_OF as Partial<Record<string, House>>)[of] ?? (of as Race);
}

/** A figure, or a sign or seal with a smaller sign at its side that says more. */
export type Piece =
  string | { sign: Sign; badge?: Sign | undefined } | { seal: House; badge: Sign };

const COUNTED: Record<PointsPer, (place: Place) => Piece[]> = {
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
  const { points, each, per } = place;
  const counted = COUNTED[per](place);
  if (!counted.length) return [String(points)];
  if (each < 0) return [String(points), '−', ...counted];
  const times: Piece[] = each > 1 ? [String(each), '×', ...counted] : counted;
  return points ? [String(points), '+', ...times] : each > 1 ? times : ['=', ...times];
}

/** What a place does when it is taken, written out. */
export const onTake = ({ per }: Place): Piece[] =>
  per === 'search' ? [{ sign: 'search' }, { sign: 'location' }] : [];

// ------------------------------------------------------------ leviathans

export type Penalty = 'wounds' | 'pearls' | 'allies' | 'lord';

export interface Leviathan {
  /** Races whose allies may fight it. */
  races: readonly Race[];
  /** From the top, one for each life point. */
  resistances: readonly number[];
  rewards: readonly number[];
  penalty: Penalty;
  amount: number;
  kind: BeastKind;
}

const beast = (
  kind: BeastKind,
  race: Race,
  resistances: number[],
  rewards: number[],
  penalty: Penalty,
  amount: number,
): Leviathan => ({
  races: race === 'crab' ? ['crab'] : [race, 'crab'],
  resistances,
  rewards,
  penalty,
  amount,
  kind,
});

export const LEVIATHANS: Readonly<Record<string, Leviathan>> = {
  'veiled-mother': beast('mother', 'jellyfish', [3, 7, 5], [1, 2, 1], 'allies', 3),
  'drifting-shroud': beast('ray', 'jellyfish', [6, 4], [2, 1], 'allies', 3),
  'crown-of-stings': beast('urchin', 'jellyfish', [9], [3], 'wounds', 3),
  'glass-bell': beast('bell', 'jellyfish', [6], [1], 'wounds', 2),
  'reef-grinder': beast('angler', 'shellfish', [4, 6, 5], [1, 2, 1], 'pearls', 3),
  'shell-warden': beast('clam', 'shellfish', [6, 4], [2, 1], 'pearls', 3),
  'hinge-jaw': beast('gulper', 'shellfish', [8], [3], 'wounds', 3),
  'spiral-horn': beast('nautilus', 'shellfish', [6], [1], 'wounds', 2),
  'ink-tyrant': beast('kraken', 'squid', [3, 7, 5], [1, 2, 1], 'lord', 1),
  'many-arms': beast('maw', 'squid', [6, 4], [2, 1], 'lord', 1),
  'deep-grasp': beast('grasp', 'squid', [7], [2], 'wounds', 3),
  'coil-eye': beast('coil', 'squid', [5], [1], 'wounds', 2),
  'long-mane': beast('serpent', 'seahorse', [3, 7, 5], [1, 1, 2], 'wounds', 3),
  'bridled-wyrm': beast('wyrm', 'seahorse', [6, 4], [2, 2], 'wounds', 2),
  'river-steed': beast('steed', 'seahorse', [7], [4], 'wounds', 3),
  'curl-tail': beast('curled', 'seahorse', [5], [2], 'wounds', 2),
  'old-carapace': beast('colossus', 'crab', [4, 7, 6], [1, 1, 1], 'wounds', 4),
  'pincer-king': beast('pincer', 'crab', [7, 5], [1, 1], 'wounds', 3),
  'red-bulwark': beast('bulwark', 'crab', [9], [2], 'wounds', 3),
  'mud-claw': beast('mud', 'crab', [7], [1], 'wounds', 2),
};

export const LEVIATHAN_IDS = Object.keys(LEVIATHANS);
export const leviathanOf = (id: string): Leviathan => named(LEVIATHANS, id);

export const PENALTY_SIGN: Record<Penalty, Sign> = {
  wounds: 'wound',
  pearls: 'pearl',
  allies: 'ally',
  lord: 'lord',
};

// ------------------------------------------------------------ tokens

/** The two piles of monster tokens; Leviathan adds the second. */
export const PILES = ['monster', 'new'] as const;
export type Pile = (typeof PILES)[number];

export const TOKEN_INFLUENCE = [2, 3, 4] as const;

/** What a new token gives when it is revealed. */
export const NEW_TOKENS: Readonly<Record<string, readonly (Sign | number)[]>> = {
  'two-pearls': [2, 'pearl'],
  'three-pearls': [3, 'pearl'],
  key: ['key'],
  council: ['council'],
};

export const NEW_TOKEN_IDS = Object.keys(NEW_TOKENS);
export const givenBy = (token: string): readonly (Sign | number)[] => named(NEW_TOKENS, token);
