"""What a tournament says about its bots: ratings, win rates, who does well against whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from .ratings import Rating, ratings
from .standings import WIN_PARTS, Standings
from .tournament import Played, Tournament


@dataclass(frozen=True)
class Verdict:
    """The bots that have played, strongest first, with what their games say about them."""

    bots: list[str]
    ratings: dict[str, Rating]
    standings: dict[str, Standings]  # of one entry: that bot
    duels: dict[tuple[str, str], Standings]  # of one entry: how often the first was ahead

    @classmethod
    def of(cls, tournament: Tournament) -> Verdict:
        games = tournament.games
        rated = ratings(tournament.terms.bots, ((game.seats, game.ranks) for game in games))
        strongest = sorted(rated, key=lambda bot: -rated[bot].strength)
        met = {bot: [game for game in games if bot in game.seats] for bot in strongest}
        bots = [bot for bot in strongest if met[bot]]
        return cls(
            bots,
            rated,
            {bot: standing(bot, met[bot]) for bot in bots},
            {
                (bot, other): duel(bot, other, together)
                for bot in bots
                for other in bots
                if bot != other and (together := [game for game in met[bot] if other in game.seats])
            },
        )


def standing(bot: str, games: Sequence[Played]) -> Standings:
    """The results of a bot in games that it played."""
    wins = points = squares = 0
    for game in games:
        seat = game.seats.index(bot)
        points += game.scores[seat]
        squares += game.scores[seat] ** 2
        if game.ranks[seat] == 1:
            wins += WIN_PARTS // game.ranks.count(1)
    decisions = sum(game.decisions for game in games)
    return Standings(len(games), decisions, [wins], [points], [squares])


def duel(bot: str, other: str, games: Sequence[Played]) -> Standings:
    """How often a bot took a better place than another in games that both played; half for a
    shared place."""
    parts = points = squares = 0
    for game in games:
        mine, theirs = game.seats.index(bot), game.seats.index(other)
        lead = game.scores[mine] - game.scores[theirs]
        points += lead
        squares += lead**2
        if game.ranks[mine] <= game.ranks[theirs]:
            parts += WIN_PARTS if game.ranks[mine] < game.ranks[theirs] else WIN_PARTS // 2
    decisions = sum(game.decisions for game in games)
    return Standings(len(games), decisions, [parts], [points], [squares])


def document(tournament: Tournament, verdict: Verdict) -> dict[str, Any]:
    """A tournament and its verdict as plain JSON."""
    terms, games = tournament.terms, tournament.games
    return {
        "game": terms.game,
        "options": dict(terms.options),
        "players": terms.players,
        "seed": terms.seed,
        "games_asked": terms.games * len(terms.pairings),
        "games": len(games),
        "decisions": sum(game.decisions for game in games),
        "bots": [
            {
                "bot": bot,
                "rating": round(verdict.ratings[bot].strength, 3),
                "rating_sigma": round(verdict.ratings[bot].uncertainty, 3),
                "games": found.games,
                "wins": round(found.wins(0), 3),
                "win_rate": round(found.win_rate(0), 5),
                "win_rate_95": [round(limit, 5) for limit in found.win_interval(0)],
                "mean_score": round(found.mean_score(0), 3),
                "mean_score_95": margin(found),
            }
            for bot, found in verdict.standings.items()
        ],
        "duels": [
            {
                "bot": bot,
                "against": other,
                "games": found.games,
                "ahead": round(found.wins(0), 3),
                "ahead_rate": round(found.win_rate(0), 5),
                "ahead_rate_95": [round(limit, 5) for limit in found.win_interval(0)],
                "mean_lead": round(found.mean_score(0), 3),
                "mean_lead_95": margin(found),
            }
            for (bot, other), found in verdict.duels.items()
        ],
    }


def margin(found: Standings) -> float | None:
    """Half the width of the interval around a mean; None for a single game."""
    width = found.score_margin(0)
    return round(width, 3) if isfinite(width) else None
