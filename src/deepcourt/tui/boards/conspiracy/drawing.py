"""The whole table of Conspiracy: chambers, discard piles and locations, laid out to fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ....core.text import Words
from ....core.vocabulary import Event
from ... import palette
from ...lines import Block, aside, beside, columns, fit, flow, room_beside, text
from ..board import Scene
from . import signs
from .chamber import (
    FLAT,
    LARGE,
    LARGE_WITHOUT_COLOUR,
    MIDDLE,
    SMALL,
    Chamber,
    Size,
    location_points,
)

FULL_WIDTH = 100
SPOTS = 15
PILES_WIDTH = 36
LOCATION_WIDTH = 20  # at least, next to others

# Rows for face-up locations
ROWS_BESIDE_MINE = 4
ROWS_FACE_TO_FACE = 5
MOST_ROWS = 6


class TableDrawing:
    """A scene, ready to be drawn."""

    def __init__(
        self, scene: Scene, words: Words, gists: Mapping[str, Text], colours: bool
    ) -> None:
        self.scene = scene
        self.words = words
        self.gists = gists  # of the locations
        self.large = LARGE if colours else LARGE_WITHOUT_COLOUR

    def name(self, noun: str, id: str) -> str:
        return self.words.say(f"{noun}-{id}")

    def draw(self, width: int, height: int) -> Block:
        """The table, in the roomiest way that the size allows."""
        if width >= FULL_WIDTH:
            for table in (self.airy(), self.dense(MOST_ROWS), self.dense(0)):
                if table is not None and len(table) <= height:
                    return table
        return self.compact(width)

    def airy(self) -> Block | None:
        """With room to breathe, unless there are too many locations for it."""
        shown = len(self.scene.view["revealed"])
        if len(others(self.scene)) == 1:
            if shown > 2 * ROWS_FACE_TO_FACE:
                return None
            locations = self.locations(50, (1, 2), ROWS_FACE_TO_FACE)
            below = beside([(self.piles(48), 48), (locations, 50)], 2)
            return [*self.face_to_face(self.large), Text(), *below]
        if shown > 2 * ROWS_BESIDE_MINE:
            return None
        mine = self.chamber(self.scene.viewer, self.large, 50)
        locations = self.locations(48, (1, 2), ROWS_BESIDE_MINE)
        shared = [*self.piles(48), *locations]
        return [*self.opponents(), Text(), *beside([(mine, 50), (shared, 48)], 2)]

    def dense(self, rows: int) -> Block:
        """With room for many locations; for whole names they may take so many rows."""
        piles = self.piles(48)
        if len(others(self.scene)) == 1:
            locations = self.locations(50, (2,), rows)
            return [
                *self.face_to_face(FLAT),
                *beside([(piles, 48), (locations, 50)], 2),
            ]
        mine = self.chamber(self.scene.viewer, FLAT, 50)
        return [
            *self.opponents(),
            *beside([(mine, 50), (piles, 48)], 2),
            *self.locations(FULL_WIDTH, (4, 3), rows),
        ]

    def opponents(self) -> Block:
        seats = others(self.scene)
        width = (FULL_WIDTH - 2 * (len(seats) - 1)) // len(seats)
        return beside([(self.chamber(seat, SMALL, width), width) for seat in seats], 2)

    def face_to_face(self, size: Size) -> Block:
        seats = (*others(self.scene), self.scene.viewer)
        return beside([(self.chamber(seat, size, 50), 50) for seat in seats])

    def compact(self, width: int) -> Block:
        """Everything small, next to each other as far as the width allows."""
        small, middle = SMALL.width + 1, MIDDLE.width + 1
        blocks = [(self.chamber(one, SMALL, small), small) for one in others(self.scene)]
        blocks.append((self.chamber(self.scene.viewer, MIDDLE, middle), middle))
        blocks.append((self.piles(PILES_WIDTH), PILES_WIDTH))
        room = room_beside(blocks, width)
        if room < PILES_WIDTH:
            room = width
        stacks = max(room // LOCATION_WIDTH, 1)
        locations = self.locations(room, range(1, stacks + 1), ROWS_FACE_TO_FACE)
        return flow([*blocks, (locations, room)], width)

    def chamber(self, seat: int, size: Size, width: int) -> Block:
        """A chamber with the name of its owner and everything that counts."""
        own = self.scene.view["seats"][seat]
        decision = self.scene.view["decision"]
        deciding = decision is not None and decision["seat"] == seat
        glowing = spots_asked_about(decision, len(own["chamber"])) if deciding else set()
        drawn = Chamber(own, fresh_spots(self.scene.events, seat), glowing)
        tokens = self.tokens(seat, size)
        names = [
            text((f"{points} ", palette.GOLD), (self.name("location", location), palette.SECOND))
            for location, points in location_points(own).items()
        ]
        if size is self.large:
            lines = drawn.draw(size, tokens, names)
        else:
            lines = drawn.draw(size, tokens[:-1], [Text(), tokens[-1]])
            room = width - size.width - 2
            if room >= 12:
                lines = beside([(lines, size.width), (names, room)], gap=2)
        return [self.owner(seat, deciding, size.width), *lines]

    def owner(self, seat: int, deciding: bool, width: int) -> Text:
        player = self.scene.players[seat]
        name = player.name_for(seat == self.scene.view["viewer"], self.words)
        style = f"bold {palette.ACT if deciding else palette.TEXT}"
        level = f"  {player.bot}" if player.bot else ""
        points = self.words.say("board-points", points=self.scene.view["seats"][seat]["score"])
        return aside(
            text(
                (f" {name}", style), (level, palette.FAINT), (" ◀" if deciding else "", palette.ACT)
            ),
            text((points, f"bold {palette.GOLD}")),
            width,
        )

    def tokens(self, seat: int, size: Size) -> list[Text]:
        """Pearls and whether they make the Master, keys that count, and how many lords."""
        own = self.scene.view["seats"][seat]
        master = self.scene.view["pearl_master"] == seat
        gap = " " if size is self.large else ""
        return [
            text(
                " ",
                counted(signs.PEARL, own["pearls"], gap),
                ("  ", ""),
                signs.PEARL_MASTER if master else "",
            ),
            text(
                " ",
                counted(signs.SILVER_KEY, own["silver"], gap),
                "  " if gap else " ",
                counted(signs.GOLD_KEY, own["gold"], gap),
            ),
            text((f" {len(own['chamber'])}/{SPOTS}", palette.FAINT)),
        ]

    def piles(self, width: int) -> Block:
        """The five discard piles, every lord of them in sight."""
        heading = aside(
            text((f" {self.words.say('conspiracy-piles')}", f"bold {palette.SECOND}")),
            self.deck_size(self.scene.view["deck"]),
            width,
        )
        return [heading, *(self.pile(guild, width) for guild in signs.GUILDS)]

    def pile(self, name: str, width: int) -> Text:
        guild = signs.GUILDS[name]
        lords: list[str] = sorted(
            self.scene.view["piles"][name], key=lambda one: signs.split(one)[1]
        )
        style = guild.colour if lords else palette.FAINT
        label = text((f"{guild.full} {self.name('guild', name)}", style))
        head = text(self.mark("guild", name), fit(label, 15))
        each = Text(" ").join(self.in_pile(lord, 1) for lord in lords)
        if head.cell_len + each.cell_len > width:
            each = Text(" ").join(self.in_pile(*item) for item in Counter(lords).items())
        return text(head, each)

    def in_pile(self, lord: str, copies: int) -> Text:
        name, influence = signs.split(lord)
        many = (f"×{copies}", palette.SECOND) if copies > 1 else ""
        return text((str(influence), f"bold {signs.GUILDS[name].colour}"), signs.power(lord), many)

    def locations(self, width: int, stacks: Sequence[int], most: int) -> Block:
        """The face-up locations, in the first number of columns in which all names fit.

        If they fit in none of them without needing more rows than `most`, they are cut to fit
        in the greatest.
        """
        heading = aside(
            text((f" {self.words.say('conspiracy-locations')}", f"bold {palette.SECOND}")),
            self.deck_size(self.scene.view["location_deck"]),
            width,
        )
        cells = [self.location(location) for location in self.scene.view["revealed"]]
        widest = max((cell.cell_len for cell in cells), default=0)
        for count in (*stacks, max(stacks)):
            each = (width - count + 1) // count
            rows = max(-(-len(cells) // count), 1)
            if widest <= each and rows <= most:
                break
        return [heading, *(columns([fit(cell, each) for cell in cells], width, rows, gap=1) or [])]

    def location(self, location: str) -> Text:
        choosing = any(noun == "location" for noun, _ in self.scene.marks)
        return text(
            self.mark("location", location) if choosing else " ",
            fit(self.gists[location], 6),
            (self.name("location", location), palette.TEXT),
        )

    def mark(self, noun: str, id: str) -> Text:
        """The number of the choice that takes this thing, where there is one."""
        number = self.scene.marks.get((noun, id))
        return text((f"{number or '':>2} ", f"bold {palette.ACT}"))

    def deck_size(self, count: int) -> Text:
        style = palette.SECOND if count else palette.DANGER
        return text((self.words.say("conspiracy-deck", count=count), style))


def others(scene: Scene) -> list[int]:
    """The seats other than the viewer's, in the order in which they play after it."""
    players = len(scene.players)
    return [(scene.viewer + step) % players for step in range(1, players)]


def counted(sign: tuple[str, str], count: int, gap: str) -> Text:
    """A sign and how many there are of it."""
    return text(sign, (f"{gap}{count}", palette.TEXT if count else palette.FAINT))


def spots_asked_about(decision: Mapping[str, Any], lords: int) -> set[int]:
    """The spots of a chamber that a decision is about: the next one, or those that may swap."""
    if decision["kind"] in ("recruit", "keep", "place"):
        return {lords + 1}
    if decision["kind"] == "swap":
        return {int(spot) for action in decision.get("actions", ()) for spot in action.split()[1:]}
    return set()


def fresh_spots(events: Sequence[Event], seat: int) -> set[int]:
    """The spots that the last turn of a seat filled or changed."""
    spots: set[int] = set()
    last_turn_over = False
    for event in events:
        if event.args.get("seat") != seat:
            continue
        if event.kind.name == "turn-began":
            last_turn_over = True
        elif event.kind.name in ("lord-placed", "lords-swapped"):
            if last_turn_over:
                spots.clear()
                last_turn_over = False
            spots |= {int(event.args[key]) for key in ("spot", "spot2") if key in event.args}
    return spots
