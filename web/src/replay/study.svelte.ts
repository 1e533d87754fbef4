/** The analysis of a game: asked for, waited for, at hand. */

import { beginAnalysis, getAnalysis } from '../api/client';
import type { Analysis, AnalysisState } from '../api/types';
import type { Source } from './source';

/** How often the server is asked how far it is. */
export const BEAT = 700;

/** How many decisions were done at a moment in milliseconds. */
export interface Mark {
  done: number;
  at: number;
}

/** The seconds that are left, as far as the pace up to now tells; nothing before it tells something. */
export function secondsLeft(first: Mark, now: Mark, decisions: number): number | undefined {
  const [done, passed] = [now.done - first.done, now.at - first.at];
  if (done < 2 || passed < BEAT) return undefined;
  return ((decisions - now.done) * passed) / done / 1000;
}

export class Study {
  /** Unknown as long as the server has not answered; failed if it gave up in the middle. */
  state = $state<'unknown' | 'none' | 'running' | 'failed' | 'done'>('unknown');
  done = $state(0);
  decisions = $state(0);
  left = $state<number>();
  analysis = $state.raw<Analysis>();

  private first: Mark | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly source: Source) {}

  async look(): Promise<void> {
    const { kind, id } = this.source;
    this.take(await getAnalysis(kind, id));
  }

  async begin(): Promise<void> {
    if (this.state === 'running' || this.state === 'done') return;
    const { kind, id } = this.source;
    this.take(await beginAnalysis(kind, id));
  }

  private take({ state, done, decisions, analysis }: AnalysisState): void {
    if (this.closed) return;
    const stopped = state === 'none' && this.state === 'running';
    this.state = stopped ? 'failed' : state;
    [this.done, this.decisions] = [done, decisions];
    this.analysis = analysis ?? undefined;
    if (state !== 'running') return;
    const now = { done, at: Date.now() };
    // What waits in line says nothing about the pace.
    if (!this.first || this.first.done === 0) this.first = now;
    this.left = secondsLeft(this.first, now, decisions);
    this.timer = setTimeout(() => void this.again(), BEAT);
  }

  /** A server that does not answer may do so later. */
  private async again(): Promise<void> {
    try {
      await this.look();
    } catch {
      if (!this.closed) this.timer = setTimeout(() => void this.again(), 4 * BEAT);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
