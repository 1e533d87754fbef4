/** The undead: skulls and ribs, lords among them with crown and collar, and what has no body left. */

import {
  both,
  crown,
  dot,
  likely,
  shape,
  shoulders,
  stroke,
  times,
  type Figure,
  type Sitter,
  type Tones,
} from './figure';

const skull = (t: Tones): string =>
  [
    both(
      shape(
        'M59.5 19C72 19 78 27 77 37 76.6 43 73.4 45.4 71.4 48L70.6 55 66 58.6 59.5 59.6Z',
        t.pale,
      ),
    ),
    both(
      shape(
        'M63 35.6C68 32.6 73.4 35 73 39.6 72.4 44 66 45 63.6 42.4 62.4 40.6 62 37.4 63 35.6Z',
        t.ink,
      ) + dot(68, 39.6, 1.7, t.eye),
    ),
    shape('M60 43.6 62.6 49H57.4Z', t.ink),
    stroke('M52 54H68M55.6 51.6V58M60 52V59M64.4 51.6V58', t.ink, 0.8),
  ].join('');

const ribs = (t: Tones): string =>
  both(
    times(3, (i) =>
      stroke(`M61 ${70 + i * 8}C70 ${66 + i * 8} 78 ${70 + i * 8} 80 ${77 + i * 8}`, t.pale, 2),
    ).join(''),
  ) + stroke('M60 62V96', t.pale, 2.4);

/** Veils in the air, with eyes and a cry. */
const wisp = ({ t, chance }: Sitter): string =>
  [
    both(
      shape(
        'M59.5 8C78 10 86 30 84 52 86 66 96 72 104 74 98 80 92 80 90 82 94 88 100 90 106 91 96 97 84 95 76 90 72 94 66 98 59.5 98Z',
        t.mid,
        t.bright,
        0.8,
      ),
    ),
    '<g opacity=".92">',
    both(shape('M59.5 20C72 21 78 34 75 48 72 60 65 66 59.5 67Z', t.ink)),
    both(shape('M62.6 36C67 33 72 36 71 40.6 69 44 64 43.4 62.8 40.6Z', t.eye)),
    shape(
      `M60 49C64 49 65 53 64.4 ${chance.int(57, 61)} 63.6 61 56.4 61 55.6 57 55 53 56 49 60 49Z`,
      t.glow,
    ),
    '</g>',
    both(stroke('M66 72C74 76 80 84 92 86M64 80C70 84 74 90 80 92', t.bright, 0.8)),
  ].join('');

const lord = ({ t, chance }: Sitter): string =>
  [
    both(shape('M70 66 94 26 100 74Z', t.dark, t.bright, 0.7)),
    shoulders(t, 42),
    both(shape('M78 68C92 60 104 68 106 84L95 84C91 77 86 74 77 74Z', t.mid, t.bright, 0.7)),
    shape('M60 68 64 76 60 86 56 76Z', t.bright),
    skull(t),
    crown(t, chance),
  ].join('');

/** Horns, a hood or a crack in the skull. */
function head({ t, chance, card }: Sitter): string {
  if (card.id.startsWith('minotaur'))
    return both(shape('M70 26C84 30 98 24 98 8 106 26 94 42 73 38Z', t.soft, t.bright, 0.7));
  return likely(chance, 0.5)
    ? both(
        shape(
          'M59.5 11C80 12 88 32 86 56L78 68C80 52 79 38 72 30 68 25 63 24 59.5 24Z',
          t.dark,
          t.bright,
          0.8,
        ),
      )
    : stroke('M65 20 68 27 65 30 69 34', t.ink, 1);
}

/** Others of their kind, behind the first. */
const horde = (t: Tones): string =>
  ['translate(-8 22) scale(.56)', 'translate(61 22) scale(.56)']
    .map((place) => `<g opacity=".75" transform="${place}">${skull(t)}</g>`)
    .join('');

export const undead: Figure = (sitter) => {
  const { t, card } = sitter;
  if (/ghost|banshee|wraith/.test(card.id)) return wisp(sitter);
  if (/lich|lord|vampire$|knight/.test(card.id)) return lord(sitter);
  const others = /horde|zombies/.test(card.id) ? horde(t) : '';
  return [others, shoulders(t, 42), ribs(t), skull(t), head(sitter)].join('');
};
