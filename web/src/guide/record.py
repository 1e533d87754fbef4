"""Records the lessons of all guides: `python web/src/guide/record.py`."""

from __future__ import annotations

import abyss.lessons
import conspiracy.lessons
import tyrants.lessons
from recording import write

if __name__ == "__main__":
    write("abyss", abyss.lessons.lessons())
    write("conspiracy", conspiracy.lessons.lessons())
    write("tyrants", tyrants.lessons.lessons())
