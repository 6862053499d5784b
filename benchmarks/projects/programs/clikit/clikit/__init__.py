"""A to-do list from the command line; works on a list of words, never on sys.argv."""
