import { expect, test } from 'vitest';
import { groupedAllies, raceOf, valueOf, type AllyId } from './view';

test('allies that are the same lie together, by race, the strongest first', () => {
  const hand: AllyId[] = ['squid-1', 'crab-2', 'crab-4', 'crab-2', 'crab-2-pearls'];
  expect(groupedAllies(hand)).toEqual([
    { card: 'crab-4', count: 1 },
    { card: 'crab-2', count: 2 },
    { card: 'crab-2-pearls', count: 1 },
    { card: 'squid-1', count: 1 },
  ]);
  expect([raceOf('crab-2-pearls'), valueOf('crab-2-pearls')]).toEqual(['crab', 2]);
});
