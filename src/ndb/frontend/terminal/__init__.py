"""The debugger in a terminal."""
