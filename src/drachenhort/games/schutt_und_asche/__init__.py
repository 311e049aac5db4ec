"""Schutt und Asche: together against the dragon, alone for the crown."""
