"""What goes over a WebSocket, and the way in and out."""
