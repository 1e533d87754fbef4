/** How a hand is laid out. */

export interface Fan {
  /** Of a card, in pixels. */
  width: number;
  rows: number;
  perRow: number;
  /** How far the left edges of neighbours lie apart. */
  step: number;
}

const TALL = 1.4;
const GAP = 7;
/** A card shows at least so much of its width that its middle can be seen and clicked. */
const SHOWN = 0.58;

/** The largest cards with which so many fit, in one row or several, every middle free. */
export function fan(count: number, room: { width: number; height: number }): Fan {
  const most = Math.max(1, Math.min(room.height / TALL, 104));
  let best: Fan | undefined;
  for (let rows = 1; rows <= 4; rows++) {
    const perRow = Math.max(1, Math.ceil(count / rows));
    const height = (room.height - (rows - 1) * GAP) / rows;
    const fitting = room.width / (1 + (perRow - 1) * SHOWN);
    const width = Math.max(24, Math.min(most, height / TALL, fitting));
    const step = perRow === 1 ? 0 : Math.min(width + GAP, (room.width - width) / (perRow - 1));
    if (best === undefined || width > best.width + 4) best = { width, rows, perRow, step };
  }
  return best!;
}
