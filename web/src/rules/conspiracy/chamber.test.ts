import { expect, test } from 'vitest';
import { bundleOf } from '../../words/words.svelte';
import { LANGUAGES } from '../../words/catalogues';
import type { Section } from '../section';
import { chamberIn, coalitionOf, neighbours } from './chamber';

const files = import.meta.glob<Section[]>(
  '../../../../src/deepcourt/games/conspiracy/text/rules.*.md',
  { import: 'default', eager: true },
);

test('spots touch as the rules say', () => {
  expect(neighbours(7).sort((a, b) => a - b)).toEqual([2, 3, 6, 8, 10, 11]);
  expect(neighbours(1).sort((a, b) => a - b)).toEqual([2, 6]);
  expect(neighbours(15).sort((a, b) => a - b)).toEqual([13, 14]);
});

test.each(LANGUAGES)('the example of the rules can be drawn (%s)', async (language) => {
  const bundle = await bundleOf('conspiracy', language);
  const name = (lord: string) => String(bundle.getMessage(`lord-${lord}`)?.value);
  const sections = Object.entries(files).find(([path]) => path.endsWith(`.${language}.md`))?.[1];
  const figures = (sections ?? [])
    .flatMap(({ parts }) => parts)
    .flatMap((part) => ('figure' in part ? [part.figure] : []));
  const chambers = figures.map((figure) => chamberIn(figure, name));
  expect(chambers[0]).toBeUndefined();
  const example = chambers[1];
  expect(example?.map(({ location }) => location).filter(Boolean)).toHaveLength(3);
  expect(coalitionOf(example ?? [])).toEqual([1, 2, 6, 7, 10, 13]);
});
