/** Words in the player's language, from Fluent catalogues; switched at once, all over the page. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogues, HOUSE, LANGUAGES, type Language } from './catalogues';

export type Args = Record<string, FluentVariable>;
export type Say = (key: string, args?: Args) => string;

type Bundles = ReadonlyMap<string, FluentBundle>;

/** The bundle of one game: its own words, and those of the house. */
export async function bundleOf(game: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const owners = game === HOUSE ? [HOUSE] : [HOUSE, game];
  const sources = await Promise.all(owners.map((owner) => catalogues(owner, language)));
  for (const source of sources.flat()) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The first of the wanted languages that there are words in, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

let spoken = $state.raw<{ language: Language; bundles: Bundles }>({
  language: 'en',
  bundles: new Map(),
});

export const language = (): Language => spoken.language;

/** Changes come one after the other, so that a slow one never undoes a later one. */
let changes: Promise<void> = Promise.resolve();

function inTurn(change: () => Promise<void>): Promise<void> {
  changes = changes.then(change, change);
  return changes;
}

async function speak(wanted: Language, games: readonly string[]): Promise<void> {
  const pairs = games.map(async (game) => [game, await bundleOf(game, wanted)] as const);
  spoken = { language: wanted, bundles: new Map(await Promise.all(pairs)) };
}

/** Turns to another language: the page changes when all its words are there. */
export const setLanguage = (wanted: Language): Promise<void> =>
  inTurn(() => speak(wanted, [...new Set([HOUSE, ...spoken.bundles.keys()])]));

/** Fetches the words of a game. */
export const loadWords = (game: string): Promise<void> =>
  inTurn(async () => {
    const games = [...spoken.bundles.keys()];
    if (!games.includes(game)) await speak(spoken.language, [...games, game]);
  });

/** `lord-jailer.phrase` is the name as it stands in a sentence, if it differs from `lord-jailer`. */
function format(game: string, key: string, args: Args): string {
  const bundle = spoken.bundles.get(game);
  const [name = '', form = ''] = key.split('.');
  const message = bundle?.getMessage(name);
  if (!bundle || !message?.value) {
    console.error(`no words for ${game} ${key} in ${spoken.language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.attributes[form] ?? message.value, args, errors);
  if (errors.length) console.error(`${game} ${key} in ${spoken.language}:`, ...errors);
  return text;
}

/** How to say things in the words of a game, which must have been loaded. */
export const sayIn =
  (game: string): Say =>
  (key, args = {}) =>
    format(game, key, args);

/** The words of the house and of the application. */
export const say: Say = sayIn(HOUSE);
