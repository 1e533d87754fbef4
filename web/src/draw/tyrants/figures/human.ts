/** People of the surface: hooded cultists, and others with a face, a beard, a staff. */

import { signAt } from '../signs';
import {
  both,
  dot,
  eyes,
  likely,
  shape,
  shoulders,
  stroke,
  times,
  type Figure,
  type Sitter,
} from './figure';

const MARKS = [
  'M63 24 66 30 64 34M69 27 70.6 33',
  'M60 21V30M64.6 22 64 29',
  'M66 46 70 50M65 50 68 54',
];

function hooded({ t, card }: Sitter, staff: string): string {
  return [
    staff,
    shoulders(t, 44),
    both(
      shape('M59.5 7C77 11 87 33 84 56 82 66 76 70 70 72L59.5 78Z', t.dark, t.bright, 0.8) +
        shape('M59.5 22C70 23 76 36 73 50 70 59 64 63 59.5 64Z', t.ink),
    ),
    both(shape('M62.6 41.4 69.6 38.6 68.6 42.6Z', t.eye)),
    both(shape('M59.5 76 74 70 79 98H59.5Z', t.mid, t.soft, 0.6)),
    signAt(card.deck, [60, 86], 16, t.bright),
  ].join('');
}

/** What grows on the heads of those who are not quite human. */
function crest({ t, card }: Sitter): string {
  if (card.creature === 'tiefling') return both(stroke('M67 23C74 18 80 12 78 4', t.soft, 4));
  if (card.creature !== 'medusa') return '';
  const snake = (i: number) =>
    `M${64 + i * 3} ${22 + i * 4}C${72 + i * 5} ${10 + i * 7} ${76 + i * 4} ${22 + i * 7} ${84 + i * 4} ${12 + i * 10}`;
  return both(times(4, (i) => stroke(snake(i), t.soft, 3)).join(''));
}

export const human: Figure = (sitter) => {
  const { t, chance, card } = sitter;
  const broad = card.creature === 'dwarf' || card.creature === 'derro';
  const staff = likely(chance, 0.6)
    ? stroke('M101 98 97 24', t.soft, 2.2) + dot(97, 20, 5.4, t.dark) + dot(97, 20, 3.2, t.bright)
    : '';
  const skin = `hsl(${chance.range(18, 34).toFixed(0)} 20% ${chance.int(34, 46)}%)`;
  if (/cult|fanatic|myrkul|watcher|necro/.test(card.id)) return hooded(sitter, staff);
  const [jaw, chin] = broad ? ['76 74', 84] : ['68 66', 72];
  const bearded = broad || (card.creature === 'human' && likely(chance, 0.45));
  const beard = bearded
    ? both(shape(`M59.5 48C65 47 70 44 73 41 74 54 ${jaw} 59.5 ${chin}Z`, t.soft, t.pale, 0.5))
    : '';
  return [
    staff,
    crest(sitter),
    both(shape('M66 58 88 40 84 68Z', t.dark, t.soft, 0.7)),
    shoulders(t, broad ? 48 : 40),
    both(shape('M59.5 52H67V60L74 66 59.5 80Z', t.dark)),
    both(
      shape('M59.5 19C70 19 75 27 74.4 37 74 47 67 56 59.5 58Z', skin) +
        shape('M74 35C78 33 79 41 74 44Z', skin),
    ),
    card.creature === 'elf' ? both(shape('M73 34 88 24 75 44Z', skin)) : '',
    eyes(t, 39, 'M63 0 69.4-2 68 1.2Z'),
    stroke('M57 51H63', t.ink, 1),
    beard,
    both(stroke(chance.pick(MARKS), t.bright, 1)),
    both(shape('M59.5 74 70 66 80 98H59.5Z', t.mid, t.bright, 0.6)),
    signAt(card.deck, [60, 86.5], 13, t.bright),
  ].join('');
};
