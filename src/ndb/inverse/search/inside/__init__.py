"""The side of a search that is in the sandbox: runs candidates one after the other and reports what they met."""
