/** What every card can be told. */

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
