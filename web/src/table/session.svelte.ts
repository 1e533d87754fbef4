/** A table as this page knows it: what the server said, and how much of it has been shown. */

import * as api from '../api/client';
import { ApiError } from '../api/client';
import { Live, liveAddress, type LiveStatus, type Socket } from '../api/live';
import type { GameEvent, LiveMessage, Table, View } from '../api/types';
import type { Deed } from './chronicle';

type ActionMessage = Extract<LiveMessage, { type: 'action' }>;

/** Shows an action on the table, event by event; ends when all has been seen. What may be told in
 * words before that is given to `tell`. */
export type Show = (
  before: View,
  events: GameEvent[],
  opponents: boolean,
  tell: (events: GameEvent[]) => void,
) => Promise<void>;

/** So many actions at once are history, not news: they are not played out. */
export const TOO_MANY = 6;

export class Session {
  /** The table, with everything about seats up to date; its view may be ahead of what is shown. */
  table = $state.raw<Table>() as Table;
  /** What lies on the table at this moment. */
  view = $state.raw<View | null>(null);
  deeds = $state.raw<Deed[]>([]);
  status = $state<LiveStatus>('connecting');
  /** An action is on its way to the server. */
  sending = $state(false);
  /** Actions of others are being shown. */
  showing = $state(false);
  /** What happened before is being asked for. */
  reading = $state(false);
  /** The maker of the table has sent me away. */
  removed = $state(false);
  /** The table is no longer there. */
  deleted = $state(false);

  private queue: ActionMessage[] = [];
  private live: Live | undefined;
  private shown = $state(0);
  /** The number of actions that the server has answered with: until it is shown, nothing new is done. */
  private awaited = $state(0);
  /** Something is being taken back, and the server has not told it yet. */
  private undoing = $state(false);

  constructor(
    table: Table,
    private readonly show: Show,
  ) {
    this.table = table;
    this.view = table.view;
    this.shown = table.number;
    this.reading = table.started;
  }

  /** The number of actions that this page has been told of. */
  get known(): number {
    return this.queue.at(-1)?.number ?? this.shown;
  }

  connect(): void {
    const { id } = this.table;
    this.live = new Live({
      since: () => this.known,
      receive: (message) => this.receive(message),
      changed: (status) => (this.status = status),
      open: (since) => new WebSocket(liveAddress(id, since)) as unknown as Socket,
    });
    if (this.table.started) void this.readHistory();
  }

  hurry(): void {
    this.live?.hurry();
  }

  /** I have sat down: the server shall talk to me from now on, not to a guest. */
  seated(table: Table): void {
    this.arrive(table);
    this.live?.restart();
  }

  close(): void {
    this.live?.close();
    this.queue = [];
  }

  /** What happened before this page was opened. */
  async readHistory(): Promise<void> {
    this.reading = true;
    try {
      const { steps } = await api.wholeTableReplay(this.table.id);
      const past = steps
        .filter(({ number }) => number > 0 && number <= this.shown)
        .map(({ number, seat, events }) => ({ number, seat, events }));
      this.deeds = [...past, ...this.deeds.filter(({ number }) => number > this.shown)];
    } catch {
      // The game can be played without its past.
    } finally {
      this.reading = false;
    }
  }

  receive(message: LiveMessage): void {
    if (message.type === 'table') this.arrive(message);
    else if (message.type === 'action') this.enqueue(message);
    else if (message.type === 'undone') this.takeBack(message.number, message.table);
    else if (message.type === 'removed') this.removed = true;
    else if (message.type === 'deleted') {
      this.deleted = true;
      this.close();
    }
  }

  /** The table as it is now. */
  private arrive({ number, view, ...rest }: Table): void {
    const begins = !this.table.started && rest.started;
    if (number < this.known && !begins && !this.undoing) {
      // An older sight of the table: only who sits there is news.
      this.table = { ...this.table, seats: rest.seats };
      return;
    }
    if (number !== this.known || begins || this.view === null) {
      const missed = number !== this.known;
      this.queue = [];
      this.awaited = 0;
      this.undoing = false;
      this.shown = number;
      this.view = view;
      this.table = { ...rest, number, view };
      if (missed) void this.readHistory();
      return;
    }
    this.table = { ...rest, number, view };
    if (!this.queue.length && !this.showing) this.view = view;
  }

  private enqueue(message: ActionMessage): void {
    if (message.number <= this.known) return;
    if (message.number > this.known + 1 && !this.queue.length) {
      this.arrive(message.table);
      return;
    }
    this.queue = [...this.queue, message];
    if (!this.showing) void this.play();
  }

  private takeBack(number: number, table: Table): void {
    this.queue = [];
    this.shown = number;
    this.awaited = 0;
    this.undoing = false;
    this.table = table;
    this.view = table.view;
    this.deeds = this.deeds.filter((deed) => deed.number <= number);
  }

  /** Shows what is waiting, one action after the other. */
  private async play(): Promise<void> {
    this.showing = true;
    try {
      for (let next = this.queue[0]; next; next = this.queue[0]) {
        const { events, seat, number, table } = next;
        const past = this.deeds.filter((one) => one.number < number);
        const tell = (told: GameEvent[]) => {
          this.deeds = [...past, { number, seat, events: told }];
        };
        const opponents = !table.seats[seat]?.mine;
        if (this.view && this.queue.length <= TOO_MANY && !document.hidden) {
          await this.show(this.view, events, opponents, tell);
        }
        // Meanwhile it may have been taken back.
        if (this.queue[0] !== next) continue;
        tell(events);
        this.queue = this.queue.slice(1);
        this.shown = number;
        this.view = table.view;
        if (number >= this.table.number) this.table = table;
      }
    } finally {
      this.showing = false;
    }
  }

  /** Whether a seat of mine is asked, and everything before has been seen. */
  get myTurn(): boolean {
    return this.actions.length > 0;
  }

  get actions(): string[] {
    if (this.sending || this.undoing || this.showing || this.shown < this.awaited) return [];
    if (!this.view || this.view.over) return [];
    return this.view.decision?.actions ?? [];
  }

  /** Does something to the table and gives the answer; a stale or refused attempt shows what is
   * true instead. */
  private async attempt(deed: () => Promise<Table>): Promise<Table | undefined> {
    if (this.sending) return undefined;
    this.sending = true;
    try {
      return await deed();
    } catch (error) {
      if (error instanceof ApiError && error.table) this.arrive(error.table);
      if (!(error instanceof ApiError && error.id === 'stale')) throw error;
      return undefined;
    } finally {
      this.sending = false;
    }
  }

  async act(action: string): Promise<void> {
    const answer = await this.attempt(() => api.act(this.table.id, this.shown, action));
    // The live connection tells what happened; without it the answer does.
    if (answer && this.status === 'open') this.awaited = answer.number;
    else if (answer) this.arrive(answer);
  }

  async undo(): Promise<void> {
    if (this.sending) return;
    this.undoing = true;
    let told = false;
    try {
      const answer = await this.attempt(() => api.undo(this.table.id, this.shown));
      told = answer !== undefined && this.status === 'open';
      if (answer && !told) this.takeBack(answer.number, answer);
    } finally {
      if (!told) this.undoing = false;
    }
  }
}
