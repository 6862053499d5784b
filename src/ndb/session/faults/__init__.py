"""From a failing test back to the line that is wrong, and to edits that make it right."""
