"""What a reader of a walk takes from the text of a program, and what it plans to ask."""
