"""A finished game looked at again: every choice of a seat judged by what that seat could know when it made it."""
