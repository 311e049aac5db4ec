"""Steps as positions and views tell them."""

from typing import Final

from drachenhort.core.form import Form
from drachenhort.core.shapes import Count
from drachenhort.games.drachensachen.data import MAX_SEATS
from drachenhort.games.drachensachen.domains import KIND, SEAT

SKIP: Final[Form] = Form("skip", "4.3", {"seat": SEAT, "skips": Count(1, MAX_SEATS - 1)})
EFFECTS: Final[Form] = Form("effects", "8", {"seat": SEAT, "card": KIND, "count": Count(1, 3)})
