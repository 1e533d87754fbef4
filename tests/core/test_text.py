"""The catalogues: alike in both languages, complete, nothing to spare, all of it sayable."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import deepcourt
from deepcourt.core import titles
from deepcourt.core.errors import UnknownLanguage, WrongPlayerCount
from deepcourt.core.text import HOUSE, LANGUAGES, Words, catalogue, default_language
from deepcourt.core.titles import Title

SOURCE = Path(deepcourt.__file__).parent
BROWSER = SOURCE.parents[1] / "web" / "src"
TITLES = [titles.named(name) for name in deepcourt.names()]
COUNTS = (0, 1, 2, 5)
GAMES = 10  # played at random for each number of players, to see what decisions carry
MOST_GAMES = 1000  # until every kind of decision has come up


def package_of(title: Title) -> str:
    return type(title).__module__.rpartition(".")[0]


def folder_of(package: str) -> Path:
    file = import_module(package).__file__
    assert file is not None
    return Path(file).parent


TITLE_OF = {package_of(title): title for title in TITLES}
REPORT = "deepcourt.lab.report"
OF_THE_HOUSE = (HOUSE, REPORT)
PACKAGES = [*OF_THE_HOUSE, *TITLE_OF]

each_package = pytest.mark.parametrize("package", PACKAGES)
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# -- reading catalogues ---------------------------------------------------------------------


@cache
def entries(package: str, language: str) -> list[ftl.EntryType]:
    return FluentParser().parse(catalogue(package, language)).body


@cache
def messages(package: str, language: str) -> dict[str, ftl.Message]:
    """The messages of one catalogue by their keys."""
    return {
        entry.id.name: entry
        for entry in entries(package, language)
        if isinstance(entry, ftl.Message)
    }


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(package: str, language: str, key: str) -> set[str]:
    """What fills the places of a message and of those that it quotes."""
    found = set()
    for node in nodes(messages(package, language)[key]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            quoted = node.id.name
            owner = package if quoted in messages(package, language) else HOUSE
            found |= variables(owner, language, quoted)
    return found


def selections(message: ftl.Message) -> Iterator[tuple[str, list[str]]]:
    """Every variable that a message chooses its words by, with the choices."""
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression):
            assert isinstance(node.selector, ftl.VariableReference)
            yield (
                node.selector.id.name,
                [
                    variant.key.name
                    for variant in node.variants
                    if isinstance(variant.key, ftl.Identifier)
                ],
            )


def shown(message: ftl.Message) -> set[str]:
    """The variables whose values can be read in the text."""
    return {
        node.expression.id.name
        for node in nodes(message)
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference)
    }


# -- what the source says -------------------------------------------------------------------


@cache
def syntax(folder: Path) -> list[tuple[Path, ast.AST]]:
    """Every node of every Python file in a folder."""
    return [
        (file, node)
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]


@cache
def literals() -> set[str]:
    """Every string in the source, of Python and of the browser."""
    python = {
        node.value
        for _, node in syntax(SOURCE)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    browser = {
        string
        for file in (*BROWSER.rglob("*"), *SOURCE.rglob("page.html"))
        if file.suffix in (".html", ".js", ".svelte", ".ts")
        for string in re.findall(r"""["'`]([\w-]+)["'`]""", file.read_text(encoding="utf-8"))
    }
    return python | browser


@cache
def templates() -> list[re.Pattern[str]]:
    """The f-strings of the source that begin with the first word of a key, as patterns."""
    found = []
    for _, node in syntax(SOURCE):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                for part in node.values
            )
            if re.match(r"[a-z]+\\-", pattern):
                found.append(re.compile(pattern))
    return found


def keys_said() -> Iterator[tuple[Path, str]]:
    """Every key that is handed to `say` as a plain string."""
    for file, node in syntax(SOURCE):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            match node.func.attr, node.args:
                case "say", [ast.Constant(value=str(key)), *_]:
                    yield file, key


def made(title: Title, name: str) -> Iterator[tuple[str, set[str]]]:
    """The ids of the reasons or score lines that a title makes, with the names of their args."""
    for file, node in syntax(folder_of(package_of(title))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            args = [*node.args, *(keyword.value for keyword in node.keywords)]
            dicts = [arg.keys for arg in args if isinstance(arg, ast.Dict)]
            names = {key.value for keys in dicts for key in keys if isinstance(key, ast.Constant)}
            for id in ids(title, node.args[0]):
                assert id, f"{file.name}:{node.lineno}: {ast.unparse(node)} names no known id"
                yield id, {str(name) for name in names}


def ids(title: Title, node: ast.expr) -> list[str]:
    """The ids that an expression stands for: a string, or one with the name of any verb in it."""
    match node:
        case ast.Constant(value=str(id)):
            return [id]
        case ast.JoinedStr(
            values=[ast.Constant(value=str(head)), ast.FormattedValue(value=ast.Name("verb"))]
        ):
            return [f"{head}{verb}" for verb in title.actions.first]
    return [""]


@cache
def decision_details(title: Title) -> dict[str, set[str]]:
    """What decisions of each kind always carry, as seen in random games."""
    seen: dict[str, set[str]] = {}
    rng = random.Random(1)
    for seed in range(MOST_GAMES):
        if seed >= GAMES and len(seen) == len(title.decisions):
            break
        for options, counts in title.setups():
            for players in counts:
                game = title.create(players, seed, options)
                while decision := game.decision:
                    details = set(decision.details)
                    seen[decision.kind] = seen.get(decision.kind, details) & details
                    game.apply(rng.choice(game.legal_actions()))
    assert len(seen) == len(title.decisions)
    return seen


@cache
def given(title: Title) -> dict[str, set[str]]:
    """Every key that follows from a title's data, with what its message is given to fill in."""
    found: dict[str, set[str]] = {key: set() for key in ("title", "subtitle", "about")}
    for noun in title.nouns:
        found |= {f"{noun.name}-{id}": set() for id in noun.ids}
    found |= {key: set() for key in card_texts(title)}
    for option in title.options:
        found |= {f"option-{option.name}": set(), f"about-option-{option.name}": set()}
        named = (choice for choice in option.choices if isinstance(choice, str))
        found |= {f"option-{option.name}-{choice}": set() for choice in named}
    details = decision_details(title)
    found |= {f"decision-{kind}": details.get(kind, set()) for kind in title.decisions}
    for number in title.actions.first.values():
        verb = title.actions[number].verb
        found[f"action-{verb.name}"] = {name for name, _ in verb.fields}
    for kind in title.events:
        fields = {name for name, _ in kind.fields}
        found[f"event-{kind.name}"] = fields | {"you", *(["you2"] if "seat2" in fields else [])}
    for family, maker in (("why", "Reason"), ("score", "ScoreLine")):
        for id, names in made(title, maker):
            key = f"{family}-{id}"
            found[key] = found.get(key, names) & names
    return found


def card_texts(title: Title) -> set[str]:
    """The text of every card: its own, or one that all cards of its influence share.

    Where a card gives a choice, the texts of its options as well.
    """
    own = messages(package_of(title), "en")
    found = set()
    for card in title.cards():
        key = f"about-{card['noun']}-{card['id']}"
        if key not in own and "influence" in card:
            key = f"about-{card['noun']}-{card['influence']}"
        if key not in own and "effect" in card:
            key = f"about-{card['noun']}-{card['effect'] or 'plain'}"
        found.add(key)
        found |= {key for key in own if re.fullmatch(rf"choice-{card['id']}-\d", key)}
    return found


# -- both languages alike -------------------------------------------------------------------


@each_package
@each_language
def test_a_catalogue_is_well_formed_and_has_no_key_twice(package: str, language: str) -> None:
    junk = [entry.content for entry in entries(package, language) if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(package, language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@each_package
def test_both_languages_have_the_same_keys(package: str) -> None:
    assert messages(package, "en").keys() == messages(package, "fr").keys()


@each_package
def test_both_languages_use_the_same_variables(package: str) -> None:
    for key in messages(package, "en"):
        english, french = (variables(package, language, key) for language in ("en", "fr"))
        assert english == french, key


# -- complete, with nothing to spare --------------------------------------------------------


@each_title
@each_language
def test_all_keys_that_follow_from_the_data_are_there(title: Title, language: str) -> None:
    assert set(given(title)) - set(messages(package_of(title), language)) == set()


def test_all_keys_that_the_source_says_are_there() -> None:
    house = {key for one in OF_THE_HOUSE for key in messages(one, "en")}
    common = house | set.intersection(*(set(messages(one, "en")) for one in TITLE_OF))
    for file, key in keys_said():
        own = [one for one in TITLE_OF if file.is_relative_to(folder_of(one))]
        known = common.union(*(messages(one, "en") for one in own))
        assert key in known, f"{file.relative_to(SOURCE)} says {key!r}"


@each_package
def test_no_key_is_unused(package: str) -> None:
    keys = set(messages(package, "en")) - literals()
    if package in OF_THE_HOUSE:
        keys = {key for key in keys if not any(one.fullmatch(key) for one in templates())}
    else:
        keys -= set(given(TITLE_OF[package]))
    assert keys == set()


@each_title
def test_a_game_has_no_key_of_the_house(title: Title) -> None:
    assert set(messages(package_of(title), "en")) & set(messages(HOUSE, "en")) == set()


@each_title
def test_messages_use_only_what_they_are_given(title: Title) -> None:
    for key, args in given(title).items():
        assert variables(package_of(title), "en", key) <= args, key


# -- all of it sayable ----------------------------------------------------------------------


def all_args(package: str, language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Arguments as they come up in play, in every combination."""
    names = sorted(variables(package, language, key))
    for values in product(*(likely_values(package, language, key, name) for name in names)):
        yield dict(zip(names, values, strict=True))


def likely_values(package: str, language: str, key: str, name: str) -> tuple[str | int, ...]:
    if name == "you":
        return ("yes", "no")
    if name == "seat":
        return ("Red", "Anna")
    title = TITLE_OF.get(package)
    for noun in title.nouns if title else ():
        if noun.name == name.rstrip("0123456789"):
            words = Words.of(language, package)
            return tuple(words.say(f"{noun.name}-{id}") for id in noun.ids)
    for selector, choices in selections(messages(package, language)[key]):
        if selector == name and not {"one", "other"} & set(choices):
            return tuple(choices)
    return COUNTS


@each_package
@each_language
def test_every_message_can_be_said(package: str, language: str) -> None:
    words = Words(language, package)
    for key in messages(package, language):
        for args in all_args(package, language, key):
            text = words.say(key, **args)
            assert text, key
            assert text == text.strip(), key
            assert not re.search(r"[{}]|  |\?\?\?", text), f"{key}: {text}"


@each_package
@each_language
def test_counts_are_told_apart(package: str, language: str) -> None:
    """The French `one` is for 0 as well: a text of it that spells "un" is wrong for 0."""
    words = Words(language, package)
    for key, message in messages(package, language).items():
        for name in shown(message) & {selector for selector, _ in selections(message)}:
            args = next(all_args(package, language, key))
            texts = [words.say(key, **args | {name: count}) for count in COUNTS]
            assert len(set(texts)) == len(COUNTS), texts


def test_what_cannot_be_said_is_an_error() -> None:
    words = TITLES[0].words("en")
    with pytest.raises(KeyError, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(ValueError, match="score-location"):
        words.say("score-location")
    assert words.has("title")
    assert not words.has("no-such-key")


# -- which language -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
        ({"LC_TIME": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_the_environment_is_the_one_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert default_language() == "fr"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert default_language() == "en"


@pytest.mark.parametrize("language", ["de", "", "EN", "fr_FR", "../en"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="only in en, fr"):
        Words(language)
    with pytest.raises(UnknownLanguage):
        TITLES[0].words(language)


# -- the rules for players ------------------------------------------------------------------


def rules(package: str, language: str) -> str:
    return (folder_of(package) / "text" / f"rules.{language}.md").read_text(encoding="utf-8")


def outline(text: str) -> list[str]:
    """How a document is built: the marks that headings, lists and tables begin with."""
    return re.findall(r"^ *(#+ |\d+\. |- |\||```)", text, flags=re.MULTILINE)


@each_title
def test_the_rules_are_built_alike_in_both_languages(title: Title) -> None:
    english, french = (outline(rules(package_of(title), language)) for language in ("en", "fr"))
    assert english == french
    assert english.count("## ") >= 5


@each_language
def test_the_rules_of_conspiracy_name_every_guild_and_location(language: str) -> None:
    title = titles.named("conspiracy")
    text = " ".join(rules(package_of(title), language).split())
    words = title.words(language)
    for noun in title.nouns:
        if noun.name != "lord":
            for id in noun.ids:
                assert words.say(f"{noun.name}-{id}") in text


def test_a_name_stands_in_a_sentence_with_its_article() -> None:
    title = titles.named("abyss")
    assert title.named({"lord": "jailer", "count": 2}, "fr") == {"lord": "le Geôlier", "count": 2}
    assert title.words("fr").say("lord-jailer") == "Le Geôlier"
    conspiracy = titles.named("conspiracy")
    for language in LANGUAGES:
        words = conspiracy.words(language)
        assert words.phrase("lord-mage-3") == words.say("lord-mage-3")


def test_how_many_can_play_depends_on_the_options() -> None:
    with pytest.raises(WrongPlayerCount, match="abyss is for 2 to 4 players, not 5"):
        deepcourt.new_game("abyss", 5)
    with pytest.raises(WrongPlayerCount, match="abyss with leviathan is for 2 to 5 players, not 6"):
        deepcourt.new_game("abyss", 6, leviathan=True)
    assert deepcourt.new_game("abyss", 5, leviathan=True).players == 5


def test_a_message_can_choose_its_words_by_a_flag() -> None:
    words = titles.named("tyrants").words("en")
    asked = [
        words.say("decision-devour-market", card="Orcus", optional=may) for may in (True, False)
    ]
    assert asked[0] == "Orcus: you may devour a card of the market."
    assert "may" not in asked[1]
