"""Random numbers as sixteen bytes of state, the same compiled and interpreted."""

from __future__ import annotations

from collections.abc import MutableSequence

MASK64 = (1 << 64) - 1
GOLDEN_GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


def usual_gamma() -> int:
    """What a stream goes up by that begins with a seed; Python cannot read the C constant."""
    return GOLDEN_GAMMA


class Chance:
    """Whatever rolls dice: games and bots inherit their random stream from here.

    The generator is SplitMix64. Seeds that differ by one give unrelated streams. It keeps no
    secrets: a stream that begins with a seed can be found again by trying seeds, once a few of
    its outcomes are known. Where that matters, both numbers of the state are drawn anew from a
    key before every action (`core/keys.py`).
    """

    stream: int
    gamma: int  # what the stream goes up by; odd

    def begin_stream(self, seed: int) -> None:
        """Begin a new random stream."""
        self.stream = seed
        self.gamma = GOLDEN_GAMMA

    def next64(self) -> int:
        """The next 64 random bits."""
        return advance(self)

    def below(self, n: int) -> int:
        """A random number in 0..n-1."""
        return below(self, n)

    def draw_kind(self, bag: MutableSequence[int], kind: int, size: int) -> int:
        """Take a random thing out of a bag, which says how many there are of each kind. It is one
        of `size` things, those of `kind` and of the kinds after it. Returns its kind."""
        rest = below(self, size)
        while rest >= bag[kind]:
            rest -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def pick(self, members: int, size: int) -> int:
        """A random member of a bit set that has so many."""
        rest = members
        for _ in range(below(self, size)):
            rest &= rest - 1  # without its lowest
        number = 0
        while not rest >> number & 1:
            number += 1
        return number


def below(chance: Chance, n: int) -> int:
    """What the methods share, which C then calls directly."""
    return (advance(chance) >> 32) * n >> 32


def advance(chance: Chance) -> int:
    """A stream's next 64 bits."""
    chance.stream = (chance.stream + chance.gamma) & MASK64
    z = chance.stream
    z = ((z ^ (z >> 30)) * MIX_A) & MASK64
    z = ((z ^ (z >> 27)) * MIX_B) & MASK64
    return z ^ (z >> 31)
