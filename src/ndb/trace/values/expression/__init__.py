"""What an expression on rendered values is made of: names, operators, what may be called."""
