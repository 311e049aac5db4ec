"""Neues Spiel: a card each round, the highest gets a point, and one card is hidden from everybody until the end."""
