"""Debugging for agents: the Model Context Protocol, over stdio or streamable HTTP."""
