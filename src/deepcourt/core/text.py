"""Texts: Fluent catalogues in English and French, one pair for the house and one for each game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from .errors import UnknownLanguage

LANGUAGES = ("en", "fr")
HOUSE = "deepcourt"


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")
        if wanted:
            return "fr" if wanted.lower().startswith("fr") else "en"
    return "en"


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in {language!r}, only in {', '.join(LANGUAGES)}")
    return language


def catalogue(package: str, language: str) -> str:
    """The source of a catalogue: `text/<language>.ftl` inside the package."""
    file = resources.files(package) / "text" / f"{language}.ftl"
    return file.read_text(encoding="utf-8")


def flag(value: bool) -> str:
    """How a message that chooses its words by a flag knows it."""
    return "true" if value else "false"


class Words:
    """The texts of the house, and of one game if its package is named, in one language."""

    def __init__(self, language: str, package: str = HOUSE) -> None:
        self.language = checked_language(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in dict.fromkeys((HOUSE, package)):
            self._bundle.add_resource(FluentResource(catalogue(source, language)))

    @staticmethod
    @cache
    def of(language: str, package: str = HOUSE) -> Words:
        """The same, kept for the next caller."""
        return Words(language, package)

    def say(self, key: str, **args: str | int | float) -> str:
        """A message with its places filled. A missing message or place is an error of ours."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        given = {
            key: flag(value) if isinstance(value, bool) else value for key, value in args.items()
        }
        text, errors = self._bundle.format_pattern(message.value, given)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def phrase(self, key: str) -> str:
        """A name as it stands in a sentence: with its article where the language has one."""
        message = self._bundle.get_message(key)
        if "phrase" not in message.attributes:
            return self.say(key)
        return str(self._bundle.format_pattern(message.attributes["phrase"])[0])

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))
