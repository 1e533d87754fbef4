/** The levels of bots in words, and the one that this player chose last. */

import { BOTS, LEVELS } from '../generated/server';
import { say } from '../words/words.svelte';
import { keep, recall } from './settings.svelte';

const USUAL = 'casual';

/** A bot that nobody has put into words is called by its own name. */
export const levelName = (bot: string): string =>
  (BOTS as readonly string[]).includes(bot) ? say(`bot-${bot}`) : bot;

/** How it plays, in one line. */
export const levelAbout = (level: string): string =>
  (LEVELS as readonly string[]).includes(level) ? say(`level-${level}`) : '';

let chosen = $state(recall('level'));

/** The level chosen last, as long as there still is such a one; else the usual one. */
export function lastLevel(levels: readonly string[]): string {
  const known = [chosen, USUAL].find((level) => level !== undefined && levels.includes(level));
  return known ?? levels[0] ?? USUAL;
}

export function rememberLevel(level: string): void {
  chosen = level;
  keep('level', level);
}
