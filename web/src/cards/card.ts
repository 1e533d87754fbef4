/** What every card can be told, and how cards are found. */

export interface CardProps {
  /** In pixels; without it the card is as wide as `--w` says around it. */
  width?: number | undefined;
  /** A card that can be pressed is a button. */
  onclick?: ((event: MouseEvent) => void) | undefined;
  /** You can act here: the card glows. */
  canAct?: boolean | undefined;
  chosen?: boolean | undefined;
  /** What it gives has been used up. */
  used?: boolean | undefined;
  /** Another card lies on it. */
  covered?: boolean | undefined;
  /** Why it cannot be taken now: the card is dim, and says so when asked. */
  why?: string | undefined;
  /** It keeps its light although it cannot be taken now: it says why, but is not dim. */
  lit?: boolean | undefined;
}

interface Card {
  id: string;
}

/** The cards of a table by their ids, each as `made` has it. */
export function byId<C extends Card, M = C>(
  cards: readonly C[],
  made: (card: C) => M = (card) => card as unknown as M,
): Readonly<Record<C['id'], M>> {
  return Object.fromEntries(cards.map((card) => [card.id, made(card)])) as Record<C['id'], M>;
}

/** The entry of a table that an id of the game names. */
export function named<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = table[id];
  if (found === undefined) throw new RangeError(`there is no card ${id}`);
  return found;
}
