"""A report: what was played, and everything found in it; as pages and as data."""

import json
from csv import writer
from dataclasses import fields
from html import escape
from io import StringIO
from math import isfinite
from typing import Final, NamedTuple

from drachenhort.core.game import Game
from drachenhort.core.options import show
from drachenhort.lab.report.beside import beside
from drachenhort.lab.report.closely import MOMENTS, PLAYOUTS
from drachenhort.lab.report.counts import NOBODY
from drachenhort.lab.report.estimate import Data, Estimate
from drachenhort.lab.report.findings import findings, minutes_of
from drachenhort.lab.report.groups import Group, groups_of
from drachenhort.lab.report.paper import page_name, paragraphs, section, whole_page
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.say import Say
from drachenhort.lab.report.skill import Skill, skill_finding
from drachenhort.lab.report.things import thing_findings
from drachenhort.texts.catalogue import LANGUAGES

FORMAT: Final = 1


class Part(NamedTuple):
    """What was played with one number of seats."""

    plan: Plan
    sample: Sample
    skill: Skill | None


class Report(NamedTuple):
    game: Game
    parts: list[Part]
    command: str
    """What makes the same again."""
    variant: str = ""
    """The name of the variant, if it is one."""


def files_of(report: Report) -> dict[str, str]:
    """All files of the report's folder, by their names: a page for each language, and the data."""
    groups = [groups_of(part.sample) for part in report.parts]
    found = {page_name(language): page(report, groups, Say(report.game, language)) for language in LANGUAGES}
    found["report.json"] = json.dumps(_json(report, groups), indent=1) + "\n"
    found["uses.csv"] = _uses_csv(report, groups)
    found["counts.csv"] = _counts_csv(report)
    return found


def page(report: Report, groups: list[list[Group]], say: Say) -> str:
    """One page, with everything in it that it needs."""
    parts = list(zip(report.parts, groups, strict=True))
    jumps = "".join(
        f'<a href="#seats-{part.plan.seats}">{escape(say("players", seats=part.plan.seats))}</a>' for part, _ in parts
    )
    body = "".join(_part(part, of, say) for part, of in parts)
    if len(parts) > 1:
        body = section(beside([part.sample for part, _ in parts], say), 2) + body
    how = f"<p class=quiet>{escape(say('again'))} <code>{escape(report.command)}</code></p>"
    return whole_page(
        say,
        say("title", game=report.game.title),
        _variant(report, say),
        jumps if len(parts) > 1 else "",
        ["report.json", "uses.csv", "counts.csv"],
        body,
        f"{paragraphs([say('about'), say('confidence'), say('trust')])}{how}",
    )


def _variant(report: Report, say: Say) -> str:
    return f"<p>{escape(say('variant', name=report.variant))}</p>\n" if report.variant else ""


def _part(part: Part, groups: list[Group], say: Say) -> str:
    plan, sample = part.plan, part.sample
    heading = say("players", seats=plan.seats)
    names = ", ".join(dict.fromkeys(plan.players))
    played = say("played", games=say.number(sample.games), players=escape(names), seed=escape(plan.seed))
    options = "".join(f" {escape(name)}={escape(show(value))}" for name, value in plan.options.items())
    if options:
        played = f"{played} {escape(say('options'))} <code>{options.strip()}</code>"
    first = findings(sample, say)
    if part.skill is not None:
        first.append(skill_finding(part.skill, sample.seats, say))
    summary, *used = thing_findings(sample, groups, say)
    sections = "".join(section(finding, 3) for finding in [*first, summary])
    return (
        f'<section id="seats-{plan.seats}">\n<h2>{escape(heading)}</h2>\n<p class=quiet>{played}</p>\n{sections}'
        f"<h3>{escape(say('used-heading'))}</h3>\n{''.join(section(finding, 4) for finding in used[:-1])}"
        f"{section(used[-1], 3)}</section>\n"
    )


def figures_of(sample: Sample) -> dict[str, Estimate]:
    """Every figure by its name, but those of things."""
    found = {f"wins seat {seat + 1}": sample.measure(sample.share(seat)) for seat in range(sample.seats)}
    found["wins nobody"] = sample.measure(sample.share(NOBODY))
    found["decisions"] = sample.measure(sample.mean("lengths"))
    found["turns"] = sample.measure(sample.mean("turns"))
    found["choices"] = sample.measure(sample.mean("choices"))
    for name in sorted(map(str, sample.whole.endings)):
        found[f"ending {name}"] = sample.measure(sample.ending(name))
    for name in sorted(map(str, sample.whole.seated)):
        found[f"wins player {name}"] = sample.measure(sample.player_share(name))
    if sample.whole.close["games"]:
        for moment in MOMENTS:
            parts = PLAYOUTS * sample.unit
            found[f"winner's chance after {moment}0 %"] = sample.measure(sample.close(f"sure-{moment}", parts=parts))
        for name in ("runaways", "comebacks"):
            found[name] = sample.measure(sample.close(name))
    return found


def estimate_json(each: Estimate) -> dict[str, Data]:
    if each.groups < 2:
        return {"value": each.value, "low": None, "high": None, "games_to_halve": None}
    low, high = each.interval()
    return {"value": each.value, "low": low, "high": high, "games_to_halve": 4 * each.games}


def _ends(each: Estimate) -> list[float | str]:
    """The cells of its interval; empty where there is none."""
    return [end if isfinite(end) else "" for end in each.interval()]


def _json(report: Report, groups: list[list[Group]]) -> Data:
    parts: list[Data] = []
    for part, of in zip(report.parts, groups, strict=True):
        things: list[Data] = [
            {
                "use": thing.key,
                "times": thing.times,
                "had": thing.had,
                "worth": None if thing.worth is None else estimate_json(thing.worth),
                "is_clear": thing.is_clear,
            }
            for group in of
            for thing in group.things
        ]
        counts: dict[str, Data] = {
            each.name: {str(key): count for key, count in sorted(getattr(part.sample.whole, each.name).items(), key=str)}
            for each in fields(part.sample.whole)
            if each.name not in ("used", "had", "won")
        }
        parts.append(
            {
                "seats": part.plan.seats,
                "games": part.sample.games,
                "players": list[Data](part.plan.players),
                "options": {name: show(value) for name, value in part.plan.options.items()},
                "seed": part.plan.seed,
                "minutes": minutes_of(part.sample),
                "figures": {name: estimate_json(each) for name, each in figures_of(part.sample).items()},
                "uses": things,
                "counts": counts,
                "skill": None if part.skill is None else part.skill.to_json(),
            }
        )
    return {
        "format": FORMAT,
        "game": report.game.id,
        "variant": report.variant or None,
        "command": report.command,
        "parts": parts,
    }


def _uses_csv(report: Report, groups: list[list[Group]]) -> str:
    out = StringIO()
    lines = writer(out, lineterminator="\n")
    lines.writerow(["seats", "use", "times", "times_per_game", "had", "worth", "low", "high", "is_clear", "games_to_halve"])
    for part, of in zip(report.parts, groups, strict=True):
        for thing in (thing for group in of for thing in group.things):
            worth: list[float | str] = [] if thing.worth is None else [thing.worth.value, *_ends(thing.worth)]
            cells = [*worth, *[""] * (3 - len(worth)), int(thing.is_clear), 4 * part.sample.games if worth else ""]
            lines.writerow([part.plan.seats, thing.key, thing.times, thing.times / part.sample.games, thing.had, *cells])
    return out.getvalue()


def _counts_csv(report: Report) -> str:
    """All figures, and everything that was counted by its size."""
    out = StringIO()
    lines = writer(out, lineterminator="\n")
    lines.writerow(["seats", "what", "of", "value", "low", "high"])
    for part in report.parts:
        for name, each in figures_of(part.sample).items():
            lines.writerow([part.plan.seats, "figure", name, each.value, *_ends(each)])
        for what in ("lengths", "turns", "choices", "margins"):
            for size, count in sorted(getattr(part.sample.whole, what).items()):
                lines.writerow([part.plan.seats, what, size, count, "", ""])
    return out.getvalue()
