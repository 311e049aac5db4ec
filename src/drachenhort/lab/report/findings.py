"""What a sample tells a designer: each finding is a sentence, and a plot below it."""

from html import escape
from typing import Final, NamedTuple

from drachenhort.lab.report.closely import MOMENTS, PLAYOUTS
from drachenhort.lab.report.counts import NOBODY
from drachenhort.lab.report.draw import Row, bars, curve, ends, histogram, rows
from drachenhort.lab.report.estimate import Estimate, holm
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.say import Say

CHOICE_SECONDS: Final = 8
FORCED_SECONDS: Final = 2
"""What the estimate of minutes takes for a decision with and without a choice."""


class Finding(NamedTuple):
    """One thing found: its heading, its sentences and the plot, all as HTML."""

    heading: str
    sentences: list[str]
    plot: str = ""


def findings(sample: Sample, say: Say) -> list[Finding]:
    """In the order of the page, but for what was used (things.py)."""
    found = [_seats(sample, say)] if sample.seats > 1 else []
    if len(sample.whole.seated) > 1:
        found.append(_players(sample, say))
    found += [_length(sample, say), _endings(sample, say), _choices(sample, say)]
    if sample.whole.close["games"]:
        found.append(_decided(sample, say))
        found.append(_leads(sample, say))
    return found


def _share_row(name: str, share: Estimate, say: Say, is_clear: bool = False) -> Row:
    low, high = share.interval()
    return Row(name, share.value, low, high, [say.percent(share.value), say.reach(share.reach())], is_clear)


def _seats(sample: Sample, say: Say) -> Finding:
    shares = [sample.measure(sample.share(seat)) for seat in range(sample.seats)]
    clear = holm([sample.measure(sample.fairness(seat)) for seat in range(sample.seats)])
    fair = sample.fair_share
    games = say.number(sample.games)
    if any(clear):
        off = [
            say("seat-wins", seat=seat + 1, share=say.percent(share.value), reach=say.reach(share.reach()))
            for seat, share in enumerate(shares)
            if clear[seat]
        ]
        sentence = say("seats-differ", fair=say.percent(fair), list=", ".join(off))
    else:
        reach = say.reach(max(share.reach() for share in shares))
        sentence = say("seats-alike", games=games, fair=say.percent(fair), reach=reach)
    lines = [_share_row(escape(say.seat(seat)), share, say, clear[seat]) for seat, share in enumerate(shares)]
    sentences = [sentence, say("halve", games=say.number(4 * sample.games))]
    if shares[0].groups < 2:
        sentences = [say("one-group")]
    if sample.whole.wins[NOBODY]:
        nobody = sample.measure(sample.share(NOBODY))
        sentences.insert(0, say("all-lose", share=say.percent(nobody.value), reach=say.reach(nobody.reach())))
    room = max(max(ends(lines)) - fair, fair - min(ends(lines)), 0.02) * 1.1
    heads = [say("col-seat"), say("col-wins"), say("col-interval")]
    return Finding(say("seats-heading"), sentences, rows(heads, lines, fair, fair - room, fair + room))


def _players(sample: Sample, say: Say) -> Finding:
    shares = {str(name): sample.measure(sample.player_share(str(name))) for name in sorted(map(str, sample.whole.seated))}
    best = max(shares, key=lambda name: shares[name].value)
    sentence = say(
        "players-best", name=escape(best), share=say.percent(shares[best].value), reach=say.reach(shares[best].reach())
    )
    lines = [_share_row(escape(name), share, say) for name, share in shares.items()]
    heads = [say("col-player"), say("col-wins"), say("col-interval")]
    return Finding(say("players-heading"), [sentence], rows(heads, lines, sample.fair_share, 0, 1))


def _length(sample: Sample, say: Say) -> Finding:
    lengths = {int(size): count for size, count in sample.whole.lengths.items()}
    moves, turns = sample.measure(sample.mean("lengths")), sample.measure(sample.mean("turns"))
    sentence = say(
        "length",
        decisions=say.number(moves.value, 1),
        reach=f"± {say.number(moves.reach(), 1)}",
        turns=say.number(turns.value, 1),
        low=say.number(quantile(lengths, 0.05)),
        high=say.number(quantile(lengths, 0.95)),
    )
    minutes = minutes_of(sample)
    told = say("minutes", minutes=say.number(minutes), choice=CHOICE_SECONDS, forced=FORCED_SECONDS)
    return Finding(say("length-heading"), [sentence, told], histogram(lengths, say("axis-decisions"), say.number))


def minutes_of(sample: Sample) -> float:
    """How long people would sit at it, by a rule of thumb."""
    forced = sample.whole.choices[1] / max(1, sample.games)
    moves = sample.whole.decisions / max(1, sample.games)
    return (forced * FORCED_SECONDS + (moves - forced) * CHOICE_SECONDS) / 60


def quantile(values: dict[int, int], share: float) -> int:
    """The least value that so large a share does not go beyond."""
    seen, total = 0, sum(values.values())
    for value in sorted(values):
        seen += values[value]
        if seen >= share * total:
            return value
    return 0


def _endings(sample: Sample, say: Say) -> Finding:
    ways = sorted(map(str, sample.whole.endings), key=lambda name: (-sample.whole.endings[name], name))
    never = [ending for ending in say.game.endings if ending not in ways]
    shares = {name: sample.measure(sample.ending(name)) for name in ways}
    first = ways[0]
    sentences = [say("endings", count=len(ways), name=say.ending(first), share=say.percent(shares[first].value))]
    if never:
        sentences.append(say("endings-never", list=" · ".join(say.ending(name) for name in never)))
    lines = [
        Row(escape(say.ending(name)), share.value, *share.interval(), [say.percent(share.value), say.reach(share.reach())])
        for name, share in shares.items()
    ]
    return Finding(
        say("endings-heading"), sentences, bars([say("col-ending"), say("col-games"), say("col-interval")], lines, 1)
    )


def _choices(sample: Sample, say: Say) -> Finding:
    counted = {int(count): times for count, times in sample.whole.choices.items()}
    all_of, forced = sum(counted.values()), counted.get(1, 0)
    real = {count: times for count, times in counted.items() if count > 1}
    turns = sum(int(turns) * games for turns, games in sample.whole.turns.items())
    sentence = say(
        "choices",
        per_turn=say.number((all_of - forced) / max(1, turns), 2),
        forced=say.percent(forced / max(1, all_of)),
        options=say.number(sum(count * times for count, times in real.items()) / max(1, sum(real.values())), 1),
        median=say.number(quantile(real, 0.5)),
    )
    return Finding(say("choices-heading"), [sentence], histogram(counted, say("axis-choices"), say.number))


def _decided(sample: Sample, say: Say) -> Finding:
    parts = PLAYOUTS * sample.unit
    chances = [sample.measure(sample.close(f"sure-{moment}", parts=parts)) for moment in MOMENTS]
    close = sample.whole.close
    watched = close["games"]
    decided = {moment: close[f"decided-{moment}"] for moment in range(1, len(MOMENTS) + 2)}
    runaways, comebacks = sample.measure(sample.close("runaways")), sample.measure(sample.close("comebacks"))
    half = chances[len(MOMENTS) // 2]
    sentences = [
        say(
            "decided",
            half=say.percent(half.value, 0),
            late=say.percent(chances[-1].value, 0),
            moment=10 * quantile(decided, 0.5),
        ),
        say("runaways", share=say.percent(runaways.value, 0), reach=say.reach(runaways.reach())),
        say("comebacks", share=say.percent(comebacks.value, 0), reach=say.reach(comebacks.reach())),
        say("closely", games=say.number(watched), playouts=PLAYOUTS),
    ]
    points = [(moment / 10, chance.value, *chance.interval()) for moment, chance in zip(MOMENTS, chances, strict=True)]
    fair = 1 / sample.seats if sample.seats > 1 else 0.5
    plot = curve(points, fair, say("axis-start"), say("axis-chance"), say("axis-end"))
    return Finding(say("decided-heading"), sentences, plot)


def _leads(sample: Sample, say: Say) -> Finding:
    close = sample.whole.close
    changes = {int(str(key).split("-")[1]): count for key, count in close.items() if str(key).startswith("changes-")}
    mean = sum(number * games for number, games in changes.items()) / close["games"]
    half = len(MOMENTS) // 2 + 1
    sentences = [say("changes", mean=say.number(mean, 1), never=say.percent(changes.get(0, 0) / close["games"], 0))]
    if close[f"led-{half}"]:
        kept = sample.measure(sample.close(f"leader-won-{half}", f"led-{half}"))
        sentences.append(say("half-leader", share=say.percent(kept.value, 0), reach=say.reach(kept.reach())))
    return Finding(say("changes-heading"), sentences, histogram(changes, say("axis-changes"), say.number))
