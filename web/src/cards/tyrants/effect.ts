/** What a card does as a short line of signs, made from its effect in the words of the rules. */

import type { TyrantsSign } from '../../draw/tyrants/signs.ts';

/** A sign with its count, a mark between two of them, or some that hold only at times. */
export type Mark =
  | { sign: TyrantsSign; count?: string; white?: true }
  | { mark: '/' | '›' | '+' | string }
  | { when: Mark[] };

/** Splits at a separator outside all brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '[') depth++;
    else if (text[i] === ']') depth--;
    else if (!depth && text.startsWith(separator, i)) {
      parts.push(text.slice(from, i));
      from = i + separator.length;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

const bare = (text: string): string =>
  text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;

const sign = (name: TyrantsSign, count?: string): Mark =>
  count === undefined || count === '1' ? { sign: name } : { sign: name, count };

/** Deeds by how they begin; the first group is how many. */
const DEEDS: readonly [RegExp, (found: RegExpExecArray, deed: string) => Mark][] = [
  [/^\+(\d) (?:power)/, ([, count]) => ({ sign: 'power', count: count! })],
  [/^\+(\d) (?:influence)/, ([, count]) => ({ sign: 'influence', count: count! })],
  [/^\+1 vp/, () => ({ sign: 'vp', count: '+' })],
  [
    /^(assassinate|supplant) (?:up to )?(\d)( per)?/,
    ([, verb, count, per], deed) => ({
      ...sign(verb as TyrantsSign, per ? '×' : count),
      ...(deed.includes('white') ? { white: true as const } : {}),
    }),
  ],
  [/^deploy (\d)/, ([, count]) => sign('deploy', count)],
  [/^place (\d)/, ([, count]) => sign('spy', count)],
  [/^draw (\d)( per)?/, ([, count, per]) => sign('draw', per ? '×' : count)],
  [/^(?:may )?promote (?:up to )?(\d)?/, ([, count]) => sign('promote', count)],
  [/^move (?:up to )?(\d)/, ([, count]) => sign('move', count)],
  [/outcast$/, () => sign('outcast')],
  [/^return (?:up to )?(\d)?/, ([, count]) => sign('home', count)],
  [/^put deck/, () => sign('discard')],
  [/discards/, () => sign('discard')],
  [/redeploy/, () => sign('deploy')],
  [/^play 1 card from inner/, () => sign('focus')],
  [/^play 1 market|recruit|market card until/, () => sign('recruit')],
  [/devour/, () => sign('devour')],
];

function deedMark(deed: string): Mark {
  for (const [pattern, mark] of DEEDS) {
    const found = pattern.exec(deed);
    if (found) return mark(found, deed);
  }
  throw new Error(`no sign for “${deed}”`);
}

const costMark = (cost: string): Mark =>
  sign(/spy|spies/.test(cost) ? 'home' : cost.startsWith('devour') ? 'devour' : 'discard');

function clauseMarks(clause: string): Mark[] {
  let found = /^choose (one|\dx): (.*)$/.exec(clause);
  if (found) {
    const [, often = '', options = ''] = found;
    const marks = splitOutside(options, '|').map((option) => effectMarks(bare(option)));
    const joined = marks.flatMap((list, i) => (i ? [{ mark: '/' }, ...list] : list));
    return often === 'one' ? joined : [{ mark: `${often[0]}×` }, ...joined];
  }
  found = /^cost: (.*?) -> (.*)$/.exec(clause);
  if (found) return [costMark(found[1]!), { mark: '›' }, ...effectMarks(bare(found[2]!))];
  found = /^focus\(\w+\): (.*)$/.exec(clause);
  if (found) return [{ when: [sign('focus'), ...effectMarks(bare(found[1]!))] }];
  found = /^eot: (.*)$/.exec(clause);
  if (found) return [{ when: effectMarks(bare(found[1]!)) }];
  found = /^(?:if|when) .*?: (.*)$/.exec(clause);
  if (found) return [{ when: effectMarks(bare(found[1]!)) }];
  if (clause.startsWith('static:')) return [];
  return [deedMark(clause)];
}

/** An effect in signs: “/” between options, “›” after a price. */
export const effectMarks = (effect: string): Mark[] =>
  splitOutside(effect, ';').flatMap(clauseMarks);
