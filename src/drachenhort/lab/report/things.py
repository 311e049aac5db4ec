"""What was used, what it was worth, and what nobody ever used: the part of the page that follows from the declaration."""

from typing import Final

from drachenhort.lab.report.draw import Row, bars, ends, rows
from drachenhort.lab.report.findings import Finding
from drachenhort.lab.report.groups import Group, Thing
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.say import Say

MOST_ROWS: Final = 24
"""A page shows so many things of a group; the data have all of them."""
FIRST: Final = 5
SMALLEST: Final = 0.02
"""A worth of fewer points is not told in a sentence."""


def thing_findings(sample: Sample, groups: list[Group], say: Say) -> list[Finding]:
    used = [group for group in groups if any(thing.times for thing in group.things)]
    return [_summary(groups, say), *(_group(sample, group, say) for group in used), _unused(groups, say)]


def _summary(groups: list[Group], say: Say) -> Finding:
    """The clearest of all, where many comparisons are paid for."""
    clear = [(group, thing) for group in groups for thing in group.things if thing.is_clear and group.field]
    large = [each for each in clear if each[1].worth is not None and abs(each[1].worth.value) >= SMALLEST]
    best = sorted(large, key=lambda each: -_value(each[1]))
    sentences = [say("worth-clear", clear=len(clear), large=len(large), points=say.number(100 * SMALLEST))]
    sentences.append(say("worth-caution"))
    lines = [_row(group, thing, say) for group, thing in best[:FIRST] + best[FIRST:][-FIRST:]]
    return Finding(say("worth-heading"), sentences, _plot(lines, say) if lines else "")


def _value(thing: Thing) -> float:
    return 0.0 if thing.worth is None else thing.worth.value


def _row(group: Group, thing: Thing, say: Say) -> Row:
    assert thing.worth is not None, "only what is judged is clear"
    name = f"{say.thing(thing)} <span class=quiet>{say.group(group.source, group.kind, group.field)}</span>"
    return Row(name, thing.worth.value, *thing.worth.interval(), _told(thing, say), False)


def _told(thing: Thing, say: Say) -> list[str]:
    if thing.worth is None:
        return ["–", ""]
    return [say.points(thing.worth.value), say.reach(thing.worth.reach())]


def _plot(lines: list[Row], say: Say) -> str:
    room = _room(lines)
    return rows([say("col-thing"), say("col-worth"), say("col-interval")], lines, 0.0, -room, room)


def _room(lines: list[Row]) -> float:
    """How far the plot goes to both sides."""
    return max(SMALLEST, *map(abs, ends(lines))) * 1.05


def _group(sample: Sample, group: Group, say: Say) -> Finding:
    """How often each thing was used, and its worth where that can be said."""
    things = sorted(group.things, key=lambda thing: -thing.times)
    shown = _most_telling(things)
    per_game = [thing.times / sample.games for thing in shown]
    total = sum(thing.times for thing in things)
    first = things[0]
    name = say.thing(first)
    if len(things) > 1 and group.field:
        sentences = [
            say(
                "used-most", name=name, share=say.percent(first.times / total, 0), times=say.number(total / sample.games, 1)
            )
        ]
    else:
        sentences = [say("used", name=name, times=say.number(first.times / sample.games, 2))]
    clear = [thing for thing in shown if thing.is_clear and abs(_value(thing)) >= SMALLEST]
    if clear:
        top = max(clear, key=lambda thing: abs(_value(thing)))
        assert top.worth is not None, "only what is judged is clear"
        sentences.append(
            say("worth-most", name=say.thing(top), worth=say.points(top.worth.value), reach=say.reach(top.worth.reach()))
        )
    if len(shown) < len(things):
        sentences.append(say("more-rows", count=len(things) - len(shown)))
    heading = say.group(group.source, group.kind, group.field)
    judged = [thing for thing in shown if thing.worth is not None]
    if not judged:
        lines = [
            Row(say.thing(thing), times, 0, 0, [_often(times, say)]) for thing, times in zip(shown, per_game, strict=True)
        ]
        return Finding(heading, sentences, bars([say("col-thing"), say("col-times")], lines))
    lines = [
        Row(
            say.thing(thing),
            _value(thing),
            *((0.0, 0.0) if thing.worth is None else thing.worth.interval()),
            [*_told(thing, say), _often(times, say)],
            thing.is_clear,
        )
        for thing, times in zip(shown, per_game, strict=True)
    ]
    room = _room(lines)
    heads = [say("col-thing"), say("col-worth"), say("col-interval"), say("col-times")]
    return Finding(heading, sentences, rows(heads, lines, 0.0, -room, room))


def _often(times: float, say: Say) -> str:
    return say.number(times, 2 if times >= 0.01 or not times else 4)


def _most_telling(things: list[Thing]) -> list[Thing]:
    """Those that are used most; among many those whose worth is clearest come first."""
    used = [thing for thing in things if thing.times]
    if len(used) <= MOST_ROWS:
        return used
    chosen = sorted(used, key=lambda thing: (-abs(_value(thing)) if thing.is_clear else 0.0, -thing.times))[:MOST_ROWS]
    return [thing for thing in used if thing in chosen]


def _unused(groups: list[Group], say: Say) -> Finding:
    lists = []
    for group in groups:
        idle = [thing for thing in group.things if not thing.times]
        if idle and group.field and len(idle) == len(group.things):
            lists.append(say("never-any", group=say.group(group.source, group.kind, group.field)))
        elif idle:
            names = ", ".join(say.thing(thing) for thing in idle[:MOST_ROWS]) + (" …" if len(idle) > MOST_ROWS else "")
            lists.append(say("never-some", group=say.group(group.source, group.kind, group.field), list=names))
    sentence = say("never") if lists else say("never-nothing")
    items = "".join(f"<li>{each}</li>" for each in lists)
    return Finding(say("never-heading"), [sentence], f"<ul>{items}</ul>" if lists else "")
