"""When variables and parts of them changed, how, and on which line."""
