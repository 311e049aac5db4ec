"""Our strongest level against OpenSpiel's ISMCTS on the same games: who wins, and who tries out more in a second."""
