"""Run the engine's plain Python source although it is compiled, for tests and debugging.

Set the environment variable DEEPCOURT_INTERPRETED=1 before Python starts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "DEEPCOURT_INTERPRETED"


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package as .py files, never as compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("deepcourt."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def install_if_asked() -> None:
    if os.environ.get(VARIABLE, "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceOnly())
