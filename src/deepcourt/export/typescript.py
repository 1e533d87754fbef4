"""Types of Python as types of TypeScript, as far as documents need them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel
from typing_extensions import is_typeddict

from ..core.views import EVERY
from ..core.vocabulary import Noun

PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


class File:
    """One file of TypeScript: the types that were asked for, and those that they are made of.

    What another file declares is imported from there.
    """

    def __init__(self, name: str, others: Sequence[File] = ()) -> None:
        self.name = name
        self._others = others
        self._declared: dict[str, object] = {}
        self._imported: dict[str, set[str]] = {}
        self._lines: list[str] = []

    def text(self) -> str:
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from './{file}.ts';"
            for file, names in self._imported.items()
        ]
        head = "// Written by `python -m deepcourt.export`. Changes here are lost."
        return "\n".join([head, *imports, "", *self._lines]) + "\n"

    # -- declarations -----------------------------------------------------------------------

    def constant(self, name: str, value: object, type: str = "") -> None:
        """A constant; without a type it is `as const`."""
        written = json.dumps(value, ensure_ascii=False)
        end = "" if type else " as const"
        self._lines.append(f"export const {name}{type and f': {type}'} = {written}{end};")

    def alias(self, name: str, type: str) -> None:
        self._lines.append(f"export type {name} = {type};")

    def interface(self, name: str, fields: Iterable[tuple[str, str]], doc: str | None = "") -> None:
        if doc:
            self._lines.append(f"/** {' '.join(doc.split())} */")
        self._lines.append(f"export interface {name} {{")
        self._lines += [f"  {field}: {type};" for field, type in fields]
        self._lines.append("}")

    def nouns(self, nouns: Iterable[Noun]) -> None:
        """The ids of nouns as constants: `LORD_IDS`, and the type `LordId` of one of them."""
        for noun in nouns:
            constant = f"{noun.name.upper()}_IDS"
            self._declared[id_type(noun)] = noun.ids
            self.constant(constant, noun.ids)
            self.alias(id_type(noun), f"(typeof {constant})[number]")

    # -- types ------------------------------------------------------------------------------

    def type_of(self, hint: object) -> str:
        """A type; what it refers to by name is declared."""
        if hint in PLAIN:
            return PLAIN[hint]
        if is_document(hint):
            return self.document(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.annotated(args[0], args[1:])
        if origin in (Required, NotRequired):
            return self.type_of(args[0])
        if origin is Literal:
            return union(json.dumps(arg) for arg in args)
        if origin in (Union, UnionType):
            return union(map(self.type_of, args))
        if origin in (list, Sequence):
            return f"{in_brackets(self.type_of(args[0]))}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type_of, args))}]"
        if origin in (dict, Mapping):
            return self.mapping(args, is_total=False)
        raise TypeError(f"no type of TypeScript is known for {hint!r}")

    def annotated(self, hint: object, notes: Sequence[object]) -> str:
        for note in notes:
            if isinstance(note, Noun):
                return self.id(note)
            if is_typeddict(note):
                return self.type_of(note)
            if note is EVERY:
                return self.mapping(get_args(hint), is_total=True)
        return self.type_of(hint)

    def mapping(self, args: Sequence[object], is_total: bool) -> str:
        key, value = map(self.type_of, args)
        record = f"Record<{key}, {value}>"
        return record if is_total or key == "string" else f"Partial<{record}>"

    def id(self, noun: Noun) -> str:
        """The type of an id; numbers are numbers."""
        if not is_named(noun):
            return "number"
        name = id_type(noun)
        if self._is_new(name, noun.ids):
            self.alias(name, union(json.dumps(id) for id in noun.ids))
        return name

    def document(self, document: Any) -> str:
        name: str = document.__name__
        for file in self._others:
            if file._declared.get(name) is document:
                self._imported.setdefault(file.name, set()).add(name)
                return name
        if self._is_new(name, document):
            hints = get_type_hints(document, include_extras=True)
            fields = [
                (f"{field}{'?' if is_optional(document, field, hint) else ''}", self.type_of(hint))
                for field, hint in hints.items()
                if field in getattr(document, "model_fields", hints)
            ]
            self.interface(name, fields, document.__doc__)
        return name

    def _is_new(self, name: str, meant: object) -> bool:
        if name not in self._declared:
            self._declared[name] = meant
            return True
        if self._declared[name] != meant:
            raise TypeError(f"two types of {self.name} are called {name}")
        return False


def is_document(hint: object) -> bool:
    return isinstance(hint, type) and (
        is_typeddict(hint) or is_dataclass(hint) or issubclass(hint, BaseModel)
    )


def is_named(noun: Noun) -> bool:
    """Whether the ids of a noun are words: those of counts and seats are numbers."""
    return isinstance(noun.ids[0], str)


def id_type(noun: Noun) -> str:
    return "".join(word.capitalize() for word in noun.name.split("-")) + "Id"


def is_optional(document: Any, field: str, hint: object) -> bool:
    if is_typeddict(document):
        return get_origin(hint) is NotRequired or field in document.__optional_keys__
    if is_dataclass(document):
        return any(one.name == field and one.default is not MISSING for one in fields(document))
    return not document.model_fields[field].is_required()


def union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def in_brackets(type: str) -> str:
    return f"({type})" if " | " in type else type
