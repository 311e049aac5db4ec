"""Two runs on the same deals, set against each other: `python -m drachenhort.lab.report.pair ONE OTHER` writes JSON.

Both are over, so it is looked once, and every answer may spend all of the 5 % of doubt. What there is to play is left as it
was: the counts that both runs have kept are enough.
"""

import json
import os
import sys
from pathlib import Path
from typing import Final

from drachenhort.games import find
from drachenhort.lab.report.compare import ANY, FAIR, LONGER, Answer, Line, Question, finite, judge
from drachenhort.lab.report.estimate import CONFIDENCE, Data
from drachenhort.lab.report.kept import read_kept
from drachenhort.lab.report.play import Grouped
from drachenhort.lab.report.run import COUNTS, GIVES_WAY, ORDER, read_order
from drachenhort.lab.report.say import Say
from drachenhort.texts.catalogue import LANGUAGES

QUESTIONS: Final = (ANY, LONGER, FAIR)
MOST_LINES: Final = 12
WORTH: Final = "worth "


def compared(game_id: str, one: Grouped, other: Grouped) -> list[dict[str, Data]]:
    """The answers to all questions about the second one."""
    says = {language: Say(find(game_id), language) for language in LANGUAGES}
    samples = one.sample(), other.sample()
    return [
        _told(name, judge(Question(name), *samples, 1 - CONFIDENCE), {} if name == FAIR else says) for name in QUESTIONS
    ]


def _told(question: str, answer: Answer, says: dict[str, Say]) -> dict[str, Data]:
    shown = sorted(answer.lines, key=lambda line: (not line.is_clear, -abs(line.judged.value) / (line.judged.error or 1)))
    each = answer.doubt / max(1, len(answer.lines))
    lines: list[Data] = [_line(line, each, says) for line in shown[:MOST_LINES]]
    found: dict[str, Data] = {"question": question, "verdict": answer.verdict, "needed": answer.needed}
    return {**found, "figures": len(answer.lines), "lines": lines}


def _line(line: Line, doubt: float, says: dict[str, Say]) -> dict[str, Data]:
    low, high = line.judged.interval(doubt)
    labels: dict[str, Data] = {}
    if line.name.startswith(WORTH):
        labels = {language: say.use(line.name.removeprefix(WORTH)) for language, say in says.items()}
    found: dict[str, Data] = {"name": line.name, "labels": labels, "first": line.one, "second": line.other}
    judged: dict[str, Data] = {"judged": line.judged.value, "low": finite(low), "high": finite(high)}
    return {**found, **judged, "is_clear": line.is_clear, "is_share": line.is_share}


def main(one: Path, other: Path) -> None:
    os.nice(GIVES_WAY)
    """Whoever asks has looked that they have the same deals for the same players."""
    plan = read_order((one / ORDER).read_text(encoding="utf-8")).plan
    kept = [read_kept((each / COUNTS).read_text(encoding="utf-8")) for each in (one, other)]
    print(json.dumps(compared(plan.game_id, *kept)))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
