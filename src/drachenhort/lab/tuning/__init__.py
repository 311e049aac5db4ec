"""Values of a game by which it comes out as somebody wants it to."""
