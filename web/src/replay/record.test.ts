import { expect, test } from 'vitest';
import { recordIn } from './record';

test('a record is known by its format', () => {
  const record = { format: 'deepcourt-record', version: 1 };
  expect(recordIn(` ${JSON.stringify(record)}\n`)).toEqual(record);
});

test.each(['', 'no JSON', '[]', 'null', '7', '{"format":"deepcourt-position"}'])(
  'this is none: %s',
  (text) => {
    expect(recordIn(text)).toBeUndefined();
  },
);
