"""Why an action is refused. A refused action changes nothing, which `refusal` sees to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import deepcourt
from deepcourt.core.errors import Reason, UnknownAction

from .table import TITLE, Seat, Table, lay, played

FIVE_SPIES = "araumycos skullport menzoberranzan gracklstugh tsenviilyq"
DEAR = "beholder neogi aboleth death-tyrant puppeteer"  # five cards too dear for Ulitharid


# -- a table at every decision ------------------------------------------------------------


def start() -> Table:
    table = Table(deepcourt.new_game("tyrants", players=2, seed=1))
    return table.play("start skullport")


def turn() -> Table:
    return lay(
        Seat(hand="noble", spies="gracklstugh"),
        Seat(spies="eryndlyn everfire"),
        troops={"eryndlyn": "flame spider", "araumycos": "flame white*3", "everfire": "spider"},
        row="kobold deathblade",
        stacks={"house-guard": 0},
    )


def helpless() -> Table:
    """A turn with empty barracks."""
    return lay(Seat(barracks=0), troops={"eryndlyn": "flame"})


def option() -> Table:
    return played("advocate")


def pay_spy() -> Table:
    return played("spellspinner", me=Seat(spies="eryndlyn")).play("choose 2")


def pay_hand() -> Table:
    return played("marilith", me=Seat(hand="noble"))


def pay_circle() -> Table:
    return played("zuggtmoy", me=Seat(circle="noble"))


def pay_this() -> Table:
    return played("flesh-golem")


def pay_discard() -> Table:
    return played("insane-outcast", me=Seat(hand="noble"))


def focus() -> Table:
    return played("imix", me=Seat(hand="noble"))


def deploy() -> Table:
    return played("mercenary-squad", troops={"eryndlyn": "flame", "everfire": "spider"})


def assassinate() -> Table:
    troops = {"eryndlyn": "flame spider white", "kanaglym--eryndlyn-1": "white"}
    return played("underdark-ranger", troops=troops | {"everfire": "white"})


def at_that_site() -> Table:
    """Succubus strikes where its spy is."""
    troops = {"eryndlyn": "spider white", "kanaglym": "flame spider"}
    table = played("succubus", me=Seat(hand="noble"), troops=troops)
    return table.play("devour card:noble", "place-spy eryndlyn")


def at_one_site() -> Table:
    troops = {"araumycos": "flame white*3", "skullport": "flame white*2", "everfire": "spider"}
    return played("death-tyrant", troops=troops)


def supplant() -> Table:
    return played("ogre-zombie", troops={"eryndlyn": "flame spider"})


def at_returned_sites() -> Table:
    troops = {"skullport": "spider white", "araumycos": "spider white*3"}
    table = played("grazzt", me=Seat(spies="skullport araumycos"), troops=troops)
    return table.play("choose 2", "recall skullport", "recall araumycos")


def move() -> Table:
    return played("council-member", troops={"eryndlyn": "flame spider", "everfire": "spider"})


def put() -> Table:
    return move().play("lift eryndlyn spider")


def return_piece() -> Table:
    other = Seat(spies="eryndlyn everfire")
    troops = {"eryndlyn": "flame spider", "everfire": "spider"}
    return played("vampire-spawn", other, me=Seat(spies="eryndlyn"), troops=troops)


def return_spies() -> Table:
    other = Seat(spies="eryndlyn kanaglym")
    return played(
        "red-dragon", other, troops={"eryndlyn": "flame spider", "kanaglym": "flame"}
    ).play("supplant araumycos--eryndlyn-0 white")


def place_spy() -> Table:
    return played("spy-master", me=Seat(spies="eryndlyn"))


def recall() -> Table:
    return played("spy-master", me=Seat(spies=FIVE_SPIES))


def devour_market() -> Table:
    return played("cult-fanatic", row="kobold")


def swap() -> Table:
    return played("ulitharid", row=f"carrion-crawler {DEAR}")


def promote() -> Table:
    table = lay(Seat(hand="wyrmspeaker noble soldier"))
    return table.play(*[f"play card:{one}" for one in table.hand().split()], "end-turn")


def promote_obedience() -> Table:
    table = lay(Seat(hand="fire-elemental-myrmidon noble soldier"))
    return table.play(*[f"play card:{one}" for one in table.hand().split()], "end-turn")


def promote_undead() -> Table:
    table = lay(Seat(hand="high-priest-of-myrkul ghoul noble"))
    return table.play(*[f"play card:{one}" for one in table.hand().split()], "end-turn")


def promote_discarded() -> Table:
    return played("vampire", me=Seat(discard="noble soldier")).play("choose 2")


def promote_any() -> Table:
    return played("necromancer", me=Seat(hand="noble", discard="soldier")).play("choose 2")


def promote_in_circle() -> Table:
    """Elder Brain plays a Necromancer, which is in the inner circle already."""
    me = Seat(hand="noble", deck="", circle="necromancer")
    return played("elder-brain", me=me).play("choose 2")


def discard() -> Table:
    return played("gauth", Seat(hand="noble*3 soldier")).play("choose 2")


def promote_instead() -> Table:
    table = played("gauth", Seat(hand="noble*3 ambassador")).play("choose 2")
    return table.play("discard card:ambassador")


def recruit_free() -> Table:
    row = "vampire-spawn lich wight"
    return played("conjurer", me=Seat(spies="eryndlyn"), row=row).play(
        "choose 2", "recall eryndlyn"
    )


def recruit_aspect() -> Table:
    return played("marlos-urnrayle", row="black-earth-cultist wyrmspeaker kobold")


def ghost() -> Table:
    table = played("ghost", me=Seat(spies="eryndlyn"), devoured="lich", influence=2)
    return table.play("choose 2", "recall eryndlyn")


def gift_of_a_ghost() -> Table:
    me = Seat(spies="eryndlyn skullport", hand="conjurer")
    table = played("ghost", me=me, devoured="lich").play("choose 2", "recall eryndlyn")
    return table.play("play card:conjurer", "choose 2", "recall skullport")


def player() -> Table:
    return played("myconid-adult", players=3)


def robbed_player() -> Table:
    four = Seat(hand="noble*4")
    return played("gauth", four, Seat(hand="noble*3"), four).play("choose 2")


def adjacent_player() -> Table:
    troops = {"eryndlyn": "flame spider eye", "skullport": "blade"}
    table = played("gibbering-mouther", players=4, troops=troops)
    return table.play("deploy kanaglym--eryndlyn-1", "deploy kanaglym--eryndlyn-0")


def player_there() -> Table:
    troops = {"eryndlyn": "spider eye", "skullport": "blade"}
    table = played("lich", Seat(hall="flame"), Seat(hall="flame"), players=4, troops=troops)
    return table.play("place-spy eryndlyn")


def trophy() -> Table:
    return played("mummy-lord", Seat(hall="flame white"), me=Seat(hall="white")).play("choose 2")


def trophy_of_that_player() -> Table:
    troops = {"eryndlyn": "spider", "kanaglym": "flame", "skullport": "blade white"}
    table = played("lich", Seat(hall="flame"), Seat(hall="flame"), troops=troops)
    return table.play("place-spy eryndlyn")


def redeploy() -> Table:
    return trophy_of_that_player().play("take-trophy spider flame")


def play_market() -> Table:
    return played("ulitharid", row="gauth spectator beholder neogi aboleth puppeteer")


def play_circle() -> Table:
    return played("elder-brain", me=Seat(deck="soldier", circle="noble"))


def order() -> Table:
    table = lay(Seat(hand="blue-dragon wyrmspeaker noble*3"))
    table.play("play card:blue-dragon", "play card:wyrmspeaker", *["play card:noble"] * 3)
    return table.play("end-turn")


def over() -> Table:
    return lay(turn=1, last_round=True).play("end-turn")


MOMENTS = [
    start,
    turn,
    helpless,
    option,
    pay_spy,
    pay_hand,
    pay_circle,
    pay_this,
    pay_discard,
    focus,
    deploy,
    assassinate,
    at_that_site,
    at_one_site,
    supplant,
    at_returned_sites,
    move,
    put,
    return_piece,
    return_spies,
    place_spy,
    recall,
    devour_market,
    swap,
    promote,
    promote_obedience,
    promote_undead,
    promote_discarded,
    promote_any,
    promote_in_circle,
    discard,
    promote_instead,
    recruit_free,
    recruit_aspect,
    ghost,
    gift_of_a_ghost,
    player,
    robbed_player,
    adjacent_player,
    player_there,
    trophy,
    trophy_of_that_player,
    redeploy,
    play_market,
    play_circle,
    order,
]


# -- the reasons --------------------------------------------------------------------------


def case(table: Callable[[], Table], notation: str, id: str, **args: str | int) -> object:
    return pytest.param(table, notation, Reason(id, args), id=f"{id}: {notation}")


@pytest.mark.parametrize(
    ("table", "notation", "reason"),
    [
        case(over, "end-turn", "game-over"),
        case(over, "pass", "game-over"),
        # the wrong moment
        case(turn, "start eryndlyn", "not-now-start"),
        case(option, "play card:noble", "not-now-play"),
        case(option, "deploy eryndlyn", "not-now-deploy"),
        case(deploy, "take-point", "not-now-take-point"),
        case(supplant, "assassinate eryndlyn spider", "not-now-assassinate"),
        case(option, "return-spy eryndlyn spider", "not-now-return-spy"),
        case(option, "recruit card:noble", "not-now-recruit"),
        case(option, "recruit-devoured", "not-now-recruit-devoured"),
        case(pay_hand, "end-turn", "not-now-end-turn"),
        case(turn, "choose 1", "not-now-choose"),
        case(turn, "pass", "not-now-pass"),
        case(start, "pass", "not-now-pass"),
        case(order, "pass", "not-now-pass"),
        case(turn, "reveal card:noble", "not-now-reveal"),
        case(assassinate, "supplant eryndlyn spider", "not-now-supplant"),
        case(turn, "lift eryndlyn spider", "not-now-lift"),
        case(move, "put eryndlyn", "not-now-put"),
        case(move, "return-troop eryndlyn spider", "not-now-return-troop"),
        case(recall, "place-spy eryndlyn", "not-now-place-spy"),
        case(place_spy, "recall eryndlyn", "not-now-recall"),
        case(pay_hand, "recall eryndlyn", "not-now-recall"),
        case(pay_spy, "devour card:noble", "not-now-devour"),
        case(pay_discard, "devour card:noble", "not-now-devour"),
        case(pay_hand, "devour-this", "not-now-devour-this"),
        case(turn, "promote card:noble", "not-now-promote"),
        case(promote, "promote-held card:noble", "not-now-promote-held"),
        case(promote, "promote-this", "not-now-promote-this"),
        case(option, "choose-player spider", "not-now-choose-player"),
        case(pay_hand, "discard card:noble", "not-now-discard"),
        case(option, "take-trophy spider white", "not-now-take-trophy"),
        case(promote, "resolve card:wyrmspeaker", "not-now-resolve"),
        # the map
        case(start, "start jhachalkhyn", "out-of-play"),
        case(start, "start araumycos", "no-start-site", site="araumycos"),
        case(start, "start skullport", "start-site-taken", site="skullport"),
        case(turn, "deploy ch-chitl", "out-of-play"),
        case(turn, "deploy araumycos", "no-empty-space", place="araumycos"),
        case(turn, "deploy everfire", "no-presence", place="everfire"),
        case(turn, "deploy eryndlyn", "no-power", need=1, count=0),
        case(turn, "take-point", "barracks-not-empty"),
        case(helpless, "take-point", "no-power", need=1, count=0),
        case(helpless, "deploy eryndlyn", "barracks-empty"),
        case(deploy, "deploy everfire", "no-presence", place="everfire"),
        case(deploy, "deploy araumycos", "no-empty-space", place="araumycos"),
        case(turn, "assassinate ch-chitl white", "out-of-play"),
        case(
            turn,
            "assassinate eryndlyn white",
            "no-such-troop",
            place="eryndlyn",
            troop="white",
        ),
        case(turn, "assassinate eryndlyn flame", "own-troop"),
        case(turn, "assassinate everfire spider", "no-presence", place="everfire"),
        case(turn, "assassinate eryndlyn spider", "no-power", need=3, count=0),
        case(assassinate, "assassinate eryndlyn flame", "own-troop"),
        case(assassinate, "assassinate eryndlyn spider", "white-only", card="underdark-ranger"),
        case(assassinate, "assassinate everfire white", "no-presence", place="everfire"),
        case(
            at_that_site,
            "assassinate kanaglym spider",
            "that-site-only",
            card="succubus",
            site="eryndlyn",
        ),
        case(
            at_one_site,
            "assassinate araumycos--eryndlyn-0 white",
            "sites-only",
            card="death-tyrant",
        ),
        case(at_one_site, "assassinate everfire spider", "no-presence", place="everfire"),
        case(
            lambda: at_one_site().play("assassinate araumycos white"),
            "assassinate skullport white",
            "that-site-only",
            card="death-tyrant",
            site="araumycos",
        ),
        case(supplant, "supplant eryndlyn spider", "white-only", card="ogre-zombie"),
        case(supplant, "supplant eryndlyn flame", "own-troop"),
        case(
            at_returned_sites,
            "supplant araumycos spider",
            "that-site-only",
            card="grazzt",
            site="skullport",
        ),
        case(
            lambda: at_returned_sites().play("supplant skullport white"),
            "supplant skullport spider",
            "that-site-only",
            card="grazzt",
            site="araumycos",
        ),
        case(move, "lift eryndlyn flame", "own-troop"),
        case(move, "lift everfire spider", "no-presence", place="everfire"),
        case(move, "lift everfire white", "no-such-troop", place="everfire", troop="white"),
        case(put, "put araumycos", "no-empty-space", place="araumycos"),
        case(put, "put chaulssin", "out-of-play"),
        case(redeploy, "put everfire", "no-presence", place="everfire"),
        # spies, and pieces that are returned
        case(turn, "return-spy ch-chitl spider", "out-of-play"),
        case(turn, "return-spy eryndlyn eye", "house-not-here", house="eye"),
        case(turn, "return-spy araumycos spider", "no-such-spy", site="araumycos", house="spider"),
        case(turn, "return-spy gracklstugh flame", "own-spy"),
        case(turn, "return-spy everfire spider", "no-presence", place="everfire"),
        case(turn, "return-spy eryndlyn spider", "no-power", need=3, count=0),
        case(return_piece, "return-spy eryndlyn flame", "own-spy"),
        case(return_piece, "return-spy everfire spider", "no-presence", place="everfire"),
        case(return_piece, "return-troop eryndlyn flame", "others-only", card="vampire-spawn"),
        case(return_piece, "return-troop everfire spider", "no-presence", place="everfire"),
        case(return_piece, "return-troop eryndlyn eye", "house-not-here", house="eye"),
        case(return_piece, "return-troop ch-chitl spider", "out-of-play"),
        case(
            return_piece,
            "return-troop araumycos spider",
            "no-such-troop",
            place="araumycos",
            troop="spider",
        ),
        case(return_spies, "return-troop eryndlyn spider", "spies-only", card="red-dragon"),
        case(place_spy, "place-spy eryndlyn", "spy-already-there", site="eryndlyn"),
        case(place_spy, "place-spy chaulssin", "out-of-play"),
        case(recall, "recall eryndlyn", "no-spy-of-yours", site="eryndlyn"),
        case(pay_spy, "recall skullport", "no-spy-of-yours", site="skullport"),
        # cards
        case(turn, "play card:soldier", "card-not-in-hand", card="soldier"),
        case(pay_hand, "devour card:soldier", "card-not-in-hand", card="soldier"),
        case(pay_discard, "discard card:soldier", "card-not-in-hand", card="soldier"),
        case(focus, "reveal card:soldier", "card-not-in-hand", card="soldier"),
        case(discard, "discard card:advocate", "card-not-in-hand", card="advocate"),
        case(promote_any, "promote-held card:soldier", "card-not-in-hand", card="soldier"),
        case(pay_circle, "devour card:soldier", "card-not-in-circle", card="soldier"),
        case(play_circle, "play card:advocate", "card-not-in-circle", card="advocate"),
        case(turn, "recruit card:lich", "card-not-in-market", card="lich"),
        case(play_market, "play card:lich", "card-not-in-market", card="lich"),
        case(devour_market, "devour card:lich", "card-not-in-market", card="lich"),
        case(devour_market, "devour-this", "card-not-in-market", card="cult-fanatic"),
        case(promote_discarded, "promote card:lich", "card-not-discarded", card="lich"),
        case(promote_any, "promote card:noble", "card-not-discarded", card="noble"),
        case(promote, "promote card:lich", "card-not-in-play", card="lich"),
        case(promote, "promote card:wyrmspeaker", "very-card", card="wyrmspeaker"),
        case(swap, "devour card:carrion-crawler", "very-card", card="carrion-crawler"),
        case(swap, "devour-this", "very-card", card="carrion-crawler"),
        case(
            promote_obedience,
            "promote card:fire-elemental-myrmidon",
            "wrong-aspect",
            card="fire-elemental-myrmidon",
            aspect="obedience",
        ),
        case(focus, "reveal card:noble", "wrong-aspect", card="noble", aspect="malice"),
        case(
            recruit_aspect,
            "recruit card:kobold",
            "wrong-aspect",
            card="kobold",
            aspect="ambition",
        ),
        case(promote_undead, "promote card:noble", "no-undead", card="noble"),
        case(promote_in_circle, "promote-this", "already-promoted", card="necromancer"),
        case(turn, "recruit card:house-guard", "stack-empty", card="house-guard"),
        case(turn, "recruit card:noble", "card-not-for-sale", card="noble"),
        case(turn, "recruit card:insane-outcast", "card-not-for-sale", card="insane-outcast"),
        case(turn, "recruit card:deathblade", "too-expensive", card="deathblade", count=6),
        case(turn, "recruit-devoured", "no-ghost"),
        case(ghost, "recruit-devoured", "too-expensive", card="lich", count=5),
        case(
            lambda: played("ghost", me=Seat(spies="eryndlyn")).play("choose 2", "recall eryndlyn"),
            "recruit-devoured",
            "nothing-devoured",
        ),
        case(
            lambda: played("ghost", me=Seat(spies="eryndlyn"), devoured="soldier").play(
                "choose 2", "recall eryndlyn"
            ),
            "recruit-devoured",
            "card-not-for-sale",
            card="soldier",
        ),
        case(play_market, "play card:neogi", "above-limit", card="neogi", count=4),
        case(recruit_free, "recruit card:lich", "above-limit", card="lich", count=3),
        case(recruit_free, "recruit-devoured", "no-ghost"),
        case(gift_of_a_ghost, "recruit-devoured", "above-limit", card="lich", count=3),
        case(order, "resolve card:noble", "nothing-waits", card="noble"),
        case(promote, "pass", "must-choose"),
        case(option, "pass", "must-choose"),
        case(put, "pass", "must-choose"),
        case(discard, "pass", "must-choose"),
        # players
        case(player, "choose-player flame", "not-yourself"),
        case(player, "choose-player eye", "house-not-here", house="eye"),
        case(robbed_player, "choose-player blade", "house-holds-few", house="blade", count=3),
        case(adjacent_player, "choose-player blade", "house-not-adjacent", house="blade"),
        case(
            player_there,
            "choose-player blade",
            "house-has-no-troop-there",
            house="blade",
            site="eryndlyn",
        ),
        case(trophy, "take-trophy spider spider", "no-such-trophy", house="spider", troop="spider"),
        case(trophy, "take-trophy spider flame", "white-only", card="mummy-lord"),
        case(trophy, "take-trophy eye white", "house-not-here", house="eye"),
        case(
            trophy_of_that_player,
            "take-trophy blade flame",
            "other-hall-only",
            card="lich",
            house="blade",
        ),
    ],
)
def test_an_action_is_refused_for_a_reason(
    table: Callable[[], Table], notation: str, reason: Reason
) -> None:
    laid = table()
    assert laid.refusal(notation) == reason
    texts = {language: TITLE.explain(reason, language) for language in ("en", "fr")}
    assert texts["en"] != texts["fr"]
    for language, text in texts.items():
        names = TITLE.named(reason.args, language).values()
        assert not [name for name in names if isinstance(name, str) and name not in text]


@pytest.mark.parametrize("table", MOMENTS)
def test_an_action_is_legal_or_there_is_a_reason(table: Callable[[], Table]) -> None:
    laid = table()
    legal = laid.game.legal_actions()
    assert legal
    for action in range(len(TITLE.actions)):
        reason = laid.game.why_not(action)
        assert (reason is None) == (action in legal)
        for language in ("en", "fr"):
            assert reason is None or TITLE.explain(reason, language)


def test_the_moments_are_those_of_all_decisions() -> None:
    assert {moment().asked()[1] for moment in MOMENTS} == set(TITLE.decisions)


@pytest.mark.parametrize(
    "notation", ["deploy gauntlgrym--wormwrithings-0", "play card:matron", "choose 3", "fly"]
)
def test_what_is_no_action_of_the_game_is_unknown(notation: str) -> None:
    with pytest.raises(UnknownAction):
        lay().play(notation)
