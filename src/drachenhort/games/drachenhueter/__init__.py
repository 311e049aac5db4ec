"""Drachenhüter: lay dragons as a book with changing pages demands."""
