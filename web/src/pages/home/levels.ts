/** The levels of bots in words. */

import { say } from '../../words/words.svelte';

const KNOWN = ['random', 'greedy'];

/** A level that nobody has put into words is called by its own name. */
export const levelName = (bot: string): string => (KNOWN.includes(bot) ? say(`bot-${bot}`) : bot);
