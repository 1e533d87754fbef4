/** The table of cards that is read while the application is built. */

declare module '*/games/tyrants/cards.py' {
  export const MINIONS: import('../tyrants').Minion[];
}
