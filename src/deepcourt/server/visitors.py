"""Visitors: from where each player was seen last."""

from __future__ import annotations

from collections import OrderedDict

from .limits import Client

MOST_REMEMBERED = 50_000


class Visitors:
    """The players who asked something of late, and their addresses."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[int, str] = OrderedDict()

    def note(self, client: Client) -> None:
        """Somebody asks something."""
        if client.player is None:
            return
        self._addresses[client.player] = client.address
        self._addresses.move_to_end(client.player)
        if len(self._addresses) > MOST_REMEMBERED:
            self._addresses.popitem(last=False)

    def client(self, player: int) -> Client:
        """A player with the address they were seen at, if they were."""
        return Client(self._addresses.get(player, ""), player)
