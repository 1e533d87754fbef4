import { expect, test } from 'vitest';
import views from './fixtures/views.json';
import { inBar, parse, partners, swapOf } from './notation';

test('an action is taken apart into its verb and arguments', () => {
  expect(parse('draw-lords 3')).toEqual({ verb: 'draw-lords', args: { count: 3 } });
  expect(parse('keep lord:mage-3')).toEqual({ verb: 'keep', args: { lord: 'mage-3' } });
  expect(parse('take location:hall-of-maps').args).toEqual({ location: 'hall-of-maps' });
  expect(parse('swap 2 11').args).toEqual({ spot: 2, spot2: 11 });
  expect(parse('decline-swap')).toEqual({ verb: 'decline-swap', args: {} });
});

test('every action of every decision is understood', () => {
  for (const view of Object.values(views)) {
    for (const action of (view.decision as { actions?: string[] } | null)?.actions ?? []) {
      const { args } = parse(action);
      for (const value of Object.values(args)) expect(value, action).not.toBe('');
    }
  }
});

test('a swap is written with the smaller spot first', () => {
  expect(swapOf(11, 2)).toBe('swap 2 11');
  expect(views.swap.decision.actions).toContain(swapOf(10, 5));
});

test('after one lord of a swap those are open that it can change places with', () => {
  const actions = ['decline-swap', 'swap 2 5', 'swap 2 7', 'swap 5 7'];
  expect(partners(actions, 5)).toEqual([2, 7]);
  expect(partners(actions, 3)).toEqual([]);
});

test('what has no card of its own is in the bar', () => {
  const all = ['draw-lords 1', 'take-pile mage', 'keep lord:mage-3', 'decline-swap', 'swap 1 2'];
  expect(all.filter(inBar)).toEqual(['draw-lords 1', 'decline-swap']);
});
