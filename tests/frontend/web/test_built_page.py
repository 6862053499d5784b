"""What ships is what the sources beside it build, and it is small."""

import re
from pathlib import Path

import pytest

from ndb.frontend.web.built_page import FILES, STATIC, digest_of, read_built

WEB = Path(__file__).parents[3] / "web"


@pytest.mark.skipif(not WEB.is_dir(), reason="the page's sources are in the repository, not in a release")
def test_the_built_page_is_that_of_its_sources() -> None:
    assert read_built("digest.txt").strip() == digest_of(WEB), "in web/: npm install && npm run build"


def test_a_changed_source_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.ts").write_text("one")
    before = digest_of(tmp_path)
    (tmp_path / "src" / "main.ts").write_text("two")
    assert digest_of(tmp_path) != before


def test_all_that_is_served_is_there_and_fits() -> None:
    assert all(read_built(name) for name in FILES)
    assert sum(path.stat().st_size for path in STATIC.iterdir()) < 800_000


def test_the_page_itself_has_no_inline_script_or_style() -> None:
    page = read_built("index.html")
    assert re.findall("<script[^>]*>", page) == ['<script src="boot.js">', '<script src="app.js">']
    assert not re.search(r"<script[^>]*>[^<]", page)
    assert "style=" not in page
    assert "<style" not in page
