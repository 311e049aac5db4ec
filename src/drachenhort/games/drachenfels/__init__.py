"""Drachenfels: a race of four knights for four princesses, over rainbows and past dragons."""
