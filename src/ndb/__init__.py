"""ndb: a neural debugger for Python, beside a real one."""

__version__ = "0.2.0.dev0"


def load_ipython_extension(shell: object) -> None:
    """`%load_ext ndb`: cells that begin with `%%ndb` are recorded and shown. Imports only then what it needs."""
    from ndb.frontend.web.magic import register

    register(shell)
