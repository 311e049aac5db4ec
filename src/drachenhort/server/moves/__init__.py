"""The way of a move through the server, from the message that asks for it to those who look on. Compiled."""
