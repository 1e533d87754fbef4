/** The live connection of a table: it comes back by itself, and asks for what it missed. */

import type { LiveMessage } from './types';

export type LiveStatus = 'connecting' | 'open' | 'lost';

/** What is used of a WebSocket. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LiveOptions {
  /** The number of actions that are known already, asked for at every connection. */
  since: () => number;
  receive: (message: LiveMessage) => void;
  changed: (status: LiveStatus) => void;
  open: (since: number) => Socket;
  random?: () => number;
}

/** The server is heard every 20 seconds; silence of more than two beats means that it is gone. */
export const SILENCE = 45_000;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;

/** How long to wait before the nth attempt (from 0): doubling, and never all clients at once. */
export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2);

export class Live {
  private socket: Socket | undefined;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly options: LiveOptions) {
    this.connect();
  }

  private connect(): void {
    this.options.changed(this.attempt === 0 ? 'connecting' : 'lost');
    const socket = this.options.open(this.options.since());
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.options.changed('open');
      this.listen();
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.socket) this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    this.listen();
  }

  /** Waits for the next sign of life. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), SILENCE);
  }

  private hear(data: string): void {
    this.attempt = 0;
    this.listen();
    const message = JSON.parse(data) as LiveMessage;
    if (message.type === 'ping') this.socket?.send('{"type":"pong"}');
    else this.options.receive(message);
  }

  private lose(): void {
    this.drop();
    if (this.ended) return;
    this.options.changed('lost');
    const random = (this.options.random ?? Math.random)();
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt, random));
    this.attempt += 1;
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Tries again at once, for when the browser says that the network is back. */
  hurry(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Begins anew, for when the server knows this browser by now as somebody else. */
  restart(): void {
    if (this.ended) return;
    this.drop();
    this.attempt = 0;
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.drop();
  }
}

/** The address of a table's live connection, on the server that this page came from. */
export function liveAddress(id: string, since: number, at: Location = window.location): string {
  const scheme = at.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${at.host}/api/tables/${encodeURIComponent(id)}/live?since=${since}`;
}
