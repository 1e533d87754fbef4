import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../api/types';
import { setLanguage } from '../../words/words.svelte';
import { company } from './company';

const seat = (name: string, mine = false, kind: Seat['kind'] = 'person'): Seat => ({
  name,
  kind,
  bot: null,
  mine,
  online: true,
});

beforeAll(() => setLanguage('en'));

test('people at the same screen are company', () => {
  expect(company([seat('Ilse', true), seat('Bruno', true)])).toBe('with Bruno');
});

test('all are company at a table of others', () => {
  expect(company([seat('Ilse'), seat('', false, 'open')])).toBe('with Ilse · One free seat');
});

test('who waits before an empty table is alone so far', () => {
  expect(company([seat('Ilse', true), seat('', false, 'open')])).toBe(
    'alone so far · One free seat',
  );
});
