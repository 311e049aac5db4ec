"""`make screens`: the pictures in docs/screens/, which the README shows."""
