"""`python -m drachenhort.cli`: the same as the command `drachenhort`."""

from drachenhort.cli import main

if __name__ == "__main__":
    main()
