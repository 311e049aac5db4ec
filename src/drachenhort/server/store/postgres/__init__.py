"""A store in PostgreSQL, for sites that must go on when a machine does not."""
