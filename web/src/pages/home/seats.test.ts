import { expect, test } from 'vitest';
import { nearest, rowsFor, usualPlayers, wantedSeats } from './seats';

const guest = (number: number) => `Guest ${number}`;

const setup = (...players: number[]) => ({ options: {}, players });

test('a table is for three unless the game says otherwise', () => {
  expect(usualPlayers(setup(2, 3, 4))).toBe(3);
  expect(usualPlayers(setup(2))).toBe(2);
  expect(usualPlayers(setup(4, 5))).toBe(4);
});

test('who changes the options plays with as many as before, if that is possible', () => {
  expect(nearest(setup(2, 3, 4, 5), 5)).toBe(5);
  expect(nearest(setup(2, 3, 4), 5)).toBe(4);
});

test('one click gives a seat to the player and the others to bots of a level', () => {
  const seats = wantedSeats(rowsFor(3, 'skilled', 'Ilse'), guest);
  expect(seats[0]).toEqual({ kind: 'me', name: 'Ilse' });
  expect(seats.slice(1).map(({ kind, bot }) => [kind, bot])).toEqual([
    ['bot', 'skilled'],
    ['bot', 'skilled'],
  ]);
});

test('nobody has the name of somebody else', () => {
  const names = wantedSeats(rowsFor(4, 'skilled', 'Thresher'), guest).map((seat) => seat.name);
  expect(new Set(names).size).toBe(4);
});

test('more or fewer seats leave the others as they are', () => {
  const rows = rowsFor(2, 'skilled', 'Ilse');
  rows[1] = { kind: 'here', name: 'Jo', bot: 'novice' };
  expect(rowsFor(4, 'skilled', 'Ilse', rows).slice(0, 2)).toEqual(rows);
  expect(rowsFor(2, 'skilled', 'Ilse', rowsFor(4, 'skilled', 'Ilse', rows))).toEqual(rows);
});

test('an open seat says nothing, a person without a name is a guest', () => {
  const rows = rowsFor(3, 'skilled', ' ');
  rows[1] = { kind: 'open', name: 'nobody', bot: 'novice' };
  rows[2] = { kind: 'here', name: '', bot: 'novice' };
  expect(wantedSeats(rows, guest)).toEqual([
    { kind: 'me', name: 'Guest 1' },
    { kind: 'open' },
    { kind: 'here', name: 'Guest 3' },
  ]);
});
