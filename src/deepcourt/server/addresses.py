"""Addresses: whose they are, which of them count as one, and how many there are of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
LONGEST_ADDRESS = 64  # characters; nothing longer is worth reading


def read_address(text: str) -> Address | None:
    """An address of IPv4 or IPv6, without brackets; an IPv4 address inside IPv6 is the former."""
    if len(text) > LONGEST_ADDRESS:
        return None
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(4096)
def counted_as(host: str) -> str:
    """What limits count: an IPv4 address, but the /64 network of an IPv6 address, for whoever has
    one address of it has all of them."""
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, 64), strict=False))
    return host if address is None else str(address)


class Networks:
    """A set of addresses, given as addresses and networks: `10.0.0.1`, `10.0.0.0/8`, `::1`."""

    def __init__(self, given: Iterable[str]) -> None:
        self._networks = [ip_network(one) for one in given]
        self._has = lru_cache(4096)(self._look_up)

    def __contains__(self, host: str) -> bool:
        return bool(self._networks) and self._has(host)

    def _look_up(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)


class Crowd:
    """How many are here from each address; from none of them more than so many."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count one more; False if there are too many already."""
        address = counted_as(host)
        if self.most is not None and self._here[address] >= self.most:
            return False
        self._here[address] += 1
        return True

    def leave(self, host: str) -> None:
        address = counted_as(host)
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]
