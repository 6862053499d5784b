"""Guided runs (SPEC 11): run what can run, assume only what is missing, and say so."""
