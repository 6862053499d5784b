"""The page: the debugger in a browser, over a local WebSocket; the same page as a file, and in notebooks."""
