"""Programs become token shards: sources, inputs, filters, split, packing, runners."""
