"""Why an action is not possible now."""

from __future__ import annotations

from collections.abc import Callable

from ...core.errors import Reason
from ...core.vocabulary import Action
from .board import HOUSE, PLACE, SITE, SITE_TABLE, TROOP, capacity
from .cards import ASPECT, CARD, CARD_TABLE
from .constants import *
from .programs import CODE, Instruction
from .rules import Tyrants
from .words import DECISION_KINDS

COSTS_OF_VERB = {
    "recall": (PAY_SPY, PAY_SPIES),
    "devour": (PAY_HAND, PAY_CIRCLE),
    "devour-this": (PAY_THIS,),
    "discard": (PAY_DISCARD,),
}


def why_not(game: Tyrants, action: Action) -> Reason:
    """The reason for an action that `legal_actions` does not list."""
    if game.over:
        return Reason("game-over")
    verb = action.verb.name
    if verb == "pass":
        return passing(game)
    if verb not in DECISION_KINDS[game.kind].answers:
        return Reason(f"not-now-{verb}")
    if game.kind == PAY and game.present_cost() not in COSTS_OF_VERB[verb]:
        return Reason(f"not-now-{verb}")
    return REFUSALS[verb](game, action)


def passing(game: Tyrants) -> Reason:
    if DECISION_KINDS[game.kind].alone:
        return Reason("not-now-pass")
    return Reason("must-choose")


# -- what asks ------------------------------------------------------------------------


def instruction(game: Tyrants) -> Instruction:
    """What the card that asks is about to do."""
    number: int = game.present_run()["code"]
    return CODE[number]


def card_that_asks(game: Tyrants) -> str | int:
    card: int = game.present_run()["card"]
    return CARD.ids[card]


# -- the map --------------------------------------------------------------------------


def starting(game: Tyrants, action: Action) -> Reason:
    site = SITE.number(action.args["site"])
    if not game.is_in_play(site):
        return Reason("out-of-play")
    if not SITE_TABLE[site].is_start:
        return Reason("no-start-site", {"site": action.args["site"]})
    return Reason("start-site-taken", {"site": action.args["site"]})


def deploying(game: Tyrants, action: Action) -> Reason:
    if not game.barracks_of(game.seat):
        return Reason("barracks-empty")
    return no_room(game, action, needs_presence=not has_no_troops(game)) or no_power(
        game, DEPLOY_POWER
    )


def putting(game: Tyrants, action: Action) -> Reason:
    needs_presence = game.kind == REDEPLOY and instruction(game).where == WITH_PRESENCE
    reason = no_room(game, action, needs_presence)
    assert reason
    return reason


def no_room(game: Tyrants, action: Action, needs_presence: bool) -> Reason | None:
    """Why a troop cannot come to a place, if it is for the place."""
    place = PLACE.number(action.args["place"])
    if not game.is_in_play(place):
        return Reason("out-of-play")
    if sum(game.troops_at(place)) == capacity(place):
        return Reason("no-empty-space", {"place": action.args["place"]})
    if needs_presence:
        return no_presence(game, place)
    return None


def no_presence(game: Tyrants, place: int) -> Reason | None:
    if place in game.presence_of(game.seat):
        return None
    return Reason("no-presence", {"place": PLACE.ids[place]})


def has_no_troops(game: Tyrants) -> bool:
    return not any(game.troops_at(place)[game.seat] for place in range(PLACES))


def no_power(game: Tyrants, need: int) -> Reason:
    return Reason("no-power", {"need": need, "count": game.power})


def taking_point(game: Tyrants, action: Action) -> Reason:
    if game.barracks_of(game.seat):
        return Reason("barracks-not-empty")
    return no_power(game, DEPLOY_POWER)


def assassinating(game: Tyrants, action: Action) -> Reason:
    if reason := no_enemy(game, action):
        return reason
    place = PLACE.number(action.args["place"])
    if game.kind == TURN:
        return no_presence(game, place) or no_power(game, ASSASSINATE_POWER)
    return out_of_reach(game, action)


def supplanting(game: Tyrants, action: Action) -> Reason:
    return no_enemy(game, action) or out_of_reach(game, action)


def lifting(game: Tyrants, action: Action) -> Reason:
    reason = no_enemy(game, action) or no_presence(game, PLACE.number(action.args["place"]))
    assert reason
    return reason


def no_enemy(game: Tyrants, action: Action) -> Reason | None:
    """Why there is nobody to strike, if it is for the troop."""
    place, troop = action.args["place"], action.args["troop"]
    if not game.is_in_play(PLACE.number(place)):
        return Reason("out-of-play")
    if not game.troops_at(PLACE.number(place))[TROOP.number(troop)]:
        return Reason("no-such-troop", {"place": place, "troop": troop})
    if TROOP.number(troop) == game.seat:
        return Reason("own-troop")
    return None


def out_of_reach(game: Tyrants, action: Action) -> Reason:
    """Why the effect of a card does not strike an enemy troop."""
    place = PLACE.number(action.args["place"])
    card = card_that_asks(game)
    if instruction(game).what and action.args["troop"] != "white":
        return Reason("white-only", {"card": card})
    if instruction(game).where == WITH_PRESENCE:
        reason = no_presence(game, place)
        assert reason
        return reason
    site = site_struck(game)
    if site != NO_SITE:
        return Reason("that-site-only", {"card": card, "site": SITE.ids[site]})
    return no_presence(game, place) or Reason("sites-only", {"card": card})


def site_struck(game: Tyrants) -> int:
    """The only site where the present effect finds its victims, NO_SITE if there are others."""
    run = game.present_run()
    site: int = run["site"]
    if instruction(game).where == ONE_SITE:
        site = run["anchor"]
    elif instruction(game).where == RETURNED_SITES:
        site = run["returned"][run["back"] - run["left"]]
    return site


# -- spies, and pieces that are returned ----------------------------------------------


def returning_spy(game: Tyrants, action: Action) -> Reason:
    site, house = action.args["site"], action.args["house"]
    owner = HOUSE.number(house)
    if not game.is_in_play(SITE.number(site)):
        return Reason("out-of-play")
    if owner >= game.players:
        return Reason("house-not-here", {"house": house})
    if not game.has_spy(owner, SITE.number(site)):
        return Reason("no-such-spy", {"site": site, "house": house})
    if owner == game.seat:
        return Reason("own-spy")
    return no_presence(game, SITE.number(site)) or no_power(game, RETURN_SPY_POWER)


def returning_troop(game: Tyrants, action: Action) -> Reason:
    place, house = action.args["place"], action.args["house"]
    owner = HOUSE.number(house)
    if not game.is_in_play(PLACE.number(place)):
        return Reason("out-of-play")
    if owner >= game.players:
        return Reason("house-not-here", {"house": house})
    if not game.troops_at(PLACE.number(place))[owner]:
        return Reason("no-such-troop", {"place": place, "troop": house})
    if instruction(game).what == ENEMY_SPY:
        return Reason("spies-only", {"card": card_that_asks(game)})
    if owner == game.seat:
        return Reason("others-only", {"card": card_that_asks(game)})
    reason = no_presence(game, PLACE.number(place))
    assert reason
    return reason


def placing_spy(game: Tyrants, action: Action) -> Reason:
    if not game.is_in_play(SITE.number(action.args["site"])):
        return Reason("out-of-play")
    return Reason("spy-already-there", {"site": action.args["site"]})


def recalling(game: Tyrants, action: Action) -> Reason:
    return Reason("no-spy-of-yours", {"site": action.args["site"]})


# -- cards ----------------------------------------------------------------------------


def playing(game: Tyrants, action: Action) -> Reason:
    if game.kind == TURN:
        return card_not_in_hand(game, action)
    if game.kind == PLAY_CIRCLE:
        return card_not_in_circle(game, action)
    card = action.args["card"]
    if CARD.number(card) not in game.row_cards():
        return card_not_in_market(game, action)
    return Reason("above-limit", {"card": card, "count": instruction(game).limit})


def recruiting(game: Tyrants, action: Action) -> Reason:
    card = CARD.number(action.args["card"])
    if CARD_TABLE[card].cost is None:
        return Reason("card-not-for-sale", {"card": action.args["card"]})
    if HOUSE_GUARD <= card < OUTCAST:
        if not game.stack_sizes()[card - HOUSE_GUARD]:
            return Reason("stack-empty", {"card": action.args["card"]})
    elif card not in game.row_cards():
        return card_not_in_market(game, action)
    return too_expensive(game, card)


def recruiting_devoured(game: Tyrants, action: Action) -> Reason:
    if not game.ghost:
        return Reason("no-ghost")
    devoured = game.devoured_cards()
    if not devoured:
        return Reason("nothing-devoured")
    if CARD_TABLE[devoured[-1]].cost is None:
        return Reason("card-not-for-sale", {"card": CARD.ids[devoured[-1]]})
    return too_expensive(game, devoured[-1])


def too_expensive(game: Tyrants, card: int) -> Reason:
    """Why a card that is there cannot be recruited."""
    cost = CARD_TABLE[card].cost
    assert cost is not None
    if game.kind == TURN:
        return Reason("too-expensive", {"card": CARD.ids[card], "count": cost - game.influence})
    gift = instruction(game)
    if gift.what != ANY_CARD and CARD_TABLE[card].aspect != ASPECT.ids[gift.what]:
        return wrong_aspect(game, CARD.ids[card])
    return Reason("above-limit", {"card": CARD.ids[card], "count": gift.limit})


def revealing(game: Tyrants, action: Action) -> Reason:
    card = action.args["card"]
    if CARD.number(card) not in game.hand_cards(game.seat):
        return card_not_in_hand(game, action)
    return wrong_aspect(game, card)


def wrong_aspect(game: Tyrants, card: str | int) -> Reason:
    return Reason("wrong-aspect", {"card": card, "aspect": ASPECT.ids[instruction(game).what]})


def devouring(game: Tyrants, action: Action) -> Reason:
    if game.kind == PAY:
        if game.present_cost() == PAY_HAND:
            return card_not_in_hand(game, action)
        return card_not_in_circle(game, action)
    if CARD.number(action.args["card"]) in game.row_cards():
        return Reason("very-card", {"card": action.args["card"]})
    return card_not_in_market(game, action)


def devouring_this(game: Tyrants, action: Action) -> Reason:
    """A card that takes the place of another may not choose itself (ruling 59)."""
    if game.kind == DEVOUR_MARKET and game.borrowed != NO_SLOT:
        return Reason("very-card", {"card": card_that_asks(game)})
    return Reason("card-not-in-market", {"card": card_that_asks(game)})


def promoting(game: Tyrants, action: Action) -> Reason:
    card = action.args["card"]
    if game.kind != PROMOTE:
        return Reason("card-not-discarded", {"card": card})
    number = CARD.number(card)
    if (number, IN_PLAY) not in game.played_cards():
        return Reason("card-not-in-play", {"card": card})
    which = instruction(game).what
    if which == UNDEAD_CARDS:
        return Reason("no-undead", {"card": card})
    if which == ANY_CARD:
        return Reason("very-card", {"card": card})
    return wrong_aspect(game, card)


def promoting_this(game: Tyrants, action: Action) -> Reason:
    return Reason("already-promoted", {"card": card_that_asks(game)})


def card_not_in_hand(game: Tyrants, action: Action) -> Reason:
    return Reason("card-not-in-hand", {"card": action.args["card"]})


def card_not_in_circle(game: Tyrants, action: Action) -> Reason:
    return Reason("card-not-in-circle", {"card": action.args["card"]})


def card_not_in_market(game: Tyrants, action: Action) -> Reason:
    return Reason("card-not-in-market", {"card": action.args["card"]})


def resolving(game: Tyrants, action: Action) -> Reason:
    return Reason("nothing-waits", {"card": action.args["card"]})


# -- players --------------------------------------------------------------------------


def choosing_player(game: Tyrants, action: Action) -> Reason:
    house = action.args["house"]
    seat = HOUSE.number(house)
    if seat >= game.players:
        return Reason("house-not-here", {"house": house})
    if seat == game.seat:
        return Reason("not-yourself")
    meant = instruction(game)
    if meant.op == DO_DISCARD and len(game.hand_cards(seat)) <= meant.limit:
        return Reason("house-holds-few", {"house": house, "count": meant.limit})
    if meant.where == WITH_TROOP_ADJACENT:
        return Reason("house-not-adjacent", {"house": house})
    site = game.present_run()["site"]
    return Reason("house-has-no-troop-there", {"house": house, "site": SITE.ids[site]})


def taking_trophy(game: Tyrants, action: Action) -> Reason:
    house, troop = action.args["house"], action.args["troop"]
    owner = HOUSE.number(house)
    if owner >= game.players:
        return Reason("house-not-here", {"house": house})
    if not game.hall_of(owner)[TROOP.number(troop)]:
        return Reason("no-such-trophy", {"house": house, "troop": troop})
    if instruction(game).what and troop != "white":
        return Reason("white-only", {"card": card_that_asks(game)})
    return Reason("other-hall-only", {"card": card_that_asks(game), "house": house})


# What is said of an action that belongs to the present decision but is not among its choices.
# The verbs that are missing here are always possible where they belong.
REFUSALS: dict[str, Callable[[Tyrants, Action], Reason]] = {
    "start": starting,
    "play": playing,
    "deploy": deploying,
    "take-point": taking_point,
    "assassinate": assassinating,
    "return-spy": returning_spy,
    "recruit": recruiting,
    "recruit-devoured": recruiting_devoured,
    "reveal": revealing,
    "supplant": supplanting,
    "lift": lifting,
    "put": putting,
    "return-troop": returning_troop,
    "place-spy": placing_spy,
    "recall": recalling,
    "devour": devouring,
    "devour-this": devouring_this,
    "promote": promoting,
    "promote-held": card_not_in_hand,
    "promote-this": promoting_this,
    "choose-player": choosing_player,
    "discard": card_not_in_hand,
    "take-trophy": taking_trophy,
    "resolve": resolving,
}
