"""The table of Conspiracy: everything in sight, on one screen, whatever happens."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from deepcourt import Record
from deepcourt.bots import make
from deepcourt.core.text import LANGUAGES
from deepcourt.tui.boards.conspiracy import signs
from deepcourt.tui.play import Sitting
from deepcourt.tui.seats import Player, players_at

from .terminal import record_until

GAMES = 3

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_count = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.fixture(autouse=True)
def terminal_of_100_by_30(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")


def sittings(players: int, language: str, seed: int) -> Iterator[Sitting]:
    """A game at every decision of the person at seat 0; the random bot makes the odd games odd."""
    table = players_at(0, "Anna", ["greedy"] * (players - 1))
    record = Record.new("conspiracy", players, seed, [str(player) for player in table])
    sitting = Sitting(record, Path("unused"), table, 0, language)
    bot = make("greedy" if seed % 2 else "random", seed=seed)
    rng = random.Random(seed)
    while not record.game.over:
        if record.game.seat == 0:
            yield sitting
        record.play(bot.choose(record.game.sample(record.game.seat, rng)))


def shown(sitting: Sitting) -> list[str]:
    choices = sitting.choices()
    return [line.plain for line in sitting.frame(sitting.question(), choices)]


def every_number(sitting: Sitting) -> range:
    return range(1, len(sitting.record.game.legal_actions()) + 1)


@each_language
@each_count
@pytest.mark.parametrize("seed", range(GAMES))
def test_everything_is_on_one_screen(players: int, language: str, seed: int) -> None:
    for sitting in sittings(players, language, seed):
        frame = shown(sitting)
        screen = "\n".join(frame)
        view = sitting.record.game.view(0)
        assert len(frame) == 29
        assert all(len(line) <= 100 for line in frame)
        assert sitting.question() in screen
        assert all(f" {number} " in screen for number in every_number(sitting))
        for seat, own in enumerate(view["seats"]):
            name = sitting.words.say("board-you") if seat == 0 else sitting.players[seat].name
            assert name in screen
            assert sitting.words.say("board-points", points=own["score"]) in screen
            assert f"{len(own['chamber'])}/15" in screen
        for location in view["revealed"]:
            assert sitting.board.name("location", location)[:9] in screen
        for guild, lords in view["piles"].items():
            label = f"{signs.GUILDS[guild].full} {sitting.board.name('guild', guild)}"
            row = next(line.partition(label)[2] for line in frame if label in line)
            for lord in lords:
                assert f"{signs.split(lord)[1]}{signs.power(lord)[0]}" in row


@each_language
def test_every_lord_lies_in_its_chamber(language: str) -> None:
    for sitting in sittings(4, language, seed=1):
        view = sitting.record.game.view(0)
        table = "\n".join(line.plain for line in sitting.board.draw(sitting.scene([]), 100, 25))
        for own in view["seats"]:
            for spot, place in enumerate(own["chamber"], 1):
                name, influence = signs.split(place["lord"])
                guild = signs.GUILDS[name]
                inside = spot in own["coalition"] and len(own["coalition"]) > 1
                assert f"{guild.full if inside else guild.hollow}{influence}" in table


@each_language
def test_a_whole_deck_of_locations_is_on_one_screen(language: str, tmp_path: Path) -> None:
    """The choice from the whole location deck is the longest but for swaps."""
    record = record_until(many_locations, tmp_path / "game", players=4)
    table = [Player.recorded(name, ["greedy"]) for name in record.names]
    sitting = Sitting(record, tmp_path / "game", table, 0, language)
    frame = shown(sitting)
    screen = "\n".join(frame)
    assert len(frame) == 29
    for choice in sitting.choices().list:
        location = str(record.title.actions[choice.action].args["location"])
        name = re.escape(sitting.board.name("location", location))
        assert re.search(rf" {choice.number} [^0-9]*{name}", screen)


def many_locations(record: Record) -> bool:
    decision = record.game.decision
    return (
        decision is not None and decision.kind == "search" and len(record.game.legal_actions()) > 12
    )


def test_choices_are_marked_where_they_lie() -> None:
    for sitting in sittings(3, "en", seed=1):
        choices = sitting.choices()
        frame = shown(sitting)
        for (noun, id), number in choices.marks().items():
            if noun == "guild":
                guild = signs.GUILDS[str(id)]
                assert any(f"{number:>2} {guild.full} " in line for line in frame)


def test_the_last_move_is_told() -> None:
    for sitting in sittings(4, "en", seed=2):
        deeds = sitting.deeds()
        frame = shown(sitting)
        told = [
            list(sitting.chronicle.paragraphs(deeds, 98, news=0, signs=signs))
            for signs in (False, True)
        ]
        assert not deeds or any(f" {lines[0][0][-1].plain}" in frame for lines in told)
