"""The hours in which somebody wants no message, by the clock where they live."""

from datetime import datetime, timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from drachenhort.server.base.errors import Cannot

MINUTES: Final = 24 * 60
ZONE: Final = "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$"

Minute = Annotated[int, Meta(ge=0, lt=MINUTES, description="Of the day, from 0.")]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one minute of the day until before another, perhaps of the next day; `zone` is a name such as Europe/Berlin."""

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=64, pattern=ZONE, examples=["Europe/Berlin"])]


def check_quiet(quiet: Quiet) -> Quiet:
    if quiet.begin == quiet.end:
        raise Cannot("malformed", "quiet hours end at another minute than they begin; without any send null")
    if _zone(quiet) is None:
        raise Cannot("malformed", f"there is no time zone {quiet.zone}; names are like Europe/Berlin")
    return quiet


def quiet_until(quiet: Quiet, now: int) -> int | None:
    """When the quiet hours end in which this moment lies; None if it lies in none. In milliseconds, as everywhere."""
    zone = _zone(quiet)
    if zone is None:  # It was known once: no reason to keep silent for ever.
        return None
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = here.hour * 60 + here.minute
    is_over_night = quiet.begin > quiet.end
    is_quiet = minute >= quiet.begin or minute < quiet.end if is_over_night else quiet.begin <= minute < quiet.end
    if not is_quiet:
        return None
    day = here.date() + timedelta(days=1 if is_over_night and minute >= quiet.begin else 0)
    end = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=zone)
    # In the night in which clocks are put back the same hour comes twice, and its first end may have passed.
    return max(int(end.timestamp() * 1000), now + 60_000)


def _zone(quiet: Quiet) -> ZoneInfo | None:
    try:
        return ZoneInfo(quiet.zone)
    except (OSError, ValueError, KeyError):  # Not there; a folder of zones; no name of a zone.
        return None
