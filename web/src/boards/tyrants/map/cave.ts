/** The cave of a layout, as it is carved while the application is built and shipped to the browser. */

import type { Box, Point } from './rock.ts';

export type Section = 'left' | 'center' | 'right';
export const SECTIONS = ['left', 'center', 'right'] as const satisfies readonly Section[];

/** A site of the table. */
export interface Site {
  id: string;
  section: Section;
  points: number;
  spaces: number;
  /** White troops that stand there at first. */
  whites: number;
  start: boolean;
  /** Points that its marker brings each turn with total control; nothing where it has none. */
  marker: number | null;
  at: Point;
}

/** A route of the table; its spaces lie in order from `a` to `b`. */
export interface Route {
  id: string;
  a: string;
  b: string;
  section: Section;
  at: readonly Point[];
  /** The spaces where a white troop stands at first. */
  whites: readonly number[];
}

/** The room of a site. */
export interface Chamber {
  id: string;
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  outline: string;
  slots: readonly Point[];
  /** The first baseline of its name. */
  nameY: number;
  lantern: Point;
}

/** A single space on a route. */
export interface Space {
  id: string;
  x: number;
  y: number;
}

export interface Cave {
  box: Box;
  chambers: readonly Chamber[];
  spaces: readonly Space[];
  trails: string;
  borders: readonly string[];
  floor: string;
  /** The rock around the floor, from far to near. */
  terraces: readonly string[];
  strata: string;
  fungi: string;
  pools: string;
  waves: string;
}

/** The four layouts, by their sections. */
export const LAYOUTS = {
  center: ['center'],
  'left-center': ['left', 'center'],
  'center-right': ['center', 'right'],
  'left-center-right': ['left', 'center', 'right'],
} as const satisfies Record<string, readonly Section[]>;
export type Layout = keyof typeof LAYOUTS;

/** The layout with these sections, in whatever order. */
export const layoutOf = (sections: readonly string[]): Layout =>
  SECTIONS.filter((section) => sections.includes(section)).join('-') as Layout;
