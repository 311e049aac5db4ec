"""The command line `drachenhort`."""

from drachenhort.cli.app import main

__all__ = ["main"]
