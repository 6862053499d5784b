class Fault(Exception):
    transient = False

    def __init__(self, code, message=""):
        super().__init__(code, message)
        self.code = code

    @classmethod
    def from_status(cls, status):
        """The right kind of fault for an HTTP status."""
        for kind in cls.__subclasses__():
            if status in kind.codes:
                return kind(status)
        return cls(status)


class Busy(Fault):
    transient = True
    codes = (429, 503)


class Broken(Fault):
    codes = range(500, 503)

    @property
    def transient(self):
        return self.code != 501


class Refused(Fault):
    codes = (401, 403)


def is_transient(error):
    return getattr(error, "transient", isinstance(error, (TimeoutError, ConnectionError)))
