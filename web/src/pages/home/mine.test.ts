import { expect, test } from 'vitest';
import type { MyTable, Seat } from '../../api/types';
import { whatDeletingDoes } from './mine';

const seat = (kind: Seat['kind'], mine = false): Seat => ({
  name: '',
  kind,
  bot: null,
  mine,
  online: false,
});
const me = seat('person', true);
const table = (seats: Seat[], more: Partial<MyTable>): MyTable => ({
  id: 't',
  game: 'conspiracy',
  options: {},
  seats,
  maker: 0,
  started: true,
  over: false,
  my_turn: false,
  created: '',
  changed: '',
  ...more,
});

test('before the start its maker cancels a table, and others get up', () => {
  expect(whatDeletingDoes(table([me, seat('open')], { started: false }))).toBe('cancels');
  const joined = [seat('person'), me, seat('open')];
  expect(whatDeletingDoes(table(joined, { started: false }))).toBe('leaves');
  expect(whatDeletingDoes(table(joined, { started: false, maker: null }))).toBe('leaves');
});

test('a game of mine alone is deleted, one with others only loses me', () => {
  expect(whatDeletingDoes(table([me, seat('bot'), me], {}))).toBe('deletes');
  expect(whatDeletingDoes(table([me, seat('bot')], { over: true }))).toBe('deletes');
  expect(whatDeletingDoes(table([me, seat('person')], {}))).toBe('hands-over');
  expect(whatDeletingDoes(table([me, seat('person')], { over: true }))).toBe('forgets');
});
