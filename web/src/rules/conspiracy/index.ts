import { lordOf, type LordId } from '../../boards/conspiracy/view';
import { PLACE_IDS } from '../../cards/conspiracy';
import { LORD_IDS } from '../../generated/conspiracy';
import { sayIn } from '../../words/words.svelte';
import type { Additions } from '../games';
import Figure from './Figure.svelte';
import Lords from './Lords.svelte';
import Places from './Places.svelte';

const say = sayIn('conspiracy');

export default {
  Figure,
  cards: {
    lords: {
      Cards: Lords,
      ids: LORD_IDS,
      text: (id) => {
        const { guild, influence } = lordOf(id as LordId);
        const words = [`lord-${id}`, `title-${id}`, `guild-${guild}`, `about-lord-${influence}`];
        return words.map((key) => say(key)).join(' ');
      },
    },
    locations: {
      Cards: Places,
      ids: PLACE_IDS,
      text: (id) => `${say(`location-${id}`)} ${say(`about-location-${id}`)}`,
    },
  },
} satisfies Additions;
