"""The only place that knows the text format: writing and parsing side by side, tokenizer, grammar for decoding."""
