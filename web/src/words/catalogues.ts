/** Where the words lie: the catalogues that Python reads too, and those of the browser alone. */

import { LANGUAGES } from '../generated/server';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** The words of the house and of the application, which every page has. */
export const HOUSE = 'house';

const sources = import.meta.glob<string>(
  ['../../../src/deepcourt/text/*.ftl', '../../../src/deepcourt/games/*/text/*.ftl', './*/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** Whose catalogue lies at a path, and in which language: `en.ftl`, or `guide.en.ftl` for a part. */
function owner(path: string): { game: string; language: string } {
  const [file = '', folder = '', parent = ''] = path.split('/').reverse();
  const language = file.split('.').at(-2) ?? '';
  const game = folder === 'text' ? parent : folder;
  return { game: game === 'deepcourt' || game === 'app' ? HOUSE : game, language };
}

export const GAMES = [...new Set(Object.keys(sources).map((path) => owner(path).game))]
  .filter((game) => game !== HOUSE)
  .sort();

/** The sources of all catalogues of a game (or of the house) in one language. */
export function catalogues(game: string, language: Language): Promise<string[]> {
  const loads = Object.entries(sources)
    .filter(([path]) => owner(path).game === game && owner(path).language === language)
    .map(([, load]) => load());
  return Promise.all(loads);
}
