/** The signs of Tyrants: houses, aspects, half-decks, what is counted and what is done.
 *
 * Each lives in a box from -12.5 to 12.5 and takes the colour of the text around it.
 */

const SIGNS = {
  // Houses: told apart by shape first, colour second.
  spider: `<ellipse cy="4" rx="3.7" ry="5"/><circle cy="-3" r="2.7"/>
    <path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"
      d="M2-1 6.5-5 6-10.5M-2-1-6.5-5-6-10.5M2.5 1 8.5-1.5 10.5-6.5M-2.5 1-8.5-1.5-10.5-6.5M3 4 8.5 4.5 10.5 9M-3 4-8.5 4.5-10.5 9M2.5 7 6 8.5 6.2 11.5M-2.5 7-6 8.5-6.2 11.5"/>`,
  blade: `<path d="M0-12 3.2-6.5 2.5 4H-2.5L-3.2-6.5Z"/><path d="M-7.5 3.2Q-7 5.4-4.5 5.2H4.5Q7 5.4 7.5 3.2L7.8 6.2Q6 8.2 3 7.6H-3Q-6 8.2-7.8 6.2Z"/><path d="M-1.5 7H1.5V10H-1.5Z"/><circle cy="10.8" r="1.9"/>`,
  flame: `<path fill-rule="evenodd" d="M1-12C2.5-6.5 8.5-3.5 8 4 7.6 9 4 12 0 12-4.6 12-8 9-8 4.2-8 .5-5.4-1.5-4.6-5-2.6-3.6-2-2.2-1.8-.6.4-3.4 1.6-7.6 1-12ZM.2 10.2C2.6 10.2 4.2 8.4 4.1 6 4 3.6 1.8 2.6 1 .2.4 2.8-3.4 3.6-3.5 6.6-3.5 8.8-2 10.2.2 10.2Z"/>`,
  eye: `<path fill-rule="evenodd" d="M-12 1.5C-7.5-6 7.5-6 12 1.5 7.5 9-7.5 9-12 1.5ZM0-2.6A4.1 4.1 0 1 0 0 5.6 4.1 4.1 0 1 0 0-2.6Z"/><circle cy="1.5" r="2"/>
    <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M0-7.5V-11M5.6-6.2 7.4-9.4M-5.6-6.2-7.4-9.4"/>`,

  // Aspects
  ambition: `<path d="M-10 8-8.5-5-4 1.5 0-10 4 1.5 8.5-5 10 8Z"/><path d="M-9 9.6H9V12H-9Z"/>`,
  conquest: `<path d="M0-12 5.5-3 2 0V12H-2V0L-5.5-3Z"/><path d="M-10 5-4.2 1.4V5.6L-10 9.4ZM10 5 4.2 1.4V5.6L10 9.4Z"/>`,
  malice: `<path fill-rule="evenodd" d="M0-12.4C4.6-5 9.4-.6 9.4 4.4A9.4 8.4 0 0 1-9.4 4.4C-9.4-.6-4.6-5 0-12.4ZM2-3.4-4.6 5H-.8L-2.4 10.4 4.8 2.6H.8Z"/>`,
  guile: `<path fill-rule="evenodd" d="M0-11.5A11.5 11.5 0 1 1 0 11.5 11.5 11.5 0 1 1 0-11.5ZM0-6.4A4.3 4.3 0 0 0-2 1.6L-3.6 7.4H3.6L2 1.6A4.3 4.3 0 0 0 0-6.4Z"/>`,
  obedience: `<g fill="none" stroke="currentColor" stroke-width="2.8"><circle cx="-4.4" r="6"/><circle cx="4.4" r="6"/></g>`,
  none: `<path fill="none" stroke="currentColor" stroke-width="2.4" d="M-7-7 7 7M7-7-7 7"/>`,

  // Half-decks
  drow: `<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"><path d="M0-11V11M-9.5-5.5 9.5 5.5M9.5-5.5-9.5 5.5"/><path d="M0-7.5Q3.4-5 6.5-3.8 5.6 0 6.5 3.8 3.4 5 0 7.5-3.4 5-6.5 3.8-5.6 0-6.5-3.8-3.4-5 0-7.5Z"/></g>`,
  dragons: `<path d="M-8-11Q-3-5-3.6 3-4 8-8.5 11-6.5 5-8-11ZM-.6-12Q4.4-5 2.6 3.6 1.4 8.6-3 11.6.4 4-.6-12ZM7-10.4Q10.4-3 8.2 4 6.6 8.8 2.4 11.4 6.4 3 7-10.4Z"/>`,
  elementals: `<path d="M0-11.5 4.6-5 0-1 -4.6-5ZM0 11.5 4.6 5 0 1-4.6 5ZM-11.5 0-5-4.6-1 0-5 4.6ZM11.5 0 5-4.6 1 0 5 4.6Z"/>`,
  demons: `<path d="M-11-11Q-10-2-4.6-.6 0-3 4.6-.6 10-2 11-11 13 4 5 6.4L0 12-5 6.4Q-13 4-11-11Z"/>`,
  aberrations: `<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M1 1Q4-2 1-4.4-4-6.4-6.4-.6-7.4 6.6 0 9 9.6 10 10.6 0 10.6-8 3-11"/>`,
  undead: `<path fill-rule="evenodd" d="M0-11.5C6.5-11.5 9.6-7 9.4-2 9.2 1 7.4 2.6 6 4V8.6L3.6 11 1.4 8.6 0 11-1.4 8.6-3.6 11-6 8.6V4C-7.4 2.6-9.2 1-9.4-2-9.6-7-6.5-11.5 0-11.5ZM-4-3.6A2.7 2.7 0 1 0-4 1.8 2.7 2.7 0 1 0-4-3.6ZM4-3.6A2.7 2.7 0 1 0 4 1.8 2.7 2.7 0 1 0 4-3.6Z"/>`,
  starter: `<circle r="3.6"/>`,
  core: `<path d="M0-7 7 0 0 7-7 0Z"/>`,

  // Resources and actions
  power: `<path d="M-10.5-11.5-7-11 3.6 1.2 6.4-1.2 8.4.8 5.6 3.4 10.6 8.8 8.4 11 3.2 5.8.4 8.4-1.4 6.4 1 4-10-7.5Z"/><path d="M10.5-11.5 7-11 1.7-4.9 4-2 10-7.5ZM-4.4 1.7-6.4-1.2-8.4.8-5.6 3.4-10.6 8.8-8.4 11-3.2 5.8-.4 8.4 1.4 6.4-1.2 4.2Z"/>`,
  influence: `<path fill-rule="evenodd" d="M-6-9H6L12-2 0 11.5-12-2ZM-5.2-2 0 6 5.2-2 3-5.6H-3Z"/>`,
  gem: `<path d="M-7-11H7L12.5-2.5 0 12.5-12.5-2.5Z"/>`,
  vp: `<path d="M0-12 3.2-4.6 11.4-3.7 5.2 1.7 7 9.7 0 5.6-7 9.7-5.2 1.7-11.4-3.7-3.2-4.6Z"/>`,
  troop: `<path d="M-9-10Q0-13 9-10V0C9 6 5 9.5 0 12.5-5 9.5-9 6-9 0Z"/>`,
  deploy: `<path fill-rule="evenodd" d="M-9-10Q0-13 9-10V0C9 6 5 9.5 0 12.5-5 9.5-9 6-9 0ZM-1.4-6.5V-2H-5.8V1H-1.4V5.4H1.4V1H5.8V-2H1.4V-6.5Z"/>`,
  assassinate: `<path d="M-9-10Q-1-12.6 6.5-10.8L-8.4 3.5Q-9 2-9 0Z"/><path d="M9-8.4V0C9 6 5 9.5 0 12.5-3 10.7-5.6 8.7-7.2 6.2Z"/>`,
  supplant: `<path fill-rule="evenodd" d="M-9-10Q0-13 9-10V0C9 6 5 9.5 0 12.5-5 9.5-9 6-9 0ZM0-7.5-5.4-1.5H-2V5H2V-1.5H5.4Z"/>`,
  spy: `<path fill-rule="evenodd" d="M0-12C5.6-11 7-5.4 5.8-1.6 9.4 2 10.4 7.6 10.4 12H-10.4C-10.4 7.6-9.4 2-5.8-1.6-7-5.4-5.6-11 0-12ZM0-8.6C-2.8-8-3.6-5-3-2.4-2.4-.4-1.2.8 0 .8S2.4-.4 3-2.4C3.6-5 2.8-8 0-8.6Z"/>`,
  home: `<path d="M-11 1-2.5-8V-3C7-3.4 11.5 2 11 10.5 8.4 5.6 4.6 3.8-2.5 4.4V10Z"/>`,
  draw: `<path fill-rule="evenodd" d="M-5.5-11H9V9H-5.5ZM-3-8.6V6.6H6.5V-8.6Z"/><path d="M-9.5-7-7.6-7.2V11.2H5V12.8H-9.5Z"/>`,
  promote: `<path d="M0-12 8-3H3.4V4H-3.4V-3H-8Z"/><path d="M-11 3.5Q-10.6 11.8 0 12 10.6 11.8 11 3.5H8.2Q7.6 9 0 9.2-7.6 9-8.2 3.5Z"/>`,
  move: `<path d="M12 0 3-8.4V-3H-11V3H3V8.4Z"/>`,
  devour: `<path d="M-11-9H11L8.4-2 5.6-6 2.8-1 0-6-2.8-1-5.6-6-8.4-2ZM-11 9H11L8.4 2 5.6 6 2.8 1 0 6-2.8 1-5.6 6-8.4 2Z"/>`,
  discard: `<path fill-rule="evenodd" d="M-7.5-12H7.5V1.6H-7.5ZM-5-9.6V-.8H5V-9.6Z"/><path d="M0 12-6.4 4.4H6.4Z"/>`,
  recruit: `<path fill-rule="evenodd" d="M-8-12H8V12H-8ZM-1.5-5V-1.5H-5V1.5H-1.5V5H1.5V1.5H5V-1.5H1.5V-5Z"/>`,
  outcast: `<path fill="none" stroke="currentColor" stroke-width="2.4" d="M-7-11H7V11H-7Z M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5"/>`,
  focus: `<path d="M0-12 2.6-2.6 12 0 2.6 2.6 0 12-2.6 2.6-12 0-2.6-2.6Z"/>`,
  later: `<path fill-rule="evenodd" d="M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM-1.4-7V1.2L5 5 6.4 2.6 1.4-.4V-7Z"/>`,
  lantern: `<path fill-rule="evenodd" d="M-1-12H1V-10.2Q5.6-9 6-5.4H7.4V-3H-7.4V-5.4H-6Q-5.6-9-1-10.2ZM-6.4-1.8H6.4L5 8.4H-5ZM-6 9.4H6V12H-6Z"/>`,
  gate: `<path fill-rule="evenodd" d="M-9.5 11V-1C-9.5-7-5-11.5 0-11.5S9.5-7 9.5-1V11ZM-6 11H6V-1C6-5 3.4-8 0-8S-6-5-6-1Z"/>`,
} as const;

export type TyrantsSign = keyof typeof SIGNS;

export const SIGN_NAMES = Object.keys(SIGNS) as TyrantsSign[];

/** A sign around the origin, to be set into a drawing. */
export const sign = (name: TyrantsSign): string => `<g fill="currentColor">${SIGNS[name]}</g>`;

/** A sign around a point, so wide, in a colour. */
export const signAt = (
  name: TyrantsSign,
  [x, y]: readonly [number, number],
  width: number,
  colour: string,
): string =>
  `<g color="${colour}" transform="translate(${x} ${y}) scale(${(width / 25).toFixed(3)})">${sign(name)}</g>`;

const SHIELD = 'M-9-9.6Q0-12.4 9-9.6V.4C9 6 5 9.4 0 12.4-5 9.4-9 6-9 .4Z';
const HOOD =
  'M0-11C5-10.4 6.6-5.4 5.4-1.6 8.4 1.6 9 6.4 9 11H-9C-9 6.4-8.4 1.6-5.4-1.6-6.6-5.4-5-10.4 0-11Z';

const worn = (name: TyrantsSign, y: number, width: number): string =>
  `<g class="piece-sign" transform="translate(0 ${y}) scale(${(width / 25).toFixed(3)})">${sign(name)}</g>`;

/** A troop around the origin, 18 wide and 25 high; the white ones bear no sign. */
export const shield = (bearer: TyrantsSign | 'white'): string =>
  `<path class="piece-body" d="${SHIELD}"/><path class="piece-shine" d="M-7.6-8.5Q0-10.8 7.6-8.5V-3Q0-5.4-7.6-1Z"/><path class="piece-edge" d="${SHIELD}"/>${bearer === 'white' ? '' : worn(bearer, -1, 12.8)}`;

/** A spy around the origin, 18 wide and 22 high. */
export const spy = (house: TyrantsSign): string =>
  `<path class="piece-body" d="${HOOD}"/><path class="spy-face" d="M0-8C-2.7-7.4-3.4-4.6-2.8-2.4-2.2-.6-1.1.6 0 .6S2.2-.6 2.8-2.4C3.4-4.6 2.7-7.4 0-8Z"/><path class="spy-eyes" d="M-1.9-3.9-.5-3.3M1.9-3.9.5-3.3"/><path class="piece-edge" d="${HOOD}"/>${worn(house, 5.8, 9.2)}`;

/** Where a troop may stand: its empty outline. */
export const SOCKET = 'M-8.4-8.8Q0-11.4 8.4-8.8V.4C8.4 5.6 4.7 8.8 0 11.6-4.7 8.8-8.4 5.6-8.4.4Z';

/** The flame of a lantern. */
export const WICK = 'M0-1.6C2.6 1 2.6 4 0 5.6-2.6 4-2.6 1 0-1.6Z';

/** The outline of a seal with points: round, or a gate where a house may start. */
export const SEAL = 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z';
export const GATE = 'M-8.5 9.5V-1.5C-8.5-7-5-10.5 0-10.5S8.5-7 8.5-1.5V9.5Z';
