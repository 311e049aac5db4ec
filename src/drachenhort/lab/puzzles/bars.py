"""What a position must come to before it is a puzzle, and how long it is looked at."""

from typing import Final

SIFTED_WITH: Final = 100
TRIED_WITH: Final = 500
JUDGED_WITH: Final = 3000
CHECKED_WITH: Final = 8000
EXPLAINED_WITH: Final = 600

PROMISING: Final = 0.1
"""The tempting move must lose so much in the first sieve before anybody looks closer."""

TEMPTING_LOSES: Final = 0.12
"""What the tempting move loses at least, on average, in a puzzle."""

CLEARLY: Final = 0.04
"""The lower end of what every other move loses."""

LEAST_CHANCE: Final = 0.12
"""Below it all is lost anyway."""

LATE: Final = 60
"""So many choices of each game are looked at, its last ones."""

TRIES: Final = 8
"""So often each level tries to solve it."""

APART: Final = 6
"""So many decisions of one game lie between two puzzles at least."""

RIVALS: Final = 4
"""So many moves are tried as often as the best one, to the end."""
