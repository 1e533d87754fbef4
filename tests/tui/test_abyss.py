"""The table of Abyss, with and without Leviathan: everything on one screen, nothing hidden told."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from deepcourt import Record
from deepcourt.bots import make
from deepcourt.core import titles
from deepcourt.core.text import LANGUAGES
from deepcourt.tui.boards.abyss import signs
from deepcourt.tui.boards.abyss.board import without_implied
from deepcourt.tui.explain import explain
from deepcourt.tui.help import help_page
from deepcourt.tui.lines import Block
from deepcourt.tui.play import Sitting
from deepcourt.tui.replay import Replay
from deepcourt.tui.seats import Player
from deepcourt.tui.sheets import score_sheets

from .terminal import Terminal, only_record, record_until

OPPONENTS = ("Nerissa", "Corvan", "Thetis", "Maximilian-Alexander")
SETUPS = [(players, False) for players in (2, 3, 4)] + [(players, True) for players in range(2, 6)]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_setup = pytest.mark.parametrize(("players", "leviathan"), SETUPS)


@pytest.fixture(autouse=True)
def terminal_of_100_by_30(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")


def sittings(
    players: int, leviathan: bool, language: str, seed: int, bot: str = "random"
) -> Iterator[Sitting]:
    """A game at every decision of the person at seat 0."""
    table = [Player("Anna"), *(Player(name, "greedy") for name in OPPONENTS[: players - 1])]
    names = [str(player) for player in table]
    record = Record.new("abyss", players, seed, names, leviathan=leviathan)
    sitting = Sitting(record, Path("unused"), table, 0, language)
    chooser = make(bot, seed=seed)
    rng = random.Random(seed)
    while not record.game.over:
        if record.game.seat == 0:
            yield sitting
        record.play(chooser.choose(record.game.sample(record.game.seat, rng)))


def frame(sitting: Sitting) -> list[str]:
    return plain(sitting.frame(sitting.question(), sitting.choices()))


def plain(lines: Block) -> list[str]:
    return [line.plain for line in lines]


def bare(sitting: Sitting, noun: str, id: str) -> str:
    """A name as the table shows it: without its French article."""
    return re.sub("^(Les? |La |L’)", "", sitting.board.name(noun, id))


# -- everything in sight --------------------------------------------------------------------


@each_language
@each_setup
def test_everything_is_on_one_screen(players: int, leviathan: bool, language: str) -> None:
    for sitting in islice(sittings(players, leviathan, language, seed=players), 0, None, 2):
        shown = frame(sitting)
        screen = "\n".join(shown)
        assert len(shown) == 29, screen
        assert all(len(line) <= 100 for line in shown)
        asked = " ".join("".join(shown).split())
        assert all(word in asked for word in sitting.question().split())
        for number in range(1, len(sitting.record.game.legal_actions()) + 1):
            assert f" {number} " in screen, screen
        view = sitting.record.game.view(0)
        check_what_is_shared(sitting, view, screen)
        check_seats(sitting, view, screen)
        if leviathan:
            check_border(sitting, view, screen)
        else:
            assert f"[{view['threat']} " in screen


def check_what_is_shared(sitting: Sitting, view: dict[str, Any], screen: str) -> None:
    for lord in view["court"]:
        card = card_of(sitting, lord)
        assert bare(sitting, "lord", lord)[:9] in screen
        assert signs.worth(card).plain in screen
        assert signs.price(card, view["seats"][0]["surcharge"]).plain in screen
    for location in view["drawn"] or view["available"]:
        assert bare(sitting, "location", location) in screen
    for race, count in view["council"].items():
        people = signs.RACES[race]
        assert f"{people.sign} {sitting.board.name('race', race)} {count}" in screen
    for number, card in enumerate(view["track"], 1):
        sign = "☠" if card == "monster" else signs.ally_sign(card).plain
        assert view["payment"] or f"{number} {sign}" in screen
    if view["payment"]:
        assert str(view["payment"]["missing"]) in screen


def check_seats(sitting: Sitting, view: dict[str, Any], screen: str) -> None:
    for seat, own in enumerate(view["seats"]):
        name = sitting.words.say("board-you") if seat == 0 else sitting.players[seat].name[:8]
        (row,) = [line for line in rows(screen) if re.match(rf" +(\d+ )?{name}\b", line)][:1]
        for sign, count in (("°", own["pearls"]), ("†", own["keys"]), ("▯", own["hand_size"])):
            assert f"{sign}{count}" in row
        assert f"☠{own['tokens']}" in row
        assert not own["wounds"] or f"✚{own['wounds']}" in row
        assert not own["slain"] or f"⚔{len(own['slain'])}" in row
        assert str(own["score"]) in row
        for held in own["free"]:
            sign = "×" if held["disabled"] else ""
            assert f"{sign}{bare(sitting, 'lord', held['lord'])[:4].rstrip()}" in screen
        for place in own["locations"]:
            assert f"⌂{place['points']} " in screen
    for race, allies in signs.by_race(view["seats"][0]["hand"]).items():
        hand = next(line for line in screen.splitlines() if own_hand(sitting, line))
        values = [signs.value_sign(ally).plain for ally in allies]
        assert re.search(rf"{signs.RACES[race].sign} .*?{values[0]}", hand)


def check_border(sitting: Sitting, view: dict[str, Any], screen: str) -> None:
    for zone in view["border"]["zones"]:
        if zone["leviathan"]:
            card = card_of(sitting, zone["leviathan"])
            assert bare(sitting, "leviathan", zone["leviathan"])[:6] in screen
            resisting = signs.resistances(card, zone["life"]).plain
            assert f"{signs.fighters(card).plain} {resisting}" in screen


def card_of(sitting: Sitting, id: str) -> Mapping[str, Any]:
    return next(card for card in sitting.record.title.cards() if card["id"] == id)


def rows(screen: str) -> list[str]:
    """The rows of a screen, those with two players side by side in two."""
    return [half for line in screen.splitlines() for half in (line, line[50:])]


def own_hand(sitting: Sitting, line: str) -> bool:
    return line.startswith(f"   {sitting.words.say('abyss-hand')} ")


@each_language
def test_long_lists_of_choices_keep_everything_on_one_screen(language: str) -> None:
    """The longest questions of whole games: many allies to sell, a whole deck of locations."""
    longest = 0
    for seed in (8, 13, 17):
        for sitting in sittings(4, True, language, seed):
            count = len(sitting.record.game.legal_actions())
            if count >= 12:
                longest = max(longest, count)
                shown = frame(sitting)
                assert len(shown) == 29
                assert all(f" {number} " in "\n".join(shown) for number in range(1, count + 1))
    assert longest >= 12


@each_language
@pytest.mark.parametrize("width", [60, 80, 160])
def test_other_widths(language: str, width: int) -> None:
    for sitting in sittings(3, True, language, seed=2):
        table = sitting.board.draw(sitting.scene([]), width, 20)
        assert all(line.cell_len <= width for line in table)


def test_without_colours_shapes_tell_the_races_apart() -> None:
    people = [people.sign for people in signs.GUILDS.values()]
    assert len(set(people)) == len(people)


def test_choices_are_marked_where_they_lie() -> None:
    marked = set()
    for sitting in chain.from_iterable(sittings(3, True, "en", seed) for seed in range(3)):
        table = plain(sitting.board.draw(sitting.scene([], sitting.choices()), 100, 24))
        for (noun, id), number in sitting.choices().marks().items():
            if noun in ("lord", "location", "race"):
                name = re.escape(sitting.board.name(noun, id)[:4])
                assert any(re.search(rf"\b{number} \S* ?{name}", line) for line in table), table
                marked.add(noun)
    assert marked == {"lord", "location", "race"}


def test_the_turn_is_listed_in_its_order() -> None:
    """Exploring first, then piles, then lords as they stand in the Court."""
    seen = set()
    for sitting in sittings(3, False, "en", seed=1):
        actions = sitting.record.title.actions
        chosen = [actions[choice.action] for choice in sitting.choices().list]
        decision = sitting.record.game.decision
        assert decision is not None
        if decision.kind == "turn":
            verbs = [action.verb.name for action in chosen]
            seen.update(verbs)
            assert verbs[0] == "explore"
            assert verbs == sorted(verbs, key=TURN.index)
            court = sitting.record.game.view(0)["court"]
            lords = [action.args["lord"] for action in chosen if action.verb.name == "recruit"]
            assert lords == [lord for lord in court if lord in lords]
        assert sorted(choice.action for choice in sitting.choices().list) == sorted(
            sitting.record.game.legal_actions()
        )
    assert {"explore", "take-pile", "recruit", "plot"} <= seen


TURN = ["explore", "take-pile", "recruit", "plot", "sell", "dissolve", "replace", "end-turn"]


def test_what_is_new_is_marked() -> None:
    fresh = 0
    for sitting in sittings(3, False, "en", seed=4):
        scene = sitting.scene(sitting.deeds())
        came = [event for event in scene.news if event.kind.name == "lord-recruited"]
        table = "\n".join(plain(sitting.board.draw(scene, 100, 24)))
        for event in came:
            sign = signs.guild_sign(sitting.board.cards["lord", event.args["lord"]]).plain  # type: ignore[attr-defined]
            name = sitting.board.name("lord", event.args["lord"])
            if f"{sign}{name}" in table:
                assert f"▸{sign}{name}" in table
                fresh += 1
    assert fresh


# -- nothing hidden is told -----------------------------------------------------------------


@each_language
@each_setup
def test_what_others_hide_changes_nothing_on_screen(
    players: int, leviathan: bool, language: str
) -> None:
    """Another world that looks the same to the seat gives the same table and sheets."""
    rng = random.Random(1)
    for number, sitting in enumerate(sittings(players, leviathan, language, seed=players + 10)):
        if number % 5:
            continue
        world = sitting.record.game.sample(0, rng)
        scene = sitting.scene([])
        other = type(scene)(world.view(0), scene.players)
        assert plain(sitting.board.draw(scene, 100, 24)) == plain(
            sitting.board.draw(other, 100, 24)
        )
        sheets = [
            plain(score_sheets(game, sitting.board, sitting.players, 0, 100))
            for game in (sitting.record.game, world)
        ]
        assert sheets[0] == sheets[1]


@pytest.mark.parametrize(
    ("language", "least"), [("en", "Total, at least"), ("fr", "Total, au moins")]
)
def test_sheets_say_where_more_may_be_hidden(language: str, least: str) -> None:
    """Mine is whole; those of the others count neither hand nor tokens until the end."""
    for sitting in sittings(3, True, language, seed=5):
        sheets = plain(sitting.sheets())
        seats = sitting.record.game.view(0)["seats"]
        assert sheets[-1].count(least) == 2
        assert re.findall(r"−?\d+", sheets[-1]) == [
            str(own["score"]).replace("-", "−") for own in seats
        ]


def test_a_whole_sheet_at_the_end() -> None:
    *_, sitting = sittings(2, False, "en", seed=6)
    record = sitting.record
    assert record.game.over
    sheets = plain(sitting.sheets())
    assert "at least" not in sheets[-1]
    assert re.findall(r"\d+", sheets[-1]) == [str(score) for score in record.game.scores()]


def test_a_spectator_of_a_replay_sees_no_hand(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = record_until(lambda record: len(record.actions) > 80, path, 3, game="abyss")
    for seat, hands, complete in ((None, 0, 0), (1, 1, 1)):
        replay = Replay(record, "en", seat)
        replay.number = len(record.actions)
        screen = plain(replay.frame())
        assert sum(line.startswith("   Hand ") for line in screen) == hands
        game = record.at(replay.number)
        sheets = plain(score_sheets(game, replay.board, replay.players, seat, 100))
        assert sheets[-1].count("at least") == 3 - complete


# -- words ----------------------------------------------------------------------------------


@each_language
def test_players_are_named_in_questions_choices_and_stories(language: str) -> None:
    """Where a question, a choice or a story is about another seat."""
    named = set()
    for seed in range(6):
        for sitting in sittings(4, True, language, seed):
            names = [player.name for player in sitting.players]
            decision = sitting.record.game.decision
            assert decision is not None
            if "seat2" in decision.details:
                assert names[decision.details["seat2"]] in sitting.question()
                named.add("question")
            for choice in sitting.choices().list:
                seat = sitting.record.title.actions[choice.action].args.get("seat")
                if isinstance(seat, int):
                    assert names[seat] in choice.label
                    named.add("choice")
        for deed, told in sitting.chronicle.log(sitting.deeds()):
            for event in deed.events:
                other = event.args.get("seat2")
                if isinstance(other, int) and other != 0:
                    assert names[other] in told
                    named.add("story")
    assert named == {"question", "choice", "story"}


def test_a_chosen_lord_is_told_before_it_is_paid() -> None:
    *_, sitting = sittings(3, False, "en", seed=7)
    title = sitting.record.title
    for deed, told in sitting.chronicle.log(sitting.deeds()):
        action = title.actions[deed.action]
        if action.verb.name == "recruit" and not deed.events:
            assert sitting.board.name("lord", action.args["lord"]) in told
            assert "leaves it at that" not in told


def test_pearls_of_a_sale_are_told_once() -> None:
    kinds = {kind.name: kind for kind in titles.named("abyss").events}
    bought = kinds["ally-bought"].event(1, 3, 1)
    paid = kinds["pearls-lost"].event(1, 1, 0)
    earned = kinds["pearls-gained"].event(0, 1, 2)
    found = kinds["ally-revealed"].event(0, 4, 1)
    assert without_implied([bought, paid, earned, found]) == [bought, found]
    plotted = kinds["lord-plotted"].event(1, 3)
    assert without_implied([paid, plotted]) == [plotted]
    assert without_implied([paid, found]) == [paid, found]


@each_language
def test_every_choice_can_be_explained(language: str) -> None:
    for sitting in sittings(3, True, language, seed=8):
        choices = sitting.choices()
        for choice in choices.list:
            lines = plain(explain(str(choice.number), choices, sitting.board))
            assert choice.label in lines[0]
            assert choices.game.notation(choice.action) in lines[0]


@pytest.mark.parametrize(
    ("asked", "leviathan", "told"),
    [
        ("recruiter", False, "Recruiter  Your opponents pay 2 more"),
        ("le recruteur", False, "Recruiter  Your opponents pay 2 more"),
        ("crab 1", False, "Crab 1  4 copies"),
        ("crab 1", True, "Crab 1  5 copies"),
        ("jail", False, "Jail  15 points"),
        ("veiled mother", True, "Veiled Mother  Fought with jellyfish or crabs."),
    ],
)
def test_cards_are_explained(asked: str, leviathan: bool, told: str) -> None:
    sitting = next(sittings(2, leviathan, "en", seed=1))
    lines = plain(explain(asked, sitting.choices(), sitting.board))
    assert any(line.startswith(told) for line in lines), lines


@each_language
def test_the_legend_fits(language: str) -> None:
    sitting = next(sittings(2, True, language, seed=1))
    assert all(line.cell_len <= 98 for line in sitting.board.legend())


@pytest.mark.parametrize(("language", "card"), [("en", "? parliament"), ("fr", "? le parlement")])
def test_the_help_gives_examples_of_this_game(language: str, card: str) -> None:
    """What it says can be typed can be."""
    sitting = next(sittings(2, False, language, seed=1))
    told = "\n".join(plain(help_page(sitting.board, 100)))
    assert card in told
    assert sitting.board.example in told
    assert sitting.choices().parse(sitting.board.example) >= 0
    assert explain(card[1:], sitting.choices(), sitting.board)


# -- at a real terminal ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "players", "language", "heading", "verdict"),
    [
        ([], 3, "en", "ABYSS", r"You win with|wins? with|You share"),
        ([], 2, "fr", "ABYSS", r"Vous gagnez|gagne(nt)? avec|Vous partagez"),
        (["leviathan"], 2, "en", "with Leviathan", r"You win with|wins? with|You share"),
        (["leviathan"], 3, "fr", "avec Leviathan", r"Vous gagnez|gagne(nt)? avec|Vous partagez"),
    ],
)
def test_a_whole_game_by_keys(
    tmp_path: Path, options: list[str], players: int, language: str, heading: str, verdict: str
) -> None:
    given = [word for option in options for word in ("--option", option)]
    terminal = Terminal(
        tmp_path,
        *("play", "abyss", "--seed", "5", "--players", str(players), "--lang", language),
        *given,
    )
    assert terminal.ready()
    assert heading in terminal.screen
    rng = random.Random(players)
    while terminal.type(str(rng.randint(1, 3))):
        pass
    path = only_record(tmp_path)
    record = Record.load(path)
    assert record.game.over
    assert record.options == {"leviathan": bool(options)}
    assert re.search(verdict, terminal.screen)
    for score in record.game.scores():
        assert f"{score} point" in terminal.screen
    assert terminal.status() == 0


def test_leaving_and_going_on_with_leviathan(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "abyss", "--option", "leviathan", "--seed", "3")
    assert terminal.ready()
    assert terminal.type("1")
    before = terminal.screen
    assert not terminal.type("q")
    again = Terminal(tmp_path, "play", "abyss", "--resume")
    assert again.ready()
    assert again.screen == before
