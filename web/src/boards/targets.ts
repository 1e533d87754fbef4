/** Where on a board actions are chosen. Places are named as in `data-at`; those of a decision's answers
 * (`DECISIONS`) are patterns, `hand:{ally}`, which are filled in or read back. */

/** The action that is chosen at each place. */
export type Targets = ReadonlyMap<string, string>;

/** Actions by the place where each is chosen; those without a place are left out. */
export const byPlace = (
  actions: readonly string[],
  placeOf: (action: string) => string | undefined,
): Targets =>
  new Map(
    actions.flatMap((action): [string, string][] => {
      const place = placeOf(action);
      return place === undefined ? [] : [[place, action]];
    }),
  );

/** What a game says of its decisions: the verbs that answer one, and the places of each. */
type Decisions = Readonly<Record<string, Answers>>;
type Answers = Readonly<Record<string, readonly string[]>>;
type Verbs = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FIELD = /\{(\w+)\}/g;

export const kindOf = (place: string): string => place.split(':')[0] ?? '';

export const answersTo = (decisions: Decisions, kind: string | undefined): Answers =>
  decisions[kind ?? ''] ?? {};

/** The place that a pattern means. */
export const filled = (pattern: string, facts: Readonly<Record<string, unknown>>): string =>
  pattern.replace(FIELD, (_, field: string) => String(facts[field]));

/** What a place tells, if it is one that the pattern means. */
function readBack(pattern: string, place: string): Record<string, string> | undefined {
  const found = new RegExp(`^${pattern.replace(FIELD, '(?<$1>[^:]+)')}$`).exec(place);
  return found ? (found.groups ?? {}) : undefined;
}

/** The actions, as they are written, that could be meant at a place. */
export function meantAt(
  place: string,
  answers: Answers,
  verbs: Verbs,
  cardNouns: readonly string[],
): string[] {
  return Object.entries(answers).flatMap(([verb, patterns]) =>
    patterns.flatMap((pattern) => {
      const facts = readBack(pattern, place);
      if (!facts) return [];
      const words = Object.entries(verbs[verb] ?? {}).map(
        ([field, noun]) => `${cardNouns.includes(noun) ? `${noun}:` : ''}${facts[field]}`,
      );
      return [[verb, ...words].join(' ')];
    }),
  );
}
