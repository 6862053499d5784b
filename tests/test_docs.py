"""What the documentation names is there: the modules and names of the index, the files that pages link to."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ndb"
INDEX = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(ROOT.glob("docs/*.md"))
NAMED = sorted(set(re.findall(r"`([a-z_/]+\.py):(\w+)`", INDEX)))
MODULES = sorted(set(re.findall(r"`([a-z_]+/[a-z_/]+\.py)\b", INDEX)))


@pytest.mark.parametrize(("module", "name"), NAMED, ids=":".join)
def test_a_name_of_the_index_is_defined_where_it_says(module: str, name: str) -> None:
    text = (SOURCE / module).read_text(encoding="utf-8")
    assert re.search(rf"^\s*(?:(?:async )?def|class) {name}\b|^{name}\b.*=", text, re.M), "mend docs/architecture.md"


@pytest.mark.parametrize("module", MODULES)
def test_a_module_of_the_index_is_there(module: str) -> None:
    assert (SOURCE / module).exists() or (ROOT / module).exists(), "mend docs/architecture.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_files_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)\s#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [t for t in targets if not re.match("[a-z]+:", t) and not (page.parent / t).exists()]
    assert missing == []


def test_every_folder_of_the_code_stands_on_the_map() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert {name for name in folders if f"\n  {name}/" not in INDEX} == set()
