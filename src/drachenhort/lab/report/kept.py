"""What has been played of a report, as a file keeps it: whoever reads it goes on as if nothing had been between."""

import json
from collections import Counter
from dataclasses import fields

from drachenhort.lab.report.counts import Counts, Place
from drachenhort.lab.report.play import Grouped


def kept_text(grouped: Grouped) -> str:
    """Pairs and not objects: keys are numbers or words, and their order is that of the report."""
    groups = [{each.name: list(getattr(group, each.name).items()) for each in fields(group)} for group in grouped.groups]
    return json.dumps({"seats": grouped.seats, "tasks": grouped.tasks, "groups": groups}, separators=(",", ":"))


def read_kept(text: str) -> Grouped:
    found = json.loads(text)
    grouped = Grouped(found["seats"])
    grouped.tasks = found["tasks"]
    for group, pairs in zip(grouped.groups, found["groups"], strict=True):
        group.add(Counts(**{name: Counter[Place](dict(each)) for name, each in pairs.items()}))
    grouped.games = sum(group.total for group in grouped.groups)
    return grouped
