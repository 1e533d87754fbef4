import { expect, test } from 'vitest';
import type { DecisionId } from '../../generated/tyrants';
import decisions from './fixtures/decisions.json';
import { inBar, keyed, letterOf, parse, rankInBar } from './notation';
import { left, mapTarget, numbered, picked, placeOf, targets, wishAt } from './targets';
import type { CardId, TyrantsView } from './view';

const positions = decisions as unknown as Record<string, TyrantsView>;
const actionsOf = (view: TyrantsView): string[] => view.decision?.actions ?? [];
const asking = (kind: DecisionId): TyrantsView => ({
  ...positions['turn']!,
  decision: { kind, seat: 0 },
});

test('an action is taken apart into its verb and arguments', () => {
  expect(parse('end-turn')).toEqual({ verb: 'end-turn', args: {} });
  expect(parse('play card:house-guard').args).toEqual({ card: 'house-guard' });
  expect(parse('assassinate labyrinth--skullport-0 white').args).toEqual({
    place: 'labyrinth--skullport-0',
    troop: 'white',
  });
  expect(parse('choose 2').args).toEqual({ option: 2 });
});

test('every action of every decision is understood, and lies somewhere', () => {
  for (const [kind, view] of Object.entries(positions)) {
    expect(actionsOf(view).length, kind).toBeGreaterThan(0);
    for (const action of actionsOf(view)) {
      for (const value of Object.values(parse(action).args)) expect(value, action).not.toBe('');
      const place = placeOf(action, view);
      expect(inBar(action) || place !== undefined, action).toBe(true);
      expect(place ?? '', action).not.toMatch(/undefined|:-1/);
    }
  }
});

test('a card is played from where the question says', () => {
  expect(placeOf('play card:ghost', asking('turn'))).toBe('hand:ghost');
  expect(placeOf('play card:ghost', asking('play-market'))).toBe('row:ghost');
  expect(placeOf('play card:ghost', asking('play-circle'))).toBe('circle:ghost');
});

test('no place holds two actions at once', () => {
  for (const [kind, view] of Object.entries(positions)) {
    const placed = actionsOf(view).filter((action) => placeOf(action, view) !== undefined);
    expect([...targets(view, placed).values()].sort(), kind).toEqual([...placed].sort());
  }
});

test('on the map an action is about a troop, a spy, or the room for one', () => {
  const skullport = { place: 'skullport' };
  const target = (kind: string, action: string) => mapTarget(action, positions[kind]!);
  expect(target('turn', 'deploy skullport')).toEqual({ ...skullport, arrives: 'troop' });
  expect(target('place-spy', 'place-spy skullport')).toEqual({ ...skullport, arrives: 'spy' });
  expect(target('supplant', 'supplant skullport eye')).toEqual({ ...skullport, troop: 'eye' });
  expect(target('turn', 'return-spy skullport eye')).toEqual({ ...skullport, spy: 'eye' });
  expect(target('turn', 'play card:noble')).toBeUndefined();
});

test('cards that lie in a pile are laid out to choose from', () => {
  const laid = (kind: string) => picked(positions[kind]!, actionsOf(positions[kind]!))?.place;
  expect(laid('promote')).toBe('played');
  expect(laid('promote-discarded')).toBe('discarded');
  expect(laid('promote-any')).toBe('discarded');
  expect(laid('order')).toBe('effect');
  expect(laid('pay devour-from-circle')).toBe('circle');
  expect(laid('pay devour-from-hand')).toBeUndefined();
  expect(laid('turn')).toBeUndefined();
});

test('what is chosen from lies there', () => {
  for (const view of Object.values(positions)) {
    const pick = picked(view, actionsOf(view));
    for (const action of pick ? actionsOf(view) : []) {
      const [kind, card = ''] = placeOf(action, view)?.split(':') ?? [];
      if (kind === pick?.place) expect(pick?.cards, action).toContain(card);
    }
  }
});

test('whoever points at something gets to know why not', () => {
  expect(wishAt('row:ghost', asking('turn'))).toBe('recruit card:ghost');
  expect(wishAt('room:skullport', asking('turn'))).toBe('deploy skullport');
  expect(wishAt('troop:skullport:eye', asking('turn'))).toBe('assassinate skullport eye');
  expect(wishAt('troop:skullport:white', asking('return'))).toBeUndefined();
  expect(wishAt('spy:skullport:eye', asking('recall'))).toBe('recall skullport');
  expect(wishAt('row:ghost', asking('assassinate'))).toBeUndefined();
});

test('what is declined stands before what is done', () => {
  expect(['devour-this', 'pass'].sort((a, b) => rankInBar(a) - rankInBar(b))).toEqual([
    'pass',
    'devour-this',
  ]);
  expect(['devour-this', 'pass'].map(letterOf)).toEqual(['d', 'p']);
});

test('options have their numbers as keys, and so have cards in the order in which they lie', () => {
  expect(['choose 1', 'deploy skullport', 'end-turn'].map(keyed)).toEqual([true, false, false]);
  const view = positions['turn']!;
  const hand: CardId[] = ['noble', 'noble', 'ghost'];
  const seats = view.seats.map((seat) => ({ ...seat, hand }));
  const actions = ['play card:ghost', 'play card:noble', 'end-turn'];
  expect(numbered({ ...view, viewer: 0, seats }, actions)).toEqual(['hand:noble', 'hand:ghost']);
  const promote = positions['promote']!;
  expect(numbered(promote, actionsOf(promote)).every((at) => at.startsWith('played:'))).toBe(true);
});

test('before the turn ends one is told what could still be done', () => {
  const view = asking('turn');
  expect(left(view, ['end-turn'])).toEqual([]);
  expect(left(view, ['play card:noble', 'deploy skullport', 'end-turn'])).toEqual([
    'cards',
    'power',
  ]);
  expect(left(view, ['recruit card:ghost', 'end-turn'])).toEqual(['influence']);
});
