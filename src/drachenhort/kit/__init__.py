"""For packages that bring a game: the tests it must pass (`conformance`, with the extra `kit`), and one to begin with."""
