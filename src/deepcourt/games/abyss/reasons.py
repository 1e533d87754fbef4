"""Why an action is not possible now."""

from __future__ import annotations

from collections.abc import Callable

from ...core.errors import Reason
from ...core.vocabulary import Action
from .cards import (
    ALLY_NOUN,
    LORD,
    LORD_TABLE,
    RACE_IDS,
    THREAT_REWARDS,
    mandatory_race,
    value_of,
)
from .constants import *
from .leviathan.cards import LEVIATHAN, NEW_TOKEN, ZONE
from .rules import Abyss
from .words import ACTIONS, DECISION_KINDS

OF_LEVIATHAN = {
    "ignore",  # the Coward
    *(
        verb.name
        for verb in ACTIONS.verbs
        if all(kind.option for kind in DECISION_KINDS if verb.name in kind.answers)
    ),
}


def why_not(game: Abyss, action: Action) -> Reason:
    """The reason for an action that `legal_actions` does not list."""
    if game.over:
        return Reason("game-over")
    verb = action.verb.name
    if verb in OF_LEVIATHAN and not game.leviathan:
        return Reason("without-leviathan")
    if verb not in DECISION_KINDS[game.kind].answers:
        return Reason(f"not-now-{verb}")
    return REFUSALS[verb](game, action)


# -- the turn -------------------------------------------------------------------------


def plotting(game: Abyss, action: Action) -> Reason:
    if not game.deck_lords():
        return Reason("lord-deck-empty")
    if len(game.court_lords()) == COURT_SPACES:
        return Reason("court-full")
    return Reason("no-pearl")


def taking_pile(game: Abyss, action: Action) -> Reason:
    return Reason("pile-empty", {"race": action.args["race"]})


def recruiting(game: Abyss, action: Action) -> Reason:
    lord = action.args["lord"]
    number = LORD.number(lord)
    if number not in game.court_lords():
        return Reason("lord-not-in-court", {"lord": lord})
    wanted = LORD_TABLE[number].races
    race = race_asked(game, number)
    values = race_values(game)
    if race is not None and not values[race]:
        return Reason("race-missing", {"lord": lord, "race": RACE_IDS[race]})
    if sum(value > 0 for value in values) < wanted:
        return Reason("too-few-races", {"lord": lord, "count": wanted})
    means = most_payable(values, set(), race, wanted) + game.pearl_count(game.seat)
    return Reason("too-poor", {"lord": lord, "count": game.price_of(number) - means})


def selling(game: Abyss, action: Action) -> Reason:
    return power_lost(game, SLAVER) or ally_not_in_hand(game, action)


def dissolving(game: Abyss, action: Action) -> Reason:
    return power_lost(game, ORACLE) or taking_pile(game, action)


def replacing(game: Abyss, action: Action) -> Reason:
    if reason := power_lost(game, OPPORTUNIST):
        return reason
    if not game.deck_lords():
        return Reason("lord-deck-empty")
    return lord_not_in_court(game, action)


def power_lost(game: Abyss, lord: int) -> Reason | None:
    """Why a lord's power of the turn does not work, if it is for the lord."""
    if not game.is_active(game.seat, lord):
        return Reason("lord-not-active", {"lord": LORD.ids[lord]})
    if game.power_used(lord):
        return Reason("power-used", {"lord": LORD.ids[lord]})
    return None


def lord_not_in_court(game: Abyss, action: Action) -> Reason:
    return Reason("lord-not-in-court", {"lord": action.args["lord"]})


def ally_not_in_hand(game: Abyss, action: Action) -> Reason:
    return Reason("ally-not-in-hand", {"ally": action.args["ally"]})


# -- exploring ------------------------------------------------------------------------


def going_on(game: Abyss, action: Action) -> Reason:
    return Reason("must-fight")


def fighting(game: Abyss, action: Action) -> Reason:
    return Reason("nobody-can-fight")


def ignoring(game: Abyss, action: Action) -> Reason:
    return Reason("lord-not-active", {"lord": LORD.ids[COWARD]})


def choosing_reward(game: Abyss, action: Action) -> Reason:
    space = game.rewarded_space()
    reward = action.args["reward"]
    if reward not in THREAT_REWARDS[space]:
        return Reason("reward-not-here", {"reward": reward, "space": space + 1})
    return Reason("too-few-tokens", {"count": game.token_supply()})


# -- paying for a lord ----------------------------------------------------------------


def paying(game: Abyss, action: Action) -> Reason:
    ally = ALLY_NOUN.number(action.args["ally"])
    if ally not in game.hand_allies(game.seat):
        return ally_not_in_hand(game, action)
    lord = LORD.ids[game.recruit]
    wanted = LORD_TABLE[game.recruit].races
    asked = race_asked(game, game.recruit)
    races = paid_races(game)
    race = ally // KINDS
    if race not in races and len(races) == wanted:
        return Reason("race-too-many", {"lord": lord, "count": wanted})
    races.add(race)
    if asked is not None and asked not in races and len(races) == wanted:
        return Reason("race-place-kept", {"lord": lord, "race": RACE_IDS[asked]})
    most = game.paid_value + most_payable(race_values(game), races, asked, wanted)
    if most + game.pearl_count(game.seat) < game.price_of(game.recruit):
        return Reason("ally-leads-nowhere", {"lord": lord, "ally": action.args["ally"]})
    return Reason("ally-superfluous", {"ally": action.args["ally"]})


def ending_payment(game: Abyss, action: Action) -> Reason:
    asked = race_asked(game, game.recruit)
    races = paid_races(game)
    if asked is not None and asked not in races:
        lord = LORD.ids[game.recruit]
        return Reason("payment-lacks-race", {"lord": lord, "race": RACE_IDS[asked]})
    lacking = LORD_TABLE[game.recruit].races - len(races)
    if lacking:
        return Reason("payment-lacks-races", {"count": lacking})
    means = game.paid_value + game.pearl_count(game.seat)
    return Reason("payment-short", {"count": game.price_of(game.recruit) - means})


def race_asked(game: Abyss, lord: int) -> int | None:
    """The race that a payment for the lord must show."""
    race = mandatory_race(LORD_TABLE[lord])
    if race is None or game.is_active(game.seat, DIPLOMAT):
        return None
    return RACE_IDS.index(race)


def race_values(game: Abyss) -> list[int]:
    """What the hand is worth in each race."""
    values = [0] * RACES
    for ally in game.hand_allies(game.seat):
        values[ally // KINDS] += value_of(ally)
    return values


def paid_races(game: Abyss) -> set[int]:
    return {ally // KINDS for ally in game.paid_allies()}


def most_payable(values: list[int], races: set[int], asked: int | None, wanted: int) -> int:
    """The most that the hand can pay with these races, the one asked for and the best others."""
    chosen = races if asked is None else races | {asked}
    others = sorted((values[race] for race in range(RACES) if race not in chosen), reverse=True)
    return sum(values[race] for race in chosen) + sum(others[: wanted - len(chosen)])


def affiliating(game: Abyss, action: Action) -> Reason:
    ally = action.args["ally"]
    if ALLY_NOUN.number(ally) not in game.paid_allies():
        return Reason("ally-not-paid", {"ally": ally})
    return Reason("ally-not-weakest", {"ally": ally})


# -- powers of lords ------------------------------------------------------------------


def disabling(game: Abyss, action: Action) -> Reason:
    lord = action.args["lord"]
    if LORD.number(lord) not in game.free_lords(game.victim):
        return Reason("lord-not-theirs", {"lord": lord})
    return Reason("lord-already-disabled", {"lord": lord})


def hunting(game: Abyss, action: Action) -> Reason:
    if reason := out_of_reach(game, int(action.args["seat"])):
        return reason
    return Reason("no-such-token", {"pile": action.args["pile"]})


def sending(game: Abyss, action: Action) -> Reason:
    reason = out_of_reach(game, int(action.args["seat"]))
    assert reason is not None
    return reason


def out_of_reach(game: Abyss, seat: int) -> Reason | None:
    """Why the power of a soldier cannot be turned on a seat."""
    if seat >= game.players:
        return Reason("no-such-player")
    if seat == game.seat:
        return Reason("not-yourself")
    if game.is_active(seat, SHAMAN):
        return Reason("player-protected")
    return None


def dismissing(game: Abyss, action: Action) -> Reason:
    lord = action.args["lord"]
    if LORD.number(lord) in game.free_lords(game.seat):
        return Reason("lord-just-came", {"lord": lord})
    return Reason("lord-not-free", {"lord": lord})


# -- locations and keys ---------------------------------------------------------------


def giving_up(game: Abyss, action: Action) -> Reason:
    return Reason("location-not-controlled", {"location": action.args["location"]})


def taking_location(game: Abyss, action: Action) -> Reason:
    location = action.args["location"]
    if game.kind == CLAIM:
        return Reason("location-not-drawn", {"location": location})
    if game.kind == SMOKERS:
        return Reason("location-not-in-deck", {"location": location})
    return Reason("location-not-available", {"location": location})


def drawing_locations(game: Abyss, action: Action) -> Reason:
    return Reason("too-few-locations", {"count": len(game.deck_locations())})


def using_key(game: Abyss, action: Action) -> Reason:
    lord = action.args["lord"]
    number = LORD.number(lord)
    if number not in game.free_lords(game.seat):
        return Reason("lord-not-free", {"lord": lord})
    if not LORD_TABLE[number].keys:
        return Reason("lord-without-key", {"lord": lord})
    if game.is_disabled(game.seat, number):
        return Reason("lord-disabled", {"lord": lord})
    return Reason("keys-must-fit")


def using_key_token(game: Abyss, action: Action) -> Reason:
    if game.key_token_count(game.seat):
        return Reason("keys-must-fit")
    return Reason("no-key-token")


# -- the Border -----------------------------------------------------------------------


def targeting(game: Abyss, action: Action) -> Reason:
    beast = game.border_at(ZONE.number(action.args["zone"]))
    if beast == NO_LEVIATHAN:
        return zone_empty(game, action)
    return Reason("no-ally-for-leviathan", {"leviathan": LEVIATHAN.ids[beast]})


def attacking(game: Abyss, action: Action) -> Reason:
    ally = action.args["ally"]
    if ALLY_NOUN.number(ally) not in game.hand_allies(game.seat):
        return ally_not_in_hand(game, action)
    beast = LEVIATHAN.ids[game.border_at(game.zone)]
    return Reason("ally-cannot-fight", {"ally": ally, "leviathan": beast})


def stopping(game: Abyss, action: Action) -> Reason:
    return Reason("must-attack")


def spending(game: Abyss, action: Action) -> Reason:
    pearls = game.pearl_count(game.seat)
    if int(action.args["count"]) > pearls:
        return Reason("too-few-pearls", {"count": pearls})
    return Reason("more-than-needed", {"leviathan": LEVIATHAN.ids[game.border_at(game.zone)]})


def taking_tokens(game: Abyss, action: Action) -> Reason:
    count = int(action.args["count"])
    if count > game.tokens_due:
        return Reason("fewer-tokens-won", {"count": game.tokens_due})
    if count > game.token_supply():
        return Reason("too-few-tokens", {"count": game.token_supply()})
    return Reason("too-few-new-tokens", {"count": game.new_token_supply()})


def revealing(game: Abyss, action: Action) -> Reason:
    token = action.args["token"]
    number = NEW_TOKEN.number(token)
    if not game.new_token_counts(game.seat)[number]:
        return Reason("token-not-held", {"token": token})
    if game.kind == UNVEIL and not game.fresh_token_counts()[number]:
        return Reason("token-kept-earlier", {"token": token})
    return Reason("council-empty")


def paying_pearl(game: Abyss, action: Action) -> Reason:
    return Reason("no-pearl")


def zone_empty(game: Abyss, action: Action) -> Reason:
    return Reason("zone-empty", {"zone": action.args["zone"]})


def zone_taken(game: Abyss, action: Action) -> Reason:
    return Reason("zone-taken", {"zone": action.args["zone"]})


# What is said of an action that belongs to the present decision but is not among its choices.
# The verbs that are missing here are always possible where they belong.
REFUSALS: dict[str, Callable[[Abyss, Action], Reason]] = {
    "plot": plotting,
    "take-pile": taking_pile,
    "recruit": recruiting,
    "sell": selling,
    "dissolve": dissolving,
    "replace": replacing,
    "explore-on": going_on,
    "fight": fighting,
    "ignore": ignoring,
    "choose": choosing_reward,
    "pay": paying,
    "pay-rest": ending_payment,
    "affiliate": affiliating,
    "discard": ally_not_in_hand,
    "disable": disabling,
    "hunt": hunting,
    "give-up": giving_up,
    "take": taking_location,
    "draw-locations": drawing_locations,
    "use-key": using_key,
    "use-key-token": using_key_token,
    "dismiss": dismissing,
    "take-lord": lord_not_in_court,
    "attack": targeting,
    "attack-with": attacking,
    "stop": stopping,
    "spend": spending,
    "take-tokens": taking_tokens,
    "reveal": revealing,
    "pay-pearl": paying_pearl,
    "send": sending,
    "strike": zone_empty,
    "place": zone_taken,
}
