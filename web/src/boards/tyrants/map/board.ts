/** The map as tables: sites and routes, as the rules have them. */

import { ROUTES, SITES } from '../../../generated/tyrants';
import type { Cave, Layout, Route, Site } from './cave';

export { ROUTES, SITES };
export { SECTIONS, type Route, type Section, type Site } from './cave';

const SITE = new Map<string, Site>(SITES.map((site) => [site.id, site]));
const ROUTE = new Map<string, Route>(
  ROUTES.flatMap((route) => route.at.map((_, space) => [`${route.id}-${space}`, route] as const)),
);

export function siteOf(id: string): Site {
  const found = SITE.get(id);
  if (found === undefined) throw new RangeError(`there is no site ${id}`);
  return found;
}

/** The site that a place is; nothing for a space on a route. */
export const siteOfPlace = (place: string): Site | undefined => SITE.get(place);

/** The route that a place lies on; nothing for a site. */
export const routeOf = (place: string): Route | undefined => ROUTE.get(place);

const CAVES: Record<Layout, () => Promise<{ default: Cave }>> = {
  center: () => import('virtual:cave/center'),
  'left-center': () => import('virtual:cave/left-center'),
  'center-right': () => import('virtual:cave/center-right'),
  'left-center-right': () => import('virtual:cave/left-center-right'),
};

/** The cave of a layout, fetched when it is first asked for. */
export const loadCave = async (layout: Layout): Promise<Cave> => (await CAVES[layout]()).default;
