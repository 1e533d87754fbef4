"""Random games of Abyss with a look at the table along the way."""

from __future__ import annotations

import random

from deepcourt.games.abyss.constants import LEVIATHANS, ZONES
from deepcourt.games.abyss.rules import Abyss

from . import abyss_figures as figures
from .abyss_books import Books, check_readers
from .cases import Case

MOST_ACTIONS = 5_000  # no random game comes near
BOOKS_EVERY = 100


class Glance:
    """What can be seen quickly: numbers of cards and tokens, and that wounds do not heal."""

    def __init__(self, game: Abyss) -> None:
        self.game = game
        cards = figures.LEVIATHAN_CARDS if game.leviathan else figures.BASE_CARDS
        self.cards = cards.total()
        self.lords = len(figures.LEVIATHAN_LORDS if game.leviathan else figures.BASE_LORDS)
        self.new_tokens = sum(figures.NEW_TOKENS.values()) if game.leviathan else 0
        self.wounds = [0] * game.players
        self.locations = len(figures.LOCATIONS)

    def look(self) -> None:
        game = self.game
        seats = range(game.players)
        held = [len(game.hand_allies(seat)) + len(game.affiliated_allies(seat)) for seat in seats]
        loose = game.deck_size + game.discard_size + len(game.track_cards())
        loose += sum(game.council_sizes()) + len(game.paid_allies())
        assert loose + sum(held) == self.cards
        tokens = [sum(game.token_counts(seat)) for seat in seats]
        assert game.token_supply() + sum(tokens) == sum(figures.TOKENS.values())
        self.look_at_lords_and_locations()
        if game.leviathan:
            self.look_at_border()

    def look_at_lords_and_locations(self) -> None:
        game = self.game
        seats = range(game.players)
        lords = [*game.deck_lords(), *game.court_lords()]
        locations = [*game.deck_locations(), *game.available_locations(), *game.locations_drawn()]
        for seat in seats:
            lords += game.lords_of(seat)
            locations += game.controlled_locations(seat)
            assert game.pearl_count(seat) >= 0
        assert len(set(lords)) == len(lords) <= self.lords
        assert len(set(locations)) == len(locations) <= self.locations
        self.lords = len(lords)  # what has left the game does not come back
        self.locations = len(locations)
        assert self.locations >= 19  # only the Black Smokers leave

    def look_at_border(self) -> None:
        game = self.game
        seats = range(game.players)
        kept = [sum(game.new_token_counts(seat)) for seat in seats]
        new_tokens = game.new_token_supply() + sum(kept)
        assert new_tokens <= self.new_tokens
        self.new_tokens = new_tokens
        wounds = [game.wound_count(seat) for seat in seats]
        assert all(now >= then for now, then in zip(wounds, self.wounds, strict=True))
        self.wounds = wounds
        beasts = [*game.deck_leviathans()]
        for zone in range(ZONES):
            beast = game.border_at(zone)
            if beast < LEVIATHANS:
                beasts.append(beast)
                assert 0 <= game.life_lost_at(zone) <= 3
        slain = [game.slain_by(seat) for seat in seats]
        for own in slain:
            beasts += own
        assert len(set(beasts)) == len(beasts) <= LEVIATHANS
        most = max(map(len, slain))
        assert (game.statue < 0) == (most == 0)
        assert most == 0 or len(slain[game.statue]) == most


def glance_through(case: Case, seed: int) -> int:
    """Play a game at random with a look at every round; the number of its actions."""
    game = case.new(seed)
    assert isinstance(game, Abyss)
    choose = random.Random(seed).choice
    glance = Glance(game)
    turn = -1
    actions = 0
    while not game.over:
        legal = game.legal_actions()
        assert legal, "nothing can be done"
        game.apply(choose(legal))
        actions += 1
        assert actions < MOST_ACTIONS, "the game does not end"
        if game.active != turn:
            turn = game.active
            if turn == 0:
                glance.look()
    glance.look()
    table = game.position()["table"]
    assert game.scores() == figures.scores(table)
    assert game.ranking() == figures.ranking(table)
    return actions


def keep_books(case: Case, seed: int) -> int:
    """Play a game at random with a second set of books; the number of its actions."""
    game = case.new(seed)
    rng = random.Random(seed)
    books = Books(game)
    actions = 0
    while not game.over:
        books.play(rng.choice(game.legal_actions()))
        actions += 1
        if rng.random() < 0.05:
            check_readers(game)
    return actions


def watch(case: Case, seed: int) -> int:
    """One game of very many; one in a hundred is played again with a second set of books."""
    if seed % BOOKS_EVERY == 0:
        keep_books(case, seed)
    return glance_through(case, seed)
