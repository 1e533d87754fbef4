/** Choosing at a table: once, or again where a finger may have slipped; taking back; asking for advice. */

import { untrack } from 'svelte';
import * as api from '../api/client';
import { ApiError } from '../api/client';
import type { Hint } from '../api/types';
import { tellTrouble } from '../shell/notice.svelte';
import { recall } from '../shell/settings.svelte';
import { say } from '../words/words.svelte';
import { best } from './choices';
import type { Session } from './session.svelte';
import type { Talk } from './talk.svelte';

export class Choosing {
  /** With what the last choice was made. */
  pointer = 'mouse';
  /** A choice that waits to be confirmed. */
  pending = $state<string>();
  /** Why the server refused the last choice. */
  trouble = $state<string>();
  /** A bot is thinking about my moves. */
  thinking = $state(false);
  private hints = $state.raw<readonly Hint[]>([]);
  /** The best moves with the chances to win, if somebody asked for them. */
  readonly advice = $derived.by(() =>
    this.hints.map(({ action, chance }) => ({ action, label: this.talk.label(action), chance })),
  );
  readonly chances = $derived.by(() =>
    Object.fromEntries(this.hints.map(({ action, chance }) => [action, chance])),
  );
  /** What is asked now: news about the table that change nothing of it leave a choice standing. */
  private readonly question = $derived.by(
    () => `${this.session.table.number}: ${this.session.actions.join(', ')}`,
  );

  /** Every new decision begins without what was said about the one before; then `begun` is called. */
  constructor(
    private readonly session: Session,
    private readonly talk: Talk,
    begun: () => void,
  ) {
    $effect(() => {
      void this.question;
      untrack(() => {
        this.pending = undefined;
        this.hints = [];
        this.thinking = false;
        begun();
      });
    });
  }

  /** A finger slips more easily than a mouse: what it chooses is asked again. */
  choose(notation: string): void {
    if (!this.session.actions.includes(notation)) return;
    const asksAgain = this.pointer === 'touch' || recall('confirm') === 'always';
    if (asksAgain && this.pending !== notation) this.pending = notation;
    else void this.attempt(() => this.session.act(notation));
  }

  confirm(): void {
    const { pending } = this;
    if (pending !== undefined) void this.attempt(() => this.session.act(pending));
  }

  cancel(): void {
    this.pending = undefined;
  }

  takeBack(): void {
    if (this.session.table.can_undo) void this.attempt(() => this.session.undo());
  }

  async askAdvice(): Promise<void> {
    if (!this.session.actions.length || this.thinking || this.hints.length) return;
    const asked = this.question;
    this.thinking = true;
    try {
      const found = await api.hint(this.session.table.id);
      // The table may have moved on while a bot was thinking.
      if (this.question === asked) this.hints = best(found);
    } catch (error) {
      if (this.question === asked) this.refused(error);
    } finally {
      if (this.question === asked) this.thinking = false;
    }
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    this.trouble = undefined;
    try {
      await deed();
    } catch (error) {
      this.refused(error);
    }
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.reason) this.trouble = this.talk.reason(error.reason);
    else if (error instanceof ApiError && error.id === 'no-undo')
      this.trouble = say('undo-nothing');
    else tellTrouble(error);
  }
}
