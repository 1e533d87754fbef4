# cython: annotation_typing=False
"""The contract of a game: what every game provides, and what it gets for it.

A subclass keeps its state in plain numbers and fixed arrays and implements the first block
of methods below. Each of them compiles to C and runs without Python objects and without
the GIL, so playouts and search call them directly. Everything else here is for Python
callers and is written once for all games.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, MutableSequence
from typing import TYPE_CHECKING, Any

import cython

from . import titles
from .chance import Chance
from .deprecation import warn
from .errors import IllegalAction, InvalidSeat, UnknownAction
from .numbers import is_whole

if TYPE_CHECKING:
    from .errors import Reason
    from .network import Network
    from .titles import Decision, ScoreLine, Title
    from .vocabulary import Event

COMPILED: bool = cython.compiled

if not cython.compiled:
    from math import exp

    from .network import MAX_INPUTS, MAX_SEATS

    LAST_ACTION = 0xFFFF  # that could be: C keeps their numbers in 16 bits
    MAX_ACTIONS = 256  # legal at one moment
    MAX_FRAMES = 32  # decisions that wait for another one
    NOBODY = -1


class Game(Chance):
    """A game in progress: whose decision, which actions, what they lead to."""

    players: int
    seat: int  # who decides; NOBODY when the game is over
    kind: int  # what is to be decided: an index into the title's `decisions`
    over: bool
    moves: int  # played so far
    network: Network | None  # tells who wins; without one the evaluation does

    # -- what every game provides -------------------------------------------------------

    def allocate(self) -> None:
        """Make the arrays where they are not part of a C struct."""

    def reset(self, players: int, seed: int) -> None:
        """Set up a new game."""

    def list_actions(self) -> int:
        """Write the legal actions to `self.actions`; their number."""
        return 0

    def play(self, action: int) -> None:
        """Carry out a legal action, up to the next decision, and count it in `moves`. Legality
        is not checked."""

    def copy_from(self, source: Game) -> None:
        """Become a copy of another game of the same title."""

    def sample_from(self, source: Game, seat: int, seed: int) -> None:
        """Become a world that `seat` (NOBODY: a spectator) could be in, chosen by `seed`.

        The result depends on what that seat may know of `source` and on the seed, and on
        nothing else: whatever is hidden is dealt anew in an order of its own.
        """

    def score(self, seat: int) -> int:
        """The points of a seat, as if the game ended now."""
        return 0

    def tie_break(self, seat: int) -> int:
        """What decides between equal scores; equal again is a shared place."""
        return 0

    def evaluate(self, seat: int) -> float:
        """How good the position looks for a seat: an estimate of its lead in points."""
        return 0.0

    def lead_scale(self) -> float:
        """By how many points leads still change until the end: a seat with such a lead wins
        about three times of four."""
        return 1.0

    def observe(self, seat: int, seen: MutableSequence[int], at: int) -> None:
        """Write what a seat sees, in the title's `layout`, into zeros that begin at `at`."""

    def describe_seats(self, seen: list[float]) -> None:
        """Write what the network sees of the seats, one after the other."""

    def blank(self) -> Game:
        """A game of the same title with nothing in it, to copy into."""
        return Game()

    # -- pending decisions --------------------------------------------------------------

    def allocate_base(self) -> None:
        """Call from `allocate`."""
        self.begin_stream(0)
        if not cython.compiled:
            self.network = None
            self.frames = [[0, 0] for _ in range(MAX_FRAMES)]
            self.actions = [0] * MAX_ACTIONS
            self.notes: list[tuple[int, int, int, int]] | None = None
            self.listening = False

    def begin(self, players: int, seed: int) -> None:
        """Call first in `reset`."""
        self.players = players
        self.stream = seed
        self.suspended = 0
        self.moves = 0
        self.over = False
        self.kind = 0
        self.seat = 0

    def copy_base(self, source: Game) -> None:
        """Call from `copy_from`."""
        self.players = source.players
        self.stream = source.stream
        self.gamma = source.gamma
        self.seat = source.seat
        self.kind = source.kind
        self.over = source.over
        self.moves = source.moves
        self.suspended = source.suspended
        for i in range(source.suspended):
            self.frames[i][0] = source.frames[i][0]
            self.frames[i][1] = source.frames[i][1]

    def ask(self, kind: int, seat: int) -> None:
        """The next decision, in place of the one just answered."""
        self.kind = kind
        self.seat = seat

    def interrupt(self, kind: int, seat: int) -> None:
        """A decision that comes first; the present one waits until `resume`."""
        self.later(self.kind, self.seat)
        self.ask(kind, seat)

    def later(self, kind: int, seat: int) -> None:
        """Something to come back to by `resume`; what was put here last comes first."""
        self.frames[self.suspended][0] = kind
        self.frames[self.suspended][1] = seat
        self.suspended += 1

    def resume(self) -> None:
        """Go back to the decision that was interrupted last."""
        self.suspended -= 1
        self.ask(self.frames[self.suspended][0], self.frames[self.suspended][1])

    def finish(self) -> None:
        """The game is over."""
        self.over = True
        self.seat = NOBODY

    # -- events -------------------------------------------------------------------------

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note what happened, if anybody listens; the arguments as the event kind names them."""
        if self.listening:
            self.write_note(kind, a, b, c)

    def write_note(self, kind: int, a: int, b: int, c: int) -> None:
        with cython.gil:
            if self.notes is not None:
                self.notes.append((kind, a, b, c))

    def listen(self) -> None:
        """Note events from now on, and forget those noted before."""
        self.notes = []
        self.listening = True

    def events(self, seat: int | None = None) -> list[Event]:
        """What happened since `listen()`, as far as a seat (None: a spectator) may see it."""
        viewer = self.viewer(seat)
        return [event for event in self.all_events() if event.visible_to(viewer)]

    def all_events(self) -> list[Event]:
        """What happened since `listen()`, secrets included: for whoever keeps the game."""
        kinds = self.title.events
        return [kinds[kind].event(a, b, c) for kind, a, b, c in self.notes or []]

    def revealed_something(self) -> bool:
        """Whether anybody has learnt anything since `listen()`."""
        return any(self.title.events[note[0]].reveals for note in self.notes or [])

    # -- playing ------------------------------------------------------------------------

    @property
    def title(self) -> Title:
        """The game this is one of: its name, actions, cards and words."""
        return titles.of(self)

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now and by whom, with what is needed to show it."""
        return None if self.over else self.title.decision(self)

    def legal_actions(self) -> list[int]:
        """The actions that the deciding seat may choose from; empty only when the game is over."""
        count = 0 if self.over else self.list_actions()
        return [self.actions[i] for i in range(count)]

    def is_legal(self, action: int) -> bool:
        if self.over:
            return False
        for i in range(self.list_actions()):
            if self.actions[i] == action:
                return True
        return False

    def apply(self, action: int) -> None:
        """Play an action; `IllegalAction`, and nothing changed, if it is not legal."""
        whole = type(action) is int or is_whole(action)  # the usual case costs no call
        if not whole or not 0 <= action <= LAST_ACTION or not self.is_legal(action):
            raise self.illegal(action)
        self.play(action)

    def illegal(self, action: int) -> IllegalAction | UnknownAction:
        notation = self.notation(action)
        reason = self.why_not(action)
        assert reason is not None
        return IllegalAction(notation, reason, self.title.explain(reason))

    def why_not(self, action: int) -> Reason | None:
        """Why an action is not possible now, or None if it is."""
        self.notation(action)
        return None if self.is_legal(action) else self.title.why_not(self, action)

    def notation(self, action: int) -> str:
        """The action in words that `parse` reads back."""
        return self.title.actions.notation(action)

    def parse(self, text: str) -> int:
        """The action that is written so, whether or not it is legal now."""
        return self.title.actions.parse(text)

    # -- results ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return [self.score(seat) for seat in range(self.players)]

    def rank(self, seat: int) -> int:
        rank = 1
        mine = self.score(seat)
        for other in range(self.players):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.tie_break(other) > self.tie_break(seat)):
                rank += 1
        return rank

    def lead(self, seat: int) -> int:
        """How many points a seat is ahead of the best other one."""
        best = -1000
        for other in range(self.players):
            if other != seat:
                best = max(best, self.score(other))
        return self.score(seat) - best

    def win_probability(self, seat: int, lead: float) -> float:
        """The probability that a seat wins. While the game goes on, the network tells it, or where
        there is none, how many points the seat is judged to be ahead (`lead`)."""
        if not self.over:
            if self.network is None:
                return 1.0 / (1.0 + exp(-lead / self.lead_scale()))
            if not cython.compiled:
                wins = [0.0] * MAX_SEATS
            self.fill_by_network(wins)
            return wins[seat]
        if self.rank(seat) > 1:
            return 0.0
        winners = 0
        for other in range(self.players):
            winners += self.rank(other) == 1
        return 1.0 / winners

    def fill_win_probabilities(self, leads: list[float], wins: list[float]) -> None:
        """The `win_probability` of each seat; they add up to 1."""
        if self.network is not None and not self.over:
            self.fill_by_network(wins)
            return
        total = 0.0
        for seat in range(self.players):
            wins[seat] = self.win_probability(seat, leads[seat])
            total += wins[seat]
        for seat in range(self.players):
            wins[seat] /= total

    def fill_by_network(self, wins: list[float]) -> None:
        """The probability that each seat wins, by the network."""
        if not cython.compiled:
            seen = [0.0] * (MAX_SEATS * MAX_INPUTS)
        self.describe_seats(seen)
        assert self.network is not None
        self.network.fill_win_probabilities(seen, self.players, wins)

    def features(self) -> list[list[float]]:
        """What the network sees of every seat."""
        if not cython.compiled:
            seen = [0.0] * (MAX_SEATS * MAX_INPUTS)
        assert self.network is not None
        inputs = self.network.inputs
        self.describe_seats(seen)
        return [[seen[seat * inputs + i] for i in range(inputs)] for seat in range(self.players)]

    def win_probabilities(self) -> list[float]:
        """The probability that each seat wins, by the evaluation of this very world, secrets
        included; they add up to 1."""
        wins = [self.win_probability(seat, self.evaluate(seat)) for seat in range(self.players)]
        return [one / sum(wins) for one in wins]

    def chances(self) -> list[float]:
        """The former name of `win_probabilities`."""
        warn("Game.chances", "Game.win_probabilities")
        return self.win_probabilities()

    def leads(self) -> list[float]:
        """How many points ahead every seat is judged to be, by the evaluation of this world."""
        return [self.evaluate(seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """The place of every seat, from 1; seats that the rules call tied share one."""
        return [self.rank(seat) for seat in range(self.players)]

    def reward(self, seat: int) -> float:
        """What a finished game was worth to a seat: 1 if it alone has won, and what the winners
        get is shared by the others as a loss, so that all add up to 0."""
        return (self.players * self.win_probability(seat, 0.0) - 1.0) / (self.players - 1)

    def rewards(self) -> list[float]:
        """The `reward` of every seat; 0 for all while the game goes on."""
        return [self.reward(seat) if self.over else 0.0 for seat in range(self.players)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """Every line of a seat's score sheet, as if the game ended now."""
        return self.title.score_sheet(self, self.seated(seat))

    # -- knowledge ----------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, future random events included. Copies do not listen."""
        new = self.blank()
        new.copy_from(self)
        return new

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything a seat (None: a spectator) may know, as plain JSON."""
        viewer = self.viewer(seat)
        return dict(self.title.view(self, None if viewer == NOBODY else viewer))

    def observation(self, seat: int) -> array[int]:
        """What a seat may know as numbers, in the order of the title's `layout`."""
        seen = array("h", bytes(2 * self.title.layout(self.players).size))
        self.write_observation(self.seated(seat), seen)
        return seen

    def write_observation(self, seat: int, seen: array[int]) -> None:
        self.observe(seat, cython.address(seen[0]) if cython.compiled else seen, 0)

    def sample(self, seat: int | None, rng: random.Random) -> Game:
        """A complete world that is consistent with what a seat (None: a spectator) knows.

        Hidden cards are dealt anew and its future is its own; two games with equal views
        give the same world for the same `rng`.
        """
        viewer = self.viewer(seat)
        if not hasattr(rng, "getrandbits"):
            raise TypeError(f"worlds are drawn with a random.Random, not with {rng!r}")
        new = self.blank()
        new.sample_from(self, viewer, rng.getrandbits(64))
        return new

    def viewer(self, seat: int | None) -> int:
        return NOBODY if seat is None else self.seated(seat)

    def seated(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise InvalidSeat(f"there is no seat {seat!r}; this table has 0 to {self.players - 1}")
        return int(seat)

    # -- as a document ------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole position, hidden cards and all, as plain JSON for `from_position`."""
        return titles.position(self)

    def frame_stack(self) -> list[tuple[int, int]]:
        """(kind, seat) of the decisions that wait, and last of the present one."""
        waiting = [(self.frames[i][0], self.frames[i][1]) for i in range(self.suspended)]
        return [*waiting, (self.kind, self.seat)]

    def restore_base(
        self, players: int, random: tuple[int, int], over: bool, frames: list[tuple[int, int]]
    ) -> None:
        """Undo `frame_stack`: what a title's `from_position` sets first."""
        self.begin(players, 0)
        self.draw_from(*random)
        for i, (kind, seat) in enumerate(frames):
            if i:
                self.interrupt(kind, seat)
            else:
                self.ask(kind, seat)
        if over:
            self.finish()

    def random_state(self) -> tuple[int, int]:
        """The state of the game's random stream; part of a position, of nothing else."""
        return self.stream, self.gamma

    # -- chance from elsewhere ----------------------------------------------------------

    def draw_from(self, stream: int, gamma: int) -> None:
        """Draw all that comes from a given state of the random stream."""
        self.stream = stream
        self.gamma = gamma

    def deal_from(self, stream: int, gamma: int) -> None:
        """Set the game up again, dealt from a given state of the random stream."""
        self.gamma = gamma
        self.reset(self.players, stream)

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[dict[str, Any]]]:
        return titles.from_position, (self.position(),)

    def __repr__(self) -> str:
        name = type(self).__name__
        if self.over:
            return f"<{name}: over, {' : '.join(map(str, self.scores()))}>"
        return f"<{name}: seat {self.seat} of {self.players} to {self.title.decisions[self.kind]}>"
