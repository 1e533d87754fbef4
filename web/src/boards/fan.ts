/** How a hand is laid out. */

export interface Fan {
  /** Of a card, in pixels. */
  width: number;
  rows: number;
  perRow: number;
  /** How far the left edges of neighbours lie apart. */
  step: number;
}

/** How large a card of some game is, in pixels. */
export interface Sizes {
  largest: number;
  /** From this width on a card can be read, and need not be larger at the price of being covered. */
  readable: number;
  /** In how many rows cards may lie. */
  rows: number;
}

export const TALL = 1.4;
export const GAP = 7;
/** A card that is covered shows at least so much of its width: its figures, and its middle. */
const SHOWN = 0.58;

/** Cards one beside the other as long as they can be read; else the largest with which so many fit,
 * in one row or several, every middle free. */
export function fan(
  count: number,
  room: { width: number; height: number },
  { largest, readable, rows: most }: Sizes,
): Fan {
  const widest = Math.max(1, Math.min(room.height / TALL, largest));
  const open = Math.min(widest, (room.width - (count - 1) * GAP) / Math.max(1, count));
  if (open >= Math.min(readable, widest)) {
    return { width: open, rows: 1, perRow: Math.max(1, count), step: open + GAP };
  }
  let best: Fan | undefined;
  for (let rows = 1; rows <= most; rows++) {
    const perRow = Math.max(1, Math.ceil(count / rows));
    const height = (room.height - (rows - 1) * GAP) / rows;
    const fitting = room.width / (1 + (perRow - 1) * SHOWN);
    const width = Math.max(24, Math.min(widest, height / TALL, fitting));
    const step = perRow === 1 ? 0 : Math.min(width + GAP, (room.width - width) / (perRow - 1));
    if (best === undefined || width > best.width + 4) best = { width, rows, perRow, step };
  }
  return best!;
}
