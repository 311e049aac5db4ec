"""Drachenrest, a game that another package brings: take from the hoard, and do not be left with nothing."""
