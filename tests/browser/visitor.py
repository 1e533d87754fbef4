"""People with browsers: real pages of a real server, looked at and clicked as a person would."""

from __future__ import annotations

import random
import re
import shutil
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    expect,
)

from ..server.house import Json, Server

PATIENCE = 60_000  # milliseconds after which a test gives up; nothing waits for it otherwise
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

CHOICES = "[data-bar] .choices button"
GLOWING = "main.stage button.can-act:not(.back)"
SPOTS = "main.stage .senate button.can-act"

# What the table waits for: nothing yet, a look at what happens, somebody else, or me.
LOOK = """
    ([least, waiting]) => {
        if (document.querySelector('section.final')) return 'over';
        const stage = document.querySelector('main.stage[data-number]');
        if (!stage) return null;
        if (stage.dataset.showing === 'true') return 'showing';
        if (Number(stage.dataset.number) < least) return null;
        if (document.querySelector('[data-bar].mine')) return 'mine';
        return waiting ? null : 'others';
    }
"""
# Violations of the page's policy are errors for us, whatever the browser makes of them.
WATCH_POLICY = """
    document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

Standing = Literal["mine", "others", "over"]


def start_browser(playwright: Playwright) -> Browser:
    """The Chromium of the system, else the one that Playwright has installed."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=found, args=list(QUIET))


# Nothing moves but what does so for ever, such as whatever glows.
STOPPED_CHANGING = """() => document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity
)"""


class Visitor:
    """Somebody with a browser of their own: cookies, settings, a page."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        locale: str = "en-GB",
        phone: bool = False,
        motion: bool = False,
        sharpness: float = 1,
        seed: int = 0,
    ) -> None:
        self.server = server
        self.phone = phone
        self.rng = random.Random(seed)
        self.expected: list[str] = []
        self.troubles: list[str] = []
        self.context = browser.new_context(
            base_url=server.url,
            locale=locale,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=sharpness,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH_POLICY)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location})")

    def expects(self, pattern: str) -> None:
        """Some errors belong to what is tested, such as those of a server that is gone."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.expected)
        ]

    # -- pages -------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def game(self, title: str = "Conspiracy") -> Locator:
        """A game on the first page: its words, options and buttons."""
        return self.page.get_by_role("region", name=title)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, target: Locator) -> None:
        """With the mouse, or with a finger."""
        if self.phone:
            target.tap()
        else:
            target.click()

    def api(self, path: str, body: Json = None, status: int | None = None) -> Json:
        """Ask the server with this browser's cookie."""
        wanted = status or (200 if body is None else 201)
        url = f"/api{path}"
        answer = (
            self.context.request.get(url)
            if body is None
            else self.context.request.post(url, data=body)
        )
        assert answer.status == wanted, answer.text()
        return answer.json()

    def table(self, *seats: str, **more: Json) -> str:
        """Make a table through the API and open it: `me`, `here`, `open`, or a bot's level. With a
        seed its deal is an open one, as it must be with others."""
        wishes = [
            {"kind": seat, "name": f"{seat.title()} {i + 1}"}
            if seat in ("me", "here")
            else {"kind": seat}
            if seat == "open"
            else {"kind": "bot", "bot": seat}
            for i, seat in enumerate(seats)
        ]
        body = {"game": "conspiracy", "seats": wishes, "open_deal": "seed" in more, **more}
        id: str = self.api("/tables", body)["id"]
        self.open(f"/table/{id}")
        return id

    def finished_table(self, seed: int = 0, players: int = 3, **more: Json) -> str:
        """Play a game of this visitor's to its end through the API."""
        seats: list[Json] = [{"kind": "me", "name": "Ilse"}, {"kind": "here", "name": "Bruno"}]
        seats += [{"kind": "here", "name": "Chloé"}] * (players - 2)
        wish = {"game": "conspiracy", "seats": seats, "seed": seed, **more}
        table = self.api("/tables", wish)
        rng = random.Random(seed)
        while not table["over"]:
            action = rng.choice(table["view"]["decision"]["actions"])
            body = {"number": table["number"], "action": action}
            table = self.api(f"/tables/{table['id']}/actions", body, status=200)
        id: str = table["id"]
        return id

    # -- at a table --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many actions the page has shown."""
        return int(self.page.locator("main.stage").get_attribute("data-number") or 0)

    def standing(self, least: int = 0, *, waiting: bool = False) -> Standing:
        """Wait until so many actions at least have been shown; with `waiting`, also until it is my
        turn or the end. Impatient: Escape skips what is being shown."""
        while True:
            look = self.page.wait_for_function(LOOK, arg=[least, waiting], polling=20)
            found = look.json_value()
            if found != "showing":
                return found  # type: ignore[no-any-return]
            self.page.keyboard.press("Escape")

    def my_turn(self) -> bool:
        """Wait for my turn; False if the game is over instead."""
        return self.standing(waiting=True) == "mine"

    def choose(self) -> None:
        """Do something that is possible: one of the buttons, or of what glows on the board."""
        before = self.number
        targets = self.page.locator(f"{CHOICES}, {GLOWING}")
        target = targets.nth(self.rng.randrange(targets.count()))
        spots = self.page.locator(SPOTS)
        two_spots = target.and_(spots).count() > 0
        self.press(target)
        if two_spots:
            self.press(spots.nth(self.rng.randrange(spots.count())))
        if self.phone:
            self.press(self.button(re.compile(r"^(Confirm|Confirmer)$")))
        self.standing(before + 1)

    def play(self, actions: int | None = None) -> None:
        """Play by clicks to the end, or for so many actions."""
        while actions != 0 and self.my_turn():
            self.choose()
            actions = None if actions is None else actions - 1

    # -- findings ----------------------------------------------------------------------------------

    def findings(self) -> list[str]:
        """What axe finds on the page that keeps people out, once it has stopped changing."""
        self.page.wait_for_function(STOPPED_CHANGING)
        results: Any = Axe().run(self.page)
        return [
            f"{found['id']} ({found['impact']}): {found['help']}: "
            + "; ".join(f"{node['target']} {node['html'][:160]}" for node in found["nodes"][:6])
            for found in results.response["violations"]
            if found["impact"] in ("serious", "critical")
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        wider: int = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wider

    def close(self) -> None:
        self.context.close()
