"""Which events mean that somebody took a card. The rest about cards follows from a title's data."""

from __future__ import annotations

TAKINGS = {
    "conspiracy": ("lord-placed", "location-taken"),
    "abyss": (
        "ally-bought",
        "ally-taken",
        "ally-drawn",  # with a pile of the Council
        "lord-recruited",
        "lord-taken",
        "location-taken",
        "location-replaced",  # the Black Smokers by it
        "leviathan-slain",
    ),
    "tyrants": ("card-recruited", "card-recruited-free", "devoured-card-recruited"),
}
