/** How the lines of the seats look; the shapes are in `SeatMark`. */

import { PEOPLES } from '../draw/palettes';

const DASHES = ['none', '7 4', '2 3.5', '11 3 2 3', '4 2 1 2'];

export const hueOf = (seat: number): string => PEOPLES[seat % PEOPLES.length] ?? 'squid';
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? 'none';
