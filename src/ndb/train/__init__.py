"""Training from scratch and fine-tuning. Needs the `train` extra; nothing else in ndb imports it."""
