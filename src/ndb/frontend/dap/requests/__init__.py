"""What each request of the protocol does, by theme."""
