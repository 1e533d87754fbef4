/** The first game in eight steps. The engine has played them: `record.py` says what is told, and why. */

import { loadCave } from '../../boards/tyrants/map/board';
import { layoutOf } from '../../boards/tyrants/map/cave';
import type { MapTarget, SiteState } from '../../boards/tyrants/map/targets';
import { parse } from '../../boards/tyrants/notation';
import type { CardId, Troops } from '../../boards/tyrants/view';
import type { House, Troop } from '../../cards/tyrants';
import type * as stages from '../stage';
import lessons from './lessons.json';

/** The reader's house, that of the first seat. */
export const HOUSE: House = 'flame';
export const SECTIONS = ['center'];

export interface Scene {
  /** The site where something is going to happen. */
  about?: string | undefined;
  /** Of the spaces in tunnels only those where a troop stands. */
  map?: { sites: Record<string, SiteState>; spaces: Record<string, Troop> };
  market?: { row: (CardId | null)[]; stacks: Record<string, number> };
  purse?: { power: number; influence: number };
  played?: CardId[];
  hand?: CardId[];
  discard?: CardId[];
  barracks?: number;
  hall?: Troops;
  /** Spies in the supply. */
  spies?: number;
  circle?: CardId[];
  /** VP tokens. */
  tokens?: number;
  /** The score sheets of both seats, mine first: points by line. */
  sheets?: Record<string, number>[];
  /** The card that lets the reader choose what it does. */
  asks?: CardId | null;
}

type Stage = stages.Stage<Scene>;

/** A stage as it is recorded: what has changed on the table, and what follows on each choice. */
export interface Lesson {
  says: string;
  scene: Scene;
  after: Record<string, Lesson>;
}

export const LESSONS = lessons as unknown as Record<string, Lesson>;

function stageOf({ says, scene, after }: Lesson, before: Scene): Stage {
  const now = { ...before, ...scene };
  return {
    says,
    scene: now,
    open: Object.keys(after),
    next: (choice) => stageOf(after[choice]!, now),
  };
}

/** What of the map a choice is about. */
export function targetOf(choice: string): Omit<MapTarget, 'action' | 'label'> | undefined {
  const { verb, args } = parse(choice);
  const place = String(args['site'] ?? args['place']);
  switch (verb) {
    case 'deploy':
      return { place, arrives: 'troop' };
    case 'assassinate':
    case 'supplant':
      return { place, troop: args['troop'] as Troop };
    case 'place-spy':
      return { place, arrives: 'spy' };
    case 'recall':
      return { place, spy: HOUSE };
    default:
      return undefined;
  }
}

/** How far down the map a site lies, from 0 to 1. */
export async function heightOf(site: string): Promise<number> {
  const { box, chambers } = await loadCave(layoutOf(SECTIONS));
  const [, top, , bottom] = box;
  return ((chambers.find(({ id }) => id === site)?.y ?? top) - top) / (bottom - top);
}

/** The first place on the map that a lesson leads to. */
function placeIn({ after }: Lesson): string | undefined {
  const [first] = Object.entries(after);
  return first && (targetOf(first[0])?.place ?? placeIn(first[1]));
}

export const STEPS: readonly stages.Step<Scene>[] = Object.entries(LESSONS).map(([id, lesson]) => ({
  id,
  stage: stageOf(lesson, { about: placeIn(lesson) }),
}));
