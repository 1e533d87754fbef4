import { expect, test } from 'vitest';
import type { DecisionId } from '../../generated/abyss';
import decisions from './fixtures/decisions.json';
import { inBar, letterOf, parse, rankInBar, shortOf } from './notation';
import { armable, placeOf, targets, wishAt } from './targets';
import type { AbyssView } from './view';

const positions = decisions as unknown as Record<string, AbyssView>;
const actionsOf = (view: AbyssView): string[] => view.decision?.actions ?? [];

test('an action is taken apart into its verb and arguments', () => {
  expect(parse('explore')).toEqual({ verb: 'explore', args: {} });
  expect(parse('pay ally:crab-1-pearls').args).toEqual({ ally: 'crab-1-pearls' });
  expect(parse('take-pile squid').args).toEqual({ race: 'squid' });
  expect(parse('hunt 2 new').args).toEqual({ seat: 2, pile: 'new' });
  expect(parse('spend 3').args).toEqual({ count: 3 });
});

test('the number of a zone is its name', () => {
  expect(parse('attack zone:7').args).toEqual({ zone: '7' });
  expect(parse('attack zone:11-12').args).toEqual({ zone: '11-12' });
});

test('every action of every decision is understood, and lies somewhere', () => {
  for (const [kind, view] of Object.entries(positions)) {
    expect(actionsOf(view).length, kind).toBeGreaterThan(0);
    for (const action of actionsOf(view)) {
      for (const value of Object.values(parse(action).args)) expect(value, action).not.toBe('');
      const place = placeOf(action, view);
      expect(inBar(action) || place !== undefined, action).toBe(true);
      expect(place ?? '', action).not.toMatch(/undefined/);
    }
  }
});

test('no place holds two actions at once', () => {
  for (const [kind, view] of Object.entries(positions)) {
    const powers = armable(view, actionsOf(view));
    const shown = [undefined, ...powers].flatMap((armed) => [
      ...targets(view, actionsOf(view), armed).values(),
    ]);
    const placed = actionsOf(view).filter((action) => placeOf(action, view) !== undefined);
    expect(new Set(shown), kind).toEqual(new Set(placed));
  }
});

test('a power of the turn must be armed before its targets glow', () => {
  const view: AbyssView = { ...positions['turn']!, decision: { kind: 'turn', seat: 0 } };
  const actions = ['explore', 'take-pile crab', 'dissolve crab', 'sell ally:crab-2'];
  expect(armable(view, actions)).toEqual(['slaver', 'oracle']);
  expect(targets(view, actions, undefined).get('pile:crab')).toBe('take-pile crab');
  expect(targets(view, actions, 'oracle').get('pile:crab')).toBe('dissolve crab');
  expect(targets(view, actions, undefined).has('hand:crab-2')).toBe(false);
  expect(targets(view, actions, 'slaver').get('hand:crab-2')).toBe('sell ally:crab-2');
});

test('at the end of the turn powers wait for nothing else', () => {
  const view: AbyssView = { ...positions['turn']!, decision: { kind: 'powers', seat: 0 } };
  expect(targets(view, ['end-turn', 'dissolve crab'], undefined).has('pile:crab')).toBe(true);
  expect(armable(view, ['end-turn', 'dissolve crab'])).toEqual([]);
});

test('whoever points at something gets to know why not', () => {
  const asking = (kind: DecisionId): AbyssView => ({
    ...positions['turn']!,
    decision: { kind, seat: 0 },
  });
  expect(wishAt('court:oracle', asking('turn'), undefined)).toBe('recruit lord:oracle');
  expect(wishAt('court:oracle', asking('turn'), 'opportunist')).toBe('replace lord:oracle');
  expect(wishAt('pile:crab', asking('turn'), undefined)).toBe('take-pile crab');
  expect(wishAt('hand:crab-2', asking('pay'), undefined)).toBe('pay ally:crab-2');
  expect(wishAt('zone:11-12', asking('target'), undefined)).toBe('attack zone:11-12');
  expect(wishAt('hand:crab-2', asking('turn'), undefined)).toBeUndefined();
});

test('an offer is answered in the bar: to buy stands last', () => {
  const offer = ['buy', 'decline', 'decline-all'];
  expect(offer.every(inBar)).toBe(true);
  expect([...offer].sort((a, b) => rankInBar(a) - rankInBar(b))).toEqual([
    'decline-all',
    'decline',
    'buy',
  ]);
  expect(offer.map(letterOf)).toEqual(['b', 'd', 'a']);
});

test('where only a number differs, the number is enough', () => {
  expect(shortOf('spend 12')).toBe('12');
  expect(shortOf('take-tokens 0')).toBe('0');
  expect(shortOf('explore')).toBeUndefined();
});
