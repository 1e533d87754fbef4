/** Shows events on the table: pieces fly from where they were to where they go, one after the other. */

import { tick } from 'svelte';
import type { GameEvent, View } from '../api/types';
import type { Flight, GameBoard } from '../boards/board';

export interface Flying extends Flight {
  id: number;
  left: number;
  top: number;
  width: number;
}

/** How long a piece flies, and how long an opponent's deed rests before the next. */
const FLIGHT = 320;
const SEVERAL = 90;
const REST = 420;
const READ = 260;

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first visible element of that name. */
function find(root: HTMLElement, at: string): HTMLElement | undefined {
  const all = root.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  return [...all].find((element) => {
    const { width, left, right } = element.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth;
  });
}

export class Director {
  flying = $state.raw<Flying[]>([]);
  /** Nothing more is played out until the next action. */
  private hurried = false;
  private readonly sleepers = new Set<() => void>();
  private count = 0;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly board: () => GameBoard,
    private readonly put: (view: View) => void,
  ) {}

  /** Ends what is being played out. */
  skip(): void {
    this.hurried = true;
    for (const wake of [...this.sleepers]) wake();
  }

  /** A pause that a skip ends at once. */
  private pause(time: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, time);
      this.sleepers.add(wake);
    });
  }

  async show(
    before: View,
    events: GameEvent[],
    opponents: boolean,
    tell: (events: GameEvent[]) => void,
  ): Promise<void> {
    this.hurried = false;
    const board = this.board();
    let view = before;
    let moved = false;
    const groups = this.grouped(events);
    // Words do not run ahead of dice that still roll.
    const held = groups.findIndex((group) => this.dwell(group) > 0);
    const told = held < 0 ? events : groups.slice(0, held).flat();
    if (told.length) tell(told);
    for (const group of groups) {
      if (this.hurried) break;
      const start = view;
      const flights = group.flatMap((event) => board.flights(start, event));
      const after = group.reduce((now, event) => board.advance(now, event), view);
      if (flights.length) {
        moved = true;
        await this.fly(flights, after);
        if (opponents && !this.hurried) await this.pause(READ);
      } else if (after !== view) this.put(after);
      const dwell = this.dwell(group);
      if (dwell) await this.pause(dwell);
      view = after;
    }
    if (opponents && !this.hurried) await this.pause(moved ? REST : READ);
    this.flying = [];
  }

  private dwell(group: readonly GameEvent[]): number {
    return Math.max(...group.map((event) => this.board().dwell?.(event) ?? 0));
  }

  /** Events one by one, or several that happen at once. */
  private grouped(events: readonly GameEvent[]): GameEvent[][] {
    const groups: GameEvent[][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      const joins = last?.[0]?.kind === event.kind && this.board().together?.(event.kind);
      if (last && joins) last.push(event);
      else groups.push([event]);
    }
    return groups;
  }

  private async fly(flights: Flight[], after: View): Promise<void> {
    const root = this.root();
    if (!root) return;
    const starts = flights.map(({ from }) => find(root, from)?.getBoundingClientRect());
    this.put(after);
    await tick();
    const taken = new Set<HTMLElement>();
    const landings: Promise<void>[] = [];
    const hidden: HTMLElement[] = [];
    const flown: Flying[] = [];
    const routes: { id: number; to: DOMRect; delay: number }[] = [];
    for (const [i, flight] of flights.entries()) {
      const start = starts[i];
      const target = this.free(root, flight.to, taken);
      if (!start || !target) continue;
      if (!flight.into) {
        taken.add(target);
        target.style.visibility = 'hidden';
        hidden.push(target);
      }
      const id = ++this.count;
      flown.push({ ...flight, id, left: start.left, top: start.top, width: start.width });
      routes.push({ id, to: target.getBoundingClientRect(), delay: i * SEVERAL });
    }
    this.flying = flown;
    await tick();
    for (const { id, to, delay } of routes) {
      const piece = document.querySelector<HTMLElement>(`[data-flying="${id}"]`);
      if (piece) landings.push(this.land(piece, to, delay));
    }
    await Promise.all(landings);
    for (const element of hidden) element.style.visibility = '';
    this.flying = [];
  }

  /** Where a piece goes: of several alike, one that no other piece of this flight goes to. */
  private free(root: HTMLElement, at: string, taken: Set<HTMLElement>): HTMLElement | undefined {
    const all = root.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
    const open = [...all].filter((element) => !taken.has(element));
    return open.find((element) => element.getBoundingClientRect().width > 0);
  }

  private async land(piece: HTMLElement, to: DOMRect, delay: number): Promise<void> {
    const from = piece.getBoundingClientRect();
    const scale = to.width / from.width;
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const end = `translate(${x}px, ${y}px) scale(${scale})`;
    const frames = calm()
      ? [
          { opacity: 1, transform: 'none' },
          { opacity: 0, transform: 'none', offset: 0.49 },
          { opacity: 0, transform: end, offset: 0.5 },
          { opacity: 1, transform: end },
        ]
      : [
          { opacity: 1, transform: 'none' },
          { opacity: 1, transform: end, offset: 0.92 },
          { opacity: 0.4, transform: end },
        ];
    const animation = piece.animate(frames, {
      duration: FLIGHT,
      delay,
      easing: calm() ? 'linear' : 'cubic-bezier(0.3, 0.7, 0.2, 1)',
      fill: 'both',
    });
    const ended = animation.finished.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([ended, this.pause(FLIGHT + delay + 200)]);
    animation.cancel();
  }
}
