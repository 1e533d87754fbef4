/** What can be done where, for all parts of the table. */

import { getContext, setContext } from 'svelte';
import { NOUNS } from '../../generated/tyrants';
import { named } from '../../table/names';
import { sayIn } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import type { MapTarget, Sight } from './map/targets';
import { verbOf } from '../notation';
import { parse } from './notation';
import { mapTarget, numbered, targets, wishAt } from './targets';
import type { TyrantsView } from './view';

/** What a card at a place is told. */
export interface Target {
  canAct: boolean;
  chosen: true | undefined;
  why: string | undefined;
  lit: true;
  onclick: (() => void) | undefined;
}

type Props = Required<Omit<BoardProps<TyrantsView>, 'pending'>> & { pending: string | undefined };

export class Desk {
  /** Reasons are asked for when somebody wants to know, not before. */
  private asked = $state.raw<readonly string[]>([]);
  private readonly open = $derived.by(() => targets(this.view, this.props().actions));
  /** The place on the map that somebody points at in the list of sites. */
  pointedAt = $state<string>();

  /** What can be chosen on the map. */
  readonly onMap = $derived.by(() =>
    this.props().actions.flatMap((action): MapTarget[] => {
      const target = mapTarget(action, this.view);
      if (!target) return [];
      const hint = this.props().hints[action];
      const told = { ...target, action, label: this.label(action) };
      return [hint === undefined ? told : { ...told, hint }];
    }),
  );

  /** What number keys choose, from the first on. */
  private readonly numbers = $derived.by(() => numbered(this.view, this.props().actions));
  /** Where a troop stands that is about to be moved. */
  private lifted = $state<string>();

  constructor(private readonly props: () => Props) {
    setContext(Desk, this);
  }

  get view(): TyrantsView {
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

  get actions(): string[] {
    return this.props().actions;
  }

  get pending(): string | undefined {
    return this.props().pending;
  }

  /** Places where something can be chosen, besides the map. */
  get places(): string[] {
    return [...this.open.keys()];
  }

  /** Whose things lie in front: the viewer's, else those of the first seat. */
  get me(): number {
    return this.view.viewer ?? 0;
  }

  /** Whether this is a game being played, and not one that is looked at. */
  get playing(): boolean {
    return this.props().about.length > 0;
  }

  /** What an action does, in words. */
  label(action: string): string {
    const say = sayIn('tyrants');
    const { verb, args } = parse(action);
    return say(`action-${verb}`, named(say, NOUNS, this.seats, null, args));
  }

  at(place: string): Target {
    const { pending, why } = this.props();
    const action = this.open.get(place);
    const wish = action === undefined ? wishAt(place, this.view) : undefined;
    return {
      canAct: action !== undefined,
      chosen: action !== undefined && pending === action ? true : undefined,
      why: wish !== undefined && this.asked.includes(wish) ? why(wish) : undefined,
      lit: true,
      onclick: action === undefined ? undefined : () => this.choose(action),
    };
  }

  /** Why nothing can be chosen at a place of the map. */
  whyOnMap({ place, troop, spy }: Sight): string | undefined {
    const spot = troop ? `troop:${place}:${troop}` : spy ? `spy:${place}:${spy}` : `room:${place}`;
    if (this.open.has(spot)) return undefined;
    const wish = wishAt(spot, this.view);
    return wish === undefined ? undefined : this.props().why(wish);
  }

  /** Somebody points at a place, and wants to know why nothing can be chosen there. */
  wonder(place: string): void {
    if (this.open.has(place)) return;
    const wish = wishAt(place, this.view);
    if (wish !== undefined && !this.asked.includes(wish)) this.asked = [...this.asked, wish];
  }

  /** The number key that chooses what lies at a place. */
  numberOf(place: string): number | undefined {
    return this.numbers.indexOf(place) + 1 || undefined;
  }

  /** Chooses by a number key, if it has something to choose. */
  chooseNumber(number: number): boolean {
    const action = this.open.get(this.numbers[number - 1] ?? '');
    if (action !== undefined) this.choose(action);
    return action !== undefined;
  }

  chance(place: string): number | undefined {
    const action = this.open.get(place);
    return action === undefined ? undefined : this.props().hints[action];
  }

  lookedAt(place: string): boolean {
    return this.props().highlight.includes(place);
  }

  /** The places of the map that the log, the list of sites or a move speaks of. */
  get litPlaces(): string[] {
    const lit = this.props().highlight.flatMap((place) => place.split('place:')[1] ?? []);
    const lifted = this.view.decision?.kind === 'put' ? this.lifted : undefined;
    return [...lit, this.pointedAt, lifted].filter((place) => place !== undefined);
  }

  /** Whether one of these actions is possible, by their verbs. */
  can(...verbs: string[]): boolean {
    return this.props().actions.some((action) => verbs.includes(verbOf(action)));
  }

  choose(action: string): void {
    const { verb, args } = parse(action);
    if (verb === 'lift') this.lifted = String(args['place']);
    this.props().choose(action);
  }
}

/** Whether a key is meant for the table: not for a field, and not for what lies over the table. */
export const meansTable = (event: KeyboardEvent): boolean =>
  !(event.target instanceof HTMLInputElement) &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !document.querySelector('[role="dialog"]');

export const useDesk = (): Desk => getContext(Desk);
