/** What can be done where, and the power of a lord that is about to be used. */

import { Desk, useDesk as deskAround, type Target } from '../desk.svelte';
import type { Targets } from '../targets';
import { armable, targets, TURN_POWERS, wishAt } from './targets';
import type { AbyssView } from './view';

export class AbyssDesk extends Desk<AbyssView> {
  /** The lord whose turn power is about to be used. */
  private held = $state<string>();
  private readonly ready = $derived.by(() => armable(this.view, this.actions));
  readonly armed = $derived.by(() =>
    this.held !== undefined && this.ready.includes(this.held) ? this.held : undefined,
  );

  protected targets(): Targets {
    return targets(this.view, this.actions, this.armed);
  }

  protected wishAt(place: string): string | undefined {
    return wishAt(place, this.view, this.armed);
  }

  override get places(): string[] {
    return [...super.places, ...this.ready.map((lord) => `own:${lord}`)];
  }

  disarm(): void {
    this.held = undefined;
  }

  override at(place: string): Target {
    const power = this.powerAt(place);
    const used = power !== undefined && this.armed === power;
    if (power === undefined || (!used && this.open.has(place))) return super.at(place);
    return {
      canAct: !used,
      chosen: used || undefined,
      why: undefined,
      lit: true,
      onclick: () => (this.held = used ? undefined : power),
    };
  }

  private powerAt(place: string): string | undefined {
    const lord = place.startsWith('own:') ? place.slice(4) : '';
    return lord in TURN_POWERS && this.ready.includes(lord) ? lord : undefined;
  }
}

export const useDesk = deskAround<AbyssDesk>;
