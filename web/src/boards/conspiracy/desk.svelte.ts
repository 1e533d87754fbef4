/** What can be done where, and the two lords of a swap. */

import { PEOPLE_OF, type Guild } from '../../cards/conspiracy';
import type { House } from '../../draw/palettes';
import type { BoardProps } from '../board';
import { Desk, useDesk as deskAround, type Target } from '../desk.svelte';
import { byPlace, type Targets } from '../targets';
import { parse, partners, swapOf } from './notation';
import { placeOf, wishAt } from './targets';
import type { ConspiracyView } from './view';

export class ConspiracyDesk extends Desk<ConspiracyView> {
  /** The first lord of a swap, by its spot, until the other one is chosen. */
  private lifted = $state<number>();
  /** The deck or pile that somebody points at. */
  pointedAt = $state<'deck' | Guild>();

  constructor(told: () => BoardProps<ConspiracyView>) {
    super(told);
    $effect(() => {
      if (!this.swapping) this.lifted = undefined;
    });
  }

  protected targets(): Targets {
    return byPlace(this.actions, (action) => placeOf(action, this.view));
  }

  protected wishAt(place: string): string | undefined {
    return wishAt(place);
  }

  get swapping(): boolean {
    return this.can('swap');
  }

  /** How many of my next spots would be filled from where somebody points at, and by whose lords. */
  get ghosts(): { count: number; house?: House } {
    if (this.pointedAt === undefined) return { count: 0 };
    if (this.pointedAt === 'deck') return { count: this.can('draw-lords') ? 1 : 0 };
    if (!this.open.has(`pile:${this.pointedAt}`)) return { count: 0 };
    return { count: this.view.piles[this.pointedAt].length, house: PEOPLE_OF[this.pointedAt] };
  }

  override at(place: string): Target {
    const [kind, seat, spot] = place.split(':');
    const swaps = kind === 'spot' && Number(seat) === this.me && this.swapping;
    return swaps ? this.toSwap(Number(spot)) : super.at(place);
  }

  private toSwap(spot: number): Target {
    const { pending = '', why } = this.props;
    const { verb, args } = parse(pending);
    const chosen = spot === (this.lifted ?? (verb === 'swap' ? args['spot'] : undefined));
    const open = this.lifted === spot || this.mayMeet(spot);
    return {
      canAct: open && !chosen,
      chosen: chosen || undefined,
      why: open ? undefined : why(swapOf(spot, this.lifted ?? (spot === 1 ? 2 : 1))),
      lit: false,
      onclick: open ? () => this.pick(spot) : undefined,
    };
  }

  /** Whether the lord of a spot can change places with the one that is lifted, or with any. */
  private mayMeet(spot: number): boolean {
    const others = partners(this.actions, spot);
    return this.lifted === undefined ? others.length > 0 : others.includes(this.lifted);
  }

  private pick(spot: number): void {
    const first = this.lifted;
    this.lifted = first === undefined ? spot : undefined;
    if (first !== undefined && first !== spot) this.choose(swapOf(first, spot));
  }
}

export const useDesk = deskAround<ConspiracyDesk>;
