"""What code says about inputs, in parts: what is read of expressions, statements and calls."""
