"""The terminal: full-screen frames with a line to type in, or plain lines where there is none."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from types import TracebackType

from rich.console import Console
from rich.control import Control
from rich.text import Text

from ..core.text import Words
from . import palette
from .lines import Block, fit, rule, text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lines that are typed can be edited)

MARGIN = 2  # rows of a page above its text
PROMPT = "› "


class Screen:
    """Shows frames and reads lines. Use it as a context: leaving it restores the terminal.

    On a terminal a frame fills the whole screen, as long as it fits; everywhere else frames
    are printed one below the other.
    """

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self.interactive = (
            self.console.is_terminal and not self.console.is_dumb_terminal and sys.stdin.isatty()
        )
        self._full = False

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()

    @property
    def colours(self) -> bool:
        """Whether the terminal shows colours."""
        return self.console.color_system is not None and not self.console.no_color

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Rows for a frame: all but the one to type in."""
        return self.console.height - 1

    def leave(self) -> None:
        """Back to the lines that were there before; what is shown from now on stays."""
        if self._full:
            self.console.set_alt_screen(False)
            self.console.show_cursor(True)
            self._full = False

    def show(self, frame: Block) -> None:
        """Show a frame."""
        if not self.interactive or len(frame) > self.height:
            self.leave()
            self.print(frame)
            return
        if not self._full:
            self._full = self.console.set_alt_screen(True)
        rows = [*frame, *[Text()] * (self.height - len(frame))]
        with self.console:
            self.console.control(Control.home())
            self.print(rows)
            self.console.print(self._painted(Text()), end="\r")

    def print(self, lines: Sequence[Text]) -> None:
        """Print lines that stay."""
        for line in lines:
            self.console.print(self._painted(line), no_wrap=True, overflow="crop", crop=True)

    def tell(self, line: str) -> None:
        """Print a line that stays, whole however long it is, so that it can be copied."""
        self.console.print(line, markup=False, soft_wrap=True)

    def _painted(self, line: Text) -> Text:
        """A line over the whole width, so that nothing shines through; or bare, off a terminal."""
        if not self.interactive and not self.colours:
            line = line.copy()
            line.rstrip()
            return line
        line = fit(line, self.width)
        line.stylize_before(palette.ON_GROUND)
        if self.console.color_system == "256":
            line.spans = [
                span._replace(style=palette.in_256(str(span.style))) for span in line.spans
            ]
        return line

    def ask(self, hint: str = "") -> str:
        """A line from the player; `EOFError` at the end of input."""
        line = input(self._prompt(hint) if self.interactive else PROMPT)
        if not self.interactive:
            self.tell(line)
        return line.strip()

    def _prompt(self, hint: str) -> str:
        """The prompt with its colours, of which the line editor is told that they take no room."""
        hint = f"{hint} " if hint else ""
        if not self.colours:
            return hint + PROMPT
        parts = ((hint, palette.SECOND), (PROMPT, f"bold {palette.ACT}"), ("", palette.TEXT))
        return "".join(f"\001{self._start_of(style)}\002{part}" for part, style in parts)

    def _start_of(self, style: str) -> str:
        """The codes that turn a style on."""
        with self.console.capture() as capture:
            self.console.print(self._painted(text(("x", style))), end="")
        return "\x1b[0m" + capture.get().partition("x")[0]

    def page(self, title: str, lines: Block, words: Words, from_end: bool = False) -> None:
        """Show lines of any number, page by page; return when the reader has had enough."""
        heading = text((title, f"bold {palette.TEXT}"))
        if not self.interactive:
            self.print([rule(self.width, heading), *lines])
            return
        room = self.height - MARGIN
        last = max(len(lines) - room, 0)
        top = last if from_end else 0
        while True:
            end = min(top + room, len(lines))
            where = f"{top + 1}–{end} / {len(lines)}" if last else ""
            shown = lines[top:end]
            self.show([rule(self.width, heading, text((where, palette.SECOND))), Text(), *shown])
            answer = self.ask(words.say("page-turn" if last else "page-close")).lower()
            if answer == "p":
                top = max(top - room, 0)
            elif answer == "n" or (not answer and not from_end and top < last):
                top = min(top + room, last)
            elif answer in ("", "q"):
                return
