/** What is said at a table, in the words of its game. */

import type { Args, Reason } from '../api/types';
import type { GameBoard } from '../boards/board';
import { say, sayIn, type Say } from '../words/words.svelte';
import { labelOf } from './label';
import { named } from './names';
import type { Session } from './session.svelte';

export class Talk {
  readonly seats = $derived.by(() => this.session.table.seats.map(({ name }) => name));
  /** How many seats are played at this screen. */
  readonly here = $derived.by(() => this.session.table.seats.filter(({ mine }) => mine).length);

  constructor(
    private readonly session: Session,
    readonly board: GameBoard,
  ) {}

  /** Words of the game. */
  readonly say: Say = (key, args) => sayIn(this.session.table.game)(key, args);

  /** What an action does. */
  label(notation: string): string {
    return labelOf(this.board, this.say, this.seats, this.session.view, notation);
  }

  /** Why something cannot be done. */
  reason({ id, args }: Reason): string {
    const { nouns } = this.board;
    const reason = this.say(`why-${id}`, named(this.say, nouns, this.seats, null, args));
    return say('why-not', { reason });
  }

  /** What is asked now, and of whom. While something is being shown it is what happened last. */
  asked(
    happened: string | undefined,
    waiting: boolean,
  ): { text: string; aside?: string | undefined } {
    const { table, view, showing, sending } = this.session;
    if (!view) return { text: '' };
    const { decision } = view;
    if (!decision) return { text: say('replay-over-plain') };
    if (happened && (showing || sending)) return { text: happened };
    const name = this.seats[decision.seat] ?? '';
    if (decision.actions === undefined) {
      const waits = waiting ? 'play-thinking' : 'playing-waits';
      return { text: say(table.stuck ? 'playing-stuck' : waits, { name }), aside: happened };
    }
    const told = named(this.say, this.board.nouns, this.seats, view.viewer, simple(decision));
    const text = this.say(`decision-${decision.kind}`, told);
    const more = this.board.aside?.(view);
    return {
      text: this.here > 1 ? say('playing-asked', { name, text }) : text,
      aside: more && this.say(more.key, more.args),
    };
  }
}

/** The details of a decision that can be said in a sentence. */
const simple = (decision: object): Args =>
  Object.fromEntries(
    Object.entries(decision).filter((pair): pair is [string, Args[string]] =>
      ['string', 'number', 'boolean'].includes(typeof pair[1]),
    ),
  );
