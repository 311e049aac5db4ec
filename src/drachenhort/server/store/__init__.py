"""Where tables are kept: what a store has to do, and one folder for each that does it."""
