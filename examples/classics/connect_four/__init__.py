"""Connect four, on seven columns of six."""
