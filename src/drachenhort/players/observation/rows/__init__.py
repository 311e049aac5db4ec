"""Short ways to rows, one module for each game: from the state itself, and byte for byte as over the view."""
