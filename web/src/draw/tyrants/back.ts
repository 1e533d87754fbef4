/** The back of the cards of Tyrants: a web in the dark, and a light behind it. */

import { sign } from './signs';

const [WIDTH, HEIGHT] = [200, 280];
const THREADS = 12;
const RINGS = [24, 46, 70, 96, 124, 154];

const at = (radius: number, thread: number): [number, number] => {
  const angle = ((thread + 0.5) * 2 * Math.PI) / THREADS;
  return [WIDTH / 2 + Math.cos(angle) * radius, HEIGHT / 2 + Math.sin(angle) * radius];
};
const f = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ');

/** One ring of the web sags between its threads. */
function ring(radius: number): string {
  let d = `M${f(at(radius, 0))}`;
  for (let thread = 0; thread < THREADS; thread++)
    d += `Q${f(at(radius * 0.86, thread + 0.5))} ${f(at(radius, thread + 1))}`;
  return d;
}

export function back(): string {
  const threads = Array.from(
    { length: THREADS },
    (_, thread) => `M${f(at(17, thread))}L${f(at(190, thread))}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<radialGradient id="light"><stop offset="0" stop-color="#3b3a78"/><stop offset=".5" stop-color="#151a35"/><stop offset="1" stop-color="#070b16"/></radialGradient>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#070b16"/><ellipse cx="100" cy="140" rx="150" ry="190" fill="url(#light)"/>`,
    `<path d="${threads.join('')}" fill="none" stroke="#8f8bd6" stroke-width="1" opacity=".5"/>`,
    `<path d="${RINGS.map(ring).join('')}" fill="none" stroke="#a9a5ea" stroke-width="1.1" opacity=".6"/>`,
    '<circle cx="100" cy="140" r="21" fill="#0a0e1e" stroke="#c9c5ff" stroke-width="1.6"/>',
    `<g color="#dcd9ff" transform="translate(100 140) scale(1.25)">${sign('spider')}</g>`,
    '<rect x="7" y="7" width="186" height="266" rx="9" fill="none" stroke="#8f8bd6" stroke-width="1.6" opacity=".7"/>',
    '</svg>',
  ].join('');
}
