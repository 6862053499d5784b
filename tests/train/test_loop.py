"""The training loop: it learns, it stops when it should, and killed at any moment it goes on to the same curve."""

import json
import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from small_run import QUIET, RECIPE, STEPS, data, losses, train_here  # noqa: E402

from ndb.errors import BadData  # noqa: E402
from ndb.train.checkpoint import Progress  # noqa: E402
from ndb.train.loop import train  # noqa: E402
from ndb.train.optimizers import Muon, orthogonal, rate_share  # noqa: E402
from ndb.train.parallel import Team  # noqa: E402

SCRIPT = Path(__file__).parents[1] / "support" / "small_run.py"


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run that was never interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    train_here(folder)
    return folder


def test_the_loss_falls(whole):
    curve = losses(whole)
    assert list(curve) == list(range(1, STEPS + 1))
    assert curve[1] == pytest.approx(math.log(24), abs=0.3)
    assert curve[STEPS] < curve[1] - 0.5


@pytest.mark.parametrize("round_number", [3, 6, 9])
def test_killed_at_any_moment_it_goes_on_to_the_same_curve(whole, tmp_path, round_number):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, SCRIPT, "die", tmp_path, str(round_number)], env=environment)
    assert done.returncode == 9
    if (tmp_path / "metrics.jsonl").exists():
        assert len(losses(tmp_path)) < STEPS
    progress = train_here(tmp_path)
    assert progress.step == STEPS
    assert losses(tmp_path) == losses(whole)


def test_a_session_that_ends_early_goes_on_to_the_same_curve(whole, tmp_path):
    for _ in range(3):
        assert train_here(tmp_path, session=replace(QUIET, seconds=0.0)).step < STEPS
    assert train_here(tmp_path).step == STEPS
    assert losses(tmp_path) == losses(whole)


def test_parts_of_a_batch_give_the_same_curve_as_the_whole(whole, tmp_path):
    train_here(tmp_path, replace(RECIPE, micro_batch=4))
    assert losses(tmp_path) == pytest.approx(losses(whole), rel=1e-4)


def test_the_token_budget_ends_a_run(tmp_path):
    progress = train_here(tmp_path, replace(RECIPE, tokens=3 * 4 * 32))
    assert (progress.step, progress.tokens) == (3, 3 * 4 * 32)


def test_the_clock_ends_a_run(tmp_path):
    progress = train_here(tmp_path, replace(RECIPE, tokens=10**12, seconds=0.2))
    assert progress.seconds >= 0.2
    assert progress.tokens < 10**12


def test_data_that_ends_before_the_budget_is_said_so(tmp_path, capsys):
    few = data()
    from contextlib import contextmanager

    from small_run import endless

    @contextmanager
    def rounds_from(first):
        yield (made for made, _ in zip(endless(first), range(4), strict=False))

    progress = train(RECIPE, replace(few, rounds_from=rounds_from), tmp_path, QUIET, Team("cpu"))
    assert 0 < progress.step < STEPS
    assert "the data ended" in capsys.readouterr().err


def test_an_error_in_the_data_reaches_whoever_trains(tmp_path):
    def broken(number):
        if number == 2:
            raise BadData("shard 2 is damaged")

    with pytest.raises(BadData, match="shard 2"):
        train(RECIPE, data(broken), tmp_path, QUIET, Team("cpu"))


def test_muon_trains_on_a_cpu(tmp_path):
    train_here(tmp_path, replace(RECIPE, optimizer="muon"))
    assert losses(tmp_path)[STEPS] < losses(tmp_path)[1] - 0.5


def test_muon_goes_on_as_if_it_had_not_stopped(tmp_path):
    recipe = replace(RECIPE, optimizer="muon")
    train_here(tmp_path / "whole", recipe)
    train_here(tmp_path / "twice", recipe, replace(QUIET, seconds=0.0))
    train_here(tmp_path / "twice", recipe)
    assert losses(tmp_path / "twice") == losses(tmp_path / "whole")


def test_muon_updates_matrices_of_a_shape_at_once_as_if_one_by_one():
    dice = torch.Generator().manual_seed(0)
    together = [torch.nn.Parameter(torch.randn(shape, generator=dice)) for shape in ((8, 4), (4, 8), (8, 4))]
    alone = [torch.nn.Parameter(matrix.detach().clone()) for matrix in together]
    for one, other in zip(together, alone, strict=True):
        one.grad = torch.randn(one.shape, generator=dice)
        other.grad = one.grad.clone()
    for matrices in (together, *([matrix] for matrix in alone)):
        Muon(matrices, lr=0.1, weight_decay=0.1, kind=torch.float32).step()
    for one, other in zip(together, alone, strict=True):
        torch.testing.assert_close(one, other)


@pytest.mark.parametrize("shape", [(8, 8), (16, 4), (4, 16)])
def test_a_muon_update_has_singular_values_near_one(shape):
    matrices = torch.randn((3, *shape), generator=torch.Generator().manual_seed(0))
    values = torch.linalg.svdvals(orthogonal(matrices))
    assert float(values.min()) > 0.3 and float(values.max()) < 1.5


@pytest.mark.parametrize(("field", "wrong"), [("optimizer", "sgd"), ("decay", "stairs")])
def test_an_unknown_choice_is_named(tmp_path, field, wrong):
    with pytest.raises(BadData, match=wrong):
        train_here(tmp_path, replace(RECIPE, **{field: wrong}))


def test_sequences_longer_than_the_context_are_refused(tmp_path):
    with pytest.raises(BadData, match="context"):
        train_here(tmp_path, replace(RECIPE, sequence=64))


def test_a_loss_that_is_no_number_is_not_saved(tmp_path):
    train_here(tmp_path, session=replace(QUIET, seconds=0.0))
    before = (tmp_path / "checkpoint.pt").read_bytes()
    with pytest.raises(BadData, match="peak_rate"):
        train_here(tmp_path, replace(RECIPE, peak_rate=1e30, clip=1e30))
    assert (tmp_path / "checkpoint.pt").read_bytes() == before


def test_the_rate_rises_stays_and_falls_in_straight_lines():
    recipe = replace(RECIPE, tokens=1_000_000, warmup=0.1, decay_from=0.5)
    shares = [rate_share(recipe, Progress(tokens=t)) for t in (0, 50_000, 100_000, 500_000, 750_000, 1_000_000)]
    assert shares == pytest.approx([0.001, 0.501, 1.0, 1.0, 0.5, 0.0])


def test_the_rate_follows_the_clock_where_that_is_the_budget():
    recipe = replace(RECIPE, tokens=10**12, seconds=100.0, decay_from=0.5)
    assert rate_share(recipe, Progress(seconds=75.0)) == pytest.approx(0.5)


def test_the_papers_rate_rises_over_steps_and_falls_as_a_cosine():
    recipe = replace(RECIPE, tokens=1_000_000, warmup_steps=750, decay="cosine", decay_from=0.0)
    assert rate_share(recipe, Progress(step=0)) == pytest.approx(1 / 750)
    assert rate_share(recipe, Progress(step=374)) == pytest.approx(0.5)
    assert rate_share(recipe, Progress(step=800, tokens=500_000)) == pytest.approx(0.5)
    assert rate_share(recipe, Progress(step=800, tokens=1_000_000)) == pytest.approx(0.0)


def test_the_rate_of_fine_tuning_stays():
    recipe = replace(RECIPE, tokens=1_000_000, warmup_steps=10, decay="none")
    assert {rate_share(recipe, Progress(step=10, tokens=t)) for t in (0, 500_000, 999_999)} == {1.0}


def test_predictions_of_held_out_documents_are_written_down(whole):
    rows = [json.loads(line) for line in (whole / "samples.jsonl").read_text().splitlines()]
    assert len(rows) == 2
    for row in rows:
        assert row["truth"].endswith(" 1") and row["right"] == (row["predicted"] == row["truth"])


def test_progress_tells_the_time_left(tmp_path, capsys):
    train_here(tmp_path)
    lines = [line for line in capsys.readouterr().err.splitlines() if " loss " in line]
    assert lines[0].endswith("s left")
    assert lines[-1].endswith("0m 00s left")


def test_metrics_go_to_tensorboard_too(tmp_path):
    accumulator = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    train_here(tmp_path, session=replace(QUIET, tensorboard=True))
    read = accumulator.EventAccumulator(str(tmp_path / "tensorboard"))
    read.Reload()
    told = {event.step: event.value for event in read.Scalars("loss")}
    assert told == pytest.approx(losses(tmp_path), rel=1e-5)


def test_a_run_that_rounds_learns_and_goes_on_to_the_same_curve(tmp_path):
    recipe = replace(RECIPE, model=replace(RECIPE.model, width=64), quantize=4)
    train_here(tmp_path / "whole", recipe)
    curve = losses(tmp_path / "whole")
    assert curve[STEPS] < curve[1] - 0.5
    train_here(tmp_path / "plain", replace(recipe, quantize=0))
    assert curve[1] != losses(tmp_path / "plain")[1]
    for _ in range(2):
        train_here(tmp_path / "parts", recipe, replace(QUIET, seconds=0.0))
    train_here(tmp_path / "parts", recipe)
    assert losses(tmp_path / "parts") == curve


def test_bits_that_nobody_rounds_to_are_refused(tmp_path):
    with pytest.raises(BadData, match="3 bits"):
        train_here(tmp_path, replace(RECIPE, quantize=3))
