/** What an event moves on the table, as the game's title declares it: which pieces fly from where to
 * where, and the view after it. `core/motion.py` says what a declaration means. */

import type { GameEvent, View } from '../api/types';
import type { Add, Assign, First, Motion, Move, Place } from '../generated/motion';
import type { Flight } from './board';

/** More pieces that are alike fly only in words. */
const MOST = 3;

type Names = Record<string, unknown>;
type Cards = readonly { noun: string; id: string }[];
type Step = Motion['steps'][string][number];

// -- paths through a view -----------------------------------------------------------------

const isObject = (value: unknown): value is Names => typeof value === 'object' && value !== null;

/** The key that a part of a path means: a list may be asked for an entry. */
function keyOf(parent: Names, part: string): string | number {
  const asked = /^\[(?:(?<field>.*)=)?(?<value>.*)\]$/.exec(part)?.groups;
  if (!asked || !Array.isArray(parent)) return part;
  const { field, value } = asked;
  if (field === undefined) return value === 'last' ? parent.length - 1 : Number(value) - 1;
  return parent.findIndex((one) => String(field ? one[field] : one) === value);
}

function read(from: unknown, path: string): unknown {
  let [found, key]: [unknown, unknown] = [from, undefined];
  for (const part of path.split('.')) {
    if (part === '#') return key;
    if (!isObject(found)) return undefined;
    key = keyOf(found, part);
    found = found[key as string];
  }
  return found;
}

/** The same with something else at the end of a path, if the path leads there. */
function change<T>(from: T, path: string, how: (before: unknown) => unknown): T {
  if (!isObject(from)) return from;
  const [part = '', ...others] = path.split('.');
  const key = keyOf(from, part);
  if (key === -1) return from;
  const before = from[key];
  const after = others.length ? change(before, others.join('.'), how) : how(before);
  if (after === before) return from;
  if (!Array.isArray(from)) return { ...from, [key]: after };
  return from.map((one, i) => (i === Number(key) ? after : one)) as T;
}

/** A text with what its braces name; one that is nothing but a brace is what this names. */
function fill(text: string, named: (name: string) => unknown): unknown {
  const brace = /\{([^{}]*)\}/;
  for (let found = brace.exec(text); found; found = brace.exec(text)) {
    const value = named(found[1]!);
    if (found[0] === text) return value;
    text = text.replace(found[0], String(value ?? ''));
  }
  return text;
}

// -- lists --------------------------------------------------------------------------------

function exchanged(list: unknown[], old: unknown, fresh: unknown): unknown[] {
  const index = list.indexOf(old);
  return list.map((one, i) => (i === index ? fresh : one));
}

/** Numbers are told in their order, cards as they lie. */
const inOrder = (list: unknown[]): unknown[] =>
  list.every((one) => typeof one === 'number') ? list.sort((a, b) => a - b) : list;

// -- places -------------------------------------------------------------------------------

/** A place of the table: what lies there, who sees it under which name, and how that changes. */
class Spot {
  constructor(
    private readonly place: Place,
    private readonly of: unknown,
    private readonly table: Table,
  ) {}

  private text(text: string, more: Names = {}): string {
    return String(this.table.fill(text, { of: this.of, ...more }) ?? '');
  }

  private at(field: 'cards' | 'count' | 'tally' | 'slots' | 'single'): unknown {
    const path = this.place[field];
    return path === undefined ? undefined : read(this.table.view, this.text(path));
  }

  private change<T>(path: string | undefined, how: (before: T) => unknown): void {
    if (path !== undefined) this.table.change(this.text(path), (one) => how(one as T));
  }

  private entry(it: unknown): unknown {
    const { entry } = this.place;
    return entry ? this.table.value(entry, { of: this.of, it }) : it;
  }

  /** Where a piece lies in a list of such. */
  private indexOf(list: unknown[], it: unknown): number {
    const entry = this.entry(it);
    if (!isObject(entry)) return list.lastIndexOf(it);
    const fields = Object.entries(entry);
    const are = list.map((one) => fields.every(([field, is]) => (one as Names)[field] === is));
    return are.lastIndexOf(true);
  }

  /** All pieces here. */
  all(): unknown[] {
    const list = (this.at('cards') ?? []) as unknown[];
    const { entry } = this.place;
    if (!entry) return list;
    const field = Object.keys(entry).find((one) => entry[one] === '{it}')!;
    const pieces = list.map((one) => (one as Names)[field]);
    return pieces.filter((it, i) => this.indexOf([list[i]], it) === 0);
  }

  has(it: unknown): boolean {
    const [cards, tally, slots] = [this.at('cards'), this.at('tally'), this.at('slots')];
    if (Array.isArray(cards)) return this.indexOf(cards, it) >= 0;
    if (isObject(tally)) return Number(tally[String(it)] ?? 0) > 0;
    if (Array.isArray(slots)) return slots.includes(it);
    return Number(this.at('count') ?? 0) > 0 || (it !== undefined && this.at('single') === it);
  }

  /** Nothing can leave it: its pieces are counted, and there are none. */
  get empty(): boolean {
    return this.at('cards') === undefined && this.at('count') === 0;
  }

  /** Whether the viewer's own pieces lie open here. */
  private get isMine(): boolean {
    const { viewer } = this.table.view;
    return this.place.mine !== undefined && this.of === (viewer ?? 0) && this.at('cards') !== null;
  }

  private name(text: string, it: unknown, index: number): string {
    if (text.includes('{it}') && it === undefined) return '';
    return this.text(text, { it, index, number: index + 1 });
  }

  /** Where a piece is seen that leaves. */
  start(it: unknown): string {
    const { at = '', mine } = this.place;
    const list = (this.at('cards') ?? this.at('slots') ?? []) as unknown[];
    return this.name((this.isMine && mine) || at, it, this.indexOf(list, it));
  }

  /** Where a piece is seen that has come. */
  end(it: unknown): Pick<Flight, 'to' | 'into'> {
    const { at = '', mine, arrival = at, into, stacked, space, slots } = this.place;
    const list = (this.at('cards') ?? []) as unknown[];
    const free = slots ? (this.at('slots') as unknown[]).indexOf(null) : list.length;
    const index = space ? Number(this.text(space)) - 1 : free;
    if (!this.isMine) return { to: this.name(arrival, it, index), ...(into && { into }) };
    const covered = stacked && list.includes(it);
    return { to: this.name(mine ?? '', it, index), ...(covered && { into: true }) };
  }

  take(it: unknown, counted: boolean): void {
    const { cards, count, tally, slots, single, spent } = this.place;
    if (!counted) this.change<number>(count, (before) => before - 1);
    if (it === undefined) return;
    this.change<unknown[] | null>(cards, (list) => {
      const index = list ? this.indexOf(list, it) : -1;
      if (!list || index < 0) return list;
      return spent
        ? list.map((one, i) => (i === index ? { ...(one as Names), ...spent } : one))
        : list.filter((_, i) => i !== index);
    });
    this.change<Names | undefined>(tally, (tallied) => this.counted(tallied, it, -1));
    this.change<unknown[]>(slots, (list) => exchanged(list, it, null));
    this.change(single, (one) => (one === it ? null : one));
  }

  put(it: unknown, counted: boolean): void {
    const { cards, count, tally, slots, single, fresh, space } = this.place;
    if (!counted) this.change<number>(count, (before) => before + 1);
    if (it === undefined) return;
    const entry = this.entry(it);
    const whole = isObject(entry) ? { ...entry, ...fresh } : entry;
    this.change<unknown[] | null>(cards, (list) => {
      const before = space ? list?.slice(0, Number(this.text(space)) - 1) : list;
      return before && inOrder([...before, whole]);
    });
    this.change<Names | undefined>(tally, (tallied) => this.counted(tallied, it, 1));
    this.change<unknown[]>(slots, (list) => exchanged(list, null, it));
    this.change(single, (one) => (one === undefined ? one : it));
  }

  /** Of each piece as many as there are; what there is none of is not told. */
  private counted(tallied: Names | undefined, it: unknown, more: number): Names | undefined {
    if (!tallied) return tallied;
    const { [String(it)]: before = 0, ...others } = tallied;
    const after = Number(before) + more;
    return after > 0 ? { ...others, [String(it)]: after } : others;
  }
}

// -- events -------------------------------------------------------------------------------

/** The table while an event happens to it, and what has flown so far. */
class Table {
  readonly flights: Flight[] = [];

  constructor(
    public view: View,
    private readonly motion: Motion,
    private readonly facts: ReadonlyMap<string, unknown>,
    private readonly args: Names,
  ) {}

  change(path: string, how: (before: unknown) => unknown): void {
    this.view = change(this.view, path, how);
  }

  fill(text: string, more: Names = {}): unknown {
    const names: Names = { ...this.args, ...more };
    return fill(text, (name) => {
      const [head = '', ...rest] = name.split('.');
      if (head === 'view') return read(this.view, rest.join('.'));
      if (head === 'next') return (Number(this.args['seat']) + 1) % this.view.players;
      if (!rest.length) return names[head];
      const noun = head.replace(/\d+$/, '');
      return read(this.facts.get(`${noun}:${names[head]}`), rest.join('.'));
    });
  }

  value(meant: unknown, more: Names = {}): unknown {
    if (typeof meant === 'string') return this.fill(meant, more) ?? null;
    if (Array.isArray(meant)) return meant.map((one) => this.value(one, more));
    if (!isObject(meant)) return meant;
    return Object.fromEntries(
      Object.entries(meant).map(([field, one]) => [field, this.value(one, more)]),
    );
  }

  private spot(name: string): Spot {
    const [place = '', of = ''] = name.split(' of ', 2);
    return new Spot(this.motion.places[place]!, this.fill(of), this);
  }

  private holds({ when }: Move | Assign | Add): boolean {
    return Object.entries(when ?? {}).every(([name, wanted]) =>
      [wanted].flat().some((one) => this.value(`{${name}}`) === this.value(one)),
    );
  }

  do(step: Step): void {
    if ('first' in step) this.first(step);
    else if (!this.holds(step)) return;
    else if ('piece' in step) this.move(step);
    else if ('assign' in step) {
      const fields = Object.entries(step.assign).map(
        ([path, meant]) => [String(this.fill(path)), this.value(meant)] as const,
      );
      for (const [path, value] of fields) this.change(path, () => value);
    } else
      for (const [path, more] of Object.entries(step.add)) {
        const by = Number(this.value(more));
        this.change(String(this.fill(path)), (before) => Math.max(0, Number(before) + by));
      }
  }

  private first({ first }: First): void {
    const step = first.find((one) => this.holds(one));
    if (step) this.do(step);
  }

  private move(step: Move): void {
    const { piece, it, times, every } = step;
    const one = it === undefined ? this.args[piece] : this.fill(it);
    const sources = [step.source ?? []].flat().map((name) => this.spot(name));
    const source = sources.find((spot) => spot.has(one)) ?? sources.at(-1);
    const target = step.target == null ? undefined : this.spot(step.target);
    if (every) {
      const all = (source?.all() ?? []).filter((each) => it === undefined || each === one);
      for (const each of all) this.carry(step, each, source, target);
      return;
    }
    if (source?.empty && !step.counted) return;
    const count = times === undefined ? 1 : Number(this.fill(times));
    for (let i = 0; i < count; i++) this.carry(step, one, source, target, i < MOST);
  }

  private carry(step: Move, it: unknown, source?: Spot, target?: Spot, flies = true): void {
    const { piece, counted = false, stays = false, seen = true } = step;
    const from = source?.start(it);
    const end = target?.end(it);
    if (seen && flies && from && end?.to) {
      this.flights.push({ piece: it === undefined ? piece : `${piece}:${it}`, from, ...end });
    }
    if (!stays) source?.take(it, counted);
    target?.put(it, counted);
  }
}

/** What a board needs to show events, from what its title declares and the cards of the game. */
export function motionOf<V>(motion: Motion, cards: Cards) {
  const facts = new Map(cards.map((card) => [`${card.noun}:${card.id}`, card]));

  function after(view: V, { kind, args }: GameEvent): Table {
    const table = new Table(view as View, motion, facts, args);
    for (const step of motion.steps[kind] ?? []) table.do(step);
    return table;
  }

  return {
    /** What flies over the table when an event happens, seen from the table before it. */
    flights: (view: V, event: GameEvent): Flight[] => after(view, event).flights,
    /** The table after an event, as far as it can be told before the whole action is done. */
    advance: (view: V, event: GameEvent): V => after(view, event).view as V,
    /** Where on the table that lies which an event speaks of. */
    speaksOf({ kind, args }: GameEvent): string[] {
      const table = new Table({} as View, motion, facts, args);
      const about = motion.about[kind] ?? ('seat' in args ? ['seat:{seat}'] : []);
      return about.map((name) => String(table.fill(name)));
    },
  };
}
