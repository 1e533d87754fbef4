/** The pictures of the games; a game that has one is offered on the home page. */

import type { Component } from 'svelte';

const files = import.meta.glob<{ default: Component }>('./covers/*.svelte');
const pathOf = (game: string): string => `./covers/${game}.svelte`;

export const hasCover = (game: string): boolean => pathOf(game) in files;

export async function coverOf(game: string): Promise<Component | undefined> {
  return (await files[pathOf(game)]?.())?.default;
}
