"""Why an action is refused. A refused action changes nothing, which `refusal` sees to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deepcourt.core.errors import Reason, UnknownAction

from ..witness import covers
from .table import FOURTEEN, Table, lay, lords_of

HALL = "soldier-1 soldier-1@hall-of-maps"


def recruiting() -> Table:
    return lay(deck="mage-3", chambers=["", lords_of(["farmer"] * 12)])


def keeping() -> Table:
    return lay(asks="keep", hand="mage-3 farmer-4")


def returning() -> Table:
    return lay(chambers=[FOURTEEN], asks="return", hand="mage-3 mage-4")


def placing() -> Table:
    return lay(asks="place", hand="mage-3 mage-4")


def swapping() -> Table:
    return lay(chambers=["mage-3 mage-1"], piles="farmer-0").play("take-pile farmer")


def seeking() -> Table:
    return lay(chambers=["mage-1"], piles="farmer-1", location_deck="citadel tribune").play(
        "take-pile farmer"
    )


def searching() -> Table:
    table = lay(chambers=[f"{HALL} mage-1"], piles="farmer-1", revealed="citadel")
    return table.play("take-pile farmer")


def claiming() -> Table:
    return lay(chambers=["mage-1 farmer-1"], asks="claim", drawn="citadel tribune")


def forced() -> Table:
    return lay(chambers=["mage-1 mage-1@twin-gates"], turn=1, gate="twin-gates", piles="mage-3")


def over() -> Table:
    table = lay(chambers=[f"{FOURTEEN} soldier-6"], turn=1, piles="mage-3")
    return table.play("take-pile mage")


def case(table: Callable[[], Table], notation: str, id: str, **args: str | int) -> object:
    return pytest.param(table, notation, Reason(id, args), marks=covers(f"reason:{id}"), id=id)


@pytest.mark.parametrize(
    ("table", "notation", "reason"),
    [
        case(over, "take-pile mage", "game-over"),
        case(keeping, "draw-lords 1", "not-now-draw-lords"),
        case(placing, "take-pile mage", "not-now-take-pile"),
        case(recruiting, "keep lord:mage-3", "not-now-keep"),
        case(placing, "return lord:mage-3", "not-now-return"),
        case(returning, "place lord:mage-3", "not-now-place"),
        case(seeking, "decline-swap", "not-now-decline-swap"),
        case(recruiting, "swap 1 2", "not-now-swap"),
        case(claiming, "draw-locations 1", "not-now-draw-locations"),
        case(swapping, "take location:citadel", "not-now-take"),
        case(forced, "draw-lords 1", "draw-is-forced", count=2),
        case(forced, "take-pile mage", "draw-is-forced", count=2),
        case(recruiting, "draw-lords 2", "too-few-lords", count=1),
        case(recruiting, "take-pile farmer", "pile-is-empty", guild="farmer"),
        case(searching, "draw-locations 1", "must-search-deck"),
        case(searching, "take location:citadel", "must-search-deck"),
        case(seeking, "draw-locations 3", "too-few-locations", count=2),
        case(seeking, "take location:citadel", "location-not-revealed", location="citadel"),
        case(
            searching, "take location:hall-of-maps", "location-not-in-deck", location="hall-of-maps"
        ),
        case(claiming, "take location:academy", "location-not-drawn", location="academy"),
        case(swapping, "swap 1 4", "spot-is-empty", spot=4),
        case(swapping, "swap 1 2", "lord-shows-key", spot=2),
        case(swapping, "swap 2 3", "lord-shows-key", spot=2),
        case(keeping, "keep lord:mage-4", "lord-not-in-hand", lord="mage-4"),
        case(returning, "return lord:mage-6", "lord-not-in-hand", lord="mage-6"),
        case(placing, "place lord:mage-6", "lord-not-in-hand", lord="mage-6"),
    ],
)
def test_an_action_is_refused_for_a_reason(
    table: Callable[[], Table], notation: str, reason: Reason
) -> None:
    assert table().refusal(notation) == reason


@pytest.mark.parametrize(
    "table", [recruiting, keeping, returning, placing, swapping, seeking, searching, claiming]
)
def test_an_action_is_legal_or_there_is_a_reason(table: Callable[[], Table]) -> None:
    laid = table()
    legal = laid.game.legal_actions()
    for action in range(len(laid.game.title.actions)):
        assert (laid.game.why_not(action) is None) == (action in legal)


@pytest.mark.parametrize("notation", ["draw-lords 4", "swap 2 1", "keep lord:mage-5", "pass"])
def test_what_is_no_action_of_the_game_is_unknown(notation: str) -> None:
    with pytest.raises(UnknownAction):
        lay().play(notation)
