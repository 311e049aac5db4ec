"""Telling somebody who is not here that it is their turn: Web Push messages, by RFC 8030, 8291 and 8292."""
