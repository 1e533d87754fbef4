import { CARD_IDS, cardOf, HALF_DECKS } from '../../cards/tyrants';
import { sayIn } from '../../words/words.svelte';
import type { Additions, CardList } from '../games';
import Cards from './Cards.svelte';
import MapPicture from './MapPicture.svelte';

const say = sayIn('tyrants');

const textOf = (id: string): string => {
  const { creature, aspect, deck } = cardOf(id);
  return [
    `card-${id}`,
    `creature-${creature}`,
    ...(aspect ? [`aspect-${aspect}`] : []),
    `deck-${deck}`,
    `about-card-${id}`,
  ]
    .map((key) => say(key))
    .join(' ');
};

const list = (ids: readonly string[]): CardList => ({ Cards, ids, text: textOf });

const OUTCAST = 'insane-outcast';
const inDeck = (...decks: readonly string[]): string[] =>
  CARD_IDS.filter((id) => decks.includes(cardOf(id).deck));

export default {
  pictures: { 'the-map': MapPicture },
  cards: {
    components: list(inDeck('starter', 'core').filter((id) => id !== OUTCAST)),
    'insane-outcasts': list([OUTCAST]),
    'the-half-decks': list(inDeck(...HALF_DECKS)),
  },
} satisfies Additions;
