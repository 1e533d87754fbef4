/** The first game in seven steps: what lies on the table, what can be pressed, and what follows. */

import { allyOf, LEVIATHANS, lordOf, type Race } from '../../cards/abyss';
import { idOf } from '../stage';
import type * as stages from '../stage';

export interface Scene {
  /** The exploration deck, and the cards revealed from it. */
  track?: string[];
  /** The space of the threat marker, and whether the monster can be fought. */
  threat?: number;
  council?: Partial<Record<Race, number>>;
  court?: string[];
  /** Available locations. */
  places?: string[];
  beast?: { id: string; life: number };
  dice?: number[];
  pearls?: number;
  /** Monster tokens as their owner sees them. */
  tokens?: number[];
  hand?: string[];
  /** Allies laid down to pay. */
  paid?: string[];
  affiliated?: string[];
  free?: string[];
  controlled?: { place: string; lords: string[]; points?: number }[];
  /** The score sheet. */
  sheet?: true;
}

type Stage = stages.Stage<Scene>;

// ------------------------------------------------------------ explore

const HAND = ['shellfish-1', 'jellyfish-2'];

const took = (ally: string, left: NonNullable<Scene['council']>): Stage => ({
  says: 'explore-took',
  scene: { track: [], council: left, hand: [...HAND, ally] },
  open: [],
});

const explore: Stage = {
  says: 'explore-start',
  scene: { track: [], hand: HAND },
  open: ['deck'],
  next: () => ({
    says: 'explore-offer',
    scene: { track: ['squid-2'], hand: HAND },
    open: ['track:squid-2', 'deck'],
    next: (choice) =>
      choice === 'deck'
        ? {
            says: 'explore-deeper',
            scene: { track: ['squid-2', 'crab-4'], hand: HAND },
            open: ['track:crab-4'],
            next: () => took('crab-4', { squid: 1 }),
          }
        : took('squid-2', {}),
  }),
};

// ------------------------------------------------------------ monsters

const MET = ['seahorse-1', 'monster'];

const monster: Stage = {
  says: 'monster-met',
  scene: { track: MET, threat: 2, pearls: 1, tokens: [] },
  open: ['fight', 'deck'],
  next: (choice) =>
    choice === 'fight'
      ? {
          says: 'monster-fought',
          scene: { track: [], threat: 1, council: { seahorse: 1 }, pearls: 2, tokens: [3] },
          open: [],
        }
      : {
          says: 'monster-passed',
          scene: { track: [...MET, 'jellyfish-3'], threat: 3, pearls: 1, tokens: [] },
          open: [],
        },
};

// ------------------------------------------------------------ the Council

/** What the piles turn out to hold. */
const PILES: Partial<Record<Race, string[]>> = {
  squid: ['squid-1', 'squid-3', 'squid-1'],
  crab: ['crab-2'],
  seahorse: ['seahorse-1', 'seahorse-4'],
};
const SIZES = Object.fromEntries(Object.entries(PILES).map(([race, pile]) => [race, pile.length]));

const council: Stage = {
  says: 'council-ask',
  scene: { council: SIZES, hand: HAND },
  open: Object.keys(PILES).map((race) => `council:${race}`),
  next: (choice) => ({
    says: 'council-taken',
    scene: {
      council: { ...SIZES, [idOf(choice)]: 0 },
      hand: [...HAND, ...(PILES[idOf(choice) as Race] ?? [])],
    },
    open: [],
  }),
};

// ------------------------------------------------------------ recruiting

const COURT = ['hunter', 'oracle', 'landowner'];
const PAYING = ['crab-4', 'squid-3', 'shellfish-1', 'jellyfish-2'];

export const paying = (paid: string[]): Scene => ({
  court: COURT,
  hand: PAYING.filter((ally) => !paid.includes(ally)),
  paid,
  pearls: 2,
});

const recruit: Stage = {
  says: 'recruit-choose',
  scene: { court: COURT, hand: PAYING, pearls: 2 },
  open: ['lord:hunter'],
  next: () => ({
    says: 'recruit-pay',
    scene: paying([]),
    open: ['ally:crab-4'],
    next: () => ({
      says: 'recruit-second',
      scene: paying(['crab-4']),
      open: ['ally:squid-3'],
      next: () => ({
        says: 'recruit-done',
        scene: {
          court: COURT.filter((id) => id !== 'hunter'),
          hand: ['shellfish-1', 'jellyfish-2'],
          pearls: 1,
          free: ['hunter'],
          affiliated: ['squid-3'],
        },
        open: [],
      }),
    }),
  }),
};

// ------------------------------------------------------------ keys and locations

export const KEY_HOLDERS = ['oracle', 'treasurer', 'shepherd'];
const AVAILABLE = ['parliament', 'throne-room', 'sargasso-silos'];

const keys: Stage = {
  says: 'keys-three',
  scene: { places: AVAILABLE, free: [...KEY_HOLDERS, 'hunter'] },
  open: AVAILABLE.map((place) => `place:${place}`),
  next: (choice) => ({
    says: 'keys-taken',
    scene: {
      places: AVAILABLE.filter((place) => place !== idOf(choice)),
      free: ['hunter'],
      controlled: [{ place: idOf(choice), lords: KEY_HOLDERS }],
    },
    open: [],
  }),
};

// ------------------------------------------------------------ the end

/** The example of the rules, and what it is worth. */
export const LAST_LORDS = [
  'recruiter',
  'jailer',
  'landowner',
  'oracle',
  'diplomat',
  'treasurer',
  'peddler',
];
export const LAST_ALLIES = [
  'crab-2',
  'crab-1',
  'squid-3',
  'jellyfish-4',
  'shellfish-1',
  'seahorse-2',
];
const UNDER = ['recruiter', 'oracle', 'diplomat'];

export const SHEET = [
  { id: 'locations', points: 11 + 14 },
  { id: 'lords', points: 47 },
  { id: 'allies', points: 12 },
  { id: 'monsters', points: 5, count: 2 },
];

const end: Stage = {
  says: 'end-sheet',
  scene: {
    controlled: [
      { place: 'barracks', lords: UNDER, points: 11 },
      { place: 'coral-barrier', lords: ['treasurer'], points: 14 },
    ],
    free: LAST_LORDS.filter((id) => lordOf(id).keys === 0),
    affiliated: LAST_ALLIES,
    tokens: [2, 3],
    sheet: true,
  },
  open: [],
};

// ------------------------------------------------------------ Leviathan

export const BEAST = 'veiled-mother';
export const ROLL = 6;
const FIGHTERS = ['crab-4', 'jellyfish-2', 'squid-5'];

const leviathan: Stage = {
  says: 'leviathan-met',
  scene: { beast: { id: BEAST, life: 3 }, hand: FIGHTERS, tokens: [] },
  open: FIGHTERS.slice(0, 2).map((ally) => `ally:${ally}`),
  next: (choice) => {
    const ally = idOf(choice);
    const { life, tokens } = struck(ally);
    return {
      says: life === 1 ? 'leviathan-twice' : 'leviathan-once',
      scene: {
        beast: { id: BEAST, life },
        dice: [ROLL],
        hand: FIGHTERS.filter((one) => one !== ally),
        tokens: Array<number>(tokens).fill(0),
      },
      open: [],
    };
  },
};

/** What an attack on the beast does: life points are lost as long as the power suffices. */
export function struck(ally: string): { life: number; tokens: number } {
  const { resistances, rewards } = LEVIATHANS[BEAST];
  let power = allyOf(ally).value + ROLL;
  let [lost, tokens] = [0, 0];
  while (lost < resistances.length && resistances[lost]! <= power) {
    power -= resistances[lost]!;
    tokens += rewards[lost++]!;
  }
  return { life: resistances.length - lost, tokens };
}

export const STEPS: readonly stages.Step<Scene>[] = [
  { id: 'explore', stage: explore },
  { id: 'monster', stage: monster },
  { id: 'council', stage: council },
  { id: 'recruit', stage: recruit },
  { id: 'keys', stage: keys },
  { id: 'end', stage: end },
  { id: 'leviathan', stage: leviathan },
];
