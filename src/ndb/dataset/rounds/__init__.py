"""Programs become documents, rounds and shards, on all cores or a cluster."""
