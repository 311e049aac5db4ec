"""Drachenfaust: bid with a closed fist and use the creatures you win."""
