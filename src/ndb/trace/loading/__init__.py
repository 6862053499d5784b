"""A function's module, imported as Python would import it; and why that failed."""
