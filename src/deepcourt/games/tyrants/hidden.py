"""What a seat does not know, dealt anew.

Hidden are the order of every deck and the hands of others. Which cards somebody has in deck and
hand together is known: they are dealt anew between the two, in every way that is equally likely.
"""

from __future__ import annotations

from .table import TyrantsTable


def redeal_hidden(table: TyrantsTable, seat: int) -> None:
    """Deal the hidden cards of a game that goes on again.

    Every pile is first brought into an order that tells nothing, also the open ones: nobody sees
    the order in which they lie.
    """
    if table.over:
        return
    sort_pile(table.market, table.market_size)
    table.shuffle(table.market, table.market_size)
    for other in range(table.players):
        held = table.hand_size[other]
        sort_pile(table.discard[other], table.discard_size[other])
        sort_pile(table.hand[other], held)
        if other != seat:
            for number in range(held):
                table.deck[other][table.deck_size[other]] = table.hand[other][number]
                table.deck_size[other] += 1
        sort_pile(table.deck[other], table.deck_size[other])
        table.shuffle(table.deck[other], table.deck_size[other])
        if other != seat:
            for number in range(held):
                table.deck_size[other] -= 1
                table.hand[other][number] = table.deck[other][table.deck_size[other]]


def sort_pile(pile: bytearray, size: int) -> None:
    for number in range(1, size):
        card = pile[number]
        place = number
        while place and pile[place - 1] > card:
            pile[place] = pile[place - 1]
            place -= 1
        pile[place] = card
