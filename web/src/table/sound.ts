/** Two soft tones when it is your turn, made on the spot. */

import { keep, recall } from '../shell/settings.svelte';

let context: AudioContext | undefined;

export const muted = (): boolean => recall('sound') === 'off';

export function mute(silent: boolean): void {
  keep('sound', silent ? 'off' : 'on');
}

/** A bell under water: a tone that swells quickly and dies away. */
function tone(at: AudioContext, pitch: number, delay: number): void {
  const start = at.currentTime + delay;
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + 0.7);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + 0.75);
}

export function chime(): void {
  if (muted()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    tone(context, 392, 0);
    tone(context, 587.3, 0.14);
  } catch {
    // No sound here; the title and the decision bar tell it too.
  }
}
