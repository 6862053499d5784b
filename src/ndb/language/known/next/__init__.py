"""What is known of the next state, in parts: the functions that run, what their lines come to, what states list."""
