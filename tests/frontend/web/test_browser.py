"""Whole journeys in a real Chromium, on every engine: run with `pytest -m browser`.

Needs Playwright's Python package and a Chromium of the system's (`apt-get install chromium`; or NDB_CHROMIUM names
one); axe, which looks for barriers, comes with the page's own packages (`npm install` in web/).
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser
sync_api = pytest.importorskip("playwright.sync_api", reason="pip install playwright")
CHROMIUM = os.environ.get("NDB_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
           "--disable-component-update", "--disable-sync"]  # fmt: skip
WAIT = 60_000
sync_api.expect.set_options(timeout=WAIT)
PROGRAM = """def double(items):
    copy = items
    copy.append(len(copy))
    return copy

def main():
    numbers = [3, 4]
    found = double(numbers)
    total = sum([n * 2 for n in found])
    print("total", total)
    return total
"""
HOSTILE = """x = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>"
y = "\\u202egnirts\\u202c \\x00\\x1b[31m\\u200b" + "a" * 20000
z = {x: [x, y]}
def f(_a="<svg onload=window.hacked=1>"):
    raise ValueError(x + y)
print(x, y)
f()
"""
INCOMPLETE = """import shop_nobody_has

if shop_nobody_has.price("tea") > 3:
    found = "dear"
else:
    found = "cheap"
print(found)
"""
ASKING = """name = input("who? ")
print("hello", name)
"""
THREADED = """import threading

def work(n):
    total = n + 1
    return total

threads = [threading.Thread(target=work, args=(n,)) for n in range(2)]
for each in threads:
    each.start()
    each.join()
print("done")
"""
SIZES = """def size(items):
    found = len(items)
    if found > 2:
        return found * 2
    return found

print(size([1]))
"""
ASKED = (
    ("return", "6", False), ("return a result for which", "result > 7", True), ("raise", "TypeError", False),
    ("reach line", "4", False), ("come to a state", "line 5: found == 1", True),
    ("return the same as for", "[5, 6]", True),
)  # fmt: skip
"""Kinds of questions about arguments, what is asked, and whether that can only be answered by running."""
Open = Callable[..., Any]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed: apt-get install chromium, or name one in NDB_CHROMIUM")
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Any, tmp_path: Path) -> Iterator[Open]:
    """Start `ndb web` in a folder of the test's own and open its page; an error that it logs fails the test."""
    (tmp_path / "work.py").write_text(PROGRAM)
    (tmp_path / "hostile.py").write_text(HOSTILE)
    (tmp_path / "asking.py").write_text(ASKING)
    (tmp_path / "threaded.py").write_text(THREADED)
    started: list[Any] = []
    problems: list[str] = []

    def start(*arguments: str, hash: str = "", **options: Any) -> Any:
        command = [sys.executable, "-m", "ndb", "web", "--no-browser", *arguments]
        server = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
        started.append(server)
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        address = next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
        context = browser.new_context(**({"viewport": {"width": 1280, "height": 800}} | options))
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(address + hash)
        page.wait_for_selector(".status:not(:empty)")
        return page

    yield start
    for server in started:
        server.terminate()
        server.wait(60)
    assert problems == []


def press(page: Any, key: str, until: str) -> None:
    """Press a key and wait for what the page then says."""
    page.keyboard.press(key)
    sync_api.expect(page.locator(".status")).to_contain_text(re.compile(until), timeout=WAIT)


def click_line(page: Any, line: int) -> None:
    page.locator(".cm-lineNumbers .cm-gutterElement", has_text=re.compile(f"^{line}$")).click()


def value(page: Any, name: str) -> Any:
    return page.locator(".framecard.here tr", has=page.locator("th", has_text=re.compile(f"^{name}$"))).locator(
        "td.value"
    )


def at_line(page: Any, line: int, key: str = "F11", most: int = 40) -> None:
    """Step until a line is the current one."""
    for _ in range(most):
        if re.search(rf":{line} in", page.locator(".status").inner_text()):
            return
        before = page.locator(".range").inner_text()
        page.keyboard.press(key)
        page.wait_for_function("before => document.querySelector('.range').innerText !== before", arg=before)
    raise AssertionError(f"line {line} was not reached")


def test_a_recorded_run_is_walked_both_ways(open_page: Open) -> None:
    page = open_page("work.py::main")
    page.locator(".cm-line", has_text="return copy").wait_for()
    click_line(page, 4)
    page.locator(".cm-gutter .dot >> visible=true").first.wait_for()
    press(page, "F5", "breakpoint 1")
    sync_api.expect(value(page, "items")).to_have_text("[3, 4, 2]")
    sync_api.expect(page.locator(".beside", has_text="copy = [3, 4]").first).to_be_visible()
    press(page, "F5", "it returned 18")
    sync_api.expect(page.locator(".output")).to_have_text("total 18")
    press(page, "Alt+F5", "breakpoint 1")
    sync_api.expect(page.locator(".output")).to_have_text("")
    press(page, "Alt+F11", "back")
    press(page, "F9", "back")


def test_why_is_drawn_as_arrows_and_objects_as_boxes(open_page: Open) -> None:
    page = open_page("work.py::main")
    at_line(page, 10)
    page.get_by_role("button", name="Why total?").click()
    page.locator(".arrows path.why").first.wait_for(state="attached")
    sync_api.expect(page.locator(".causes")).to_contain_text("line 9")
    page.get_by_role("tab", name="Picture").click()
    page.locator("svg.picture .cell").first.wait_for()
    press(page, "Alt+F10", ":9 in")
    page.locator(".inside .part.round").first.wait_for()


def test_one_object_under_several_names_is_one_box(open_page: Open) -> None:
    page = open_page("work.py::main")
    at_line(page, 4)
    page.get_by_role("tab", name="Picture").click()
    page.locator("svg.picture .reference").nth(2).wait_for(state="attached")
    assert page.locator("svg.picture .reference").count() == 3
    assert page.locator("svg.picture .kind").count() == 1


def test_one_row_that_stands_twice_in_a_grid_of_a_live_program_is_one_box(open_page: Open, tmp_path: Path) -> None:
    (tmp_path / "grid.py").write_text("row = [0, 0]\ngrid = [row, row, [0, 0]]\nprint(grid)\n")
    page = open_page("--engine", "live", "grid.py")
    at_line(page, 3, "F10")
    page.get_by_role("tab", name="Picture").click()
    page.locator("svg.picture .reference").nth(4).wait_for(state="attached")
    assert page.locator("svg.picture .reference").count() == 5
    assert page.locator("svg.picture .kind").count() == 3


def test_a_live_program_goes_on_with_another_value_beside_the_original(open_page: Open) -> None:
    page = open_page("--engine", "live", "work.py::main")
    at_line(page, 8)
    page.get_by_role("button", name="Edit numbers").click()
    page.get_by_label("New value of numbers").fill("[100]")
    page.keyboard.press("Enter")
    sync_api.expect(page.locator(".badge")).to_contain_text("branch1")
    press(page, "F5", "it returned 202")
    page.get_by_role("button", name="main", exact=True).first.click()
    sync_api.expect(value(page, "numbers")).to_contain_text("[3, 4]")
    press(page, "F5", "it returned 18")
    page.get_by_role("button", name="Compare with branch1").click()
    page.locator(".comparison tr.first").wait_for()


def test_a_prediction_is_shaded_and_verified_against_the_truth(open_page: Open) -> None:
    page = open_page("--engine", "neural", "work.py::main")
    press(page, "F11", "predicted")
    page.get_by_role("tab", name="Ask").click()
    page.get_by_role("button", name="Verify").click()
    page.locator(".comparison tbody tr").first.wait_for()
    sync_api.expect(page.locator(".comparison thead")).to_contain_text("really happened")


def test_every_kind_of_question_about_arguments_is_answered(open_page: Open, tmp_path: Path) -> None:
    (tmp_path / "sizes.py").write_text(SIZES)
    page = open_page("sizes.py")
    page.get_by_role("tab", name="Ask").click()
    form = page.locator("form.inverse")
    form.get_by_label("function").fill("size")
    for kind, what, is_run in ASKED:
        form.get_by_label("is to").select_option(label=kind)
        assert form.get_by_label("run each").is_disabled() == is_run, kind
        form.get_by_label("what").fill(what)
        form.get_by_role("button", name="Find").click()
        sync_api.expect(page.locator(".candidates li").first).to_contain_text("right")


def test_pasted_code_runs_guided_and_its_assumptions_can_be_changed(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Python code").fill(INCOMPLETE)
    page.get_by_role("button", name="Go").click()
    sync_api.expect(page.locator(".badge")).to_have_text("guided")
    page.get_by_role("tab", name="Assumed").click()
    field = page.locator(".assumption input").last
    field.wait_for()
    field.fill("True")
    page.locator(".assumption").last.get_by_role("button", name="assume").click()
    press(page, "F5", "ended")
    sync_api.expect(page.locator(".output")).to_have_text("dear")


def test_a_live_program_that_reads_is_answered_in_the_page(open_page: Open) -> None:
    page = open_page("--engine", "live", "asking.py")
    press(page, "F5", "waits for a line")
    sync_api.expect(page.locator(".output")).to_have_text("who? ")
    sync_api.expect(page.get_by_label("Input", exact=True)).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    sync_api.expect(page.locator(".status")).to_contain_text("ended")
    sync_api.expect(page.locator(".output")).to_have_text("who? hello Ada")


def test_what_a_recorded_program_reads_is_said_when_it_is_opened(open_page: Open) -> None:
    page = open_page("work.py::main")
    sync_api.expect(page.get_by_label("Input", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Open…").click()
    page.locator("dialog[open] [name=target]").fill("asking.py")
    page.locator("dialog[open] [name=input]").fill("Ada")
    page.locator("dialog[open] button[type=submit]").click()
    sync_api.expect(page.locator(".target")).to_have_text("asking.py")
    press(page, "F5", "ended")
    sync_api.expect(page.locator(".output")).to_contain_text("hello Ada")


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_threads_are_chosen_from_a_list(open_page: Open, engine: str) -> None:
    page = open_page("--engine", engine, "threaded.py")
    page.locator(".cm-line", has_text="total = n + 1").wait_for()
    if engine == "live":
        click_line(page, 4)
        page.locator(".cm-gutter .dot >> visible=true").first.wait_for()
        press(page, "F5", ":4 in work")
        sync_api.expect(page.get_by_label("Thread")).to_have_value("1")
        page.get_by_label("Thread").select_option("0")
        sync_api.expect(page.locator(".status")).to_contain_text("<module>")
        return
    page.get_by_label("Thread").select_option("2")
    sync_api.expect(page.locator(".framecard.here")).to_contain_text("work")
    other = open_page("--engine", engine, "threaded.py", hash=page.evaluate("location.hash"))
    sync_api.expect(other.get_by_label("Thread")).to_have_value("2")


def test_a_film_of_the_states_is_a_gif_that_the_browser_can_show(open_page: Open, tmp_path: Path) -> None:
    page = open_page("work.py::main")
    at_line(page, 4)
    with page.expect_download() as download:
        page.get_by_role("button", name="Film as GIF").click()
    file = tmp_path / "run.gif"
    download.value.save_as(file)
    told = page.evaluate(DECODE, list(file.read_bytes()))
    states = int(re.sub(r"\D", "", page.locator(".range").inner_text().split("of")[1]))
    assert told["frames"] == states and told["colours"] > 5
    assert re.search(":4 in", page.locator(".status").inner_text()) or "film" in page.locator(".status").inner_text()


DECODE = """async (bytes) => {
  const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: "image/gif" });
  await decoder.tracks.ready;
  await decoder.completed;
  const { image } = await decoder.decode({ frameIndex: decoder.tracks.selectedTrack.frameCount - 1 });
  const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight), context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  return { frames: decoder.tracks.selectedTrack.frameCount, colours: new Set(pixels).size };
}"""


def test_mistakes_are_told_where_one_looks(open_page: Open) -> None:
    page = open_page("work.py::main")
    page.get_by_role("button", name="Open…").click()
    page.locator("dialog[open] [name=target]").fill("nowhere.py")
    page.locator("dialog[open] button[type=submit]").click()
    sync_api.expect(page.locator("dialog[open] .error")).to_contain_text("nowhere.py")
    page.locator("dialog[open]").get_by_role("button", name="Cancel").click()
    click_line(page, 5)
    sync_api.expect(page.locator(".news .error")).to_contain_text("never runs")
    press(page, "F5", "returned")
    page.keyboard.press("F11")
    sync_api.expect(page.locator(".news .error")).to_contain_text("the run is over")


def test_a_link_restores_the_view(open_page: Open) -> None:
    page = open_page("work.py::main")
    at_line(page, 10)
    shown = page.evaluate("location.hash")
    other = open_page("work.py::main", hash=shown)
    sync_api.expect(other.locator(".status")).to_contain_text(":10 in")


def test_hostile_source_and_values_are_shown_and_never_run(open_page: Open) -> None:
    page = open_page("hostile.py")
    page.locator(".slider").focus()
    page.keyboard.press("End")
    sync_api.expect(page.locator(".output")).to_contain_text("<img src=x")
    press(page, "Alt+F11", "hostile.py:")
    for tab in ("Picture", "Values", "Ask"):
        page.get_by_role("tab", name=tab).click()
    assert page.evaluate("window.hacked") is None
    assert page.locator("img:not(.cm-widgetBuffer), iframe, object, embed").count() == 0
    assert page.locator("body script").count() == 1
    text = page.locator(".page").inner_text()
    assert not re.search("[\u202a-\u202e\u2066-\u2069\u200b\x00\x1b]", text)


def test_the_exported_file_replays_offline(open_page: Open, browser: Any, tmp_path: Path) -> None:
    page = open_page("work.py::main")
    at_line(page, 8)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export HTML").click()
    file = tmp_path / "run.html"
    download.value.save_as(file)
    context = browser.new_context(offline=True)
    context.set_default_timeout(WAIT)
    requests: list[str] = []
    offline = context.new_page()
    offline.on("request", lambda asked: requests.append(asked.url))
    offline.goto(file.as_uri())
    sync_api.expect(offline.locator(".status")).to_contain_text(":8 in")
    press(offline, "F10", ":9 in")
    offline.get_by_role("button", name="Why found?").click()
    sync_api.expect(offline.locator(".causes")).to_contain_text("line 8")
    press(offline, "Alt+F11", "in double")
    offline.locator(".slider").focus()
    offline.keyboard.press("End")
    sync_api.expect(offline.locator(".output")).to_have_text("total 18")
    assert [url for url in requests if not url.startswith(("file:", "data:", "blob:"))] == []


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_serious(open_page: Open, look: str, width: int) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm install in web/")
    page = open_page("work.py::main", color_scheme=look, viewport={"width": width, "height": 800})
    at_line(page, 10)
    page.get_by_role("button", name="Why total?").click()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for tab in ("Values", "Picture", "Ask", "Side by side"):
        page.get_by_role("tab", name=tab).click()
        check(page)
    page.get_by_role("button", name="Paste code…").click()
    check(page)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def check(page: Any) -> None:
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    serious = [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found
               if each["impact"] in ("serious", "critical")]  # fmt: skip
    assert serious == []


def test_everything_can_be_done_with_the_keyboard(open_page: Open) -> None:
    page = open_page("work.py::main")
    page.locator(".slider").focus()
    page.keyboard.press("Home")
    sync_api.expect(page.locator(".range")).to_contain_text("state 0 of")
    page.keyboard.press("ArrowRight")
    sync_api.expect(page.locator(".range")).to_contain_text("state 1 of")
    page.locator(".flame").focus()
    page.keyboard.press("ArrowDown")
    sync_api.expect(page.locator(".status")).to_contain_text("states")
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Values").focus()
    page.keyboard.press("ArrowRight")
    sync_api.expect(page.get_by_role("tab", name="Picture")).to_be_focused()
