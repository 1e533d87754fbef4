import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../api/types';
import { nearest } from './arrows';
import { coursesOf, ends, lines, ticks } from './chart';
import { inBar, keysFor } from './choices';
import { chronicle, type Teller } from './chronicle';
import { named, plain, spans } from './names';
import { outcome, ranking } from './ranking';
import { loadWords, sayIn, setLanguage } from '../words/words.svelte';

const say = sayIn('conspiracy');
const seats = ['Ilse', 'Maren'];
const board: Teller['board'] = {
  nouns: ['guild', 'lord', 'location'],
  another: { lord: 'conspiracy-another-lord' },
  untold: (events, i) => events[i]?.kind === 'turn-began',
  speaksOf: ({ args }) => [`seat:${String(args['seat'])}`],
};
const event = (kind: string, args: GameEvent['args']): GameEvent => ({ kind, args });

beforeAll(async () => {
  await setLanguage('en');
  await loadWords('conspiracy');
});

describe('names', () => {
  test('ids become names, and are found again in the sentence', () => {
    const args = named(say, board.nouns, seats, 0, { seat: 1, lord: 'mage-3' }, true);
    const sentence = say('event-lord-drawn', args);
    expect(plain(sentence)).toBe('Maren draws the Mage 3.');
    expect(spans(sentence)).toEqual([
      { text: 'Maren', mark: 'seat:1' },
      { text: ' draws the ' },
      { text: 'Mage 3', mark: 'lord:mage-3' },
      { text: '.' },
    ]);
  });

  test('a name that looks like markup stays a name', () => {
    const args = named(say, board.nouns, ['<b>x</b>'], null, { seat: 0, lord: 'mage-3' }, true);
    expect(spans(say('event-lord-drawn', args))[0]?.text).toBe('<b>x</b>');
  });

  test('a second seat may be the reader as well', () => {
    const you = (reader: number) => named(say, [], seats, reader, { seat: 0, seat2: 1 });
    expect(you(0)).toMatchObject({ you: 'yes', you2: 'no', seat2: 'Maren' });
    expect(you(1)).toMatchObject({ you: 'no', you2: 'yes' });
    expect(named(say, [], seats, 0, { seat: 0 })).not.toHaveProperty('you2');
  });
});

describe('chronicle', () => {
  const deeds = [
    {
      number: 1,
      seat: 0,
      events: [
        event('lord-drawn', { seat: 0, lord: 'mage-3' }),
        event('lord-drawn', { seat: 0, lord: 'farmer-1' }),
      ],
    },
    {
      number: 2,
      seat: 0,
      events: [
        event('lord-discarded', { seat: 0, lord: 'farmer-1' }),
        event('lord-placed', { seat: 0, lord: 'mage-3', spot: 1 }),
        event('pearls-gained', { seat: 0, count: 2, total: 2 }),
        event('turn-began', { seat: 1 }),
      ],
    },
    { number: 3, seat: 1, events: [] },
  ];
  const told = (reader: number | null) => chronicle(deeds, { say, board, seats, reader });
  const texts = (reader: number | null) =>
    told(reader).map((one) => one.spans.map(({ text }) => text).join(''));

  test('runs the sentences of a deed together, and speaks to its reader', () => {
    expect(texts(0)).toEqual([
      'You draw the Mage 3, the Farmer 1.',
      'You discard the Farmer 1; place the Mage 3 on spot 1; gain 2 pearls and have 2.',
      'Maren leaves it at that.',
    ]);
    expect(texts(1)[1]).toBe(
      'Ilse discards the Farmer 1; places the Mage 3 on spot 1; gains 2 pearls and has 2.',
    );
  });

  test('tells what goes on together with its end, and what is nothing not at all', () => {
    const flowing = {
      ...board,
      quiet: true,
      goesOn: (events: readonly GameEvent[]) => events[0]?.kind === 'lord-drawn',
    };
    const paragraphs = chronicle(deeds, { say, board: flowing, seats, reader: 0 });
    expect(paragraphs.map(({ first, number }) => [first, number])).toEqual([[1, 2]]);
    expect(paragraphs[0]?.spans.map(({ text }) => text).join('')).toMatch(
      /^You draw the Mage 3, the Farmer 1; discard the Farmer 1; /,
    );
  });

  test('lists only what differs', () => {
    const placing = (...lords: string[]) => ({
      number: 1,
      seat: 0,
      events: lords.map((lord) => event('lord-placed', { seat: 0, lord, spot: 4 })),
    });
    const [one] = chronicle([placing('mage-3', 'mage-1')], { say, board, seats, reader: 0 });
    expect(one?.spans.map(({ text }) => text).join('')).toBe(
      'You place the Mage 3, the Mage 1 on spot 4.',
    );
  });

  test('begins anew where another seat acts', () => {
    expect(told(null).map(({ turn }) => turn)).toEqual([true, false, true]);
  });
});

describe('arrow keys', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  test('lead to the nearest in their direction', () => {
    const all = [at(50, 0), at(100, 0), at(0, 60)];
    expect(nearest(at(0, 0), all, 'ArrowRight')).toBe(0);
    expect(nearest(at(0, 0), all, 'ArrowDown')).toBe(2);
    expect(nearest(at(0, 0), all, 'ArrowLeft')).toBe(-1);
    expect(nearest(at(0, 0), all, 'Enter')).toBe(-1);
  });

  test('prefer what lies straight ahead', () => {
    expect(nearest(at(0, 0), [at(40, 60), at(90, 0)], 'ArrowRight')).toBe(1);
  });
});

test('number keys choose the buttons first, then the board, and no more than nine', () => {
  const kinds = {
    inBar: (action: string) => action.startsWith('draw'),
    keyed: (action: string) => !action.startsWith('swap'),
  };
  const keys = keysFor(['take a', 'draw 1', 'swap 1 2', 'draw 2'], kinds);
  expect([...keys]).toEqual([
    ['1', 'draw 1'],
    ['2', 'draw 2'],
    ['3', 'take a'],
  ]);
  const many = Array.from({ length: 12 }, (_, i) => `take ${i}`);
  expect(keysFor(many, kinds).size).toBe(9);
});

describe('the end', () => {
  const view = (...scores: number[]): View =>
    ({ seats: scores.map((score) => ({ score, sheet: [] })) }) as unknown as View;

  test('equal points share a place', () => {
    expect(ranking(view(40, 46, 40))).toEqual([2, 1, 2]);
  });

  test('the headline knows who reads it', () => {
    expect(outcome(view(40, 46), [2, 1], 0)).toEqual({ kind: 'lost', points: 46, place: 2 });
    expect(outcome(view(40, 46), [2, 1], 1)).toMatchObject({ kind: 'won' });
    expect(outcome(view(46, 46), [1, 1], 1)).toMatchObject({ kind: 'shared' });
    expect(outcome(view(40, 46), [2, 1], null)).toMatchObject({ kind: 'watched' });
  });
});

describe('the chart of points', () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 50 };
  const course = (seat: number, ...points: number[]) => ({ seat, name: '', points });

  test('takes its points from the steps', () => {
    const steps = [0, 7].map((score, number) => ({
      number,
      seat: null,
      action: null,
      events: [],
      view: { seats: [{ score, sheet: [] }] } as unknown as View,
    }));
    expect(coursesOf(steps, ['Ilse'])).toEqual([{ seat: 0, name: 'Ilse', points: [0, 7] }]);
  });

  test('goes from corner to corner', () => {
    expect(lines([course(0, 0, 10)], 10, frame)).toEqual(['M0.0 50.0L100.0 0.0']);
  });

  test('keeps the names apart and inside', () => {
    const [a = 0, b = 0, c = 0] = ends([course(0, 0), course(1, 0), course(2, 0)], 10, frame, 16);
    expect(b - a).toBe(16);
    expect(c - b).toBe(16);
    expect(c).toBe(50);
  });

  test('has a scale of round values', () => {
    expect(ticks(46)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(10)).toEqual([0, 2, 4, 6, 8, 10]);
  });
});

describe('the decision bar', () => {
  const kinds = {
    inBar: (action: string) => !action.startsWith('recruit'),
    keyed: () => true,
    letterOf: (action: string) => (action === 'buy' ? 'b' : undefined),
    rankInBar: (action: string) => ['decline', 'buy'].indexOf(action),
  };

  test('has an order of its own', () => {
    expect(inBar(['buy', 'recruit lord:x', 'decline'], kinds)).toEqual(['decline', 'buy']);
  });

  test('has letters for some, and numbers for the others', () => {
    expect([...keysFor(['buy', 'recruit lord:x', 'decline'], kinds)]).toEqual([
      ['b', 'buy'],
      ['1', 'decline'],
      ['2', 'recruit lord:x'],
    ]);
  });
});
