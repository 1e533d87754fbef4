/** Chances as percentages, in the reader's language. */

import { language } from './words.svelte';

/** A chance of 0 to 1 in whole percent; what is neither sure nor impossible is not called so. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const honest = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
  const format = new Intl.NumberFormat(language(), { style: 'percent' });
  return format.format(honest / 100);
}
