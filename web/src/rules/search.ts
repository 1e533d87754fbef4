/** Finding words in texts: without regard to case or accents. */

export const simple = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase();

/** Whether all words of a query are somewhere in a text. */
export function matches(text: string, query: string): boolean {
  const where = simple(text);
  return simple(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** Where the words of a query are in a text, as pairs of offsets. */
export function places(text: string, query: string): [number, number][] {
  const words = simple(query).split(/\s+/).filter(Boolean);
  // Sign by sign, so that offsets hold although accents are gone.
  const where = [...text]
    .map((sign) => simple(sign).padEnd(sign.length).slice(0, sign.length))
    .join('');
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1))
      found.push([at, at + word.length]);
    return found;
  });
}
