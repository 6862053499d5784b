"""Run a program and record what happened: events, values, recorder, trace files, sandbox, pytest plugin."""
