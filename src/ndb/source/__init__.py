"""One place that reads Python text: syntax trees, lines that can run, where control can go."""
