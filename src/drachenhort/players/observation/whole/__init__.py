"""What is hidden in a position, one module for each game: what a critic may know beside what a seat sees."""
