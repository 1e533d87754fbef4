"""What is in an sdist and in a wheel, and that both install.

They are built from a copy of the tree, with its compiled modules, so that nothing is compiled here
and nothing is changed under the feet of other tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import deepcourt

ROOT = Path(__file__).parents[1]
OWN = str(sysconfig.get_config_var("EXT_SUFFIX"))
FOREIGN = ".cpython-399-x86_64-linux-gnu.so"
COMPILED = (".so", ".pyd", ".c", ".o", ".pyc")
LEFT_OUT = (".git", ".venv", ".stamps", ".*_cache", ".hypothesis", "node_modules", "__pycache__")
SETTINGS = ("DEEPCOURT_PURE", "DEEPCOURT_INTERPRETED", "PYTHONPATH")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in SETTINGS}


def hook() -> ModuleType:
    """`hatch_build.py`."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK = hook()


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, with all that lies about where people work."""
    tree = tmp_path_factory.mktemp("packages") / "tree"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT, "docs", "build"))
    shutil.copytree(ROOT / HOOK.BUILD, tree / HOOK.BUILD)
    for litter in (
        f"src/deepcourt/core/game{FOREIGN}",
        f"src/deepcourt/core/gone{OWN}",
        f"build/{FOREIGN[1:-3]}/lib/deepcourt/core/game{FOREIGN}",
        "src/deepcourt/core/__pycache__/game.cpython-399.pyc",
        "web/node_modules/vite/index.js",
    ):
        (tree / litter).parent.mkdir(parents=True, exist_ok=True)
        (tree / litter).touch()
    return tree


@pytest.fixture(scope="module")
def wheel(tree: Path) -> Path:
    return built("wheel", tree)


@pytest.fixture(scope="module")
def sdist(tree: Path) -> Path:
    return built("sdist", tree)


def built(target: str, tree: Path, **settings: str) -> Path:
    """Build a package of a tree; the one file that came of it."""
    folder = tree.parent / f"{tree.name}-{target}{len(settings)}"
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=tree, env=ENVIRONMENT | settings, check=True)
    (package,) = folder.iterdir()
    return package


def files(package: Path) -> set[str]:
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return set(wheel.namelist())
    with tarfile.open(package) as sdist:
        return {name.partition("/")[2] for name in sdist.getnames()}


def compiled(names: set[str]) -> set[str]:
    return {name for name in names if name.endswith(COMPILED)}


def sources() -> set[str]:
    """The files of the project that git does not ignore, as far as the copy has them."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in listed.stdout.splitlines() if not name.startswith("docs/")}


def made() -> set[str]:
    """What the build makes of the tables of the games."""
    sources = {"words.py": "constants", "fields.py": "state"}
    return {
        found.with_name(f"{name}.{suffix}").relative_to(ROOT).as_posix()
        for source, name in sources.items()
        for found in ROOT.glob(f"src/deepcourt/games/*/{source}")
        for suffix in ("py", "pxd")
    }


def times(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


def test_an_sdist_holds_the_sources_and_the_browser_application(sdist: Path) -> None:
    held = files(sdist)
    application = {name for name in held if name.startswith("src/deepcourt/server/static/")}
    assert "src/deepcourt/server/static/index.html" in application
    assert held == sources() | application | made() | {"PKG-INFO"}


def test_a_wheel_holds_its_own_compiled_modules_and_no_others(wheel: Path) -> None:
    held = files(wheel)
    typed = (path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.pxd"))
    names = {path.with_suffix(OWN).as_posix() for path in typed if path.stem != "constants"}
    assert compiled(held) == names | {f"deepcourt/core/memoryviews{OWN}"}
    assert "deepcourt/server/static/index.html" in held
    assert {name.removeprefix("src/") for name in made()} <= held
    assert sysconfig.get_python_version().replace(".", "") in wheel.name


def test_nothing_is_compiled_again(tree: Path, wheel: Path) -> None:
    before = times(tree / "build") | times(tree / "src")
    built("wheel", tree)
    assert times(tree / "build") | times(tree / "src") == before
    assert before[tree / HOOK.RECIPE] == times(ROOT / HOOK.BUILD)[ROOT / HOOK.RECIPE]


def test_an_installed_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    uv = str(Path(sys.executable).with_name("uv"))
    install = [uv, "pip", "install", "--offline", "--no-deps", "--target", str(place), str(wheel)]
    subprocess.run(install, check=True)
    environment = ENVIRONMENT | {"PYTHONPATH": str(place)}

    def output(*command: str) -> str:
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    where = output(sys.executable, "-c", "import deepcourt as d; print(d.__file__, d.COMPILED)")
    assert where == f"{place / 'deepcourt' / '__init__.py'} True\n"
    program = str(place / "bin" / "deepcourt")
    assert output(program, "--version") == f"deepcourt {deepcourt.__version__}\n"
    played = output(program, "simulate", "conspiracy", "--games", "10", "--seed", "1", "--json")
    assert '"games": 10' in played


def test_an_sdist_makes_the_same_wheel_without_node(
    tree: Path, wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    shutil.copytree(tree / HOOK.BUILD, source / HOOK.BUILD)
    assert files(built("wheel", source, PATH="", CC="cc")) == files(wheel)


def test_a_wheel_of_plain_python_holds_nothing_compiled(tree: Path, wheel: Path) -> None:
    plain = built("wheel", tree, DEEPCOURT_PURE="1")
    assert plain.name.endswith("py3-none-any.whl")
    assert files(plain) == files(wheel) - compiled(files(wheel))


@pytest.mark.parametrize("modules", [[], [f"deepcourt/core/game{OWN}"]], ids=["plain", "compiled"])
def test_an_editable_install_has_what_was_compiled_beside_its_source(
    modules: list[str], tmp_path: Path
) -> None:
    """Those that this Python would load too are removed, those of other Pythons are not."""
    for old in (f"game{OWN}", f"gone{OWN}", "gone.so", f"game{FOREIGN}", "game.py", "game.pxd"):
        file = tmp_path / "src" / "deepcourt" / "core" / old
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("old")
    for name in modules:
        file = tmp_path / HOOK.LIBRARY / name
        file.parent.mkdir(parents=True)
        file.write_text("new")
    HOOK.put_into_source(tmp_path, modules)
    left = {path.relative_to(tmp_path / "src").as_posix() for path in tmp_path.glob("src/*/*/*")}
    core = "deepcourt/core/game"
    assert left == {f"{core}{FOREIGN}", f"{core}.py", f"{core}.pxd", *modules}
    assert all((tmp_path / "src" / name).read_text() == "new" for name in modules)


def test_the_build_makes_what_follows_from_tables(tree: Path, tmp_path: Path) -> None:
    """With nothing but Python, also where there are none yet."""
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns("constants.*", "state.*")
    shutil.copytree(tree / "src", source / "src", ignore=ignored)
    shutil.copy(tree / "write_constants.py", source)
    command = [sys.executable, "-I", "-S", str(source / "write_constants.py")]
    subprocess.run(command, cwd=tmp_path, env=ENVIRONMENT, check=True)
    for name in made():
        assert (source / name).read_bytes() == (ROOT / name).read_bytes()
