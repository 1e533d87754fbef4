"""`deepcourt play`: a person against bots."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text

from ..bots import make
from ..bots import names as bot_names
from ..core import titles
from ..core.errors import DeepcourtError, InvalidOption
from ..core.records import Record, Step
from . import home, palette
from .boards import Scene, board_of
from .choices import Choices, Refused
from .chronicle import Chronicle, deeds_of, remarks_on
from .explain import explain
from .frame import WIDEST, Frame
from .help import help_page
from .hints import WORDS as HINT
from .hints import hint
from .lines import Block, rule, text
from .screen import Screen
from .seats import DEFAULT_BOT, Player, bots_for, checked_seat, players_at, with_names
from .sheets import ranking, score_sheets

FRESH_ENOUGH = 0.2  # seconds that a frame may stay while bots play on


class WrongGame(DeepcourtError):
    """The record is one of another game."""


def start(
    game: str,
    language: str,
    players: int | None = None,
    bots: Sequence[str] = (),
    seed: int | None = None,
    seat: int = 0,
    name: str | None = None,
    options: Mapping[str, bool | str] | None = None,
) -> None:
    """Begin a game, keep its record in the house's folder, and play it."""
    title = titles.named(game)
    person = Player.recorded(name or title.words(language).say("player-name"), bot_names())
    if person.bot:
        raise InvalidOption(f"{name!r} is how a record names a bot; take another name")
    others = bots_for(players, bots)
    table = players_at(seat, person.name, others)
    chosen = titles.checked_options(title, options or {})
    record = Record.new(game, len(table), seed, [str(player) for player in table], **chosen)
    Sitting(record, home.path_for(record), table, seat, language).run()


def resume(
    game: str,
    language: str,
    path: Path | None = None,
    bots: Sequence[str] = (),
    seat: int | None = None,
) -> None:
    """Go on with an unfinished game: the one given, else the one that was played last."""
    path = path or home.last_unfinished(game)
    record = Record.load(path)
    if record.title.name != game:
        raise WrongGame(f"{path} is a game of {record.title.name}, not of {game}")
    table = [Player.recorded(one, bot_names()) for one in record.names]
    if seat is None:
        seat = next((i for i, player in enumerate(table) if player.bot is None), 0)
    checked_seat(seat, len(table))
    given = iter(bots_for(len(table), bots) if bots else [])
    table = [
        Player(player.name, None if i == seat else next(given, player.bot or DEFAULT_BOT))
        for i, player in enumerate(table)
    ]
    Sitting(record, path, table, seat, language).run()


class Sitting:
    """A person at a seat of a game, bots at the others; every action is saved at once."""

    def __init__(
        self, record: Record, path: Path, players: Sequence[Player], seat: int, language: str
    ) -> None:
        self.record = record
        self.path = path
        self.players = players
        self.seat = seat
        self.screen = Screen()
        self.board = board_of(record.title, language, self.screen.colours)
        self.words = self.board.words
        self.chronicle = Chronicle(self.board, players, seat)
        self.bots = {
            number: make(player.bot)
            for number, player in enumerate(players)
            if player.bot is not None
        }
        remarks = remarks_on(record, self.words)
        self.notice: list[Text] = [text((one, palette.SECOND)) for one in remarks.values()]
        self.shown = -FRESH_ENOUGH  # when a bot was last seen to think
        self.thinker = -1  # and which
        self.left = False

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.record.save(self.path)
        with self.screen:
            try:
                while not self.record.game.over and not self.left:
                    if self.record.game.seat == self.seat:
                        self.decide()
                    else:
                        self.let_bot_play()
            except (EOFError, KeyboardInterrupt):
                self.left = True
        if self.record.game.over:
            self.screen.print(self.result())
            self.screen.tell(self.words.say("play-record", path=str(self.path)))
            self.screen.tell(self.words.say("play-analyse", path=str(self.path)))
        else:
            self.screen.tell(self.words.say("play-saved", path=str(self.path)))
            self.screen.tell(self.words.say("play-resume", game=self.record.title.name))

    # -- moving -------------------------------------------------------------------------

    def play(self, action: int) -> None:
        self.record.play(action)
        self.record.save(self.path)

    def let_bot_play(self) -> None:
        """One decision of a bot, which is handed a world made from what its seat may know.

        Its luck depends on the record alone, so a game that is resumed goes on the same way. Who
        thinks is said before it begins, for it may take its time.
        """
        game = self.record.game
        stale = time.monotonic() > self.shown + FRESH_ENOUGH
        if self.screen.interactive and (stale or self.thinker != game.seat):
            name = self.players[game.seat].name
            self.screen.show(self.frame(self.words.say("play-thinking", name=name)))
            self.shown = time.monotonic()
            self.thinker = game.seat
        rng = self.luck()
        bot = self.bots[game.seat]
        bot.reseed(rng.getrandbits(64))
        self.play(bot.choose(game.sample(game.seat, rng)))

    def luck(self) -> random.Random:
        """Random numbers of their own for each decision of the record."""
        game = self.record.game
        return random.Random(f"{self.record.seed} {game.seat} {len(self.record.actions)}")

    def decide(self) -> None:
        """Ask the player until something is chosen, taken back, or left."""
        choices = self.choices()
        self.screen.show(self.frame(self.question(), choices))
        self.notice = []
        typed = self.screen.ask()
        try:
            self.answer(typed, choices)
        except Refused as refusal:
            self.notice = [text((str(refusal), palette.DANGER))]

    def answer(self, typed: str, choices: Choices) -> None:
        key = typed.lower()
        if key == "q":
            self.left = True
        elif key == "u":
            self.undo()
        elif key == "l":
            self.show_log()
        elif key == "s":
            self.show_sheets()
        elif key == "c":
            self.show_choices(choices)
        elif key in HINT:
            self.show_hint(choices)
        elif key == "?":
            self.page("help-title", help_page(self.board, self.screen.width))
        elif typed.startswith("?"):
            self.notice = explain(typed[1:].strip(), choices, self.board)
        elif typed:
            self.play(choices.read(typed))
        elif len(choices.list) == 1:
            self.play(choices.list[0].action)

    def undo(self) -> None:
        before = self.record.actions[-1:]
        if not self.record.undo(self.seat):
            raise Refused(self.words.say("undo-nothing"))
        self.record.save(self.path)
        taken_back = self.choices().label(before[0])
        self.notice = [text((self.words.say("undo-done", action=taken_back), palette.SECOND))]

    # -- showing ------------------------------------------------------------------------

    def choices(self) -> Choices:
        return Choices(self.record.game, self.board, self.players)

    def question(self) -> str:
        decision = self.record.game.view(self.seat)["decision"]
        filled = {key: value for key, value in decision.items() if isinstance(value, str | int)}
        named = self.record.title.named(with_names(filled, self.players), self.words.language)
        return self.words.say(f"decision-{decision['kind']}", **named)

    def deeds(self) -> list[Step]:
        return deeds_of(self.record, self.seat)

    def scene(self, deeds: Sequence[Step], choices: Choices | None = None) -> Scene:
        return Scene(
            self.record.game.view(self.seat),
            self.players,
            [event for deed in deeds for event in deed.events],
            [event for deed in deeds[self.known(deeds) :] for event in deed.events],
            choices.marks() if choices else {},
        )

    def known(self, deeds: Sequence[Step]) -> int:
        """How many deeds are no news: those before the player's own last one."""
        own = [deed.number for deed in deeds if deed.seat == self.seat]
        return own[-1] - 1 if own else 0

    def frame(self, asked: str, choices: Choices | None = None) -> Block:
        deeds = self.deeds()
        frame = Frame(
            self.board,
            self.scene(deeds, choices),
            self.chronicle,
            deeds,
            self.known(deeds),
            asked,
            self.words.say("play-keys"),
            choices,
            self.notice,
        )
        return frame.compose(self.screen.width, self.screen.height)

    def page(self, title: str, lines: Block, from_end: bool = False) -> None:
        self.screen.page(self.words.say(title), lines, self.words, from_end)

    def show_log(self) -> None:
        lines = self.chronicle.pages(self.deeds(), self.screen.width - 1)
        self.page("log-title", lines, from_end=True)

    def show_sheets(self) -> None:
        self.page("sheet-title", self.sheets())

    def show_choices(self, choices: Choices) -> None:
        scene = self.scene(self.deeds())
        self.page("choices-title", choices.detailed(scene) or choices.labelled())

    def show_hint(self, choices: Choices) -> None:
        if self.screen.interactive:
            self.screen.show(self.frame(self.words.say("hint-thinking"), choices))
        self.notice = hint(choices, self.luck())

    def sheets(self) -> Block:
        return score_sheets(
            self.record.game, self.board, self.players, self.seat, self.screen.width
        )

    # -- the end ------------------------------------------------------------------------

    def result(self) -> Block:
        """The end of the game: the table, the sheets, and who won."""
        scene = self.scene(self.deeds())
        table = self.board.draw(scene, min(self.screen.width, WIDEST), self.screen.height)
        return [
            *table,
            Text(),
            rule(self.screen.width, text((self.words.say("sheet-title"), f"bold {palette.TEXT}"))),
            *self.sheets(),
            Text(),
            text((f" {self.verdict()}", f"bold {palette.ACT}")),
            *ranking(self.record.game, self.board, self.players, self.seat),
        ]

    def verdict(self) -> str:
        places = self.record.game.ranking()
        winners = [seat for seat, place in enumerate(places) if place == 1]
        points = self.record.game.scores()[winners[0]]
        if self.seat not in winners:
            names = ", ".join(self.players[seat].name for seat in winners)
            return self.words.say(
                "play-lost", names=names, points=points, place=places[self.seat], count=len(winners)
            )
        key = "play-won" if len(winners) == 1 else "play-shared"
        return self.words.say(key, points=points)
