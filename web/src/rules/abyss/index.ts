import {
  ALLY_IDS,
  allyOf,
  LEVIATHAN_IDS,
  LORD_IDS,
  lordOf,
  MONSTER,
  NEW_TOKEN_IDS,
  PLACE_IDS,
} from '../../cards/abyss';
import { sayIn } from '../../words/words.svelte';
import type { Additions, CardList } from '../games';
import Cards from './Cards.svelte';

const say = sayIn('abyss');

const list = (ids: readonly string[], text: CardList['text']): CardList => ({ Cards, ids, text });

const allies = (effect: boolean) => ALLY_IDS.filter((id) => Boolean(allyOf(id).effect) === effect);
const lords = (leviathan: boolean) =>
  LORD_IDS.filter((id) => Boolean(lordOf(id).expansion) === leviathan);

const ofLord = (id: string) =>
  `${say(`lord-${id}`)} ${say(`guild-${lordOf(id).guild}`)} ${say(`about-lord-${id}`)}`;

export default {
  cards: {
    'explore-the-depths': list([...allies(false), MONSTER], (id) => say(`ally-${id}`)),
    'powers-of-lords': list(lords(false), ofLord),
    'keys-and-locations': list(
      PLACE_IDS,
      (id) => `${say(`location-${id}`)} ${say(`about-location-${id}`)}`,
    ),
    'leviathan-what-changes': list(lords(true), ofLord),
    'the-border': list(
      LEVIATHAN_IDS,
      (id) => `${say(`leviathan-${id}`)} ${say(`about-leviathan-${id}`)}`,
    ),
    'fighting-a-leviathan': list(
      allies(true),
      (id) => `${say(`ally-${id}`)} ${say(`about-ally-${allyOf(id).effect}`)}`,
    ),
    'new-monster-tokens': list(NEW_TOKEN_IDS, (id) => say(`token-${id}`)),
  },
} satisfies Additions;
