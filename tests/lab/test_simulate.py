"""Series of games between bots."""

from __future__ import annotations

import os

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.bots import Bot
from deepcourt.core.errors import (
    InvalidOption,
    InvalidSeed,
    UnknownBot,
    UnknownGame,
    WrongPlayerCount,
)
from deepcourt.lab.matches import Match
from deepcourt.lab.simulate import Progress, play_chunks, simulate
from deepcourt.lab.standings import Standings, total


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    results = []
    for cores in (1, 2, 5):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        results.append(simulate("conspiracy", ["greedy", "random", "random"], 40, 7).standings)
    assert results[0] == results[1] == results[2]
    assert results[0] != simulate("conspiracy", ["greedy", "random", "random"], 40, 8).standings


def test_wins_are_shared_out_completely() -> None:
    standings = simulate("conspiracy", ["random"] * 4, 2000, 1).standings
    assert standings.games == 2000
    assert sum(standings.win_parts) == 2000 * 840
    assert standings.decisions > 2000 * 30


def test_equal_bots_do_equally_well_wherever_they_are_listed() -> None:
    """Also where it matters who sits behind whom, as with a weak bot at the table."""
    standings = simulate("conspiracy", ["greedy", "greedy", "random"], 1200, 1).standings
    assert abs(standings.win_rate(0) - standings.win_rate(1)) < 0.1


class Scribe(Bot):
    """Notes at which seats it sat."""

    def choose(self, world: Game) -> int:
        self.seats.add(world.seat)
        return world.legal_actions()[0]

    def __init__(self) -> None:
        super().__init__()
        self.seats: set[int] = set()


def test_bots_sit_in_every_order() -> None:
    bots = [Scribe(), Scribe(), Scribe()]
    match = Match(deepcourt.new_game("conspiracy", 3, 1), list(bots))
    orders = set()
    for number in range(6):
        for bot in bots:
            bot.seats.clear()
        match.play(1, number, 1)
        orders.add(tuple(bot.seats.pop() for bot in bots))
        if number == 2:
            assert {order[0] for order in orders} == {0, 1, 2}
    assert len(orders) == 6


def test_progress_is_reported_for_every_game() -> None:
    seen: list[int] = []
    simulate("conspiracy", ["random", "random"], 500, 1, seen.append)
    assert sum(seen) == 500


def test_ctrl_c_keeps_the_games_that_were_finished() -> None:
    """The main thread is interrupted while it waits; what the others finished is counted."""
    seen: list[int] = []

    def report(count: int) -> None:
        seen.append(count)
        if sum(seen) > 100:
            progress.stop.set()

    progress = Progress(10_000, report)
    game = deepcourt.new_game("conspiracy", 2, 1)
    parts = play_chunks(game, ["random", "random"], 1, progress)
    assert 100 < sum(part.games for part in parts) == sum(seen) < 10_000


@pytest.mark.parametrize(
    ("game", "bots", "seed", "error"),
    [
        ("chess", ["random", "random"], 1, UnknownGame),
        ("conspiracy", ["random"], 1, WrongPlayerCount),
        ("conspiracy", ["random", "clever"], 1, UnknownBot),
        ("conspiracy", ["random", "random"], -1, InvalidSeed),
    ],
)
def test_a_wrong_series_is_refused(
    game: str, bots: list[str], seed: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate(game, bots, 10, seed)


def test_options_are_kept_with_the_series() -> None:
    series = simulate("abyss", ["random"] * 5, 3, 1, leviathan=True)
    assert series.options == {"leviathan": True}
    assert simulate("abyss", ["random"] * 2, 3, 1).options == {"leviathan": False}
    assert simulate("conspiracy", ["random"] * 2, 3, 1).options == {}
    with pytest.raises(InvalidOption, match="no option 'kraken'"):
        simulate("abyss", ["random"] * 2, 3, 1, kraken=True)
    with pytest.raises(WrongPlayerCount, match="2 to 4 players"):
        simulate("abyss", ["random"] * 5, 3, 1)


def test_intervals_are_those_of_the_books() -> None:
    """Wilson's interval for 8 of 10 is 0.490 to 0.943; scores 1, 2, 3 have mean 2 ± 1.13."""
    eight = Standings(10, 0, [8 * 840, 2 * 840], [0, 0], [0, 0])
    assert eight.win_interval(0) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    scores = Standings(3, 0, [0], [6], [14])
    assert scores.mean_score(0) == 2
    assert scores.score_margin(0) == pytest.approx(1.1316, abs=1e-4)
    assert total([eight, eight], 2).win_rate(0) == 0.8
