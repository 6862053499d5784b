"""The live engine: the program really runs, in a process of its own."""
