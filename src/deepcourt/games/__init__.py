"""The games of the house. Importing this package makes them known to `deepcourt.new_game`."""

from ..core.titles import register
from .abyss.title import AbyssTitle
from .conspiracy.title import ConspiracyTitle
from .tyrants.title import TyrantsTitle

register(ConspiracyTitle())
register(AbyssTitle())
register(TyrantsTitle())
