/** The table of cards, read from the rules while the application is built: one table, no copy. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Aspect, Creature, Deck, Minion } from '../tyrants.ts';
import { effectMarks } from './effect.ts';

const ROW =
  /^ {4}Card\("([\w-]+)",\s*Deck\.(\w+),\s*(?:Aspect\.(\w+)|None),\s*Creature\.(\w+),\s*(\d+|None),\s*(-?\d+),\s*(\d+),\s*(\d+),\s*((?:"[^"]*"\s*)+)\)/gm;

/** A member of an enumeration by its value: `ELEMENTAL_PRINCE` is `elemental-prince`. */
const member = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** Strings of Python that stand one after the other are one string. */
const joined = (strings: string): string =>
  [...strings.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join('');

/** The rows of `cards.py`. */
export const minions = (source: string): Minion[] =>
  [...source.matchAll(ROW)].map(
    ([
      ,
      id = '',
      deck = '',
      aspect,
      creature = '',
      cost = '',
      points,
      inner,
      copies,
      effect = '',
    ]) => ({
      id,
      deck: member(deck) as Deck,
      aspect: aspect === undefined ? null : (member(aspect) as Aspect),
      creature: member(creature) as Creature,
      cost: cost === 'None' ? null : Number(cost),
      points: Number(points),
      inner: Number(inner),
      copies: Number(copies),
      effect: effectMarks(joined(effect)),
    }),
  );

/** Makes the table of cards a module. */
export const cards = (): Plugin => ({
  name: 'cards of tyrants',
  enforce: 'pre',
  load: {
    filter: { id: /\/games\/tyrants\/cards\.py$/ },
    handler: (id) => `export const MINIONS = ${JSON.stringify(minions(readFileSync(id, 'utf8')))};`,
  },
});
