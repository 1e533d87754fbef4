/** The water behind a page or a table: light from above, and the shape of the place. 1440 × 900. */

import { upTo } from './geometry';

export type SeaKind = 'senate' | 'shelf';

/** The rings of a senate chamber, seen from above. */
const rings = (): string =>
  upTo(7)
    .map(
      (i) =>
        `<ellipse cx="577" cy="450" rx="${250 + i * 92}" ry="${300 + i * 74}" fill="none" stroke="#2b6f93" stroke-opacity="${(0.2 - i * 0.022).toFixed(3)}" stroke-width="${i % 2 ? 1 : 18}"/>`,
    )
    .join('');

/** Two cliffs and the deep between them. */
const CLIFFS =
  '<path d="M0 900V420C60 400 90 470 150 460C190 452 200 520 250 540C300 560 300 640 360 660H800C860 640 870 560 930 530C980 505 990 440 1050 452C1090 460 1110 410 1154 420V900Z" fill="#030a12" fill-opacity=".5"/>';

/** Where a shaft of light enters, how wide it is and how far it leans. */
const SHAFTS = [
  [90, 120, 260],
  [330, 70, 170],
  [560, 160, 330],
  [840, 90, 240],
  [1090, 130, 250],
] as const;

const shafts = (): string =>
  SHAFTS.map(
    ([x, w, lean]) =>
      `<path d="M${x} 0h${w}L${x + w * 1.6 - lean} 900H${x - lean}Z" fill="url(#shaft)"/>`,
  ).join('');

const specks = (): string =>
  upTo(70)
    .map(
      (i) =>
        `<circle cx="${(i * 197.3) % 1440}" cy="${(i * 131.7 + i * i) % 900}" r="${(0.6 + (i % 5) * 0.26).toFixed(2)}" fill="#b9f3ff" opacity="${(0.07 + (i % 4) * 0.05).toFixed(2)}"/>`,
    )
    .join('');

const DEFS =
  '<defs><linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12344d"/><stop offset=".4" stop-color="#0a1b2b"/><stop offset="1" stop-color="#04090f"/></linearGradient><linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fe0ff" stop-opacity=".09"/><stop offset=".7" stop-color="#9fe0ff" stop-opacity="0"/></linearGradient></defs>';

export function sea(kind: SeaKind): string {
  const place = kind === 'senate' ? rings() : CLIFFS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">${DEFS}<rect width="1440" height="900" fill="url(#deep)"/>${place}${shafts()}${specks()}</svg>`;
}
