"""The fields of a game's state, each declared once, in the game's `fields.py`.

`write_constants.py` makes the class of it that the rules build on, for Python and for C: what a
field holds, where it begins, and that a copy has it stands nowhere else. A position shows the table
by the same rows, in their order, and is read by them, every number in its range.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any

from .documents import Reader
from .vocabulary import Noun

NOBODY = -1
SEATS = ("each seat",)
Values = dict[str, Any]  # by field: a number, or a list of them


# -- how a position shows a number ------------------------------------------------------


class Form(ABC):
    """A number as a document has it, and back."""

    def document(self, value: int) -> Any:
        return value

    @abstractmethod
    def read(self, reader: Reader, players: int) -> int: ...


@dataclass(frozen=True)
class Whole(Form):
    """A whole number in a range, which counts from `first` what the state counts from 0."""

    least: int
    most: int
    first: int = 0
    nothing: int | None = None  # what null is, if it may be

    def document(self, value: int) -> int | None:
        return None if value == self.nothing else value + self.first

    def read(self, reader: Reader, players: int) -> int:
        if self.nothing is not None and reader.optional() is None:
            return self.nothing
        return reader.number(self.least, self.most) - self.first


class Flag(Form):
    """True or false."""

    def read(self, reader: Reader, players: int) -> bool:
        return reader.flag()


class Seat(Form):
    """The number of a seat."""

    def read(self, reader: Reader, players: int) -> int:
        return reader.number(0, players - 1)


class SeatOrNobody(Seat):
    """The number of a seat; null is NOBODY."""

    def document(self, value: int) -> int | None:
        return None if value == NOBODY else value

    def read(self, reader: Reader, players: int) -> int:
        return NOBODY if reader.optional() is None else super().read(reader, players)


class SeatSet(Form):
    """The numbers of seats that are bits in the state."""

    def document(self, value: int) -> list[int]:
        return bits_in(value)

    def read(self, reader: Reader, players: int) -> int:
        return sum(1 << seat for seat in {one.number(0, players - 1) for one in reader.items()})


@dataclass(frozen=True)
class OneOf(Form):
    """A member of a noun; null is the number that means none of them, if there is one."""

    noun: Noun
    nothing: int | None = None

    def document(self, value: int) -> str | int | None:
        return None if value == self.nothing else self.noun.ids[value]

    def read(self, reader: Reader, players: int) -> int:
        if self.nothing is not None and reader.optional() is None:
            return self.nothing
        return reader.one_of(self.noun.ids)


# -- fields -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """A number, or an array of them; or one such for each seat or for each of some ids."""

    name: str
    form: Form | None = None  # in which a position shows its numbers; None: it does not
    _: KW_ONLY
    type: str = "int"  # in C
    length: int = 0  # of an array
    over: tuple[str, ...] | int = ()  # there is one for each of these, or so many, or SEATS
    begins: int = 0  # all its numbers
    shown: str = ""  # its name in a position, where that is another one
    own: bool = False  # the game's `position.py` shows and reads it
    copied: bool = True  # False: a copy has it as it begins
    lies: bool = True  # False: it speaks of things that lie elsewhere
    option: bool = False  # of the title: chosen once, a new set-up and a position leave it alone
    size: str = ""  # the field that says how much is in it

    def document(self, value: Any) -> Any:
        assert self.form
        if not self.length:
            return self.form.document(value)
        return [self.form.document(one) for one in value]

    def read(self, reader: Reader, players: int) -> Any:
        assert self.form
        if not self.length:
            return self.form.read(reader, players)
        return [self.form.read(one, players) for one in reader.items(self.length, self.length)]

    def members(self, value: Any) -> Counter[int]:
        """How often each thing lies in it; one number only refers to something."""
        if not self.length:
            return Counter()
        assert isinstance(self.form, OneOf)
        return Counter(one for one in value if one != self.form.nothing)

    def emptied(self, value: Any) -> Any:
        """What it begins with, without what lies there only for want of something else."""
        return value

    # As expressions, for `write_constants.py`:

    def used(self, size: str) -> str:
        """How many numbers of the array say something."""
        return str(self.length)

    def amount(self, value: str) -> str:
        """How much is in it, which is kept as its size."""
        return f"len({value})"

    @property
    def label(self) -> str:
        return self.shown or self.name

    def sizes(self) -> list[Field]:
        """The field that says how much is in this one, if there is one."""
        type = "unsigned char" if self.over else "int"
        return [Field(self.size, type=type, over=self.over)] if self.size else []


class Pile(Field):
    """Things in a row, as many as `size` says."""

    def read(self, reader: Reader, players: int) -> list[int]:
        assert self.form
        return [self.form.read(one, players) for one in reader.items(0, self.length)]

    def emptied(self, value: Any) -> Any:
        return [[] for _ in value] if self.over else []

    def used(self, size: str) -> str:
        return size

    def members(self, value: list[int]) -> Counter[int]:
        return Counter(value)


class Deck(Pile):
    """A pile whose top is its end; a position names the top first."""

    def document(self, value: list[int]) -> list[Any]:
        return super().document(value[::-1])  # type: ignore[no-any-return]

    def read(self, reader: Reader, players: int) -> list[int]:
        return super().read(reader, players)[::-1]


class Bag(Field):
    """How many there are of each thing, `size` in all; a position names them one by one."""

    def document(self, value: list[int]) -> list[Any]:
        assert self.form
        return [self.form.document(thing) for thing in self.members(value).elements()]

    def read(self, reader: Reader, players: int) -> list[int]:
        assert self.form
        found = Counter(self.form.read(one, players) for one in reader.items())
        return [found[thing] for thing in range(self.length)]

    def amount(self, value: str) -> str:
        return f"sum({value})"

    def members(self, value: list[int]) -> Counter[int]:
        return Counter(dict(enumerate(value)))


class Bits(Field):
    """A set of things as bits, `size` in all; a position names them one by one."""

    def document(self, value: int) -> list[Any]:
        assert self.form
        return [self.form.document(thing) for thing in bits_in(value)]

    def read(self, reader: Reader, players: int) -> int:
        assert self.form
        found = [self.form.read(one, players) for one in reader.items()]
        if len(set(found)) != len(found):
            raise reader.complain("each once")
        return sum(1 << thing for thing in found)

    def amount(self, value: str) -> str:
        return f"{value}.bit_count()"

    def members(self, value: int) -> Counter[int]:
        return Counter(bits_in(value))


@dataclass(frozen=True)
class State:
    """All fields of a game."""

    fields: tuple[Field, ...]
    seats: int  # how many there are at most
    together: str = ""  # the name under which a position has what is of a seat, if in one place

    @cached_property
    def all_fields(self) -> list[Field]:
        """With those that say how much is in another one."""
        return [one for field in self.fields for one in (field, *field.sizes())]

    def outer(self, field: Field) -> int:
        """How many there are of a field; 0 if it is not one of several."""
        if isinstance(field.over, int):
            return field.over
        return self.seats if field.over == SEATS else len(field.over)

    # -- in plain Python, where they are no C struct ------------------------------------

    def make(self, game: object) -> None:
        """Give a game all fields."""
        for field, value in self.all_begun:
            setattr(game, field.name, copied(value))

    def clear(self, game: object) -> None:
        """Have all fields as they begin."""
        for field, value in self.all_begun:
            if not field.option:
                setattr(game, field.name, copied(value))

    def copy(self, game: object, source: object) -> None:
        """Have all fields as another game has them."""
        for field, value in self.all_begun:
            found = getattr(source, field.name) if field.copied else value
            setattr(game, field.name, copied(found))

    @cached_property
    def all_begun(self) -> list[tuple[Field, Any]]:
        """All fields and what they begin with, to be copied."""
        return [(field, self.beginning(field)) for field in self.all_fields]

    def beginning(self, field: Field) -> Any:
        value: Any = bool(field.begins) if field.type == "bint" else field.begins
        for length in (field.length, self.outer(field)):
            if length:
                is_row = field.type == "unsigned char" and type(value) is int
                value = [copied(value) for _ in range(length)]
                value = bytearray(value) if is_row else value
        return value

    # -- in a position ------------------------------------------------------------------

    def document(self, values: Values, players: int, own: Mapping[str, Any]) -> dict[str, Any]:
        """What a position shows; `own` is what the game shows by itself."""
        table: dict[str, Any] = {}
        seats: list[dict[str, Any]] = [{} for _ in range(players)]
        for field in self.shown():
            value = own[field.label] if field.own else shown_value(field, values, players)
            if self.is_apart(field):
                table[self.together] = seats
                for seat, one in zip(seats, value, strict=True):
                    seat[field.label] = one
            else:
                table[field.label] = value
        return table

    def read(self, reader: Reader, players: int) -> Values:
        """Every field: by what `document` has shown, else as it begins."""
        apart = [field.label for field in self.shown() if self.is_apart(field)]
        table = [field.label for field in self.shown() if not self.is_apart(field)]
        reader.fields(*table, *([self.together] if apart else []))
        seats = list(reader[self.together].items(players, players)) if apart else []
        for seat in seats:
            seat.fields(*apart)
        return self.beginnings() | {
            field.name: [field.read(seat[field.label], players) for seat in seats]
            if self.is_apart(field)
            else read_value(field, reader[field.label], players)
            for field in self.shown()
            if not field.own
        }

    def beginnings(self) -> Values:
        """Every field as it begins."""
        return {field.name: field.emptied(self.beginning(field)) for field in self.of_table()}

    def of_table(self) -> list[Field]:
        return [field for field in self.fields if field.copied and not field.option]

    def shown(self) -> list[Field]:
        return [field for field in self.fields if field.form or field.own]

    def is_apart(self, field: Field) -> bool:
        return bool(self.together) and field.over == SEATS

    def count(self, values: Values, noun: Noun) -> Counter[int]:
        """How often every member of a noun lies somewhere."""
        found: Counter[int] = Counter()
        for field in self.fields:
            if isinstance(field.form, OneOf) and field.form.noun is noun and field.lies:
                value = values[field.name]
                for one in value if field.over else [value]:
                    found.update(field.members(one))
        return found


def copied(value: Any) -> Any:
    if not isinstance(value, list | bytearray):
        return value
    has_rows = value and not isinstance(value[0], int)
    return [copied(one) for one in value] if has_rows else value[:]


def shown_value(field: Field, values: Values, players: int) -> Any:
    value = values[field.name]
    if field.over == SEATS:
        return [field.document(one) for one in value[:players]]
    if isinstance(field.over, tuple) and field.over:
        return dict(zip(field.over, map(field.document, value), strict=True))
    return field.document(value)


def read_value(field: Field, reader: Reader, players: int) -> Any:
    if field.over == SEATS:
        return [field.read(one, players) for one in reader.items(players, players)]
    if isinstance(field.over, tuple) and field.over:
        reader.fields(*field.over)
        return [field.read(reader[id], players) for id in field.over]
    return field.read(reader, players)


def bits_in(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
