"""Compiles the engine beside whatever is done now: `python -m build_tools.beside` returns at once.

What starts meanwhile runs uncompiled, what starts later compiled. The compiler takes one core at most, and only what others
leave of it. It goes on to its end, whatever becomes of the one who started it: broken off it would have to begin anew.
`build/compile.log` has what it says. A second start finds it at work and leaves it alone.
"""

import os
import signal
import subprocess
import sys
from typing import Final

from build_tools import engine
from build_tools.lock import Lock
from build_tools.progress import STARTED, say

LOG: Final = engine.ROOT / "build" / "compile.log"
LEAST_URGENT: Final = 19


def main(arguments: list[str]) -> int:
    if arguments == ["--now"]:
        return compile_gently()
    if not engine.is_fresh():
        start_compiling()
    return 0


def start_compiling() -> None:
    lock = Lock.take(engine.LOCK)
    if lock is None:
        say("the engine is being compiled already; until that is done it runs slower")
        return
    with lock:
        try:
            engine.require_compiler()
        except engine.CannotCompile as reason:
            say(f"not compiled: {reason}; the games run all the same, only slower")
            return
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("wb") as log:
            # It inherits the lock and holds it until it ends.
            subprocess.Popen(
                [sys.executable, "-m", "build_tools.beside", "--now"],
                cwd=engine.ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={name: value for name, value in os.environ.items() if name != STARTED},
                pass_fds=[lock.file],
                # Ctrl+C is for the server. A session of its own would be weighed against this one, however nice it is.
                process_group=0,
            )
    say(f"compiling the engine meanwhile, a few minutes ({LOG.relative_to(engine.ROOT)}); the next start will be faster")


def compile_gently() -> int:
    # Closing the terminal does not end it either.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.setpriority(os.PRIO_PROCESS, 0, LEAST_URGENT)
    try:
        engine.compile_now(jobs=1)
    except engine.CannotCompile as reason:
        say(f"not compiled: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
