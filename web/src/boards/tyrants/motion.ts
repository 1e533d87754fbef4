/** What moves when something happens: which piece, from where, to where, and the table after it. */

import type { GameEvent } from '../../api/types';
import { cardOf } from '../../cards/tyrants';
import {
  ASSASSINATE_POWER,
  DEPLOY_POWER,
  RETURN_SPY_POWER,
  type Events,
  type Facts,
} from '../../generated/tyrants';
import { on, type ByKind, type Flight } from '../board';
import {
  isSite,
  isStack,
  OUTCAST,
  seatOf,
  type CardId,
  type House,
  type PlaceId,
  type Played,
  type SeatView,
  type SiteId,
  type SiteView,
  type StackId,
  type Troop,
  type Troops,
  type TyrantsView,
} from './view';

// -- small changes ------------------------------------------------------------------------

const without = <T>(list: readonly T[], gone: T): T[] => {
  const at = list.lastIndexOf(gone);
  return list.filter((_, i) => i !== at);
};

const withSeat = (
  view: TyrantsView,
  seat: number,
  change: (seat: SeatView) => Partial<SeatView>,
): TyrantsView => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

const houseOf = (view: TyrantsView, seat: number): House => view.seats[seat]?.house ?? 'flame';

const counted = (troops: Troops, troop: Troop, more: number): Troops => {
  const { [troop]: before = 0, ...others } = troops;
  return before + more > 0 ? { ...others, [troop]: before + more } : others;
};

const withSite = (
  view: TyrantsView,
  site: SiteId,
  change: (site: SiteView) => Partial<SiteView>,
): TyrantsView => {
  const before = view.sites[site];
  return before
    ? { ...view, sites: { ...view.sites, [site]: { ...before, ...change(before) } } }
    : view;
};

const enter = (view: TyrantsView, place: PlaceId, troop: Troop): TyrantsView =>
  isSite(place)
    ? withSite(view, place, ({ troops }) => ({ troops: counted(troops, troop, 1) }))
    : { ...view, spaces: { ...view.spaces, [place]: troop } };

const leave = (view: TyrantsView, place: PlaceId, troop: Troop): TyrantsView =>
  isSite(place)
    ? withSite(view, place, ({ troops }) => ({ troops: counted(troops, troop, -1) }))
    : { ...view, spaces: { ...view.spaces, [place]: null } };

const recruits = (view: TyrantsView, seat: number, more: number): TyrantsView =>
  withSeat(view, seat, ({ barracks }) => ({ barracks: barracks + more }));

const trophies = (view: TyrantsView, seat: number, troop: Troop, more: number): TyrantsView =>
  withSeat(view, seat, ({ hall }) => ({ hall: counted(hall, troop, more) }));

const withSpies = (view: TyrantsView, seat: number, site: SiteId, more: 1 | -1): TyrantsView => {
  const house = houseOf(view, seat);
  return withSeat(
    withSite(view, site, ({ spies }) => ({
      spies: more > 0 ? [...spies, house] : without(spies, house),
    })),
    seat,
    ({ spies }) => ({ spies: spies - more }),
  );
};

/** Basic actions cost power; what a card does costs nothing. */
const pay = (view: TyrantsView, power: number): TyrantsView =>
  view.decision?.kind === 'turn' && !view.busy ? { ...view, power: view.power - power } : view;

const score = (view: TyrantsView, seat: number, count: number): TyrantsView =>
  withSeat(view, seat, ({ points, score }) => ({ points: points + count, score: score + count }));

// -- cards --------------------------------------------------------------------------------

const fromHand = (view: TyrantsView, seat: number, card: CardId): TyrantsView =>
  withSeat(view, seat, ({ hand, hand_size, unseen }) => ({
    hand: hand && without(hand, card),
    hand_size: hand_size - 1,
    unseen: without(unseen, card),
  }));

const onDiscard = (view: TyrantsView, seat: number, ...cards: CardId[]): TyrantsView =>
  withSeat(view, seat, ({ discard }) => ({ discard: [...discard, ...cards] }));

const inCircle = (view: TyrantsView, seat: number, card: CardId): TyrantsView =>
  withSeat(view, seat, ({ circle }) => ({ circle: [...circle, card] }));

const putIntoPlay = (
  view: TyrantsView,
  card: CardId,
  where: 'play' | 'market' | 'circle',
): TyrantsView => ({ ...view, busy: true, played: [...view.played, { card, where }] });

/** The card stays among those that were played, but does not lie there any more. */
const outOfPlay = (
  view: TyrantsView,
  card: CardId,
  from: Played['where'] = 'play',
): TyrantsView => {
  const at = view.played.map((one) => one.where === from && one.card).lastIndexOf(card);
  return {
    ...view,
    played: view.played.map((one, i) => (i === at ? { card, where: null } : one)),
  };
};

const offRow = (view: TyrantsView, card: CardId): TyrantsView => {
  const at = view.row.indexOf(card);
  return { ...view, row: view.row.map((one, i) => (i === at ? null : one)) };
};

const ontoRow = (view: TyrantsView, card: CardId): TyrantsView => {
  const at = view.row.indexOf(null);
  return { ...view, row: view.row.map((one, i) => (i === at ? card : one)) };
};

const restack = (view: TyrantsView, card: StackId, more: number): TyrantsView => ({
  ...view,
  stacks: { ...view.stacks, [card]: (view.stacks[card] ?? 0) + more },
});

const fromMarket = (view: TyrantsView, card: CardId): TyrantsView =>
  isStack(card) ? restack(view, card, -1) : offRow(view, card);

/** Where a card of a seat lies that is devoured or promoted: what was asked tells it. */
type Source = 'hand' | 'circle' | 'discard' | 'play' | 'deck';

function sourceOf(view: TyrantsView, seat: number, card: CardId): Source {
  const { kind, cost } = view.decision ?? {};
  const of = view.seats[seat];
  if (view.turnedUp === card) return 'deck';
  if (kind === 'pay') {
    if (cost === 'devour-from-hand') return 'hand';
    if (cost === 'devour-from-circle') return 'circle';
  }
  if (kind === 'promote-discarded') return 'discard';
  if (kind === 'promote-any' && !of?.discard.includes(card)) return 'hand';
  if (kind === 'promote-any') return 'discard';
  if (kind === 'discard' || kind === 'promote-instead') return 'hand';
  const lies = view.played.some((one) => one.card === card && one.where === 'play');
  return lies ? 'play' : 'discard';
}

function takeFrom(view: TyrantsView, seat: number, card: CardId): TyrantsView {
  switch (sourceOf(view, seat, card)) {
    case 'hand':
      return fromHand(view, seat, card);
    case 'circle':
      return withSeat(view, seat, ({ circle }) => ({ circle: without(circle, card) }));
    case 'discard':
      return withSeat(view, seat, ({ discard }) => ({ discard: without(discard, card) }));
    case 'play':
      return outOfPlay(view, card);
    case 'deck': {
      const { turnedUp: _, ...rest } = view;
      return rest;
    }
  }
}

// -- the table after an event -------------------------------------------------------------

const ADVANCE: ByKind<Events, TyrantsView, TyrantsView> = {
  'turn-began': (view, { seat }) => ({
    ...view,
    active: seat,
    power: 0,
    influence: 0,
    played: [],
    end_effects: [],
    ghost: false,
  }),
  'troop-started': (view, { seat, site }) => ({
    ...recruits(enter(view, site, houseOf(view, seat)), seat, -1),
    active: (seat + 1) % view.players,
  }),

  // cards that are played, and what they bring
  'card-played': (view, { seat, card }) => putIntoPlay(fromHand(view, seat, card), card, 'play'),
  'market-card-played': (view, { card }) => putIntoPlay(view, card, 'market'),
  'circle-card-played': (view, { card }) => putIntoPlay(view, card, 'circle'),
  'power-gained': (view, { count }) => ({ ...view, power: view.power + count }),
  'influence-gained': (view, { count }) => ({ ...view, influence: view.influence + count }),
  'points-gained': (view, { seat, count }) => score(view, seat, count),

  // troops
  'troop-deployed': (view, { seat, place }) =>
    recruits(enter(pay(view, DEPLOY_POWER), place, houseOf(view, seat)), seat, -1),
  'troop-assassinated': (view, { seat, place, troop }) =>
    trophies(leave(pay(view, ASSASSINATE_POWER), place, troop), seat, troop, 1),
  'troop-supplanted': (view, { seat, place, troop }) => {
    const killed = trophies(leave(view, place, troop), seat, troop, 1);
    const own = view.seats[seat];
    return own && own.barracks > 0 ? recruits(enter(killed, place, own.house), seat, -1) : killed;
  },
  'troop-lifted': (view, { place, troop }) => ({ ...leave(view, place, troop), lifted: place }),
  'troop-put': ({ lifted: _, taken, ...view }, { place, troop }) =>
    enter(
      taken === undefined ? view : trophies(view, seatOf(view, taken), troop, -1),
      place,
      troop,
    ),
  'troop-returned': (view, { place, house }) =>
    recruits(leave(view, place, house), seatOf(view, house), 1),
  // It leaves its hall when it is put somewhere.
  'trophy-taken': (view, { house }) => ({ ...view, taken: house }),

  // spies
  'spy-placed': (view, { seat, site }) => withSpies(view, seat, site, 1),
  'spy-recalled': (view, { seat, site }) => withSpies(view, seat, site, -1),
  'spy-returned': (view, { site, house }) =>
    withSpies(pay(view, RETURN_SPY_POWER), seatOf(view, house), site, -1),

  // control
  'control-gained': (view, { seat, site }) =>
    withSeat(
      withSite(view, site, () => ({ control: seat })),
      seat,
      ({ sites, markers }) => ({
        sites: [...sites, site],
        markers: view.sites[site]?.marker ? [...markers, site] : markers,
      }),
    ),
  'control-lost': (view, { seat, site }) =>
    withSeat(
      withSite(view, site, () => ({ control: null, total: false })),
      seat,
      ({ sites, markers }) => ({ sites: without(sites, site), markers: without(markers, site) }),
    ),
  'total-control-gained': (view, { site }) => withSite(view, site, () => ({ total: true })),
  'total-control-lost': (view, { site }) => withSite(view, site, () => ({ total: false })),
  'marker-influence': (view, { count }) => ({ ...view, influence: view.influence + count }),
  'marker-points': (view, { seat, count }) => score(view, seat, count),

  // the market
  'card-recruited': (view, { seat, card }) => {
    const paid = { ...view, influence: view.influence - (cardOf(card).cost ?? 0) };
    return onDiscard(fromMarket(paid, card), seat, card);
  },
  'card-recruited-free': (view, { seat, card }) => onDiscard(fromMarket(view, card), seat, card),
  'devoured-card-recruited': (view, { seat, card }) =>
    onDiscard(
      {
        ...view,
        influence: view.influence - (cardOf(card).cost ?? 0),
        devoured: without(view.devoured, card),
      },
      seat,
      card,
    ),
  'market-filled': (view, { card }) => ({
    ...ontoRow(view, card),
    market_deck: without(view.market_deck, card),
  }),
  // It may have been played from there.
  'market-card-devoured': (view, { card }) => ({
    ...outOfPlay(offRow(view, card), card, 'market'),
    devoured: [...view.devoured, card],
  }),
  'card-into-market': (view, { card }) => ontoRow(outOfPlay(view, card), card),

  // cards that leave, rise, come
  'card-devoured': (view, { seat, card }) => {
    const taken = takeFrom(view, seat, card);
    return { ...taken, devoured: [...taken.devoured, card] };
  },
  'card-promoted': (view, { seat, card }) => inCircle(takeFrom(view, seat, card), seat, card),
  // It is turned up; where it goes is told next.
  'top-card-promoted': (view, { seat, card }) =>
    withSeat({ ...view, turnedUp: card }, seat, ({ deck, deck_size, unseen }) => ({
      deck: deck && without(deck, card),
      deck_size: deck_size - 1,
      unseen: without(unseen, card),
    })),
  'card-discarded': (view, { seat, card }) => onDiscard(fromHand(view, seat, card), seat, card),
  'deck-discarded': (view, { seat }) =>
    withSeat(view, seat, ({ deck, discard, hand, unseen }) => ({
      deck: deck && [],
      deck_size: 0,
      discard: deck ? [...discard, ...deck] : discard,
      unseen: hand ?? unseen,
    })),
  // It may happen in the middle of a draw, which is counted at its end.
  'deck-shuffled': (view, { seat, count }) =>
    withSeat(view, seat, ({ deck, deck_size, discard, unseen }) => ({
      deck: deck && [...deck, ...discard],
      deck_size: deck_size + count,
      unseen: [...unseen, ...discard],
      discard: [],
    })),
  'cards-drawn': (view, { seat, count }) =>
    withSeat(view, seat, ({ hand_size, deck_size }) => ({
      hand_size: hand_size + count,
      deck_size: deck_size - count,
    })),
  'card-drawn': (view, { seat, card }) =>
    withSeat(view, seat, ({ hand, deck }) => ({
      hand: hand && [...hand, card],
      deck: deck && without(deck, card),
    })),
  'outcast-taken': (view, { seat }) => onDiscard(restack(view, OUTCAST, -1), seat, OUTCAST),
  'outcast-returned': (view, { seat }) => restack(takeFrom(view, seat, OUTCAST), OUTCAST, 1),

  'turn-ended': (view, { seat }) => {
    const played = view.played.flatMap(({ card, where }) => (where === 'play' ? [card] : []));
    const hand = view.seats[seat]?.hand ?? [];
    return withSeat(
      onDiscard({ ...view, played: [], power: 0, influence: 0 }, seat, ...played, ...hand),
      seat,
      (one) => ({ hand: one.hand && [], hand_size: 0 }),
    );
  },
  'last-round-began': (view) => ({ ...view, last_round: true }),
};

/** The table after an event, as far as it can be told before the whole action is done. */
export function advance(view: TyrantsView, event: GameEvent): TyrantsView {
  return on(ADVANCE, view, event) ?? view;
}

// -- what flies ---------------------------------------------------------------------------

/** More pieces than these of a kind fly only in words. */
const MOST = 3;
const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST) }, () => flight);

const isMine = (view: TyrantsView, seat: number): boolean =>
  seat === (view.viewer ?? 0) && view.seats[seat]?.hand != null;
const handAt = (view: TyrantsView, seat: number, card: CardId): string =>
  isMine(view, seat) ? `hand:${card}` : `hand-of:${seat}`;

/** Where a card lies that is about to leave. */
function sourceAt(view: TyrantsView, seat: number, card: CardId): string {
  switch (sourceOf(view, seat, card)) {
    case 'hand':
      return handAt(view, seat, card);
    case 'circle':
      return `circle:${seat}`;
    case 'discard':
      return `discard:${seat}`;
    case 'play':
      return `played:${card}`;
    case 'deck':
      return `deck:${seat}`;
  }
}
const marketAt = (card: CardId): string => (isStack(card) ? `stack:${card}` : `row:${card}`);
/** The slot of the market that is filled next. */
const slotAt = (view: TyrantsView): string => `slot:${view.row.indexOf(null)}`;
const placeAt = (place: PlaceId): string => `place:${place}`;
const spyAt = (site: SiteId): string => `spy:${site}`;

const flyCard = (card: CardId, from: string, to: string, into = true): Flight[] => [
  { piece: `card:${card}`, from, to, ...(into ? { into } : {}) },
];
const flyTroop = (troop: Troop, from: string, to: string): Flight[] => [
  { piece: `troop:${troop}`, from, to, into: true },
];
const flySpy = (house: House, from: string, to: string): Flight[] => [
  { piece: `spy:${house}`, from, to, into: true },
];

const FLY: ByKind<Events, TyrantsView, Flight[]> = {
  'troop-started': (view, { seat, site }) =>
    flyTroop(houseOf(view, seat), `barracks:${seat}`, placeAt(site)),
  'card-played': (view, { seat, card }) => flyCard(card, handAt(view, seat, card), 'played-last'),
  'market-card-played': (_, { card }) => flyCard(card, `row:${card}`, 'played-last'),
  'circle-card-played': (_, { seat, card }) => flyCard(card, `circle:${seat}`, 'played-last'),
  'points-gained': (view, { seat, count }) =>
    several(count, {
      piece: 'sign:vp',
      from: `played:${view.resolving.at(-1)?.card ?? ''}`,
      to: `points:${seat}`,
      into: true,
    }),
  'troop-deployed': (view, { seat, place }) =>
    flyTroop(houseOf(view, seat), `barracks:${seat}`, placeAt(place)),
  'troop-assassinated': (_, { seat, place, troop }) =>
    flyTroop(troop, placeAt(place), `hall:${seat}`),
  'troop-supplanted': (view, { seat, place, troop }) => [
    ...flyTroop(troop, placeAt(place), `hall:${seat}`),
    ...(view.seats[seat]?.barracks
      ? flyTroop(houseOf(view, seat), `barracks:${seat}`, placeAt(place))
      : []),
  ],
  'troop-put': (view, { place, troop }) =>
    flyTroop(
      troop,
      view.lifted
        ? placeAt(view.lifted)
        : `hall:${view.taken === undefined ? view.active : seatOf(view, view.taken)}`,
      placeAt(place),
    ),
  'troop-returned': (view, { place, house }) =>
    flyTroop(house, placeAt(place), `barracks:${seatOf(view, house)}`),
  'spy-placed': (view, { seat, site }) => flySpy(houseOf(view, seat), `spies:${seat}`, spyAt(site)),
  'spy-recalled': (view, { seat, site }) =>
    flySpy(houseOf(view, seat), spyAt(site), `spies:${seat}`),
  'spy-returned': (view, { site, house }) =>
    flySpy(house, spyAt(site), `spies:${seatOf(view, house)}`),
  'marker-points': (_, { seat, site, count }) =>
    several(count, { piece: 'sign:vp', from: placeAt(site), to: `points:${seat}`, into: true }),
  'marker-influence': (_, { site, count }) =>
    several(count, { piece: 'sign:influence', from: placeAt(site), to: 'purse', into: true }),
  'card-recruited': (_, { seat, card }) => flyCard(card, marketAt(card), `discard:${seat}`),
  'card-recruited-free': (_, { seat, card }) => flyCard(card, marketAt(card), `discard:${seat}`),
  'devoured-card-recruited': (_, { seat, card }) => flyCard(card, 'devoured', `discard:${seat}`),
  'market-filled': (view, { card }) => flyCard(card, 'market-deck', slotAt(view), false),
  'market-card-devoured': (_, { card }) => flyCard(card, `row:${card}`, 'devoured'),
  'card-devoured': (view, { seat, card }) => flyCard(card, sourceAt(view, seat, card), 'devoured'),
  'card-promoted': (view, { seat, card }) =>
    flyCard(card, sourceAt(view, seat, card), `circle:${seat}`),
  'card-discarded': (view, { seat, card }) =>
    flyCard(card, handAt(view, seat, card), `discard:${seat}`),
  'card-into-market': (view, { card }) => flyCard(card, `played:${card}`, slotAt(view), false),
  'deck-shuffled': (_, { seat }) => [
    { piece: 'back', from: `discard:${seat}`, to: `deck:${seat}`, into: true },
  ],
  'cards-drawn': (view, { seat, count }) =>
    isMine(view, seat)
      ? []
      : several(count, { piece: 'back', from: `deck:${seat}`, to: `hand-of:${seat}`, into: true }),
  'card-drawn': (_, { seat, card }) => flyCard(card, `deck:${seat}`, `hand:${card}`, false),
  'outcast-taken': (_, { seat }) => flyCard(OUTCAST, `stack:${OUTCAST}`, `discard:${seat}`),
  'outcast-returned': (view, { seat }) =>
    flyCard(OUTCAST, sourceAt(view, seat, OUTCAST), `stack:${OUTCAST}`),
};

/** What flies over the table when an event happens, seen from the table before it. */
export function flights(view: TyrantsView, event: GameEvent): Flight[] {
  return on(FLY, view, event) ?? [];
}

/** Events that happen all at once, if they follow each other. */
const TOGETHER: readonly string[] = [
  'card-drawn',
  'marker-influence',
  'marker-points',
  'outcast-taken',
] satisfies (keyof Events)[];
export const together = (kind: string): boolean => TOGETHER.includes(kind);

/** How long, in milliseconds, an event is looked at. */
const DWELL: Record<string, number> = {
  'card-revealed': 700,
  'total-control-gained': 450,
  'control-gained': 250,
  'last-round-began': 900,
} satisfies { [Kind in keyof Events]?: number };
export const dwell = ({ kind }: GameEvent): number => DWELL[kind] ?? 0;

// -- what is spoken of ----------------------------------------------------------------------

/** Where on the table that lies which an event speaks of. */
export function speaksOf({ kind, args }: GameEvent): string[] {
  const { seat, card, site, place } = args as unknown as Partial<Facts>;
  if (kind === 'game-ended') return [];
  if (place !== undefined) return [`place:${place}`];
  if (site !== undefined) return [`place:${site}`];
  switch (kind) {
    case 'card-played':
    case 'market-card-played':
    case 'circle-card-played':
      return [`played:${card}`, `seat:${seat}`];
    case 'market-filled':
    case 'card-into-market':
      return [`row:${card}`];
    case 'card-devoured':
    case 'market-card-devoured':
      return ['devoured'];
    case 'card-recruited':
    case 'card-recruited-free':
    case 'devoured-card-recruited':
    case 'card-discarded':
      return [`discard:${seat}`];
    case 'card-promoted':
    case 'top-card-promoted':
      return [`circle:${seat}`];
    case 'power-gained':
    case 'influence-gained':
      return ['purse'];
    default:
      return [`seat:${seat}`];
  }
}
