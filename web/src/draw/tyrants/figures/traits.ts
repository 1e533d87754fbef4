/** What tells a single one from others of its kind: a weapon, a third eye, a broken mask of bone. */

import { both, dot, ray, shape, stroke, type Tones } from './figure';

type Trait = (t: Tones) => string;

const EYE = 'M38 44Q60 22 82 44 60 64 38 44Z';

/** A limb with a lighter edge. */
const limb = (t: Tones, d: string, width: number): string =>
  stroke(d, t.bright, width + 1.4) + stroke(d, t.dark, width);

const pincers: Trait = (t) =>
  both(
    shape(
      'M92 62C102 50 117 52 118 68 112 63 107 64 104 70 113 69 117 76 112 85 101 84 92 76 90 68Z',
      t.mid,
      t.bright,
      0.8,
    ),
  );

const TRAITS: Readonly<Record<string, Trait>> = {
  // demons
  demogorgon: (t) => both(limb(t, 'M86 82C106 78 114 62 106 44', 4)),
  orcus: (t) =>
    stroke('M101 98 95 42', t.soft, 2.6) +
    dot(94, 33, 8.4, t.pale) +
    dot(91, 32, 2, t.ink) +
    dot(97, 32, 2, t.ink) +
    stroke('M91 38.4H97', t.ink, 1.2),
  balor: (t) => stroke('M102 80C120 66 96 52 112 36 118 30 112 22 106 26', t.bright, 2),
  glabrezu: pincers,
  vrock: (t) => shape('M52 45.6Q60 40 68 45.6L60 66Z', t.soft, t.bright, 0.8),
  nalfeshnee: (t) =>
    both(shape('M64 57C72 57 74 49 72.6 41 79 50 75 63 64 62Z', t.pale, t.soft, 0.5)),
  hezrou: (t) => both(dot(72, 28, 5.4, t.mid) + dot(72, 28, 3, t.eye) + dot(72, 28, 1.3, t.ink)),
  marilith: (t) =>
    both(shape(ray(94, 84, -72, 62, 1.9), t.bright) + shape(ray(84, 88, -86, 60, 1.9), t.bright)),
  'night-hag': (t) =>
    shape('M61-6 75 21Q60 15 45 21Z', t.ink, t.bright, 0.8) +
    shape('M34 25Q60 11 86 25 60 20.6 34 25Z', t.dark, t.bright, 0.7),
  // aberrations
  aboleth: (t) => shape('M54 27Q60 20 66 27 60 33 54 27Z', t.eye) + dot(60, 27, 1.9, t.ink),
  chuul: pincers,
  cloaker: (t) =>
    both(shape('M91 30C104 26 114 18 121 4V84C113 74 104 76 93 64Z', t.dark, t.bright, 0.8)),
  neogi: (t) => both(stroke('M88 50 104 30 117 64M84 60 101 50 111 92', t.bright, 2.6)),
  'death-tyrant': (t) =>
    shape(EYE, t.ink, t.pale, 1.2) +
    dot(60, 43, 5, t.glow) +
    stroke('M60 20 63 27 59 31M74 26 71 32 76 36', t.pale, 1.2),
  mindwitness: (t) =>
    both(limb(t, 'M64 77C64 87 72 88 70 98', 3.2) + limb(t, 'M74 72C77 84 86 84 86 96', 3.2)),
  gauth: (t) => both(stroke('M82 56C92 60 98 70 94 82M76 70C84 76 86 84 82 94', t.bright, 1.6)),
  puppeteer: (t) => both(stroke('M86 71V98M94 69V98M101 67V98', t.bright, 0.9)),
  ulitharid: (t) => both(limb(t, 'M72 48C78 60 82 64 80 78', 3.2)),
  'brainwashed-slave': (t) =>
    stroke('M46 66Q60 72 74 66', t.pale, 3) + shape('M57 69H63V77H57Z', t.pale),
  // undead
  banshee: (t) => both(stroke('M70 18C86 34 82 60 100 72M65 13C78 28 74 52 88 70', t.pale, 1.3)),
  wraith: (t) =>
    stroke('M98 98 89 20', t.soft, 2.4) +
    shape('M88 17C102 9 115 18 119 34 110 25 98 23 87 27Z', t.pale, t.soft, 0.5),
  'flesh-golem': (t) =>
    stroke('M47 27 57 35M49 32 53 28M53 36 57 31M66 52 74 46', t.ink, 1.1) +
    both(shape('M75 43H85V48H75Z', t.soft, t.bright, 0.6)),
  'ogre-zombie': (t) =>
    both(
      shape('M59.5 18C73 17 81 25 79 35 73 29 66 28 59.5 28Z', t.mid, t.bright, 0.7) +
        shape('M63 57 66.4 45 69.6 56Z', t.eye),
    ),
  revenant: (t) =>
    both(shape('M66 37C71 32 71 25 67 17 77 24 79 35 72 42Z', t.glow, t.bright, 0.6)),
  wight: (t) => shape(ray(98, 98, -96, 88, 2.2), t.bright) + stroke('M106 70 84 74', t.bright, 2.6),
  vampire: (t) => both(shape('M63 54 64.6 63 66.4 54Z', t.eye)),
};

export const trait = (id: string, t: Tones): string => TRAITS[id]?.(t) ?? '';
