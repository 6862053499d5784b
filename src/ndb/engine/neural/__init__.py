"""The neural engine: a model predicts."""
