"""What the package builds before it can be used at its best: the compiled engine and the browser client."""
