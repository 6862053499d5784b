"""A stand-in for a model: forwards it says the truth, got by running the code; backwards it says given arguments.

For tests of what is built on models only. What it says at jumps can be given too, as a guess that it is not sure of.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from scripted import ScriptedOracle
from scripted import _frames as frames_of

from ndb.language.decoding import Chosen, Feed, Talk
from ndb.language.document import Shown
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.model.confidence import Calibration
from ndb.model.protocol import GREEDY, Sampling
from ndb.model.weights import EMBEDDED
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Exit, Recording

TOKENIZER = Tokenizer.load(EMBEDDED / "tokenizer.json")
SURE, UNSURE, WRONG = -0.001, -2.0, -5.0


class Truthful:
    """`inputs`: the LOCALS of calls that it names when asked backwards, in turn; `earlier`: the states that it names
    when asked for one step back. `guesses`: what it says at jumps to a return, by call. `call`: what is run to know the
    truth of a code that makes no call."""

    tokenizer = TOKENIZER
    weighs = True
    context: int | None = None
    calibration = Calibration()

    def __init__(
        self, inputs: Sequence[str] = (), guesses: Mapping[str, str] | None = None, *, earlier: Sequence[Shown] = (),
        call: str = "",
    ) -> None:  # fmt: skip
        self.inputs, self.guesses, self.earlier, self.call = inputs, guesses or {}, earlier, call
        self.asked: list[str] = []
        """The action of every question."""
        self._turn = 0
        self._recordings: dict[str, Recording] = {}

    def drive_all(self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: object = None) -> list[Any]:
        return [self.drive(talk) for talk in talks]

    def drive(self, talk: Talk[Any]) -> Any:
        read: list[int] = []
        ahead: list[int] = []
        sure, weighing = SURE, False
        try:
            request = next(talk)
            while True:
                if not ahead and (said := self._answer(TOKENIZER.decode(read))) is not None:
                    ahead, sure = TOKENIZER.encode(said[0]), said[1]
                if isinstance(request, Feed):
                    if request.anew:
                        read, ahead = [], []
                    for token in request.ids:
                        is_other = bool(ahead) and ahead.pop(0) != token
                        assert not is_other or weighing, "the talk forces something else than the answer"
                        ahead = [] if is_other else ahead
                    read += request.ids
                    request = next(talk)
                    continue
                if request.allowed is not None and len(request.allowed) == 1:
                    weighing = True
                    chosen = Chosen(int(request.allowed[0]), sure if ahead[:1] == [request.allowed[0]] else WRONG)
                    ahead = ahead[1:] if chosen.log_probability != WRONG else []
                else:
                    chosen = Chosen(ahead.pop(0), sure)
                    assert request.allowed is None or chosen.token in request.allowed, "the grammar forbids the answer"
                read.append(chosen.token)
                request = talk.send(chosen)
        except StopIteration as end:
            return end.value

    def _answer(self, read: str) -> tuple[str, float] | None:
        """What comes next and how sure it is of that; None in the middle of what is given."""
        if read.endswith("("):  # an exception of which the name is given
            return "'?')\"", SURE
        if not read.endswith("<|frame_sep|>") or "<|action_sep|>" not in read:
            return None
        code, action = read.split("<|frame_sep|>")[0], read.rsplit("<|action_sep|>", 1)[1].removesuffix("<|frame_sep|>")
        self.asked.append(action)
        if "inv_step_call" in action:
            self._turn += 1
            return self._call(code, self.inputs[(self._turn - 1) % len(self.inputs)]), SURE
        if "inv_step_into" in action:
            self._turn += 1
            return self._written(self.earlier[(self._turn - 1) % len(self.earlier)]), SURE
        call = code.rstrip("\n").rpartition("    return ")[2]
        if action == "<|step_return|>" and call in self.guesses:
            line = next(text for text in code.split("\n") if text.startswith("    return "))
            return f'<|return_sep|><|src_sep|>{line}<|arg_sep|>"{self.guesses[call]}"<|action_sep|>', UNSURE
        return self._true(read, code, call), SURE

    def _call(self, code: str, listed: str) -> str:
        heads = [text for text in code.split("<|trace_context_start|>")[1].split("\n") if text.startswith("def ")]
        head = next(text for text in heads if all(f"{name}" in text.partition("(")[2] for name in json.loads(listed)))
        return f"<|inv_call_sep|><|src_sep|>{head}<|arg_sep|>{listed}<|action_sep|>"

    def _true(self, read: str, code: str, call: str) -> str:
        text = code.split("<|trace_context_start|>")[1]
        source, has_main, _ = text.rpartition("\ndef main():")
        source, call = (source, call) if has_main else (text, self.call)
        if code not in self._recordings:
            self._recordings[code] = record_call(source, call, expressions=True)
        oracle = ScriptedOracle(TOKENIZER, self._recordings[code])
        oracle.code = text
        said = oracle._next(frames_of(read))
        return f"<|{said}|>" if isinstance(said, Exit) else self._written(said)

    def _written(self, shown: Shown) -> str:
        return TOKENIZER.decode([*TOKENIZER.state(shown), TOKENIZER.special[Mark.ACTION_SEP]])
