/** Records as people bring them: files, or text from a clipboard. */

/** The record in a text, if it is one; the server has the last word on it. */
export function recordIn(text: string): unknown {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return undefined;
  }
  const known =
    typeof document === 'object' &&
    document !== null &&
    'format' in document &&
    document.format === 'deepcourt-record';
  return known ? document : undefined;
}
