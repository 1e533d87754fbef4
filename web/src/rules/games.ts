/** What a game adds to its rules: its cards, and figures drawn properly. */

import type { Component } from 'svelte';
import type { Language } from '../words/catalogues';
import type { Section } from './section';

export interface Additions {
  /** A figure of the rules, drawn; where its rules have figures. */
  Figure?: Component<{ figure: string }>;
  /** A picture below a section, by its anchor. */
  pictures?: Record<string, Component>;
  /** Cards below a section, by its anchor. */
  cards: Record<string, CardList>;
}

export interface CardList {
  Cards: Component<{ ids: readonly string[] }>;
  ids: readonly string[];
  /** What is written on a card, to be searched. */
  text: (id: string) => string;
}

const files = import.meta.glob<Section[]>('../../../src/deepcourt/games/*/text/rules.*.md', {
  import: 'default',
});
const pathOf = (game: string, language: Language): string =>
  `../../../src/deepcourt/games/${game}/text/rules.${language}.md`;

const ADDITIONS = import.meta.glob<Additions>('./*/index.ts', { import: 'default' });

export const hasRules = (game: string): boolean => pathOf(game, 'en') in files;

export const rulesOf = (game: string, language: Language): Promise<Section[]> =>
  files[pathOf(game, language)]?.() ?? Promise.resolve([]);

export const additionsOf = async (game: string): Promise<Additions | undefined> =>
  ADDITIONS[`./${game}/index.ts`]?.();
