/** The signs: drawn on a 32 × 32 grid, with details of at least 2 units, so that they survive at 16 px.
 *
 * Signs take the colour of the text around them; metals and pearls bring their own.
 */

import type { House } from './palettes';

const line = (d: string, w = 2.4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, more = ''): string =>
  `<path d="${d}" fill="currentColor"${more && ` ${more}`}/>`;
const mirror = (markup: string): string =>
  `${markup}<g transform="matrix(-1 0 0 1 32 0)">${markup}</g>`;

/** Petals of the shell, from the hinge (16, 27). */
const petals = [-60, -30, 0, 30, 60]
  .map((a) =>
    fill('M14.9 25.5L12.9 7.4C12.9 3 19.1 3 19.1 7.4L17.1 25.5Z', `transform="rotate(${a} 16 27)"`),
  )
  .join('');
const arcs = [0, 72, 144, 216, 288]
  .map(
    (a) =>
      `<path d="M10.6 6.2A11.2 11.2 0 0 1 21.4 6.2" transform="rotate(${a} 16 16)" fill="none" stroke="currentColor" stroke-width="4.2"/>`,
  )
  .join('');

const SIGNS = {
  // the five peoples and the ambassadors
  squid:
    fill(
      'M16 1.4C19.4 4.4 22.3 8.4 22.6 12.6C22.8 15.6 21.8 17.6 20.4 18.8H11.6C10.2 17.6 9.2 15.6 9.4 12.6C9.7 8.4 12.6 4.4 16 1.4ZM11.4 12.6L15 14.6C14.8 16.2 13.8 16.8 12.8 16.4C11.8 16 11.3 14.6 11.4 12.6ZM20.6 12.6L17 14.6C17.2 16.2 18.2 16.8 19.2 16.4C20.2 16 20.7 14.6 20.6 12.6Z',
      'fill-rule="evenodd"',
    ) +
    mirror(
      fill('M12.6 4.2L5 11.4C6.8 12.6 8.4 12.8 9.6 12.2Z') +
        line(
          'M12.4 18.4C11.6 22 7.2 21.6 5.2 24.4C3.4 27 5.2 30.2 8 29.8C10.2 29.4 10.6 26.8 8.8 26.2',
          2.2,
        ) +
        line('M14.6 18.8C14.6 23 14.2 26 12.6 28.6', 2.2),
    ) +
    line('M16 19V30', 2.2),
  shellfish: petals + fill('M11.6 26.4H20.4L22.4 30.2H9.6Z'),
  seahorse:
    fill(
      'M18.4 2.2L20.2 4.6L22.6 3.8L22.4 6.8C25.2 8.8 26.4 12.2 25.2 15.6C24.2 18.6 21 20.4 20 23.2C19 26.4 16.8 29.6 13.2 30C9.8 30.4 7.2 27.6 7.8 24.6C8.4 21.8 11.8 20.8 13.8 22.6C15.4 24.2 14.4 26.8 12.2 26.6C11.2 26.5 10.8 25.5 11.4 24.9C10.2 25 10 26.8 11.4 27.6C13.2 28.4 15.4 26.8 15.6 24.2C15.8 20.8 12.8 18.6 13 14.8C13 13.8 13.2 13 13.6 12.4L6.4 13.4C4.2 13.6 3.8 10.6 5.8 10L12 8.2C12.8 5.8 14.6 4.4 16.6 4.2ZM16 7.6A1.5 1.5 0 1 0 16 10.6A1.5 1.5 0 1 0 16 7.6Z',
      'fill-rule="evenodd"',
    ) + fill('M26.4 12.8L30 12.2L28.6 15L29.6 18L25.4 17.6Z'),
  crab:
    fill(
      'M16 14.6C21.6 14.6 25 17.4 25 21C25 25 21 28 16 28C11 28 7 25 7 21C7 17.4 10.4 14.6 16 14.6ZM10.8 18L15 20.2C14.6 21.8 13.4 22.4 12.2 21.8C11.2 21.2 10.8 19.8 10.8 18ZM21.2 18L17 20.2C17.4 21.8 18.6 22.4 19.8 21.8C20.8 21.2 21.2 19.8 21.2 18Z',
      'fill-rule="evenodd"',
    ) +
    mirror(
      fill(
        'M10.4 1.8C5 2.6 1.6 7 2.6 11.6C3.2 14.4 5.6 16 8 15.4C11 14.6 12.6 11.8 12 8.6L8.4 11L9.4 7.6L6.8 7.8Z',
      ) +
        line('M7 14.8L9.6 18', 2.6) +
        line('M6.4 22.4L2.2 23.4', 2.2) +
        line('M7.8 26L4.4 29.4', 2.2),
    ),
  jellyfish:
    fill(
      'M16 2C23.4 2 28 7.4 28 13.6C28 15.2 27 16.6 25.4 16.6C23.8 16.6 23 15.4 22.2 15.4C21.2 15.4 20.6 16.8 19.2 16.8C17.8 16.8 17.2 15.6 16 15.6C14.8 15.6 14.2 16.8 12.8 16.8C11.4 16.8 10.8 15.4 9.8 15.4C9 15.4 8.2 16.6 6.6 16.6C5 16.6 4 15.2 4 13.6C4 7.4 8.6 2 16 2Z',
    ) +
    mirror(
      line('M7.4 18.6C6.2 21.4 8.8 23.4 7.6 26.4C7.2 27.4 6.6 28.2 6 28.8', 2.1) +
        line('M12.4 19C11.4 22 13.6 24.4 12.6 27.4C12.4 28.6 12 29.6 11.6 30.4', 2.3),
    ) +
    line('M16 18.4V26', 2.1),
  ambassador: `${arcs}<circle cx="16" cy="16" r="4" fill="currentColor"/>`,

  // what is counted
  pearl:
    '<circle cx="16" cy="16" r="12.5" fill="var(--pearl, #eaf3f5)"/><path d="M27.6 12.4A12.5 12.5 0 1 1 9.2 5.5C5.8 13.4 12.6 25.2 27.6 12.4Z" fill="var(--pearl-shade, #9db6c6)"/><path d="M6.4 18.4C9 23.4 15 26.4 20.4 24.8" fill="none" stroke="var(--pearl-blush, #f2c9dc)" stroke-width="1.8" stroke-linecap="round"/><circle cx="11.8" cy="10.6" r="3" fill="#fff"/>',
  'key-silver':
    '<g fill="none" stroke="var(--silver, #cfdbe4)" stroke-linecap="round" stroke-linejoin="round"><circle cx="16" cy="8.4" r="5.6" stroke-width="3.2"/><path d="M16 14.4V29.6M16.4 23H22M16.4 28.4H20.6" stroke-width="3.2"/></g>',
  'key-gold':
    '<g fill="none" stroke="var(--gold, #f1cd74)" stroke-linecap="round" stroke-linejoin="round"><path d="M16 1.8L22.4 8.4L16 15L9.6 8.4Z" stroke-width="3"/><circle cx="16" cy="8.4" r="1.2" fill="var(--gold, #f1cd74)" stroke-width="1"/><path d="M16 15.4V29.8M10.4 22.6H21.6M11.6 28.2H20.4" stroke-width="3"/></g>',
  influence:
    '<path d="M16 1L29 8.5V23.5L16 31L3 23.5V8.5Z" fill="var(--gold, #f1cd74)"/><path d="M16 3.8L26.6 9.9V22.1L16 28.2L5.4 22.1V9.9Z" fill="none" stroke="var(--gold-ink, #3a2805)" stroke-opacity=".5" stroke-width="1.2"/><path d="M16 7.6V25M9.8 10.6V14.4C9.8 18 12.4 19.6 16 19.6C19.6 19.6 22.2 18 22.2 14.4V10.6" fill="none" stroke="var(--gold-ink, #3a2805)" stroke-width="2.6" stroke-linecap="round"/>',
  monster: fill(
    'M30.4 15.4C30.4 9 25 4.6 18 4.6C15.6 4.6 13.4 5.2 11.4 6.2C10.6 4 8.4 3 6.4 3.8A2.6 2.6 0 1 0 7.6 6.8C8.4 6.6 9 7 9.2 7.6C5.8 10 3.2 13 1.6 15.6L6 16.2L7.6 20L10 16.8L12.4 21L14.8 17.4L17 21.6L19 18.4C19.6 20.6 18.6 23 16 24.4L14.8 21.4L12.6 25.4L10.6 22.4L8.8 25.8L6.4 24.4C9.2 27.4 13.4 29 18 28.6C25.4 28 30.4 22.6 30.4 15.4ZM17.4 9.4A2.2 2.2 0 1 1 17.4 13.8A2.2 2.2 0 1 1 17.4 9.4Z',
    'fill-rule="evenodd"',
  ),
  location: fill(
    'M3 30V11L6 4L9 11V13H11.6C12.6 8.6 14 6.4 16 4C18 6.4 19.4 8.6 20.4 13H23V11L26 4L29 11V30H20.6V22.4C20.6 19.6 18.6 17.8 16 17.8C13.4 17.8 11.4 19.6 11.4 22.4V30Z',
  ),
  wound:
    '<g fill="var(--danger, #ff7a70)"><path d="M8.6 2C11.4 10.4 10.6 21 4.6 30C5.4 20.4 5.8 11 8.6 2Z"/><path d="M17.6 1C20.6 10.4 19.6 22 13 31C14 20.8 14.6 11 17.6 1Z"/><path d="M26.6 2C29.4 10.4 28.6 21 22.6 30C23.4 20.4 23.8 11 26.6 2Z"/></g>',
  key: '<g fill="none" stroke="var(--silver, #cfdbe4)" stroke-linecap="round" stroke-linejoin="round"><path d="M16 2.2C19.8 2.2 22.4 4.8 22.4 8.2C22.4 11.6 19.8 13.4 16 15.4C12.2 13.4 9.6 11.6 9.6 8.2C9.6 4.8 12.2 2.2 16 2.2Z" stroke-width="3.2"/><path d="M16 15.6V29.8M16.4 22.6H22.4M16.4 28.2H20.8" stroke-width="3.2"/></g>',
  'no-key':
    line('M16 4.4A4.6 4.6 0 1 1 16 13.6A4.6 4.6 0 1 1 16 4.4M16 14V29M16.4 23H21.6', 2.6) +
    '<path d="M4.4 27.6L27.6 4.4" fill="none" stroke="var(--danger, #ff7a70)" stroke-width="3.4" stroke-linecap="round"/>',
  ally: fill(
    'M8.4 3H23.6A2.4 2.4 0 0 1 26 5.4V26.6A2.4 2.4 0 0 1 23.6 29H8.4A2.4 2.4 0 0 1 6 26.6V5.4A2.4 2.4 0 0 1 8.4 3ZM9.8 16.4C12 12.4 14.8 11 17.6 11C19.4 11 20.8 11.8 22 13.2L24 11.4V21.2L22 19.4C20.8 20.8 19.4 21.6 17.6 21.6C14.8 21.6 12 20.4 9.8 16.4ZM14.6 14.4A1.4 1.4 0 1 0 14.6 17.2A1.4 1.4 0 1 0 14.6 14.4Z',
    'fill-rule="evenodd"',
  ),
  dice:
    fill(
      'M12.2 2.2L18.4 3.4A2.4 2.4 0 0 1 20.3 6.2L20 8H14.4A4.4 4.4 0 0 0 10 12.4V18.4L5.4 17.5A2.4 2.4 0 0 1 3.5 14.7L5.4 5.1A2.4 2.4 0 0 1 8.2 3.2Z',
      'opacity=".7"',
    ) +
    fill(
      'M15 10.6H26.6A2.6 2.6 0 0 1 29.2 13.2V25A2.6 2.6 0 0 1 26.6 27.6H15A2.6 2.6 0 0 1 12.4 25V13.2A2.6 2.6 0 0 1 15 10.6ZM16.6 13.2A1.8 1.8 0 1 0 16.6 16.8A1.8 1.8 0 1 0 16.6 13.2ZM20.8 17.3A1.8 1.8 0 1 0 20.8 20.9A1.8 1.8 0 1 0 20.8 17.3ZM25 21.4A1.8 1.8 0 1 0 25 25A1.8 1.8 0 1 0 25 21.4Z',
      'fill-rule="evenodd"',
    ),
  leviathan:
    line(
      'M28.4 29C20 30 8 28.6 6.6 21.6C5.4 15.6 12.4 13.4 17.6 14.6C22.6 15.8 25 12.4 21.8 9.8',
      5,
    ) +
    fill(
      'M23.6 12.6C19.6 14.2 12.8 12 8 9.4L12.4 8.6L14 4.8L16 7.6L19.4 2.4L20.6 6.2C24 6.4 26 10.6 23.6 12.6ZM18 8.2A1.4 1.4 0 1 0 18 11A1.4 1.4 0 1 0 18 8.2Z',
      'fill-rule="evenodd"',
    ),
  statue:
    fill(
      'M16 1.4L18.2 6V12.6H21.4C22.6 11.4 23 9.8 22.8 7.6L26.4 4.4C27.4 10 26 14.4 21.6 15.8L18.2 16.4V23H13.8V16.4L10.4 15.8C6 14.4 4.6 10 5.6 4.4L9.2 7.6C9 9.8 9.4 11.4 10.6 12.6H13.8V6Z',
    ) + fill('M11.4 24.2H20.6L22.6 27.4H24.6V30.6H7.4V27.4H9.4Z'),
  'new-token':
    '<circle cx="16" cy="16" r="12.6" fill="none" stroke="currentColor" stroke-width="2.8"/>' +
    fill('M16 6.6L18.4 13.6L25.4 16L18.4 18.4L16 25.4L13.6 18.4L6.6 16L13.6 13.6Z'),
  threat:
    line('M3.6 6.4C6 4.4 8.6 4.4 11 6.4C13.4 8.4 18.6 8.4 21 6.4C23.4 4.4 26 4.4 28.4 6.4', 2.8) +
    line('M16 12.6V27.6M9.4 21.6L16 28.4L22.6 21.6', 3.2),
  council: fill(
    'M3.4 30V13.6C3.4 6.8 8.8 2 16 2C23.2 2 28.6 6.8 28.6 13.6V30H24V24.4A3 3 0 0 0 21 21.4H11A3 3 0 0 0 8 24.4V30ZM9.2 18.6C10.2 17.4 11.4 16.8 12.8 16.6C11 15.4 10.2 13.8 10.2 12C10.2 8.8 12.8 6.4 16 6.4C19.2 6.4 21.8 8.8 21.8 12C21.8 13.8 21 15.4 19.2 16.6C20.6 16.8 21.8 17.4 22.8 18.6Z',
    'fill-rule="evenodd"',
  ),
  attack:
    line('M27.6 4.4L13 19M27.6 4.4L21 5.6M27.6 4.4L26.4 11', 3) +
    line('M7.6 15.6L16.4 24.4M11 21L4.6 27.4', 3.2),
  weakest: line('M16 4V25M6.6 16.4L16 26.6L25.4 16.4', 4.6),
  strongest: line('M16 28V7M6.6 15.6L16 5.4L25.4 15.6', 4.6),

  // interface
  cards:
    fill(
      'M11.4 3.6L24.4 6A2 2 0 0 1 26 8.4L23 24.8A2 2 0 0 1 20.6 26.4L17 25.8V11A3.4 3.4 0 0 0 13.6 7.6H8.4L9 5.2A2 2 0 0 1 11.4 3.6Z',
    ) +
    fill('M4.6 10H13A2 2 0 0 1 15 12V27A2 2 0 0 1 13 29H4.6A2 2 0 0 1 2.6 27V12A2 2 0 0 1 4.6 10Z'),
  lord: fill(
    'M16 2L19 6.4L24 4L22.8 11.6C22.8 16 20 19.4 16 19.4C12 19.4 9.2 16 9.2 11.6L8 4L13 6.4ZM3.6 30C4.6 23.6 8.6 20.4 12 20C13.2 21.2 14.6 21.8 16 21.8C17.4 21.8 18.8 21.2 20 20C23.4 20.4 27.4 23.6 28.4 30Z',
  ),
  crown: fill(
    'M4 26L2 9L10 15.6L16 5L22 15.6L30 9L28 26ZM16 17L12.8 20.6L16 24.2L19.2 20.6Z',
    'fill-rule="evenodd"',
  ),
  person: fill(
    'M16 3.4A6.4 6.4 0 1 1 16 16.2A6.4 6.4 0 1 1 16 3.4ZM3.6 29C3.6 22.4 9 18.4 16 18.4C23 18.4 28.4 22.4 28.4 29Z',
  ),
  bot: fill(
    'M14.6 2H17.4V6H23A4 4 0 0 1 27 10V22A4 4 0 0 1 23 26H9A4 4 0 0 1 5 22V10A4 4 0 0 1 9 6H14.6ZM11.4 12A2.4 2.4 0 1 0 11.4 16.8A2.4 2.4 0 1 0 11.4 12ZM20.6 12A2.4 2.4 0 1 0 20.6 16.8A2.4 2.4 0 1 0 20.6 12ZM11 20V22.2H21V20ZM9 28H23V30.4H9Z',
    'fill-rule="evenodd"',
  ),
  once: line('M4 16H25M17.6 8L26 16L17.6 24', 3.2),
  always: line(
    'M16 16C13 11 10.6 9.6 8.4 9.6C5.4 9.6 3 12.4 3 16C3 19.6 5.4 22.4 8.4 22.4C10.6 22.4 13 21 16 16C19 11 21.4 9.6 23.6 9.6C26.6 9.6 29 12.4 29 16C29 19.6 26.6 22.4 23.6 22.4C21.4 22.4 19 21 16 16Z',
    3,
  ),
  turn: line('M27 13A11.4 11.4 0 1 0 27.2 18.6M27.6 5.4V13H20', 3),
  link: line('M16 4V28M4 16H28', 3),
  coalition: fill(
    'M8 3L14 6.4V13L8 16.4L2 13V6.4ZM24 3L30 6.4V13L24 16.4L18 13V6.4ZM16 16.6L22 20V26.6L16 30L10 26.6V20Z',
  ),
  help:
    line('M10.4 11.4C10.4 7.6 13 5.6 16.2 5.6C19.4 5.6 22 7.6 22 10.8C22 15 16.4 15 16.4 19.6', 3) +
    '<circle cx="16.4" cy="26" r="2.2" fill="currentColor"/>',
  light:
    '<circle cx="16" cy="16" r="6.4" fill="currentColor"/>' +
    line(
      'M16 2.4V5.4M16 26.6V29.6M2.4 16H5.4M26.6 16H29.6M6.4 6.4L8.6 8.6M23.4 23.4L25.6 25.6M6.4 25.6L8.6 23.4M23.4 8.6L25.6 6.4',
      2.6,
    ),
  drawer: line('M4 6H28V26H4ZM20 6V26', 2.6),
  undo: line('M6 12H19A7.4 7.4 0 0 1 19 26.8H11M12 5.4L5.4 12L12 18.6', 3),
  swap: line('M4 10H27M21 4L27 10L21 16', 3) + line('M28 22H5M11 16L5 22L11 28', 3),
  herald:
    fill('M9 2H23A2 2 0 0 1 25 4V13.4H7V4A2 2 0 0 1 9 2Z') +
    line('M16 17V29M9.4 23L16 29.4L22.6 23', 3.2),
  gate:
    line('M5 30V14C5 7 10 2.6 16 2.6C22 2.6 27 7 27 14V30', 3.2) +
    line('M11.5 10V28M16 8V28M20.5 10V28M6 15.6H26M6 22H26', 2.1),
  search:
    '<circle cx="13" cy="13" r="9" fill="none" stroke="currentColor" stroke-width="3.2"/>' +
    line('M20 20L28.4 28.4', 4.4),
  hint:
    line('M11.4 22.6C11.4 19 7 17.6 7 12A9 9 0 0 1 25 12C25 17.6 20.6 19 20.6 22.6Z', 2.8) +
    line('M12.4 27H19.6', 2.8),
  menu: line('M5 8H27M5 16H27M5 24H27', 3),
  door: line('M18 4H6V28H18M13 16H28M22.6 10.4L28 16L22.6 21.6', 2.6),
  bin: line('M5 9H27M12 9V4.6H20V9M8.6 9L10 27.6H22L23.4 9M14 14V22.6M18 14V22.6', 2.4),
  check: line('M5 17L13 25L27 8', 4.6),
  dark: fill('M21.6 3.2A13 13 0 1 0 28.8 20.6A11 11 0 0 1 21.6 3.2Z'),
};

/** Outlines of the seals: circle, triangle, square, diamond, six-pointed star, ring. */
const SHAPES: Record<House, readonly [shape: string, x: number, y: number, scale: number]> = {
  squid: ['<circle cx="16" cy="16" r="14.4"/>', 16, 16, 0.62],
  shellfish: [
    '<path d="M16 1.8C17 1.8 17.8 2.3 18.3 3.2L30.9 26C31.9 27.8 30.6 30 28.6 30H3.4C1.4 30 .1 27.8 1.1 26L13.7 3.2C14.2 2.3 15 1.8 16 1.8Z"/>',
    16,
    20.6,
    0.46,
  ],
  seahorse: ['<rect x="2.4" y="2.4" width="27.2" height="27.2" rx="4"/>', 16, 16, 0.68],
  crab: ['<path d="M16 .6L31.4 16L16 31.4L.6 16Z" stroke-linejoin="round"/>', 16, 16, 0.54],
  jellyfish: [
    '<path d="M16 .6L20.4 8.4L29.3 8.3L24.8 16L29.3 23.7L20.4 23.6L16 31.4L11.6 23.6L2.7 23.7L7.2 16L2.7 8.3L11.6 8.4Z" stroke-linejoin="round"/>',
    16,
    16,
    0.46,
  ],
  ambassador: ['<circle cx="16" cy="16" r="14.4"/>', 16, 16, 0.74],
};

export type Sign = keyof typeof SIGNS;

export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

/** What stands inside the <svg> of a sign. */
export const sign = (name: Sign): string => SIGNS[name];

/** What stands inside the <svg> of a seal: the sign in the guild's own shape, so that colour is never alone. */
export function seal(house: House): string {
  const [shape, x, y, scale] = SHAPES[house];
  const place = `translate(${x} ${y}) scale(${scale}) translate(-16 -16)`;
  return `<g class="seal-shape">${shape}</g><g class="seal-sign" transform="${place}">${SIGNS[house]}</g>`;
}
