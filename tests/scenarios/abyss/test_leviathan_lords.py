"""The ten lords that Leviathan adds."""

from __future__ import annotations

import pytest

from ..witness import covers
from .border import NEWCOMERS, meet, recruit, recruiting
from .table import CARDS, RACES, ZONES, Seat, Table, lay


@pytest.mark.parametrize(
    ("number", "lord", "guild", "influence", "keys", "cost", "races", "race"),
    [
        (201, "intrepid", "soldier", 4, 1, 6, 1, "crab"),
        (202, "border-guard", "soldier", 6, 0, 8, 2, "crab"),
        (203, "taxidermist", "merchant", 5, 1, 6, 1, "shellfish"),
        (204, "arms-dealer", "merchant", 7, 0, 8, 2, "shellfish"),
        (205, "metamorph", "mage", 5, 1, 6, 1, "jellyfish"),
        (206, "sorcerer", "mage", 7, 0, 8, 2, "jellyfish"),
        (207, "altruist", "politician", 5, 1, 6, 1, "squid"),
        (208, "rebel", "politician", 7, 0, 8, 2, "squid"),
        (209, "coward", "farmer", 8, 1, 8, 1, "seahorse"),
        (210, "breeder", "farmer", 10, 0, 10, 2, "seahorse"),
    ],
)
def test_what_is_printed_on_them(
    number: int, lord: str, guild: str, influence: int, keys: int, cost: int, races: int, race: str
) -> None:
    card = CARDS[lord]
    assert (card["number"], card["guild"], card["expansion"]) == (number, guild, "leviathan")
    other = "squid" if race != "squid" else "crab"
    payment = f"{race}-5" + (f" {other}-1" if races == 2 else "")
    me = Seat(pearls=cost - 6 if races == 2 else cost - 5)
    table = recruit(recruiting(lord, payment, me), lord, payment)
    assert table.told("lord-recruited") == [{"seat": 0, "lord": lord, "count": me.pearls}]
    assert table.lords(0) == lord
    assert table.keys(0) == keys
    assert table.line(0, "lords").points == influence
    poor = Seat(pearls=me.pearls - 1)
    reason = recruiting(lord, payment, poor).refusal(f"recruit lord:{lord}")
    assert (reason.id, reason.args) == ("too-poor", {"lord": lord, "count": 1})


# -- the Intrepid -------------------------------------------------------------------------

TWO = "coil-eye@4 curl-tail@7 red-bulwark@9"
SLAY_FIRST = ("fight", "attack zone:4", "attack-with ally:crab-5 -> 3", "take-tokens 1")


@covers("lord:intrepid", "decision:target", "verb:attack")
def test_leviathan_ruling_26_the_intrepid_may_fight_a_second_leviathan() -> None:
    me = Seat(hand="crab-5 crab-1 seahorse-2", lords="intrepid")
    table = meet(me, border=TWO).play(*SLAY_FIRST)
    assert table.asked() == (0, "target")
    assert table.details() == {"optional": True}
    assert table.choices() == ["attack zone:7", "attack zone:9", "stop"]
    table.play("attack zone:7")
    assert table.choices() == ["attack-with ally:crab-1", "attack-with ally:seahorse-2"]
    table.play("attack-with ally:crab-1 -> 1")  # fails
    assert table.choices() == ["attack-with ally:seahorse-2", "stop"]
    table.play("attack-with ally:seahorse-2 -> 3", "take-tokens 2")
    assert table.seat(0)["slain"] == ["coil-eye", "curl-tail"]
    assert table.asked() == (1, "turn")


@covers("lord:intrepid", "verb:stop")
def test_the_intrepid_may_decline() -> None:
    me = Seat(hand="crab-5 crab-1", lords="intrepid")
    table = meet(me, border=TWO).play(*SLAY_FIRST, "stop")
    assert table.asked() == (1, "turn")
    assert table.track() == ""


def test_leviathan_ruling_26_without_the_intrepid_a_slain_leviathan_ends_the_fight() -> None:
    table = meet(Seat(hand="crab-5 crab-1"), border=TWO).play(*SLAY_FIRST)
    assert table.asked() == (1, "turn")


@covers("lord:intrepid")
def test_leviathan_ruling_26_the_second_may_be_the_one_just_added() -> None:
    me = Seat(hand="crab-5 crab-1", lords="intrepid")
    table = meet(me, border="coil-eye@4", leviathan_deck="mud-claw glass-bell")
    table.play("fight", "attack-with ally:crab-5 -> 3", "take-tokens 1 -> 2 mud-claw 3+4")
    assert table.border() == "mud-claw@7"
    assert table.choices() == ["attack zone:7", "stop"]
    table.play("attack zone:7")
    assert table.choices() == ["attack-with ally:crab-1"]


@covers("lord:intrepid")
def test_at_a_border_that_stays_empty_the_intrepid_gives_nothing() -> None:
    me = Seat(hand="crab-5 crab-1", lords="intrepid")
    table = meet(me, border="coil-eye@4", leviathan_deck="")
    table.play("fight", "attack-with ally:crab-5 -> 3", "take-tokens 1")
    assert table.asked() == (1, "turn")


@covers("lord:intrepid")
def test_leviathan_ruling_27_without_a_slain_leviathan_the_intrepid_gives_nothing() -> None:
    me = Seat(hand="crab-5 crab-1", lords="intrepid")
    table = meet(me, border="old-carapace@4 curl-tail@7")
    table.play("fight", "attack zone:4", "attack-with ally:crab-5 -> 3", "take-tokens 1", "stop")
    assert table.asked() == (1, "turn")


@covers("lord:intrepid")
def test_leviathan_ruling_54_the_intrepid_serves_once_a_turn() -> None:
    me = Seat(hand="crab-5 crab-4 crab-3", lords="intrepid")
    table = meet(me, border=TWO).play(*SLAY_FIRST)
    table.play("attack zone:7", "attack-with ally:crab-4 -> 3", "take-tokens 2")
    assert len(table.seat(0)["slain"]) == 2
    assert table.hand(0) == "crab-3"
    assert table.asked() == (1, "turn")


@covers("lord:intrepid")
def test_the_intrepid_serves_again_in_the_next_turn() -> None:
    me = Seat(hand="crab-5 crab-4*2", lords="intrepid")
    table = meet(me, border=TWO, council="squid-1", deck="monster*3")
    table.play(*SLAY_FIRST, "stop").play("take-pile squid")
    table.play("explore -> monster", "fight", "attack zone:7")
    table.play("attack-with ally:crab-4 -> 3", "take-tokens 2")
    assert table.asked() == (0, "target")


@covers("lord:intrepid")
def test_without_a_suitable_ally_the_intrepid_gives_nothing() -> None:
    me = Seat(hand="crab-5 squid-1", lords="intrepid")
    table = meet(me, border=TWO).play(*SLAY_FIRST)
    assert table.hand(0) == "squid-1"
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize("lords", ["~intrepid", "intrepid@jail"])
def test_leviathan_ruling_54_the_intrepid_must_be_active(lords: str) -> None:
    table = meet(Seat(hand="crab-5 crab-4", lords=lords), border=TWO)
    assert table.play(*SLAY_FIRST).asked() == (1, "turn")


@covers("lord:intrepid", "token:key", "event:lord-tucked")
def test_leviathan_ruling_54_at_that_moment() -> None:
    me = Seat(hand="crab-5 crab-4", lords="intrepid", keys=1)
    table = meet(me, border="drifting-shroud@4 curl-tail@7", available="jail")
    table.play("fight", "attack zone:4", "attack-with ally:crab-5 -> 5", "take-tokens 2 -> 2 2 key")
    table.play("reveal token:key", "take location:jail")
    assert table.lords(0) == "intrepid@jail"
    assert table.seat(0)["slain"] == ["drifting-shroud"]
    assert table.asked() == (1, "turn")


@covers("lord:intrepid", "lord:sorcerer")
def test_leviathan_ruling_54_also_after_the_sorcerers_fight() -> None:
    me = Seat(hand="crab-5 crab-1", lords="intrepid")
    table = recruiting("sorcerer", "jellyfish-5 squid-3", me, border=TWO)
    recruit(table, "sorcerer", "jellyfish-5 squid-3")
    table.play("attack zone:4", "attack-with ally:crab-5 -> 3", "take-tokens 1")
    assert table.asked() == (0, "target")
    assert table.choices() == ["attack zone:7", "attack zone:9", "stop"]


@covers("lord:intrepid", "lord:rebel")
def test_leviathan_ruling_54_not_after_the_rebels_blow() -> None:
    me = Seat(hand="crab-5 crab-1", lords="intrepid")
    table = recruiting("rebel", "squid-5 shellfish-3", me, border=TWO)
    recruit(table, "rebel", "squid-5 shellfish-3").play("strike zone:4", "take-tokens 1")
    assert table.seat(0)["slain"] == ["coil-eye"]
    assert table.asked() == (1, "turn")


# -- the Border Guard ---------------------------------------------------------------------

GUARD_PAY = "crab-5 squid-3"


def guarding(*others: Seat, me: Seat | None = None, beast: str = "curl-tail") -> Table:
    """Seat 0 has the Border Guard's price; a Leviathan lies in zone 7."""
    return recruiting(
        "border-guard",
        GUARD_PAY,
        me or Seat(),
        *others,
        border=f"{beast}@7",
        leviathan_deck=NEWCOMERS,
    )


@covers("lord:border-guard", "decision:guard", "verb:send", "reason:not-yourself")
def test_the_border_guard_sends_an_opponent() -> None:
    table = recruit(guarding(Seat(), Seat()), "border-guard", GUARD_PAY)
    assert table.asked() == (0, "guard")
    assert table.choices() == ["send 1", "send 2"]
    assert table.refusal("send 0").id == "not-yourself"
    assert table.refusal("send 3").id == "no-such-player"
    table.play("send 2 -> mud-claw 1+1")
    assert table.told("leviathan-came") == [{"seat": 2, "leviathan": "mud-claw", "zone": "2-3"}]
    assert table.border() == "mud-claw@2-3 curl-tail@7"
    assert table.asked() == (1, "turn")


@covers("lord:border-guard", "penalty:wounds")
def test_leviathan_ruling_15_the_opponent_rolls_and_suffers() -> None:
    table = recruit(guarding(Seat()), "border-guard", GUARD_PAY, "mud-claw 3+4")
    assert table.told("dice-rolled") == [{"seat": 1, "count": 3, "count2": 4}]
    assert table.told("leviathan-attacked") == [{"seat": 1, "leviathan": "curl-tail"}]
    assert [table.seat(seat)["wounds"] for seat in (0, 1)] == [0, 2]
    assert table.border() == "mud-claw@7"
    assert "ally-revealed" not in table.story()
    assert table.track() == ""


@covers("lord:border-guard", "penalty:allies", "decision:lose-allies")
def test_leviathan_ruling_15_and_makes_the_choices_about_allies() -> None:
    table = guarding(Seat(hand="crab-1 crab-2 crab-3 crab-4"), beast="veiled-mother")
    recruit(table, "border-guard", GUARD_PAY, "mud-claw 3+4")
    assert table.asked() == (1, "lose-allies")
    table.play("discard ally:crab-4", "discard ally:crab-1", "discard ally:crab-2")
    assert table.hand(1) == "crab-3"
    assert table.border() == "mud-claw@7"
    assert table.asked() == (1, "turn")


@covers("lord:border-guard", "penalty:lord", "decision:lose-lord", "verb:dismiss")
def test_leviathan_ruling_15_and_about_lords() -> None:
    table = guarding(Seat(lords="keeper reaper"), beast="many-arms")
    recruit(table, "border-guard", GUARD_PAY, "mud-claw 3+4")
    assert table.asked() == (1, "lose-lord")
    assert table.choices() == ["dismiss lord:keeper", "dismiss lord:reaper"]
    table.play("dismiss lord:reaper")
    assert table.lords(1) == "keeper"
    assert table.lords(0) == "border-guard"


@covers("lord:border-guard", "lord:shaman", "reason:player-protected")
def test_leviathan_ruling_16_an_opponent_with_the_shaman_cannot_be_sent() -> None:
    table = guarding(Seat(), Seat(lords="shaman"), Seat())
    recruit(table, "border-guard", GUARD_PAY)
    assert table.choices() == ["send 1", "send 3"]
    assert table.refusal("send 2").id == "player-protected"


@covers("lord:border-guard", "lord:shaman")
def test_leviathan_ruling_16_a_disabled_shaman_does_not_help() -> None:
    table = recruit(guarding(Seat(), Seat(lords="~shaman")), "border-guard", GUARD_PAY)
    assert table.choices() == ["send 1", "send 2"]


@covers("lord:border-guard", "lord:shaman")
def test_leviathan_ruling_52_with_all_protected_the_border_guard_does_nothing() -> None:
    table = recruit(guarding(Seat(lords="shaman")), "border-guard", GUARD_PAY)
    assert table.lords(0) == "border-guard"
    assert "leviathan-drawn" not in table.story()
    assert table.asked() == (1, "turn")


# -- the Taxidermist and the Altruist -----------------------------------------------------


@covers("lord:taxidermist")
@pytest.mark.parametrize(("die", "points"), [(1, 1), (4, 2)])
def test_the_taxidermist_brings_two_pearls_a_life_point(die: int, points: int) -> None:
    me = Seat(hand="crab-5 crab-1 crab-1-pearls", lords="taxidermist")
    table = meet(me, border="veiled-mother@7").play("fight")
    table.play(f"attack-with ally:crab-5 -> {die + (1 if points == 2 else 0)}")
    assert [hurt["count"] for hurt in table.told("leviathan-hurt")] == [points]
    assert table.pearls(0) == 2 * points


@covers("lord:taxidermist")
def test_the_taxidermist_pays_nothing_for_a_failed_attack() -> None:
    me = Seat(hand="crab-5 crab-1", lords="taxidermist")
    table = meet(me, border="red-bulwark@7").play("fight", "attack-with ally:crab-5 -> 1")
    assert table.pearls(0) == 1


@covers("lord:altruist")
@pytest.mark.parametrize(("die", "tokens"), [(1, 2), (4, 2), (5, 5)])
def test_the_altruist_brings_one_more_token_a_life_point(die: int, tokens: int) -> None:
    me = Seat(hand="crab-5", lords="altruist")
    table = meet(me, border="veiled-mother@7").play("fight", f"attack-with ally:crab-5 -> {die}")
    assert table.details() == {"count": tokens}


@covers("lord:altruist")
def test_the_altruist_too_takes_only_what_is_left() -> None:
    me = Seat(hand="crab-5", lords="altruist")
    table = meet(me, Seat(tokens="2*9 3*9 4*2"), border="veiled-mother@7", new_tokens="key")
    table.play("fight", "attack-with ally:crab-5 -> 5")
    assert table.tokens(0) == "key"


@covers("lord:taxidermist", "lord:altruist")
def test_disabled_they_bring_nothing() -> None:
    me = Seat(hand="crab-5", lords="~taxidermist ~altruist")
    table = meet(me, border="veiled-mother@7").play("fight", "attack-with ally:crab-5 -> 1")
    assert table.pearls(0) == 0
    assert table.details() == {"count": 1}


@covers("lord:taxidermist", "lord:altruist")
def test_those_of_an_opponent_bring_nothing_to_anybody() -> None:
    table = meet(
        Seat(hand="crab-5"), Seat(lords="taxidermist altruist"), border="veiled-mother@7"
    ).play("fight", "attack-with ally:crab-5 -> 1")
    assert (table.pearls(0), table.pearls(1)) == (0, 0)
    assert table.details() == {"count": 1}


REBEL_PAY = "squid-5 shellfish-3"


@covers("lord:taxidermist", "lord:altruist", "lord:rebel")
def test_leviathan_ruling_29_they_count_the_rebels_blow_too() -> None:
    me = Seat(lords="taxidermist altruist")
    table = recruiting("rebel", REBEL_PAY, me, border="veiled-mother@7:1")
    recruit(table, "rebel", REBEL_PAY)
    assert table.pearls(0) == 2
    assert table.details() == {"count": 2 + 1}


# -- the Arms Dealer ----------------------------------------------------------------------

ARMS_PAY = "shellfish-5 squid-3"


@covers("lord:arms-dealer")
@pytest.mark.parametrize(
    "border", ["", "coil-eye@4", TWO, "mud-claw@2-3 coil-eye@4 curl-tail@5 glass-bell@6"]
)
def test_leviathan_ruling_33_the_arms_dealer_counts_the_leviathans(border: str) -> None:
    table = recruiting("arms-dealer", ARMS_PAY, border=border)
    recruit(table, "arms-dealer", ARMS_PAY)
    assert table.pearls(0) == len(border.split())


@covers("lord:arms-dealer")
def test_leviathan_ruling_33_at_the_moment_of_arrival_only() -> None:
    table = recruiting("arms-dealer", ARMS_PAY, border=TWO, council="squid-1 squid-2 crab-1")
    recruit(table, "arms-dealer", ARMS_PAY).play("take-pile squid", "take-pile crab")
    assert table.pearls(0) == 3


# -- the Metamorph ------------------------------------------------------------------------


@covers("lord:metamorph")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize(
    "beast", ["coil-eye", "curl-tail", "glass-bell", "spiral-horn", "mud-claw"]
)
def test_the_metamorph_fights_anybody_with_anybody(race: str, beast: str) -> None:
    table = meet(Seat(hand=f"{race}-4", lords="metamorph"), border=f"{beast}@7")
    assert table.choices() == ["fight", "explore-on"]
    table.play("fight")
    assert table.choices() == [f"attack-with ally:{race}-4"]
    table.play(f"attack-with ally:{race}-4 -> 4")
    assert [hurt["count"] for hurt in table.told("leviathan-hurt")] == [1]


@covers("lord:metamorph")
def test_the_metamorph_opens_every_target() -> None:
    table = meet(Seat(hand="jellyfish-1", lords="metamorph"), border=TWO).play("fight")
    assert table.choices() == ["attack zone:4", "attack zone:7", "attack zone:9"]


@covers("reason:nobody-can-fight")
@pytest.mark.parametrize("lords", ["~metamorph", "metamorph@jail", ""])
def test_without_an_active_metamorph_races_matter(lords: str) -> None:
    table = meet(Seat(hand="jellyfish-1", lords=lords), border=TWO)
    assert table.choices() == ["explore-on"]
    assert table.refusal("fight").id == "nobody-can-fight"


@pytest.mark.parametrize("lords", ["~metamorph", "coward", ""])
def test_without_an_active_metamorph_others_stand_aside_in_a_fight(lords: str) -> None:
    table = meet(Seat(hand="jellyfish-1 crab-1", lords=lords), border="coil-eye@7").play("fight")
    assert table.choices() == ["attack-with ally:crab-1"]


def test_the_metamorph_needs_an_ally_all_the_same() -> None:
    assert meet(Seat(lords="metamorph"), border=TWO).choices() == ["explore-on"]


# -- the Sorcerer -------------------------------------------------------------------------

SORCERER_PAY = "jellyfish-5 squid-3"


@covers("lord:sorcerer", "decision:target")
def test_the_sorcerer_fights_at_once() -> None:
    table = recruiting("sorcerer", SORCERER_PAY, Seat(hand="crab-3 crab-1"), border=TWO)
    recruit(table, "sorcerer", SORCERER_PAY)
    assert table.asked() == (0, "target")
    assert table.details() == {"optional": True}
    assert table.choices() == ["attack zone:4", "attack zone:7", "attack zone:9", "stop"]
    table.play("attack zone:9")
    assert table.choices() == ["attack-with ally:crab-1", "attack-with ally:crab-3"]
    table.play("attack-with ally:crab-1 -> 1")
    assert table.pearls(0) == 1
    assert table.choices() == ["attack-with ally:crab-3", "stop"]
    table.play("attack-with ally:crab-3 -> 6", "take-tokens 2")
    assert table.seat(0)["slain"] == ["red-bulwark"]
    assert table.asked() == (1, "turn")


@covers("lord:sorcerer", "verb:stop")
def test_the_sorcerer_may_decline() -> None:
    table = recruiting("sorcerer", SORCERER_PAY, Seat(hand="crab-3"), border="coil-eye@7")
    recruit(table, "sorcerer", SORCERER_PAY)
    assert table.choices() == ["attack zone:7", "stop"]
    table.play("stop")
    assert table.hand(0) == "crab-3"
    assert table.asked() == (1, "turn")


@covers("lord:sorcerer")
@pytest.mark.parametrize("hand", ["", "seahorse-5"])
def test_the_sorcerer_needs_a_suitable_ally_after_the_payment(hand: str) -> None:
    table = recruiting("sorcerer", SORCERER_PAY, Seat(hand=hand), border="coil-eye@7")
    recruit(table, "sorcerer", SORCERER_PAY)
    assert table.lords(0) == "sorcerer"
    assert table.asked() == (1, "turn")


@covers("lord:sorcerer", "event:court-refilled", "decision:location")
def test_leviathan_ruling_31_after_the_sorcerers_fight_the_recruitment_goes_on() -> None:
    me = Seat(hand="crab-5", keys=2)
    table = recruiting(
        "sorcerer",
        SORCERER_PAY,
        me,
        border="coil-eye@7 mud-claw@8",
        court="sorcerer miller landowner",
        available="jail",
    )
    recruit(table, "sorcerer", SORCERER_PAY)
    assert len(table.court().split()) == 2
    table.play("attack zone:7", "attack-with ally:crab-5 -> 3", "take-tokens 0 -> key")
    assert "court-refilled" not in table.story()
    table.play("reveal token:key", "take location:jail")
    assert table.told("court-refilled") == [{"seat": 0}]
    assert len(table.court().split()) == 6
    assert table.pearls(0) == 2
    assert table.locations(0) == "jail"
    assert table.asked() == (1, "turn")


@covers("lord:sorcerer", "lord:corruptor")
def test_the_sorcerer_fights_also_when_it_comes_by_a_power() -> None:
    me = Seat(hand="crab-2", pearls=5)
    table = recruiting(
        "corruptor",
        "squid-5 squid-3 squid-2",
        me,
        border="coil-eye@7",
        court="corruptor sorcerer miller landowner",
    )
    recruit(table, "corruptor", "squid-5 squid-3 squid-2").play("take-lord lord:sorcerer")
    assert table.asked() == (0, "target")
    table.play("attack zone:7", "attack-with ally:crab-2 -> 1")
    assert table.lords(0) == "corruptor sorcerer"
    assert table.pearls(0) == 1 + 2


# -- the Rebel ----------------------------------------------------------------------------


def rebelling(border: str, me: Seat | None = None, **rest: str) -> Table:
    return recruit(
        recruiting("rebel", REBEL_PAY, me or Seat(), border=border, **rest), "rebel", REBEL_PAY
    )


@covers("lord:rebel", "decision:strike", "verb:strike", "reason:zone-empty")
def test_the_rebel_takes_one_life_point() -> None:
    table = rebelling("veiled-mother@4 old-carapace@7:1")
    assert table.asked() == (0, "strike")
    assert table.choices() == ["strike zone:4", "strike zone:7"]
    assert table.refusal("strike zone:5").id == "zone-empty"
    table.play("strike zone:4")
    hurt = {"seat": 0, "leviathan": "veiled-mother", "count": 1}
    assert table.told("leviathan-hurt") == [hurt]
    assert table.details() == {"count": 1}
    table.play("take-tokens 1")
    assert table.border() == "veiled-mother@4:1 old-carapace@7:1"
    assert table.asked() == (1, "turn")
    assert "dice-rolled" not in table.story()


@covers("lord:rebel", "event:leviathan-hurt")
def test_the_only_leviathan_is_struck_unasked() -> None:
    table = rebelling("veiled-mother@4:1")
    assert table.border() == "veiled-mother@4:2"
    assert table.details() == {"count": 2}


@covers("lord:rebel")
def test_at_an_empty_border_the_rebel_does_nothing() -> None:
    table = rebelling("")
    assert table.lords(0) == "rebel"
    assert table.asked() == (1, "turn")


@covers("lord:rebel", "event:leviathan-slain", "event:statue-taken")
def test_leviathan_ruling_30_the_rebels_blow_slays_and_takes_the_statue() -> None:
    table = rebelling("coil-eye@4 mud-claw@8").play("strike zone:8", "take-tokens 1")
    assert table.told("leviathan-slain") == [{"seat": 0, "leviathan": "mud-claw"}]
    assert table.told("statue-taken") == [{"seat": 0}]
    assert table.seat(0)["slain"] == ["mud-claw"]
    assert table.border() == "coil-eye@4"


@covers("lord:rebel", "event:leviathan-came")
def test_leviathan_ruling_30_and_an_empty_border_gets_a_new_leviathan() -> None:
    table = rebelling("coil-eye@4", leviathan_deck="mud-claw glass-bell")
    table.play("take-tokens 1 -> 2 mud-claw 3+4")
    assert table.border() == "mud-claw@7"
    assert table.asked() == (1, "turn")


@covers("lord:rebel", "decision:unveil")
def test_leviathan_ruling_30_new_tokens_of_the_rebel_may_be_revealed() -> None:
    table = rebelling("coil-eye@4 mud-claw@8").play("strike zone:4", "take-tokens 0 -> two-pearls")
    table.play("reveal token:two-pearls")
    assert table.pearls(0) == 2


def test_after_the_rebels_blow_nobody_attacks() -> None:
    table = rebelling("veiled-mother@4", Seat(hand="crab-5 crab-4")).play("take-tokens 1")
    assert table.hand(0) == "crab-4 crab-5"
    assert table.asked() == (1, "turn")


# -- the Coward ---------------------------------------------------------------------------

COWARD = Seat(hand="crab-1", lords="coward")


@covers("lord:coward", "verb:ignore", "event:monster-ignored")
def test_the_coward_may_ignore_a_monster() -> None:
    table = meet(COWARD, track="crab-2 monster", border="coil-eye@7", deck="squid-2")
    assert table.choices() == ["fight", "explore-on", "ignore"]
    table.play("ignore")
    assert table.told("monster-ignored") == [{"seat": 0}]
    assert "leviathan-came" not in table.story()
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "squid-2", "space": 2}]
    assert table.track() == "crab-2 squid-2"
    assert "monster" in table.discard()


@covers("lord:coward", "verb:ignore")
def test_the_coward_decides_for_every_monster_anew() -> None:
    table = meet(COWARD, border="coil-eye@7", deck="monster*2").play("ignore")
    assert table.choices() == ["fight", "explore-on", "ignore"]
    assert table.play("ignore").choices() == ["fight", "explore-on", "ignore"]


def test_the_coward_helps_also_who_cannot_fight() -> None:
    table = meet(Seat(lords="coward"), border="coil-eye@7")
    assert table.choices() == ["explore-on", "ignore"]


@covers("reason:lord-not-active")
@pytest.mark.parametrize("lords", ["~coward", "coward@jail", ""])
def test_without_an_active_coward_no_monster_is_ignored(lords: str) -> None:
    table = meet(Seat(hand="crab-1", lords=lords), Seat(), border="coil-eye@7")
    assert table.choices() == ["fight", "explore-on"]
    assert table.refusal("ignore").id == "lord-not-active"


def test_the_coward_of_an_opponent_does_not_help() -> None:
    table = meet(Seat(hand="crab-1"), Seat(lords="coward"), border="coil-eye@7")
    assert table.choices() == ["fight", "explore-on"]


@covers("lord:coward", "verb:ignore", "reason:must-fight")
def test_leviathan_ruling_50_the_coward_on_the_last_space() -> None:
    track = "squid-1 squid-2 squid-3 squid-4 monster"
    table = meet(COWARD, track=track, border="coil-eye@7", deck="monster crab-3")
    assert table.choices() == ["fight", "ignore"]
    assert table.refusal("explore-on").id == "must-fight"
    table.play("ignore -> monster")
    assert table.told("monster-revealed") == [{"seat": 0, "space": 5}]
    assert table.pearls(0) == 0
    table.play("ignore -> crab-3")
    assert table.told("ally-taken") == [{"seat": 0, "ally": "crab-3"}]
    assert table.pearls(0) == 1


# -- the Breeder --------------------------------------------------------------------------

BREEDER_PAY = "seahorse-5 squid-5"
FULL = (
    "mud-claw@2-3 coil-eye@4 curl-tail@5 glass-bell@6 red-bulwark@7 spiral-horn@8 river-steed@9"
    " hinge-jaw@10 deep-grasp@11-12"
)


def breeding(border: str, chance: str = "", **rest: str) -> Table:
    table = recruiting("breeder", BREEDER_PAY, border=border, **rest)
    recruit(table, "breeder", BREEDER_PAY)
    return table.play(f"affiliate ally:squid-5{f' -> {chance}' if chance else ''}")


@covers("lord:breeder", "event:leviathan-drawn", "reason:zone-taken")
def test_the_breeder_puts_a_leviathan_on_a_free_zone() -> None:
    table = breeding("coil-eye@4 curl-tail@7", "pincer-king")
    assert table.told("leviathan-drawn") == [{"seat": 0, "leviathan": "pincer-king"}]
    assert table.asked() == (0, "breed")
    assert table.details() == {"leviathan": "pincer-king"}
    free = [zone for zone in ZONES if zone not in ("4", "7")]
    assert table.choices() == [f"place zone:{zone}" for zone in free]
    assert table.refusal("place zone:7").id == "zone-taken"


@covers("lord:breeder", "decision:breed", "verb:place", "event:leviathan-came")
def test_the_breeders_leviathan_attacks_nobody() -> None:
    table = breeding("coil-eye@4 curl-tail@7", "pincer-king").play("place zone:11-12")
    assert table.border() == "coil-eye@4 curl-tail@7 pincer-king@11-12"
    assert table.story()[0] == "leviathan-came"
    assert table.seat(0)["wounds"] == 0
    assert table.asked() == (1, "turn")


@covers("lord:breeder", "event:leviathan-came")
def test_the_only_free_zone_is_taken_unasked() -> None:
    border = " ".join(FULL.split()[:-1])
    table = breeding(border, "pincer-king")
    assert table.border() == f"{border} pincer-king@11-12"
    assert table.asked() == (1, "turn")


@covers("lord:breeder")
def test_without_a_free_zone_the_breeder_does_nothing() -> None:
    table = breeding(FULL)
    assert table.border() == FULL
    assert table.view()["border"]["deck"] == 11
    assert table.asked() == (1, "turn")


@covers("lord:breeder")
def test_with_an_empty_deck_the_breeder_does_nothing() -> None:
    table = breeding("coil-eye@4", leviathan_deck="")
    assert table.border() == "coil-eye@4"
    assert table.asked() == (1, "turn")


# -- what soldiers of Leviathan and of Abyss have in common -------------------------------


@covers("lord:assassin", "lord:coward", "lord:metamorph")
def test_the_assassin_silences_the_lords_of_leviathan() -> None:
    table = lay(
        Seat(hand="crab-5 crab-4 crab-1"),
        Seat(lords="coward metamorph", hand="squid-1"),
        leviathan=True,
        court="assassin miller aquaculturalist landowner",
        border="curl-tail@7",
    )
    recruit(table, "assassin", "crab-5 crab-4 crab-1").play("disable lord:coward")
    table.play("explore -> monster")
    assert table.choices() == ["fight", "explore-on"]
