/** A game against bots, at once. */

import { createTable } from '../../api/client';
import type { GameInfo, Setup } from '../../api/types';
import { tellTrouble } from '../../shell/notice.svelte';
import { lastLevel } from '../../shell/levels.svelte';
import { go } from '../../shell/router.svelte';
import { playerName } from '../../shell/settings.svelte';
import { say } from '../../words/words.svelte';
import { setupWith } from './options';
import { rowsFor, usualPlayers, wantedSeats } from './seats';

export async function playNow(game: GameInfo, setup: Setup = setupWith(game)): Promise<void> {
  const rows = rowsFor(usualPlayers(setup), lastLevel(game.levels), playerName());
  const seats = wantedSeats(rows, () => say('player-name'));
  const { options } = setup;
  try {
    const { id } = await createTable({ game: game.name, options, seats, listed: false });
    go(`/table/${id}`);
  } catch (error) {
    tellTrouble(error);
  }
}
