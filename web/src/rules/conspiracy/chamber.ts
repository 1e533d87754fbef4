/** A chamber that the rules draw with letters: `Mage1` is a lord, `*` a location on it. */

import { lordOf, type LordId, type SeatView } from '../../boards/conspiracy/view';
import type { PlaceId } from '../../cards/conspiracy';
import { LORD_IDS } from '../../generated/conspiracy';

/** The locations of the example, in the order of their spots. */
const EXAMPLE: readonly PlaceId[] = ['oyster-beds', 'academy', 'thousand-locks'];

/** The lords of a figure; nothing if it is no chamber. `name` says how a lord is called. */
export function chamberIn(
  figure: string,
  name: (lord: LordId) => string,
): SeatView['chamber'] | undefined {
  const short = (lord: LordId) => name(lord).slice(0, 4) + lordOf(lord).influence;
  const known = new Map(LORD_IDS.map((lord) => [short(lord), lord]));
  const locations = [...EXAMPLE];
  const spots: SeatView['chamber'] = [];
  for (const word of figure.split(/\s+/).filter(Boolean)) {
    const lord = known.get(word.replace('*', ''));
    if (!lord) return undefined;
    spots.push({ lord, location: word.endsWith('*') ? (locations.shift() ?? null) : null });
  }
  return spots;
}

/** Spots of the largest coalition, numbered from 1. */
export function coalitionOf(chamber: SeatView['chamber']): number[] {
  const guild = (spot: number) => {
    const found = chamber[spot - 1];
    return found && lordOf(found.lord).guild;
  };
  const groups: number[][] = [];
  const seen = new Set<number>();
  for (let start = 1; start <= chamber.length; start++) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const spot of group) {
      for (const next of neighbours(spot)) {
        if (seen.has(next) || guild(next) === undefined || guild(next) !== guild(start)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

/** The spots that touch a spot. */
export function neighbours(spot: number): number[] {
  const [row, column] = cell(spot);
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row - 1, column + 1],
    [row + 1, column - 1],
    [row + 1, column],
  ].flatMap(([r = -1, c = -1]) => spotAt(r, c) ?? []);
}

/** Row and column of a spot, from 0. */
function cell(spot: number): [number, number] {
  let [row, before] = [0, 0];
  while (spot > before + 5 - row) before += 5 - row++;
  return [row, spot - before - 1];
}

function spotAt(row: number, column: number): number | undefined {
  if (row < 0 || row > 4 || column < 0 || column >= 5 - row) return undefined;
  return row * 5 - (row * (row - 1)) / 2 + column + 1;
}
