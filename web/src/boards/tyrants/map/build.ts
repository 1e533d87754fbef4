/** Carves the caves of the map while the application is built. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../../generated/server.ts';
import { ROUTES, SITES } from '../../../generated/tyrants.ts';
import { carve } from './carve.ts';
import { LAYOUTS, type Cave, type Layout } from './cave.ts';

const CATALOGUES = LANGUAGES.map((language) =>
  fileURLToPath(
    new URL(`../../../../../src/deepcourt/games/tyrants/text/${language}.ftl`, import.meta.url),
  ),
);

/** The names of the sites in a catalogue. */
const namesIn = (catalogue: string): Map<string, string> =>
  new Map(
    [...catalogue.matchAll(/^site-([\w-]+) = (.+)$/gm)].map(([, id = '', name = '']) => [id, name]),
  );

function caveOf(layout: Layout): Cave {
  const names = CATALOGUES.map((file) => namesIn(readFileSync(file, 'utf8')));
  return carve(LAYOUTS[layout], SITES, ROUTES, (site) =>
    names.map((known) => known.get(site) ?? site),
  );
}

const CAVE = 'virtual:cave/';

/** Makes `virtual:cave/<layout>` a module with a cave. */
export const caves = (): Plugin => ({
  name: 'caves of tyrants',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^virtual:cave\// },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:cave\// },
    handler(id) {
      for (const catalogue of CATALOGUES) this.addWatchFile(catalogue);
      return `export default ${JSON.stringify(caveOf(id.slice(CAVE.length + 1) as Layout))};`;
    },
  },
});
