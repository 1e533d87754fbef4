import { beforeEach, expect, test, vi } from 'vitest';

const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** The module as a page finds it that is opened now. */
const visit = () => import('./levels.svelte');

test('who has chosen nothing plays against casual bots', async () => {
  const { lastLevel } = await visit();
  expect(lastLevel(LEVELS)).toBe('casual');
  expect(lastLevel(['hard', 'harder'])).toBe('hard');
});

test('the last choice holds at once, and in the next visit', async () => {
  const first = await visit();
  first.rememberLevel('expert');
  expect(first.lastLevel(LEVELS)).toBe('expert');
  vi.resetModules();
  const { lastLevel } = await visit();
  expect(lastLevel(LEVELS)).toBe('expert');
});

test('a level that is gone is forgotten', async () => {
  kept.set('deepcourt.level', 'greedy');
  const { lastLevel } = await visit();
  expect(lastLevel(LEVELS)).toBe('casual');
});

test('every level has a name and a line about it', async () => {
  const { setLanguage } = await import('../words/words.svelte');
  const { levelAbout, levelName } = await visit();
  for (const [language, name] of [
    ['en', 'novice'],
    ['fr', 'débutant'],
  ] as const) {
    await setLanguage(language);
    expect(levelName('novice')).toBe(name);
    const lines = LEVELS.map(levelAbout);
    expect(new Set(lines).size).toBe(LEVELS.length);
    for (const line of lines) expect(line.length).toBeGreaterThan(12);
  }
  expect(levelName('stranger')).toBe('stranger');
});
