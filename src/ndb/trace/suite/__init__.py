"""Whole suites of tests, recorded as they run."""
