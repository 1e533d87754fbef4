"""Monster tokens with and without influence: taken, revealed at once, kept, revealed later."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from ..witness import covers
from .border import meet, recruit, recruiting
from .table import NEW_TOKENS, Seat, Table, lay

ALL_OLD = "2*9 3*9 4*2"
SPARE = "mud-claw@8"


def won(me: Seat, *others: Seat, new: int, chance: str = "", beast: str = "coil-eye") -> Table:
    """Seat 0 has slain a Leviathan and takes so many new tokens, the rest with influence."""
    reward = {"coil-eye": 1, "curl-tail": 2, "crown-of-stings": 3, "river-steed": 4}[beast]
    table = meet(replace(me, hand=f"{me.hand} crab-5"), *others, border=f"{beast}@7 {SPARE}")
    table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 4")
    return table.play(f"take-tokens {reward - new}" + (f" -> {chance}" if chance else ""))


# -- two piles ----------------------------------------------------------------------------


@covers("decision:tokens", "verb:take-tokens", "event:tokens-drawn", "event:new-tokens-drawn")
def test_leviathan_ruling_53_how_many_of_each_pile_is_said_before_looking() -> None:
    table = meet(Seat(hand="crab-3 crab-1"), border=f"river-steed@7 {SPARE}")
    table.play("fight", "attack zone:7", "attack-with ally:crab-3 -> 4")
    assert table.asked() == (0, "tokens")
    assert table.details() == {"count": 4}
    assert table.choices() == [f"take-tokens {count}" for count in range(5)]
    assert table.refusal("take-tokens 5").id == "fewer-tokens-won"
    table.play("take-tokens 1 -> 3 two-pearls key key")
    assert table.told("tokens-drawn") == [{"seat": 0, "count": 1}]
    assert table.told("new-tokens-drawn") == [{"seat": 0, "count": 3}]
    assert table.view()["tokens"] == 19
    assert table.view()["border"]["new_tokens"] == 16
    assert table.tokens(0) == "3 two-pearls key key"
    assert table.choices() == ["reveal token:two-pearls", "reveal token:key", "keep-tokens"]


def test_leviathan_ruling_40_tokens_with_influence_are_only_kept() -> None:
    table = won(Seat(), new=0, chance="4")
    assert table.tokens(0) == "4"
    assert table.line(0, "monsters").points == 4
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize("influence", ["2", "3", "4"])
def test_influence_counts_for_the_owner(influence: str) -> None:
    table = won(Seat(tokens="2"), new=0, chance=influence)
    assert table.line(0, "monsters").points == 2 + int(influence)


# -- every kind, at once ------------------------------------------------------------------


@covers("token:two-pearls", "decision:unveil", "verb:reveal", "event:token-revealed")
def test_two_pearls_at_once() -> None:
    table = won(Seat(pearls=1), new=1, chance="two-pearls")
    assert table.asked() == (0, "unveil")
    assert table.choices() == ["reveal token:two-pearls", "keep-tokens"]
    table.play("reveal token:two-pearls")
    assert table.told("token-revealed") == [{"seat": 0, "token": "two-pearls"}]
    assert table.pearls(0) == 3
    assert table.tokens(0) == ""
    assert table.asked() == (1, "turn")


@covers("token:three-pearls")
def test_three_pearls_at_once() -> None:
    table = won(Seat(pearls=1), new=1, chance="three-pearls").play("reveal token:three-pearls")
    assert table.pearls(0) == 4


@covers("token:key", "event:keys-gained")
def test_a_key_at_once() -> None:
    table = won(Seat(), new=1, chance="key").play("reveal token:key")
    assert table.told("keys-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.keys(0) == 1
    assert table.asked() == (1, "turn")


@covers("token:council", "decision:council")
def test_a_pile_of_the_council_at_once() -> None:
    table = meet(
        Seat(hand="crab-5"), border=f"coil-eye@7 {SPARE}", council="squid-1 squid-2 seahorse-1"
    )
    table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 4", "take-tokens 0 -> council")
    table.play("reveal token:council")
    assert table.asked() == (0, "council")
    assert table.choices() == ["take-pile seahorse", "take-pile squid"]
    assert table.refusal("take-pile crab").id == "pile-empty"
    table.play("take-pile squid")
    assert table.hand(0) == "squid-1 squid-2"
    assert table.council() == {"seahorse": 1}
    assert table.asked() == (1, "turn")


@covers("token:council", "event:pile-taken")
def test_the_only_pile_is_taken_unasked() -> None:
    table = meet(Seat(hand="crab-5"), border=f"coil-eye@7 {SPARE}", council="squid-1 squid-2")
    table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 4", "take-tokens 0 -> council")
    table.play("reveal token:council")
    assert table.told("pile-taken") == [{"seat": 0, "race": "squid", "count": 2}]
    assert table.hand(0) == "squid-1 squid-2"


@covers("reason:council-empty")
def test_leviathan_ruling_36_without_a_pile_the_council_token_must_wait() -> None:
    table = won(Seat(), new=2, chance="council two-pearls", beast="curl-tail")
    assert table.choices() == ["reveal token:two-pearls", "keep-tokens"]
    assert table.refusal("reveal token:council").id == "council-empty"
    table = won(Seat(), new=1, chance="council")
    assert table.asked() == (0, "unveil")  # not to be asked would tell the others which it is
    assert table.choices() == ["keep-tokens"]
    table.play("keep-tokens")
    assert table.tokens(0) == "council"
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_36_allies_on_the_track_are_not_in_the_council_yet() -> None:
    table = meet(Seat(hand="crab-5"), track="squid-1 monster", border=f"coil-eye@7 {SPARE}")
    table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 4", "take-tokens 0 -> council")
    assert table.choices() == ["keep-tokens"]
    table.play("keep-tokens")
    assert table.tokens(0) == "council"
    assert table.asked() == (1, "turn")
    assert table.council() == {"squid": 1}


def test_leviathan_ruling_36_at_the_start_of_a_turn_too() -> None:
    assert begins(Seat(new_tokens="council")).choices() == ["keep-tokens"]
    table = begins(Seat(new_tokens="council key"))
    assert table.choices() == ["reveal token:key", "keep-tokens"]
    assert table.refusal("reveal token:council").id == "council-empty"


# -- one by one ---------------------------------------------------------------------------


@covers("verb:keep-tokens", "reason:token-not-held")
def test_leviathan_ruling_53_tokens_just_taken_are_revealed_one_by_one_or_kept() -> None:
    chance = "two-pearls two-pearls key"
    table = won(Seat(), new=3, chance=chance, beast="crown-of-stings")
    table.play("reveal token:two-pearls")
    assert table.asked() == (0, "unveil")
    assert table.choices() == ["reveal token:two-pearls", "reveal token:key", "keep-tokens"]
    assert table.refusal("reveal token:three-pearls").id == "token-not-held"
    table.play("keep-tokens")
    assert table.tokens(0) == "two-pearls key"
    assert table.pearls(0) == 2
    assert table.asked() == (1, "turn")


@covers("reason:token-kept-earlier")
def test_leviathan_ruling_34_tokens_kept_earlier_cannot_be_revealed_with_a_reward() -> None:
    table = won(Seat(new_tokens="three-pearls"), new=1, chance="two-pearls")
    assert table.choices() == ["reveal token:two-pearls", "keep-tokens"]
    assert table.refusal("reveal token:three-pearls").id == "token-kept-earlier"


def test_leviathan_ruling_34_also_if_they_are_of_the_same_kind() -> None:
    table = won(Seat(new_tokens="two-pearls*2"), new=1, chance="two-pearls")
    table.play("reveal token:two-pearls")
    assert table.tokens(0) == "two-pearls two-pearls"
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_34_nor_when_the_reward_brings_no_new_one() -> None:
    table = won(Seat(new_tokens="three-pearls"), new=0)
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_34_nor_after_a_later_attack_of_the_same_fight() -> None:
    table = meet(Seat(hand="crab-3 crab-5"), border=f"drifting-shroud@7 {SPARE}")
    table.play("fight", "attack zone:7", "attack-with ally:crab-3 -> 3")
    table.play("take-tokens 1 -> 2 two-pearls", "keep-tokens")
    table.play("attack-with ally:crab-5 -> 1", "take-tokens 0 -> key")
    assert table.choices() == ["reveal token:key", "keep-tokens"]
    assert table.refusal("reveal token:two-pearls").id == "token-kept-earlier"


@covers("token:three-pearls")
def test_leviathan_ruling_35_a_revealed_token_leaves_the_game() -> None:
    table = won(Seat(), new=1, chance="three-pearls").play("reveal token:three-pearls")
    assert table.view()["border"]["new_tokens"] == 18
    assert table.game.position()["table"]["new_tokens"] == [7, 3, 4, 4]
    assert table.seat(0)["new_tokens"] == 0


# -- at the start of a later turn ---------------------------------------------------------


def begins(me: Seat, **rest: Any) -> Table:
    """The turn of seat 0 begins after the other has asked the Council."""
    council = f"seahorse-1 {rest.pop('council', '')}"
    table = lay(me, leviathan=True, turn=1, council=council, border="mud-claw@8", **rest)
    return table.play("take-pile seahorse")


@covers(
    "decision:reveal", "verb:reveal", "verb:keep-tokens", "token:two-pearls", "token:three-pearls"
)
def test_kept_tokens_are_revealed_before_the_turn() -> None:
    table = begins(Seat(new_tokens="two-pearls*2 three-pearls key"))
    assert table.asked() == (0, "reveal")
    assert table.choices() == [
        "reveal token:two-pearls",
        "reveal token:three-pearls",
        "reveal token:key",
        "keep-tokens",
    ]
    assert table.refusal("explore").id == "not-now-explore"
    table.play("reveal token:two-pearls")
    assert table.asked() == (0, "reveal")
    table.play("reveal token:three-pearls")
    assert table.pearls(0) == 5
    table.play("keep-tokens")
    assert table.asked() == (0, "turn")
    assert table.tokens(0) == "two-pearls key"
    assert table.refusal("reveal token:key").id == "not-now-reveal"


def test_whoever_reveals_all_goes_on_unasked() -> None:
    table = begins(Seat(new_tokens="two-pearls")).play("reveal token:two-pearls")
    assert table.asked() == (0, "turn")


def test_without_a_new_token_the_turn_begins_at_once() -> None:
    assert begins(Seat(tokens="2 3")).asked() == (0, "turn")


def test_pearls_of_a_token_pay_for_a_plot() -> None:
    table = begins(Seat(new_tokens="two-pearls"), court="miller")
    table.play("reveal token:two-pearls", "plot")
    assert table.pearls(0) == 1


@covers("token:council")
def test_the_council_at_the_start_of_a_turn() -> None:
    table = begins(Seat(new_tokens="council"), council="squid-3 crab-2 crab-1")
    table.play("reveal token:council")
    assert table.choices() == ["take-pile crab", "take-pile squid"]
    table.play("take-pile crab")
    assert table.hand(0) == "crab-1 crab-2"
    assert table.asked() == (0, "turn")
    assert "take-pile squid" in table.choices()


@covers("lord:landlord", "event:turn-began")
def test_leviathan_ruling_55_tokens_are_revealed_after_the_landlord_has_paid() -> None:
    table = begins(Seat(new_tokens="two-pearls", lords="landlord"))
    assert table.asked() == (0, "reveal")
    assert table.pearls(0) == 1
    assert table.story()[-2:] == ["turn-began", "pearls-gained"]


@covers("lord:invoker", "event:extra-turn-began")
def test_tokens_are_revealed_at_the_start_of_an_extra_turn_too() -> None:
    table = recruiting("invoker", "jellyfish-5 jellyfish-3", Seat(new_tokens="key"))
    recruit(table, "invoker", "jellyfish-5 jellyfish-3")
    assert table.asked() == (0, "reveal")


# -- the third key ------------------------------------------------------------------------

TWO_KEYS = Seat(keys=2)


@covers("token:key", "decision:location", "event:location-taken")
def test_leviathan_ruling_37_a_third_key_leads_to_a_location_in_the_middle_of_a_fight() -> None:
    table = meet(
        Seat(hand="crab-5 crab-1", keys=2),
        track="squid-1 monster",
        border=f"drifting-shroud@7 {SPARE}",
        available="depths jail",
    )
    table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 1")
    table.play("take-tokens 0 -> key two-pearls", "reveal token:key")
    assert table.asked() == (0, "location")
    table.play("take location:jail")
    assert table.locations(0) == "jail"
    assert table.keys(0) == 0
    assert table.asked() == (0, "unveil")
    assert table.choices() == ["reveal token:two-pearls", "keep-tokens"]
    table.play("keep-tokens")
    assert table.asked() == (0, "attack")
    assert table.choices() == ["attack-with ally:crab-1", "stop"]
    assert table.border() == f"drifting-shroud@7:1 {SPARE}"
    assert table.track() == "squid-1 monster"


@covers("token:key", "verb:draw-locations", "decision:claim")
def test_leviathan_ruling_37_locations_may_be_drawn_there_too() -> None:
    table = won(TWO_KEYS, new=1, chance="key").play("reveal token:key")
    table.play("draw-locations 2 -> depths jail")
    assert table.asked() == (0, "claim")
    table.play("take location:depths")
    assert table.locations(0) == "depths"
    assert table.available() == "jail"
    assert table.asked() == (1, "turn")


@covers("token:key", "decision:reveal")
def test_leviathan_ruling_37_and_at_the_start_of_a_turn() -> None:
    table = begins(Seat(keys=1, lords="keeper", new_tokens="key two-pearls"), available="jail")
    table.play("reveal token:key")
    assert table.asked() == (0, "location")
    table.play("take location:jail")
    assert table.lords(0) == "keeper@jail"
    assert table.asked() == (0, "reveal")
    assert table.play("reveal token:two-pearls").asked() == (0, "turn")


@covers("lord:metamorph", "event:lord-tucked")
def test_leviathan_ruling_37_a_lord_that_is_tucked_in_a_fight_helps_no_more() -> None:
    table = meet(
        Seat(hand="squid-5 squid-4", lords="metamorph", keys=1),
        border=f"drifting-shroud@7 {SPARE}",
        available="jail",
    )
    table.play("fight", "attack zone:7", "attack-with ally:squid-5 -> 1")
    table.play("take-tokens 1 -> 2 key", "reveal token:key", "take location:jail")
    assert table.lords(0) == "metamorph@jail"
    assert table.hand(0) == "squid-4"
    assert table.asked() == (1, "turn")


def test_a_first_or_second_key_leads_nowhere() -> None:
    table = begins(Seat(keys=1, new_tokens="key"), available="jail").play("reveal token:key")
    assert table.asked() == (0, "turn")
    assert table.keys(0) == 2


# -- when they run out --------------------------------------------------------------------


def short(old: str, new: str) -> Table:
    """A reward of three with so few tokens left."""
    held = {"2": 9, "3": 9, "4": 2}
    for token in old.split():
        held[token] -= 1
    tokens = " ".join(f"{token}*{count}" for token, count in held.items() if count)
    me = Seat(hand="crab-5")
    table = meet(me, Seat(tokens=tokens), border=f"crown-of-stings@7 {SPARE}", new_tokens=new)
    return table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 4")


@covers("reason:too-few-new-tokens", "reason:too-few-tokens")
def test_leviathan_ruling_32_a_pile_gives_only_what_it_holds() -> None:
    table = short("2", "key key two-pearls")
    assert table.choices() == ["take-tokens 0", "take-tokens 1"]
    assert table.refusal("take-tokens 2").id == "too-few-tokens"
    table = short("2 3 4", "key")
    assert table.choices() == ["take-tokens 2", "take-tokens 3"]
    assert table.refusal("take-tokens 1").id == "too-few-new-tokens"


def test_leviathan_ruling_32_an_empty_pile_leaves_no_choice() -> None:
    table = short("", "key*3")
    assert table.tokens(0) == "key key key"
    table = short("2 3 4", "")
    assert table.tokens(0) == "2 3 4"
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_32_what_is_left_is_taken() -> None:
    table = short("4", "key")
    assert table.tokens(0) == "4 key"
    assert table.view()["tokens"] == table.view()["border"]["new_tokens"] == 0


def test_leviathan_ruling_32_with_nothing_left_it_is_slain_for_nothing() -> None:
    table = short("", "")
    assert table.tokens(0) == ""
    assert table.seat(0)["slain"] == ["crown-of-stings"]
    assert "tokens-drawn" not in table.story()


# -- the Hunter ---------------------------------------------------------------------------

PAY = "crab-5 squid-3"


def hunting(*victims: Seat) -> Table:
    table = recruiting("hunter", PAY, Seat(), *victims)
    return recruit(table, "hunter", PAY)


@covers("lord:hunter", "reason:no-such-token")
def test_leviathan_ruling_39_the_hunter_chooses_the_back() -> None:
    table = hunting(Seat(tokens="2 4", new_tokens="key"), Seat(new_tokens="council"), Seat())
    assert table.asked() == (0, "hunt")
    assert table.choices() == ["hunt 1 monster", "hunt 1 new", "hunt 2 new"]
    assert table.refusal("hunt 2 monster").id == "no-such-token"
    table.play("hunt 1 new")
    assert table.told("token-stolen") == [{"seat": 0, "seat2": 1, "pile": "new"}]
    assert table.tokens(0) == "key"
    assert table.tokens(1) == "2 4"


VICTIM = Seat(tokens="2 4", new_tokens="two-pearls key council")


@covers("event:token-won", "event:token-stolen", "decision:hunt", "verb:hunt")
@pytest.mark.parametrize("token", ["2", "4"])
def test_leviathan_ruling_39_a_token_with_influence_at_random(token: str) -> None:
    table = hunting(VICTIM).play(f"hunt 1 monster -> {token}")
    assert table.tokens(0) == token
    assert table.told("token-won", 0) == [{"seat": 0, "influence": int(token)}]
    assert table.told("token-won", None) == []


@covers("event:new-token-won", "event:token-stolen", "decision:hunt", "verb:hunt")
@pytest.mark.parametrize("token", ["two-pearls", "key", "council"])
def test_leviathan_ruling_39_or_a_new_one_at_random(token: str) -> None:
    table = hunting(VICTIM).play(f"hunt 1 new -> {token}")
    assert table.tokens(0) == token
    assert table.told("new-token-won", 0) == [{"seat": 0, "token": token}]
    assert table.told("new-token-won", None) == []
    assert len(table.tokens(1).split()) == 4


def test_leviathan_ruling_53_a_stolen_token_waits_for_the_next_turn_of_the_thief() -> None:
    table = hunting(Seat(new_tokens="two-pearls"))
    assert table.tokens(0) == "two-pearls"
    assert table.asked() == (1, "turn")
    table.play("explore -> crab-1", "take-ally")
    assert table.asked() == (0, "reveal")
    assert table.choices() == ["reveal token:two-pearls", "keep-tokens"]


# -- who sees what ------------------------------------------------------------------------


@covers("event:new-token-seen", "event:token-seen")
def test_tokens_looked_at_are_seen_by_their_owner_alone() -> None:
    table = won(Seat(), Seat(), Seat(), new=1, chance="3 council", beast="curl-tail")
    assert table.told("new-token-seen", 0) == [{"seat": 0, "token": "council"}]
    assert table.told("token-seen", 0) == [{"seat": 0, "influence": 3}]
    assert table.view(0)["seats"][0]["new_token_kinds"] == ["council"]
    assert table.view(0)["seats"][0]["token_influence"] == [3]
    for viewer in (1, 2, None):
        assert table.told("new-token-seen", viewer) == []
        assert table.told("token-seen", viewer) == []
        seat = table.view(viewer)["seats"][0]
        assert (seat["new_token_kinds"], seat["token_influence"]) == (None, None)
        assert (seat["new_tokens"], seat["tokens"]) == (1, 1)


def test_for_the_others_tokens_looked_at_may_be_any() -> None:
    table = won(Seat(new_tokens="two-pearls"), new=2, chance="council key", beast="curl-tail")
    held = ["two-pearls", "key", "council"]
    for viewer in (0, 1):
        worlds = [table.game.sample(viewer, random.Random(seed)) for seed in range(30)]
        kinds = [world.view(0)["seats"][0]["new_token_kinds"] for world in worlds]
        assert all(len(one) == 3 for one in kinds)
        assert all(one == held for one in kinds) == (viewer == 0)


@covers("token:key")
def test_a_revealed_token_is_seen_by_everybody() -> None:
    table = won(Seat(), Seat(), new=1, chance="key").play("reveal token:key")
    for viewer in (0, 1, None):
        assert table.told("token-revealed", viewer) == [{"seat": 0, "token": "key"}]


@pytest.mark.parametrize("kind", NEW_TOKENS)
def test_what_may_be_revealed_is_shown_to_the_owner_alone(kind: str) -> None:
    table = begins(Seat(new_tokens=f"{kind} two-pearls"), council="squid-1")
    actions = table.view(0)["decision"]["actions"]
    assert f"reveal token:{kind}" in actions
    for viewer in (1, None):
        assert "actions" not in table.view(viewer)["decision"]


def test_leviathan_ruling_38_kept_new_tokens_are_worth_nothing() -> None:
    table = lay(Seat(new_tokens="three-pearls key council two-pearls"), leviathan=True)
    assert table.line(0, "monsters").points == 0
    assert table.game.scores() == [0, 0]
