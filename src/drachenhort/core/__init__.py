"""What every game shares. Standard library only, no input or output."""
