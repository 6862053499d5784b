"""Files of a guided run: what stands where, and what the program writes where it may only read."""
