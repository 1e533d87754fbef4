/** The first game in seven steps: what lies on the table, what can be pressed, and what follows. */

import { keyOf, lordOf, type LordId, type Spot } from '../../boards/conspiracy/view';
import { GUILDS, type Guild, type PlaceId } from '../../cards/conspiracy';
import { idOf } from '../stage';
import type * as stages from '../stage';

export interface Scene {
  /** The deck, from which can be drawn. */
  deck?: true;
  piles?: Partial<Record<Guild, LordId[]>>;
  /** Lords to choose from. */
  lords?: LordId[];
  /** Locations to choose from. */
  places?: PlaceId[];
  /** The question which guild has the largest coalition. */
  guess?: true;
  /** The empty spots with their numbers, instead of a chamber. */
  spots?: true;
  chamber: Spot[];
  /** Whether keys are counted. */
  keys?: true;
  coalition?: number[];
  pearls?: { mine: number; theirs: number; master: 'mine' | 'theirs' };
  /** The score sheet. */
  sheet?: true;
}

type Stage = stages.Stage<Scene>;

const spot = (lord: LordId, location: PlaceId | null = null): Spot => ({ lord, location });

const DRAWN: LordId[] = ['mage-1', 'soldier-4', 'merchant-3'];

/** The lords that were left, each on the pile of its guild. */
function left(kept: LordId): Partial<Record<Guild, LordId[]>> {
  return Object.fromEntries(
    DRAWN.filter((lord) => lord !== kept).map((lord) => [lordOf(lord).guild, [lord]]),
  );
}

const recruit: Stage = {
  says: 'recruit-draw',
  scene: { deck: true, piles: {}, chamber: [] },
  open: ['draw'],
  next: () => ({
    says: 'recruit-keep',
    scene: { lords: DRAWN, chamber: [] },
    open: DRAWN.map((lord) => `lord:${lord}`),
    next: (choice) => {
      const kept = idOf(choice) as LordId;
      return {
        says: 'recruit-kept',
        scene: { deck: true, piles: left(kept), chamber: [spot(kept)] },
        open: [],
      };
    },
  }),
};

const PILE: LordId[] = ['mage-2', 'mage-3', 'mage-4'];

const pile: Stage = {
  says: 'pile-take',
  scene: {
    deck: true,
    piles: { mage: PILE, soldier: ['soldier-2'], farmer: ['farmer-4'] },
    chamber: [spot('mage-1')],
  },
  open: ['pile:mage'],
  next: () => ({
    says: 'pile-taken',
    scene: {
      deck: true,
      piles: { soldier: ['soldier-2'], farmer: ['farmer-4'] },
      chamber: [spot('mage-1'), ...PILE.map((lord) => spot(lord))],
    },
    open: [],
  }),
};

const chamber: Stage = { says: 'chamber-touch', scene: { spots: true, chamber: [] }, open: [] };

const BEFORE: Spot[] = [spot('farmer-1'), spot('politician-4'), spot('mage-3')];
const PLACES: PlaceId[] = ['citadel', 'academy', 'oyster-beds'];

const keys: Stage = {
  says: 'keys-place',
  scene: { lords: ['soldier-1'], chamber: BEFORE, keys: true },
  open: ['lord:soldier-1'],
  next: () => ({
    says: 'keys-open',
    scene: { places: PLACES, chamber: [...BEFORE, spot('soldier-1')], keys: true },
    open: PLACES.map((place) => `place:${place}`),
    next: (choice) => ({
      says: 'keys-taken',
      scene: {
        places: PLACES.filter((place) => place !== idOf(choice)),
        chamber: [...BEFORE, spot('soldier-1', idOf(choice) as PlaceId)],
        keys: true,
      },
      open: [],
    }),
  }),
};

const pearls: Stage = {
  says: 'pearls-place',
  scene: {
    lords: ['merchant-3'],
    chamber: [spot('politician-3'), spot('farmer-4')],
    pearls: { mine: 3, theirs: 4, master: 'theirs' },
  },
  open: ['lord:merchant-3'],
  next: () => ({
    says: 'pearls-won',
    scene: {
      chamber: [spot('politician-3'), spot('farmer-4'), spot('merchant-3')],
      pearls: { mine: 5, theirs: 4, master: 'mine' },
    },
    open: [],
  }),
};

export const SCATTERED: Spot[] = (
  [
    'mage-1',
    'soldier-3',
    'soldier-4',
    'farmer-4',
    'merchant-3',
    'mage-4',
    'mage-3',
    'soldier-6',
    'merchant-4',
    'farmer-2',
    'mage-6',
  ] as const
).map((lord) => spot(lord));

const guess = (says: string): Stage => ({
  says,
  scene: { guess: true, chamber: SCATTERED },
  open: GUILDS.map((guild) => `guild:${guild}`),
  next: (choice) =>
    choice === 'guild:mage'
      ? {
          says: 'coalition-right',
          scene: { chamber: SCATTERED, coalition: [1, 6, 7, 11] },
          open: [],
        }
      : guess('coalition-wrong'),
});

/** The finished chamber of the rules, and what it is worth. */
export const FINISHED: Spot[] = [
  spot('mage-1'),
  spot('mage-3'),
  spot('farmer-1', 'oyster-beds'),
  spot('farmer-4'),
  spot('soldier-2'),
  spot('mage-4'),
  spot('mage-1'),
  spot('politician-6'),
  spot('soldier-1', 'academy'),
  spot('mage-1'),
  spot('merchant-3'),
  spot('politician-0'),
  spot('mage-2'),
  spot('merchant-2', 'thousand-locks'),
  spot('merchant-1'),
];
export const SHEET = [
  { id: 'lords', points: 19 },
  { id: 'locations', points: 17 },
  { id: 'coalition', points: 18, count: 6 },
  { id: 'pearl-master', points: 5 },
];

const end: Stage = {
  says: 'end-sheet',
  scene: { chamber: FINISHED, coalition: [1, 2, 6, 7, 10, 13], sheet: true },
  open: [],
};

export const STEPS: readonly stages.Step<Scene>[] = [
  { id: 'recruit', stage: recruit },
  { id: 'pile', stage: pile },
  { id: 'chamber', stage: chamber },
  { id: 'keys', stage: keys },
  { id: 'pearls', stage: pearls },
  { id: 'coalition', stage: guess('coalition-which') },
  { id: 'end', stage: end },
];

/** Keys that still count: those of lords placed after the last location. */
export function keysOf(chamber: readonly Spot[]): { silver: number; gold: number } {
  const last = chamber.reduce((found, { location }, i) => (location ? i : found), -1);
  const shown = chamber.slice(last + 1).map(({ lord }) => keyOf(lord));
  const count = (key: 'silver' | 'gold') => shown.filter((one) => one === key).length;
  return { silver: count('silver'), gold: count('gold') };
}
