"""`deepcourt bench server`, with few clients and little patience."""

from __future__ import annotations

import pytest

from deepcourt.core.text import Words
from deepcourt.server import bench


def test_everything_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {"TABLES": 3, "SECONDS": 2, "SPECTATORS": 4, "OPENED": 2, "AT_ONCE": 2}
    for name, number in few.items():
        monkeypatch.setattr(bench, name, number)
    found = bench.bench()
    assert found["busy"]["actions"] == 6
    assert (
        0 < found["busy"]["to_other_client_ms"]["p50"] <= found["busy"]["to_other_client_ms"]["p99"]
    )
    assert found["idle"]["spectators"] == 4
    assert found["opening"]["ms"]["p95"] > 0
    monkeypatch.setattr(bench, "bench", lambda: found)
    for language in ("en", "fr"):
        bench.print_bench(False, Words.of(language))
        assert len(capsys.readouterr().out.splitlines()) == 4
    bench.print_bench(True, Words.of("en"))
    assert capsys.readouterr().out.startswith("{")
