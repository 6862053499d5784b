"""Where programs come from: seeds, edits of them, grammars, packages."""
