"""The seeded server as it would be if nobody had drawn a table for any game: all of them are drawn plainly.

`python plain_server.py FOLDER FILE serve ...`: the client is that of this machine, but without the pages that say which
games have a folder in it. The packages in `tests/outside` and `examples` are installed beside it.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
OUTSIDE: Final = HERE.parent / "outside"

if __name__ == "__main__":
    folder = Path(sys.argv.pop(1))
    bundle, packages = folder / "bundle", folder / "packages"
    packages.mkdir()  # What is not there when Python first looks is not there later either.
    sys.path[:0] = [str(packages), str(OUTSIDE), str(ROOT)]
    # The bots' processes look for games too.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(packages), str(OUTSIDE), os.environ.get("PYTHONPATH", "")])
    from drachenhort.server.http import pages
    from tests.packages import EXAMPLES, note_installed

    for package, games in EXAMPLES.items():
        for game in games:
            shutil.copytree(ROOT / "examples" / package / game, packages / game)
            note_installed(packages, game)

    shutil.copytree(str(pages.built_pages()), bundle, ignore=shutil.ignore_patterns("table-*.html"))
    pages.built_pages = lambda: bundle
    runpy.run_path(str(HERE / "seeded_server.py"), run_name="__main__")
