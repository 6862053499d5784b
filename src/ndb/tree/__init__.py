"""Events become states one can walk: what each action means, forwards and backwards, and where control may go."""
