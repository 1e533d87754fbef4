import { expect, test } from 'vitest';
import { fit, routeOf, sameRoute } from './router.svelte';

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
  expect(routeOf('/table/b7/replay')).toEqual({ page: 'table-replay', params: { id: 'b7' } });
  expect(routeOf('/no/such/page').page).toBe('nowhere');
});

test('a route is the same as long as page and names are', () => {
  expect(sameRoute(routeOf('/rules/conspiracy'), routeOf('/rules/conspiracy/'))).toBe(true);
  expect(sameRoute(routeOf('/replay/a'), routeOf('/replay/b'))).toBe(false);
  expect(sameRoute(routeOf('/rules/conspiracy'), routeOf('/cards/conspiracy'))).toBe(false);
});
