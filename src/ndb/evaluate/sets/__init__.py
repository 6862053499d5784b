"""How the sets of questions are made: from held-out seeds, and from packages that nobody here wrote."""
