"""How the network of a game is taught by the search: `games/conspiracy/foresight.json`.

    python bench/foresight.py play --games 43100 --seed 2 lessons
    python bench/foresight.py learn lessons foresight.json

`play` lets the search, guided by the network of today, play against itself on all cores; Ctrl-C
ends it early and keeps what was played. `learn` needs PyTorch and is quick where that finds an
accelerator. `deepcourt learn conspiracy --iterations 100` does the same without PyTorch, with fewer
passes and more slowly. `--game abyss` is for Abyss and Leviathan.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path
from typing import Any

GAMES_TAUGHT = ("conspiracy", "abyss")
ITERATIONS = 100
PASSES = 60
BATCH = 4096
QUICK = 2e-3  # steps at first, and to nothing in the end
DECAY = 1e-4
HELD_BACK = 20  # one position of so many, those of the last games, to see what was learned
SHOWN_EVERY = 10  # passes
DIGITS = 4


def play(game: str, games: int, seed: int, out: Path) -> None:
    """Write positions and chances, after the units of the network: an array of numbers for all
    seats, where each position begins among these, and how likely each seat was to win."""
    from deepcourt.core.text import Words
    from deepcourt.lab.learning import GAMES, Learning
    from deepcourt.tui.progress import counting_games

    learning = Learning(game, seed, ITERATIONS)
    with counting_games(games, Words.of("en")) as report:
        taken = learning.watch(games // GAMES, report)
    shown = learning.shown
    asked = f"--game {game} --games {taken * GAMES} --seed {seed}"
    command = f"python bench/foresight.py play {asked}"
    units = learning.network.units
    out.write_bytes(pickle.dumps((command, units, shown.rows, shown.first, shown.won)))
    print(f"{len(shown):,} positions of {taken * GAMES:,} games")


def learn(lessons: Path, out: Path) -> None:
    """Learn from what `play` wrote, and write the weights."""
    import torch
    from torch import nn

    command, units, rows, first, won = pickle.loads(lessons.read_bytes())
    where = "cuda" if torch.cuda.is_available() else "cpu"
    starts = torch.tensor(first, device=where)
    seats = torch.tensor(won, device=where)
    seen = torch.tensor(rows, device=where).view(len(won), -1)
    count = len(first) - 1
    most = int((starts[1:] - starts[:-1]).max())
    taught = count - count // HELD_BACK

    torch.manual_seed(0)
    hidden = nn.Linear(seen.shape[1], units)
    rating = nn.Linear(units, 1, bias=False)
    network = nn.Sequential(hidden, nn.ReLU(), rating).to(where)

    def cross_entropy(positions: Any) -> Any:
        """The mean logarithm of what was expected of the winner."""
        row = starts[positions][:, None] + torch.arange(most, device=where)
        there = row < starts[positions + 1][:, None]
        row = torch.where(there, row, 0)
        expected = network(seen[row])[..., 0].masked_fill(~there, -1e9).log_softmax(1)
        return -(expected * seats[row] * there).sum(1).mean()

    optimizer = torch.optim.AdamW(network.parameters(), QUICK, weight_decay=DECAY)
    steps = PASSES * (taught // BATCH)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for number in range(1, PASSES + 1):
        order = torch.randperm(taught, device=where)
        for at in range(0, taught - BATCH + 1, BATCH):
            loss = cross_entropy(order[at : at + BATCH])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slower.step()
        if number % SHOWN_EVERY == 0:
            with torch.no_grad():
                held_back = cross_entropy(torch.arange(taught, count, device=where))
            print(f"pass {number}: cross-entropy {held_back:.4f} at games held back", flush=True)

    weights = torch.cat([hidden.weight.T.flatten(), hidden.bias, rating.weight[0]]).tolist()
    document = {"command": command, "weights": [round(weight, DIGITS) for weight in weights]}
    out.write_text(json.dumps(document) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the network of a game.")
    parts = parser.add_subparsers(dest="part", required=True)
    playing = parts.add_parser("play")
    playing.add_argument("--game", choices=GAMES_TAUGHT, default=GAMES_TAUGHT[0])
    playing.add_argument("--games", type=int, required=True)
    playing.add_argument("--seed", type=int, required=True)
    playing.add_argument("out", type=Path)
    learning = parts.add_parser("learn")
    learning.add_argument("lessons", type=Path)
    learning.add_argument("out", type=Path)
    asked = parser.parse_args()
    if asked.part == "play":
        play(asked.game, asked.games, asked.seed, asked.out)
    else:
        learn(asked.lessons, asked.out)


if __name__ == "__main__":
    main()
