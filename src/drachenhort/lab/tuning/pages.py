"""The page about a search for values: whether the goal is reached, what every value does, and every trial."""

from html import escape
from math import isfinite
from typing import Final, NamedTuple

from drachenhort.core.game import Game
from drachenhort.lab.report.draw import Row, Spot, rows, spots
from drachenhort.lab.report.estimate import CONFIDENCE, Estimate
from drachenhort.lab.report.findings import Finding
from drachenhort.lab.report.paper import page_name, paragraphs, section, whole_page
from drachenhort.lab.report.say import Say
from drachenhort.lab.tuning.goals import Goal
from drachenhort.lab.tuning.search import Range, Search, Trial
from drachenhort.texts.catalogue import LANGUAGES

MOST_ROWS: Final = 10
"""So many of the best trials are drawn beside each other; the table has all."""


class Searched(NamedTuple):
    """A search that is over: all trials, the best, and its figures on other deals, unless it was stopped before."""

    search: Search
    trials: list[Trial]
    best: Trial
    again: list[Estimate] | None
    command: str
    """What goes on with it."""

    @property
    def played(self) -> list[Trial]:
        """Those that could be played, the best first."""
        return sorted((trial for trial in self.trials if not trial.why), key=lambda trial: (trial.miss, trial.number))


def pages_of(game: Game, searched: Searched) -> dict[str, str]:
    return {page_name(language): _page(searched, Say(game, language)) for language in LANGUAGES}


def _page(searched: Searched, say: Say) -> str:
    plan = searched.search.plan
    failed = len(searched.trials) - len(searched.played)
    about = say(
        "tune-about",
        trials=len(searched.trials),
        games=say.number(plan.games),
        seats=plan.seats,
        players=escape(", ".join(dict.fromkeys(plan.players))),
        seed=escape(plan.seed),
    )
    lines = [about, *([say("tune-failed", count=failed)] if failed else [])]
    found = [_goal(searched, place, say) for place in range(len(searched.search.goals))]
    found += [
        _value(searched, each, place, say) for each in searched.search.ranges for place in range(len(searched.search.goals))
    ]
    found += [_course(searched, say), _all(searched, say)]
    how = f"<p class=quiet>{escape(say('tune-go-on'))} <code>{escape(searched.command)}</code></p>"
    foot = paragraphs([say("tune-lucky"), say("tune-confidence"), say("trust")]) + how
    return whole_page(
        say,
        say("tune-title", game=say.game.title),
        paragraphs(lines),
        "",
        ["trials.json", "trials.csv", "best.toml"],
        "".join(section(each, 2) for each in found),
        foot,
    )


def _goal(searched: Searched, place: int, say: Say) -> Finding:
    """Whether it is reached, and how near the best trials come."""
    goal, best = searched.search.goals[place], searched.best
    told = say(
        "tune-best",
        number=best.number,
        values=_values(best),
        value=_number(goal, best.figures[place].value, say),
        reach=_reach(goal, best.figures[place], say),
        low=_number(goal, goal.low, say),
        high=_number(goal, goal.high, say),
    )
    shown = [(f"{escape(say('col-trial'))} {trial.number}", trial.figures[place]) for trial in searched.played[:MOST_ROWS]]
    if searched.again is None:
        sentences = [told, say("tune-not-again")]
    else:
        again = searched.again[place]
        verdict = goal.judge(again, (1 - CONFIDENCE) / len(searched.search.goals)).replace(" ", "-")
        value, reach = _number(goal, again.value, say), _reach(goal, again, say)
        sentences = [told, say(f"tune-again-{verdict}", value=value, reach=reach)]
        shown.insert(0, (escape(say("tune-other-deals")), again))
    lines = [
        Row(name, each.value, *each.interval(), [_number(goal, each.value, say), _reach(goal, each, say)], place_ == 0)
        for place_, (name, each) in enumerate(shown)
    ]
    low, high = _room(goal, [end for line in lines for end in (line.low, line.value, line.high)])
    heads = [say("col-trial"), say("col-figure"), say("col-interval")]
    plot = rows(heads, lines, None, low, high, (goal.low, goal.high))
    return Finding(f"{escape(say('tune-goal-heading'))} <code>{escape(goal.text)}</code>", sentences, plot)


def _value(searched: Searched, each: Range, place: int, say: Say) -> Finding:
    """What comes of every number that was tried for a value."""
    goal = searched.search.goals[place]
    found = [Spot(trial.values[each.name], trial.figures[place].value, trial is searched.best) for trial in searched.played]
    low, high = _room(goal, [spot.y for spot in found])
    label = say("tune-value-axis", name=each.name)
    sentence = say("tune-value", bottom=_number(goal, low, say), top=_number(goal, high, say))
    plot = spots(found, (each.low, each.high), (low, high), (goal.low, goal.high), label, say.number)
    heading = say("tune-value-heading", name=f"<code>{escape(each.name)}</code>", goal=f"<code>{escape(goal.text)}</code>")
    return Finding(heading, [sentence], plot)


def _course(searched: Searched, say: Say) -> Finding:
    """How far every trial was from the goal, in the order in which they were played."""
    found = [Spot(trial.number, trial.miss, trial is searched.best) for trial in sorted(searched.played, key=_by_number)]
    high = max(spot.y for spot in found) or 0.01
    hits = sum(not trial.miss for trial in searched.played)
    sentences = [
        say("tune-hits", hits=hits, trials=len(searched.played)),
        say("tune-course", top=say.number(100 * high, 1)),
    ]
    last = max(1, len(searched.trials) - 1)
    plot = spots(found, (0, last), (0.0, high), None, say("tune-course-axis"), say.number)
    return Finding(escape(say("tune-course-heading")), sentences, plot)


def _by_number(trial: Trial) -> int:
    return trial.number


def _all(searched: Searched, say: Say) -> Finding:
    search = searched.search
    heads = [say("col-trial"), *(each.name for each in search.ranges), *(goal.text for goal in search.goals)]
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in [*heads, say("tune-col-miss")])
    body = "".join(_line(searched, trial, say) for trial in searched.trials)
    table = f'<div class="all"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return Finding(escape(say("tune-all-heading")), [say("tune-all")], table)


def _line(searched: Searched, trial: Trial, say: Say) -> str:
    search = searched.search
    cells = [str(trial.values[each.name]) for each in search.ranges]
    if trial.why:  # It is said in English, as whatever the command line says.
        cells += ["–" for _ in search.goals] + [f'{say("tune-unplayable")} <span lang="en">{escape(trial.why)}</span>']
    else:
        pairs = zip(search.goals, trial.figures, strict=True)
        cells += [f"{_number(goal, each.value, say)} {_reach(goal, each, say)}" for goal, each in pairs]
        cells.append(say.number(100 * trial.miss, 1))
    mark = ' class="clear"' if trial is searched.best else ""
    return f'<tr{mark}><th scope="row">{trial.number}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _values(trial: Trial) -> str:
    return ", ".join(f"<code>{escape(name)}={value}</code>" for name, value in trial.values.items())


def _number(goal: Goal, value: float, say: Say) -> str:
    return say.percent(value) if goal.is_share else say.number(value, 1)


def _reach(goal: Goal, found: Estimate, say: Say) -> str:
    """Nothing where there were too few games."""
    reach = found.reach()
    if not isfinite(reach):
        return ""
    return say.reach(reach) if goal.is_share else f"± {say.number(reach, 1)}"


def _room(goal: Goal, values: list[float]) -> tuple[float, float]:
    """Between what it is drawn: everything there is, and what is wanted."""
    finite = [value for value in values if isfinite(value)]
    low, high = min(*finite, goal.low), max(*finite, goal.high)
    spare = 0.05 * (high - low)
    low, high = max(0.0, low - spare), high + spare
    return low, min(1.0, high) if goal.is_share else high
