"""Puzzles: positions with one clearly best move, seen from one seat."""
