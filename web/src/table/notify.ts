/** Tells a player who looks elsewhere that it is their turn. */

export const canAsk = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** A notification of the browser, where it is allowed and the page is not in sight. */
export function notify(title: string, text: string): void {
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag: 'deepcourt-turn', icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only to workers.
  }
}
