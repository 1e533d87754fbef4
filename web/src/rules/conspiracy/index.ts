import { GUILDS, INFLUENCES, PLACE_IDS } from '../../cards/conspiracy';
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
      ids: GUILDS.flatMap((guild) => INFLUENCES.map((influence) => `${guild}-${influence}`)),
      text: (id) => {
        const [guild, influence] = id.split('-');
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
