/** Colours of the drawings: each people has five, from ink to glow. */

export const PEOPLES = ['squid', 'shellfish', 'seahorse', 'crab', 'jellyfish'] as const;

export type People = (typeof PEOPLES)[number];
/** Whoever can be a lord: the five peoples, and the ambassadors of all of them. */
export type House = People | 'ambassador';
export type Hue = House | 'abyss' | 'gold' | 'rose';

export interface Palette {
  ink: string;
  deep: string;
  mid: string;
  lit: string;
  glow: string;
}

export const PALETTES: Record<Hue, Palette> = {
  squid: { ink: '#030b18', deep: '#0a2547', mid: '#1c5595', lit: '#56a4ee', glow: '#b5deff' },
  shellfish: { ink: '#02110d', deep: '#083428', mid: '#157355', lit: '#46c795', glow: '#b8f7dc' },
  seahorse: { ink: '#140b02', deep: '#3d2407', mid: '#945a10', lit: '#eda63a', glow: '#ffe3aa' },
  crab: { ink: '#150405', deep: '#470f12', mid: '#9a2a25', lit: '#f0715b', glow: '#ffcbb8' },
  jellyfish: { ink: '#0c0517', deep: '#2b1249', mid: '#61339d', lit: '#b286f4', glow: '#ead8ff' },
  ambassador: {
    ink: '#080c12',
    deep: '#232d3a',
    mid: '#63758a',
    lit: '#cbd6e0',
    glow: '#ffffff',
  },
  abyss: { ink: '#02070d', deep: '#072033', mid: '#0f4a63', lit: '#3fa4bd', glow: '#b9f3ff' },
  gold: { ink: '#110c02', deep: '#372a08', mid: '#866a17', lit: '#e3c24e', glow: '#fff3bd' },
  rose: { ink: '#12040c', deep: '#3c1029', mid: '#8c3160', lit: '#ec86b1', glow: '#ffd9e8' },
};

export const GOLD = { dark: '#6b4a12', mid: '#c99a3b', lit: '#ffe6a3' };

type Channels = [number, number, number];

const channels = (hex: string): Channels => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const hex = (...values: Channels): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour between two others, at t = 0 … 1. */
export function blend(from: string, to: string, t: number): string {
  const [r0, g0, b0] = channels(from);
  const [r1, g1, b1] = channels(to);
  return hex(r0 + (r1 - r0) * t, g0 + (g1 - g0) * t, b0 + (b1 - b0) * t);
}

function turnedColour(colour: string, degrees: number): string {
  const [r, g, b] = channels(colour).map((value) => value / 255) as Channels;
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (!spread) return colour;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sextant =
    max === r
      ? ((g - b) / spread + 6) % 6
      : max === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  const hue = sextant * 60 + degrees;
  const channel = (n: number) => {
    const k = (n + hue / 30 + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex(channel(0), channel(8), channel(4));
}

/** A palette with its hue turned, so that members of a guild differ as siblings do. */
export function turned(palette: Palette, degrees: number): Palette {
  return {
    ink: turnedColour(palette.ink, degrees),
    deep: turnedColour(palette.deep, degrees),
    mid: turnedColour(palette.mid, degrees),
    lit: turnedColour(palette.lit, degrees),
    glow: turnedColour(palette.glow, degrees),
  };
}
