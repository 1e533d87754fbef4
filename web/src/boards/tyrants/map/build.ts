/** Reads the map from the rules and carves its caves, while the application is built. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { carve } from './carve.ts';
import { LAYOUTS, type Cave, type Layout, type Route, type Section, type Site } from './cave.ts';
import type { Point } from './rock.ts';

const SITE = /^ {4}Site\("([\w-]+)", (\w+), (\d+), (\d+), \(([\d., ]+)\)(.*)\),$/gm;
const ROUTE =
  /^ {4}Route\("([\w-]+)", "([\w-]+)", (\w+), \(((?:\([\d., ]+\),? ?)*)\)(?:, whites=\(([\d, ]+)\))?\),$/gm;

const point = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

/** The rows of `board.py`. */
export const sitesOf = (source: string): Site[] =>
  [...source.matchAll(SITE)].map(
    ([, id = '', section = '', points, spaces, at = '', more = '']) => ({
      id,
      section: section.toLowerCase() as Section,
      points: Number(points),
      spaces: Number(spaces),
      whites: Number(/whites=(\d)/.exec(more)?.[1] ?? 0),
      start: more.includes('is_start=True'),
      marker: Number(/total_points=(\d)/.exec(more)?.[1] ?? 0) || null,
      at: point(at),
    }),
  );

export const routesOf = (source: string): Route[] =>
  [...source.matchAll(ROUTE)].map(([, a = '', b = '', section = '', spaces = '', whites = '']) => ({
    id: `${a}--${b}`,
    a,
    b,
    section: section.toLowerCase() as Section,
    at: [...spaces.matchAll(/\(([\d., ]+)\)/g)].map(([, at = '']) => point(at)),
    whites: (whites.match(/\d+/g) ?? []).map(Number),
  }));

/** The names of the sites in a catalogue. */
const namesIn = (catalogue: string): Map<string, string> =>
  new Map(
    [...catalogue.matchAll(/^site-([\w-]+) = (.+)$/gm)].map(([, id = '', name = '']) => [id, name]),
  );

const CATALOGUES = ['en.ftl', 'fr.ftl'];

/** The cave of a layout, from the file of the board. */
export function caveOf(layout: Layout, board: string): Cave {
  const source = readFileSync(board, 'utf8');
  const names = CATALOGUES.map((file) =>
    namesIn(readFileSync(join(dirname(board), 'text', file), 'utf8')),
  );
  return carve(LAYOUTS[layout], sitesOf(source), routesOf(source), (site) =>
    names.map((known) => known.get(site) ?? site),
  );
}

/** Makes the board a module with its tables, and `board.py?cave=<layout>` one with a cave. */
export const caves = (): Plugin => ({
  name: 'caves of tyrants',
  enforce: 'pre',
  load: {
    filter: { id: /\/games\/tyrants\/board\.py(\?cave=[\w-]+)?$/ },
    handler(id) {
      const [file = '', layout] = id.split('?cave=');
      if (layout === undefined) {
        const source = readFileSync(file, 'utf8');
        return [
          `export const SITES = ${JSON.stringify(sitesOf(source))};`,
          `export const ROUTES = ${JSON.stringify(routesOf(source))};`,
        ].join('\n');
      }
      for (const catalogue of CATALOGUES) this.addWatchFile(join(dirname(file), 'text', catalogue));
      return `export default ${JSON.stringify(caveOf(layout as Layout, file))};`;
    },
  },
});
