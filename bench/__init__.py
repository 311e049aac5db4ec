"""Ours against the peers, in one run. Start with `make bench`."""
