"""Writes what follows from the server's messages: the client's types and the page that explains the protocol."""
