"""Everything over HTTP: the interface for programs, the pages, and what keeps strangers within bounds."""
