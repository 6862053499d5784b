"""How what the interpreter holds is shown, and what is shown read back."""
