"""Trace files: recordings on disk."""
