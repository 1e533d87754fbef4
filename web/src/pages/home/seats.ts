/** Who sits at a new table. */

import type { SeatWish, Setup } from '../../api/types';

/** A row of the form: names and levels are kept while its kind changes. */
export interface Row {
  kind: SeatWish['kind'];
  name: string;
  bot: string;
}

export const BOT_NAMES = ['Thresher', 'Maren', 'Ondine', 'Halyard', 'Nacre', 'Vesper'];

/** How many play unless something else is said: three, or the nearest number to it. */
export const usualPlayers = (setup: Setup): number => nearest(setup, 3);

/** The possible number of players that is nearest to a wanted one. */
export const nearest = ({ players }: Setup, wanted: number): number =>
  players.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );

/** Rows for a number of players: the player, and bots of a level; rows that are there already stay. */
export const rowsFor = (count: number, level: string, name: string, rows: Row[] = []): Row[] =>
  Array.from(
    { length: count },
    (_, i) => rows[i] ?? { kind: i ? 'bot' : 'me', name: i ? '' : name, bot: level },
  );

/** What the server is asked for. Bots take names that nobody else at the table has. */
export function wantedSeats(rows: readonly Row[], unnamed: (number: number) => string) {
  const taken = new Set(rows.map((row) => row.name.trim()));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  return rows.map(({ kind, name, bot }, i): SeatWish => {
    if (kind === 'open') return { kind };
    if (kind === 'bot') {
      const called = free.shift();
      return called === undefined ? { kind, bot } : { kind, bot, name: called };
    }
    return { kind, name: name.trim() || unnamed(i + 1) };
  });
}
