"""Many games at once: simulations, hunts for faults, statistics."""
