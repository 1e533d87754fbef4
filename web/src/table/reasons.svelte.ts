/** Why something cannot be done now, in words: the server is asked once for each position. */

import { tick } from 'svelte';
import * as api from '../api/client';
import { say } from '../words/words.svelte';
import type { Session } from './session.svelte';
import type { Talk } from './talk.svelte';

export class Reasons {
  /** What the server said about this position; null while it is being asked. */
  private answers = $state.raw<{ number: number; known: Record<string, string | null> }>({
    number: -1,
    known: {},
  });

  constructor(
    private readonly session: Session,
    private readonly talk: Talk,
  ) {}

  /** Nothing as long as it is not known, and where it goes without saying. */
  why(notation: string): string | undefined {
    const { table, view, showing, actions } = this.session;
    const decision = view?.decision;
    if (!decision || !this.talk.here || showing || actions.includes(notation)) return undefined;
    if (!actions.length) {
      const name = this.talk.seats[decision.seat] ?? '';
      return say('why-not', { reason: say('playing-others-turn', { name }) });
    }
    const { number } = table;
    const found = this.at(number)[notation];
    if (found === undefined) void tick().then(() => this.ask(number, notation));
    return found ?? undefined;
  }

  private at(number: number): Record<string, string | null> {
    return this.answers.number === number ? this.answers.known : {};
  }

  private note(number: number, notation: string, text: string | null): void {
    this.answers = { number, known: { ...this.at(number), [notation]: text } };
  }

  private async ask(number: number, notation: string): Promise<void> {
    if (notation in this.at(number)) return;
    this.note(number, notation, null);
    try {
      const reason = await api.whyNot(this.session.table.id, notation);
      if (reason && this.session.table.number === number) {
        this.note(number, notation, this.talk.reason(reason));
      }
    } catch {
      // Without an answer there is no explanation.
    }
  }
}
