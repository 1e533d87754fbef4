"""Makes the pictures of docs/screenshots: `python -m tests.browser.screenshots`."""

from __future__ import annotations

import random
import tempfile
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from deepcourt import Record
from deepcourt.bots import make
from deepcourt.bots.analysis import analyse

from ..server.house import Json, Server
from .visitor import PATIENCE, Visitor, start_browser

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
ME, OTHERS = "Ilse", ("Bruno", "Chloé")
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
MIDDLE = 0.62  # of the game: chambers half full, locations taken
QUALITY = 88
LARGEST = 400_000  # bytes
THOUGHTS = 1000  # iterations about each decision that is analysed


class Story:
    """A game to show: well played by all, and won by my last action."""

    def __init__(self, game: str, **options: bool | str) -> None:
        self.game = game
        self.options = options
        self.record, self.me = next(filter(None, map(self.won, range(1000))))
        self.names = list(OTHERS)
        self.names.insert(self.me, ME)
        self.record.names[:] = self.names

    def won(self, seed: int) -> tuple[Record, int] | None:
        record = Record.new(self.game, 1 + len(OTHERS), seed, [], **self.options)
        rng = random.Random(seed)
        bot = make("greedy", seed=seed)
        mover = 0
        while not record.game.over:
            mover = record.game.seat
            record.play(bot.choose(record.game.sample(mover, rng)))
        ranking = record.game.ranking()
        return (record, mover) if ranking[mover] == 1 else None

    def middle(self, kind: str) -> int:
        """The number of actions after which I am asked this, in the middle of the game if I am."""
        asked = []
        for number in range(len(self.record.actions)):
            decision = self.record.at(number).decision
            if decision and (decision.seat, decision.kind) == (self.me, kind):
                asked.append(number)
        return min(asked, key=lambda number: abs(number / len(self.record.actions) - MIDDLE))

    @cached_property
    def analysed(self) -> dict[str, Any]:
        """The record as a file holds it after `deepcourt analyse`."""
        return self.record.document() | {"analysis": analyse(self.record, iterations=THOUGHTS)}

    def seats(self) -> Json:
        return [
            {"kind": "me", "name": name}
            if name == ME
            else {"kind": "bot", "bot": "skilled", "name": name}
            for name in self.names
        ]


class Photographer:
    """Goes through the pages with a camera, in one language and size."""

    def __init__(self, browser: Browser, server: Server, language: str, *, phone: bool) -> None:
        self.visitor = Visitor(
            browser, server, locale=LANGUAGES[language], phone=phone, sharpness=2 if phone else 1
        )
        self.suffix = f"{'phone' if phone else 'desktop'}-{language}"

    def take(self, name: str) -> None:
        page = self.visitor.page
        page.mouse.move(0, 0)
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        page.wait_for_function(
            "() => [...document.images].every((image) => image.complete && image.naturalWidth)"
        )
        shot = page.screenshot(animations="disabled", caret="hide")
        path = FOLDER / f"{name}-{self.suffix}.webp"
        Image.open(BytesIO(shot)).convert("RGB").save(path, quality=QUALITY, method=6)
        size = path.stat().st_size
        assert size < LARGEST, path
        print(f"{path.name}: {size // 1000} kB")

    def table(self, id: str) -> None:
        """Open a table, and wait for its past."""
        page = self.visitor.open(f"/table/{id}")
        if not self.visitor.phone:
            expect(page.locator(".log button").first).to_be_visible()

    def tour(self, story: Story) -> None:
        visitor, page = self.visitor, self.visitor.page
        replay = visitor.api("/replays", story.record.document())["id"]
        middle = story.middle("recruit")
        last = len(story.record.actions) - 1
        fork = {"replay": replay, "seats": story.seats()}
        finished = visitor.api("/forks", {**fork, "number": last})["id"]
        action = story.record.document()["actions"][-1]
        visitor.api(f"/tables/{finished}/actions", {"number": last, "action": action}, status=200)
        table = visitor.api("/forks", {**fork, "number": middle})["id"]

        self.table(table)
        assert visitor.my_turn()
        self.take("table")
        page.keyboard.press("h")
        expect(page.locator("[data-bar] li").first).to_be_visible()
        self.take("hint")
        self.table(finished)
        expect(page.locator(".final figure svg")).to_be_visible()
        self.take("final")
        visitor.open(f"/replay/{replay}?at={middle}&seat={story.me}")
        expect(page.get_by_role("slider")).to_have_value(str(middle))
        self.take("replay")
        analysed = visitor.api("/replays", story.analysed)["id"]
        turn = story.analysed["analysis"]["turns"][0]
        visitor.open(f"/replay/{analysed}?at={turn}&pane=analysis")
        expect(page.locator(".played")).to_be_visible()
        self.take("analysis")
        visitor.open("/rules/conspiracy")
        expect(page.locator("article section").nth(3)).to_be_visible()
        self.take("rules")
        visitor.open("/")
        expect(page.locator(f'a[href="/table/{table}"]')).to_be_attached()
        self.take("home")

    def scenes(self, story: Story, scenes: dict[str, str]) -> None:
        """Tables where I am asked something; the pictures are named in `scenes`."""
        replay = self.visitor.api("/replays", story.record.document())["id"]
        for kind, name in scenes.items():
            fork = {"replay": replay, "seats": story.seats(), "number": story.middle(kind)}
            self.table(self.visitor.api("/forks", fork)["id"])
            assert self.visitor.my_turn()
            self.take(name)

    def leave(self) -> None:
        assert self.visitor.unexpected() == []
        self.visitor.close()


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(parents=True, exist_ok=True)
    conspiracy, abyss, leviathan, tyrants = (
        Story("conspiracy"),
        Story("abyss"),
        Story("abyss", leviathan=True),
        Story("tyrants"),
    )
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = start_browser(playwright)
        for language in LANGUAGES:
            for phone in (False, True):
                server = Server(f"sqlite:///{home}/{language}-{phone}.sqlite")
                photographer = Photographer(browser, server, language, phone=phone)
                photographer.tour(conspiracy)
                photographer.scenes(abyss, {"turn": "abyss", "offer": "offer", "pay": "payment"})
                photographer.scenes(leviathan, {"turn": "leviathan", "attack": "attack"})
                photographer.scenes(
                    tyrants,
                    {"turn": "tyrants", "assassinate": "tyrants-kill", "promote": "tyrants-circle"},
                )
                photographer.leave()
                server.stop()
        browser.close()


if __name__ == "__main__":
    main()
