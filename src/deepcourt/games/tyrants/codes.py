"""The numbers of the interpreter: what an instruction does, and what is remembered meanwhile.

`programs.py` says which instruction needs which of them.
"""

from __future__ import annotations

from .board import SPIES
from .grammar import Aspect

# -- where a card lies that was played in this turn
(
    IN_PLAY,
    IN_MARKET,  # played from there
    IN_CIRCLE,  # played from there
    GONE,
    EITHER,  # gone, or in play while an equal card is gone: which of the two is left open
) = range(5)
FATES = EITHER  # those that are seen; EITHER is seen as GONE

# -- what an instruction does
(
    DO_END,
    DO_CHOOSE,
    DO_AGAIN,
    DO_PAY,
    DO_FOCUS,
    DO_IF_COUNT,
    DO_IF_TROOP,
    DO_IF_SPY,
    DO_IF_LOSS,
    DO_AT_END,
    DO_GAIN,
    DO_DRAW,
    DO_DEPLOY,
    DO_ASSASSINATE,
    DO_SUPPLANT,
    DO_MOVE,
    DO_RETURN,
    DO_PLACE_SPY,
    DO_DEVOUR_MARKET,
    DO_SWAP_WITH_MARKET,
    DO_PROMOTE,
    DO_PROMOTE_TOP,
    DO_PROMOTE_THIS,
    DO_PROMOTE_DISCARDED,
    DO_PROMOTE_ANY,
    DO_PROMOTE_INSTEAD,
    DO_DISCARD_DECK,
    DO_RECRUIT_FREE,
    DO_TAKE_OUTCASTS,
    DO_DISCARD,
    DO_REDEPLOY,
    DO_PLAY_MARKET,
    DO_PLAY_CIRCLE,
    DO_SELL_DEVOURED,
    DO_RETURN_TO_SUPPLY,
) = range(35)

# -- resources
POWER, INFLUENCE, POINTS = range(3)

# -- what is counted
(
    ONCE,
    WHITE_TROPHIES,
    PLAYER_TROPHIES,
    TROPHIES,
    CIRCLE_CARDS,
    CONTROLLED_SITES,
    TOTAL_SITES,
    HELD_MARKERS,
    KILLS,
    PLACED_SPIES,
) = range(10)

# -- optional costs
COSTS = 6
PAY_SPY, PAY_SPIES, PAY_HAND, PAY_CIRCLE, PAY_THIS, PAY_DISCARD = range(COSTS)

# -- where an effect looks for troops
WITH_PRESENCE, ANYWHERE, THAT_SITE, ONE_SITE, RETURNED_SITES = range(5)

# -- which pieces are returned
OTHERS_PIECES, ENEMY_SPY, ANY_PIECES = range(3)

# -- which players it is about
YOU, EACH_OPPONENT, CHOSEN_OPPONENT, THAT_PLAYER, THAT_OPPONENT = range(5)
WITH_TROOP_THERE, WITH_TROOP_ADJACENT = 1, 2  # and of these, those with

# -- which cards it is about: those of an aspect, or
ASPECTS = len(Aspect)
NO_ASPECT = ASPECTS
ANY_CARD = ASPECTS + 1
UNDEAD_CARDS = ASPECTS + 2

# -- what is remembered while a card resolves
(
    RUN_CODE,  # the instruction that comes next, or waits for an answer
    RUN_SEAT,
    RUN_CARD,
    RUN_PLAYED,  # its number among the cards played in this turn, NOT_PLAYED for a reaction
    RUN_SITE,  # that site
    RUN_ANCHOR,  # the one site of several kills
    RUN_LEFT,  # how often the instruction is still to be done, 0 before it begins
    RUN_TIMES,  # the same for a choice
    RUN_KILLS,
    RUN_VICTIM,  # the colour of the troop assassinated last, NO_COLOUR
    RUN_FORCER,  # that opponent
    RUN_WHOM,  # that player, or the one that was chosen
    RUN_FROM,  # where the moved troop stands, whose hall the trophy lies in, which card was played
    RUN_FIGURE,  # the colour of the troop that was lifted or taken, NO_COLOUR
    RUN_BACK,  # spies returned
) = range(15)
RUN_RETURNED = RUN_BACK + 1  # their sites, in order
RUN_PLACED = RUN_RETURNED + SPIES  # troops deployed, up to two
RUN_DEPLOYED = RUN_PLACED + 1  # where
RUN_FIELDS = RUN_DEPLOYED + 2
NOT_PLAYED = 255
NO_SEAT = 9
