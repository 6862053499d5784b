"""What of a program's folder the sandbox is given."""

from pathlib import Path

import pytest

from ndb.session.folder import read_folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("p.py", "data.csv", "pkg/q.py", "env/lib/x.py", ".git/config", "__pycache__/p.pyc", ".env"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    (tmp_path / "env" / "pyvenv.cfg").write_text("")
    return tmp_path


def test_all_plain_files_but_no_environment_no_cache_no_repository(folder: Path) -> None:
    found = read_folder(folder)
    assert set(found.files) == {"p.py", "data.csv", "pkg/q.py", ".env"} and found.left_out == ()
    assert found.files["data.csv"] == b"data.csv"


def test_code_comes_first_and_what_is_beyond_the_bound_is_said(folder: Path) -> None:
    found = read_folder(folder, most=2)
    assert list(found.files) == ["p.py", "pkg/q.py"] and found.left_out == ("2 files beyond the first 2",)


def test_a_large_file_is_left_out_by_name(folder: Path) -> None:
    (folder / "large.bin").write_bytes(b"x" * 100)
    found = read_folder(folder, largest=50)
    assert "large.bin" not in found.files and found.left_out[0].startswith("large.bin (larger than")


def test_links_lead_nowhere(folder: Path) -> None:
    (folder / "out").symlink_to(folder.parent)
    (folder / "other.txt").symlink_to("/etc/hostname")
    assert len(read_folder(folder).files) == 4


def test_what_is_needed_most_comes_first_however_much_there_is_besides(folder: Path) -> None:
    found = read_folder(folder, most=1, first=[folder / "pkg", folder])
    assert list(found.files) == ["pkg/q.py"] and found.left_out == ("3 files beyond the first 1",)
    assert list(read_folder(folder, most=1, first=[folder / "data.csv"]).files) == ["data.csv"]
