/** What all portraits of Tyrants are drawn with: backlit figures around x = 60 on a canvas of 120 × 96. */

import type { Chance } from '../../chance';
import type { Minion } from '../../../cards/tyrants';

export const WIDTH = 120;
export const HEIGHT = 96;

/** Six tones of one hue, from the dark of the figure to the light behind it, and the light of eyes. */
export interface Tones {
  back: string;
  glow: string;
  bright: string;
  ink: string;
  dark: string;
  mid: string;
  soft: string;
  pale: string;
  eye: string;
}

export interface Sitter {
  t: Tones;
  chance: Chance;
  card: Pick<Minion, 'id' | 'deck' | 'aspect' | 'creature' | 'cost'>;
}

export type Figure = (sitter: Sitter) => string;

/** The right half, and its mirror image. */
export const both = (right: string): string =>
  `${right}<g transform="translate(${WIDTH} 0) scale(-1 1)">${right}</g>`;

/** A filled shape with an optional outline; halves that start on the middle line leave that line undrawn. */
export function shape(d: string, fill: string, line?: string, width = 0.9): string {
  if (line === undefined) return `<path d="${d}" fill="${fill}"/>`;
  const edge = `stroke="${line}" stroke-width="${width}" stroke-linejoin="round"`;
  return /^M59\.[57]/.test(d)
    ? `<path d="${d}" fill="${fill}"/><path d="${d.replace(/Z$/, '')}" fill="none" ${edge}/>`
    : `<path d="${d}" fill="${fill}" ${edge}/>`;
}

export const stroke = (d: string, colour: string, width = 1.2, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const dot = (x: number | string, y: number | string, r: number | string, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const one = (value: number): string => value.toFixed(1);

/** A thorn from a point, at an angle in degrees. */
export function ray(x: number, y: number, angle: number, length: number, width: number): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return `M${one(x - s * width)} ${one(y + c * width)}L${one(x + c * length)} ${one(y + s * length)}L${one(x + s * width)} ${one(y - c * width)}Z`;
}

/** So many things made in a row. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const likely = (chance: Chance, probability: number): boolean => chance.next() < probability;

export const shoulders = (t: Tones, wide = 40): string =>
  both(
    shape(
      `M59.5 58C68 60 ${56 + wide * 0.5} 62 ${58 + wide * 0.8} 70 ${60 + wide} 78 ${61 + wide} 90 ${61 + wide} 98H59.5Z`,
      t.ink,
      t.soft,
      0.7,
    ),
  );

export const eyes = (t: Tones, y = 38, d = 'M62.4 0 69-2.6 67.2 1.4Z'): string =>
  both(`<g transform="translate(0 ${y})">${shape(d, t.eye)}</g>`);

/** A pauldron on each shoulder. */
export const pauldrons = (t: Tones): string =>
  both(shape('M78 66C92 58 106 66 108 84L95 84C91 77 86 74 77 74Z', t.mid, t.bright, 0.8));

/** A crown of uneven spikes. */
export const crown = (t: Tones, chance: Chance): string =>
  both(
    shape(
      `M59.7 ${chance.range(5, 10)}L62.4 18 66.4 ${chance.range(9, 13)}L68.4 20 74.5 ${chance.range(13, 17)}L73 28C68 24 64 23.4 59.7 23.4Z`,
      t.bright,
    ),
  ) + dot(60, 21, 1.7, t.ink);
