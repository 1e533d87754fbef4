"""Why an action is refused. A refused action changes nothing, which `refusal` sees to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deepcourt.core.errors import Reason, UnknownAction

from ..witness import covers
from . import moments
from .moments import BASE, LEVIATHAN
from .table import FARMERS, Seat, Table, lay


def case(table: Callable[[], Table], notation: str, id: str, **args: str | int) -> object:
    return pytest.param(
        table, notation, Reason(id, args), marks=covers(f"reason:{id}"), id=f"{id}: {notation}"
    )


@pytest.mark.parametrize(
    ("table", "notation", "reason"),
    [
        case(moments.over, "explore", "game-over"),
        case(moments.turn, "attack zone:7", "without-leviathan"),
        case(moments.monster, "ignore", "without-leviathan"),
        # the wrong moment
        case(moments.powers, "plot", "not-now-plot"),
        case(moments.offer, "explore", "not-now-explore"),
        case(moments.pay, "take-pile crab", "not-now-take-pile"),
        case(moments.claim, "recruit lord:keeper", "not-now-recruit"),
        case(moments.ally, "sell ally:crab-1", "not-now-sell"),
        case(moments.location, "dissolve crab", "not-now-dissolve"),
        case(moments.pay, "replace lord:keeper", "not-now-replace"),
        case(moments.turn, "end-turn", "not-now-end-turn"),
        case(moments.turn, "buy", "not-now-buy"),
        case(moments.ally, "decline", "not-now-decline"),
        case(moments.ally, "decline-all", "not-now-decline-all"),
        case(moments.monster, "take-ally", "not-now-take-ally"),
        case(moments.turn, "explore-on", "not-now-explore-on"),
        case(moments.ally, "fight", "not-now-fight"),
        case(moments.reveal, "ignore", "not-now-ignore"),
        case(moments.monster, "choose reward:p", "not-now-choose"),
        case(moments.turn, "pay ally:crab-1", "not-now-pay"),
        case(moments.affiliate, "pay-rest", "not-now-pay-rest"),
        case(moments.pay, "affiliate ally:crab-1", "not-now-affiliate"),
        case(moments.turn, "discard ally:crab-1", "not-now-discard"),
        case(moments.turn, "disable lord:keeper", "not-now-disable"),
        case(moments.turn, "hunt 1 monster", "not-now-hunt"),
        case(moments.exchange, "give-up location:jail", "not-now-give-up"),
        case(moments.turn, "take location:jail", "not-now-take"),
        case(moments.claim, "draw-locations 1", "not-now-draw-locations"),
        case(moments.location, "use-key lord:keeper", "not-now-use-key"),
        case(moments.location, "use-key-token", "not-now-use-key-token"),
        case(moments.claim, "keep-location", "not-now-keep-location"),
        case(moments.turn, "dismiss lord:slaver", "not-now-dismiss"),
        case(moments.scheme, "take-lord lord:miller", "not-now-take-lord"),
        case(moments.usurp, "pass", "not-now-pass"),
        case(moments.attack, "attack zone:7", "not-now-attack"),
        case(moments.target, "attack-with ally:squid-1", "not-now-attack-with"),
        case(moments.leviathan_monster, "stop", "not-now-stop"),
        case(moments.attack, "spend 1", "not-now-spend"),
        case(moments.attack, "take-tokens 1", "not-now-take-tokens"),
        case(moments.attack, "reveal token:key", "not-now-reveal"),
        case(moments.attack, "keep-tokens", "not-now-keep-tokens"),
        case(moments.attack, "pay-pearl", "not-now-pay-pearl"),
        case(moments.attack, "send 1", "not-now-send"),
        case(moments.attack, "strike zone:7", "not-now-strike"),
        case(moments.attack, "place zone:7", "not-now-place"),
        # the turn
        case(moments.turn, "plot", "court-full"),
        case(moments.exhausted, "plot", "lord-deck-empty"),
        case(lambda: lay(court="sage"), "plot", "no-pearl"),
        case(moments.turn, "take-pile squid", "pile-empty", race="squid"),
        case(moments.council, "take-pile crab", "pile-empty", race="crab"),
        case(moments.turn, "recruit lord:sage", "lord-not-in-court", lord="sage"),
        case(moments.turn, "recruit lord:keeper", "race-missing", lord="keeper", race="seahorse"),
        case(moments.turn, "recruit lord:jailer", "too-few-races", lord="jailer", count=3),
        case(
            lambda: lay(Seat(hand="crab-1 crab-2 squid-1", pearls=1), court="seeker"),
            "recruit lord:seeker",
            "too-poor",
            lord="seeker",
            count=2,
        ),
        case(moments.turn, "sell ally:crab-2", "ally-not-in-hand", ally="crab-2"),
        case(moments.exhausted, "sell ally:crab-2", "power-used", lord="slaver"),
        case(moments.exhausted, "dissolve squid", "power-used", lord="oracle"),
        case(moments.exhausted, "replace lord:sage", "power-used", lord="opportunist"),
        case(moments.turn, "dissolve squid", "pile-empty", race="squid"),
        case(moments.turn, "replace lord:sage", "lord-not-in-court", lord="sage"),
        case(lambda: lay(court="sage"), "replace lord:sage", "lord-not-active", lord="opportunist"),
        case(
            lambda: lay(Seat(lords="opportunist"), court="sage", lord_deck=""),
            "replace lord:sage",
            "lord-deck-empty",
        ),
        # exploring
        case(moments.reward, "choose reward:kk", "reward-not-here", reward="kk", space=2),
        case(moments.reward, "choose reward:mm", "too-few-tokens", count=1),
        # paying
        case(moments.pay, "pay ally:crab-5", "ally-not-in-hand", ally="crab-5"),
        case(
            lambda: moments.pay_more().play("pay ally:shellfish-1"),
            "pay ally:seahorse-1",
            "race-place-kept",
            lord="jailer",
            race="crab",
        ),
        case(moments.pay, "pay-rest", "payment-lacks-race", lord="jailer", race="crab"),
        case(
            lambda: moments.pay().play("pay ally:crab-1"),
            "pay-rest",
            "payment-lacks-races",
            count=2,
        ),
        case(
            lambda: lay(
                Seat(hand="seahorse-5 seahorse-3*2", pearls=2), court=f"shepherd {FARMERS}"
            ).play("recruit lord:shepherd", "pay ally:seahorse-3"),
            "pay-rest",
            "payment-short",
            count=3,
        ),
        case(
            lambda: lay(
                Seat(hand="crab-1 crab-2 squid-1 jellyfish-5", pearls=9), court=f"seeker {FARMERS}"
            ).play("recruit lord:seeker", "pay ally:crab-1", "pay ally:squid-1"),
            "pay ally:jellyfish-5",
            "race-too-many",
            lord="seeker",
            count=2,
        ),
        case(
            lambda: lay(
                Seat(hand="crab-3 crab-2 squid-1 jellyfish-2"), court=f"seeker {FARMERS}"
            ).play("recruit lord:seeker"),
            "pay ally:squid-1",
            "ally-leads-nowhere",
            ally="squid-1",
            lord="seeker",
        ),
        case(
            lambda: lay(
                Seat(hand="seahorse-5 seahorse-4 seahorse-3 seahorse-1"),
                court=f"shepherd {FARMERS}",
            ).play("recruit lord:shepherd", "pay ally:seahorse-1"),
            "pay ally:seahorse-5",
            "ally-superfluous",
            ally="seahorse-5",
        ),
        case(moments.affiliate, "affiliate ally:squid-1", "ally-not-paid", ally="squid-1"),
        case(
            moments.affiliate, "affiliate ally:shellfish-3", "ally-not-weakest", ally="shellfish-3"
        ),
        # powers
        case(moments.jail, "discard ally:crab-5", "ally-not-in-hand", ally="crab-5"),
        case(moments.assassinate, "disable lord:miller", "lord-not-theirs", lord="miller"),
        case(moments.assassinate, "disable lord:oracle", "lord-already-disabled", lord="oracle"),
        case(moments.hunt, "hunt 0 monster", "not-yourself"),
        case(moments.hunt, "hunt 4 monster", "no-such-player"),
        case(moments.hunt, "hunt 3 monster", "player-protected"),
        case(moments.hunt, "hunt 1 new", "no-such-token", pile="new"),
        case(
            moments.illusion, "give-up location:abyss", "location-not-controlled", location="abyss"
        ),
        case(moments.exchange, "take location:chasm", "location-not-available", location="chasm"),
        case(moments.corrupt, "take-lord lord:sage", "lord-not-in-court", lord="sage"),
        case(moments.betray, "dismiss lord:traitor", "lord-just-came", lord="traitor"),
        case(moments.scheme, "dismiss lord:reaper", "lord-not-free", lord="reaper"),
        # locations and keys
        case(moments.location, "take location:depths", "location-not-available", location="depths"),
        case(moments.location, "draw-locations 3", "too-few-locations", count=2),
        case(moments.claim, "take location:jail", "location-not-drawn", location="jail"),
        case(moments.smokers, "take location:jail", "location-not-in-deck", location="jail"),
        case(moments.keys, "use-key lord:keeper", "lord-not-free", lord="keeper"),
        case(moments.keys, "use-key lord:miller", "lord-without-key", lord="miller"),
        case(moments.keys, "use-key lord:shepherd", "lord-disabled", lord="shepherd"),
        case(moments.keys, "use-key lord:sage", "keys-must-fit"),
        case(moments.keys_of_lords, "use-key-token", "no-key-token"),
        # the Border
        case(moments.helpless, "fight", "nobody-can-fight"),
        case(moments.cornered, "explore-on", "must-fight"),
        case(moments.leviathan_monster, "ignore", "lord-not-active", lord="coward"),
        case(moments.target, "attack zone:10", "zone-empty", zone="10"),
        case(moments.target, "attack zone:7", "no-ally-for-leviathan", leviathan="mud-claw"),
        case(moments.attack, "attack-with ally:crab-1", "ally-not-in-hand", ally="crab-1"),
        case(
            moments.attack,
            "attack-with ally:jellyfish-1",
            "ally-cannot-fight",
            ally="jellyfish-1",
            leviathan="ink-tyrant",
        ),
        case(moments.attack, "stop", "must-attack"),
        case(moments.boost, "spend 10", "too-few-pearls", count=9),
        case(moments.boost, "spend 4", "more-than-needed", leviathan="deep-grasp"),
        case(moments.tokens, "take-tokens 5", "fewer-tokens-won", count=4),
        case(moments.many_tokens, "take-tokens 0", "too-few-new-tokens", count=1),
        case(moments.reveal, "reveal token:two-pearls", "token-not-held", token="two-pearls"),
        case(moments.reveal, "reveal token:council", "council-empty"),
        case(moments.unveil, "reveal token:two-pearls", "token-kept-earlier", token="two-pearls"),
        case(moments.martial_law, "pay-pearl", "no-pearl"),
        case(moments.guard, "send 3", "player-protected"),
        case(moments.strike, "strike zone:10", "zone-empty", zone="10"),
        case(moments.breed, "place zone:7", "zone-taken", zone="7"),
    ],
)
def test_an_action_is_refused_for_a_reason(
    table: Callable[[], Table], notation: str, reason: Reason
) -> None:
    assert table().refusal(notation) == reason


@pytest.mark.parametrize("table", [*BASE, *LEVIATHAN])
def test_an_action_is_legal_or_there_is_a_reason(table: Callable[[], Table]) -> None:
    laid = table()
    legal = laid.game.legal_actions()
    for action in range(len(laid.game.title.actions)):
        reason = laid.game.why_not(action)
        assert (reason is None) == (action in legal)
        for language in ("en", "fr"):
            assert reason is None or laid.game.title.explain(reason, language)


@pytest.mark.parametrize("notation", ["draw-locations 5", "recruit lord:king", "choose reward:ppp"])
def test_what_is_no_action_of_the_game_is_unknown(notation: str) -> None:
    with pytest.raises(UnknownAction):
        lay().play(notation)
