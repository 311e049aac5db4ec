"""Kuhn poker: three cards, one bet, and all that poker is about."""
