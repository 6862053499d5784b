"""The next state without a model, where it can be known: an interpreter that goes along with a walk."""
