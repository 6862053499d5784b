from . import contacts, names  # noqa: F401
