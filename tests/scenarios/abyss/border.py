"""Scenes at the Border: every Leviathan, a monster met, a lord recruited."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from .table import RACES, Seat, Table, lay


@dataclass(frozen=True)
class Leviathan:
    """A card as it is printed."""

    id: str
    races: str
    resistances: tuple[int, ...]
    rewards: tuple[int, ...]
    penalty: str
    amount: int


def printed(line: str) -> Leviathan:
    id, races, resistances, rewards, penalty, amount = line.split()
    return Leviathan(id, races, numbers(resistances), numbers(rewards), penalty, int(amount))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("/")))


LEVIATHANS = [
    printed(line)
    for line in """
        veiled-mother    jellyfish|crab  3/7/5  1/2/1  allies  3
        drifting-shroud  jellyfish|crab  6/4    2/1    allies  3
        crown-of-stings  jellyfish|crab  9      3      wounds  3
        glass-bell       jellyfish|crab  6      1      wounds  2
        reef-grinder     shellfish|crab  4/6/5  1/2/1  pearls  3
        shell-warden     shellfish|crab  6/4    2/1    pearls  3
        hinge-jaw        shellfish|crab  8      3      wounds  3
        spiral-horn      shellfish|crab  6      1      wounds  2
        ink-tyrant       squid|crab      3/7/5  1/2/1  lord    1
        many-arms        squid|crab      6/4    2/1    lord    1
        deep-grasp       squid|crab      7      2      wounds  3
        coil-eye         squid|crab      5      1      wounds  2
        long-mane        seahorse|crab   3/7/5  1/1/2  wounds  3
        bridled-wyrm     seahorse|crab   6/4    2/2    wounds  2
        river-steed      seahorse|crab   7      4      wounds  3
        curl-tail        seahorse|crab   5      2      wounds  2
        old-carapace     crab            4/7/6  1/1/1  wounds  4
        pincer-king      crab            7/5    1/1    wounds  3
        red-bulwark      crab            9      2      wounds  3
        mud-claw         crab            7      1      wounds  2
    """.strip().splitlines()
]

# Some that come next, where it does not matter which.
NEWCOMERS = "mud-claw coil-eye glass-bell"

each_leviathan = pytest.mark.parametrize(
    "leviathan",
    [
        pytest.param(one, id=one.id, marks=pytest.mark.covers(f"leviathan:{one.id}"))
        for one in LEVIATHANS
    ],
)


def meet(*seats: Seat, track: str = "monster", **rest: Any) -> Table:
    """The active player has just revealed a monster."""
    return lay(*seats, leviathan=True, asks="monster", waiting="close", track=track, **rest)


def recruiting(lord: str, payment: str, *seats: Seat, **rest: Any) -> Table:
    """The first seat, who holds the payment too, is about to recruit a lord."""
    me, *others = seats or [Seat()]
    court = rest.pop("court", f"{lord} miller aquaculturalist landowner")
    return lay(
        replace(me, hand=f"{me.hand} {payment}"),
        *others,
        leviathan=True,
        court=court,
        **rest,
    )


def recruit(table: Table, lord: str, payment: str, chance: str = "") -> Table:
    """Recruit a lord for these allies; chance has its say when the last of them is paid."""
    trial = table.game.clone()
    steps = []
    for step in [f"recruit lord:{lord}", *(f"pay ally:{ally}" for ally in payment.split())]:
        if trial.parse(step) in trial.legal_actions():  # otherwise it is paid unasked
            trial.apply(trial.parse(step))
            steps.append(step)
    if chance:
        steps[-1] += f" -> {chance}"
    return table.play(*steps)


def strength(power: int) -> tuple[str, int]:
    """A plain crab and a die that make this power, which one less of the die misses."""
    value = max(1, power - 6)
    return f"crab-{value}", power - value


def fighters(leviathan: Leviathan) -> list[str]:
    """The races that may fight a leviathan, in the order of the game."""
    return [race for race in RACES if race in leviathan.races.split("|")]
