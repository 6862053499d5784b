"""How long one debugger step takes: the light runtime against transformers (float32), llama.cpp and CTranslate2 (int8).

Sessions of 50 steps over seed programs, one after the other, each with every contender in turn, so that whatever else
the machine does hits all alike. All write the same text: where the model's own choice differs from the recording, the
recording's is taken, after the model has computed its own. So accuracy plays no part, and every contender makes exactly
the predictions that the debugger needs. transformers and llama.cpp keep their cache over a session's steps; they write
every token, since they know no grammar. The light runtime is driven by the neural engine, all of whose work is counted;
what it could work out without a model it asks the model for, here.

Needs: pip install -e '.[bench]' (and llama-cpp-python, best compiled here: CMAKE_ARGS=-DGGML_NATIVE=ON). What is not
installed is left out, and said so. Last line: JSON.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

import numpy as np

from ndb.dataset.programs.seeds import read_seeds
from ndb.engine.neural.engine import NeuralEngine
from ndb.language.decoding import Chosen
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.model.config import ModelConfig
from ndb.model.export import Precision, write_gguf
from ndb.model.runtime import Reader, Runtime
from ndb.model.runtime_kernel import KernelPass, is_available
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import EMBEDDED, dequantised, quantised, read_stored, shapes_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Recording
from ndb.trajectory.visits import code_of
from ndb.tree.action import STEP_INTO, STEP_OVER, STEP_RETURN, Action
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span, span_from

STEPS = 50
WARM = 3
"""Steps before the clock starts."""
THREADS = int(os.environ.get("NDB_THREADS", 0)) or os.cpu_count() or 1
"""Of every contender. On a busy machine measure with one: threads that wait for each other measure the others' work."""
SHAPE = ModelConfig(layers=14, key_value_heads=4)


@dataclass(frozen=True, slots=True)
class Session:
    """A program's start and the steps taken from there, with the tokens that each is answered by."""

    name: str
    recording: Recording
    code: str
    opening: list[int]
    """Code and first state, without the first action."""
    steps: list[tuple[Action, list[int], list[int]]]
    """Action, its tokens up to where the model speaks, what it says (up to and with action_sep or the exit)."""


def sessions(tokenizer: Tokenizer, folder: Path, count: int, dice: Random) -> Iterator[Session]:
    """Seeds whose run is long enough for a session, drawn at random."""
    seeds = list(read_seeds([folder]))
    dice.shuffle(seeds)
    found = 0
    for seed in seeds:
        recording = record_call(seed.source, dice.choice(seed.inputs))
        session = _session(tokenizer, seed.name, recording, dice) if len(recording) > STEPS else None
        if session is not None:
            found += 1
            yield session
        if found == count:
            return


def _session(tokenizer: Tokenizer, name: str, recording: Recording, dice: Random) -> Session | None:
    tree = ForwardTree(Span(recording, 0, len(recording)))
    shower, special = Shower(), tokenizer.special
    code = code_of(span_from(recording), whole=True)
    opening = [*tokenizer.context(code), special[Mark.FRAME_SEP], *tokenizer.state(shower.show(recording.state(0)))]
    steps, at, size = list[tuple[Action, list[int], list[int]]](), 0, len(opening)
    for _ in range(STEPS):
        action = dice.choices((STEP_INTO, STEP_OVER, STEP_RETURN), (0.9, 0.09, 0.01))[0]
        at = tree.target(at, action)
        if at >= len(recording):
            return None
        shower.moved(action)
        asked = [*tokenizer.action(action), special[Mark.FRAME_SEP]]
        said = [*tokenizer.state(shower.show(recording.state(at))), special[Mark.ACTION_SEP]]
        steps.append((action, asked, said))
        size += len(asked) + len(said) - 1
    return Session(name, recording, code, opening, steps) if size < 2000 else None


@dataclass(slots=True)
class Tally:
    seconds: float = 0.0
    cpu: float = 0.0
    opening: float = 0.0
    steps: int = 0
    tokens: int = 0
    per_session: list[float] = field(default_factory=list)


class Contender(Protocol):
    name: str

    def start(self, session: Session) -> None:
        """Read the code and the first state."""

    def step(self, session: Session, number: int) -> None:
        """Take the step and predict the state it leads to."""


class Following(Runtime):
    """The light runtime, except that the recording has the last word."""

    truth: list[int]
    start = 0
    differed = 0

    def _open(self, ids: Sequence[int]) -> Reader:
        self.start = len(ids)
        return super()._open(ids)

    def _choose(self, *asked: Any) -> Chosen:
        own = super()._choose(*asked)
        allowed = asked[1]
        said = self._recent[-1].ids[self.start :]
        token = self.truth[len(said)]
        assert said == self.truth[: len(said)], "the grammar forced what is not so"
        assert allowed is None or token in allowed, "the grammar forbids what is so"
        self.differed += token != own.token
        return Chosen(token, own.log_probability)


class Light:
    """Ours, through the neural engine."""

    def __init__(self, name: str, runtime: Following) -> None:
        self.name, self.runtime = name, runtime

    def start(self, session: Session) -> None:
        recording = session.recording
        first = recording.state(0)
        sources = {first.file: session.code}
        # What can be worked out is asked of the model too: the others are asked for every state.
        self.engine = NeuralEngine(self.runtime, sources, [first], reckons=False)
        self.runtime._recent.clear()

        def only_read() -> Any:
            from ndb.language.decoding import Choose, Feed

            yield Feed(session.opening)
            yield Choose()

        self.runtime.truth = [0]
        self.runtime.drive(only_read())

    def step(self, session: Session, number: int) -> None:
        action, _, self.runtime.truth = session.steps[number]
        place = self.engine.move(action)
        assert place.state is not None, place.problem


class Transformers:
    """generate(), greedy, float32, the cache kept."""

    name = "transformers float32"

    def __init__(self, config: ModelConfig, tensors: dict[str, Any]) -> None:
        import torch
        from transformers import Qwen3Config, Qwen3ForCausalLM

        self.torch = torch
        torch.set_num_threads(THREADS)
        with torch.device("meta"):
            model = Qwen3ForCausalLM(Qwen3Config(**config.to_transformers()))
        model = model.to_empty(device="cpu").float()
        named = {k: torch.as_tensor(v) for k, v in tensors.items()}
        model.load_state_dict({"lm_head.weight": named["model.embed_tokens.weight"], **named})
        model.tie_weights()
        rotary = type(model.model.rotary_emb)(model.config)
        model.model.rotary_emb = rotary
        self.model = model.eval()
        self.model.generation_config.eos_token_id = None

    def start(self, session: Session) -> None:
        from transformers import DynamicCache

        self.cache, self.read = DynamicCache(), list(session.opening)
        with self.torch.inference_mode():
            self.model(self.torch.tensor([self.read]), past_key_values=self.cache, logits_to_keep=1)

    def step(self, session: Session, number: int) -> None:
        from transformers import LogitsProcessor

        torch = self.torch
        _, asked, said = session.steps[number]
        self.read += asked
        length = len(self.read)

        class Follow(LogitsProcessor):  # type: ignore[misc]
            def __call__(self, ids: Any, scores: Any) -> Any:
                forced = torch.full_like(scores, float("-inf"))
                forced[0, said[ids.shape[1] - length]] = scores.max()
                return forced

        out = self.model.generate(
            torch.tensor([self.read]), past_key_values=self.cache, max_new_tokens=len(said), do_sample=False,
            logits_processor=[Follow()], pad_token_id=0, attention_mask=torch.ones(1, length, dtype=torch.long),
        )  # fmt: skip
        assert out[0, length:].tolist() == said
        self.read += said[:-1]


class LlamaCpp:
    """llama.cpp with Q8_0 weights, token by token, the cache kept."""

    name = "llama.cpp Q8_0"

    def __init__(self, config: ModelConfig, tensors: dict[str, Any], folder: Path) -> None:
        from llama_cpp import Llama

        path = folder / "model.gguf"
        write_gguf(path, config, tensors, Precision.Q8_0)
        threads = THREADS
        self.model = Llama(str(path), n_ctx=config.context, n_threads=threads, n_threads_batch=threads, verbose=False)

    def start(self, session: Session) -> None:
        self.model.reset()
        self.model.eval(session.opening)

    def step(self, session: Session, number: int) -> None:
        _, asked, said = session.steps[number]
        pending = asked
        for token in said:
            self.model.eval(pending)
            int(np.ctypeslib.as_array(self.model._ctx.get_logits(), shape=(self.model.n_vocab(),)).argmax())
            pending = [token]


class CTranslate2:
    """CTranslate2, int8. Between calls it keeps the cache of a fixed beginning only: here the code and the first state.

    It writes as many tokens as the state has, its own: they cost the same whichever they are.
    """

    name = "ctranslate2 int8"

    def __init__(self, config: ModelConfig, tensors: dict[str, Any], folder: Path) -> None:
        import ctranslate2

        write_ctranslate2(folder / "ctranslate2", config, tensors)
        self.model = ctranslate2.Generator(str(folder / "ctranslate2"), compute_type="int8", intra_threads=THREADS)

    def start(self, session: Session) -> None:
        self.fixed, self.read = [str(i) for i in session.opening], list[str]()
        self._write(1)

    def step(self, session: Session, number: int) -> None:
        _, asked, said = session.steps[number]
        self.read += [str(i) for i in asked]
        self._write(len(said))
        self.read += [str(i) for i in said[:-1]]

    def _write(self, count: int) -> None:
        [result] = self.model.generate_batch(
            [self.read or ["0"]], static_prompt=self.fixed, cache_static_prompt=True, include_prompt_in_result=False,
            sampling_topk=1, min_length=count, max_length=count, end_token=[],
        )  # fmt: skip
        assert len(result.sequences_ids[0]) == count


def write_ctranslate2(folder: Path, config: ModelConfig, tensors: dict[str, Any]) -> None:
    from ctranslate2.converters import TransformersConverter
    from tokenizers import Tokenizer as FastTokenizer
    from tokenizers.models import WordLevel
    from transformers import PreTrainedTokenizerFast

    made = folder.with_name("transformers")
    Transformers(config, tensors).model.save_pretrained(made)
    words = FastTokenizer(WordLevel({str(i): i for i in range(config.vocabulary)}, unk_token="0"))
    PreTrainedTokenizerFast(tokenizer_object=words, unk_token="0", bos_token="0", eos_token="1").save_pretrained(made)
    TransformersConverter(str(made)).convert(str(folder), quantization="int8")


def weights(folder: Path | None) -> tuple[ModelConfig, dict[str, Any]]:
    """The embedded model; where there is none yet, random weights of its shape."""
    if folder is not None:
        return read_stored(folder)
    if (EMBEDDED / "model.safetensors").is_file():
        return read_stored(EMBEDDED)
    dice = np.random.default_rng(0)
    stored: dict[str, Any] = {}
    for name, shape in shapes_of(SHAPE).items():
        drawn = dice.standard_normal(shape, np.float32) * shape[-1] ** -0.5
        stored |= quantised({name: drawn if len(shape) == 2 else np.ones(shape, np.float32)})
    return SHAPE, stored


def contenders(
    config: ModelConfig, stored: dict[str, Any], tokenizer: Tokenizer, folder: Path, only: Sequence[str]
) -> Iterator[Contender]:
    plain = dequantised(stored) if set(only) - {"light", "plain"} else {}
    makers: dict[str, Callable[[], Contender]] = {
        "light": lambda: Light("light runtime", Following(KernelPass(config, stored, THREADS), tokenizer)),
        "plain": lambda: Light("light, no look-up", Following(KernelPass(config, stored, THREADS), tokenizer, False)),
        "numpy": lambda: Light("light runtime on numpy float32", Following(NumpyPass(config, plain), tokenizer)),
        "transformers": lambda: Transformers(config, plain),
        "llama": lambda: LlamaCpp(config, plain, folder),
        "ctranslate2": lambda: CTranslate2(config, plain, folder),
    }
    for name in only:
        if name in ("light", "plain") and not is_available(config):
            print(f"{name}: left out, the kernel is not compiled", file=sys.stderr)
            continue
        try:
            yield makers[name]()
        except ImportError as error:
            print(f"{name}: left out, {error}", file=sys.stderr)


def run(contender: Contender, session: Session, tally: Tally, most: int = STEPS) -> None:
    steps = session.steps[:most]
    start = time.perf_counter()
    contender.start(session)
    begun, used = time.perf_counter(), time.process_time()
    for number in range(len(steps)):
        contender.step(session, number)
    end = time.perf_counter()
    tally.cpu += time.process_time() - used
    tally.opening += begun - start
    tally.seconds += end - begun
    tally.per_session.append((end - begun) / len(steps) * 1000)
    tally.steps += len(steps)
    tally.tokens += sum(len(said) for _, _, said in steps)


def memory(arguments: argparse.Namespace) -> float:
    """Resident megabytes of a process that runs one session on the light runtime, and nothing else."""
    command = [sys.executable, __file__, "--only", "light", "--sessions", "1", "--seed", str(arguments.seed), "--child"]
    command += ["--model", str(arguments.model)] if arguments.model else []
    done = subprocess.run([*command, "--seeds", str(arguments.seeds)], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def _peak() -> float:
    """Most resident megabytes. Linux hands `ru_maxrss` down from the process that started this one: not asked."""
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM")) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sessions", type=int, default=4)
    parser.add_argument("--seeds", type=Path, default=Path(__file__).parent.parent / "seeds")
    parser.add_argument("--model", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="light,plain,numpy,transformers,llama,ctranslate2")
    parser.add_argument("--slow-steps", type=int, default=STEPS, help="steps of each session that transformers takes")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    tokenizer = Tokenizer.load((arguments.model or EMBEDDED) / "tokenizer.json")
    config, stored = weights(arguments.model)
    walks = list(sessions(tokenizer, arguments.seeds, arguments.sessions, Random(arguments.seed)))
    with tempfile.TemporaryDirectory() as folder:
        racing = list(contenders(config, stored, tokenizer, Path(folder), arguments.only.split(",")))
        tallies = {contender.name: Tally() for contender in racing}
        for contender in racing:
            run(contender, walks[0], Tally(), WARM)
        for number, session in enumerate(walks):
            for contender in racing[number % len(racing) :] + racing[: number % len(racing)]:
                most = arguments.slow_steps if isinstance(contender, Transformers) else STEPS
                run(contender, session, tallies[contender.name], most)
                took = tallies[contender.name].per_session[-1]
                print(f"{session.name}: {contender.name} {took:.1f} ms/step", file=sys.stderr, flush=True)
    if arguments.child:
        print(_peak())
        return
    report(arguments, config, walks, racing, tallies)


def report(
    arguments: argparse.Namespace,
    config: ModelConfig,
    walks: list[Session],
    racing: list[Contender],
    tallies: dict[str, Tally],
) -> None:
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {THREADS} threads"
    print(f"{config.parameters / 1e6:.1f}M parameters, {len(walks)} sessions of {STEPS} steps, {load}")
    print(f"{'':34}{'ms/step':>9}{'median':>9}{'CPU ms':>9}{'tokens/s':>10}{'opening ms':>12}")
    for name, tally in tallies.items():
        per_step, cpu = tally.seconds / tally.steps * 1000, tally.cpu / tally.steps * 1000
        median, speed = np.median(tally.per_session), tally.tokens / tally.seconds
        opening = tally.opening / len(walks) * 1000
        print(f"{name:34}{per_step:9.1f}{median:9.1f}{cpu:9.1f}{speed:10.0f}{opening:12.0f}")
    light = next((c for c in racing if isinstance(c, Light)), None)
    if light is None:
        return
    ours, spent = tallies[light.name], light.runtime.spent
    warm_tokens = sum(len(said) for _, _, said in walks[0].steps[:WARM])

    def against(*names: str) -> float | None:
        """Our time against the fastest of these."""
        others = [tallies[name].seconds / tallies[name].steps for name in names if name in tallies]
        return round(min(others) / (ours.seconds / ours.steps), 2) if others else None

    print(f"{light.name}: {light.runtime.passes.name}; {spent}")
    result = {
        "ms_per_step": round(ours.seconds / ours.steps * 1000, 2),
        "vs_transformers": against(Transformers.name),
        "vs_best_ready_made": against(LlamaCpp.name, CTranslate2.name),
        "model_calls_per_state_token": round(spent.passes / (ours.tokens + warm_tokens), 3),
        "memory_mb": round(memory(arguments), 1),
        "threads": THREADS,
        "cpu_ms_per_step": {name: round(tally.cpu / tally.steps * 1000, 1) for name, tally in tallies.items()},
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
