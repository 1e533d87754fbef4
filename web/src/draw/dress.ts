/** What lords wear: robes, chains, circlets. */

import type { Chance } from './chance';
import { f, mix } from './geometry';
import { GOLD, type Palette } from './palettes';
import type { Sheet } from './sheet';

/** Robe and shoulders, the dark base of every frontal lord. */
export function robe(
  s: Sheet,
  c: Palette,
  r: Chance,
  { neck = 18, wide = 84, top = 196, collar = 1, folds = 5 } = {},
): void {
  const L = 100 - wide - r.range(0, 5);
  const R = 100 + wide + r.range(0, 5);
  const fill = s.linear(100, top - 20, 100, 280, [0, c.mid], [0.3, c.deep], [1, c.ink]);
  s.path(
    `M${f(L)} 284C${f(L + 4)} 246 ${f(L + 26)} ${top + 22} ${f(100 - neck * 1.9)} ${top + 8}C${f(100 - neck)} ${top} ${f(100 - neck)} ${top - 14} ${f(100 - neck * 0.9)} ${top - 34}L${f(100 + neck * 0.9)} ${top - 34}C${f(100 + neck)} ${top - 14} ${f(100 + neck)} ${top} ${f(100 + neck * 1.9)} ${top + 8}C${f(R - 26)} ${top + 22} ${f(R - 4)} 246 ${f(R)} 284Z`,
    fill,
    `stroke="${c.lit}" stroke-opacity=".35" stroke-width=".9"`,
  );
  for (let i = 0; i < folds; i++) {
    const k = (i + 0.5) / folds - 0.5;
    s.stroke(
      `M${f(100 + k * neck * 2.4)} ${top + 10}Q${f(100 + k * wide * 1.1)} ${top + 40} ${f(100 + k * wide * 2)} 284`,
      i % 2 ? c.ink : c.lit,
      1.1,
      i % 2 ? 0.6 : 0.16,
    );
  }
  if (!collar) return;
  for (const side of [-1, 1]) {
    const x = (k: number) => 100 + side * k;
    s.path(
      `M${f(x(4))} ${top + 32}C${f(x(24))} ${top + 16} ${f(x(30))} ${top - 4} ${f(x(28))} ${top - 30 * collar}C${f(x(44))} ${top - 14} ${f(x(52))} ${top + 8} ${f(x(40))} ${top + 26}C${f(x(30))} ${top + 40} ${f(x(14))} ${top + 44} ${f(x(4))} ${top + 32}Z`,
      s.linear(
        x(48),
        top - 20,
        x(6),
        top + 36,
        [0, side < 0 ? c.lit : c.mid],
        [0.45, c.deep],
        [1, c.ink],
      ),
      `stroke="${c.glow}" stroke-opacity=".4" stroke-width=".7"`,
    );
  }
}

/** A chain of gems or pearls on a hanging curve. */
export function chain(
  s: Sheet,
  colour: string,
  x0: number,
  x1: number,
  y: number,
  sag: number,
  count: number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const x = mix(x0, x1, t);
    const yy = y + sag * 4 * t * (1 - t);
    const big = size * (0.75 + 0.5 * (1 - Math.abs(t - 0.5) * 2));
    s.dot(
      x,
      yy,
      big,
      s.radial(
        x - big * 0.3,
        yy - big * 0.35,
        big * 1.3,
        [0, '#fff'],
        [0.4, colour],
        [1, '#1b2a38'],
      ),
    );
  }
}

export interface Circlet {
  cx?: number;
  y: number;
  half: number;
  sag?: number;
}

/** Thin metal circlet; its jewels tell the rank. */
export function circlet(
  s: Sheet,
  c: Palette,
  rank: number,
  { cx = 100, y, half, sag = 6 }: Circlet,
): void {
  if (rank < 1) return;
  const gold = s.linear(
    cx - half,
    y,
    cx + half,
    y,
    [0, GOLD.dark],
    [0.3, GOLD.lit],
    [0.6, GOLD.mid],
    [1, GOLD.dark],
  );
  s.stroke(
    `M${f(cx - half)} ${f(y)}Q${f(cx)} ${f(y + sag * 2)} ${f(cx + half)} ${f(y)}`,
    gold,
    1.6 + rank * 0.25,
  );
  if (rank >= 3)
    s.stroke(
      `M${f(cx - half * 0.94)} ${f(y + 4)}Q${f(cx)} ${f(y + 4 + sag * 2)} ${f(cx + half * 0.94)} ${f(y + 4)}`,
      gold,
      0.9,
      0.8,
    );
  const jewels = Math.min(7, rank + (rank % 2 ? 0 : 1));
  for (let i = 0; i < jewels; i++) {
    const t = (i + 0.5) / jewels;
    const x = cx - half + 2 * half * t;
    const yy = y + sag * 4 * t * (1 - t);
    s.lamp(x, yy, 1 + (0.5 - Math.abs(t - 0.5)) * 2.4, c.glow, 0.5);
  }
}
