"""The page's built files, which are part of the package, and whether they are those of the sources beside them.

The build writes a digest of all its sources into `static/digest.txt`; whoever has the sources can compute it again.
Knows files only.
"""

import hashlib
from functools import lru_cache
from pathlib import Path

from ndb.errors import BadTarget

STATIC = Path(__file__).parent / "static"
FILES = {
    "boot.js": "text/javascript; charset=utf-8", "app.js": "text/javascript; charset=utf-8",
    "app.css": "text/css; charset=utf-8",
}  # fmt: skip
"""What is served, and as what."""
_SOURCES = ("index.html", "package.json", "tsconfig.json", "vite.config.ts", "digest.mjs")


@lru_cache(maxsize=8)
def read_built(name: str) -> str:
    """One of the built files."""
    try:
        return (STATIC / name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadTarget(
            f"the page was not built ({error.strerror}: {name}); in web/: npm install && npm run build"
        ) from None


def digest_of(web: Path) -> str:
    """A digest of the page's sources: names and texts, in order."""
    files = sorted([*(web / name for name in _SOURCES), *(web / "src").rglob("*")], key=lambda path: path.as_posix())
    total = hashlib.sha256()
    for path in (each for each in files if each.is_file()):
        total.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()
