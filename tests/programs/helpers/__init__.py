"""Modules that sample programs import."""
