/** The options of a game: ways to play it, in words. */

import type { GameInfo, OpenTable, Options, Setup } from '../../api/types';
import { sayIn } from '../../words/words.svelte';

/** What has been chosen besides the plain game, in words. */
export const chosen = (game: string, options: Options = {}): string[] =>
  Object.entries(options)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => sayIn(game)(`option-${name}-${value}`));

/** The name of a game as it is played at a table; what so many players need not choose is left out. */
export function titleOf(
  { game, options, seats }: Pick<OpenTable, 'game' | 'options' | 'seats'>,
  games: readonly GameInfo[],
): string {
  const info = games.find(({ name }) => name === game);
  const told = Object.entries(options).filter(
    ([name]) => info === undefined || asked(info, name, seats.length),
  );
  return [sayIn(game)('title'), ...chosen(game, Object.fromEntries(told))].join(' · ');
}

/** The setup with these options; the usual one if there is none. */
export function setupWith({ setups }: GameInfo, options: Options = {}): Setup {
  const same = (setup: Setup) =>
    Object.entries(setup.options).every(([name, value]) => options[name] === value);
  const found = setups.find(same) ?? setups[0];
  if (!found) throw new RangeError('a game without a way to play it');
  return found;
}

/** Whether so many players are left nothing to choose: only the usual choice is theirs. */
function settled({ options, setups }: GameInfo, name: string, count: number): boolean {
  const usual = options.find((option) => option.name === name)?.choices[0];
  const possible = setups.filter(({ players }) => players.includes(count));
  return possible.every((setup) => setup.options[name] === usual);
}

/** Whether an option is offered; before the number of players is known, only if it concerns all of them. */
export const asked = (game: GameInfo, name: string, count?: number): boolean =>
  (count === undefined ? game.players : [count]).every((number) => !settled(game, name, number));

/** The setup with these options for so many players, options settled by their number aside; if there is one. */
export function setupFor(game: GameInfo, options: Options, count: number): Setup | undefined {
  const usual = setupWith(game).options;
  const wanted = Object.entries(options).map(([name, value]) => [
    name,
    asked(game, name, count) ? value : usual[name],
  ]);
  const setup = setupWith(game, Object.fromEntries(wanted) as Options);
  return setup.players.includes(count) ? setup : undefined;
}
