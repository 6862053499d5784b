"""The side of a live program: in its own process, under the tracers."""
