"""Workings: small questions before one that is hard to answer at once (SPEC 2c)."""
