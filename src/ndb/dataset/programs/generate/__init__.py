"""Generation: typed random programs for breadth, in the order in which they are drawn."""
