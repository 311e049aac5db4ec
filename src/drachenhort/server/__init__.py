"""The server: tables people can rely on. Nothing else in the program has sockets or a database."""
