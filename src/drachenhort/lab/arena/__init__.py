"""The only judge of strength: players against players, every deal in every seating, with ratings and intervals."""
