/** Arguments of messages with ids replaced by names, marked so that they can be found in the sentence. */

import type { Args } from '../api/types';
import type { Say } from '../words/words.svelte';

const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];

/** A piece of a sentence; `mark` says what it names, such as `lord:mage-3` or `seat:1`. */
export interface Span {
  text: string;
  mark?: string;
}

const marked = (mark: string, text: string): string => `${OPEN}${mark}${MIDDLE}${text}${CLOSE}`;

/** The arguments with names; `$you` and `$you2` say whether a seat spoken of is the reader's. */
export function named(
  say: Say,
  nouns: readonly string[],
  seats: readonly string[],
  reader: number | null,
  args: Args,
  marking = false,
): Record<string, string | number> {
  const put = (mark: string, text: string) => (marking ? marked(mark, text) : text);
  const result: Record<string, string | number> = {
    you: args['seat'] === reader ? 'yes' : 'no',
  };
  if ('seat2' in args) result['you2'] = args['seat2'] === reader ? 'yes' : 'no';
  for (const [key, value] of Object.entries(args)) {
    const noun = key.replace(/\d+$/, '');
    if (noun === 'seat' && typeof value === 'number') {
      result[key] = put(`seat:${value}`, seats[value] ?? '');
    } else if (typeof value === 'string' && nouns.includes(noun)) {
      result[key] = put(`${noun}:${value}`, say(`${noun}-${value}.phrase`));
    } else result[key] = typeof value === 'boolean' ? String(value) : value;
  }
  return result;
}

/** A sentence with marks, taken apart. */
export function spans(sentence: string): Span[] {
  return sentence
    .split(OPEN)
    .flatMap((part, i): Span[] => {
      if (i === 0) return [{ text: part }];
      const [mark = '', rest = ''] = part.split(MIDDLE);
      const [text = '', after = ''] = rest.split(CLOSE);
      return [{ text, mark }, { text: after }];
    })
    .filter(({ text }) => text !== '');
}

export const plain = (sentence: string): string =>
  spans(sentence)
    .map(({ text }) => text)
    .join('');
