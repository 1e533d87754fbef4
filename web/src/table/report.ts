/** A report of a problem: what the player could see, and with what they saw it. */

import * as api from '../api/client';
import { language } from '../words/words.svelte';
import { theme } from '../shell/settings.svelte';
import { save } from './files';
import type { Session } from './session.svelte';

const troubles: string[] = [];

/** Remembers errors of this page, so that a report can name them. */
export function watchTroubles(): () => void {
  const error = (event: ErrorEvent) =>
    troubles.push(`${event.message} ${event.filename}:${event.lineno}`);
  const rejection = (event: PromiseRejectionEvent) => troubles.push(String(event.reason));
  window.addEventListener('error', error);
  window.addEventListener('unhandledrejection', rejection);
  return () => {
    window.removeEventListener('error', error);
    window.removeEventListener('unhandledrejection', rejection);
  };
}

async function orNothing<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch {
    return null;
  }
}

export async function saveReport(session: Session): Promise<void> {
  const { table, view, deeds, status } = session;
  const [replay, record] = await Promise.all([
    orNothing(api.tableReplay(table.id)),
    table.over ? orNothing(api.tableRecord(table.id)) : null,
  ]);
  save(`deepcourt-problem-${table.number}.json`, {
    format: 'deepcourt-problem',
    when: new Date().toISOString(),
    table,
    view,
    deeds,
    status,
    replay,
    record,
    browser: {
      agent: navigator.userAgent,
      languages: navigator.languages,
      language: language(),
      theme: theme(),
      window: [innerWidth, innerHeight, devicePixelRatio],
      touch: navigator.maxTouchPoints,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    troubles,
  });
}
