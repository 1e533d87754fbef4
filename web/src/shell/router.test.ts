import { expect, test } from 'vitest';
import { fit, routeOf } from './router.svelte';

test('a pattern gives the values of its names', () => {
  expect(fit('/table/:id', '/table/b7')).toEqual({ id: 'b7' });
  expect(fit('/rules/:game', '/rules/conspiracy/')).toEqual({ game: 'conspiracy' });
  expect(fit('/cards/:game', '/cards/a%20b')).toEqual({ game: 'a b' });
  expect(fit('/cards/:game', '/cards')).toBeUndefined();
  expect(fit('/cards/:game', '/rules/conspiracy')).toBeUndefined();
});

test('a path leads to its page, and to nowhere without one', () => {
  expect(routeOf('/')).toEqual({ page: 'home', params: {} });
  expect(routeOf('/cards/conspiracy')).toEqual({ page: 'cards', params: { game: 'conspiracy' } });
  expect(routeOf('/no/such/page').page).toBe('nowhere');
});
