"""The extension in a real VS Code: code-server (VS Code's sources, served) from npm, in Debian's Chromium, headless.

Run with `-m editor`. The first run fetches and builds code-server into the user's cache folder, some minutes. What is
checked stands in vscode/tests/tests.js, which runs inside VS Code; the screenshots it asks for lie in the folder that
NDB_SCREENSHOTS names, if it does.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.editor
HERE = Path(__file__).parent / "vscode"
EXTENSION = Path(__file__).parents[3] / "editors" / "vscode"
VERSION = "4.96.4"
"""Of code-server: VS Code 1.96.4, for node 20."""
SHOP = """\
def total(prices, tax):
    result = 0
    for price in prices:
        result += price
    print("sum", result)
    return result * tax


def shop():
    basket = [3, 4, 5]
    owner = {"name": "Ann", "pets": ["cat", "dog"]}
    paid = total(basket, 2)
    print(paid)
    return paid


shop()
"""
LACKING = """\
import no_such_module

n = no_such_module.count()
if n > 3:
    r = "many"
else:
    r = "few"
print(r)
"""
GUESSED = """\
import no_such_module


def weigh(item, n):
    doubled = n * 2
    result = no_such_module.weight(item)
    heavy = result * doubled
    return heavy
"""
"""What a module that is nowhere installed would answer is the model's to say; the rest is worked out."""
ASKING = """\
name = input("who? ")
print("hello", name)
"""
SETTINGS = {
    "telemetry.telemetryLevel": "off", "workbench.startupEditor": "none", "security.workspace.trust.enabled": False,
    "extensions.autoCheckUpdates": False, "debug.inlineValues": "on", "debug.toolBarLocation": "docked",
    "workbench.tips.enabled": False, "workbench.colorTheme": "Default Light Modern",
}  # fmt: skip
WITHOUT_NDB = """\
#!/bin/sh
# A Python that has no ndb until pip was told to install it.
case "$*" in
  *"pip install"*) echo "$*" > "{folder}/pip-was-told" ;;
  *) test -e "{folder}/pip-was-told" ;;
esac
"""


def npm(*words: str, cwd: Path) -> None:
    ran = subprocess.run(["npm", *words], cwd=cwd, capture_output=True, text=True, timeout=900, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def code_server() -> Path:
    """The server's folder. One of its dependencies is pinned to an address outside the registry, so the pins go."""
    if shutil.which("npm") is None or chromium() is None:
        pytest.skip("npm and chromium are needed")
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "ndb-tests"
    folder = cache / f"code-server-{VERSION}"
    if folder.exists():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    npm("pack", f"code-server@{VERSION}", "--silent", cwd=cache)
    subprocess.run(["tar", "xzf", f"code-server-{VERSION}.tgz"], cwd=cache, check=True)
    package, vscode = cache / "package", cache / "package" / "lib" / "vscode"
    (vscode / "npm-shrinkwrap.json").unlink()
    for where in (package, vscode):
        npm("install", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--silent", cwd=where)
    npm("rebuild", "argon2", "--build-from-source", cwd=package)
    npm("rebuild", "node-pty", "@vscode/spdlog", "native-watchdog", "@parcel/watcher", cwd=vscode)
    package.rename(folder)
    return folder


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The extension and its tests as packages, as a user would install them."""
    built = tmp_path_factory.mktemp("built")
    extension, tests = built / "extension", built / "tests"
    shutil.copytree(EXTENSION, extension, ignore=shutil.ignore_patterns("node_modules", "out", "*.vsix"))
    npm("install", "--silent", cwd=extension)
    npm("run", "--silent", "package", cwd=extension)
    shutil.copytree(HERE / "tests", tests)
    pack = ["node", str(extension / "node_modules/@vscode/vsce/vsce"), "package", "--no-dependencies"]
    subprocess.run(
        [*pack, "--allow-missing-repository", "--skip-license", "-o", "tests.vsix"], cwd=tests, check=True, timeout=240
    )
    return [extension / "ndb.vsix", tests / "tests.vsix"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What VS Code is given: a workspace, settings, an interpreter without ndb."""
    folder = tmp_path_factory.mktemp("vscode")
    for name, text in {"shop.py": SHOP, "lacking.py": LACKING, "guessed.py": GUESSED, "asking.py": ASKING}.items():
        (folder / "workspace").mkdir(exist_ok=True)
        (folder / "workspace" / name).write_text(text, encoding="utf-8")
    settings = folder / "data" / "User" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({**SETTINGS, "ndb.python": sys.executable}), encoding="utf-8")
    (folder / "python-without-ndb").write_text(WITHOUT_NDB.format(folder=folder), encoding="utf-8")
    (folder / "python-without-ndb").chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def address(code_server: Path, packages: list[Path], folder: Path) -> Iterator[str]:
    """VS Code, served, with both extensions."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = ["node", str(code_server / "out/node/entry.js"), "--user-data-dir", str(folder / "data"),
               "--extensions-dir", str(folder / "extensions"), "--config", str(folder / "config.yaml")]  # fmt: skip
    (folder / "config.yaml").write_text("auth: none\n")
    for package in packages:
        subprocess.run([*command, "--install-extension", str(package)], check=True, timeout=240, capture_output=True)
    serve = [*command, "--auth", "none", "--bind-addr", f"127.0.0.1:{port}", "--disable-telemetry",
             "--disable-update-check", "--disable-workspace-trust"]  # fmt: skip
    environment = {**os.environ, "NDB_TEST_FOLDER": str(folder)}
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(serve, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield f"http://127.0.0.1:{port}/?folder={folder / 'workspace'}"
    finally:
        os.killpg(server.pid, 15)
        server.wait(60)


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(address, timeout=5)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("code-server did not come up")


@pytest.fixture(scope="module")
def results(address: str, folder: Path) -> dict[str, Any]:
    """What the tests inside VS Code found, by name."""
    driver = folder / "driver"
    driver.mkdir()
    (driver / "package.json").write_text('{"private": true, "dependencies": {"puppeteer-core": "24.8.2"}}')
    npm("install", "--silent", cwd=driver)
    shutil.copy(HERE / "drive.js", driver)
    command = ["node", "drive.js", address, str(folder), chromium() or ""]
    subprocess.run(command, cwd=driver, check=True, timeout=600)
    if shots := os.environ.get("NDB_SCREENSHOTS"):
        for picture in folder.glob("*.png"):
            shutil.copy(picture, shots)
    assert (folder / "results.json").exists(), (folder / "server.log").read_text()[-3000:]
    return {row["name"]: row for row in json.loads((folder / "results.json").read_text())}


NAMES = [
    line.split('"')[1] for line in (HERE / "tests" / "tests.js").read_text().splitlines() if line.startswith("  async ")
]


@pytest.mark.parametrize("name", NAMES)
def test_inside_vscode(results: dict[str, Any], name: str) -> None:
    assert results[name]["ok"], results[name]
