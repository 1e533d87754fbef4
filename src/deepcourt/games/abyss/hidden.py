"""What a seat does not know, dealt anew.

Hidden are the order of the decks, the hands and tokens of others, and the cards of the Council:
of a pile only its race and size are known. All cards that a seat does not see are one pool, and
every way to deal it is equally likely. Who has declined for the rest of a turn has told nobody: in
the worlds of others they are asked again.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from .constants import *


def redeal_hidden(table: AbyssTable, seat: int) -> None:
    """Deal the hidden cards and tokens again, until whoever decides can do something: who is
    paying has the cards for it, and who must attack too."""
    if table.over:
        return
    forget_intentions(table, seat)
    deal_tokens(table, seat)
    deal_new_tokens(table, seat)
    deal_cards(table, seat)
    while seat != table.seat and table.list_actions() == 0:
        deal_cards(table, seat)


def forget_intentions(table: AbyssTable, seat: int) -> None:
    """Others have declined what was offered, and no more."""
    for other in range(table.players):
        if other != seat:
            table.declined &= ~(1 << other)


def deal_cards(table: AbyssTable, seat: int) -> None:
    """The Council first, each pile from its race; then the hands; the rest is the deck."""
    left = 0
    for card in range(ALLIES):
        table.deck[card] += table.council[card]
        table.council[card] = 0
        for other in range(table.players):
            if other != seat:
                table.deck[card] += table.hand[other][card]
                table.hand[other][card] = 0
        left += table.deck[card]
    for race in range(RACES):
        of_race = 0
        for ally in range(race * KINDS, race * KINDS + KINDS):
            of_race += table.deck[ally]
        for taken in range(table.council_size[race]):
            ally = table.draw_kind(table.deck, race * KINDS, of_race - taken)
            table.council[ally] += 1
        left -= table.council_size[race]
    for other in range(table.players):
        if other != seat:
            size = table.hand_size[other]
            table.hand_size[other] = 0
            for race in range(RACES):
                table.race_value[other][race] = 0
            for _ in range(size):
                table.add_to_hand(other, table.draw_kind(table.deck, 0, left))
                left -= 1


def deal_tokens(table: AbyssTable, seat: int) -> None:
    """Monster tokens with influence: those of the others and those still face down."""
    for token in range(TOKEN_KINDS):
        for other in range(table.players):
            if other != seat:
                table.token_bag[token] += table.tokens[other][token]
    for other in range(table.players):
        if other != seat:
            count = 0
            for token in range(TOKEN_KINDS):
                count += table.tokens[other][token]
                table.tokens[other][token] = 0
            for _ in range(count):
                table.draw_token(other)


def deal_new_tokens(table: AbyssTable, seat: int) -> None:
    """The new tokens likewise; of those just taken only their number is known."""
    fresh = 0
    for token in range(NEW_TOKEN_KINDS):
        for other in range(table.players):
            if other != seat:
                table.new_bag[token] += table.new_tokens[other][token]
        if seat != table.active:
            fresh += table.fresh[token]
            table.fresh[token] = 0
    for other in range(table.players):
        if other != seat:
            count = 0
            for token in range(NEW_TOKEN_KINDS):
                count += table.new_tokens[other][token]
                table.new_tokens[other][token] = 0
            for drawn in range(count):
                token = table.draw_new_token(other)
                if other == table.active and drawn < fresh:
                    table.fresh[token] += 1
