"""Several numbers of seats beside each other: a line for each, with what most people ask first."""

from html import escape

from drachenhort.lab.report.counts import NOBODY
from drachenhort.lab.report.estimate import Estimate, holm
from drachenhort.lab.report.findings import Finding, minutes_of
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.say import Say


def beside(samples: list[Sample], say: Say) -> Finding:
    """What all can lose and what was watched closely have columns only if that was there at all."""
    can_lose = any(sample.whole.wins[NOBODY] for sample in samples)
    is_close = any(sample.whole.close["games"] for sample in samples)
    heads = ["col-seats", "col-games", "beside-off", *(["beside-lose"] if can_lose else [])]
    heads += ["beside-decisions", "beside-minutes", *(["beside-runaways", "beside-comebacks"] if is_close else [])]
    head = "".join(f'<th scope="col">{escape(say(each))}</th>' for each in heads)
    body = "".join(_line(sample, can_lose, is_close, say) for sample in samples)
    table = f'<div class="all"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return Finding(escape(say("beside-heading")), [say("beside")], table)


def _line(sample: Sample, can_lose: bool, is_close: bool, say: Say) -> str:
    cells = [say.number(sample.games), _off(sample, say)]
    if can_lose:
        cells.append(_share(sample.measure(sample.share(NOBODY)), say))
    length = sample.measure(sample.mean("lengths"))
    cells += [f"{say.number(length.value, 1)} ± {say.number(length.reach(), 1)}", say.number(minutes_of(sample))]
    if is_close:
        cells += [_share(sample.measure(sample.close(name)), say) for name in ("runaways", "comebacks")]
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row"><a href="#seats-{sample.seats}">{sample.seats}</a></th>{told}</tr>'


def _off(sample: Sample, say: Say) -> str:
    """The seat that is farthest from an equal share; with a star if any seat is clearly off."""
    if sample.seats == 1:
        return "–"
    found = [sample.measure(sample.fairness(seat)) for seat in range(sample.seats)]
    seat = max(range(sample.seats), key=lambda each: abs(found[each].value))
    star = "*" if any(holm(found)) else ""
    return f"{say.seat(seat)}: {say.points(found[seat].value)} {say.reach(found[seat].reach())}{star}"


def _share(found: Estimate, say: Say) -> str:
    return f"{say.percent(found.value, 0)} {say.reach(found.reach())}"
