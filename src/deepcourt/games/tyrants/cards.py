"""The cards: 125 kinds, 340 in all, as a table; their effects are read when this is imported."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ...core.vocabulary import Noun
from .grammar import Aspect, Creature
from .parser import read

if TYPE_CHECKING:
    from .documents import MinionCard


class Deck(StrEnum):
    """Where a card lies before it belongs to anybody."""

    STARTER = "starter"
    CORE = "core"
    DROW = "drow"
    DRAGONS = "dragons"
    ELEMENTALS = "elementals"
    DEMONS = "demons"
    ABERRATIONS = "aberrations"
    UNDEAD = "undead"


HALF_DECKS = tuple(deck for deck in Deck if deck not in (Deck.STARTER, Deck.CORE))
DECKS = len(HALF_DECKS)
PAIRS = DECKS * (DECKS - 1) // 2  # of half-decks
DEMONS = HALF_DECKS.index(Deck.DEMONS)
HALF_DECK_SIZE = 40
CHOSEN_HALF_DECKS = 2
NOBLES = 7  # of each player
SOLDIERS = 3
STARTING_DECK = {"noble": NOBLES, "soldier": SOLDIERS}


@dataclass(frozen=True)
class Card:
    """A card and its figures; what has no cost cannot be recruited by paying."""

    id: str
    deck: Deck
    aspect: Aspect | None
    creature: Creature
    cost: int | None
    points: int  # in the deck, the hand or the discard pile at the end of the game
    inner_points: int  # in the inner circle
    copies: int
    effect: str  # in the words of grammar.py


# fmt: off
CARD_TABLE = (
    # the starting decks
    Card("noble", Deck.STARTER, Aspect.OBEDIENCE, Creature.DROW, None, 0, 1, 28,
         "+1 influence"),
    Card("soldier", Deck.STARTER, Aspect.OBEDIENCE, Creature.DROW, None, 0, 1, 12,
         "+1 power"),
    # the stacks that are always there
    Card("house-guard", Deck.CORE, Aspect.OBEDIENCE, Creature.DROW, 3, 1, 3, 15,
         "+2 power"),
    Card("priestess-of-lolth", Deck.CORE, Aspect.OBEDIENCE, Creature.DROW, 2, 1, 2, 15,
         "+2 influence"),
    Card("insane-outcast", Deck.CORE, None, Creature.DROW, None, -1, 0, 30,
         "cost: discard 1 card from hand -> [return this card to outcast supply]; static: "
         "if this card would be devoured or promoted, return it to outcast supply instead"),
    # Drow
    Card("advance-scout", Deck.DROW, Aspect.CONQUEST, Creature.DROW, 3, 1, 3, 3,
         "supplant 1 white troop"),
    Card("advocate", Deck.DROW, Aspect.AMBITION, Creature.DROW, 2, 1, 2, 4,
         "choose one: [+2 influence] | [eot: promote 1 other card played this turn]"),
    Card("blackguard", Deck.DROW, Aspect.MALICE, Creature.DROW, 3, 1, 3, 4,
         "choose one: [+2 power] | [assassinate 1 troop]"),
    Card("bounty-hunter", Deck.DROW, Aspect.MALICE, Creature.DROW, 4, 2, 4, 2,
         "+3 power"),
    Card("chosen-of-lolth", Deck.DROW, Aspect.AMBITION, Creature.DROW, 4, 2, 4, 2,
         "return 1 other-player troop or spy; eot: promote 1 other card played this turn"),
    Card("council-member", Deck.DROW, Aspect.AMBITION, Creature.DROW, 6, 3, 6, 1,
         "move up to 2 enemy troop; eot: promote 1 other card played this turn"),
    Card("deathblade", Deck.DROW, Aspect.MALICE, Creature.DROW, 6, 3, 6, 1,
         "assassinate 2 troop"),
    Card("doppelganger", Deck.DROW, Aspect.MALICE, Creature.DOPPELGANGER, 5, 3, 5, 2,
         "supplant 1 troop"),
    Card("drow-negotiator", Deck.DROW, Aspect.AMBITION, Creature.DROW, 3, 1, 2, 2,
         "if >=4 cards in your inner circle: +3 influence; eot: promote 1 other card "
         "played this turn"),
    Card("infiltrator", Deck.DROW, Aspect.GUILE, Creature.DROW, 3, 1, 2, 2,
         "place 1 spy; if another player's troop at that site: +1 power"),
    Card("information-broker", Deck.DROW, Aspect.GUILE, Creature.DROW, 5, 2, 5, 2,
         "choose one: [place 1 spy] | [cost: return own spy -> [draw 3]]"),
    Card("inquisitor", Deck.DROW, Aspect.MALICE, Creature.DROW, 3, 2, 4, 1,
         "choose one: [+2 influence] | [assassinate 1 troop]"),
    Card("master-of-melee-magthere", Deck.DROW, Aspect.CONQUEST, Creature.DROW, 5, 2, 5, 2,
         "choose one: [deploy 4] | [supplant 1 white troop anywhere]"),
    Card("masters-of-sorcere", Deck.DROW, Aspect.GUILE, Creature.DROW, 5, 2, 5, 1,
         "choose one: [place 2 spy] | [cost: return own spy -> [+4 power]]"),
    Card("matron-mother", Deck.DROW, Aspect.AMBITION, Creature.DROW, 6, 3, 6, 1,
         "put deck into discard; promote 1 card from discard"),
    Card("mercenary-squad", Deck.DROW, Aspect.CONQUEST, Creature.DROW, 3, 1, 4, 2,
         "deploy 3"),
    Card("spellspinner", Deck.DROW, Aspect.GUILE, Creature.DROW, 3, 1, 3, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [supplant 1 troop at that "
         "site]]"),
    Card("spy-master", Deck.DROW, Aspect.GUILE, Creature.DROW, 2, 1, 2, 2,
         "place 1 spy"),
    Card("underdark-ranger", Deck.DROW, Aspect.CONQUEST, Creature.DROW, 4, 2, 4, 2,
         "assassinate 2 white troop"),
    Card("weaponmaster", Deck.DROW, Aspect.CONQUEST, Creature.DROW, 6, 3, 6, 1,
         "choose 3x: [deploy 1] | [assassinate 1 white troop]"),
    # Dragons
    Card("black-dragon", Deck.DRAGONS, Aspect.CONQUEST, Creature.DRAGON, 7, 3, 7, 1,
         "supplant 1 white troop anywhere; +1 vp per 3 white troops in your trophy hall"),
    Card("black-wyrmling", Deck.DRAGONS, Aspect.CONQUEST, Creature.DRAGON, 3, 1, 4, 2,
         "+1 influence; assassinate 1 white troop"),
    Card("blue-dragon", Deck.DRAGONS, Aspect.AMBITION, Creature.DRAGON, 8, 4, 8, 1,
         "eot: [promote up to 2 other cards played this turn; +1 vp per 3 cards in your "
         "inner circle]"),
    Card("blue-wyrmling", Deck.DRAGONS, Aspect.AMBITION, Creature.DRAGON, 5, 2, 4, 2,
         "+3 influence; return 1 other-player troop or spy"),
    Card("cleric-of-laogzed", Deck.DRAGONS, Aspect.AMBITION, Creature.TROGLODYTE, 4, 2, 4, 2,
         "move 1 enemy troop; eot: promote 1 other card played this turn"),
    Card("cult-fanatic", Deck.DRAGONS, Aspect.AMBITION, Creature.HALF_DRAGON, 3, 1, 4, 2,
         "+2 influence; may devour 1 market card"),
    Card("dragon-cultist", Deck.DRAGONS, Aspect.MALICE, Creature.HUMAN, 3, 1, 4, 4,
         "choose one: [+2 power] | [+2 influence]"),
    Card("dragonclaw", Deck.DRAGONS, Aspect.MALICE, Creature.HUMAN, 4, 1, 3, 2,
         "assassinate 1 troop; if >=5 player troops in your trophy hall: +2 power"),
    Card("enchanter-of-thay", Deck.DRAGONS, Aspect.GUILE, Creature.HUMAN, 4, 1, 3, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [+4 power]]"),
    Card("green-dragon", Deck.DRAGONS, Aspect.GUILE, Creature.DRAGON, 7, 3, 7, 1,
         "choose one: [place 1 spy; supplant 1 troop at that site] | [cost: return own "
         "spy -> [supplant 1 troop at that site; +1 vp per 1 control markers you hold]]"),
    Card("green-wyrmling", Deck.DRAGONS, Aspect.GUILE, Creature.DRAGON, 4, 2, 4, 2,
         "place 1 spy; if another player's troop at that site: +2 influence"),
    Card("kobold", Deck.DRAGONS, Aspect.CONQUEST, Creature.KOBOLD, 1, 1, 2, 3,
         "choose one: [deploy 1] | [assassinate 1 white troop]"),
    Card("rath-modar", Deck.DRAGONS, Aspect.GUILE, Creature.HUMAN, 6, 2, 5, 1,
         "draw 2; place 1 spy"),
    Card("red-dragon", Deck.DRAGONS, Aspect.MALICE, Creature.DRAGON, 8, 4, 8, 1,
         "supplant 1 troop; return 1 enemy spy; +1 vp per 1 sites under your total control"),
    Card("red-wyrmling", Deck.DRAGONS, Aspect.MALICE, Creature.DRAGON, 5, 3, 5, 2,
         "+2 power; +2 influence"),
    Card("severin-silrajin", Deck.DRAGONS, Aspect.MALICE, Creature.HUMAN, 7, 4, 8, 1,
         "+5 power"),
    Card("watcher-of-thay", Deck.DRAGONS, Aspect.GUILE, Creature.HUMAN, 3, 2, 3, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [+3 influence]]"),
    Card("white-dragon", Deck.DRAGONS, Aspect.CONQUEST, Creature.DRAGON, 6, 2, 5, 1,
         "deploy 3; +1 vp per 2 sites you control"),
    Card("white-wyrmling", Deck.DRAGONS, Aspect.CONQUEST, Creature.DRAGON, 2, 1, 3, 3,
         "deploy 2; may devour 1 market card"),
    Card("wyrmspeaker", Deck.DRAGONS, Aspect.AMBITION, Creature.DWARF, 3, 1, 3, 3,
         "+1 influence; eot: promote 1 other card played this turn"),
    # Elementals
    Card("aerisi-kalinoth", Deck.ELEMENTALS, Aspect.GUILE, Creature.ELF, 5, 2, 5, 1,
         "+1 power; place 1 spy; recruit free 1 guile card cost<=4"),
    Card("air-elemental", Deck.ELEMENTALS, Aspect.GUILE, Creature.ELEMENTAL, 3, 1, 2, 4,
         "choose one: [place 1 spy] | [cost: return own spy -> [deploy 3]]; focus(guile): "
         "draw 1"),
    Card("air-elemental-myrmidon", Deck.ELEMENTALS, Aspect.GUILE, Creature.ELEMENTAL, 4, 1, 3, 2,
         "place 1 spy; eot: promote 1 obedience card played this turn"),
    Card("black-earth-cultist", Deck.ELEMENTALS, Aspect.AMBITION, Creature.HUMAN, 2, 1, 2, 4,
         "eot: promote 1 other card played this turn; focus(ambition): +2 influence"),
    Card("crushing-wave-cultist", Deck.ELEMENTALS, Aspect.CONQUEST, Creature.HUMAN, 3, 1, 4, 3,
         "assassinate 1 white troop; focus(conquest): deploy 2"),
    Card("earth-elemental", Deck.ELEMENTALS, Aspect.AMBITION, Creature.ELEMENTAL, 3, 1, 3, 2,
         "+1 influence; return 1 other-player troop or spy; focus(ambition): draw 1"),
    Card("earth-elemental-myrmidon", Deck.ELEMENTALS, Aspect.AMBITION, Creature.ELEMENTAL,
         4, 2, 4, 2,
         "+2 influence; eot: promote 1 other card played this turn"),
    Card("eternal-flame-cultist", Deck.ELEMENTALS, Aspect.MALICE, Creature.HUMAN, 4, 2, 4, 3,
         "assassinate 1 troop; focus(malice): +2 power"),
    Card("fire-elemental", Deck.ELEMENTALS, Aspect.MALICE, Creature.ELEMENTAL, 3, 1, 3, 3,
         "choose one: [+2 power] | [+2 influence]; focus(malice): draw 1"),
    Card("fire-elemental-myrmidon", Deck.ELEMENTALS, Aspect.MALICE, Creature.ELEMENTAL, 4, 1, 3, 2,
         "+2 power; eot: promote 1 obedience card played this turn"),
    Card("gar-shatterkeel", Deck.ELEMENTALS, Aspect.CONQUEST, Creature.HUMAN, 5, 2, 5, 1,
         "deploy 3; recruit free 1 conquest card cost<=4"),
    Card("howling-hatred-cultist", Deck.ELEMENTALS, Aspect.GUILE, Creature.HUMAN, 3, 1, 3, 2,
         "choose one: [place 1 spy] | [cost: return own spy -> [+3 influence]]; "
         "focus(guile): +1 power"),
    Card("imix", Deck.ELEMENTALS, Aspect.MALICE, Creature.ELEMENTAL_PRINCE, 6, 3, 6, 1,
         "+4 power; focus(malice): +2 power"),
    Card("marlos-urnrayle", Deck.ELEMENTALS, Aspect.AMBITION, Creature.MEDUSA, 5, 2, 5, 1,
         "+1 influence; eot: promote 1 other card played this turn; recruit free 1 "
         "ambition card cost<=4"),
    Card("ogremoch", Deck.ELEMENTALS, Aspect.AMBITION, Creature.ELEMENTAL_PRINCE, 6, 3, 7, 1,
         "+2 influence; eot: promote 1 other card played this turn; focus(ambition): "
         "[eot: promote 1 other card played this turn]"),
    Card("olhydra", Deck.ELEMENTALS, Aspect.CONQUEST, Creature.ELEMENTAL_PRINCE, 6, 3, 6, 1,
         "supplant 1 white troop anywhere; focus(conquest): deploy 2"),
    Card("vanifer", Deck.ELEMENTALS, Aspect.MALICE, Creature.TIEFLING, 5, 2, 5, 1,
         "assassinate 1 troop; recruit free 1 malice card cost<=4"),
    Card("water-elemental", Deck.ELEMENTALS, Aspect.CONQUEST, Creature.ELEMENTAL, 2, 1, 2, 3,
         "deploy 2; focus(conquest): draw 1"),
    Card("water-elemental-myrmidon", Deck.ELEMENTALS, Aspect.CONQUEST, Creature.ELEMENTAL,
         4, 2, 4, 2,
         "assassinate 1 white troop; eot: promote 1 obedience card played this turn"),
    Card("yan-c-bin", Deck.ELEMENTALS, Aspect.GUILE, Creature.ELEMENTAL_PRINCE, 6, 3, 6, 1,
         "place 1 spy; assassinate 1 troop at that site; focus(guile): place 1 spy"),
    # Demons
    Card("balor", Deck.DEMONS, Aspect.CONQUEST, Creature.FIEND, 6, 3, 6, 1,
         "cost: devour 1 card from hand -> [supplant 1 white troop anywhere; deploy 1]"),
    Card("demogorgon", Deck.DEMONS, Aspect.CONQUEST, Creature.FIEND, 8, 5, 10, 1,
         "cost: devour 1 card from hand -> [supplant 2 white troop; each opponent "
         "recruits 2 outcast]"),
    Card("derro", Deck.DEMONS, Aspect.CONQUEST, Creature.DERRO, 3, 1, 4, 2,
         "supplant 1 white troop anywhere; you recruit 1 outcast"),
    Card("ettin", Deck.DEMONS, Aspect.CONQUEST, Creature.GIANT, 4, 1, 2, 3,
         "choose one: [deploy 3] | [assassinate 2 white troop]"),
    Card("ghoul", Deck.DEMONS, Aspect.MALICE, Creature.UNDEAD, 4, 2, 4, 3,
         "+2 power; each opponent recruits 1 outcast"),
    Card("gibbering-mouther", Deck.DEMONS, Aspect.CONQUEST, Creature.ABERRATION, 2, 1, 3, 3,
         "deploy 2; chosen opponent with a troop adjacent to a just-deployed troop "
         "recruits 1 outcast"),
    Card("glabrezu", Deck.DEMONS, Aspect.MALICE, Creature.FIEND, 5, 2, 4, 1,
         "cost: devour 1 card from hand -> [assassinate 2 troop]"),
    Card("grazzt", Deck.DEMONS, Aspect.GUILE, Creature.FIEND, 6, 2, 5, 1,
         "choose one: [place 2 spy] | [cost: return any number of own spies -> [supplant "
         "1 troop at each returned spy's site]]"),
    Card("hezrou", Deck.DEMONS, Aspect.AMBITION, Creature.FIEND, 3, 1, 3, 2,
         "move 1 enemy troop; promote top card of deck"),
    Card("jackalwere", Deck.DEMONS, Aspect.GUILE, Creature.SHAPECHANGER, 4, 2, 4, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [+2 power; +2 influence]]"),
    Card("marilith", Deck.DEMONS, Aspect.MALICE, Creature.FIEND, 6, 2, 5, 2,
         "cost: devour 1 card from hand -> [+5 power]"),
    Card("mind-flayer", Deck.DEMONS, Aspect.MALICE, Creature.ILLITHID, 3, 1, 3, 3,
         "cost: devour 1 card from hand -> [choose one: [+3 influence] | [assassinate 1 "
         "troop]]"),
    Card("myconid-adult", Deck.DEMONS, Aspect.AMBITION, Creature.MYCONID, 3, 1, 3, 3,
         "+2 influence; chosen opponent recruits 1 outcast"),
    Card("myconid-sovereign", Deck.DEMONS, Aspect.AMBITION, Creature.MYCONID, 4, 2, 5, 2,
         "chosen opponent recruits 1 outcast; eot: promote 1 other card played this turn"),
    Card("nalfeshnee", Deck.DEMONS, Aspect.AMBITION, Creature.FIEND, 5, 2, 5, 2,
         "+3 influence; promote top card of deck"),
    Card("night-hag", Deck.DEMONS, Aspect.GUILE, Creature.FIEND, 3, 1, 3, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [draw 2]]"),
    Card("orcus", Deck.DEMONS, Aspect.MALICE, Creature.FIEND, 8, 5, 10, 1,
         "cost: devour 1 card from hand -> [assassinate 2 troop; may redeploy up to 2 "
         "trophy troop from any trophy hall anywhere]"),
    Card("succubus", Deck.DEMONS, Aspect.GUILE, Creature.FIEND, 5, 2, 5, 2,
         "cost: devour 1 card from hand -> [place 1 spy; assassinate 1 troop at that site]"),
    Card("vrock", Deck.DEMONS, Aspect.GUILE, Creature.FIEND, 5, 2, 4, 1,
         "choose one: [place 1 spy] | [cost: return own spy -> [+5 power]]"),
    Card("zuggtmoy", Deck.DEMONS, Aspect.AMBITION, Creature.FIEND, 6, 3, 6, 1,
         "cost: devour 1 card from inner circle -> [+3 influence; eot: promote up to 2 "
         "other cards played this turn]"),
    # Aberrations
    Card("aboleth", Deck.ABERRATIONS, Aspect.GUILE, Creature.ABERRATION, 7, 4, 7, 1,
         "choose one: [place 2 spy] | [draw 1 per own spy on board]"),
    Card("ambassador", Deck.ABERRATIONS, Aspect.AMBITION, Creature.ILLITHID, 3, 1, 3, 4,
         "eot: promote 1 other card played this turn; when an opponent makes you discard "
         "this: [may promote this card instead of discarding it]"),
    Card("beholder", Deck.ABERRATIONS, Aspect.MALICE, Creature.ABERRATION, 5, 3, 6, 1,
         "assassinate 1 troop; +1 power per 3 troops in your trophy hall"),
    Card("brainwashed-slave", Deck.ABERRATIONS, Aspect.GUILE, Creature.ABERRATION, 4, 2, 3, 2,
         "choose one: [place 1 spy] | [cost: return own spy -> [+2 power; +2 influence]]"),
    Card("chuul", Deck.ABERRATIONS, Aspect.GUILE, Creature.ABERRATION, 3, 1, 4, 2,
         "place 1 spy; each opponent with a troop at that site and >3 cards in hand discards 1"),
    Card("cloaker", Deck.ABERRATIONS, Aspect.GUILE, Creature.ABERRATION, 2, 1, 3, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [assassinate 1 troop at "
         "that site]]"),
    Card("cranium-rats", Deck.ABERRATIONS, Aspect.CONQUEST, Creature.BEAST, 2, 1, 3, 3,
         "deploy 2; chosen opponent with >3 cards in hand discards 1"),
    Card("death-tyrant", Deck.ABERRATIONS, Aspect.MALICE, Creature.ABERRATION, 7, 3, 6, 1,
         "assassinate up to 3 troop at one site; +1 influence per 1 troops assassinated "
         "by this card"),
    Card("elder-brain", Deck.ABERRATIONS, Aspect.AMBITION, Creature.ABERRATION, 7, 4, 9, 1,
         "promote top card of deck; play 1 card from inner circle as if from hand then "
         "return it there"),
    Card("gauth", Deck.ABERRATIONS, Aspect.MALICE, Creature.ABERRATION, 3, 2, 3, 2,
         "choose one: [+2 influence] | [draw 1; chosen opponent with >3 cards in hand "
         "discards 1]"),
    Card("grimlock", Deck.ABERRATIONS, Aspect.CONQUEST, Creature.GRIMLOCK, 1, 0, 1, 2,
         "deploy 1; when an opponent makes you discard this: [draw 2]"),
    Card("intellect-devourer", Deck.ABERRATIONS, Aspect.AMBITION, Creature.ABERRATION, 4, 1, 3, 2,
         "choose one: [+3 influence] | [return up to 2 any-player troop or spy]"),
    Card("mindwitness", Deck.ABERRATIONS, Aspect.MALICE, Creature.ABERRATION, 3, 1, 3, 3,
         "assassinate 1 troop; if that troop belonged to another player: [that player "
         "with >3 cards in hand discards 1]"),
    Card("neogi", Deck.ABERRATIONS, Aspect.CONQUEST, Creature.ABERRATION, 7, 4, 8, 1,
         "deploy 4; eot: each opponent discards 1"),
    Card("nothic", Deck.ABERRATIONS, Aspect.GUILE, Creature.ABERRATION, 3, 1, 3, 2,
         "choose one: [place 1 spy] | [cost: return own spy -> [draw 1; each opponent "
         "with >3 cards in hand discards 1]]"),
    Card("puppeteer", Deck.ABERRATIONS, Aspect.AMBITION, Creature.ILLITHID, 5, 2, 6, 2,
         "+2 influence; eot: promote 1 other card played this turn"),
    Card("quaggoth", Deck.ABERRATIONS, Aspect.CONQUEST, Creature.QUAGGOTH, 5, 2, 4, 2,
         "assassinate 1 per site you control white troop"),
    Card("spectator", Deck.ABERRATIONS, Aspect.MALICE, Creature.ABERRATION, 4, 2, 3, 3,
         "+2 power; +1 influence"),
    Card("ulitharid", Deck.ABERRATIONS, Aspect.AMBITION, Creature.ILLITHID, 6, 3, 6, 1,
         "play 1 market card cost<=4 as if from hand then devour it"),
    Card("umber-hulk", Deck.ABERRATIONS, Aspect.CONQUEST, Creature.MONSTROSITY, 4, 2, 4, 2,
         "deploy 3; when an opponent makes you discard this: [that opponent discards 1]"),
    # Undead
    Card("banshee", Deck.UNDEAD, Aspect.GUILE, Creature.UNDEAD, 4, 2, 4, 2,
         "place 1 spy; if another player's spy at that site: +3 power"),
    Card("carrion-crawler", Deck.UNDEAD, Aspect.MALICE, Creature.MONSTROSITY, 2, 0, 2, 2,
         "+3 power; devour 1 market card and put this card in its slot"),
    Card("conjurer", Deck.UNDEAD, Aspect.GUILE, Creature.HUMAN, 5, 2, 3, 3,
         "choose one: [place 1 spy] | [cost: return own spy -> [recruit free up to 2 any "
         "card cost<=3]]"),
    Card("cultist-of-myrkul", Deck.UNDEAD, Aspect.AMBITION, Creature.HUMAN, 2, 1, 2, 3,
         "choose one: [+2 influence] | [cost: devour this card -> [eot: promote up to 2 "
         "other cards played this turn]]"),
    Card("death-knight", Deck.UNDEAD, Aspect.MALICE, Creature.UNDEAD, 6, 3, 7, 1,
         "supplant 1 troop; +1 vp per 5 player troops in your trophy hall"),
    Card("flesh-golem", Deck.UNDEAD, Aspect.MALICE, Creature.CONSTRUCT, 3, 1, 3, 2,
         "+2 power; cost: devour this card -> [assassinate 1 troop]"),
    Card("ghost", Deck.UNDEAD, Aspect.GUILE, Creature.UNDEAD, 3, 1, 3, 2,
         "choose one: [place 1 spy] | [cost: return own spy -> [top devoured card counts "
         "as a market card until end of turn]]"),
    Card("high-priest-of-myrkul", Deck.UNDEAD, Aspect.AMBITION, Creature.HUMAN, 6, 3, 6, 1,
         "return 1 other-player troop or spy; eot: may promote any number of undead-type "
         "cards played this turn"),
    Card("lich", Deck.UNDEAD, Aspect.GUILE, Creature.UNDEAD, 7, 4, 7, 1,
         "place 1 spy; if another player's troop at that site: [may redeploy up to 2 "
         "trophy troop from that player's trophy hall]"),
    Card("minotaur-skeleton", Deck.UNDEAD, Aspect.CONQUEST, Creature.UNDEAD, 3, 1, 3, 2,
         "choose one: [deploy 3] | [cost: devour this card -> [assassinate up to 3 white "
         "troop at one site]]"),
    Card("mummy-lord", Deck.UNDEAD, Aspect.CONQUEST, Creature.UNDEAD, 6, 3, 6, 1,
         "choose 2x: [assassinate 1 white troop] | [redeploy 1 white trophy troop from "
         "any trophy hall anywhere]"),
    Card("necromancer", Deck.UNDEAD, Aspect.AMBITION, Creature.HUMAN, 5, 1, 4, 2,
         "choose one: [+3 influence] | [promote 1 from this card or hand or discard]"),
    Card("ogre-zombie", Deck.UNDEAD, Aspect.CONQUEST, Creature.UNDEAD, 4, 2, 4, 2,
         "supplant 1 white troop anywhere"),
    Card("ravenous-zombies", Deck.UNDEAD, Aspect.CONQUEST, Creature.UNDEAD, 3, 1, 2, 2,
         "+1 power; assassinate 1 white troop"),
    Card("revenant", Deck.UNDEAD, Aspect.MALICE, Creature.UNDEAD, 4, 1, 4, 1,
         "assassinate 2 troop; if >=8 troops in your trophy hall: promote this card"),
    Card("skeletal-horde", Deck.UNDEAD, Aspect.CONQUEST, Creature.UNDEAD, 2, 1, 2, 3,
         "deploy 2; cost: devour this card -> [deploy 3]"),
    Card("vampire", Deck.UNDEAD, Aspect.AMBITION, Creature.UNDEAD, 7, 4, 7, 1,
         "choose one: [supplant 1 troop] | [promote 1 card from discard; +1 vp per 3 "
         "cards in your inner circle]"),
    Card("vampire-spawn", Deck.UNDEAD, Aspect.AMBITION, Creature.UNDEAD, 2, 1, 3, 3,
         "+1 influence; return 1 other-player troop or spy"),
    Card("wight", Deck.UNDEAD, Aspect.MALICE, Creature.UNDEAD, 3, 1, 3, 4,
         "choose one: [+2 power] | [cost: devour 1 card from hand -> [supplant 1 troop]]"),
    Card("wraith", Deck.UNDEAD, Aspect.GUILE, Creature.UNDEAD, 2, 0, 1, 2,
         "place 1 spy; cost: devour this card -> [assassinate 1 troop at that site]"),
)
# fmt: on

CARD_IDS = tuple(card.id for card in CARD_TABLE)
PROGRAMS = tuple(read(card.id, card.effect) for card in CARD_TABLE)

CARDS = len(CARD_IDS)
NO_CARD = CARDS
NO_COST = 250  # cannot be recruited
NOBLE = CARD_IDS.index("noble")
SOLDIER = CARD_IDS.index("soldier")
# The stacks that are always there come one after the other.
HOUSE_GUARD = CARD_IDS.index("house-guard")
PRIESTESS = CARD_IDS.index("priestess-of-lolth")
OUTCAST = CARD_IDS.index("insane-outcast")
STACK_IDS = CARD_IDS[HOUSE_GUARD : OUTCAST + 1]  # cards that lie in stacks of their own
STACKS = len(STACK_IDS)
# The half-decks follow, with equally many different cards each.
FIRST_OF_HALF_DECKS = OUTCAST + 1
HALF_DECK = (CARDS - FIRST_OF_HALF_DECKS) // DECKS

CARD = Noun("card", CARD_IDS, is_card=True)
DECK = Noun("deck", tuple(Deck))
ASPECT = Noun("aspect", tuple(Aspect))
CREATURE = Noun("creature", tuple(Creature))


def card_list() -> list[MinionCard]:
    """Every card with its figures."""
    return [
        {
            "noun": "card",
            "id": card.id,
            "copies": card.copies,
            "deck": card.deck,
            "aspect": card.aspect,
            "creature": card.creature,
            "cost": card.cost,
            "points": card.points,
            "inner_points": card.inner_points,
        }
        for card in CARD_TABLE
    ]
