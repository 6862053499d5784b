"""A debugging walk as data: policies that choose actions, walks over trees, and the documents they make."""
