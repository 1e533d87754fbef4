/** Which component shows a route. A game joins in by files of its name in the folders of the pages. */

import type { Component } from 'svelte';
import { hasRules } from '../rules/games';
import { loadWords } from '../words/words.svelte';
import type { Route } from './router.svelte';

/** Every page takes the names in its address. */
export type Page = Component<Record<string, string>>;
type Load = () => Promise<{ default: Component<never> }>;

const ANY_GAME: Partial<Record<Route['page'], Load>> = {
  home: () => import('../pages/Home.svelte'),
  table: () => import('../table/TablePage.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  'table-replay': () => import('../pages/Replay.svelte'),
};

const CARDS: Record<string, Load> = {
  abyss: () => import('../pages/gallery/Abyss.svelte'),
  conspiracy: () => import('../pages/gallery/Conspiracy.svelte'),
  tyrants: () => import('../pages/gallery/Tyrants.svelte'),
};

const GUIDES: Record<string, Load> = {
  abyss: () => import('../guide/abyss/Guide.svelte'),
  conspiracy: () => import('../guide/conspiracy/Guide.svelte'),
  tyrants: () => import('../guide/tyrants/Guide.svelte'),
};

const nowhere: Load = () => import('../pages/Nowhere.svelte');

function ofGame(page: Route['page'], game: string): Load | undefined {
  if (page === 'cards') return CARDS[game];
  if (page === 'guide') return GUIDES[game];
  if (page === 'rules' && hasRules(game)) return () => import('../pages/Rules.svelte');
  return undefined;
}

/** The component of a route, when its words are there too. */
export async function pageOf({ page, params }: Route): Promise<Page> {
  const game = params['game'] ?? '';
  const load = ofGame(page, game);
  const [found] = load
    ? await Promise.all([load(), loadWords(game)])
    : [await (ANY_GAME[page] ?? nowhere)()];
  return found.default as Page;
}
