/** What can be done where, for all parts of the table. */

import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../board';
import { armable, targets, TURN_POWERS, wishAt } from './targets';
import type { AbyssView } from './view';

/** What a card at a place is told. */
export interface Target {
  canAct: boolean;
  chosen: true | undefined;
  why: string | undefined;
  lit: true;
  onclick: (() => void) | undefined;
}

type Props = Required<Omit<BoardProps<AbyssView>, 'pending'>> & { pending: string | undefined };

export class Desk {
  /** The lord whose turn power is about to be used. */
  private held = $state<string>();
  /** Reasons are asked for when somebody wants to know, not before. */
  private asked = $state.raw<readonly string[]>([]);
  private readonly ready = $derived.by(() => armable(this.view, this.props().actions));
  readonly armed = $derived.by(() =>
    this.held !== undefined && this.ready.includes(this.held) ? this.held : undefined,
  );
  private readonly open = $derived.by(() => targets(this.view, this.props().actions, this.armed));

  constructor(private readonly props: () => Props) {
    setContext(Desk, this);
  }

  get view(): AbyssView {
    return this.props().view;
  }

  get seats(): string[] {
    return this.props().seats;
  }

  /** The name of a seat, and whether the bot that plays it is thinking. */
  called(seat: number): { name: string; thinking: boolean } {
    const { seats, thinking } = this.props();
    return { name: seats[seat] ?? '', thinking: thinking === seat };
  }

  /** The level of the bot that plays a seat. */
  level(seat: number): string | undefined {
    return this.props().levels[seat];
  }

  /** Places where something can be chosen. */
  get places(): string[] {
    return [...this.open.keys(), ...this.ready.map((lord) => `own:${lord}`)];
  }

  /** Whose things lie in front: the viewer's, else those of the first seat. */
  get me(): number {
    return this.view.viewer ?? 0;
  }

  disarm(): void {
    this.held = undefined;
  }

  at(place: string): Target {
    const { choose, pending, why } = this.props();
    const power = this.powerAt(place);
    if (power !== undefined && (this.armed === power || !this.open.has(place))) {
      return {
        canAct: this.armed !== power,
        chosen: this.armed === power ? true : undefined,
        why: undefined,
        lit: true,
        onclick: () => (this.held = this.armed === power ? undefined : power),
      };
    }
    const action = this.open.get(place);
    const wish = action === undefined ? wishAt(place, this.view, this.armed) : undefined;
    return {
      canAct: action !== undefined,
      chosen: action !== undefined && pending === action ? true : undefined,
      why: wish !== undefined && this.asked.includes(wish) ? why(wish) : undefined,
      lit: true,
      onclick: action === undefined ? undefined : () => choose(action),
    };
  }

  private powerAt(place: string): string | undefined {
    const lord = place.startsWith('own:') ? place.slice(4) : '';
    return lord in TURN_POWERS && this.ready.includes(lord) ? lord : undefined;
  }

  /** Somebody points at a place, and wants to know why nothing can be chosen there. */
  wonder(place: string): void {
    if (this.open.has(place)) return;
    const wish = wishAt(place, this.view, this.armed);
    if (wish !== undefined && !this.asked.includes(wish)) this.asked = [...this.asked, wish];
  }

  chance(place: string): number | undefined {
    const action = this.open.get(place);
    return action === undefined ? undefined : this.props().hints[action];
  }

  lookedAt(place: string): boolean {
    return this.props().highlight.includes(place);
  }

  askBar(): void {
    this.props().askBar();
  }

  /** Whether one of these actions is possible, by their verbs. */
  can(...verbs: string[]): boolean {
    return this.props().actions.some((action) => verbs.includes(action.split(' ')[0] ?? ''));
  }

  choose(action: string): void {
    this.props().choose(action);
  }
}

export const useDesk = (): Desk => getContext(Desk);
