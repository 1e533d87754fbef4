/** Dragons from the side; the grown ones spread a wing behind them. */

import { dot, likely, ray, shape, stroke, times, type Figure } from './figure';

const WING = 'M118 60C96 44 60 8 10 4 22 14 20 24 8 34 24 32 30 40 26 54 44 46 52 52 54 66L90 70Z';
const HEAD =
  'M122 100C117 76 108 54 90 41 82 35 74 31 66 33L61 29 58 35C50 40 42 42 33 43.6 28 44.6 25 48 26 52 27 55 30 55.6 34 55.4L58 56 63 60C54 63 44 63 37 61.4 36 65 40 69 47 70 56 71 63 70 68 75 75 82 76 92 75 100Z';

export const dragon: Figure = ({ t, chance, card }) => {
  const grown = card.id.endsWith('dragon');
  const horns = times(grown ? chance.int(2, 3) : chance.int(1, 2), (i) => {
    const [x, y] = [80 + i * 7, 36 + i * 8];
    const [tip, reach] = [chance.range(4, 16) + i * 14, 112 + i * 4];
    return shape(
      `M${x - 5} ${y - 2}C${x + 10} ${y - 8} ${reach - 8} ${tip + 12} ${reach} ${tip}C${reach - 4} ${tip + 20} ${x + 14} ${y + 6} ${x + 2} ${y + 6}Z`,
      i ? t.mid : t.soft,
      t.bright,
      0.7,
    );
  }).reverse();
  const spines = times(4, (i) => ray(97 + i * 5.2, 54 + i * 11, -38 + i * 8, grown ? 15 : 9, 3.4));
  const teeth = [34, 40, 46, 52].map((x) => `M${x} 55.4 ${x + 1.6} 60 ${x + 3.4} 55.6Z`);
  const scales = times(7, (i) =>
    stroke(
      `M${76 + i * 2.6} ${66 + i * 5}Q${84 + i * 2.6} ${62 + i * 5} ${90 + i * 2.6} ${58 + i * 6}`,
      t.soft,
      0.7,
    ),
  );
  const wing =
    shape(WING, t.dark, t.soft, 0.8) +
    stroke('M10 4C44 16 76 40 104 66M8 34C40 36 70 48 96 68', t.soft, 0.8);
  const head = [
    shape(spines.join(''), t.mid),
    ...horns,
    shape(HEAD, t.ink, t.bright, 0.9),
    shape('M34 61.4 63 60 58 56 34 55.4Z', t.glow),
    shape(teeth.join(''), t.pale),
    shape('M66 33C74 31 82 35 90 41L80 44C75 39 71 36.6 66 36.6Z', t.mid),
    shape('M56 43 66 38.4 65 43.4 60 45Z', t.eye),
    dot(30, 48.6, 1.1, t.bright),
    ...scales,
    likely(chance, 0.5) ? shape('M72 62 86 66 78 76 88 80 79 88Z', t.mid, t.soft, 0.6) : '',
  ].join('');
  return grown
    ? `${wing}<g transform="translate(2 2)">${head}</g>`
    : `<g transform="translate(10 12) scale(.86)">${head}</g>`;
};
