"""One file per benchmark, metrics as pure functions, reports."""
