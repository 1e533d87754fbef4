import { describe, expect, test } from 'vitest';
import type { GameEvent, ReplayStep } from '../../api/types';
import type { ConspiracyDecision } from '../../generated/conspiracy';
import recorded from './fixtures/steps.json';
import board from '.';
import type { GameBoard } from '../board';
import type { ConspiracyView } from './view';

const { advance, flights, speaksOf } = board as unknown as Required<GameBoard<ConspiracyView>>;
const steps = recorded as unknown as (ReplayStep & { view: ConspiracyView })[];
const pairs = steps.slice(1).map((step, i) => ({ before: steps[i]!.view, step }));

/** What can be seen lying on the table. */
const lying = ({
  deck,
  piles,
  hand,
  revealed,
  location_deck,
  pearl_master,
  seats,
}: ConspiracyView) => ({
  deck,
  location_deck,
  pearl_master,
  piles: Object.values(piles).map((pile) => [...pile].sort()),
  hand: [...hand].sort(),
  revealed: [...revealed].sort(),
  seats: seats.map(({ chamber, pearls }) => ({ chamber, pearls })),
});

describe('events lead from one view to the next', () => {
  test.each(pairs)('action $step.number', ({ before, step }) => {
    const after = step.events.reduce(advance, before);
    expect(lying(after)).toEqual(lying(step.view));
  });
});

test('a view is never changed, only followed by another', () => {
  const before = steps[0]!.view;
  const kept = structuredClone(before);
  advance(before, { kind: 'lord-drawn', args: { seat: 0, lord: 'mage-3' } });
  expect(before).toEqual(kept);
});

test('lords fly from the deck to the hand, and on to their spot', () => {
  const view = steps[0]!.view;
  const drawn: GameEvent = { kind: 'lord-drawn', args: { seat: 1, lord: 'mage-3' } };
  const placed: GameEvent = { kind: 'lord-placed', args: { seat: 1, lord: 'mage-3', spot: 4 } };
  expect(flights(view, drawn)).toEqual([{ piece: 'lord:mage-3', from: 'deck', to: 'hand:mage-3' }]);
  expect(flights(advance(view, drawn), placed)).toEqual([
    { piece: 'lord:mage-3', from: 'hand:mage-3', to: 'spot:1:4' },
  ]);
});

test('a pile flies card by card', () => {
  const view = { ...steps[0]!.view };
  view.piles = { ...view.piles, mage: ['mage-1', 'mage-4'] };
  const taken = flights(view, { kind: 'pile-taken', args: { seat: 0, guild: 'mage', count: 2 } });
  expect(taken.map(({ piece, to }) => [piece, to])).toEqual([
    ['lord:mage-1', 'hand:mage-1'],
    ['lord:mage-4', 'hand:mage-4'],
  ]);
});

test('two lords that swap fly past each other', () => {
  const step = steps.find(({ action }) => action?.startsWith('swap '))!;
  const before = steps[step.number - 1]!.view;
  const swap = step.events.find(({ kind }) => kind === 'lords-swapped')!;
  const [one, other] = flights(before, swap);
  expect([one?.from, one?.to]).toEqual([other?.to, other?.from]);
});

test('a location comes from where it lay', () => {
  const taken: GameEvent = {
    kind: 'location-taken',
    args: { seat: 0, location: 'citadel', spot: 3 },
  };
  const view = steps[0]!.view;
  expect(flights(view, taken)[0]?.from).toBe('location-deck');
  expect(flights({ ...view, revealed: ['citadel'] }, taken)[0]?.from).toBe('location:citadel');
  const decision: ConspiracyDecision = { kind: 'claim', seat: 0, locations: ['citadel'] };
  expect(flights({ ...view, decision }, taken)[0]?.from).toBe('claim:citadel');
});

test('every event speaks of something on the table', () => {
  for (const { events } of steps) {
    for (const event of events) {
      expect(speaksOf(event).join(), event.kind).toMatch(/^(?!.*undefined).+/);
    }
  }
});
