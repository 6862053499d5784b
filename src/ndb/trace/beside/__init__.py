"""What lies beside recordings."""
