"""Where things came from that a state shows: an exception, a variable of a function that is entered."""
