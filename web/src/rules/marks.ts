/** Marks what was found, where the browser can mark without touching the page. */

import { places } from './search';

const NAME = 'found';

export function mark(root: HTMLElement, query: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(NAME);
  if (query.trim().length < 2) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [from, to] of places(node.textContent ?? '', query)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}
