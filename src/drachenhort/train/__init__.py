"""Learning from games that the program plays against itself. Needs JAX: `pip install 'drachenhort[train]'`."""
