"""Read a dataset back: which kinds of decisions there are, how wide, and how often winners made
them. The argument is the folder that `deepcourt dataset` wrote."""

import sys

import polars as pl

rows = pl.scan_parquet(f"{sys.argv[1]}/decisions-*.parquet").with_columns(won=pl.col("rank") == 1)
kinds = rows.group_by("kind").agg(pl.len(), pl.col("legal").list.len().mean(), pl.mean("won"))
print(kinds.sort("len", descending=True).collect())
