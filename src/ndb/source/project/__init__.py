"""The files of a project, and what they are to each other."""
