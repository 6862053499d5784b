"""Code of packages that stands alone, and what their authors call it with: tests and doctests, watched and read."""
