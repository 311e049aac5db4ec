"""Strangers' attacks against a server of our own, while two honest people play at it: `python -m bench.server.attack`."""
