"""Code that waits: expressions in whose middle a function stops, coroutines, and the loop that runs tasks."""
