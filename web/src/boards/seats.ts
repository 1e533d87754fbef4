/** Who sits where around a table. */

/** The seats around a table of so many after a given one, in the order of play. */
export const othersOf = (players: number, seat: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
