"""An adapter whose package is not installed says how to get it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from deepcourt.core.errors import MissingPackage


@pytest.mark.parametrize(
    ("adapter", "package"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_a_missing_package_is_named_with_its_extra(
    adapter: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"deepcourt.envs.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=rf"'{package}'.* deepcourt\[{adapter}\]"):
        import_module(f"deepcourt.envs.{adapter}")
