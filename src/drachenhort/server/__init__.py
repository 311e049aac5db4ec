"""The server: tables people can rely on. The only place with sockets and a database."""
