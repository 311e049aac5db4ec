"""What was used, put together for people: each action and event with all the things it names."""

from collections import defaultdict
from typing import NamedTuple

from drachenhort.lab.report.estimate import Estimate, holm
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.uses import ACTION


class Thing(NamedTuple):
    """One use with what was counted of it."""

    key: str
    value: str
    times: int
    had: int
    worth: Estimate | None
    """None where too few have had it, or everybody."""
    is_clear: bool
    """Whether its worth is not 0, with all things of the sample looked at together."""


class Group(NamedTuple):
    """All things of a field of an action or event; all actions and events that name nothing are together in one."""

    source: str
    kind: str
    field: str
    things: list[Thing]

    @property
    def name(self) -> str:
        return f"{self.source}:{self.kind}.{self.field}"


def groups_of(sample: Sample) -> list[Group]:
    """All groups. Actions and events without a thing are together."""
    kept: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for (source, kind, field), keys in distinct(sample).items():
        kept[(source, kind, field) if field else (source, "", "")] += keys
    things = judged(sample, [key for keys in kept.values() for key in keys])
    return [Group(*name, [things[key] for key in keys]) for name, keys in kept.items()]


def distinct(sample: Sample) -> dict[tuple[str, str, str], list[str]]:
    """The keys of all uses by source, kind and field. What an action and an event say alike is there once."""
    by_group: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for key in sample.whole.used:
        by_group[parts_of(str(key))[:3]].append(str(key))
    seen: set[tuple[tuple[str, int, int], ...]] = set()
    kept: dict[tuple[str, str, str], list[str]] = {}
    # Events say more of what a thing is for; they come first here, and an action that says the same is left out.
    for name, keys in sorted(by_group.items(), key=lambda each: each[0][0] == ACTION):
        told = tuple((parts_of(key)[3], sample.whole.used[key], sample.times_had(key)) for key in keys)
        if any(times for _, times, _ in told):
            if told in seen:
                continue
            seen.add(told)
        kept[name] = keys
    return kept


def judged(sample: Sample, keys: list[str]) -> dict[str, Thing]:
    """Every use with its worth. The many comparisons are paid for: all of `is_clear` is right with 95 % confidence."""
    worths = {key: _worth(sample, key) for key in keys}
    asked = [key for key in keys if worths[key] is not None]
    clear = holm([worth for worth in worths.values() if worth is not None])
    found = dict(zip(asked, clear, strict=True))
    return {
        key: Thing(key, parts_of(key)[3], sample.whole.used[key], sample.times_had(key), worths[key], found.get(key, False))
        for key in keys
    }


def _worth(sample: Sample, key: str) -> Estimate | None:
    if not sample.can_judge(key):
        return None
    worth = sample.measure(sample.worth(key))
    return None if worth.error == 0 else worth


def parts_of(key: str) -> tuple[str, str, str, str]:
    """Source, kind, field and value of a use's key."""
    group, _, value = key.partition("=")
    source, _, rest = group.partition(":")
    kind, _, field = rest.partition(".")
    return source, kind, field, value
