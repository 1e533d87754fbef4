/** What can be done where, for all parts of a table. Places are named as in `data-at`. */

import { getContext, setContext } from 'svelte';
import type { View } from '../api/types';
import { sayIn } from '../words/words.svelte';
import type { BoardProps } from './board';
import { verbOf } from './notation';
import { othersOf } from './seats';
import type { Targets } from './targets';

/** What a card at a place is told. */
export interface Target {
  canAct: boolean;
  chosen: true | undefined;
  why: string | undefined;
  lit: boolean;
  onclick: (() => void) | undefined;
}

/** What a board is told, where nobody says otherwise. */
const UNSAID = {
  actions: [],
  choose: () => undefined,
  why: () => undefined,
  highlight: [],
  pending: undefined,
  hints: {} as Record<string, number>,
  about: [],
  levels: [],
  thinking: null,
  askBar: () => undefined,
  pane: undefined,
} satisfies Partial<BoardProps>;

/** What the parts of a table ask: each game says which place an action has, and what is meant at a
 * place where nothing can be chosen. */
export abstract class Desk<V extends View = View> {
  /** Reasons are asked for when somebody wants to know, not before. */
  private asked = $state.raw<readonly string[]>([]);
  protected readonly props = $derived.by(() => ({ ...UNSAID, ...this.told() }));
  protected readonly open = $derived.by(() => this.targets());

  constructor(private readonly told: () => BoardProps<V>) {
    setContext(Desk, this);
  }

  /** What can be chosen where. */
  protected abstract targets(): Targets;

  /** The action that is meant at a place where nothing can be chosen: about it one can ask why not. */
  protected abstract wishAt(place: string): string | undefined;

  get view(): V {
    return this.props.view;
  }

  get seats(): string[] {
    return this.props.seats;
  }

  /** The pane to look at on a phone, as long as there is nothing to choose. */
  get pane(): number | undefined {
    return this.props.pane;
  }

  get actions(): string[] {
    return this.props.actions;
  }

  /** The name of a seat, the level of the bot that plays it, and whether that bot is thinking. */
  called(seat: number): { name: string; level: string | undefined; thinking: boolean } {
    const { seats, levels, thinking } = this.props;
    return { name: seats[seat] ?? '', level: levels[seat], thinking: thinking === seat };
  }

  /** What is told of a seat: what it is doing, else how it is filled: person, bot, away. */
  about(seat: number, doing?: string): string | undefined {
    const { about, thinking } = this.props;
    if (this.view.over) return about[seat];
    if (this.view.decision?.seat !== seat) return doing ?? about[seat];
    return thinking === seat ? undefined : sayIn(this.view.game)('seat-to-play');
  }

  /** Whose things lie in front: the viewer's, else those of the first seat. */
  get me(): number {
    return this.view.viewer ?? 0;
  }

  /** The seats around the table after mine, in the order of play. */
  get others(): number[] {
    return othersOf(this.view.players, this.me);
  }

  /** Whether this is a game being played, and not one that is looked at. */
  get playing(): boolean {
    return this.props.about.length > 0;
  }

  /** Places where something can be chosen. */
  get places(): string[] {
    return [...this.open.keys()];
  }

  at(place: string): Target {
    const { pending, why } = this.props;
    const action = this.open.get(place);
    const wish = action === undefined ? this.wishAt(place) : undefined;
    return {
      canAct: action !== undefined,
      chosen: action !== undefined && pending === action ? true : undefined,
      why: wish !== undefined && this.asked.includes(wish) ? why(wish) : undefined,
      lit: true,
      onclick: action === undefined ? undefined : () => this.choose(action),
    };
  }

  /** Somebody points at a place, and wants to know why nothing can be chosen there. */
  wonder(place: string): void {
    if (this.open.has(place)) return;
    const wish = this.wishAt(place);
    if (wish !== undefined && !this.asked.includes(wish)) this.asked = [...this.asked, wish];
  }

  /** The chance to win with what can be chosen at a place, as a bot judges it. */
  chance(place: string): number | undefined {
    const action = this.open.get(place);
    return action === undefined ? undefined : this.props.hints[action];
  }

  /** The number key that chooses what lies at a place, in a game that shows it there. */
  numberOf(_place: string): number | undefined {
    return undefined;
  }

  lookedAt(place: string): boolean {
    return this.props.highlight.includes(place);
  }

  /** Whether one of these actions is possible, by their verbs. */
  can(...verbs: string[]): boolean {
    return this.actions.some((action) => verbs.includes(verbOf(action)));
  }

  choose(action: string): void {
    this.props.choose(action);
  }

  /** Somebody asked how to do what is done in the decision bar. */
  askBar(): void {
    this.props.askBar();
  }
}

export const useDesk = <D = Desk>(): D => getContext<D>(Desk);
