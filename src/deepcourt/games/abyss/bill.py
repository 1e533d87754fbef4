"""The bill of a lord, for plain Python; compiled, it is a struct of `payment.pxd`."""

from __future__ import annotations

from typing import NamedTuple


class Bill(NamedTuple):
    """What a payment has to bring."""

    cost: int
    least: int  # that its allies must be worth, where all pearls make up for the rest
    asked: int  # the race that it has still to show; RACES if none
    races: int  # how many it has still to show
    held: int  # races of the hand that it does not use yet
    floor: int  # the weakest ally of a race that it uses more than once
    most: int  # that it would be worth with everything in hand of the races it uses
