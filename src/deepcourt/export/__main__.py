"""Write what the browser has from Python, as TypeScript: games, and the types of the server."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

from ..bots import LEVELS
from ..bots import names as bot_names
from ..core import titles
from ..core.motion import Motion, plain
from ..core.text import LANGUAGES
from ..core.titles import Title
from ..core.vocabulary import Field
from ..server import wire
from .typescript import File, is_document, is_named


def server_file() -> File:
    """The documents of the server, and what its bots are called."""
    file = File("server")
    file.constant("LANGUAGES", LANGUAGES)
    file.constant("BOTS", bot_names())
    file.constant("LEVELS", LEVELS)
    for one in vars(wire).values():
        if is_document(one) and one.__module__ == wire.__name__:
            file.type_of(one)
    file.alias("LiveMessage", file.type_of(wire.LiveMessage))
    return file


def motion_file() -> File:
    """How every game says what moves on its table."""
    file = File("motion")
    file.type_of(Motion)
    return file


def game_file(title: Title, others: Sequence[File]) -> File:
    """The words, cards, documents and motion of a game."""
    file = File(title.name, others)
    file.constant("NOUNS", [noun.name for noun in title.nouns])
    file.constant("CARD_NOUNS", [noun.name for noun in title.nouns if noun.is_card])
    file.nouns(title.nouns)
    file.constant("VERBS", {name: words_of(fields) for name, fields in verbs(title).items()})
    file.interface(
        "Events",
        ((f"'{kind.name}'", arguments(file, kind.fields)) for kind in title.events),
        "The arguments of every kind of event.",
    )
    file.interface(
        "Facts",
        {field: file.id(noun) for kind in title.events for field, noun in kind.fields}.items(),
        "Every argument that an event may have.",
    )
    file.type_of(returned(title, "view"))
    file.constant(
        "DECISIONS",
        {kind.name: kind.answers for kind in title.decision_kinds if kind.answers},
        "Readonly<Record<DecisionId, Readonly<Record<string, readonly string[]>>>>",
    )
    (card_type,) = get_args(returned(title, "cards"))
    for card in get_args(card_type) or [card_type]:
        name = file.type_of(card)
        (noun,) = get_args(get_type_hints(card)["noun"])
        rows = [row for row in title.cards() if row["noun"] == noun]
        file.constant(f"{name.removesuffix('Card').upper()}_CARDS", rows, f"readonly {name}[]")
    material = file.type_of(returned(title, "material"))
    for name, value in title.material().items():
        file.constant(name.upper(), value, f"{material}['{name}']")
    motion = file.type_of(Motion)
    file.constant("MOTION", plain(title.motion), motion)
    return file


def returned(title: Title, method: str) -> Any:
    """The type that a method of a title returns."""
    return get_type_hints(getattr(type(title), method), include_extras=True)["return"]


def verbs(title: Title) -> dict[str, tuple[Field, ...]]:
    found = (title.actions[number].verb for number in range(len(title.actions)))
    return {verb.name: verb.fields for verb in found}


def words_of(fields: Iterable[Field]) -> dict[str, str]:
    """The noun of every field, as a notation is read by."""
    return {name: noun.name if is_named(noun) else "number" for name, noun in fields}


def arguments(file: File, fields: Iterable[Field]) -> str:
    return "{ " + " ".join(f"{name}: {file.id(noun)};" for name, noun in fields) + " }"


def write(folder: Path, files: Iterable[File]) -> None:
    """Have these files there and no others; what has not changed is not touched."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {folder / f"{file.name}.ts": file.text() for file in files}
    for path in set(folder.iterdir()) - set(texts):
        path.unlink()
    for path, text in texts.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m deepcourt.export", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files are written")
    shared = [server_file(), motion_file()]
    games = [game_file(titles.named(name), shared) for name in titles.names()]
    write(parser.parse_args().folder, [*shared, *games])


if __name__ == "__main__":
    main()
