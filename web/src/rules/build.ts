/** Rules in Markdown, rendered while the application is built: the browser gets plain, safe HTML. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Part, Section } from './section.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

// What is written as HTML stays text; links lead to pages of our own or to the web, nowhere else.
const marked = new Marked({
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text),
    link({ href, tokens }: Tokens.Link) {
      const inside = this.parser.parseInline(tokens);
      return /^(https:|\/|#)/.test(href) ? `<a href="${escape(href)}">${inside}</a>` : inside;
    },
    image: ({ text }: Tokens.Image) => escape(text),
  },
});

export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The titles of the sections of a file, in order. */
export const titles = (source: string): string[] =>
  marked
    .lexer(source)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => text);

/** A file as sections. Their anchors come from the English titles, so that they hold in every language. */
export function sections(source: string, english: string = source): Section[] {
  const ids = titles(english).map(slug);
  const found: Section[] = [];
  let open: Tokens.Generic[] = [];
  const part = (): Part[] => {
    const html = open.length ? (marked.parser(open as never) as string) : '';
    open = [];
    return html.trim() ? [{ html }] : [];
  };
  for (const token of marked.lexer(source)) {
    if (token.type === 'heading' && token.depth === 2) {
      found.at(-1)?.parts.push(...part());
      const id = ids[found.length];
      if (id === undefined) throw new Error(`no English section for “${token.text}”`);
      found.push({ id, title: (token as Tokens.Heading).text, text: '', parts: [] });
    } else if (token.type === 'code') {
      found.at(-1)?.parts.push(...part(), { figure: (token as Tokens.Code).text });
    } else open.push(token);
    const section = found.at(-1);
    if (section && token.type !== 'code') section.text += ` ${token.raw.replace(/[*#|`_]/g, ' ')}`;
  }
  found.at(-1)?.parts.push(...part());
  if (found.length !== ids.length) throw new Error('the languages have different sections');
  return found;
}

/** Makes `rules.<language>.md` a module with its sections. */
export const rules = (): Plugin => ({
  name: 'rules',
  enforce: 'pre',
  load(id) {
    if (!/\/rules\.\w+\.md$/.test(id)) return undefined;
    const english = join(dirname(id), 'rules.en.md');
    if (existsSync(english)) this.addWatchFile(english);
    const made = sections(readFileSync(id, 'utf8'), readFileSync(english, 'utf8'));
    return `export default ${JSON.stringify(made)};`;
  },
});
