"""When people were last here, kept in memory for a day."""

from typing import Final

DAY: Final = 86_400_000
"""In milliseconds."""

FIRST_SWEEP: Final = 1000


class LastSeen:
    """The time of everybody's last request."""

    def __init__(self) -> None:
        self._times: dict[str, int] = {}
        self._sweep_at = FIRST_SWEEP

    def note(self, person: str, now: int) -> None:
        self._times[person] = now
        if len(self._times) >= self._sweep_at:
            self._times = {name: time for name, time in self._times.items() if time > now - DAY}
            self._sweep_at = max(FIRST_SWEEP, 2 * len(self._times))

    def was_here(self, person: str, now: int) -> bool:
        """Whether that was within the last day."""
        return self._times.get(person, 0) > now - DAY

    def size(self) -> int:
        """How many people are remembered."""
        return len(self._times)
