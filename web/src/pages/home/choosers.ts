/** Ways to choose an option that suit it better than a list: `choosers/<game>/<option>.svelte`. */

import type { Component } from 'svelte';

export type Chooser = Component<{
  choices: readonly string[];
  value: string;
  choose: (choice: string) => void;
}>;

const files = import.meta.glob<{ default: Chooser }>('./choosers/*/*.svelte');

export const chooserOf = async (game: string, option: string): Promise<Chooser | undefined> =>
  (await files[`./choosers/${game}/${option}.svelte`]?.())?.default;

export const hasChooser = (game: string, option: string): boolean =>
  `./choosers/${game}/${option}.svelte` in files;
