/** The portrait of a card of Tyrants: a backlit figure in a cave, always the same for the same card. */

import type { Creature } from '../../cards/tyrants';
import { chance as chanceOf, type Chance } from '../chance';
import { aberration } from './figures/aberration';
import { beast } from './figures/beast';
import { dragon } from './figures/dragon';
import { drow } from './figures/drow';
import { elemental } from './figures/elemental';
import { fiend } from './figures/fiend';
import {
  dot,
  HEIGHT,
  shape,
  times,
  WIDTH,
  type Figure,
  type Sitter,
  type Tones,
} from './figures/figure';
import { human } from './figures/human';
import { trait } from './figures/traits';
import { undead } from './figures/undead';

type Of = Sitter['card'];

const HUES = {
  ambition: 262,
  conquest: 146,
  malice: 332,
  guile: 186,
  obedience: 210,
  none: 40,
} as const;

/** Hues that a name asks for. */
const NAMED: readonly [RegExp, number][] = [
  [/^black-(d|w)/, 240],
  [/^blue-/, 214],
  [/^green-/, 128],
  [/^red-/, 6],
  [/^white-/, 196],
  [/fire|flame|imix|vanifer|balor/, 18],
  [/water|wave|olhydra|^gar-/, 205],
  [/earth|ogremoch|marlos/, 78],
  [/^air-|howling|yan-c|aerisi/, 178],
];

function tonesOf({ id, aspect }: Of, chance: Chance): Tones {
  const named = NAMED.find(([pattern]) => pattern.test(id))?.[1];
  const hue = (named ?? HUES[aspect ?? 'none']) + chance.range(-9, 9);
  const grey = aspect === 'obedience' || aspect === null ? 0.45 : 1;
  const tone = (saturation: number, light: number, shift = 0) =>
    `hsl(${(hue + shift).toFixed(0)} ${(saturation * grey).toFixed(0)}% ${light}%)`;
  return {
    back: tone(46, 9),
    glow: tone(62, 46),
    bright: tone(72, 74),
    ink: tone(38, 7),
    dark: tone(32, 13),
    mid: tone(28, 23),
    soft: tone(26, 36),
    pale: tone(24, 82, 20),
    eye: aspect === 'malice' ? '#ffd3c4' : '#f3fdff',
  };
}

/** A line of stone teeth, longer towards the sides; `depth` and `most` are their lengths. */
function teeth(
  chance: Chance,
  [narrow, wide]: readonly [number, number],
  [least, most]: readonly [number, number],
  side: number,
  level: (length: number) => number,
  root: number,
): string {
  let line = '';
  for (let x = 0; x <= WIDTH;) {
    const width = chance.range(narrow, wide);
    const length = chance.range(least, most) + (Math.abs(x - 60) / 60) ** 2 * chance.range(6, side);
    line += `L${x.toFixed(0)} ${root}L${(x + width / 2).toFixed(0)} ${level(length).toFixed(0)}`;
    x += width;
  }
  return line;
}

/** The cave: light behind, stalactites above, stalagmites in front. */
function stage(t: Tones, chance: Chance): { back: string; front: string } {
  const [cx, cy, r] = [60 + chance.range(-7, 7), chance.range(34, 42), chance.range(27, 34)].map(
    (value) => value.toFixed(1),
  );
  const roof = teeth(chance, [6, 15], [4, 8], 26, (length) => length, 3);
  const floor = teeth(chance, [10, 22], [2, 6], 20, (length) => HEIGHT - length, HEIGHT - 2);
  const motes = times(9, () =>
    dot(
      chance.range(6, 114).toFixed(0),
      chance.range(8, 70).toFixed(0),
      chance.range(0.4, 1.1).toFixed(1),
      t.bright,
    ),
  );
  return {
    back: [
      `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="74"><stop offset="0" stop-color="${t.glow}"/><stop offset=".42" stop-color="${t.glow}" stop-opacity=".42"/><stop offset="1" stop-color="${t.back}"/></radialGradient>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${t.back}"/>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`,
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${t.bright}" opacity=".2"/>`,
      `<circle cx="${cx}" cy="${cy}" r="${Number(r) + 7}" fill="none" stroke="${t.bright}" stroke-width=".6" opacity=".35"/>`,
      `<g opacity=".6">${motes.join('')}</g>`,
      shape(`M-2-2${roof}L${WIDTH + 2}-2Z`, t.ink),
    ].join(''),
    front: shape(`M-2 ${HEIGHT + 2}${floor}L${WIDTH + 2} ${HEIGHT + 2}Z`, t.ink),
  };
}

const FIGURES: Partial<Record<Creature, Figure>> = {
  drow,
  doppelganger: drow,
  dragon,
  'half-dragon': dragon,
  fiend,
  undead,
  construct: undead,
  elemental,
  'elemental-prince': elemental,
  aberration,
  illithid: aberration,
  myconid: aberration,
  human,
  dwarf: human,
  elf: human,
  tiefling: human,
  medusa: human,
  derro: human,
};

const figureOf = ({ id, creature }: Of): Figure =>
  id === 'zuggtmoy' ? aberration : (FIGURES[creature] ?? beast);

export function portrait(card: Of): string {
  const chance = chanceOf(`portrait:${card.id}`);
  const t = tonesOf(card, chance);
  const { back, front } = stage(t, chance);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${back}${figureOf(card)({ t, chance, card })}${trait(card.id, t)}${front}</svg>`;
}
