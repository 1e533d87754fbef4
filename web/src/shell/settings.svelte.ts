/** What a player has set, kept in this browser. */

import { LANGUAGES, type Language } from '../words/catalogues';
import { chooseLanguage, language, setLanguage } from '../words/words.svelte';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** A setting from a former visit, if there is one and the browser keeps such things. */
function kept<T extends string>(name: string, values: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(`deepcourt.${name}`);
    return values.find((known) => known === value);
  } catch {
    return undefined;
  }
}

function keep(name: string, value: string): void {
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

/** Takes up the settings of the last visit, else what the browser asks for. */
export async function restoreSettings(): Promise<void> {
  wear(kept('theme', THEMES) ?? 'dark');
  await speak(kept('language', LANGUAGES) ?? chooseLanguage(navigator.languages));
}
