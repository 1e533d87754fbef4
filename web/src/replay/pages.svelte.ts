/** The steps of a replay, page by page: first what is looked at, then all the rest. */

import type { Replay, ReplayStep } from '../api/types';

/** How long to wait when the server does not give a page, in milliseconds. */
export const PAUSE = 2000;

export class Pages {
  /** By their numbers; those that have not come yet are missing. */
  private steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  readonly known = $derived(this.steps.filter((step) => step !== undefined));
  /** All of them; one that is missing is stood in for by the one before it, or the first known. */
  readonly filled = $derived.by(() => {
    let last = this.known[0]!;
    return this.steps.map((step) => (last = step ?? last));
  });
  private closed = false;

  /** `replay` is the page that came first. */
  constructor(
    readonly replay: Replay,
    private readonly fetch: (from: number) => Promise<Replay>,
  ) {
    this.steps = Array<undefined>(replay.total).fill(undefined);
    this.take(replay.steps);
  }

  private take(steps: readonly ReplayStep[]): void {
    const all = [...this.steps];
    for (const step of steps) all[step.number] = step;
    this.steps = all;
  }

  step(number: number): ReplayStep | undefined {
    return this.steps[number];
  }

  /** The number of the first step that is missing, looking from `at` on and then from the beginning. */
  private missing(at: number): number | undefined {
    const later = this.steps.indexOf(undefined, at);
    const first = later >= 0 ? later : this.steps.indexOf(undefined);
    return first >= 0 ? first : undefined;
  }

  /** Fetch everything, beginning with what is looked at whenever a page has come. */
  async load(at: () => number): Promise<void> {
    let from: number | undefined;
    while (!this.closed && (from = this.missing(at())) !== undefined) {
      try {
        const { steps } = await this.fetch(from);
        if (!steps.length) return;
        this.take(steps);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  close(): void {
    this.closed = true;
  }
}
