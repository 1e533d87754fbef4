/** Elementals: fire, earth, water, air; princes are crowned, myrmidons armed. */

import {
  both,
  crown,
  eyes,
  pauldrons,
  shape,
  stroke,
  times,
  type Figure,
  type Tones,
} from './figure';

const FLAME =
  'M60 4C68 26 86 30 82 12 100 34 94 50 106 46 110 76 96 98 60 98 24 98 8 74 16 40 26 50 20 30 36 18 36 34 52 28 60 4Z';
const WAVE =
  'M59.5 14C78 10 90 26 82 42 90 36 112 38 112 62 106 52 98 58 100 68 108 78 110 98 112 98H59.5Z';
const ROCKS: readonly [keyof Tones, string][] = [
  ['mid', '59.5 10 72 16 78 34 70 52 59.5 58'],
  ['dark', '72 54 88 40 106 52 112 78 104 98 70 98'],
  ['ink', '59.5 56 72 52 80 70 74 98 59.5 98'],
  ['soft', '88 40 94 24 101 46'],
  ['mid', '100 50 112 38 112 62'],
];

/** The same shape three times, each smaller and lighter, all standing on the ground. */
const nested = (t: Tones, d: string): string =>
  [t.ink, t.dark, t.mid]
    .map((fill, i) => {
      const k = (1 - i * 0.24).toFixed(2);
      return `<g transform="translate(60 98) scale(${k}) translate(-60 -98)">${shape(d, fill, t.bright, 0.7)}</g>`;
    })
    .join('');

const fire = (t: Tones): string => nested(t, FLAME);

const earth = (t: Tones): string =>
  both(
    ROCKS.map(([tone, points]) => shape(`M${points}Z`, t[tone], t.bright, 0.7)).join('') +
      stroke('M64 62 72 74 66 90M84 56 92 70 88 88', t.bright, 0.8),
  );

const water = (t: Tones): string =>
  both(nested(t, WAVE)) +
  both(stroke('M66 72Q74 66 82 72T98 72M64 84Q74 78 84 84T104 84', t.bright, 0.8));

const air = (t: Tones): string =>
  shape(
    'M60 8C76 10 84 26 78 44 96 50 100 70 84 82L74 98H46L36 82C20 70 24 50 42 44 36 26 44 10 60 8Z',
    t.dark,
    t.bright,
    0.6,
  ) +
  times(6, (i) =>
    stroke(
      `M${24 + i * 5} ${88 - i * 13}C${40 + i * 2} ${98 - i * 13} ${82 - i * 2} ${96 - i * 13} ${98 - i * 5} ${80 - i * 13}`,
      t.bright,
      1.8 - i * 0.2,
      0.75,
    ),
  ).join('');

function body(id: string): (t: Tones) => string {
  if (/fire|imix/.test(id)) return fire;
  if (/earth|ogremoch/.test(id)) return earth;
  if (/water|olhydra/.test(id)) return water;
  return air;
}

export const elemental: Figure = ({ t, chance, card }) =>
  [
    body(card.id)(t),
    card.id.endsWith('myrmidon')
      ? pauldrons(t) + both(shape('M59.5 66 76 62 82 98H59.5Z', t.dark, t.bright, 0.7))
      : '',
    eyes(t, 42, 'M62 1 71-3 69 1.6Z'),
    card.creature === 'elemental-prince' ? crown(t, chance) : '',
  ].join('');
