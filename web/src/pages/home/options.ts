/** The options of a game: ways to play it, in words. */

import type { GameInfo, Options, Setup } from '../../api/types';
import { sayIn } from '../../words/words.svelte';

/** What has been chosen besides the plain game, in words. */
export const chosen = (game: string, options: Options = {}): string[] =>
  Object.entries(options)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => sayIn(game)(`option-${name}-${value}`));

/** The name of a game as it is played at a table. */
export const titleOf = (game: string, options?: Options): string =>
  [sayIn(game)('title'), ...chosen(game, options)].join(' · ');

/** The setup with these options; the usual one if there is none. */
export function setupWith({ setups }: GameInfo, options: Options = {}): Setup {
  const same = (setup: Setup) =>
    Object.entries(setup.options).every(([name, value]) => options[name] === value);
  const found = setups.find(same) ?? setups[0];
  if (!found) throw new RangeError('a game without a way to play it');
  return found;
}
