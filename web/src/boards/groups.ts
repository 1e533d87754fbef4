/** Cards that are the same lie together. */

export interface Group<C> {
  card: C;
  count: number;
}

/** Equal cards as one group, in the order in which the first of each lies. */
export function grouped<C>(cards: readonly C[]): Group<C>[] {
  const counts = new Map<C, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
