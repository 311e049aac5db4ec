"""The store that comes with the program: one SQLite database in the data folder."""
