"""What observations tell of things that hardly ever happen by chance."""

from __future__ import annotations

from .table import TITLE, Seat, Table, played


def told(table: Table, viewer: int) -> dict[str, int]:
    """The numbers that are not 0, by their labels."""
    labels = TITLE.layout(table.game.players).labels()
    numbers = table.game.observation(viewer).tolist()
    return {label: number for label, number in zip(labels, numbers, strict=True) if number}


def of_part(told: dict[str, int], part: str) -> dict[str, int]:
    return {
        label.removeprefix(f"{part}."): number
        for label, number in told.items()
        if label.startswith(f"{part}.")
    }


def test_cards_that_wait_for_each_other() -> None:
    """Elder Brain plays Ulitharid, which plays Gauth, and Umber Hulks answer one another."""
    me = Seat(hand="umber-hulk noble", deck="", circle="ulitharid")
    other = Seat(hand="umber-hulk grimlock noble*2", deck="soldier*2")
    table = played(
        "elder-brain", other, me=me, row="gauth beholder neogi aboleth death-tyrant puppeteer"
    )
    table.play("choose 2", "discard card:umber-hulk", "discard card:umber-hulk")
    for viewer, active, victim in ((0, "seat0", "seat1"), (1, "seat1", "seat0")):
        seen = told(table, viewer)
        assert of_part(seen, "resolving") == {
            "umber-hulk": 1,
            "gauth": 3,
            "ulitharid": 4,
            "elder-brain": 5,
        }
        assert of_part(seen, "played") == {
            "play.elder-brain": 1,
            "circle.ulitharid": 1,
            "market.gauth": 1,
        }
        assert (seen[f"{active}.resolves"], seen[f"{victim}.resolves"]) == (4, 1)
        assert f"{active}.asks" in seen
        assert f"{victim}.decides" in seen
    assert of_part(told(table, 0), "hand") == {"noble": 1}
    assert of_part(told(table, 1), "hand") == {"grimlock": 1, "noble": 2}
    table.play("discard card:grimlock")
    assert of_part(told(table, 0), "played")["gone.gauth"] == 1
    assert told(table, 0)["devoured_top.gauth"] == 1


def test_the_sites_where_spies_were_returned() -> None:
    table = played(
        "grazzt",
        me=Seat(spies="araumycos skullport tsenviilyq"),
        troops={"skullport": "spider white", "araumycos": "spider white"},
    )
    table.play("choose 2")
    assert of_part(told(table, 1), "cost") == {"return-spies": 1}
    table.play("recall skullport", "recall araumycos", "pass")
    assert of_part(told(table, 1), "place") == {"skullport": 1}
    assert told(table, 1)["count"] == 2
    table.play("supplant skullport white")
    assert of_part(told(table, 1), "place") == {"araumycos": 1}
    assert "count" in told(table, 1)
