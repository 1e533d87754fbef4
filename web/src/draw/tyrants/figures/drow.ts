/** Dark elves: long ears and white hair; what they wear tells their aspect. */

import type { Chance } from '../../chance';
import {
  both,
  crown,
  eyes,
  likely,
  ray,
  shape,
  shoulders,
  stroke,
  times,
  type Figure,
  type Tones,
} from './figure';

type Gear = 'ambition' | 'conquest' | 'malice' | 'guile' | 'obedience' | 'none';

const HEADGEAR: Record<Gear, (t: Tones, chance: Chance) => string> = {
  ambition: crown,
  conquest: (t, chance) =>
    shape(`M60 ${chance.range(-1, 4)}C65 7 65 13 62.6 18H57.4C55 13 55 7 60 1Z`, t.bright) +
    both(
      shape(
        'M59.5 15C73 15 78 25 77 41L71.8 38C71 31 67 29 61.4 29L61 40H59.5Z',
        t.mid,
        t.bright,
        0.8,
      ),
    ),
  malice: (t, chance) =>
    both(
      shape('M59.5 43 71 41C70 48 65.4 54 59.5 57Z', t.ink, t.bright, 0.7) +
        shape(ray(80, 74, -90 + chance.range(14, 30), 58, 1.6), t.bright) +
        stroke('M83 57 94 61', t.bright, 2),
    ),
  guile: (t) =>
    both(
      shape(
        'M59.5 11C79 12 86 31 84 52 82.6 61 80 65 76 68 78 55 77 40 71.6 32 67.6 27 63 26 59.5 26Z',
        t.dark,
        t.bright,
        0.8,
      ),
    ),
  obedience: (t) =>
    both(shape('M59.5 25.6C65 25.6 69.6 27 72.4 30L72 33.2C69 30 64.6 28.6 59.5 28.6Z', t.bright)) +
    shape('M60 23.6 62.6 27 60 31.4 57.4 27Z', t.eye),
  none: (t) => both(stroke('M66 21 72 14M70 25 79 20', t.soft, 1.4)),
};

/** What is held in a hand. */
const HELD: Partial<Record<Gear, (t: Tones) => string>> = {
  ambition: (t) => stroke('M22 98 27 30', t.soft, 2) + shape('M27 12 32 24 27 32 22 24Z', t.bright),
  conquest: (t) =>
    stroke('M19 98 25 26', t.soft, 1.8) + shape('M26 6 30.4 24 25 30 20.6 23Z', t.bright),
  guile: (t) =>
    shape('M24 98C14 78 14 50 24 30 19 52 19 76 27 98Z', t.soft) +
    stroke('M24 30 26 98', t.bright, 0.6),
};

/** The obedient are told apart by what they do. */
const GEAR: Partial<Record<string, Gear>> = {
  soldier: 'conquest',
  'house-guard': 'malice',
  'priestess-of-lolth': 'ambition',
};

const PAINT = [
  '',
  'M66 42V50',
  'M63.4 33 70 29M63.6 35 71 31.6',
  'M60 26V33',
  'M64 44 70 46M64 46.6 69 49',
];
const HAIR = [
  'M60 17C76 16 82 29 80 44 79 56 86 64 84 80 77 74 73 64 72 52H60Z',
  'M60 17C75 16 80 27 79 40 78 48 80 54 77 62 74 58 72.4 55 72 50H60Z',
  'M60 17C76 16 83 30 83 46 84 62 90 76 88 92 79 86 73 70 72 52H60Z',
];
const EAR = 'M70.6 35C77 32 86 26 93 23 89.6 33 80 41.6 70.6 43.4Z';
const FACE = 'M59.5 22C69 22 73 30 72.4 38 72 46.4 65.6 54 59.5 57Z';

export const drow: Figure = ({ t, chance, card }) => {
  const gear = GEAR[card.id] ?? card.aspect ?? 'none';
  const locks = chance.pick([t.pale, t.pale, t.bright, t.soft]);
  const paint = chance.pick(PAINT);
  const collar = times(chance.int(3, 5), (i) =>
    ray(64, 66, -78 + i * chance.range(13, 17), chance.range(34, 46), 2.4),
  ).join('');
  const hair = chance.pick(HAIR);
  const spikes = times(chance.int(1, 3), (i) =>
    ray(90 + i * 6, 70 + i * 4, -64 + i * 20, chance.range(9, 15), 2.2),
  ).join('');
  return [
    `<g opacity=".95">${both(shape(collar, t.dark, t.soft, 0.6))}</g>`,
    likely(chance, 0.7) ? (HELD[gear]?.(t) ?? '') : '',
    both(shape(hair, locks)),
    shoulders(t),
    both(
      shape(spikes, t.mid) +
        shape('M78 68C90 61 101 67 104 82L95 84C91 77 86 74 77 74Z', t.mid, t.bright, 0.7),
    ),
    both(
      shape('M59.5 50H66V60L73 65 59.5 76Z', t.dark) +
        shape(EAR, t.mid, t.soft, 0.7) +
        shape(FACE, t.mid),
    ),
    card.creature === 'doppelganger' ? shape(FACE.replaceAll('59.5', '60'), t.pale) : '',
    both(stroke(paint, t.bright, 1.1)),
    eyes(t),
    stroke('M57.4 49.6H62.6', t.ink, 1),
    both(shape('M59.7 20.6C69 19 75 27 74.4 37 71 32.6 65.6 29.6 59.7 23Z', locks)),
    HEADGEAR[gear](t, chance),
    shape('M60 70 63.6 76 60 84 56.4 76Z', t.bright),
    both(stroke('M61 77 74 71', t.soft, 0.8)),
  ].join('');
};
