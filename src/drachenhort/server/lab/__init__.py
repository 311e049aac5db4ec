"""Runs of the designer's lab: many games played by a process beside the server, and the reports about them."""
