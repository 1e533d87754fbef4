"""Where scenarios play, for two players: what stands on the map around seat 0."""

from __future__ import annotations

# Seat 0 stands at Eryndlyn, seat 1 at Ched Nasad; of the white troops only the one on the route to
# Araumycos is within reach.
APART = {"eryndlyn": "flame", "ched-nasad": "spider"}

# Nobody is near.
ALONE = {"eryndlyn": "flame", "araumycos--eryndlyn-0": ""}

# Seat 0 is face to face with others at Araumycos, and near white troops on the routes around.
MET = {"araumycos": "flame white spider*2"}
AROUND_ARAUMYCOS = [
    "labyrinth--araumycos-1 white",
    "chasmleap-bridge--araumycos-0 white",
    "araumycos--ched-nasad-0 white",
    "araumycos--eryndlyn-0 white",
]

# The sites of all spies of a player.
ALL_FIVE = "araumycos skullport kanaglym everfire llacerellyn"
