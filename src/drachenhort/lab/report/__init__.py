"""What many games tell a designer: counts of what was used, what it was worth, how long and how close games are."""
