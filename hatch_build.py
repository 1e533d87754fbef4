"""Compile the engine when the package is built, with whatever C compiler can be had.

The system's compiler comes first, then the one inside the `ziglang` package. Without either
the package installs as plain Python, says so, and plays the same, only slower.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A module is compiled if a .pxd of its own name lies beside it; a lone .pxd (constants) is
# only read by the others.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
ONLY_READ = {"constants"}


def has_compiler() -> bool:
    return bool(os.environ.get("CC")) or any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if has_compiler() else ["ziglang"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("DEEPCOURT_PURE"):
            remove_compiled(Path(self.root))
            self.app.display_warning("DEEPCOURT_PURE is set: the engine is not compiled")
            return
        try:
            compile_engine(Path(self.root))
        except (Exception, SystemExit) as error:
            remove_compiled(Path(self.root))
            self.app.display_warning(
                "the engine was not compiled; it will run as plain Python, "
                f"about 50 times slower: {error}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_engine(root: Path) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    use_zig_without_compiler()
    os.chdir(root)
    sources = sorted(
        path.with_suffix(".py") for path in Path("src").rglob("*.pxd") if path.stem not in ONLY_READ
    )
    extensions = [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            extra_compile_args=[] if os.name == "nt" else ["-O3"],
        )
        for source in sources
    ]
    modules = cythonize(extensions, compiler_directives=DIRECTIVES, build_dir="build/c", quiet=True)
    command = Distribution({"ext_modules": modules, "package_dir": {"": "src"}}).get_command_obj(
        "build_ext"
    )
    command.inplace = True
    command.build_temp = "build/o"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def remove_compiled(root: Path) -> None:
    """Compiled and plain modules of one engine do not mix."""
    for suffix in ("*.so", "*.pyd"):
        for compiled in (root / "src").rglob(suffix):
            compiled.unlink()


def use_zig_without_compiler() -> None:
    if has_compiler():
        return
    if importlib.util.find_spec("ziglang") is None:
        raise RuntimeError("there is no C compiler and no ziglang package")
    zig = f"{sys.executable} -m ziglang cc"
    os.environ.update(CC=zig, LDSHARED=f"{zig} -shared")


if __name__ == "__main__":
    compile_engine(Path(__file__).parent)
