"""For those who work on Drachenhort: what writes files of the repository from other files."""
