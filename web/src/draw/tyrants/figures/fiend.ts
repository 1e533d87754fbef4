/** Fiends: horns and wings; the great ones have more of both, and more eyes. */

import { nth } from '../../chance';
import { both, dot, eyes, shape, shoulders, stroke, type Figure } from './figure';

const HORNS = [
  'M66 26C80 24 92 14 90 0 100 14 92 34 70 36Z',
  'M67 28C78 30 92 28 92 14 90 6 84 6 82 10 88 10 88 20 80 21 75 21 70 20 66 22Z',
  'M64 24C66 14 72 6 82-1 80 8 80 16 72 30ZM72 28C80 24 88 20 100 18 92 26 84 32 74 36Z',
];
const SMOOTH = 'M59.5 22C69 22 73 30 72.4 39 71.6 48 65.6 55 59.5 58Z';
const BONY = 'M59.5 21C72 20 78 28 76 38L80 44 73 47C73 56 66 60 59.5 63Z';
const HAIR = 'M59.7 20C72 18 82 30 80 60 76 66 74 56 73 44 71 34 66 30 59.7 26Z';

export const fiend: Figure = ({ t, chance, card }) => {
  const great = (card.cost ?? 0) >= 6;
  const fair = /succubus|marilith|grazzt|night-hag/.test(card.id);
  const [bend, tip] = great ? [16, 4] : [28, 20];
  const wing =
    shape(
      `M84 70C92 48 100 ${bend} 121 ${tip}V78C112 70 106 72 102 80 98 74 92 74 84 82Z`,
      t.dark,
      t.soft,
      0.8,
    ) +
    stroke(
      `M86 72C96 56 106 ${great ? 32 : 40} 121 ${great ? 22 : 34}M88 76C98 66 108 52 121 52`,
      t.soft,
      0.7,
    );
  const maw =
    shape('M59.5 50.6 70 48.6 66.6 55.4 59.5 56.4Z', t.glow) +
    shape('M62 50.2 63.4 54 64.8 49.8ZM66 49.4 67 52.6 68.4 49Z', t.pale);
  return [
    both(wing),
    both(shape(nth(HORNS, chance.int(0, 2)), t.soft, t.bright, 0.7)),
    shoulders(t, great ? 50 : 44),
    both(shape('M80 66C92 58 106 66 108 84L96 82C92 76 86 72 78 72Z', t.dark, t.soft, 0.7)),
    both(shape(fair ? SMOOTH : BONY, t.dark, t.bright, 0.8)),
    fair ? both(shape(HAIR, t.ink)) : '',
    eyes(t, 40, 'M62 1 71.4-3.4 69 1.8Z'),
    great ? both(dot(67.6, 33.4, 1, t.eye)) : '',
    fair ? stroke('M57 51H63', t.bright, 0.9) : both(maw),
    both(stroke('M61 70C68 72 76 72 84 78M61 80C68 80 74 82 80 88', t.soft, 0.9)),
    shape('M60 66 62.6 72 60 78 57.4 72Z', t.bright),
  ].join('');
};
