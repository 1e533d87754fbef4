import { expect, test } from 'vitest';
import { sections, slug } from './build';

const ENGLISH =
  '## Goal\n\nWin **all** of it.\n\n## The chamber\n\nA figure:\n\n```\n1 2\n 3\n```\n\nDone.\n';
const FRENCH = '## But du jeu\n\nGagnez.\n\n## La Chambre\n\nFin.\n';

test('a file falls into sections, figures apart', () => {
  const [goal, chamber] = sections(ENGLISH);
  expect(goal).toMatchObject({ id: 'goal', title: 'Goal' });
  expect(goal?.parts).toEqual([{ html: '<p>Win <strong>all</strong> of it.</p>\n' }]);
  expect(chamber?.parts).toEqual([
    { html: '<p>A figure:</p>\n' },
    { figure: '1 2\n 3' },
    { html: '<p>Done.</p>\n' },
  ]);
  expect(goal?.text).toContain('Win   all   of it.');
});

test('anchors are the same in every language', () => {
  expect(sections(FRENCH, ENGLISH).map(({ id }) => id)).toEqual(['goal', 'the-chamber']);
  expect(() => sections(`${FRENCH}\n## Plus\n`, ENGLISH)).toThrow();
  expect(() => sections('## But\n', ENGLISH)).toThrow();
  expect(slug('Keys & locations: an example!')).toBe('keys-locations-an-example');
});

test('nothing that is written becomes markup of its own', () => {
  const [only] = sections(
    '## A\n\n<script>alert(1)</script>\n\nb <img src=x onerror=y> [c](javascript:d) [e](/rules/f)\n',
  );
  const html = only?.parts.map((part) => ('html' in part ? part.html : '')).join('') ?? '';
  expect(html).not.toMatch(/<script|<img|javascript:/);
  expect(html).toContain('<a href="/rules/f">e</a>');
});
