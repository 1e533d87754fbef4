"""The command, run as from a shell."""

from __future__ import annotations

import subprocess
import sys
from unittest.mock import patch

import pytest

from deepcourt.cli import main


def deepcourt(*args: str) -> int:
    """Run the command in this process; its exit status."""
    with patch.object(sys, "argv", ["deepcourt", *args]), pytest.raises(SystemExit) as end:
        main()
    return int(end.value.code or 0)


def deepcourt_without(package: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process that lacks a package."""
    code = f"import sys; sys.modules[{package!r}] = None; from deepcourt.cli import main; main()"
    command = [sys.executable, "-c", code, *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)
