import { describe, expect, test } from 'vitest';
import type { GameBoard } from '../boards/board';
import abyssBoard from '../boards/abyss';
import conspiracyBoard from '../boards/conspiracy';
import tyrantsBoard from '../boards/tyrants';
import { cardOf } from '../cards/tyrants';
import { VERBS as ABYSS, type AbyssView } from '../generated/abyss';
import { VERBS as CONSPIRACY, type ConspiracyView } from '../generated/conspiracy';
import { VERBS as TYRANTS, type TyrantsView } from '../generated/tyrants';
import { LANGUAGES } from '../words/catalogues';
import { bundleOf } from '../words/words.svelte';
import abyssLessons from './abyss/lessons.json';
import conspiracyLessons from './conspiracy/lessons.json';
import { changed, stepsOf, type Lesson, type Stage, type Step } from './stage';
import tyrantsLessons from './tyrants/lessons.json';

interface Guide {
  game: string;
  board: GameBoard;
  verbs: object;
  steps: Step[];
}
const guide = (game: string, board: GameBoard, verbs: object, lessons: unknown): Guide => ({
  game,
  board,
  verbs,
  steps: stepsOf(lessons as Record<string, Lesson>),
});
const abyss = guide('abyss', abyssBoard, ABYSS, abyssLessons);
const conspiracy = guide('conspiracy', conspiracyBoard, CONSPIRACY, conspiracyLessons);
const tyrants = guide('tyrants', tyrantsBoard, TYRANTS, tyrantsLessons);

/** Every stage with the choice that led to it, and the stage before. */
interface Told {
  stage: Stage;
  choice: string;
  before?: Stage;
}
const all = (stage: Stage): Told[] =>
  stage.open.flatMap((choice) => {
    const next = stage.next(choice);
    return next === stage ? [] : [{ stage: next, choice, before: stage }, ...all(next)];
  });
const told = ({ steps }: Guide): Told[] =>
  steps.flatMap(({ stage }) => [{ stage, choice: '' }, ...all(stage)]);

/** The table of which the guide says something. */
const table = <V>(from: Guide, says: string): V =>
  told(from).find(({ stage }) => stage.says === says)!.stage.scene.view as unknown as V;
const mine = <S>({ seats }: { seats: S[] }): S => seats[0]!;

describe.each([conspiracy, abyss, tyrants])('the guide to $game', (one) => {
  test('every step can be finished', () => {
    for (const { id, stage } of one.steps) {
      const reached = [stage, ...all(stage).map((next) => next.stage)];
      expect(
        reached.some(({ open }) => !open.length),
        id,
      ).toBe(true);
    }
  });

  test('only the one who is asked can act, and only as the game knows it', () => {
    for (const { stage } of told(one)) {
      for (const choice of stage.open) {
        const { decision, viewer } = stage.scene.view;
        expect(decision?.seat, choice).toBe(viewer);
        if (!choice.startsWith('guild:'))
          expect(one.verbs).toHaveProperty([one.board.parse(choice).verb]);
      }
    }
  });

  test('the end is a score sheet', () => {
    const end = one.steps.find(({ id }) => id === 'end')!.stage.scene;
    expect(end).toMatchObject({ shows: 'sheet', view: { over: true } });
  });

  test.each(LANGUAGES)('every step has its words: %s', async (language) => {
    const bundle = await bundleOf(one.game, language);
    for (const { id } of one.steps) expect(bundle.hasMessage(`guide-title-${id}`), id).toBe(true);
    for (const { stage } of told(one))
      expect(bundle.hasMessage(`guide-${stage.says}`), stage.says).toBe(true);
  });
});

test('changes lead to the next document', () => {
  const before = { seats: [{ hand: ['a'] }, { hand: [] }], troops: { white: 1 }, dice: null };
  const by = { seats: { 1: { hand: ['b'] } }, troops: { '': { flame: 2 } }, dice: [6] };
  expect(changed(before, by)).toEqual({
    seats: [{ hand: ['a'] }, { hand: ['b'] }],
    troops: { flame: 2 },
    dice: [6],
  });
});

test('what the guide to Conspiracy says is so', () => {
  const see = (says: string) => table<ConspiracyView>(conspiracy, says);
  expect(see('recruit-keep').hand).toHaveLength(3);
  expect(mine(see('pile-taken')).chamber.map(({ lord }) => lord)).toEqual([
    'mage-1',
    'mage-2',
    'mage-3',
    'mage-4',
  ]);
  expect(mine(see('keys-place'))).toMatchObject({ silver: 1, gold: 0 });
  expect(mine(see('keys-open'))).toMatchObject({ silver: 2, gold: 0 });
  expect(mine(see('keys-taken'))).toMatchObject({ silver: 0, gold: 0 });
  expect(see('pearls-place').seats.map(({ pearls }) => pearls)).toEqual([3, 4]);
  expect(see('pearls-won')).toMatchObject({ pearl_master: 0, seats: [{ pearls: 5 }, {}] });
  expect(mine(see('coalition-which')).coalition).toEqual([]);
  expect(mine(see('coalition-right')).coalition).toEqual([1, 6, 7, 11]);
  expect(mine(see('end-sheet')).chamber).toHaveLength(15);
});

test('what the guide to Abyss says is so', () => {
  const see = (says: string) => table<AbyssView>(abyss, says);
  expect(see('explore-offer').track).toEqual(['squid-2']);
  expect(see('explore-deeper').track).toEqual(['squid-2', 'crab-4']);
  expect(see('monster-met')).toMatchObject({ threat: 2, seats: [{ pearls: 1, tokens: 0 }, {}] });
  expect(see('monster-fought')).toMatchObject({ threat: 1, seats: [{ pearls: 2, tokens: 1 }, {}] });
  expect(see('monster-passed').threat).toBe(3);
  expect(see('recruit-second').payment?.missing).toBe(4);
  expect(mine(see('recruit-choose')).pearls - mine(see('recruit-done')).pearls).toBe(1);
  expect(mine(see('recruit-done')).affiliated).toEqual(['squid-3']);
  expect(mine(see('keys-three')).keys).toBe(3);
  expect(mine(see('keys-taken')).locations[0]?.lords).toHaveLength(3);
  const lords = mine(see('end-sheet'));
  expect([...lords.free, ...lords.locations.flatMap((held) => held.lords)]).toHaveLength(7);
  const beast = (says: string) => [
    see(says).border?.zones.find(({ leviathan }) => leviathan)?.life,
    see(says).border?.dice,
    mine(see(says)).tokens,
  ];
  expect(beast('leviathan-met')[0]).toBe(3);
  expect(beast('leviathan-once')).toEqual([2, [6], 1]);
  expect(beast('leviathan-twice')).toEqual([1, [6], 3]);
  expect(see('leviathan-once').border).toMatchObject({ clash: { power: 8 } });
  expect(see('leviathan-twice').border).toMatchObject({ clash: { power: 10 } });
});

test('what the guide to Tyrants says is so', () => {
  const see = (says: string) => table<TyrantsView>(tyrants, says);
  expect(see('cards-done')).toMatchObject({ influence: 3, power: 2 });
  for (const { choice, stage, before } of told(tyrants)) {
    const { verb, args } = tyrantsBoard.parse(choice);
    const [now, was] = [stage, before].map((one) => one?.scene.view as unknown as TyrantsView);
    if (verb === 'deploy') expect(was!.power - now!.power).toBe(1);
    if (verb === 'assassinate') expect(was!.power - now!.power).toBe(3);
    if (verb !== 'recruit') continue;
    expect(was!.influence - now!.influence).toBe(cardOf(String(args['card'])).cost);
    expect(mine(now!).discard).toEqual([args['card']]);
  }
  expect(see('control-gained').influence).toBe(1);
  expect(mine(see('control-total')).points).toBe(0);
  expect(mine(see('control-paid')).points).toBe(1);
  expect(see('spies-play').sites['ched-nasad']?.total).toBe(true);
  expect(see('spies-placed').sites['ched-nasad']?.total).toBe(false);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the words call cards and sites of Tyrants by their names', async () => {
    const bundle = await bundleOf('tyrants', language);
    const word = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
    for (const { stage } of told(tyrants)) {
      if (stage.open.length !== 1 || stage.says.startsWith('cards')) continue;
      const { args } = tyrantsBoard.parse(stage.open[0]!);
      const text = word(`guide-${stage.says}`);
      if (args['card']) expect(text).toContain(word(`card-${args['card']}`));
      if (args['site']) expect(text).toContain(word(`site-${args['site']}`));
    }
  });
});
