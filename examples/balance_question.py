"""A balance question: is it good to begin in Conspiracy, and how should one?

Two `greedy` play each other, and the answer is read from the first decision of every game: what
the first player did, and how often that player won in the end. A shared victory is half a win;
intervals are 95 %. An opening that goes with winning need not cause it: `greedy` chooses it by
what it sees.
"""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from deepcourt.lab.dataset import Dataset
from deepcourt.lab.dataset_terms import DatasetTerms
from deepcourt.lab.standings import wilson

GAMES = 1000


def answer(folder: Path) -> pl.DataFrame:
    """What became of each opening, and of all of them together."""
    actions = json.loads((folder / "dataset.json").read_text())["actions"]
    games = pl.read_parquet(folder / "games.parquet", columns=["game", "ranks"])
    first = (
        pl.scan_parquet(folder / "decisions-*.parquet")
        .filter(pl.col("decision") == 0)
        .select("game", "seat", opening=pl.col("chosen").replace_strict(dict(enumerate(actions))))
        .join(games.lazy(), on="game")
        .with_columns(winners=pl.col("ranks").list.count_matches(1))
        .with_columns(win=(pl.col("ranks").list.get(pl.col("seat")) == 1) / pl.col("winners"))
        .collect()
    )
    openings = first.group_by("opening").agg(games=pl.len(), wins=pl.mean("win"))
    whole = first.select(opening=pl.lit("any"), games=pl.len(), wins=pl.mean("win"))
    table = pl.concat([openings.sort("games", descending=True), whole])
    limits = [wilson(rate, games) for _, games, rate in table.iter_rows()]
    low, high = zip(*limits, strict=True)
    return table.with_columns(pl.Series("from", low), pl.Series("to", high))


if __name__ == "__main__":
    with TemporaryDirectory() as temporary:
        terms = DatasetTerms.checked("conspiracy", ["greedy", "greedy"], GAMES, seed=1)
        dataset = Dataset.begin(Path(temporary), terms)
        dataset.make()
        table = answer(dataset.folder)
    with pl.Config(tbl_hide_column_data_types=True, tbl_hide_dataframe_shape=True):
        print(table.with_columns(pl.col("wins", "from", "to").round(3)))
    low, high = table["from"][-1], table["to"][-1]
    verdict = "pays" if low > 0.5 else "costs" if high < 0.5 else "makes no clear difference"
    print(f"To begin {verdict}: the first player wins {low:.1%} to {high:.1%} of the games.")
