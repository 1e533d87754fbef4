/** The keys of a replay. */

import type { Playback } from './playback.svelte';

/** What a key does: nothing while somebody types, or where a control has that key for itself. */
export function keyOf(event: KeyboardEvent, playback: Playback): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest('textarea, select, input:not([type="range"])')) return undefined;
  if (event.key === ' ' && on?.closest('button, a')) return undefined;
  const stop = (act: () => void) => () => {
    playback.pause();
    act();
  };
  switch (event.key) {
    case 'ArrowRight':
      return stop(() => (event.shiftKey ? playback.turn(1) : playback.step(1)));
    case 'ArrowLeft':
      return stop(() => (event.shiftKey ? playback.turn(-1) : playback.step(-1)));
    case 'Home':
      return stop(() => playback.goTo(0));
    case 'End':
      return stop(() => playback.goTo(playback.last));
    case ' ':
      return () => playback.toggle();
    case '+':
      return () => playback.faster(1);
    case '-':
      return () => playback.faster(-1);
    default:
      return undefined;
  }
}
