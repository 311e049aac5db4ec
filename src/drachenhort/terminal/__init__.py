"""The table as text: for a terminal, a plain pipe or a screen reader."""
