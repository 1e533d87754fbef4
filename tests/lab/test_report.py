"""The report: its figures by hand-made cases, what is kept of games, what the page says."""

from __future__ import annotations

import json
import os
import random
import re
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from deepcourt import Record
from deepcourt.core import titles
from deepcourt.core.text import LANGUAGES
from deepcourt.core.titles import Title
from deepcourt.lab.report.cards import advantages, card_figures, winning_edge
from deepcourt.lab.report.figures import (
    Bar,
    Estimate,
    Length,
    Points,
    Scores,
    Spread,
    bar_width,
    bars,
    by_player,
    by_seat,
    rate,
)
from deepcourt.lab.report.findings import findings
from deepcourt.lab.report.numbers import Numbers
from deepcourt.lab.report.page import page
from deepcourt.lab.report.sources import (
    Material,
    look_at,
    record_paths,
    recorded,
    simulated,
)
from deepcourt.lab.report.study import Study
from deepcourt.lab.report.witness import Card, Played, Witness, cards_in_words

TITLES = [titles.named(name) for name in titles.names()]
SAGE: Card = ("lord", "mage-3")
VAULT: Card = ("location", "citadel")

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def played(
    scores: Sequence[int],
    taken: Sequence[dict[Card, int]] = (),
    players: Sequence[str] = (),
    lines: Sequence[dict[str, int]] = (),
    worth: Sequence[dict[Card, int]] = (),
    turns: int = 0,
    decisions: int = 10,
) -> Played:
    """A game that ended so; the highest score wins."""
    seats = len(scores)
    wins = [int(score == max(scores)) / list(scores).count(max(scores)) for score in scores]
    return Played(
        tuple(players or ["greedy"] * seats),
        tuple(scores),
        tuple(wins),
        tuple(lines or [{"lords": score} for score in scores]),
        tuple(taken or [{}] * seats),
        tuple(worth or [{}] * seats),
        decisions,
        3 * decisions,
        decisions // 5,
        turns,
    )


def finished(
    game: str, players: int, seed: int, names: Sequence[str] = (), **options: bool
) -> Record:
    """A game played at random."""
    record = Record.new(game, players, seed, names, **options)
    rng = random.Random(seed)
    while not record.game.over:
        record.play(rng.choice(record.game.legal_actions()))
    return record


# -- figures --------------------------------------------------------------------------------


def test_scores_of_winners_and_others() -> None:
    scores = Scores.of([played([10, 6, 4]), played([5, 9, 8]), played([7, 7, 1])])
    assert scores.winners.values == [7, 7, 9, 10]
    assert scores.others.values == [1, 4, 5, 6, 8]
    assert scores.margins.values == [0, 1, 4]
    assert scores.margins.middle == 1
    assert scores.shared == pytest.approx(1 / 3)


def test_a_spread_holds_nine_cases_in_ten() -> None:
    spread = Spread.of(range(101))
    assert (spread.low, spread.middle, spread.high) == (5, 50, 95)
    assert spread.mean == 50
    assert Spread.of([3]) == Spread([3], 3, 0, 3, 3, 3)


def test_a_histogram_has_its_empty_bars() -> None:
    assert bars([1, 1, 2, 5], 2) == [Bar(0, 2, 0.5), Bar(2, 4, 0.25), Bar(4, 6, 0.25)]
    assert bars([-1, 3], 2) == [Bar(-2, 0, 0.5), Bar(0, 2, 0), Bar(2, 4, 0.5)]
    assert bar_width(range(12)) == 1
    assert bar_width([0, 99]) == 10
    assert bar_width(list(range(100)) * 100) == 2


def test_where_points_come_from() -> None:
    points = Points.of(
        [
            played([10, 5], lines=[{"lords": 8, "wounds": 2}, {"lords": 6, "wounds": -1}]),
            played([4, 6], lines=[{"lords": 4, "wounds": 0}, {"lords": 6, "wounds": 0}]),
        ]
    )
    lords, wounds = points.lines
    assert (lords.id, lords.mean, lords.share) == ("lords", 6, 24 / 25)
    assert (lords.winners, lords.others, lords.gap) == (7, 5, 2)
    assert (wounds.mean, wounds.gap) == (0.25, 1.5)
    assert points.bands == [(4, 4), (5, 5), (6, 6), (10, 10)]
    assert lords.bands == [4, 6, 6, 8]


def test_seats_and_players() -> None:
    games = [
        played([9, 5], players=["greedy", "random"]),
        played([4, 8], players=["random", "greedy"]),
        played([6, 6], players=["greedy", "random"]),
        played([1, 2, 3], players=["random", "random", "greedy"]),
    ]
    first, second, third = by_seat(games)
    assert [seat.wins.value for seat in (first, second, third)] == [1.5 / 4, 1.5 / 4, 1]
    assert [seat.wins.cases for seat in (first, second, third)] == [4, 4, 1]
    assert first.expected == pytest.approx((3 / 2 + 1 / 3) / 4)
    assert third.expected == pytest.approx(1 / 3)
    assert first.score.value == 5
    greedy, other = by_player(games)
    assert (greedy.name, greedy.wins.value, greedy.wins.cases) == ("greedy", 3.5 / 4, 4)
    assert (other.name, other.wins.value, other.wins.cases) == ("random", 0.1, 5)


def test_a_seat_is_clear_only_with_enough_games() -> None:
    def first_of(games: int) -> bool:
        return by_seat([played([9, 5] if n % 4 else [5, 9]) for n in range(games)])[0].clear(2)

    assert not first_of(12)
    assert first_of(200)
    assert not by_seat([played([9, 5] if n % 2 else [5, 9]) for n in range(200)])[0].clear(2)


def test_length() -> None:
    length = Length.of(
        [played([1, 2], turns=8, decisions=10), played([1, 2], turns=12, decisions=30)]
    )
    assert length.decisions.values == [10, 30]
    assert length.turns
    assert length.turns.values == [4, 6]
    assert (length.options, length.forced) == (3, 0.2)
    assert Length.of([played([1, 2])]).turns is None


def test_rates_have_wilsons_interval() -> None:
    eight = rate([1] * 8 + [0] * 2)
    assert (eight.value, eight.cases) == (0.8, 10)
    assert (eight.low, eight.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert eight.few
    assert not rate([1] * 30).few


# -- cards ----------------------------------------------------------------------------------


def test_a_card_by_hand() -> None:
    """Taken in three of four games, won with twice; one taker had two copies."""
    games = [
        played([9, 5], [{SAGE: 1}, {}], worth=[{SAGE: 4}, {}]),
        played([9, 5], [{SAGE: 2}, {}], worth=[{SAGE: 6}, {}]),
        played([9, 5], [{}, {SAGE: 1}]),
        played([5, 9]),
    ]
    sage, vault = card_figures(games, [SAGE, VAULT])
    assert (sage.games, sage.players, sage.copies) == (3 / 4, 3 / 8, 1)
    assert sage.wins
    assert (sage.wins.value, sage.wins.cases) == (2 / 3, 3)
    assert sage.points == 5
    assert sage.few
    assert (vault.games, vault.wins, vault.edge, vault.points) == (0, None, None, None)


def edge_of(games: list[Played], card: Card = SAGE) -> Estimate:
    counts = [[taken.get(card, 0) for taken in game.taken] for game in games]
    takers = sum(1 for row in counts for count in row if count)
    edge = winning_edge(games, counts, advantages(games), takers)
    assert edge
    return edge


def test_the_edge_of_two_players_is_the_difference_of_their_win_rates() -> None:
    """60 of 100 takers win, so 40 of the others: 20 points, give or take twice 0.96 x 0.1."""
    games = [played([9, 5] if n < 60 else [5, 9], [{SAGE: 1}, {}]) for n in range(100)]
    edge = edge_of(games)
    assert edge.value == pytest.approx(0.2)
    assert edge.margin == pytest.approx(2 * 1.96 * (0.6 * 0.4 / 99) ** 0.5, abs=1e-3)
    assert edge.cases == 100
    nobody = [played([9, 5]) for _ in range(50)]
    assert edge_of(games + nobody).value == pytest.approx(0.2)


def test_the_edge_of_three_players_compares_with_the_others() -> None:
    """Takers win half of the games, each of the others a quarter."""
    results = [[9, 1, 1], [9, 1, 1], [1, 9, 1], [1, 1, 9]]
    games = [played(results[n % 4], [{SAGE: 1}, {}, {}]) for n in range(80)]
    assert edge_of(games).value == pytest.approx(1 / 4)


def test_the_edge_is_that_of_a_copy() -> None:
    """Every copy more than the other adds a tenth to the lead of four in ten."""
    games = []
    for lead, won in ((1, 55), (2, 60), (3, 65)):
        games += [
            played([9, 5] if n < won else [5, 9], [{SAGE: 1 + lead}, {SAGE: 1}]) for n in range(100)
        ]
    assert edge_of(games).value == pytest.approx(0.1)


def test_what_everybody_takes_has_no_edge() -> None:
    games = [played([9, 5], [{SAGE: 1}, {SAGE: 1}]) for _ in range(40)]
    (sage,) = card_figures(games, [SAGE])
    assert sage.edge is None
    assert sage.wins
    assert sage.wins.value == 0.5


def test_a_strong_player_lends_its_strength_to_no_card() -> None:
    """The greedy one always wins and takes the card often; that alone is no edge of the card."""
    games = [
        played(
            [9, 5], [{SAGE: 1} if n % 10 else {}, {} if n % 10 else {SAGE: 1}], ["greedy", "random"]
        )
        for n in range(100)
    ]
    (sage,) = card_figures(games, [SAGE])
    assert sage.wins
    assert sage.wins.value == 0.9
    assert sage.edge
    assert sage.edge.value == pytest.approx(0, abs=1e-9)


def test_cards_are_clear_only_beyond_chance() -> None:
    def sage(games: int) -> bool:
        some = [played([9, 5] if n % 3 else [5, 9], [{SAGE: 1}, {}]) for n in range(games)]
        return card_figures(some, [SAGE])[0].clear(among=50)

    assert not sage(29)
    assert not sage(60)
    assert sage(300)


# -- what is kept of a game -----------------------------------------------------------------


@each_title
def test_events_that_mean_taking_name_a_seat_and_a_card(title: Title) -> None:
    _, fields = cards_in_words(title)
    kinds = {kind.name: kind for kind in title.events}
    for name in title.takings:
        assert "seat" in dict(kinds[name].fields), name
        assert len(fields[name]) == 1, name


@each_title
def test_what_is_kept_agrees_with_the_game(title: Title) -> None:
    for options, counts in title.setups()[:2]:
        for players in counts:
            record = finished(title.name, players, 5, **options)  # type: ignore[arg-type]
            witness = Witness()
            look_at(record, witness)
            (kept,) = witness.games
            assert kept.scores == tuple(record.game.scores())
            assert kept.decisions == len(record.actions)
            assert kept.decisions <= kept.options
            assert tuple(sum(lines.values()) for lines in kept.lines) == kept.scores
            assert sum(kept.wins) == pytest.approx(1)
            assert {card for taken in kept.taken for card in taken} <= witness.seen
            assert kept.turns >= players
            for seat in range(players):
                assert kept.worth[seat].keys() <= kept.taken[seat].keys()


def test_taken_in_conspiracy_is_what_lies_there_in_the_end() -> None:
    for seed in range(5):
        record = finished("conspiracy", 3, seed)
        witness = Witness()
        look_at(record, witness)
        table = record.game.position()["table"]
        for taken, chamber, controlled in zip(
            witness.games[0].taken, table["chambers"], table["controlled"], strict=True
        ):
            there = Counter(("lord", lord) for lord in chamber)
            there.update(("location", location) for location in controlled)
            assert taken == there


@pytest.mark.parametrize("leviathan", [False, True])
def test_taken_in_abyss_is_what_can_be_had_in_the_end(leviathan: bool) -> None:
    for seed in range(20):
        record = finished("abyss", 3, seed, leviathan=leviathan)
        witness = Witness()
        look_at(record, witness)
        dealt = record.at(0).position()["table"]["seats"]
        held = record.game.position()["table"]["seats"]
        for taken, before, seat in zip(witness.games[0].taken, dealt, held, strict=True):
            tucked = [lord for lords in seat["locations"].values() for lord in lords]
            lords = {*seat["free"], *seat["disabled"], *tucked}
            had = Counter(("lord", lord) for lord in lords)
            had.update(("location", location) for location in seat["locations"])
            had.update(("ally", ally) for ally in seat["affiliated"])
            had.update(("leviathan", beast) for beast in seat["slain"])
            had.subtract(("ally", ally) for ally in before["hand"])
            assert had <= Counter(taken)


# -- where games come from ------------------------------------------------------------------


@pytest.fixture(scope="module")
def material() -> Material:
    return simulated("abyss", ["random", "random", "greedy"], 40, 1)


def test_the_same_seed_gives_the_same_games(material: Material) -> None:
    again = simulated("abyss", ["random", "random", "greedy"], 40, 1)
    assert again == material
    assert len(material.games) == 40
    assert {game.players for game in material.games} == {
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
    }


def test_records_are_read_and_others_passed_over(tmp_path: Path) -> None:
    names = ["Ilse", "Nerissa (greedy)"]
    first = finished("conspiracy", 2, 1, names)
    first.save(tmp_path / "1.json")
    finished("conspiracy", 3, 2).save(tmp_path / "deep" / "2.json")
    finished("abyss", 2, 3).save(tmp_path / "3.json")
    first.fork(3).save(tmp_path / "4.json")
    (tmp_path / "5.json").write_text("{", encoding="utf-8")
    (tmp_path / "6.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "7.txt").write_text("no record", encoding="utf-8")
    paths = record_paths([tmp_path, tmp_path / "1.json"])
    assert [path.name for path in paths] == [f"{n}.json" for n in (1, 3, 4, 5, 6)] + ["2.json"]
    seen: list[int] = []
    found = recorded("conspiracy", paths, seen.append)
    assert sum(seen) == found.asked == 6
    assert [game.players for game in found.games] == [("person", "greedy"), ("person",) * 3]
    assert found.games[0].scores == tuple(first.game.scores())
    assert found.passed_over == {"unreadable": 2, "other-game": 1, "unfinished": 1}
    assert recorded("abyss", paths, leviathan=True).passed_over["other-options"] == 1


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        recorded("conspiracy", [tmp_path / "none.json"])


def test_ctrl_c_makes_the_report_from_what_there_is() -> None:
    def interrupt(count: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    found = simulated("conspiracy", ["random", "random"], 2000, 1, interrupt)
    assert 0 < len(found.games) < found.asked
    assert f"{len(found.games)} of 2,000 games" in page(found, "en")


# -- what the page says ---------------------------------------------------------------------


@each_title
@each_language
def test_everything_has_a_name(title: Title, language: str) -> None:
    for options, _ in title.setups():
        study = Study(Material(title.name, options, [], set(), 0), language)
        for line in title.create(3, 1, options).score_sheet(0):
            assert study.line_name(line.id)
        for card in title.cards():
            assert study.kind_name(card["noun"])
            assert study.card_name((card["noun"], card["id"]))


@each_language
def test_a_page_is_whole(material: Material, language: str) -> None:
    text = page(material, language)
    head, _, _ = text.partition("<script")
    assert f'<html lang="{language}">' in head
    assert not re.search(r"""(?:src|href)=["'](?!#|data:)""", head)
    assert len(text.encode()) < 2_000_000
    study = Study(material, language)
    for finding in findings(study):
        assert finding.figure
        assert finding.sentence
    names = [study.card_name(card.card) for card in study.taken]
    assert all(name in text for name in names)
    plots = json.loads(re.findall(r'id="plots">(.*?)</script>', text, re.DOTALL)[0])
    assert {"scores", "margins", "bands", "gaps", "seats", "turns", "decisions", "map"} < set(plots)


def test_what_others_wrote_is_harmless(tmp_path: Path) -> None:
    """Names in records never get into the page."""
    finished("conspiracy", 2, 1, ["<script>alert(1)</script>", "B"]).save(tmp_path / "1.json")
    assert "alert(1)" not in page(recorded("conspiracy", [tmp_path / "1.json"]), "en")


def test_one_game_is_enough_for_a_page(tmp_path: Path) -> None:
    finished("conspiracy", 2, 1).save(tmp_path / "1.json")
    found = recorded("conspiracy", [tmp_path / "1.json"])
    for language in LANGUAGES:
        assert "∞" in page(found, language)


def test_a_clear_seat_and_clear_cards_are_told() -> None:
    """The first seat wins three games in four, with the sage; who takes the vault loses."""
    games = [
        played([90, 50], [{SAGE: 1}, {VAULT: 1}], turns=20)
        if n % 4
        else played([50, 90], [{SAGE: 1}, {VAULT: 1}], turns=20)
        for n in range(400)
    ]
    study = Study(Material("conspiracy", {}, games, {SAGE, VAULT}, 400, ("greedy",) * 2, 1), "en")
    told = {(finding.section, finding.figure): finding.sentence for finding in findings(study)}
    assert told["scores", "90"].startswith("points for the winner on average, 50 for the others.")
    assert "seat 1, where 50.0% would be its fair share (70.5 – 79.0%" in told["seats", "75.0%"]
    assert told["length", "10"].startswith("turns for each player")
    assert "“Mage 3”" in told["cards", "75%"]
    assert "+50.0 pp" in told["cards", "75%"]
    assert "“Citadel”" in told["cards", "25%"]
    assert "−50.0 pp" in told["cards", "25%"]


def test_nothing_is_claimed_where_nothing_is_clear() -> None:
    games = [played([9, 5] if n % 2 else [5, 9], [{SAGE: 1}, {}]) for n in range(100)]
    study = Study(Material("conspiracy", {}, games, {SAGE}, 100, ("greedy",) * 2, 1), "en")
    told = {(finding.section, finding.figure): finding.sentence for finding in findings(study)}
    assert "no more than chance" in told["seats", "0.0 pp"]
    assert "stand out clearly" in told["cards", "0"]


def test_numbers_in_both_languages() -> None:
    english, french = Numbers("en"), Numbers("fr")
    assert english.whole(12345.4) == "12,345"
    assert french.whole(12345.4) == "12\u202f345"
    assert english.percent(0.1234) == "12.3%"
    assert french.percent(0.1234) == "12,3\u202f%"
    assert french.percents(0.1, 0.255) == "10,0 – 25,5\u202f%"
    assert [english.signed(value) for value in (1.25, -0.5, 0.01, -0.01)] == [
        "+1.2",
        "−0.5",
        "0.0",
        "0.0",
    ]
    assert french.edge(-0.123) == "−12,3"


def test_the_command_makes_the_same_report() -> None:
    material = Material("abyss", {"leviathan": True}, [], set(), 300, ("greedy", "random"), 7)
    assert Study(material, "en").command == (
        "deepcourt report abyss --option leviathan --bots greedy,random --games 300 --seed 7"
    )
    assert Study(material, "fr").expansions == ["Leviathan"]
    tyrants = Material("tyrants", {"decks": "drow-undead", "outer": "left"}, [], set(), 1)
    assert Study(tyrants, "en").choices == ["Drow and Undead", "Left section"]
