"""The table of Tyrants: the map and everything else on one screen, nothing hidden told."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from deepcourt import Record
from deepcourt.bots import make
from deepcourt.core import titles
from deepcourt.core.text import LANGUAGES
from deepcourt.games.tyrants.board import PLACE_IDS, ROUTE_TABLE, SITE_TABLE, layout
from deepcourt.tui.boards.tyrants import atlas, signs
from deepcourt.tui.boards.tyrants.places import WHEREABOUTS
from deepcourt.tui.boards.tyrants.sight import short_site
from deepcourt.tui.choices import Refused
from deepcourt.tui.explain import explain
from deepcourt.tui.help import help_page
from deepcourt.tui.lines import Block
from deepcourt.tui.play import Sitting
from deepcourt.tui.replay import Replay
from deepcourt.tui.seats import Player
from deepcourt.tui.sheets import score_sheets

from .terminal import Terminal, only_record, record_until

OPPONENTS = ("Nerissa", "Corvan", "Maximilian-Alexander")
SETUPS = [
    (2, {"decks": "drow-dragons"}),
    (3, {"decks": "demons-undead"}),
    (3, {"decks": "elementals-aberrations", "outer": "right"}),
    (4, {"decks": "drow-undead"}),
    (4, {"decks": "demons-aberrations"}),
]
SITE_OF = {site.id: site for site in SITE_TABLE}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_setup = pytest.mark.parametrize(
    ("players", "options"), SETUPS, ids=lambda one: str(one) if isinstance(one, int) else None
)


@pytest.fixture(autouse=True)
def terminal_of_100_by_30(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")


def sittings(
    players: int, language: str, seed: int, saving: bool = False, **options: bool | str
) -> Iterator[Sitting]:
    """A game at every decision of the person at seat 0; who saves plays all cards first."""
    table = [Player("Anna"), *(Player(name, "greedy") for name in OPPONENTS[: players - 1])]
    names = [str(player) for player in table]
    record = Record.new("tyrants", players, seed, names, **options)
    sitting = Sitting(record, Path("unused"), table, 0, language)
    chooser = make("random", seed=seed)
    rng = random.Random(seed)
    while not record.game.over:
        if record.game.seat == 0:
            yield sitting
        legal = record.game.legal_actions()
        cards = [one for one in legal if record.game.notation(one).startswith("play ")]
        if saving:
            record.play(rng.choice(cards or legal))
        else:
            record.play(chooser.choose(record.game.sample(record.game.seat, rng)))
    yield sitting


def deciding(*args: Any, **options: Any) -> Iterator[Sitting]:
    """The same without the end of the game."""
    return (one for one in sittings(*args, **options) if not one.record.game.over)


def frame(sitting: Sitting) -> list[str]:
    return plain(sitting.frame(sitting.question(), sitting.choices()))


def plain(lines: Block) -> list[str]:
    return [line.plain for line in lines]


def site_cell(sitting: Sitting, site: str, own: dict[str, Any]) -> str:
    """A site as the map draws it."""
    houses = list(signs.HOUSES.values())
    printed = SITE_OF[site]
    control = " " if own["control"] is None else houses[own["control"]].sign
    standing = ("☼✹" if printed.marker else " ★")[own["total"]]
    slots = signs.slots(own["troops"], printed.spaces).plain
    return f"{short_site(sitting.words, site):<5}{control}{printed.points}{standing}{slots}"


# -- the map --------------------------------------------------------------------------------


def test_every_site_and_space_has_a_place_of_its_own() -> None:
    taken: Counter[tuple[int, int]] = Counter()
    assert set(atlas.SITES) == set(SITE_OF)
    for site, (x, y) in atlas.SITES.items():
        cell = 8 + SITE_OF[site].spaces
        taken.update((column, y) for column in range(x - 3, x + cell))  # and the number before it
        column, row = atlas.spies_of(site)
        taken.update((column + spy, row) for spy in range(5))
    assert set(atlas.TRAILS) == {route.id for route in ROUTE_TABLE}
    for route in ROUTE_TABLE:
        spaces = atlas.TRAILS[route.id].spaces
        assert len(spaces) == route.spaces
        taken.update((x + digit, y) for x, y in spaces for digit in range(2))
    assert {spot: count for spot, count in taken.items() if count > 1} == {}
    assert all(0 <= x < atlas.WIDTH and 0 <= y < atlas.HEIGHT for x, y in taken)


def test_routes_run_from_site_to_site_past_their_spaces() -> None:
    """Every space lies on the line, in the order in which the route numbers them."""
    for route in ROUTE_TABLE:
        trail = atlas.TRAILS[route.id]
        spots = [*trail.strokes()]
        at = [spots.index(space) for space in trail.spaces]
        assert at == sorted(at)
        for end, corner in ((route.a, trail.corners[0]), (route.b, trail.corners[-1])):
            x, y = atlas.SITES[end]
            assert corner[1] == y
            assert x <= corner[0] < x + 8 + SITE_OF[end].spaces


@pytest.mark.parametrize(
    ("players", "outer", "first", "end"),
    [(2, "left", 22, 79), (3, "left", 0, 79), (3, "right", 22, 100), (4, "left", 0, 100)],
)
def test_only_the_sections_in_play_are_drawn(
    players: int, outer: str, first: int, end: int
) -> None:
    played = {SITE_TABLE[site].id for site in layout(players, outer).sites}
    for site, (x, _) in atlas.SITES.items():
        assert (first <= x < end) is (site in played)
    sitting = next(sittings(players, "en", 1, outer=outer))
    screen = "\n".join(frame(sitting))
    for site in SITE_OF:
        assert (f"{short_site(sitting.words, site):<5}" in screen) is (site in played)


@each_language
def test_short_names_are_told_apart(language: str) -> None:
    words = titles.named("tyrants").words(language)
    assert len({short_site(words, site) for site in SITE_OF}) == len(SITE_OF)
    assert set(WHEREABOUTS) == set(PLACE_IDS)
    assert len({where.short(words) for where in WHEREABOUTS.values()}) == len(PLACE_IDS)


def test_without_colours_shapes_tell_houses_and_aspects_apart() -> None:
    for kinds in (signs.TROOPS, signs.ASPECTS):
        drawn = [kind.sign for kind in kinds.values()]
        assert len(set(drawn)) == len(drawn)


# -- everything in sight --------------------------------------------------------------------


@each_language
@each_setup
def test_everything_is_on_one_screen(players: int, options: dict[str, str], language: str) -> None:
    for sitting in islice(deciding(players, language, players, **options), 0, None, 5):
        shown = frame(sitting)
        screen = "\n".join(shown)
        assert len(shown) == 29, screen
        assert all(len(line) <= 100 for line in shown)
        asked = " ".join("".join(shown).split())
        assert all(word in asked for word in sitting.question().split())
        view = sitting.record.game.view(0)
        check_map(sitting, view, screen)
        check_market(sitting, view, screen)
        check_seats(sitting, view, screen)
        check_choices(sitting, screen)


def check_map(sitting: Sitting, view: dict[str, Any], screen: str) -> None:
    for site, own in view["sites"].items():
        assert site_cell(sitting, site, own) in screen
        if own["spies"]:
            assert signs.spies(own["spies"]).plain in screen
    drawn = "".join(screen.splitlines()[1:13])
    standing = Counter(filter(None, view["spaces"].values()))
    at_sites: Counter[str] = Counter()
    for own in view["sites"].values():
        at_sites.update(own["troops"])
    assert drawn.count("□") >= standing["white"] + at_sites["white"]


def check_market(sitting: Sitting, view: dict[str, Any], screen: str) -> None:
    cards = {card["id"]: card for card in sitting.record.title.cards()}
    for card in view["row"]:
        if card:
            name = sitting.board.name("card", card)[:4].rstrip()
            sign = signs.aspect_sign(cards[card]).plain
            assert f"{cards[card]['cost']}{sign}{name}" in screen
    assert view["devoured"] == [] or sitting.board.name("card", view["devoured"][-1])[:4] in screen
    outcasts = "demons" in view["half_decks"]
    for card, count in view["stacks"].items():
        name = re.escape(sitting.board.name("card", card)[:4].rstrip())
        assert bool(re.search(rf"{name}\S*.*? ×{count}\b", screen)) or not outcasts
    assert sitting.words.say("tyrants-deck", count=len(view["market_deck"])) in screen


def check_seats(sitting: Sitting, view: dict[str, Any], screen: str) -> None:
    for seat, own in enumerate(view["seats"]):
        house = signs.HOUSES[own["house"]].sign
        name = sitting.words.say("board-you") if seat == 0 else sitting.players[seat].name[:8]
        starts = re.compile(rf" *(\d+ +)?{house} {re.escape(name)}")
        row = next(line for line in rows(screen) if starts.match(line))
        cards = f"▯{own['hand_size']}/{own['deck_size']}/{len(own['discard'])}"
        trophies = {signs.trophies(own["hall"], roomy).plain for roomy in (False, True)}
        counts = (f"{house}{own['barracks']}", f"^{own['spies']}", f"◎{len(own['circle'])}")
        for told in (*counts, cards, str(own["score"])):
            assert told in row, row
        assert any(told in row for told in trophies), row
        assert not own["points"] or f"✧{own['points']}" in row
        assert not own["markers"] or f"☼{len(own['markers'])}" in row
    assert f"✦{view['power']} ❖{view['influence']}" in screen
    for card in view["seats"][0]["hand"]:
        assert sitting.board.name("card", card)[:4].rstrip() in screen


def check_choices(sitting: Sitting, screen: str) -> None:
    """Every number can be read, in the list or where its thing lies."""
    count = len(sitting.choices().list)
    for number in range(1, count + 1):
        assert re.search(rf"(?<!\d){number}(?!\d)", screen), screen


def rows(screen: str) -> list[str]:
    """The rows of a screen, those with two players side by side in two."""
    return [half for line in screen.splitlines() for half in (line, line[50:])]


@each_language
def test_long_lists_of_choices_keep_everything_on_one_screen(language: str) -> None:
    """The longest questions of whole games."""
    longest: Counter[str] = Counter()
    for seed in range(4):
        for sitting in deciding(4, language, seed, saving=True, decks="drow-demons"):
            decision = sitting.record.game.decision
            assert decision is not None
            count = len(sitting.record.game.legal_actions())
            if count >= 20:
                longest[decision.kind] = max(longest[decision.kind], count)
                shown = frame(sitting)
                assert len(shown) == 29, "\n".join(shown)
                check_choices(sitting, "\n".join(shown))
    assert longest["turn"] >= 30
    assert len(longest) >= 3


@each_language
@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 20), (100, 30), (160, 40)])
def test_other_sizes(language: str, width: int, height: int) -> None:
    for sitting in islice(deciding(4, language, 2), 0, None, 10):
        table = sitting.board.draw(sitting.scene([], sitting.choices()), width, height)
        assert all(line.cell_len <= width for line in table)
        told = "\n".join(plain(table))
        for site, own in sitting.record.game.view(0)["sites"].items():
            assert site_cell(sitting, site, own) in told


def test_a_tall_terminal_shows_the_texts_of_the_market() -> None:
    sitting = next(deciding(4, "en", 3))
    table = "\n".join(plain(sitting.board.draw(sitting.scene([]), 100, 32)))
    for card in sitting.record.game.view(0)["row"]:
        first = sitting.board.description("card", card).split(".")[0].split("\n")[0]
        assert first[:40] in table


def test_choices_are_marked_where_they_lie() -> None:
    marked = set()
    games = (deciding(3, "en", seed, True, decks="drow-undead") for seed in range(8))
    for sitting in islice(chain.from_iterable(games), 0, None, 3):
        choices = sitting.choices()
        table = plain(sitting.board.draw(sitting.scene([], choices), 100, 24))
        for (where, id), number in choices.marks().items():
            if where == "place" and id in SITE_OF:
                name = short_site(sitting.words, str(id))
            elif where == "house":
                name = signs.HOUSES[str(id)].sign
            elif where == "place":
                name = ""
            elif where == "devoured":
                name = "devoured"
            else:
                name = sitting.board.name("card", id)[:4].rstrip()
            found = re.compile(rf"(?<!\d){number} ?[^\w\s]?\d?\S?\s?{re.escape(name)}")
            assert any(found.search(line) for line in table), (where, id, table)
            marked.add(where)
    assert {"place", "hand", "market", "played"} <= marked


@pytest.mark.parametrize(("cost", "where"), [("devour-from-hand", "hand"), ("return-spy", "place")])
def test_what_may_be_paid_is_marked(cost: str, where: str) -> None:
    sitting = at_decision("pay", 3, cost=cost)
    marked = sitting.choices().marks()
    assert len(marked) == len(sitting.choices().list) - 1  # passing
    assert {kind for kind, _ in marked} == {where}


def test_troops_and_spies_to_return_are_told_apart() -> None:
    choices = at_decision("return", 12).choices()
    (group, *_) = choices.groups()
    for (_, cell), action in zip(group.cells, choices.actions, strict=False):
        assert ("^" in cell.plain) is (action.verb.name == "return-spy")


def test_a_turn_is_listed_in_its_order() -> None:
    seen = set()
    order = ["play", "recruit", "deploy", "assassinate", "return-spy", "end-turn"]
    for sitting in deciding(3, "en", 1, saving=True):
        actions = sitting.choices().actions
        verbs = [action.verb.name for action in actions]
        decision = sitting.record.game.decision
        assert decision is not None
        if decision.kind == "turn":
            seen.update(verbs)
            known = [verb for verb in verbs if verb in order]
            assert known == sorted(known, key=order.index)
            assert verbs[-1] == "end-turn"
            row = sitting.record.game.view(0)["row"]
            bought = [one.args["card"] for one in actions if one.verb.name == "recruit"]
            from_row = [card for card in bought if card in row]
            assert from_row == sorted(from_row, key=row.index)
            assert bought[: len(from_row)] == from_row
        assert sorted(choice.action for choice in sitting.choices().list) == sorted(
            sitting.record.game.legal_actions()
        )
    assert set(order) <= seen


def test_what_is_new_is_marked() -> None:
    fresh = 0
    for sitting in islice(deciding(3, "en", 4), 0, None, 5):
        scene = sitting.scene(sitting.deeds())
        table = "\n".join(plain(sitting.board.draw(scene, 100, 24)))
        for event in scene.news:
            if event.kind.name == "troop-deployed" and event.args["place"] in SITE_OF:
                assert f"▸{short_site(sitting.words, str(event.args['place']))}" in table
                fresh += 1
    assert fresh


# -- nothing hidden is told -----------------------------------------------------------------


@each_language
@each_setup
def test_what_others_hide_changes_nothing_on_screen(
    players: int, options: dict[str, str], language: str
) -> None:
    """Another world that looks the same to the seat gives the same table and sheets."""
    rng = random.Random(1)
    for sitting in islice(deciding(players, language, players + 10, **options), 0, None, 15):
        world = sitting.record.game.sample(0, rng)
        scene = sitting.scene([])
        other = type(scene)(world.view(0), scene.players)
        assert plain(sitting.board.draw(scene, 100, 24)) == plain(
            sitting.board.draw(other, 100, 24)
        )
        sheets = [
            plain(score_sheets(game, sitting.board, sitting.players, 0, 100))
            for game in (sitting.record.game, world)
        ]
        assert sheets[0] == sheets[1]


def test_a_spectator_of_a_replay_sees_no_hand(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = record_until(lambda record: len(record.actions) > 80, path, 3, game="tyrants")
    for seat, hands in ((None, 0), (1, 1)):
        replay = Replay(record, "en", seat)
        replay.number = len(record.actions)
        screen = plain(replay.frame())
        assert sum(line.startswith(" Hand ") for line in screen) == hands


@each_language
def test_sheets_are_whole(language: str) -> None:
    """Everything that counts is public."""
    for sitting in islice(sittings(3, language, 5), 0, None, 20):
        total = plain(sitting.sheets())[-1]
        assert re.findall(r"−?\d+", total) == [
            str(score).replace("-", "−") for score in sitting.record.game.scores()
        ]


# -- words ----------------------------------------------------------------------------------


@each_language
def test_options_are_told_as_the_card_tells_them(language: str) -> None:
    seen = 0
    for sitting in deciding(3, language, 6, True, decks="drow-demons"):
        decision = sitting.record.game.decision
        assert decision is not None
        if decision.kind == "option":
            card = decision.details["card"]
            about = " ".join(sitting.board.description("card", card).split())
            for choice in sitting.choices().list:
                assert choice.label.rstrip(".") in about
            seen += 1
    assert seen


@each_language
def test_every_choice_can_be_explained(language: str) -> None:
    for sitting in islice(deciding(3, language, 8), 0, None, 3):
        choices = sitting.choices()
        for choice in choices.list:
            lines = plain(explain(str(choice.number), choices, sitting.board))
            assert choice.label in lines[0]
            assert choices.game.notation(choice.action) in lines[0]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("doppelganger", "Doppelganger  5❖  ☠ Malice  3/5  2 copies  Supplant an enemy troop."),
        ("garde noir", "Blackguard  3❖  ☠ Malice  1/3  4 copies  Choose one:"),
        ("noble", "Noble  ▪ Obedience  0/1  28 copies  Gain 1 influence."),
    ],
)
def test_cards_are_explained(asked: str, told: str) -> None:
    sitting = next(deciding(2, "en", 1))
    lines = plain(explain(asked, sitting.choices(), sitting.board))
    assert any(line.startswith(told) for line in lines), lines


@each_language
def test_the_legend_fits(language: str) -> None:
    sitting = next(deciding(2, language, 1))
    assert all(line.cell_len <= 98 for line in sitting.board.legend())


@each_language
def test_the_help_gives_examples_of_this_game(language: str) -> None:
    """What it says can be typed can be."""
    sitting = next(deciding(2, language, 1))
    told = "\n".join(plain(help_page(sitting.board, 100)))
    assert "? doppelganger" in told
    assert sitting.board.example in told
    assert sitting.choices().parse(sitting.board.example) >= 0
    assert explain("doppelganger", sitting.choices(), sitting.board)


# -- typing a part of a name ----------------------------------------------------------------


def at_decision(kind: str, least: int, language: str = "en", cost: str = "") -> Sitting:
    """A game in which the person has at least so many answers to a question of that kind."""
    for seed in range(20):
        for sitting in deciding(4, language, seed, saving=True, decks="drow-demons"):
            decision = sitting.record.game.decision
            assert decision is not None
            asked = decision.kind == kind and decision.details.get("cost", "") == cost
            if asked and len(sitting.record.game.legal_actions()) >= least:
                return sitting
    raise AssertionError("no such game")


def test_the_beginning_of_a_site_is_enough() -> None:
    choices = at_decision("place-spy", 20).choices()
    for typed, site in {"menz": "menzoberranzan", "HALLS": "halls-of-the-scoured-legion"}.items():
        assert choices.game.notation(choices.read(typed)) == f"place-spy {site}"
    with pytest.raises(Refused, match=r"“ch” could be: .* Chasmleap Bridge · "):
        choices.read("ch")


def test_a_site_is_meant_rather_than_a_way_to_it() -> None:
    choices = at_decision("deploy", 8).choices()
    for choice in choices.list:
        place = str(choices.game.title.actions[choice.action].args["place"])
        if place in SITE_OF:
            name = choices.board.name("site", place)
            assert choices.read(name.removeprefix("The ").lower()) == choice.action
        else:
            assert choices.read(choice.label) == choice.action


def test_several_that_do_different_things_are_told() -> None:
    sitting = at_decision("turn", 30)
    choices = sitting.choices()
    actions = [choices.game.notation(choice.action) for choice in choices.list]
    shared = next(
        site
        for site in SITE_OF
        if f"deploy {site}" in actions and f"assassinate {site} white" in actions
    )
    name = sitting.board.name("site", shared).removeprefix("The ")
    with pytest.raises(Refused) as refusal:
        choices.read(name)
    told = str(refusal.value)
    for action in (f"deploy {shared}", f"assassinate {shared} white"):
        number = actions.index(action) + 1
        assert re.search(rf"\b{number} \w", told), told
    assert choices.game.notation(choices.read(f"deploy {name}")) == f"deploy {shared}"


def test_accents_do_not_matter() -> None:
    choices = at_decision("place-spy", 20, "fr").choices()
    assert choices.game.notation(choices.read("feu eter")) == "place-spy everfire"


# -- at a real terminal ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "players", "language", "heading", "verdict"),
    [
        ({}, 2, "en", "Drow · Dragons", r"You win with|wins? with|You share"),
        (
            {"decks": "demons-undead", "outer": "right"},
            3,
            "fr",
            "Démons · Morts-Vivants",
            r"Vous gagnez|gagne(nt)? avec|Vous partagez",
        ),
        (
            {"decks": "elementals-aberrations"},
            4,
            "en",
            "Elementals · Aberrations",
            r"You win with|wins? with|You share",
        ),
    ],
)
def test_a_whole_game_by_keys(
    tmp_path: Path,
    options: dict[str, str],
    players: int,
    language: str,
    heading: str,
    verdict: str,
) -> None:
    given = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    terminal = Terminal(
        tmp_path,
        *("play", "tyrants", "--seed", "5", "--players", str(players), "--lang", language),
        *given,
    )
    assert terminal.ready()
    assert heading in terminal.screen
    while terminal.type("1"):  # plays, recruits and deploys while that is possible
        pass
    record = Record.load(only_record(tmp_path))
    assert record.game.over
    assert record.options == {"decks": "drow-dragons", "outer": "left"} | options
    assert re.search(verdict, terminal.screen)
    for score in record.game.scores():
        assert f"{score} point" in terminal.screen
    assert terminal.status() == 0


def test_leaving_and_going_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tyrants", "--option", "decks=drow-undead", "--seed", "3")
    assert terminal.ready()
    assert terminal.type("1")
    before = terminal.screen
    assert not terminal.type("q")
    again = Terminal(tmp_path, "play", "tyrants", "--resume")
    assert again.ready()
    assert again.screen == before
