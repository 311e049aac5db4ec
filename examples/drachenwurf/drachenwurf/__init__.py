"""Drachenwurf: roll dice for a dragon's treasure, stop before it wakes, and keep to yourself what you are after."""
