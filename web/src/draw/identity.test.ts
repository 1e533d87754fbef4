/** Every drawing stays what it was: players come to know a lord by its face. */

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as abyss from '../cards/abyss';
import { PLACE_IDS, PLACES as CONSPIRACY } from '../cards/conspiracy';
import * as tyrants from '../cards/tyrants';
import { ally } from './abyss/allies';
import { leviathan, type BeastKind } from './abyss/leviathan';
import { back, type Deck } from './back';
import { frame } from './frame';
import identity from './identity.json';
import { location, type PlaceKind } from './location';
import { PEOPLES, type House, type Hue } from './palettes';
import { portrait } from './portrait';
import { sea, type SeaKind } from './sea';
import { seal, sign, SIGN_NAMES } from './signs';
import { back as minionBack } from './tyrants/back';
import { portrait as minion } from './tyrants/portrait';
import * as pieces from './tyrants/signs';

const HOUSES: House[] = [...PEOPLES, 'ambassador'];
const RANKS = [0, 1, 2, 3, 4, 5, 6];
const HUES: Hue[] = [...HOUSES, 'abyss'];
const PLACES: PlaceKind[] = ['towers', 'arches', 'vents', 'reef', 'chasm', 'dome'];
const BEASTS: BeastKind[] = ['angler', 'serpent', 'kraken', 'ray'];
const DECKS: Deck[] = ['lord', 'exploration', 'leviathan', 'location'];
const SEAS: SeaKind[] = ['senate', 'shelf'];

const known: Record<string, string> = identity;

function drawings(): Map<string, string> {
  const all = new Map<string, string>();
  for (const house of HOUSES) {
    for (const rank of RANKS) {
      all.set(`frame ${house} ${rank}`, frame({ house, rank }));
      for (const seed of [1, 2, 23]) {
        all.set(`portrait ${house} ${seed} ${rank}`, portrait({ seed, house, rank }));
      }
    }
  }
  for (const people of PEOPLES) {
    for (const value of [1, 2, 3, 4, 5]) {
      all.set(`ally ${people} ${value}`, ally({ people, value }));
    }
  }
  for (const kind of PLACES) {
    for (const hue of HUES) {
      all.set(`location ${kind} ${hue}`, location({ seed: 'The Citadel', kind, hue }));
    }
  }
  for (const id of PLACE_IDS) {
    const { kind, hue } = CONSPIRACY[id];
    all.set(`place ${id}`, location({ seed: id, kind, hue }));
  }
  for (const kind of BEASTS) {
    for (const hue of ['abyss', 'squid', 'crab'] as const) {
      all.set(`leviathan ${kind} ${hue}`, leviathan({ seed: 'maw', kind, hue }));
    }
  }
  for (const id of abyss.LORD_IDS) {
    const lord = abyss.lordOf(id);
    const { number: seed, emblem } = lord;
    const of = { house: abyss.HOUSE_OF[lord.guild], rank: abyss.rankOf(lord) };
    all.set(`abyss lord ${id}`, portrait({ ...of, seed, emblem }));
  }
  for (const id of abyss.PLACE_IDS) {
    const { kind, hue } = abyss.placeOf(id);
    all.set(`abyss place ${id}`, location({ seed: id, kind, hue }));
  }
  for (const id of abyss.LEVIATHAN_IDS) {
    const { kind, races } = abyss.leviathanOf(id);
    all.set(`abyss leviathan ${id}`, leviathan({ seed: id, kind, hue: races[0]! }));
  }
  for (const id of tyrants.CARD_IDS) all.set(`tyrants ${id}`, minion(tyrants.cardOf(id)));
  for (const name of pieces.SIGN_NAMES) all.set(`tyrants icon ${name}`, pieces.sign(name));
  for (const troop of tyrants.TROOPS) all.set(`tyrants troop ${troop}`, pieces.shield(troop));
  for (const house of tyrants.HOUSES) all.set(`tyrants spy ${house}`, pieces.spy(house));
  all.set('tyrants back', minionBack());
  for (const deck of DECKS) all.set(`back ${deck}`, back(deck));
  for (const name of SIGN_NAMES) all.set(`icon ${name}`, sign(name));
  for (const house of HOUSES) all.set(`seal ${house}`, seal(house));
  for (const kind of SEAS) all.set(`sea ${kind}`, sea(kind));
  return all;
}

const fingerprint = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);

describe('identity of the drawings', () => {
  const all = drawings();

  test('all are known', () => {
    expect([...all.keys()].sort()).toEqual(Object.keys(known).sort());
  });

  test('none holds what is not a number', () => {
    for (const [name, drawing] of all) expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(Object.keys(known))('%s', (name) => {
    expect(fingerprint(all.get(name) ?? '')).toBe(known[name]);
  });
});
