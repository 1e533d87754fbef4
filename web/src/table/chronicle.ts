/** What happened, in words: one paragraph for each action, under the name of whoever's turn it is. */

import type { GameEvent } from '../api/types';
import type { GameBoard } from '../boards/board';
import type { Say } from '../words/words.svelte';
import { named, plain, spans, type Span } from './names';

export interface Deed {
  number: number;
  seat: number | null;
  events: GameEvent[];
}

export interface Paragraph {
  number: number;
  seat: number | null;
  spans: Span[];
  /** Places on the table that it speaks of. */
  places: string[];
  /** Whether another seat is spoken of than in the paragraph before. */
  turn: boolean;
}

export interface Teller {
  say: Say;
  board: Pick<GameBoard, 'nouns' | 'untold' | 'speaksOf' | 'another'>;
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

/** Events in a row that differ only in a card that can be listed, such as three lords drawn. */
function alike(events: readonly GameEvent[], another: Record<string, string>): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const same =
      group?.[0].kind === event.kind &&
      group[0].args['seat'] === event.args['seat'] &&
      Object.keys(event.args).every((key) => key === 'seat' || key in another);
    if (same && Object.keys(event.args).some((key) => key in another)) group.push(event);
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
    for (const [noun, message] of Object.entries(board.another ?? {})) {
      for (const { args } of more) {
        const name = named(say, board.nouns, seats, reader, args, true)[noun] ?? '';
        told[noun] = say(message, { listed: told[noun] ?? '', name });
      }
    }
    return say(`event-${first.kind}`, told);
  });
  // The subject is found without its marks, so that both kinds of sentences begin alike.
  const begun = sentences.map((sentence) => unmarkSubject(sentence, subject));
  if (!begun.length && deed.seat !== null) {
    begun.push(say('log-nothing', { you: yours ? 'yes' : 'no', name }));
  }
  if (!begun.length) return undefined;
  return {
    number: deed.number,
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

export function chronicle(deeds: readonly Deed[], teller: Teller): Paragraph[] {
  const told: Paragraph[] = [];
  for (const deed of deeds) {
    const next = paragraph(deed, teller);
    if (!next) continue;
    next.turn = told.at(-1)?.seat !== next.seat;
    told.push(next);
  }
  return told;
}
