"""Values of the standard library taken apart: dates, paths, patterns, counters, sets, deques."""
