class ConfigError(Exception):
    """Something about a configuration is wrong."""


class MissingOption(ConfigError):
    def __init__(self, *names):
        self.names = names
        super().__init__("missing: " + ", ".join(names))
