"""Write a project's addresses into pyproject.toml before a release is built.

    python .github/project_urls.py https://github.com/OWNER/NAME

The repository does not say where it is published: a fork that publishes under its own name must not point elsewhere.
"""

import sys
from pathlib import Path

SECTION = "[project.urls]\n"
PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"


def with_addresses(text: str, home: str) -> str:
    """The text of pyproject.toml with the addresses that follow from the repository's."""
    assert text.count(SECTION) == 1, "pyproject.toml has one section of URLs"
    lines = (
        f'Homepage = "{home}"\n'
        f'Issues = "{home}/issues"\n'
        f'Changelog = "{home}/blob/main/CHANGELOG.md"\n'
        f'Documentation = "{home}/tree/main/docs"\n'
    )
    return text.replace(SECTION, SECTION + lines)


if __name__ == "__main__":
    PYPROJECT.write_text(with_addresses(PYPROJECT.read_text(encoding="utf-8"), sys.argv[1]), encoding="utf-8")
