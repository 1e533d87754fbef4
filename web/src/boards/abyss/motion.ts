/** What moves when something happens: which piece, from where, to where, and the table after it. */

import type { GameEvent } from '../../api/types';
import { leviathanOf, lordOf } from '../../cards/abyss';
import type { Events, Facts } from '../../generated/abyss';
import { on, type ByKind, type Flight } from '../board';
import {
  raceOf,
  valueOf,
  type AbyssView,
  type AllyId,
  type ExploredId,
  type Border,
  type Clash,
  type LeviathanId,
  type LordId,
  type NewToken,
  type SeatView,
  type Zone,
  type ZoneId,
} from './view';

// -- small changes ------------------------------------------------------------------------

const MONSTER = 'monster';
const SMOKERS = 'black-smokers';

const without = <T>(list: readonly T[], gone: T): T[] => {
  const at = list.indexOf(gone);
  return list.filter((_, i) => i !== at);
};

/** A seat's keys: its tokens, and those on free lords that are awake. */
const withKeys = (seat: SeatView): SeatView => ({
  ...seat,
  keys: seat.free.reduce(
    (sum, { lord, disabled }) => sum + (disabled ? 0 : lordOf(lord).keys),
    seat.key_tokens,
  ),
});

const withSeat = (
  view: AbyssView,
  seat: number,
  change: (seat: SeatView) => Partial<SeatView>,
): AbyssView => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? withKeys({ ...one, ...change(one) }) : one)),
});

const toHand = (view: AbyssView, seat: number, ally: AllyId): AbyssView =>
  withSeat(view, seat, ({ hand, hand_size }) => ({
    hand: hand && [...hand, ally],
    hand_size: hand_size + 1,
  }));

const fromHand = (view: AbyssView, seat: number, ally: AllyId): AbyssView =>
  withSeat(view, seat, ({ hand, hand_size }) => ({
    hand: hand && without(hand, ally),
    hand_size: hand_size - 1,
  }));

const enlist = (view: AbyssView, seat: number, lord: LordId): AbyssView =>
  withSeat(
    view.court.includes(lord)
      ? { ...view, court: without(view.court, lord) }
      : { ...view, lord_deck: view.lord_deck - 1 },
    seat,
    ({ free }) => ({ free: [...free, { lord, disabled: false }] }),
  );

const toCourt = (view: AbyssView, lord: LordId): AbyssView => ({
  ...view,
  court: [...view.court, lord],
  lord_deck: view.lord_deck - 1,
});

/** The card of a space; whatever lay there or below it is gone. */
const onTrack = (view: AbyssView, space: number, card: ExploredId): AbyssView => ({
  ...view,
  track: [...view.track.slice(0, space - 1), card],
  deck: view.deck - 1,
});

const offTrack = (view: AbyssView): AbyssView => ({ ...view, track: view.track.slice(0, -1) });

const withBorder = (view: AbyssView, change: (border: Border) => Partial<Border>): AbyssView =>
  view.border ? { ...view, border: { ...view.border, ...change(view.border) } } : view;

const withZone = (
  zones: readonly Zone[],
  zone: ZoneId | undefined,
  change: Partial<Zone>,
): Zone[] => zones.map((one) => (one.zone === zone ? { ...one, ...change } : one));

const zoneOf = (view: AbyssView, leviathan: LeviathanId): ZoneId | undefined =>
  view.border?.zones.find((one) => one.leviathan === leviathan)?.zone;

const withClash = (view: AbyssView, change: Partial<Clash>): AbyssView =>
  withBorder(view, ({ clash }) => (clash ? { clash: { ...clash, ...change } } : {}));

// -- the table after an event -------------------------------------------------------------

const ADVANCE: ByKind<Events, AbyssView, AbyssView> = {
  'turn-began': (view, { seat }) => ({
    ...view,
    active: seat,
    price: 1,
    bought: [],
    declined: [],
  }),
  'pearls-gained': (view, { seat, total }) =>
    withSeat({ ...view, sold: false }, seat, () => ({ pearls: total })),
  'pearls-lost': (view, { seat, total }) => withSeat(view, seat, () => ({ pearls: total })),

  // exploring
  'ally-revealed': (view, { ally, space }) => onTrack(view, space, ally),
  'monster-revealed': (view, { space }) => onTrack(view, space, MONSTER),
  'ally-bought': (view, { seat, ally }) =>
    toHand(
      {
        ...offTrack(view),
        sold: true,
        bought: [...view.bought, seat].sort((a, b) => a - b),
        price: view.price + 1,
      },
      seat,
      ally,
    ),
  'ally-taken': (view, { seat, ally }) => toHand(offTrack(view), seat, ally),
  'ally-to-council': (view, { ally }) => ({
    ...view,
    // With the first ally that leaves, the monsters leave as well.
    track: without(view.track, ally).filter((card) => card !== MONSTER),
    council: { ...view.council, [raceOf(ally)]: view.council[raceOf(ally)] + 1 },
  }),
  'monster-passed': (view, { space }) => ({ ...view, threat: space }),
  'monster-ignored': offTrack,
  'monster-harmless': offTrack,
  'reward-taken': (view) => ({
    ...view,
    threat: 1,
    track: view.track.filter((card) => card !== MONSTER),
  }),
  'deck-rebuilt': (view, { count }) => ({ ...view, deck: count, discard: [] }),

  // the council
  'pile-taken': (view, { seat, race, count }) =>
    withSeat({ ...view, council: { ...view.council, [race]: 0 } }, seat, ({ hand_size }) => ({
      hand_size: hand_size + count,
    })),
  'ally-drawn': (view, { seat, ally }) =>
    withSeat(view, seat, ({ hand }) => ({ hand: hand && [...hand, ally] })),
  'pile-dissolved': (view, { race }) => ({ ...view, council: { ...view.council, [race]: 0 } }),

  // keys and tokens
  'keys-gained': (view, { seat, total }) => withSeat(view, seat, () => ({ key_tokens: total })),
  'keys-used': (view, { seat, count }) =>
    withSeat(view, seat, ({ key_tokens }) => ({ key_tokens: key_tokens - count })),
  'tokens-drawn': (view, { seat, count }) =>
    withSeat({ ...view, tokens: view.tokens - count }, seat, ({ tokens }) => ({
      tokens: tokens + count,
    })),
  'token-seen': (view, { seat, influence }) => seen(view, seat, influence),
  'new-tokens-drawn': (view, { seat, count }) =>
    withSeat(
      withBorder(view, ({ new_tokens }) => ({ new_tokens: new_tokens - count })),
      seat,
      ({ new_tokens }) => ({ new_tokens: new_tokens + count }),
    ),
  'new-token-seen': (view, { seat, token }) => newSeen(view, seat, token),
  'token-revealed': (view, { seat, token }) =>
    withSeat(view, seat, ({ new_tokens, new_token_kinds }) => ({
      new_tokens: new_tokens - 1,
      new_token_kinds: new_token_kinds && without(new_token_kinds, token),
    })),
  'token-stolen': (view, { seat, seat2, pile }) => {
    const count = pile === 'new' ? 'new_tokens' : 'tokens';
    const lost = withSeat(view, seat2, (one) => ({ [count]: one[count] - 1 }));
    return withSeat(lost, seat, (one) => ({ [count]: one[count] + 1 }));
  },
  'token-won': (view, { seat, influence }) => seen(view, seat, influence),
  'new-token-won': (view, { seat, token }) => newSeen(view, seat, token),

  // the court
  'lord-plotted': (view, { lord }) => toCourt(view, lord),
  'lord-arrived': (view, { lord }) => toCourt(view, lord),
  'court-lord-replaced': (view, { lord, lord2 }) => ({
    ...view,
    court: view.court.map((one) => (one === lord ? lord2 : one)),
    lord_deck: view.lord_deck - 1,
    lord_discard: [...view.lord_discard, lord],
  }),
  'ally-paid': (view, { seat, ally }) => {
    const { payment } = view;
    const value = valueOf(ally);
    return fromHand(
      payment
        ? {
            ...view,
            payment: {
              ...payment,
              paid: [...payment.paid, ally],
              missing: Math.max(0, payment.missing - value),
            },
          }
        : view,
      seat,
      ally,
    );
  },
  'lord-recruited': (view, { seat, lord }) => enlist(view, seat, lord),
  'ally-affiliated': (view, { seat, ally }) =>
    withSeat({ ...view, payment: null }, seat, ({ affiliated }) => ({
      affiliated: [...affiliated, ally],
    })),

  // powers
  'ally-discarded': (view, { seat, ally }) => {
    const after = fromHand({ ...view, discard: [...view.discard, ally] }, seat, ally);
    // In a fight it is the one that attacks.
    if (view.border?.fight == null || view.decision?.seat !== seat) return after;
    const { zones, fight } = view.border;
    const leviathan = zones.find(({ zone }) => zone === fight)?.leviathan;
    if (!leviathan) return after;
    return withBorder(after, () => ({
      dice: null,
      power: 0,
      clash: { seat, zone: fight, leviathan, ally },
    }));
  },
  'lord-disabled': (view, { lord, seat2 }) =>
    withSeat(view, seat2, ({ free }) => ({
      free: free.map((one) => (one.lord === lord ? { lord, disabled: true } : one)),
    })),
  'lord-discarded': (view, { seat, lord }) =>
    withSeat({ ...view, lord_discard: [...view.lord_discard, lord] }, seat, ({ free }) => ({
      free: free.filter((one) => one.lord !== lord),
    })),
  'lord-taken': (view, { seat, lord }) => enlist(view, seat, lord),

  // locations
  'location-drawn': (view, { location }) => ({
    ...view,
    location_deck: view.location_deck - 1,
    drawn: [...view.drawn, location],
  }),
  'location-given-up': (view, { location }) => ({
    ...view,
    available: [...view.available, location],
  }),
  'location-taken': (view, { seat, location }) => {
    const left = [...view.available, ...view.drawn].filter((one) => one !== location);
    // One that was given up just now lies face up already: the new one takes over its lords.
    const given = view.seats[seat]?.locations.find((held) => left.includes(held.location));
    return withSeat({ ...view, available: left, drawn: [] }, seat, ({ locations }) => ({
      locations: given
        ? locations.map((held) => (held === given ? { ...held, location } : held))
        : [...locations, { location, lords: [], points: 0 }],
    }));
  },
  'location-replaced': (view, { seat, location }) =>
    withSeat({ ...view, location_deck: view.location_deck - 1 }, seat, ({ locations }) => ({
      locations: locations.map((held) =>
        held.location === SMOKERS ? { ...held, location } : held,
      ),
    })),
  'lord-tucked': (view, { seat, lord, location }) =>
    withSeat(view, seat, ({ free, locations }) => ({
      free: free.filter((one) => one.lord !== lord),
      locations: locations.map((held) =>
        held.location === location ? { ...held, lords: [...held.lords, lord] } : held,
      ),
    })),
  'last-turns-began': (view, { seat }) => ({ ...view, finisher: seat }),

  // the Border
  'leviathan-drawn': (view, { leviathan }) =>
    withBorder(view, ({ deck }) => ({ deck: deck - 1, newcomer: leviathan })),
  'dice-rolled': (view, { count, count2 }) =>
    withBorder(view, () => ({ dice: [count, count2].filter((die) => die > 0) })),
  'leviathan-attacked': (view, { leviathan }) =>
    withBorder(view, () => ({ arrival: zoneOf(view, leviathan) ?? null })),
  'leviathan-left': (view, { leviathan }) =>
    withBorder(view, ({ zones, discard }) => ({
      zones: withZone(zones, zoneOf(view, leviathan), { leviathan: null, life: 0 }),
      discard: [...discard, leviathan],
    })),
  'leviathan-came': (view, { leviathan, zone }) =>
    withBorder(view, ({ zones }) => ({
      zones: withZone(zones, zone, { leviathan, life: leviathanOf(leviathan).resistances.length }),
      newcomer: null,
      arrival: null,
    })),
  'wounds-taken': (view, { seat, total }) => withSeat(view, seat, () => ({ wounds: total })),
  'fight-began': (view, { seat, leviathan }) => {
    const zone = zoneOf(view, leviathan);
    if (zone === undefined) return view;
    return withBorder(view, () => ({
      fight: zone,
      power: 0,
      dice: null,
      clash: { seat, zone, leviathan },
    }));
  },
  'attack-made': (view, { ally, count }) =>
    withClash(
      withBorder(view, () => ({ power: count })),
      { ally, power: count },
    ),
  'pearls-spent': (view, { seat, count, total }) =>
    withSeat(
      withClash(
        withBorder(view, () => ({ power: total })),
        { power: total },
      ),
      seat,
      ({ pearls }) => ({ pearls: pearls - count }),
    ),
  'attack-failed': (view) => withClash(view, { outcome: 'failed' }),
  'leviathan-hurt': (view, { leviathan, count }) =>
    withClash(
      withBorder(view, ({ zones }) => ({
        zones: zones.map((one) =>
          one.leviathan === leviathan ? { ...one, life: one.life - count } : one,
        ),
      })),
      { outcome: 'hurt' },
    ),
  'leviathan-slain': (view, { seat, leviathan }) =>
    withSeat(
      withClash(
        withBorder(view, ({ zones }) => ({
          zones: withZone(zones, zoneOf(view, leviathan), { leviathan: null, life: 0 }),
          fight: null,
          power: 0,
        })),
        { outcome: 'slain' },
      ),
      seat,
      ({ slain }) => ({ slain: [...slain, leviathan] }),
    ),
  'statue-taken': (view, { seat }) => withBorder(view, () => ({ statue: seat })),
};
ADVANCE['extra-turn-began'] = ADVANCE['turn-began']!;

const seen = (view: AbyssView, seat: number, influence: number): AbyssView =>
  withSeat(view, seat, ({ token_influence: known }) => ({
    token_influence: known && [...known, influence].sort((a, b) => a - b),
  }));

const newSeen = (view: AbyssView, seat: number, token: NewToken): AbyssView =>
  withSeat(view, seat, ({ new_token_kinds: known }) => ({
    new_token_kinds: known && [...known, token],
  }));

/** The table after an event, as far as it can be told before the whole action is done. */
export function advance(view: AbyssView, event: GameEvent): AbyssView {
  return on(ADVANCE, view, event) ?? view;
}

// -- what flies -------------------------------------------------------------------------------

/** More pieces than these of a kind fly only in words. */
const MOST = 3;
const several = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(count, MOST) }, () => flight);

/** Into the hand: to the card itself where it can be seen, else to the count. */
function intoHand(view: AbyssView, seat: number, ally: AllyId): Pick<Flight, 'to' | 'into'> {
  const hand = seat === (view.viewer ?? 0) ? view.seats[seat]?.hand : null;
  if (!hand) return { to: `hand-of:${seat}`, into: true };
  return hand.includes(ally) ? { to: `hand:${ally}`, into: true } : { to: `hand:${ally}` };
}
const outOfHand = (view: AbyssView, seat: number, ally: AllyId): string =>
  seat === (view.viewer ?? 0) && view.seats[seat]?.hand ? `hand:${ally}` : `hand-of:${seat}`;

/** Where a lord of a seat lies. */
const lordAt = (view: AbyssView, seat: number, lord: LordId): string =>
  seat === (view.viewer ?? 0) ? `own:${lord}` : `seat:${seat}:lord:${lord}`;

const fromDeck = (view: AbyssView, lord: LordId): string =>
  view.court.includes(lord) ? `court:${lord}` : 'lord-deck';

const FLY: ByKind<Events, AbyssView, Flight[]> = {
  'pearls-gained': (view, { seat, count }) =>
    view.sold
      ? []
      : several(count, {
          piece: 'sign:pearl',
          from: 'supply:pearls',
          to: `pearls:${seat}`,
          into: true,
        }),
  'ally-revealed': (_, { ally, space }) => [
    { piece: `ally:${ally}`, from: 'deck', to: `track:${space}` },
  ],
  'monster-revealed': (_, { space }) => [
    { piece: `ally:${MONSTER}`, from: 'deck', to: `track:${space}` },
  ],
  'ally-bought': (view, { seat, ally, count }) => [
    { piece: `ally:${ally}`, from: `track:${view.track.length}`, ...intoHand(view, seat, ally) },
    ...several(count, {
      piece: 'sign:pearl',
      from: `pearls:${seat}`,
      to: `pearls:${view.active}`,
      into: true,
    }),
  ],
  'ally-taken': (view, { seat, ally }) => [
    { piece: `ally:${ally}`, from: `track:${view.track.length}`, ...intoHand(view, seat, ally) },
  ],
  'ally-to-council': (view, { ally }) => [
    {
      piece: `ally:${ally}`,
      from: `track:${view.track.indexOf(ally) + 1}`,
      to: `pile:${raceOf(ally)}`,
      into: true,
    },
  ],
  'pile-taken': (view, { seat, race, count }) =>
    view.seats[seat]?.hand && seat === (view.viewer ?? 0)
      ? []
      : several(count, { piece: 'back', from: `pile:${race}`, to: `hand-of:${seat}`, into: true }),
  'ally-drawn': (view, { seat, ally }) => [
    { piece: `ally:${ally}`, from: `pile:${raceOf(ally)}`, ...intoHand(view, seat, ally) },
  ],
  'keys-gained': (_, { seat, count }) =>
    several(count, { piece: 'sign:key', from: 'supply:keys', to: `keys:${seat}`, into: true }),
  'tokens-drawn': (_, { seat, count }) =>
    several(count, {
      piece: 'token:monster',
      from: 'supply:monster',
      to: `tokens:${seat}`,
      into: true,
    }),
  'new-tokens-drawn': (_, { seat, count }) =>
    several(count, {
      piece: 'token:new',
      from: 'supply:new',
      to: `new-tokens:${seat}`,
      into: true,
    }),
  'token-stolen': (_, { seat, seat2, pile }) => {
    const at = pile === 'new' ? 'new-tokens' : 'tokens';
    return [{ piece: `token:${pile}`, from: `${at}:${seat2}`, to: `${at}:${seat}`, into: true }];
  },
  'lord-plotted': (_, { lord }) => [
    { piece: `lord:${lord}`, from: 'lord-deck', to: `court:${lord}` },
  ],
  'lord-arrived': (_, { lord }) => [
    { piece: `lord:${lord}`, from: 'lord-deck', to: `court:${lord}` },
  ],
  'court-lord-replaced': (_, { lord2 }) => [
    { piece: `lord:${lord2}`, from: 'lord-deck', to: `court:${lord2}` },
  ],
  'ally-paid': (view, { seat, ally }) => [
    { piece: `ally:${ally}`, from: outOfHand(view, seat, ally), to: `paid:${ally}` },
  ],
  'lord-recruited': (view, { seat, lord }) => [
    { piece: `lord:${lord}`, from: `court:${lord}`, to: lordAt(view, seat, lord) },
  ],
  'lord-taken': (view, { seat, lord }) => [
    { piece: `lord:${lord}`, from: fromDeck(view, lord), to: lordAt(view, seat, lord) },
  ],
  'ally-affiliated': (_, { seat, ally }) => [
    { piece: `ally:${ally}`, from: `paid:${ally}`, to: `affiliated:${seat}`, into: true },
  ],
  'ally-discarded': (view, { seat, ally }) => {
    const attacks = view.border?.fight != null && view.decision?.seat === seat;
    return [
      {
        piece: `ally:${ally}`,
        from: outOfHand(view, seat, ally),
        ...(attacks ? { to: 'clash:ally' } : { to: 'discard', into: true }),
      },
    ];
  },
  'location-drawn': (_, { location }) => [
    { piece: `location:${location}`, from: 'location-deck', to: `drawn:${location}` },
  ],
  'location-taken': (view, { seat, location }) => [
    {
      piece: `location:${location}`,
      from: view.drawn.includes(location) ? `drawn:${location}` : `location:${location}`,
      ...(seat === (view.viewer ?? 0)
        ? { to: `held:${location}` }
        : { to: `locations:${seat}`, into: true }),
    },
  ],
  'lord-tucked': (view, { seat, lord }) =>
    seat === (view.viewer ?? 0)
      ? [{ piece: `lord:${lord}`, from: `own:${lord}`, to: `tucked:${lord}` }]
      : [],
  'leviathan-drawn': (_, { leviathan }) => [
    { piece: `leviathan:${leviathan}`, from: 'leviathan-deck', to: 'newcomer' },
  ],
  'leviathan-came': (_, { leviathan, zone }) => [
    { piece: `leviathan:${leviathan}`, from: 'newcomer', to: `zone:${zone}` },
  ],
  'wounds-taken': (view, { seat, count }) =>
    several(count, {
      piece: 'sign:wound',
      from: `zone:${view.border?.arrival}`,
      to: `wounds:${seat}`,
      into: true,
    }),
  'leviathan-slain': (view, { seat, leviathan }) => [
    {
      piece: `leviathan:${leviathan}`,
      from: `zone:${zoneOf(view, leviathan)}`,
      to: `slain:${seat}`,
      into: true,
    },
  ],
};

/** What flies over the table when an event happens, seen from the table before it. */
export function flights(view: AbyssView, event: GameEvent): Flight[] {
  return on(FLY, view, event) ?? [];
}

/** Events that happen all at once, if they follow each other. */
const TOGETHER: readonly string[] = [
  'ally-to-council',
  'ally-drawn',
  'lord-arrived',
  'location-drawn',
] satisfies (keyof Events)[];
export const together = (kind: string): boolean => TOGETHER.includes(kind);

/** How long, in milliseconds, an event is looked at: dice tumble, and blows are felt. */
const DWELL: Record<string, number> = {
  'dice-rolled': 1000,
  'leviathan-attacked': 800,
  'fight-began': 400,
  'attack-made': 500,
  'pearls-spent': 400,
  'attack-failed': 900,
  'leviathan-hurt': 900,
  'leviathan-slain': 700,
  'monster-passed': 250,
  'lord-disabled': 500,
} satisfies { [Kind in keyof Events]?: number };
export const dwell = ({ kind }: GameEvent): number => DWELL[kind] ?? 0;

// -- what is spoken of ------------------------------------------------------------------------

/** Where on the table that lies which an event speaks of. */
export function speaksOf({ kind, args }: GameEvent): string[] {
  const { seat, seat2, ally, lord, lord2, location, leviathan, race, zone, space } =
    args as unknown as Facts;
  switch (kind) {
    case 'ally-revealed':
    case 'monster-revealed':
      return [`track:${space}`];
    case 'ally-to-council':
      return [`pile:${raceOf(ally)}`];
    case 'pile-taken':
    case 'pile-dissolved':
      return [`pile:${race}`];
    case 'monster-passed':
      return ['threat'];
    case 'ally-paid':
      return [`paid:${ally}`];
    case 'lord-plotted':
    case 'lord-arrived':
      return [`court:${lord}`];
    case 'court-lord-replaced':
      return [`court:${lord2}`];
    case 'lord-recruited':
    case 'lord-taken':
      return [`own:${lord}`, `seat:${seat}:lord:${lord}`];
    case 'lord-disabled':
      return [`own:${lord}`, `seat:${seat2}:lord:${lord}`];
    case 'location-drawn':
      return ['location-deck', `drawn:${location}`];
    case 'location-taken':
    case 'location-replaced':
      return [`held:${location}`, `seat:${seat}`];
    case 'location-given-up':
      return [`location:${location}`];
    case 'leviathan-came':
      return [`zone:${zone}`];
    case 'leviathan-drawn':
    case 'leviathan-left':
      return ['leviathan-deck'];
    case 'fight-began':
    case 'attack-failed':
    case 'leviathan-hurt':
    case 'leviathan-attacked':
      return [`leviathan:${leviathan}`];
    case 'dice-rolled':
      return ['dice'];
    case 'deck-rebuilt':
      return ['deck'];
    case 'court-short':
    case 'court-refilled':
      return ['lord-deck'];
    case 'game-ended':
      return [];
    default:
      return [`seat:${seat}`];
  }
}
