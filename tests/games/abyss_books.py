"""A second set of books for Abyss: the whole table, kept from the events alone.

Whoever hears every event, the private ones too, can say where each card, pearl, key and token
is. The books do so, hold each event against the rules, and after every action the table must
be as they say.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import deepcourt
from deepcourt import Game
from deepcourt.core.vocabulary import Event

from . import abyss_figures as figures
from .abyss_figures import LEVIATHANS, LORDS, NEW_TOKENS, RACES, TOKENS, ZONES, race_of, value_of

Json = Any
MONSTER = "monster"
# What the books say of a position besides cards and seats.
KEPT = (
    "active",
    "price",
    "bought",
    "finisher",
    "court_short",
    "extra_turn",
    "threat",
    "track",
    "court",
    "tokens",
    "new_tokens",
    "newcomer",
    "border",
    "statue",
)


@dataclass
class Seat:
    """What belongs to a player."""

    pearls: int = 1
    key_tokens: int = 0
    wounds: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    affiliated: Counter[str] = field(default_factory=Counter)
    free: set[str] = field(default_factory=set)
    disabled: set[str] = field(default_factory=set)
    places: dict[str, list[str]] = field(default_factory=dict)
    tokens: Counter[int] = field(default_factory=Counter)
    new_tokens: Counter[str] = field(default_factory=Counter)
    slain: set[str] = field(default_factory=set)

    def is_active(self, lord: str) -> bool:
        return lord in self.free and lord not in self.disabled

    def lord_count(self) -> int:
        return len(self.free) + sum(map(len, self.places.values()))

    def keys(self) -> int:
        return self.key_tokens + sum(LORDS[lord].keys for lord in self.free - self.disabled)

    def document(self) -> Json:
        """As `game.position()` writes a seat, without an order."""
        return {
            "hand": dict(self.hand),
            "affiliated": dict(self.affiliated),
            "pearls": self.pearls,
            "key_tokens": self.key_tokens,
            "wounds": self.wounds,
            "free": self.free,
            "disabled": self.disabled,
            "locations": {place: set(lords) for place, lords in self.places.items()},
            "tokens": [self.tokens[value] for value in TOKENS],
            "new_tokens": [self.new_tokens[kind] for kind in NEW_TOKENS],
            "slain": self.slain,
        }


def take(pile: Counter[Any], card: Any) -> None:
    """Take a card from where it must be."""
    assert pile[card] > 0, f"{card} is not there"
    pile[card] -= 1
    if not pile[card]:
        del pile[card]


class Books:
    """Everything on the table, and what the turn has come to."""

    def __init__(self, game: Game) -> None:
        table = game.position()["table"]
        self.game = game
        self.leviathan = bool(table["leviathan_deck"])
        self.cards = figures.LEVIATHAN_CARDS if self.leviathan else figures.BASE_CARDS
        self.seats = [Seat() for _ in range(game.players)]
        self.discard: Counter[str] = Counter()
        self.council: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()
        self.track: list[str] = []
        self.deck = Counter(self.cards)
        if self.leviathan:
            for seat in self.seats:
                take(self.deck, "crab-1")
                seat.hand["crab-1"] += 1
        self.court: list[str] = list(table["court"])
        lords = figures.LEVIATHAN_LORDS if self.leviathan else figures.BASE_LORDS
        self.lord_deck = set(lords) - set(self.court)
        self.available: set[str] = set(table["available"])
        self.drawn: set[str] = set()
        self.location_deck = set(figures.LOCATIONS) - self.available
        self.token_bag = Counter(TOKENS)
        self.new_bag = Counter(NEW_TOKENS if self.leviathan else {})
        self.fresh: Counter[str] = Counter()
        self.border: dict[str, tuple[str, int]] = {}  # zone: leviathan and its life
        for zone, found in zip(ZONES, table["border"], strict=True):
            if found is not None:
                beast = found["leviathan"]
                self.border[zone] = beast, len(LEVIATHANS[beast].resistances)
        self.leviathan_deck = set(LEVIATHANS if self.leviathan else ())
        self.leviathan_deck -= {beast for beast, _ in self.border.values()}
        self.newcomer: str | None = None
        self.statue: int | None = None
        self.threat = 1
        self.active: int = table["active"]
        self.price = 1
        self.bought: set[int] = set()
        self.finisher: int | None = None
        self.court_short = False
        self.extra_turn = False
        # what came last and is needed for what comes next
        self.keys_under: Counter[str] = Counter()  # keys that were used for a location
        self.swapped: list[str] | None = None  # lords that wait for the Illusionist's location
        self.affiliates: list[str] = []  # allies that may be affiliated now
        self.victim = 0
        self.dice = (0, 0)
        self.power: int | None = None  # of the attack
        self.stayed = 0  # allies that pearls were paid for under martial law
        self.last_turns: list[int] = []
        self.extra_began = False
        assert len(self.court) == 6
        assert len(self.available) == 1
        assert len(self.border) == int(self.leviathan)
        self.check()

    # -- an action ----------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Let the game go on by an action, and write down what is heard."""
        game = self.game
        if game.notation(action) == "pay-pearl":
            self.stayed += 1
        game.listen()
        game.apply(action)
        for event in game.all_events():
            self.hear(event)
        self.check()

    def hear(self, event: Event) -> None:
        getattr(self, "on_" + event.kind.name.replace("-", "_"))(**event.args)

    # -- the whole table ----------------------------------------------------------------

    def check(self) -> None:
        table = self.game.position()["table"]
        self.silent_discards(table)
        assert self.document() == unordered(table)
        self.check_conservation(table)
        self.check_seats()
        assert self.game.scores() == figures.scores(table)
        if self.game.over:
            assert self.game.ranking() == figures.ranking(table)
            self.check_end()
        else:
            legal = self.game.legal_actions()
            assert legal
            assert len(set(legal)) == len(legal)

    def silent_discards(self, table: Json) -> None:
        """No event tells of the monsters left on the track, nor of hands when the game ends."""
        if not table["track"]:
            assert set(self.track) <= {MONSTER}
            self.discard.update(self.track)
            self.track = []
        if self.game.over:
            for seat in self.seats:
                self.discard += seat.hand
                seat.hand = Counter()

    def document(self) -> Json:
        return {
            "active": self.active,
            "price": self.price,
            "bought": sorted(self.bought),
            "finisher": self.finisher,
            "court_short": self.court_short,
            "extra_turn": self.extra_turn,
            "threat": self.threat,
            "deck": dict(self.deck),
            "discard": dict(self.discard),
            "track": self.track,
            "council": dict(self.council),
            "paid": dict(self.paid),
            "court": self.court,
            "lord_deck": self.lord_deck,
            "available": self.available,
            "drawn": self.drawn,
            "location_deck": self.location_deck,
            "tokens": [self.token_bag[value] for value in TOKENS],
            "new_tokens": [self.new_bag[kind] for kind in NEW_TOKENS],
            "leviathan_deck": self.leviathan_deck,
            "newcomer": self.newcomer,
            "border": [self.zone_document(zone) for zone in ZONES],
            "statue": self.statue,
            "seats": [seat.document() for seat in self.seats],
        }

    def zone_document(self, zone: str) -> Json:
        if zone not in self.border:
            return None
        beast, life = self.border[zone]
        lost = len(LEVIATHANS[beast].resistances) - life
        return {"leviathan": beast, "life_lost": lost}

    def check_conservation(self, table: Json) -> None:
        """Every exploration card and every token is in exactly one place."""
        piles = [table[name] for name in ("deck", "discard", "track", "council", "paid")]
        piles += [seat[name] for seat in table["seats"] for name in ("hand", "affiliated")]
        assert dict(Counter(chain.from_iterable(piles))) == dict(self.cards)
        held = [table["tokens"], *(seat["tokens"] for seat in table["seats"])]
        assert [sum(counts) for counts in zip(*held, strict=True)] == list(TOKENS.values())
        assert len({beast for beast, _ in self.border.values()}) == len(self.border)
        for beast, life in self.border.values():
            assert 0 <= life <= len(LEVIATHANS[beast].resistances)

    def check_seats(self) -> None:
        deciding = None if self.game.over else self.game.decision
        for seat in self.seats:
            assert seat.pearls >= 0
            assert seat.disabled <= seat.free
            for place, lords in seat.places.items():
                keys = [LORDS[lord].keys for lord in lords]
                assert all(keys)
                assert sum(keys) <= self.keys_under[place]
                if deciding is None or deciding.kind != "keys":
                    assert self.keys_under[place] == 3

    def check_end(self) -> None:
        """Everybody but the finisher had one last turn, in order."""
        assert self.finisher is not None
        players = self.game.players
        assert self.last_turns == [(self.finisher + 1 + i) % players for i in range(players - 1)]

    # -- turns --------------------------------------------------------------------------

    def end_is_near(self, seat: int) -> bool:
        """Whether the turn that ends now brings about the end."""
        if self.seats[seat].lord_count() >= 7 or self.court_short:
            return True
        tokens = sum(self.token_bag.values()) + sum(self.new_bag.values())
        return self.leviathan and (not self.leviathan_deck or tokens == 0)

    def on_turn_began(self, seat: int) -> None:
        if self.extra_began:
            assert seat == self.active
        else:
            assert seat == (self.active + 1) % len(self.seats)
            if self.finisher is not None:
                self.last_turns.append(seat)
        self.end_of_turn(self.seats[self.active])
        self.extra_began = False
        self.active = seat
        self.price = 1
        self.bought = set()

    def end_of_turn(self, seat: Seat) -> None:
        assert seat.keys() < 3 or not (self.available or self.location_deck)
        assert (self.finisher is not None) == (
            self.finisher is not None or self.end_is_near(self.active)
        )
        hand = sum(seat.hand.values())
        if self.suffers(self.active, "commander"):
            assert hand <= 6
        if self.leviathan:
            assert hand <= 12 + self.stayed
        self.stayed = 0

    def on_extra_turn_won(self, seat: int) -> None:
        assert seat == self.active
        self.extra_turn = True

    def on_extra_turn_began(self, seat: int) -> None:
        assert self.extra_turn
        self.extra_turn = False
        self.extra_began = True

    def on_last_turns_began(self, seat: int) -> None:
        assert self.finisher is None
        assert seat == self.active
        assert self.end_is_near(seat)
        self.finisher = seat

    def on_game_ended(self) -> None:
        self.end_of_turn(self.seats[self.active])

    # -- pearls, keys, tokens -----------------------------------------------------------

    def on_pearls_gained(self, seat: int, count: int, total: int) -> None:
        self.seats[seat].pearls += count
        assert self.seats[seat].pearls == total

    def on_pearls_lost(self, seat: int, count: int, total: int) -> None:
        self.on_pearls_gained(seat, -count, total)

    def on_pearls_spent(self, seat: int, count: int, total: int) -> None:
        self.seats[seat].pearls -= count
        assert self.power is not None
        self.power += count
        assert total == self.power

    def on_keys_gained(self, seat: int, count: int, total: int) -> None:
        self.seats[seat].key_tokens += count
        assert self.seats[seat].key_tokens == total

    def on_keys_used(self, seat: int, count: int) -> None:
        self.seats[seat].key_tokens -= count
        place = list(self.seats[seat].places)[-1]
        self.keys_under[place] += count
        assert self.seats[seat].key_tokens >= 0

    def on_tokens_drawn(self, seat: int, count: int) -> None:
        assert 0 < count <= sum(self.token_bag.values())

    def on_token_seen(self, seat: int, influence: int) -> None:
        take(self.token_bag, influence)
        self.seats[seat].tokens[influence] += 1

    def on_new_tokens_drawn(self, seat: int, count: int) -> None:
        assert 0 < count <= sum(self.new_bag.values())

    def on_new_token_seen(self, seat: int, token: str) -> None:
        take(self.new_bag, token)
        self.seats[seat].new_tokens[token] += 1

    def on_token_revealed(self, seat: int, token: str) -> None:
        assert seat == self.active
        take(self.seats[seat].new_tokens, token)

    def on_token_stolen(self, seat: int, seat2: int, pile: str) -> None:
        assert not self.seats[seat2].is_active("shaman")
        self.victim = seat2

    def on_token_won(self, seat: int, influence: int) -> None:
        take(self.seats[self.victim].tokens, influence)
        self.seats[seat].tokens[influence] += 1

    def on_new_token_won(self, seat: int, token: str) -> None:
        take(self.seats[self.victim].new_tokens, token)
        self.seats[seat].new_tokens[token] += 1

    # -- exploring ----------------------------------------------------------------------

    def drop_monster(self) -> None:
        """With Leviathan a monster is gone when the next card comes."""
        if self.leviathan and self.track and self.track[-1] == MONSTER:
            self.track.pop()
            self.discard[MONSTER] += 1

    def revealed(self, card: str, space: int) -> None:
        self.drop_monster()
        take(self.deck, card)
        self.track.append(card)
        assert len(self.track) == space <= 5

    def on_ally_revealed(self, seat: int, ally: str, space: int) -> None:
        self.revealed(ally, space)

    def on_monster_revealed(self, seat: int, space: int) -> None:
        self.revealed(MONSTER, space)

    def on_deck_rebuilt(self, count: int) -> None:
        self.drop_monster()
        assert not +self.deck
        assert sum(self.discard.values()) == count > 0
        self.deck, self.discard = self.discard, Counter()

    def on_ally_bought(self, seat: int, ally: str, count: int) -> None:
        assert seat not in self.bought | {self.active}
        assert count == self.price == 1 + len(self.bought)
        assert self.track.pop() == ally
        self.seats[seat].hand[ally] += 1
        self.bought.add(seat)
        self.price += 1

    def on_offer_declined(self, seat: int, ally: str) -> None:
        assert self.track[-1] == ally
        assert seat not in self.bought
        assert self.seats[seat].pearls >= self.price

    def on_ally_taken(self, seat: int, ally: str) -> None:
        assert seat == self.active
        assert self.track.pop() == ally
        self.seats[seat].hand[ally] += 1

    def on_ally_to_council(self, seat: int, ally: str) -> None:
        self.track.remove(ally)
        self.council[ally] += 1

    def on_exploration_failed(self, seat: int) -> None:
        self.drop_monster()
        assert set(+self.deck + self.discard) <= {MONSTER}

    def on_monster_passed(self, seat: int, space: int) -> None:
        assert self.track[-1] == MONSTER
        self.threat = min(self.threat + 1, 6)
        assert space == self.threat

    def on_monster_fought(self, seat: int) -> None:
        assert self.track[-1] == MONSTER

    def on_monster_ignored(self, seat: int) -> None:
        assert self.track[-1] == MONSTER
        assert self.seats[seat].is_active("coward")

    def on_monster_harmless(self, seat: int) -> None:
        assert self.finisher not in (None, seat)

    def on_reward_taken(self, seat: int, reward: str) -> None:
        space = self.threat
        if space > 1 and self.suffers(seat, "tamer"):
            space -= 1
        assert reward in figures.REWARDS[space - 1]
        self.threat = 1

    # -- the Council --------------------------------------------------------------------

    def pile(self, race: str) -> Counter[str]:
        return Counter({ally: n for ally, n in self.council.items() if race_of(ally) == race})

    def on_pile_taken(self, seat: int, race: str, count: int) -> None:
        assert sum(self.pile(race).values()) == count > 0

    def on_ally_drawn(self, seat: int, ally: str) -> None:
        take(self.council, ally)
        self.seats[seat].hand[ally] += 1

    def on_pile_dissolved(self, seat: int, race: str, count: int) -> None:
        assert self.seats[seat].is_active("oracle")
        pile = self.pile(race)
        assert sum(pile.values()) == count > 0
        self.council -= pile
        self.discard += pile

    # -- the court ----------------------------------------------------------------------

    def suffers(self, seat: int, soldier: str) -> bool:
        others = (other for number, other in enumerate(self.seats) if number != seat)
        return any(other.is_active(soldier) for other in others) and not self.seats[seat].is_active(
            "shaman"
        )

    def to_court(self, lord: str) -> None:
        self.lord_deck.remove(lord)
        self.court.append(lord)
        assert len(self.court) <= 6

    def on_lord_plotted(self, seat: int, lord: str) -> None:
        self.to_court(lord)

    def on_lord_arrived(self, lord: str) -> None:
        self.to_court(lord)

    def on_court_refilled(self, seat: int) -> None:
        assert seat == self.active
        assert len(self.court) <= 2

    def on_court_short(self) -> None:
        assert len(self.court) < 6
        assert not self.lord_deck
        self.court_short = True

    def on_ally_paid(self, seat: int, ally: str) -> None:
        take(self.seats[seat].hand, ally)
        self.paid[ally] += 1

    def on_lord_recruited(self, seat: int, lord: str, count: int) -> None:
        own = self.seats[seat]
        cost = LORDS[lord].cost
        cost -= 2 * own.is_active("treasurer")
        cost += 2 * self.suffers(seat, "recruiter")
        paid = list(self.paid.elements())
        assert count == max(0, cost - sum(map(value_of, paid)))
        any_race = own.is_active("diplomat")
        assert figures.is_payment(LORDS[lord], cost, count, any_race, paid)
        weakest = min(map(value_of, paid))
        any_ally = own.is_active("master-of-magic")
        self.affiliates = [ally for ally in paid if any_ally or value_of(ally) == weakest]
        self.court.remove(lord)
        own.free.add(lord)

    def on_ally_affiliated(self, seat: int, ally: str) -> None:
        own = self.seats[seat]
        if self.affiliates:
            assert ally in self.affiliates
            take(self.paid, ally)
            self.discard += self.paid
            self.paid = Counter()
            self.affiliates = []
        else:  # at the end of the game
            held = [other for other in own.hand.elements() if race_of(other) == race_of(ally)]
            assert value_of(ally) == min(map(value_of, held))
            take(own.hand, ally)
        own.affiliated[ally] += 1

    def on_ally_discarded(self, seat: int, ally: str) -> None:
        take(self.seats[seat].hand, ally)
        self.discard[ally] += 1

    def on_lord_disabled(self, seat: int, lord: str, seat2: int) -> None:
        assert seat == self.active != seat2
        assert self.seats[seat2].is_active(lord)
        assert not self.seats[seat2].is_active("shaman")
        self.seats[seat2].disabled.add(lord)

    def on_lord_discarded(self, seat: int, lord: str) -> None:
        self.seats[seat].free.remove(lord)
        self.seats[seat].disabled.discard(lord)

    def on_lord_taken(self, seat: int, lord: str) -> None:
        if lord in self.court:
            self.court.remove(lord)
        else:
            self.lord_deck.remove(lord)
        self.seats[seat].free.add(lord)

    def on_court_lord_replaced(self, seat: int, lord: str, lord2: str) -> None:
        assert self.seats[seat].is_active("opportunist")
        self.lord_deck.remove(lord2)
        self.court[self.court.index(lord)] = lord2

    # -- locations ----------------------------------------------------------------------

    def on_location_drawn(self, seat: int, location: str) -> None:
        self.location_deck.remove(location)
        self.drawn.add(location)

    def on_location_taken(self, seat: int, location: str) -> None:
        if location in self.drawn:
            self.available |= self.drawn
            self.drawn = set()
        self.available.remove(location)
        self.seats[seat].places[location] = self.swapped or []
        if self.swapped is not None:
            self.keys_under[location] = 3
        self.swapped = None

    def on_location_given_up(self, seat: int, location: str) -> None:
        self.swapped = self.seats[seat].places.pop(location)
        self.keys_under[location] = 0
        self.available.add(location)

    def on_location_replaced(self, seat: int, location: str) -> None:
        self.location_deck.remove(location)
        self.seats[seat].places[location] = self.seats[seat].places.pop("black-smokers")
        self.keys_under[location] = self.keys_under.pop("black-smokers")

    def on_lord_tucked(self, seat: int, lord: str, location: str) -> None:
        own = self.seats[seat]
        assert own.is_active(lord)
        own.free.remove(lord)
        own.places[location].append(lord)
        self.keys_under[location] += LORDS[lord].keys

    # -- the Border ---------------------------------------------------------------------

    def zone(self, leviathan: str) -> str:
        return next(zone for zone, (beast, _) in self.border.items() if beast == leviathan)

    def on_leviathan_drawn(self, seat: int, leviathan: str) -> None:
        assert self.newcomer is None
        self.leviathan_deck.remove(leviathan)
        self.newcomer = leviathan
        self.dice = (0, 0)

    def on_dice_rolled(self, seat: int, count: int, count2: int) -> None:
        self.dice = count, count2
        assert 1 <= count <= 6
        assert 0 <= count2 <= 6

    def on_leviathan_came(self, seat: int, leviathan: str, zone: str) -> None:
        assert self.newcomer == leviathan
        assert zone not in self.border
        if any(self.dice):  # the Breeder rolls no dice
            assert zone == figures.zone_of(self.dice)
        self.newcomer = None
        self.border[zone] = leviathan, len(LEVIATHANS[leviathan].resistances)

    def on_leviathan_attacked(self, seat: int, leviathan: str) -> None:
        assert self.zone(leviathan) == figures.zone_of(self.dice)

    def on_leviathan_left(self, leviathan: str) -> None:
        del self.border[self.zone(leviathan)]

    def on_wounds_taken(self, seat: int, count: int, total: int) -> None:
        assert count > 0
        self.seats[seat].wounds += count
        assert self.seats[seat].wounds == total

    def on_fight_began(self, seat: int, leviathan: str) -> None:
        assert leviathan == self.border[self.zone(leviathan)][0]

    def on_attack_made(self, seat: int, ally: str, count: int) -> None:
        assert count == value_of(ally) + max(self.dice)
        assert (self.dice[1] > 0) == ally.endswith("dice")
        self.power = count

    def weakened(self, leviathan: str) -> int:
        """The life points that the attack takes: resistances add up from the marker down."""
        life = self.border[self.zone(leviathan)][1]
        rest = LEVIATHANS[leviathan].resistances[-life:]
        power = self.power or 0
        return max(n for n in range(life + 1) if sum(rest[:n]) <= power)

    def on_attack_failed(self, seat: int, leviathan: str) -> None:
        assert self.weakened(leviathan) == 0
        self.power = None

    def on_leviathan_hurt(self, seat: int, leviathan: str, count: int) -> None:
        if self.power is None:  # the Rebel
            assert count == 1
        else:
            assert count == self.weakened(leviathan)
        self.power = None
        zone = self.zone(leviathan)
        self.border[zone] = leviathan, self.border[zone][1] - count

    def on_leviathan_slain(self, seat: int, leviathan: str) -> None:
        zone = self.zone(leviathan)
        assert self.border.pop(zone)[1] == 0
        self.seats[seat].slain.add(leviathan)
        holder = None if self.statue is None else len(self.seats[self.statue].slain)
        if holder is None or len(self.seats[seat].slain) >= holder:
            self.statue = seat

    def on_statue_taken(self, seat: int) -> None:
        assert self.statue == seat


def unordered(table: Json) -> Json:
    """The part of a position that the books keep, where order means nothing without order."""
    bags = ("deck", "discard", "council", "paid")
    sets = ("lord_deck", "available", "drawn", "location_deck", "leviathan_deck")
    return {
        **{name: table[name] for name in KEPT},
        **{name: dict(Counter(table[name])) for name in bags},
        **{name: set(table[name]) for name in sets},
        "seats": [unordered_seat(seat) for seat in table["seats"]],
    }


def unordered_seat(seat: Json) -> Json:
    return {
        **seat,
        **{name: dict(Counter(seat[name])) for name in ("hand", "affiliated")},
        **{name: set(seat[name]) for name in ("free", "disabled", "slain")},
        "locations": {place: set(lords) for place, lords in seat["locations"].items()},
    }


def check_readers(game: Game) -> None:
    """What the engine counts along (hands, piles, sums) is what a fresh count finds."""
    restored = deepcourt.from_position(game.position())
    assert restored.legal_actions() == game.legal_actions()
    assert restored.scores() == game.scores()
    assert restored.view() == game.view()
    if not deepcourt.COMPILED:
        for seat in range(game.players):
            hand = game.hand_allies(seat)  # type: ignore[attr-defined]
            assert game.hand_size[seat] == len(hand)  # type: ignore[attr-defined]
            values = [0] * len(RACES)
            for ally in hand:
                values[ally // 9] += (1, 2, 3, 4, 5, 1, 2, 3, 4)[ally % 9]
            assert list(game.race_value[seat]) == values  # type: ignore[attr-defined]
