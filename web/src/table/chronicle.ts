/** What happened, in words: one paragraph for each action, under the name of whoever's turn it is. */

import type { GameEvent, Restart } from '../api/types';
import type { GameBoard } from '../boards/board';
import type { Say } from '../words/words.svelte';
import { named, plain, spans, type Span } from './names';

export interface Deed {
  number: number;
  seat: number | null;
  events: GameEvent[];
}

/** Something to tell that no action did, after so many actions. */
export interface Remark {
  number: number;
  text: string;
}

export interface Paragraph {
  key: string;
  number: number;
  /** The number of the first deed that it tells. */
  first: number;
  seat: number | null;
  spans: Span[];
  /** Places on the table that it speaks of. */
  places: string[];
  /** Whether another seat is spoken of than in the paragraph before. */
  turn: boolean;
}

export interface Teller {
  say: Say;
  board: Pick<GameBoard, 'nouns' | 'untold' | 'speaksOf' | 'another' | 'goesOn' | 'quiet'>;
  seats: readonly string[];
  reader: number | null;
}

/** Sentences of one deed, run together where they begin with the same subject. */
export function runTogether(sentences: readonly string[], subject: string, say: Say): string {
  const told: string[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1);
    if (
      before?.endsWith('.') &&
      plain(before).startsWith(subject) &&
      sentence.startsWith(subject)
    ) {
      const next = sentence.slice(subject.length).trimStart();
      told[told.length - 1] = say('chronicle-then', { told: before.slice(0, -1), next });
    } else told.push(sentence);
  }
  return told.join(' ');
}

type Group = [GameEvent, ...GameEvent[]];

/** What differs between events of a group: the noun that is listed. */
const varying = ([first, ...more]: Group): string[] =>
  Object.keys(first.args).filter((key) => more.some(({ args }) => args[key] !== first.args[key]));

/** Events in a row that differ only in a card that can be listed, such as three lords drawn. */
function alike(events: readonly GameEvent[], another: Record<string, string>): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const differing = Object.keys(event.args).filter((key) => event.args[key] !== first?.args[key]);
    const listed = group && varying(group)[0];
    const joins =
      first?.kind === event.kind &&
      Object.keys(event.args).some((key) => key in another) &&
      differing.every((key) => key in another && (listed === undefined || key === listed)) &&
      differing.length <= 1;
    if (group && joins) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** A deed as a paragraph; nothing where there is nothing to tell. */
export function paragraph(
  deed: Deed,
  { say, board, seats, reader }: Teller,
): Paragraph | undefined {
  const events = deed.events.filter((_, i) => !board.untold(deed.events, i));
  const yours = deed.seat === reader;
  const name = deed.seat === null ? '' : (seats[deed.seat] ?? '');
  const subject = yours ? say('chronicle-you') : name;
  const sentences = alike(events, board.another ?? {}).map((group) => {
    const [first, ...more] = group;
    const told = named(say, board.nouns, seats, reader, first.args, true);
    // Equal cards are listed all the same: where nothing differs, the first noun that can be.
    const listable = Object.entries(board.another ?? {}).filter(([noun]) => noun in first.args);
    const differing = varying(group);
    const [noun, message] = listable.find(([one]) => differing.includes(one)) ?? listable[0] ?? [];
    if (noun !== undefined && message !== undefined) {
      for (const { args } of more) {
        const name = named(say, board.nouns, seats, reader, args, true)[noun] ?? '';
        told[noun] = say(message, { listed: told[noun] ?? '', name });
      }
    }
    return say(`event-${first.kind}`, told);
  });
  // The subject is found without its marks, so that both kinds of sentences begin alike.
  const begun = sentences.map((sentence) => unmarkSubject(sentence, subject));
  if (!begun.length && deed.seat !== null && !board.quiet) {
    begun.push(say('log-nothing', { you: yours ? 'yes' : 'no', name }));
  }
  if (!begun.length) return undefined;
  return {
    key: String(deed.number),
    number: deed.number,
    first: deed.number,
    seat: deed.seat,
    spans: spans(runTogether(begun, subject, say)),
    places: [...new Set(events.flatMap((event) => board.speaksOf(event)))],
    turn: false,
  };
}

function unmarkSubject(sentence: string, subject: string): string {
  const [first, ...rest] = spans(sentence);
  if (!first?.mark?.startsWith('seat:') || first.text !== subject) return sentence;
  const end = sentence.indexOf('\uE002');
  return rest.length ? subject + sentence.slice(end + 1) : subject;
}

/** Where a game goes on from another position, in words. */
export const restarted = (restarts: readonly Restart[], say: Say): Remark[] =>
  restarts.map(({ number, reason, skipped }) => ({
    number,
    text: say(`restart-${reason}`, { skipped }),
  }));

const remarked = ({ number, text }: Remark): Paragraph => ({
  key: `${number}r`,
  number,
  first: number,
  seat: null,
  spans: spans(text),
  places: [],
  turn: false,
});

export function chronicle(
  deeds: readonly Deed[],
  teller: Teller,
  remarks: readonly Remark[] = [],
): Paragraph[] {
  const told: Paragraph[] = [];
  let begun: Deed | undefined;
  const waiting = [...remarks];
  const remarkBefore = (number: number) => {
    while (waiting[0] && waiting[0].number < number) told.push(remarked(waiting.shift()!));
  };
  for (const [i, deed] of deeds.entries()) {
    remarkBefore(deed.number);
    const events = [...(begun?.events ?? []), ...deed.events];
    const first = begun ?? deed;
    const goesOn = teller.board.goesOn?.(deed.events) && deeds[i + 1]?.seat === deed.seat;
    begun = goesOn ? { ...first, events } : undefined;
    const next = goesOn ? undefined : paragraph({ ...deed, events }, teller);
    if (!next) continue;
    next.first = first.number;
    next.turn = told.at(-1)?.seat !== next.seat;
    told.push(next);
  }
  remarkBefore(Infinity);
  return told;
}
