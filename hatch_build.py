"""Builds the compiled engine and the browser client: as hatchling's build hook, and by hand as `python hatch_build.py`.

Neither is needed for the rest to work: what cannot be built here is said, and left out.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling runs this file from wherever the build began.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_tools import client, engine


def main() -> int:
    try:
        try:
            engine.compile_engine()
        except engine.CannotCompile as reason:
            print(f"not compiled: {reason}; the games run all the same, only slower", flush=True)
        try:
            client.build_client()
        except client.CannotBuild as reason:
            print(client.explain(reason), flush=True)
    except KeyboardInterrupt:
        print("interrupted; what was built before is as it was")
        return 130
    return 0


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules and the browser client into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            client.build_client()
        except client.CannotBuild as reason:
            self.app.display_warning(client.explain(reason))
        try:
            engine.compile_engine()
        except engine.CannotCompile as reason:
            self.app.display_warning(f"not compiled: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            build_data["force_include"].update({str(file): place for file, place in engine.compiled_files().items()})


if __name__ == "__main__":
    sys.exit(main())
