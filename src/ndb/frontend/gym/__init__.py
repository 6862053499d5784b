"""Debugging as a world to act in: a plain class (world.py), and Gymnasium environments over it (environments.py)."""
