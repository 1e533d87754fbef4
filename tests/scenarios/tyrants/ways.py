"""Every way of every card, and which of them a scenario has taken.

A card's program is a list of instructions, and each of them can go on in some ways: an option is
chosen, a cost is paid or declined, a condition holds or not. `ways` derives them from the program;
while it is `watched`, the interpreter tells which ones are taken, in the plain source of the
engine. The compiled one cannot be watched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import deepcourt
from deepcourt.games.tyrants import constants as c
from deepcourt.games.tyrants.cards import CARD_IDS
from deepcourt.games.tyrants.effects import Effects
from deepcourt.games.tyrants.programs import CODE, ROUTINES, length

from ..witness import seen

NAMES = {
    number: name.removeprefix("DO_").lower().replace("_", "-")
    for name, number in vars(c).items()
    if name.startswith("DO_")
}

# What can find nothing to do it with.
TARGETED = {
    c.DO_ASSASSINATE,
    c.DO_SUPPLANT,
    c.DO_MOVE,
    c.DO_RETURN,
    c.DO_PROMOTE,
    c.DO_PROMOTE_DISCARDED,
    c.DO_DEVOUR_MARKET,
    c.DO_SWAP_WITH_MARKET,
    c.DO_RECRUIT_FREE,
    c.DO_DISCARD,
    c.DO_REDEPLOY,
    c.DO_PLAY_MARKET,
    c.DO_PLAY_CIRCLE,
}

# What is done without asking anybody.
UNASKED = {
    c.DO_GAIN,
    c.DO_AT_END,
    c.DO_DRAW,
    c.DO_DEPLOY,
    c.DO_PROMOTE_TOP,
    c.DO_PROMOTE_THIS,
    c.DO_DISCARD_DECK,
    c.DO_SELL_DEVOURED,
    c.DO_RETURN_TO_SUPPLY,
    c.DO_TAKE_OUTCASTS,
}


def ways(address: int) -> Iterator[str]:
    """How an instruction can go on."""
    one = CODE[address]
    if one.op in (c.DO_END, c.DO_AGAIN):
        return
    if one.op == c.DO_CHOOSE:
        yield from (f"option {number + 1}" for number in range(one.what))
    elif one.op in (c.DO_IF_COUNT, c.DO_IF_TROOP, c.DO_IF_SPY, c.DO_IF_LOSS):
        yield from ("true", "false")
    elif one.op == c.DO_FOCUS:
        yield from ("by play", "done", "passed")
    else:
        yield "done"
        if one.op in TARGETED or (one.op == c.DO_PAY and one.what != c.PAY_THIS):
            yield "nothing"
        if one.op == c.DO_GAIN and one.per != c.ONCE:
            yield "nothing"
        if one.may:
            yield "passed"


def all_ways() -> set[str]:
    """Every way of every card, in the words of `way`."""
    return {
        way(card, address, how)
        for card in range(c.CARDS)
        for start in ROUTINES[card].values()
        for address in range(start, start + length(start))
        for how in ways(address)
    }


def way(card: int, address: int, how: str) -> str:
    for part, start in ROUTINES[card].items():
        if start <= address < start + length(start):
            step = f"{part} {address - start}"
            return f"way:{CARD_IDS[card]}: {step} {NAMES[CODE[address].op]}: {how}"
    raise AssertionError(f"{CARD_IDS[card]} has no code at {address}")


# -- the interpreter tells ----------------------------------------------------------------


def present(game: Any) -> tuple[int, int]:
    """The card that goes on, and its instruction."""
    run = game.runs[game.depth - 1]
    return run[c.RUN_CARD], run[c.RUN_CODE]


answering: list[Any] = []  # games in which an answer is being carried out


def execute(game: Any, original: Callable[..., bool]) -> bool:
    card, code = present(game)
    op = CODE[code].op
    amount = game.counted(CODE[code].per) // max(1, CODE[code].count)
    asks = original(game)
    if op == c.DO_GAIN and CODE[code].per != c.ONCE and amount == 0:
        seen.add(way(card, code, "nothing"))
    elif op in UNASKED:
        seen.add(way(card, code, "done"))
    return asks


def answer(game: Any, original: Callable[..., None], action: int) -> None:
    card, code = present(game)
    how = "done"
    if action == c.PASS:
        how = "passed"
    elif CODE[code].op == c.DO_CHOOSE:
        how = f"option {action - c.CHOOSE_OPTION + 1}"
    seen.add(way(card, code, how))
    answering.append(game)
    original(game, action)
    answering.pop()


def skip(game: Any, original: Callable[..., None]) -> None:
    if not answering:
        seen.add(way(*present(game), "nothing"))
    original(game)


def holds(game: Any, original: Callable[..., bool], code: int, seat: int) -> bool:
    true = original(game, code, seat)
    seen.add(way(*present(game), "true" if true else "false"))
    return true


def focus(game: Any, original: Callable[..., bool], seat: int, aspect: int) -> bool:
    card, code = present(game)
    asks = original(game, seat, aspect)
    if not asks:
        went_on = present(game)[1] == code + 1
        seen.add(way(card, code, "by play" if went_on else "empty-handed"))
    return asks


def force_discard(game: Any, original: Callable[..., bool], code: int, seat: int) -> bool:
    card = present(game)[0]
    chooses = CODE[code].what == c.CHOSEN_OPPONENT and not game.runs[game.depth - 1][c.RUN_LEFT]
    asks = original(game, code, seat)
    if not asks and not chooses:
        seen.add(way(card, code, "nothing"))
    return asks


@contextmanager
def watched() -> Iterator[None]:
    """Meanwhile the interpreter tells how every instruction goes on."""
    with ExitStack() as stack:
        for watcher in () if deepcourt.COMPILED else WATCHERS:
            stack.enter_context(patch.object(Effects, watcher.__name__, before(watcher)))
        answering.clear()
        yield


def before(watcher: Callable[..., Any]) -> Callable[..., Any]:
    """The method of the interpreter with the name of a watcher, which stands before it."""
    original = getattr(Effects, watcher.__name__)

    def method(game: Any, *args: int) -> Any:
        return watcher(game, original, *args)

    return method


WATCHERS = (execute, answer, skip, holds, focus, force_discard)
