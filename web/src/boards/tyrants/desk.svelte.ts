/** What can be done where, on the map too, and by which number keys. */

import { NOUNS } from '../../generated/tyrants';
import { isPlain } from '../../table/keys';
import { named } from '../../table/names';
import { sayIn } from '../../words/words.svelte';
import { Desk, useDesk as deskAround } from '../desk.svelte';
import type { Targets } from '../targets';
import type { MapTarget, Sight } from './map/targets';
import { parse } from './notation';
import { mapTarget, numbered, targets, wishAt } from './targets';
import type { TyrantsView } from './view';

export class TyrantsDesk extends Desk<TyrantsView> {
  /** The place on the map that somebody points at in the list of sites. */
  pointedAt = $state<string>();
  /** Where a troop stands that is about to be moved. */
  private lifted = $state<string>();
  /** What number keys choose, from the first on. */
  private readonly numbers = $derived.by(() => numbered(this.view, this.actions));

  /** What can be chosen on the map. */
  readonly onMap = $derived.by(() =>
    this.actions.flatMap((action): MapTarget[] => {
      const target = mapTarget(action, this.view);
      if (!target) return [];
      const hint = this.props.hints[action];
      const told = { ...target, action, label: this.label(action) };
      return [hint === undefined ? told : { ...told, hint }];
    }),
  );

  protected targets(): Targets {
    return targets(this.view, this.actions);
  }

  protected wishAt(place: string): string | undefined {
    return wishAt(place, this.view);
  }

  /** What an action does, in words. */
  private label(action: string): string {
    const say = sayIn('tyrants');
    const { verb, args } = parse(action);
    return say(`action-${verb}`, named(say, NOUNS, this.seats, null, args));
  }

  /** Why nothing can be chosen at a place of the map. */
  whyOnMap({ place, troop, spy }: Sight): string | undefined {
    const spot = troop ? `troop:${place}:${troop}` : spy ? `spy:${place}:${spy}` : `room:${place}`;
    if (this.open.has(spot)) return undefined;
    const wish = this.wishAt(spot);
    return wish === undefined ? undefined : this.props.why(wish);
  }

  override numberOf(place: string): number | undefined {
    return this.numbers.indexOf(place) + 1 || undefined;
  }

  /** Chooses by a number key, if it has something to choose. */
  chooseNumber(number: number): boolean {
    const action = this.open.get(this.numbers[number - 1] ?? '');
    if (action !== undefined) this.choose(action);
    return action !== undefined;
  }

  /** The places of the map that the log, the list of sites or a move speaks of. */
  get litPlaces(): string[] {
    const lit = this.props.highlight.flatMap((place) => place.split('place:')[1] ?? []);
    const lifted = this.view.decision?.kind === 'put' ? this.lifted : undefined;
    return [...lit, this.pointedAt, lifted].filter((place) => place !== undefined);
  }

  override choose(action: string): void {
    const { verb, args } = parse(action);
    if (verb === 'lift') this.lifted = String(args['place']);
    super.choose(action);
  }
}

/** Whether a key is meant for the table: not for a field, and not for what lies over the table. */
export const meansTable = (event: KeyboardEvent): boolean =>
  isPlain(event) && !document.querySelector('[role="dialog"]');

export const useDesk = deskAround<TyrantsDesk>;
