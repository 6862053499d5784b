"""The network: its shape, its weights on disk, the light CPU runtime, and a torch twin for training."""
