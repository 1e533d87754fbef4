import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../api/types';
import recorded from './fixtures/steps.json';
import board from '.';
import type { GameBoard } from '../board';
import type { AbyssView } from './view';

const { advance, dwell, flights, speaksOf, together } = board as unknown as Required<
  GameBoard<AbyssView>
>;
interface Step {
  before: AbyssView;
  events: GameEvent[];
  after: AbyssView;
}
const steps = recorded as unknown as Step[];
const views = steps.map(({ before }) => before);
const some = (wanted: (view: AbyssView) => boolean): AbyssView => views.find(wanted)!;

const sorted = <T>(list: readonly T[] | null): T[] | null => list && [...list].sort();

/** What can be seen lying on the table. A track of monsters alone is cleared without a word. */
const lying = (view: AbyssView) => ({
  deck: view.deck,
  track: view.track.some((card) => card !== 'monster') ? view.track : [],
  price: view.price,
  council: view.council,
  court: view.court,
  lord_deck: view.lord_deck,
  location_deck: view.location_deck,
  available: sorted(view.available),
  drawn: sorted(view.drawn),
  tokens: view.tokens,
  threat: view.threat,
  border: view.border && {
    zones: view.border.zones,
    deck: view.border.deck,
    new_tokens: view.border.new_tokens,
    statue: view.border.statue,
    newcomer: view.border.newcomer,
  },
  seats: view.seats.map((seat) => ({
    hand: sorted(seat.hand),
    hand_size: seat.hand_size,
    pearls: seat.pearls,
    keys: seat.keys,
    key_tokens: seat.key_tokens,
    free: seat.free.map(({ lord, disabled }) => `${lord} ${disabled}`).sort(),
    locations: seat.locations
      .map(({ location, lords }) => `${location}: ${[...lords].sort().join()}`)
      .sort(),
    affiliated: sorted(seat.affiliated),
    tokens: seat.tokens,
    new_tokens: seat.new_tokens,
    wounds: seat.wounds,
    slain: sorted(seat.slain),
  })),
});

describe('events lead from one view to the next', () => {
  // The end lays all hands open, and takes them apart without a word.
  const pairs = steps
    .filter(({ after }) => !after.over)
    .map((step) => ({ ...step, name: step.events.map(({ kind }) => kind).join(', ') }));
  test.each(pairs)('$name', ({ before, events, after }) => {
    expect(lying(events.reduce(advance, before))).toEqual(lying(after));
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

test('an ally that is bought flies to its buyer, and the pearls to whoever explores', () => {
  const ally = 'crab-4';
  const seller: AbyssView = { ...views[0]!, viewer: 0, active: 0, track: ['monster', ally] };
  const bought: GameEvent = { kind: 'ally-bought', args: { seat: 1, ally, count: 2 } };
  expect(flights(seller, bought)).toEqual([
    { piece: `ally:${ally}`, from: 'track:2', to: 'hand-of:1', into: true },
    { piece: 'sign:pearl', from: 'pearls:1', to: 'pearls:0', into: true },
    { piece: 'sign:pearl', from: 'pearls:1', to: 'pearls:0', into: true },
  ]);
  const gained: GameEvent = { kind: 'pearls-gained', args: { seat: 0, count: 2, total: 5 } };
  expect(flights(advance(seller, bought), gained)).toEqual([]);
  expect(flights(seller, gained)).toHaveLength(2);
});

test('a lord flies from the court to my lords, or to those of another', () => {
  const view: AbyssView = { ...views[0]!, viewer: 0, court: ['oracle'] };
  const to = (seat: number) =>
    flights(view, { kind: 'lord-recruited', args: { seat, lord: 'oracle', count: 0 } })[0]?.to;
  expect(to(0)).toBe('own:oracle');
  expect(to(1)).toBe('seat:1:lord:oracle');
});

test('in a fight the ally that is discarded is the one that attacks', () => {
  const view = some(({ decision, border }) => decision?.kind === 'attack' && !!border?.fight);
  const { seat } = view.decision!;
  const ally = 'crab-3';
  const discarded: GameEvent = { kind: 'ally-discarded', args: { seat, ally } };
  expect(flights(view, discarded)[0]?.to).toBe('clash:ally');
  const after = advance(view, discarded);
  expect(after.border?.clash).toMatchObject({ seat, ally, zone: view.border?.fight });
  const made = advance(after, { kind: 'attack-made', args: { seat, ally, count: 7 } });
  expect(made.border?.clash?.power).toBe(7);
});

test('dice are looked at, cards to the council go all at once', () => {
  expect(dwell({ kind: 'dice-rolled', args: {} })).toBeGreaterThan(500);
  expect(dwell({ kind: 'ally-taken', args: {} })).toBe(0);
  expect(together('ally-to-council')).toBe(true);
  expect(together('ally-bought')).toBe(false);
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
