"""What is known of the next state of a walk without asking a model."""
