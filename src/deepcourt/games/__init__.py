"""The games of the house. Importing this package makes them known to `deepcourt.new`."""

from ..core.titles import register
from .conspiracy.title import ConspiracyTitle

register(ConspiracyTitle())
