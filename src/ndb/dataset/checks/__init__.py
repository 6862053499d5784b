"""What is dropped from training data, and why."""
