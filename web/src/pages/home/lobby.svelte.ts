/** What the home page knows: the games, my tables and those that wait for players. */

import { games, myTables, openTables } from '../../api/client';
import type { GameInfo, MyTable, OpenTable } from '../../api/types';
import { tellTrouble } from '../../shell/notice.svelte';
import { loadWords } from '../../words/words.svelte';
import { hasCover } from './covers';

interface Lobby {
  games: GameInfo[];
  /** Nothing as long as the server has not answered. */
  mine: MyTable[] | undefined;
  open: OpenTable[] | undefined;
}

const REFRESH = 10_000;

let current = $state.raw<Lobby>({ games: [], mine: undefined, open: undefined });

export const lobby = (): Lobby => current;

async function loadGames(): Promise<void> {
  const known = (await games()).filter(({ name }) => hasCover(name));
  await Promise.all(known.map(({ name }) => loadWords(name)));
  current = { ...current, games: known };
}

export async function loadTables(): Promise<void> {
  const [mine, open] = await Promise.all([myTables(), openTables()]);
  const shown = (table: OpenTable) => hasCover(table.game);
  await Promise.all([...new Set([...mine, ...open].filter(shown).map((t) => loadWords(t.game)))]);
  current = { ...current, mine: mine.filter(shown), open: open.filter(shown) };
}

/** Keeps the lobby fresh while the page is looked at; the answer ends that. */
export function watchLobby(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') loadTables().catch(() => undefined);
  };
  loadGames().then(loadTables).catch(tellTrouble);
  const timer = setInterval(look, REFRESH);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
