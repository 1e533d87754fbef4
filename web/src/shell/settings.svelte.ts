/** What a player has set, kept in this browser. */

import { LANGUAGES, type Language } from '../words/catalogues';
import { chooseLanguage, language, setLanguage } from '../words/words.svelte';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** What was kept in a former visit, if there is something and the browser keeps such things. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(`deepcourt.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function kept<T extends string>(name: string, values: readonly T[]): T | undefined {
  const value = recall(name);
  return values.find((known) => known === value);
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`deepcourt.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays; the setting holds until the page is closed.
  }
}

let current = $state<Theme>('dark');

export const theme = (): Theme => current;

function wear(wanted: Theme): void {
  current = wanted;
  document.documentElement.dataset['theme'] = wanted;
}

async function speak(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  document.documentElement.lang = language();
}

export function changeTheme(wanted: Theme): void {
  wear(wanted);
  keep('theme', wanted);
}

export async function changeLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  keep('language', wanted);
}

let called = $state('');

/** What the player wants to be called; empty as long as nothing was said. */
export const playerName = (): string => called;

export function changeName(wanted: string): void {
  called = wanted.trim();
  keep('name', called);
}

/** Takes up the settings of the last visit, else what the browser asks for. */
export async function restoreSettings(): Promise<void> {
  wear(kept('theme', THEMES) ?? 'dark');
  called = recall('name') ?? '';
  await speak(kept('language', LANGUAGES) ?? chooseLanguage(navigator.languages));
}
