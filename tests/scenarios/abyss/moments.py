"""A table at every decision there is, most of them reached by playing."""

from __future__ import annotations

from .table import FARMERS, Seat, Table, hired, lay

# -- the base game ------------------------------------------------------------------------


def turn() -> Table:
    return lay(
        Seat(hand="crab-1 squid-2", lords="slaver oracle opportunist"),
        court=f"jailer landlord keeper {FARMERS}",
        council="crab-2",
    )


def exhausted() -> Table:
    """A turn in which the powers are used and the lord deck is empty."""
    table = lay(
        Seat(hand="crab-1", lords="slaver oracle opportunist", pearls=1),
        court="jailer",
        council="crab-2 squid-1",
        lord_deck="sage",
    )
    return table.play("sell ally:crab-1", "dissolve crab", "replace lord:jailer")


def offer() -> Table:
    return lay(Seat(), Seat(pearls=1)).play("explore -> crab-1")


def ally() -> Table:
    return lay().play("explore -> crab-1")


def monster() -> Table:
    return lay().play("explore -> monster")


def reward() -> Table:
    return lay(Seat(), Seat(tokens="2*9 3*9 4"), threat=2).play("explore -> monster", "fight")


def council() -> Table:
    return hired("apprentice", council="squid-1 shellfish-2")


def pay() -> Table:
    """Four races for a lord of three."""
    seat = Seat(hand="crab-1 crab-2 seahorse-1 shellfish-1 shellfish-2 squid-3", pearls=2)
    return lay(seat, court=f"jailer {FARMERS}").play("recruit lord:jailer")


def pay_more() -> Table:
    return pay().play("pay ally:squid-3")


def affiliate() -> Table:
    hand = "crab-2 seahorse-2 shellfish-3"
    return lay(Seat(hand=hand), court=f"jailer {FARMERS}").recruit("jailer", hand)


def jail() -> Table:
    return hired("jailer", Seat(hand="squid-1 squid-5"))


def disarm() -> Table:
    return hired("commander", Seat(hand="jellyfish-1*4 squid-1*4"))


def assassinate() -> Table:
    return hired("assassin", Seat(lords="keeper slaver ~oracle"))


def hunt() -> Table:
    protected = Seat(tokens="3", lords="shaman")
    return hired("hunter", Seat(tokens="2"), Seat(tokens="2"), protected)


def illusion() -> Table:
    return hired("illusionist", me=Seat(locations="chasm jail"), available="abyss depths")


def exchange() -> Table:
    return illusion().play("give-up location:jail")


def corrupt() -> Table:
    return hired("corruptor", me=Seat(pearls=5))


def betray() -> Table:
    return hired("traitor", me=Seat(lords="keeper reaper@jail"))


def usurp() -> Table:
    return betray().play("dismiss lord:keeper")


def scheme() -> Table:
    return hired("schemer", me=Seat(lords="keeper reaper@jail"))


def location() -> Table:
    table = lay(Seat(keys=2), threat=3, available="jail abyss", location_deck="depths chasm")
    return table.play("explore -> monster", "fight")


def claim() -> Table:
    return location().play("draw-locations 2")


def keys() -> Table:
    seat = Seat(lords="keeper reaper sage miller ~shepherd")
    table = lay(seat, threat=3, available="jail abyss").play("explore -> monster", "fight")
    return table.play("take location:jail", "use-key lord:keeper")


def keys_of_lords() -> Table:
    seat = Seat(lords="keeper reaper slaver tamer")
    table = lay(seat, available="jail abyss").play("explore -> crab-1", "take-ally")
    return table.play("take location:jail")


def smokers() -> Table:
    table = lay(Seat(keys=2), threat=3, available="black-smokers jail", location_deck="chasm abyss")
    return table.play("explore -> monster", "fight", "take location:black-smokers")


def powers() -> Table:
    return lay(Seat(lords="slaver", hand="crab-1")).play("explore -> crab-2", "take-ally")


def over() -> Table:
    return lay(turn=1, finisher=0).quiet_turn()


# -- with Leviathan -----------------------------------------------------------------------


def reveal() -> Table:
    """Two tokens wait at the start of a turn, one of which can do nothing."""
    return lay(
        Seat(), Seat(new_tokens="key council"), leviathan=True, border="coil-eye@7"
    ).quiet_turn()


def leviathan_monster(hand: str = "crab-5 squid-1", border: str = "mud-claw@7 coil-eye@4") -> Table:
    return lay(Seat(hand=hand), leviathan=True, border=border).play("explore -> monster")


def helpless() -> Table:
    return leviathan_monster(hand="jellyfish-1")


def cornered() -> Table:
    track = "crab-1 crab-2 crab-3 squid-4"
    seat = Seat(hand="crab-5")
    table = lay(
        seat, leviathan=True, border="mud-claw@7", asks="ally", waiting="close", track=track
    )
    return table.play("explore-on -> monster")


def target() -> Table:
    return leviathan_monster(
        hand="squid-1 squid-2", border="mud-claw@7 coil-eye@4 deep-grasp@5"
    ).play("fight")


def attack() -> Table:
    return leviathan_monster(hand="squid-1 jellyfish-1", border="ink-tyrant@7").play("fight")


def boost() -> Table:
    table = lay(Seat(hand="squid-1-pearls", pearls=9), leviathan=True, border="deep-grasp@7")
    return table.play("explore -> monster", "fight", "attack-with ally:squid-1-pearls -> 3")


def tokens() -> Table:
    table = lay(
        Seat(hand="crab-5"),
        Seat(tokens="2*9 3*9 4"),
        leviathan=True,
        border="river-steed@7",
        new_tokens="key*4",
    )
    return table.play("explore -> monster", "fight", "attack-with ally:crab-5 -> 6")


def many_tokens() -> Table:
    table = lay(Seat(hand="crab-5"), leviathan=True, border="drifting-shroud@7", new_tokens="key")
    return table.play("explore -> monster", "fight", "attack-with ally:crab-5 -> 1")


def unveil() -> Table:
    seat = Seat(hand="crab-5", new_tokens="two-pearls")
    table = lay(seat, leviathan=True, border="coil-eye@7")
    table.play("explore -> monster", "fight", "attack-with ally:crab-5 -> 6")
    return table.play("take-tokens 0 -> key")


def lose_allies() -> Table:
    table = lay(
        Seat(hand="jellyfish-1 squid-1 squid-2 squid-3"),
        leviathan=True,
        border="veiled-mother@7",
        leviathan_deck="coil-eye",
    )
    return table.play("explore -> monster", "explore-on -> coil-eye 3+4")


def lose_lord() -> Table:
    table = lay(
        Seat(lords="keeper slaver"),
        leviathan=True,
        border="ink-tyrant@7",
        leviathan_deck="coil-eye",
    )
    return table.play("explore -> monster", "explore-on -> coil-eye 3+4")


def martial_law() -> Table:
    hand = "jellyfish-1*4 squid-1*4 shellfish-1*4"
    table = lay(Seat(hand=hand), leviathan=True, border="coil-eye@7", council="crab-4 crab-5")
    return table.play("take-pile crab")


def guard() -> Table:
    return hired(
        "border-guard", Seat(), Seat(), Seat(lords="shaman"), leviathan=True, border="coil-eye@7"
    )


def strike() -> Table:
    return hired("rebel", leviathan=True, border="coil-eye@7 mud-claw@4")


def breed() -> Table:
    return hired("breeder", leviathan=True, border="coil-eye@7 mud-claw@4")


BASE = [
    turn, exhausted, offer, ally, monster, reward, council, pay, pay_more, affiliate, jail, disarm,
    assassinate, hunt, illusion, exchange, corrupt, betray, usurp, scheme, location, claim, keys,
    keys_of_lords, smokers, powers, over,
]  # fmt: skip
LEVIATHAN = [
    reveal, leviathan_monster, helpless, cornered, target, attack, boost, tokens, many_tokens,
    unveil, lose_allies, lose_lord, martial_law, guard, strike, breed,
]  # fmt: skip
