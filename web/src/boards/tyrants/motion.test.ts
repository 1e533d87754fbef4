import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../api/types';
import recorded from './fixtures/steps.json';
import board from '.';
import type { GameBoard } from '../board';
import type { Troops, TyrantsView } from './view';

const { advance, dwell, flights, speaksOf, together } = board as unknown as Required<
  GameBoard<TyrantsView>
>;
interface Step {
  before: TyrantsView;
  events: GameEvent[];
  after: TyrantsView;
}
const steps = recorded as unknown as Step[];
const views = steps.map(({ before }) => before);

const sorted = <T>(list: readonly T[] | null): T[] | null => list && [...list].sort();
const told = (troops: Troops): string[] =>
  Object.entries(troops)
    .map(([troop, count]) => `${troop} ${count}`)
    .sort();

/** What can be seen lying on the table. What others discard from their hands is not told. */
const lying = (view: TyrantsView, hidden: (seat: number) => boolean) => ({
  active: view.active,
  power: view.power,
  influence: view.influence,
  last_round: view.last_round,
  row: view.row,
  stacks: view.stacks,
  devoured: view.devoured,
  played: view.played,
  spaces: view.spaces,
  sites: Object.entries(view.sites).map(
    ([site, { troops, spies, control, total }]) =>
      `${site}: ${told(troops).join()}; ${sorted(spies)?.join()}; ${control} ${total}`,
  ),
  seats: view.seats.map((seat, i) => ({
    hand: sorted(seat.hand),
    hand_size: seat.hand_size,
    deck: sorted(seat.deck),
    deck_size: seat.deck_size,
    discard: hidden(i) ? null : sorted(seat.discard),
    circle: sorted(seat.circle),
    barracks: seat.barracks,
    spies: seat.spies,
    hall: told(seat.hall),
    points: seat.points,
    sites: sorted(seat.sites),
    markers: sorted(seat.markers),
  })),
});

describe('events lead from one view to the next', () => {
  // The end lays all hands open.
  const pairs = steps
    .filter(({ after }) => !after.over)
    .map((step) => ({ ...step, name: step.events.map(({ kind }) => kind).join(', ') }));
  test.each(pairs)('$name', ({ before, events, after }) => {
    const hidden = (seat: number) =>
      events.some(
        ({ kind, args }) =>
          ['turn-ended', 'deck-discarded', 'deck-shuffled'].includes(kind) &&
          args['seat'] === seat &&
          seat !== before.viewer,
      );
    expect(lying(events.reduce(advance, before), hidden)).toEqual(lying(after, hidden));
  });
});

test('a view is never changed, only followed by another', () => {
  for (const { before, events } of steps) {
    const kept = structuredClone(before);
    events.reduce(advance, before);
    expect(before).toEqual(kept);
  }
});

test('every place that a piece flies from and to has a name', () => {
  for (const { before, events } of steps) {
    let view = before;
    for (const event of events) {
      for (const { piece, from, to } of flights(view, event)) {
        expect(`${piece} ${from} ${to}`, event.kind).not.toMatch(/undefined|NaN|null/);
      }
      view = advance(view, event);
    }
  }
});

test('basic actions cost power, what a card does costs nothing', () => {
  const decision = { kind: 'turn', seat: 0 } as const;
  const view: TyrantsView = { ...views[0]!, active: 0, power: 4, decision };
  const site = Object.keys(view.sites)[0]!;
  const deployed: GameEvent = { kind: 'troop-deployed', args: { seat: 0, place: site } };
  expect(advance(view, deployed).power).toBe(3);
  const killed: GameEvent = {
    kind: 'troop-assassinated',
    args: { seat: 0, place: site, troop: 'white' },
  };
  expect(advance(view, killed).power).toBe(1);
  const played: GameEvent = { kind: 'card-played', args: { seat: 0, card: 'mercenary-squad' } };
  expect([played, deployed].reduce(advance, view).power).toBe(4);
});

test('a troop that is killed flies into the hall of its killer', () => {
  const args = { seat: 1, place: 'araumycos', troop: 'white' };
  expect(flights(views[0]!, { kind: 'troop-assassinated', args })).toEqual([
    { piece: 'troop:white', from: 'place:araumycos', to: 'hall:1', into: true },
  ]);
});

test('my cards fly from my hand, those of others from where their hand is counted', () => {
  const view = { ...views[0]!, viewer: 0 };
  view.seats = view.seats.map((seat, i) => ({ ...seat, hand: i === 0 ? ['noble'] : null }));
  const from = (seat: number) =>
    flights(view, { kind: 'card-played', args: { seat, card: 'noble' } })[0]?.from;
  expect(from(0)).toBe('hand:noble');
  expect(from(1)).toBe('hand-of:1');
});

test('cards are drawn all at once; what is revealed is looked at', () => {
  expect(together('card-drawn')).toBe(true);
  expect(together('card-played')).toBe(false);
  expect(dwell({ kind: 'card-revealed', args: {} })).toBeGreaterThan(500);
  expect(dwell({ kind: 'troop-deployed', args: {} })).toBe(0);
});

test('every event speaks of something on the table', () => {
  for (const { events } of steps) {
    for (const event of events) {
      expect(speaksOf(event).join(), event.kind).toMatch(
        event.kind === 'game-ended' ? /^$/ : /^(?!.*undefined).+/,
      );
    }
  }
});
