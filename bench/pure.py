"""Our engine uncompiled, in a process of its own that takes its turns at the same stopwatch.

A process is either compiled or not. The other one waits for a line with seconds, plays for that long and answers with a
line of decisions and seconds; meanwhile the asking process sleeps, so there is never more than one at work.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Self

from bench.measure import Slice, repeat


class PurePlayer:
    """The asking side. Use it in a `with`, which ends the other process."""

    def __init__(self, game_id: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.pure", game_id],
            cwd=Path(__file__).parent.parent,
            env=os.environ | {"DRACHENHORT_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, seconds: float) -> Slice:
        asked, answers = self.process.stdin, self.process.stdout
        assert asked is not None, "its input is a pipe"
        assert answers is not None, "its output is a pipe"
        try:
            asked.write(f"{seconds}\n")
            asked.flush()
        except BrokenPipeError:
            pass  # It has stopped; the missing answer says so.
        answer = answers.readline().split()
        if len(answer) != 2:
            raise RuntimeError("the uncompiled engine stopped; its own message is above")
        return Slice(float(answer[0]), float(answer[1]))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


def serve(game_id: str) -> None:
    """The playing side."""
    import drachenhort
    from bench.ours import from_python
    from drachenhort.games import find

    assert not drachenhort.is_compiled(), "DRACHENHORT_PURE=1 must switch the compiled engine off"
    run = repeat(from_python(find(game_id)))
    for line in sys.stdin:
        done = run(float(line))
        print(done.units, done.seconds, flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
