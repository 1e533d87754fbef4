/** The cave of a layout, as it is carved while the application is built and shipped to the browser. */

import { SECTION_IDS, type SectionId, type SiteId } from '../../../generated/tyrants.ts';
import type { Box, Point } from './rock.ts';

export { SECTION_IDS as SECTIONS, type SectionId as Section } from '../../../generated/tyrants.ts';
export type { RouteData as Route, SiteData as Site } from '../../../generated/tyrants.ts';

/** The room of a site. */
export interface Chamber {
  id: SiteId;
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
} as const satisfies Record<string, readonly SectionId[]>;
export type Layout = keyof typeof LAYOUTS;

/** The layout with these sections, in whatever order. */
export const layoutOf = (sections: readonly string[]): Layout =>
  SECTION_IDS.filter((section) => sections.includes(section)).join('-') as Layout;
