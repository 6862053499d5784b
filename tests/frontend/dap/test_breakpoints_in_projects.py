"""Projects of several files in an editor."""

from pathlib import Path

from dap_client import DapClient


def test_a_breakpoint_in_a_file_that_is_imported_later_is_on_that_file_and_stops(tmp_path: Path) -> None:
    (tmp_path / "src" / "shop").mkdir(parents=True)
    (tmp_path / "src" / "shop" / "__init__.py").write_text("from .totals import total\n")
    (tmp_path / "src" / "shop" / "totals.py").write_text(
        "def total(n):\n    from .tax import rate\n    return n * rate()\n"
    )
    late = tmp_path / "src" / "shop" / "tax.py"
    late.write_text("def rate():\n    n = 2\n    return n\n")
    with DapClient.over_pipes(cwd=tmp_path) as client:
        client.begin(breakpoints={str(late): [3]}, program="src/shop/totals.py::total", callArgs="5")
        stopped = client.event("stopped")
        [set_] = [m for m in client.messages if m.get("command") == "setBreakpoints"]
        [made] = set_["body"]["breakpoints"]
        assert made["verified"] and made["source"] == {"name": "tax.py", "path": str(late)}
        first = client.ask("stackTrace", threadId=stopped["threadId"])["stackFrames"][0]
        assert (stopped["reason"], first["line"], first["source"]["path"]) == ("breakpoint", 3, str(late))
        client.ask("disconnect")
