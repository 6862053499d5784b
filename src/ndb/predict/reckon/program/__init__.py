"""What the text of a program says, file by file, before any of it is interpreted."""
