"""What the documentation site needs beside docs/ itself (mkdocs calls this; see mkdocs.yml).

README, CONTRIBUTING and CHANGELOG stand at the top of the repository, where people and packaging look for them; here
they become pages. Links that lead out of docs/ lead to the repository, where its address is known, and are plain text
otherwise.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_files(files: Files, config: Any) -> Files:
    """Pages made of the files at the top of the repository."""
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=_at_home(text, "", config)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    return markdown if page.file.src_uri in PAGES.values() else _at_home(markdown, "docs/", config)


def _at_home(text: str, folder: str, config: Any) -> str:
    return _LINK.sub(lambda link: _link(link, folder, str(config["repo_url"] or "")), text)


def _link(link: re.Match[str], folder: str, repository: str) -> str:
    """One link of a page that stands in `folder` of the repository."""
    picture, words, target = link.groups()
    if re.match(r"[a-z]+:|#", target):
        return link.group()
    path, anchor = re.match(r"([^#]*)(#.*)?", target).groups(default="")  # type: ignore[union-attr]
    found = (ROOT / folder / path).resolve().relative_to(ROOT).as_posix()
    if found in PAGES:
        return f"{picture}[{words}]({PAGES[found]}{anchor})"
    if found.startswith("docs/") and not found.endswith(".py"):
        return f"{picture}[{words}]({found.removeprefix('docs/')}{anchor})"
    return f"[{words}]({repository}/blob/main/{found})" if repository else words
