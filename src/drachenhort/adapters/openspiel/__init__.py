"""Our games in OpenSpiel, as `python_drachenfaust` and so on. Importing this makes them known to `pyspiel.load_game`.

    import pyspiel
    import drachenhort.adapters.openspiel
    game = pyspiel.load_game("python_drachenfaust(players=3,points=2)")

Games of other packages are `drachenhort_` and their ids, since OpenSpiel brings a `python_kuhn_poker` itself.
Seats are `players`, options are parameters of their own names, lists with spaces between: `skills=Null Extermino`.

- **Chance** comes first: what is left to it in a game is drawn by chance nodes before the first decision, as the number of
  a seed, and everything later follows from that. Nobody knows the seed, so nobody knows more than if it were drawn later.
  With `deals=0` there are four such nodes with 256 outcomes each; with `deals=N` one with N, for small trees; with
  `seeds=a b c` one with an outcome for each of these seeds, for trees whose deals are chosen.
- **Several who decide at once** are asked one after the other. None learns what others chose before all have chosen.
- **Observations** (`observation_string`, `observation_tensor`) are what a seat sees now. **Information states** add what
  it chose before and a digest of what it saw each time, so a seat forgets nothing that it saw when it had to decide.
- **Returns** are shares of the victory, from 0 to 1; with `returns=scores` what the game counts, such as coins.
- A state is **serialised** with its whole history and its position; it can be pickled, too.
"""

from drachenhort.adapters.openspiel.game import DragonGame, DragonState, load, register_all

__all__ = ["NAMES", "DragonGame", "DragonState", "load"]

NAMES = register_all()
"""What the games are called there."""
