"""Searching for inputs by running candidates in the sandbox and learning from what they meet."""
