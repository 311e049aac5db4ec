"""Drachensachen: get rid of your cards before the others do."""
