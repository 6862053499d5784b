"""How the compiled parts are built; all else about the package stands in pyproject.toml.

Each part carries a mark made from its sources, by which `ndb` notices in a checkout that it is older than they are
(src/ndb/installation.py).
"""

import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

installation = runpy.run_path(str(Path(__file__).parent / "src" / "ndb" / "installation.py"))


class MarkedBuild(build_ext):
    """Compiles a part together with its mark."""

    def build_extension(self, extension: Extension) -> None:
        mark = installation["mark_of"](Path(extension.sources[0])).decode()
        place = Path(self.build_temp) / f"{extension.name}_mark.c"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f'const char ndb_sources[] = "{mark}";\n')
        # A copy, since setuptools may still ask which sources belong into an archive.
        sources, extension.sources = extension.sources, [*extension.sources, str(place)]
        super().build_extension(extension)
        extension.sources = sources


setup(cmdclass={"build_ext": MarkedBuild})
