"""Print what searching bots choose; run compiled and as plain Python by `test_search`."""

from __future__ import annotations

import deepcourt
from deepcourt.bots import make
from deepcourt.bots.search import SearchBot

from .test_search import SETUPS, positions, ways


def main() -> None:
    print("compiled" if deepcourt.COMPILED else "interpreted")
    for name, players, options in SETUPS:
        for game in positions(name, players, options, count=3):
            bots = [make("novice", 3), *(SearchBot(3, how) for how in ways(name, 15, trees=2))]
            print(name, players, *(game.notation(bot.choose(game)) for bot in bots))


if __name__ == "__main__":
    main()
