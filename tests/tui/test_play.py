"""Whole games at a real terminal, played by keys."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from deepcourt import Game, Record
from deepcourt.bots.advice import Advice, advise
from deepcourt.tui import hints
from deepcourt.tui.boards import board_of
from deepcourt.tui.choices import Choices
from deepcourt.tui.play import Sitting
from deepcourt.tui.seats import Player

from .terminal import COMMAND, Terminal, actions_in, environment, only_record, record_until

GAME = ("play", "conspiracy", "--seed", "11")


@pytest.mark.parametrize(
    ("language", "players", "question", "verdict"),
    [
        ("en", 2, "Recruit: draw lords", r"You win with|wins? with|You share"),
        ("fr", 3, "Recrutez : piochez", r"Vous gagnez|gagne(nt)? avec|Vous partagez"),
        ("en", 4, "Recruit: draw lords", r"You win with|wins? with|You share"),
    ],
)
def test_a_whole_game(
    tmp_path: Path, language: str, players: int, question: str, verdict: str
) -> None:
    terminal = Terminal(tmp_path, *GAME, "--players", str(players), "--lang", language)
    assert terminal.ready()
    assert question in terminal.screen.replace("\N{NO-BREAK SPACE}", " ")
    while terminal.type("1"):
        pass
    path = only_record(tmp_path)
    record = Record.load(path)
    assert record.game.over
    assert re.search(verdict, terminal.screen)
    assert str(path) in terminal.screen
    assert f"deepcourt analyse {path}" in terminal.screen
    for score in record.game.scores():
        assert f"{score} points" in terminal.screen
    assert terminal.status() == 0


def test_leaving_and_going_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAME)
    assert terminal.ready()
    assert terminal.type("draw-lords 3")
    before = terminal.screen
    assert not terminal.type("q")
    path = only_record(tmp_path)
    assert str(path) in terminal.screen
    assert "deepcourt play conspiracy --resume" in terminal.screen
    assert terminal.status() == 0

    again = Terminal(tmp_path, "play", "conspiracy", "--resume")
    assert again.ready()
    assert again.screen == before
    assert again.type("1")
    assert only_record(tmp_path) == path


@pytest.mark.parametrize("key", ["c", "d"])
def test_interrupting_saves_and_leaves(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, *GAME)
    assert terminal.ready()
    assert terminal.type("1")
    kept = actions_in(only_record(tmp_path))
    terminal.press(key)
    assert "--resume" in terminal.screen
    assert "Traceback" not in terminal.screen
    assert actions_in(only_record(tmp_path)) == kept
    assert terminal.status() == 0


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    undisturbed = tmp_path / "undisturbed"
    disturbed = tmp_path / "disturbed"
    undisturbed.mkdir()
    disturbed.mkdir()
    terminal = Terminal(undisturbed, *GAME)
    assert terminal.ready()
    while terminal.type("1"):
        pass

    terminal = Terminal(disturbed, *GAME)
    assert terminal.ready()
    for _ in range(4):
        assert terminal.type("1")
    before = terminal.screen
    terminal.kill()
    assert not Record.load(only_record(disturbed)).game.over

    terminal = Terminal(disturbed, "play", "conspiracy", "--resume")
    assert terminal.ready()
    assert terminal.screen == before
    while terminal.type("1"):
        pass
    assert actions_in(only_record(disturbed)) == actions_in(only_record(undisturbed))


def test_undo_up_to_what_came_to_light(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record_until(two_lords_to_place, path)
    before = actions_in(path)
    terminal = Terminal(tmp_path, "play", "conspiracy", "--resume", str(path))
    assert terminal.ready()
    assert "Which lord takes spot" in terminal.screen
    assert terminal.type("u")
    assert "Taken back: Take the pile" in terminal.screen
    assert "Recruit" in terminal.screen
    assert actions_in(path) == before[:-1]
    assert terminal.type("u")
    assert "Nothing to take back" in terminal.screen
    assert actions_in(path) == before[:-1]
    assert terminal.type(before[-1])
    assert actions_in(path) == before


def two_lords_to_place(record: Record) -> bool:
    decision = record.game.decision
    return (
        decision is not None and decision.kind == "place" and len(record.game.legal_actions()) > 1
    )


def test_what_is_drawn_cannot_be_undone(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAME)
    assert terminal.ready()
    assert terminal.type("draw-lords 3")
    drawn = actions_in(only_record(tmp_path))
    assert terminal.type("u")
    assert "Nothing to take back" in terminal.screen
    assert actions_in(only_record(tmp_path)) == drawn


WRONG = {
    "99": "There is no choice 99; they are numbered 1 to",
    "0": "There is no choice 0; they are numbered 1 to",
    "9" * 3000: "There is no choice 999",
    "xyzzy": "“xyzzy” means nothing here: type a number from 1 to",
    "drew-lords 2": "No action is written “drew-lords 2”; did you mean “draw-lords 2”?",
    "swap 3 7": "“swap 3 7” is not possible now: lords are swapped only when",
    "swap 7 3": "“swap 3 7” is not possible now: lords are swapped only when",
    "keep mage-3": "“keep lord:mage-3” is not possible now: there are no drawn lords",
    "u": "Nothing to take back",
    "? 42": "There is no choice 42",
    "? citadl": "No card is called “citadl”; did you mean “Citadel”?",
    "? qwertyuiop": "No card is called “qwertyuiop”.",
    "?  swap 3 7": "“swap 3 7” is not possible now",
    "": "Recruit",
}


def test_wrong_input_gets_one_line_and_changes_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAME)
    assert terminal.ready()
    table = terminal.screen.splitlines()[:18]
    kept = actions_in(only_record(tmp_path))
    for typed, answer in WRONG.items():
        assert terminal.type(typed)
        (told,) = [line for line in terminal.screen.splitlines() if answer in line]
        assert told.strip()
        assert terminal.screen.splitlines()[:18] == table
        assert actions_in(only_record(tmp_path)) == kept


QUESTIONS = {
    "? 1": "Draw one lord  typed: draw-lords 1",
    "? citadel": "Citadel  7 points.",
    "? La Citadelle": "Citadel  7 points.",
    "? bourse": "Pearl Exchange  1 point for every two pearls you own.",
    "? mage 3": "Mage 3  2 copies  Two pearls.",
    "? sorcier-3": "Mage 3  2 copies  Two pearls.",
    "? lord:mage-3": "Mage 3  2 copies  Two pearls.",
    "? draw-lords 2": "Draw 2 lords",
}


def test_questions(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAME)
    assert terminal.ready()
    for typed, answer in QUESTIONS.items():
        assert terminal.type(typed)
        assert answer in terminal.screen


def test_pages(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = record_until(lambda record: len(record.actions) > 60, path, players=4)
    terminal = Terminal(tmp_path, "play", "conspiracy", "--resume", str(path))
    assert terminal.ready()
    table = terminal.screen

    assert terminal.type("?")
    assert "takes back your last choice" in terminal.screen
    assert "shows the three best moves" in terminal.screen
    assert "Signs on the table" in terminal.screen
    assert terminal.type("")
    assert terminal.screen == table

    assert terminal.type("s")
    for seat, score in enumerate(record.game.scores()):
        assert str(score) in terminal.screen
        assert seat == 0 or record.names[seat].split()[0] in terminal.screen
    assert terminal.type("q")

    assert terminal.type("l")
    assert f"{len(record.actions)}  " in terminal.screen
    while re.search(r"── What happened ─+ 1–", terminal.screen) is None:
        assert terminal.type("p")
    assert "  1  " in terminal.screen
    assert terminal.type("q")

    assert terminal.type("c")
    assert "Everything you can do now" in terminal.screen
    assert terminal.type("")
    assert terminal.screen == table


@pytest.mark.parametrize(
    ("language", "typed", "title"),
    [
        ("en", "h", "A bot would say, with your chances of winning:"),
        ("en", "hint", "A bot would say, with your chances of winning:"),
        ("fr", "indice", "Un bot dirait, avec vos chances de gagner :"),
    ],
)
def test_a_hint(tmp_path: Path, language: str, typed: str, title: str) -> None:
    path = tmp_path / "game.json"
    record = record_until(lambda record: len(record.game.legal_actions()) > 3, path)
    before = path.read_bytes()
    terminal = Terminal(tmp_path, "play", "conspiracy", "--resume", str(path), "--lang", language)
    assert terminal.ready()
    assert terminal.type(typed)
    screen = terminal.screen.replace("\N{NO-BREAK SPACE}", " ")
    moves = re.findall(r"^ *(\d+) +(\d+) ?%  (.+?) *$", screen.partition(title)[2], re.M)
    assert len(moves) == 3
    shown = screen.partition(title)[0]
    for number, _, label in moves:
        assert 1 <= int(number) <= len(record.game.legal_actions())
        assert f"{number} {label}" in shown
    chances = [int(chance) for _, chance, _ in moves]
    assert chances[0] == max(chances)
    assert path.read_bytes() == before
    assert terminal.type(moves[0][0])
    assert title not in terminal.screen.replace("\N{NO-BREAK SPACE}", " ")
    assert len(actions_in(path)) > len(record.actions)


def test_no_hint_where_there_is_no_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record_until(lambda record: len(record.game.legal_actions()) == 1, path)
    terminal = Terminal(tmp_path, "play", "conspiracy", "--resume", str(path))
    assert terminal.ready()
    assert terminal.type("h")
    assert "There is only one thing you can do: Enter." in terminal.screen


def test_a_hint_knows_what_the_player_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that look the same from a seat give the same advice."""
    game = record_until(locations_to_claim, tmp_path / "game.json").game
    other = game.sample(game.seat, random.Random(5))
    worlds: list[Game] = []

    def noted(world: Game, seed: int, *budget: int) -> list[Advice]:
        worlds.append(world)
        return advise(world, seed, iterations=50)

    monkeypatch.setattr(hints, "advise", noted)
    board = board_of(game.title, "en")
    players = [Player("Anna"), Player("Nerissa", "greedy")]
    told = [
        [line.plain for line in hints.hint(Choices(one, board, players), random.Random(1))]
        for one in (game, other)
    ]
    assert told[0] == told[1]
    assert len(told[0]) > 2
    positions = [one.position() for one in (game, other, *worlds)]
    assert positions[2] == positions[3]
    assert all(positions[2] != one for one in positions[:2])


def locations_to_claim(record: Record) -> bool:
    decision = record.game.decision
    return (
        decision is not None and decision.kind == "claim" and len(record.game.legal_actions()) > 1
    )


def test_the_terminal_says_who_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot by its name, however soon after another it begins."""
    frames: list[str] = []
    record = record_until(lambda record: len(record.actions) > 8, tmp_path / "game.json", 4)
    players = [Player.recorded(name, ["greedy"]) for name in record.names]
    sitting = Sitting(record, tmp_path / "game.json", players, 0, "en")
    monkeypatch.setattr(sitting.screen, "interactive", True)
    monkeypatch.setattr(
        sitting.screen,
        "show",
        lambda frame: frames.append("\n".join(line.plain for line in frame)),
    )
    record.play(record.game.legal_actions()[0])
    thought: list[str] = []
    while record.game.seat != 0:
        thought.append(players[record.game.seat].name)
        sitting.let_bot_play()
        assert f"{thought[-1]} is thinking…" in frames[-1]
    assert len(set(thought)) == 3


def test_many_swaps_by_number_and_by_spots(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record_until(many_swaps, path, players=3)
    kept = actions_in(path)
    terminal = Terminal(tmp_path, "play", "conspiracy", "--resume", str(path))
    assert terminal.ready()
    swap = Record.load(path).game.legal_actions()[-1]
    _, first, second = Record.load(path).game.notation(swap).split()
    assert f"{first}⇄{second}" in terminal.screen
    assert terminal.type(f"swap {second} {first}")
    assert actions_in(path)[len(kept)] == f"swap {first} {second}"


def many_swaps(record: Record) -> bool:
    decision = record.game.decision
    return (
        decision is not None and decision.kind == "swap" and len(record.game.legal_actions()) > 30
    )


def test_a_single_choice_needs_no_number(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record_until(lambda record: len(record.game.legal_actions()) == 1, path)
    kept = actions_in(path)
    terminal = Terminal(tmp_path, "play", "conspiracy", "--resume", str(path))
    assert terminal.ready()
    terminal.type("")
    assert len(actions_in(path)) > len(kept)


def test_my_seat_and_name(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *GAME, "--bots", "random,greedy", "--seat", "2", "--name", "Zoé")
    assert terminal.ready()
    terminal.press("d")
    assert Record.load(only_record(tmp_path)).names == [
        "Nerissa (random)",
        "Corvan (greedy)",
        "Zoé",
    ]


def test_without_colours(tmp_path: Path) -> None:
    plain = Terminal(tmp_path, *GAME, NO_COLOR="1")
    assert plain.ready()
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", plain.raw)
    assert "▀" not in plain.raw
    assert {len(line) for line in plain.screen.splitlines()[:29]} == {100}
    coloured = Terminal(tmp_path, *GAME, COLORTERM="truecolor")
    assert coloured.ready()
    assert re.search(r"\x1b\[[0-9;]*48;2;", coloured.raw)


def test_without_a_terminal(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *GAME],
        input="1\nl\n?\n",
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert "\x1b" not in done.stdout
    assert done.stdout.count("Recruit: draw lords") >= 2
    assert "What happened" in done.stdout
    assert "--resume" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (16, 60), (50, 160)])
def test_other_sizes_of_terminal(tmp_path: Path, rows: int, columns: int) -> None:
    terminal = Terminal(tmp_path, *GAME, "--players", "3", rows=rows, columns=columns)
    assert terminal.ready()
    assert "Recruit: draw lords" in terminal.screen
    assert all(len(line) <= columns for line in terminal.screen.splitlines())
    assert terminal.type("1")
