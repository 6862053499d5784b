"""The states known of a run, in order of time, and what is kept to search them."""
