"""Reading JSON that somebody else wrote: every field checked, every complaint exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .errors import DeepcourtError, UnknownVersion


class Reader:
    """One value of a document, knowing its path and which error to complain with."""

    def __init__(self, value: Any, error: type[DeepcourtError], path: str = "") -> None:
        self.value = value
        self.error = error
        self.path = path

    def complain(self, expected: str) -> DeepcourtError:
        shown = repr(self.value)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        return self.error(f"{self.path or 'the document'}: expected {expected}, found {shown}")

    def mapping(self) -> dict[str, Any]:
        """An object."""
        if not isinstance(self.value, dict) or not all(isinstance(key, str) for key in self.value):
            raise self.complain("an object")
        return self.value

    def fields(self, *names: str) -> Reader:
        """Check that this is an object with no other fields than these."""
        unknown = sorted(set(self.mapping()) - set(names))
        if unknown:
            where = f"{self.path}.{unknown[0]}" if self.path else unknown[0]
            raise self.error(f"{where}: unknown field; known are {', '.join(names)}")
        return self

    def __getitem__(self, name: str) -> Reader:
        path = f"{self.path}.{name}" if self.path else name
        if name not in self.mapping():
            raise self.error(f"{path}: missing")
        return Reader(self.value[name], self.error, path)

    def get(self, name: str, default: Any) -> Reader:
        """A field that may be left out."""
        return self[name] if name in self.mapping() else Reader(default, self.error, name)

    def items(self, at_least: int = 0, at_most: int | None = None) -> Iterator[Reader]:
        """The elements of an array."""
        if not isinstance(self.value, list):
            raise self.complain("an array")
        if len(self.value) < at_least or (at_most is not None and len(self.value) > at_most):
            limits = f"{at_least}" if at_least == at_most else f"{at_least} to {at_most}"
            raise self.error(f"{self.path}: expected {limits} elements, found {len(self.value)}")
        return (Reader(v, self.error, f"{self.path}[{i}]") for i, v in enumerate(self.value))

    def number(self, least: int, most: int) -> int:
        """A whole number in a range."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.complain(f"a whole number from {least} to {most}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.complain("a string")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.complain("true or false")
        return self.value

    def one_of(self, ids: Sequence[str | int]) -> int:
        """The index of an id in a list of ids."""
        if type(self.value) not in (str, int) or self.value not in ids:
            known = ", ".join(map(str, ids))
            raise self.complain(f"one of {known}" if len(known) < 200 else "a known id")
        return ids.index(self.value)

    def optional(self) -> Reader | None:
        """None for null."""
        return None if self.value is None else self

    def check_header(self, format: str, version: int, oldest: int | None = None) -> None:
        """Check the two fields that every document of ours begins with."""
        if self["format"].value != format:
            raise self["format"].complain(repr(format))
        found = self["version"].value
        known = range(version if oldest is None else oldest, version + 1)
        if type(found) is not int or found not in known:
            read = f"{known[0]} to {version}" if len(known) > 1 else str(version)
            raise UnknownVersion(
                f"version {found!r} of {format} is not known here; "
                f"this Deepcourt reads version {read}"
            )
