/** Aberrations: tentacled faces, mushroom folk, many-eyed lumps, floating eyes. */

import {
  both,
  dot,
  eyes,
  shape,
  shoulders,
  stroke,
  times,
  type Figure,
  type Sitter,
  type Tones,
} from './figure';

/** A limb: a line with a lighter edge. */
const limb = (d: string, t: Tones, width: number, fill: string): string =>
  stroke(d, t.bright, width + 1.4) + stroke(d, fill, width);

function illithid({ t, chance, card }: Sitter): string {
  const brow = /ulith|puppet/.test(card.id) ? 8 : 13;
  const tentacle = (x: number, reach: number, sway: number) =>
    limb(`M${x} 50C${x + 1} 62 ${x + sway} 68 ${x + sway * 0.6} ${reach}`, t, 3.2, t.mid);
  return [
    both(shape('M68 66 98 34 102 76Z', t.dark, t.bright, 0.7)),
    shoulders(t, 44),
    both(shape(`M59.5 ${brow}C76 ${brow} 82 26 78 38 75 46 70 52 59.5 56Z`, t.mid, t.bright, 0.8)),
    both(stroke('M64 18C70 20 74 24 75 30', t.soft, 1)),
    both(tentacle(62.4, chance.int(76, 82), 2) + tentacle(66.6, chance.int(70, 80), 6)),
    eyes(t, 39, 'M63 .6 72-3 70 1.8Z'),
    both(shape('M78 70 100 64 102 78 82 80Z', t.mid, t.bright, 0.6)),
  ].join('');
}

function mushroom({ t, chance }: Sitter): string {
  const spots = times(5, () =>
    dot(chance.int(38, 82), chance.int(17, 28), chance.range(1.4, 3).toFixed(1), t.bright),
  );
  return [
    both(shape('M86 72C90 58 100 54 110 60 108 64 104 64 100 64L98 98H88Z', t.dark, t.soft, 0.7)),
    both(shape('M59.5 36H72C72 52 78 62 84 98H59.5Z', t.mid, t.soft, 0.7)),
    both(shape('M59.5 6C84 6 98 22 100 36 86 42 72 40 59.5 40Z', t.dark, t.bright, 0.9)),
    ...spots,
    both(stroke('M64 40 66 36M72 40 76 35M80 39.6 86 34', t.soft, 0.8)),
    eyes(t, 50, 'M62.4 0 69-1.6 68 2Z'),
  ].join('');
}

const FOLDS =
  'M66 22C76 22 72 32 80 30 88 30 84 40 90 42M64 34C70 38 78 36 78 46M64 50C72 48 74 58 84 54';

function lump({ t, chance, card }: Sitter): string {
  const arms = times(chance.int(4, 5), (i) => {
    const [x, y] = [66 + i * 10, 62 + i * 3];
    const [bend, end, down] = [chance.range(6, 14), chance.range(-2, 12), chance.range(24, 34)];
    return limb(
      `M${x - 6} ${y - 14}C${x + 4} ${y} ${x + bend} ${y + 10} ${x + end} ${y + down}`,
      t,
      4,
      t.dark,
    );
  });
  const stare = times(chance.int(1, 3), (i) => {
    const [x, y] = [66 + i * 9, 42 - i * 6];
    return (
      shape(`M${x} ${y}Q${x + 5} ${y - 6} ${x + 10} ${y} ${x + 5} ${y + 5} ${x} ${y}Z`, t.eye) +
      dot(x + 5, y, 1.7, t.ink)
    );
  });
  const maw =
    shape('M59.5 56 74 52 70 62 59.5 65Z', t.ink) +
    shape('M61 55.6 63 60 65 54.6ZM67 54.2 69 58 71 53Z', t.pale);
  return [
    both(arms.join('')),
    both(shape('M59.5 14C82 12 98 28 96 46 94 62 78 70 59.5 72Z', t.dark, t.bright, 0.9)),
    /brain|intellect/.test(card.id)
      ? stroke('M60 16V66', t.soft, 1.2) + both(stroke(FOLDS, t.soft, 1.4))
      : '',
    both(stare.join('')),
    card.id === 'elder-brain' ? '' : both(maw),
  ].join('');
}

function beholder({ t, chance }: Sitter): string {
  const stalks = times(chance.int(3, 5), (i) => {
    const angle = ((-96 + i * chance.range(22, 26)) * Math.PI) / 180;
    const length = chance.range(38, 46);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (from: number, along: number, part: number) => (from + along * part).toFixed(0);
    const [x, y] = [at(60, c, length), at(48, s, length)];
    const stalk = `M${at(60, c, 24)} ${at(48, s, 24)}Q${at(64, c, 30)} ${at(44, s, 34)} ${x} ${y}`;
    return (
      limb(stalk, t, 2.8, t.dark) +
      dot(x, y, 4.2, t.dark) +
      dot(x, y, 2.6, t.eye) +
      dot(x, y, 1.1, t.ink)
    );
  });
  return [
    both(stalks.join('')),
    both(shape('M59.5 18C80 18 92 34 91 52 90 70 76 84 59.5 86Z', t.dark, t.bright, 0.9)),
    both(stroke('M82 38Q88 46 86 56M76 30Q82 34 84 40', t.soft, 1)),
    shape('M38 44Q60 22 82 44 60 64 38 44Z', t.eye),
    dot(60, 43, 9.4, t.glow),
    shape('M60 34.6Q64.4 43 60 51.6 55.6 43 60 34.6Z', t.ink),
    dot(63, 39.6, 1.4, '#fff'),
    both(
      shape('M59.5 66C68 66 76 63 81 58 78 72 70 78 59.5 79Z', t.ink) +
        shape(
          'M61 66 63 72 65 65.6ZM67 65.2 69.4 71 71 64ZM73 63 75 68 77 61ZM62 79 64 74 66 78.4Z',
          t.pale,
        ),
    ),
  ].join('');
}

export const aberration: Figure = (sitter) => {
  const { id, creature } = sitter.card;
  if (creature === 'illithid' || id === 'brainwashed-slave') return illithid(sitter);
  if (/myconid|zuggtmoy/.test(id)) return mushroom(sitter);
  if (/brain|intellect|gibber|aboleth|chuul|cloaker|neogi/.test(id)) return lump(sitter);
  return beholder(sitter);
};
