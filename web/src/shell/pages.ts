/** Which component shows a route. A game joins in by files of its name in the folders below. */

import type { Component } from 'svelte';
import { loadWords } from '../words/words.svelte';
import type { Route } from './router.svelte';

export type Page = Component<Record<string, string>>;
type Load = () => Promise<{ default: Component }>;

const TABLE = import.meta.glob<{ default: Component }>('../table/*Page.svelte');
const CARDS: Record<string, Load> = {
  conspiracy: () => import('../pages/ConspiracyCards.svelte'),
};

async function ofGame(loads: Record<string, Load>, game: string): Promise<Component | undefined> {
  const load = loads[game];
  if (!load) return undefined;
  const [page] = await Promise.all([load(), loadWords(game)]);
  return page.default;
}

async function found({ page, params }: Route): Promise<Component | undefined> {
  const game = params['game'] ?? '';
  if (page === 'home') return (await import('../pages/Home.svelte')).default as Component;
  if (page === 'cards') return ofGame(CARDS, game);
  if (page === 'table') return (await Object.values(TABLE)[0]?.())?.default;
  if (page === 'replay' || page === 'table-replay')
    return (await import('../pages/Replay.svelte')).default as Component;
  return undefined;
}

export async function pageOf(route: Route): Promise<Page> {
  const page = (await found(route)) ?? (await import('../pages/Nowhere.svelte')).default;
  return page as Page;
}
