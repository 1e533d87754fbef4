/** Beasts: manes and teeth, and what is half beast: insects, reptiles, rats, a giant with two heads. */

import {
  both,
  dot,
  eyes,
  ray,
  shape,
  shoulders,
  stroke,
  times,
  type Figure,
  type Sitter,
} from './figure';

const EARS = ['M66 24 76 4 80 30Z', 'M68 26C80 16 90 18 92 26 88 36 78 38 74 36Z'];

const isInsect = (id: string): boolean => /umber|carrion/.test(id);

function ears({ t, chance, card }: Sitter): string {
  if (isInsect(card.id)) return stroke('M66 22C70 10 78 6 90 6', t.bright, 1.6);
  if (card.creature === 'kobold' || card.creature === 'troglodyte')
    return (
      shape('M68 26C78 20 84 14 92 6 92 20 86 32 74 36Z', t.soft, t.bright, 0.7) +
      shape('M74 38 94 34 78 48Z', t.mid, t.bright, 0.6)
    );
  if (card.id === 'cranium-rats')
    return shape('M66 24C70 8 90 8 88 24 86 34 76 36 72 32Z', t.mid, t.bright, 0.8);
  return shape(chance.pick(EARS), t.dark, t.bright, 0.8);
}

function mouth({ t, card }: Sitter): string {
  if (isInsect(card.id))
    return both(
      shape('M62 58C76 56 82 64 76 78 74 70 68 66 62 66Z', t.soft, t.bright, 0.8) +
        dot(66, 34, 2.2, t.eye) +
        dot(73, 30, 1.5, t.eye),
    );
  return (
    shape('M60 53 64.4 56.4 60 60 55.6 56.4Z', t.ink) +
    both(
      shape('M59.5 61.4 68 58.6 65.6 65 59.5 66.4Z', t.ink) +
        shape('M61.4 61 62.8 65 64.4 60.2ZM65.6 59.6 66.6 62.8 67.8 58.8Z', t.pale),
    )
  );
}

function look({ t, card }: Sitter): string {
  if (isInsect(card.id)) return '';
  // A grimlock is blind.
  return card.creature === 'grimlock'
    ? both(stroke('M63 41 71 39', t.soft, 1.2))
    : eyes(t, 41, 'M63 .4 71.4-3 69.6 1.8Z');
}

export const beast: Figure = (sitter) => {
  const { t, chance, card } = sitter;
  const mane = times(7, (i) =>
    ray(66 + i * 5, 58 + i * 3, -86 + i * 13, chance.range(16, 28), 4),
  ).join('');
  const head = [
    both(ears(sitter)),
    both(
      shape(
        'M59.5 20C72 19 80 28 79 40 78 48 72 50 70 56 68 64 64 67 59.5 68Z',
        t.dark,
        t.bright,
        0.8,
      ),
    ),
    mouth(sitter),
    look(sitter),
  ].join('');
  return [
    both(shape(mane, t.ink, t.soft, 0.5)),
    shoulders(t, 50),
    card.id === 'ettin'
      ? `<g transform="translate(-6 20) scale(.78)">${head}</g><g transform="translate(32 20) scale(.78)">${head}</g>`
      : head,
    both(stroke('M64 76 72 82M74 74 82 82M66 88 74 92', t.soft, 1.2)),
  ].join('');
};
