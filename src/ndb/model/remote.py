"""A model behind an OpenAI-compatible server (vLLM, llama.cpp's, `transformers serve`, `ndb serve`), talked to like any
other.

A server writes on freely, so a stretch is asked for at a time: each of its tokens is checked against what may come
next, the valid beginning is kept, and the rest is thrown away. Where the server's word is not allowed, its next best
word is taken if it told any, else it is asked for one out of those allowed, and after a few tries it is said to garble.
Knows HTTP and tokens; nothing of debugging. A server that is dead, slow or garbling is a `ServerProblem`: the session
goes on.
"""

import contextlib
import http.client
import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import parse_qsl, urlsplit

import numpy as np
from numpy.typing import NDArray

from ndb.errors import BadTarget, NdbError
from ndb.language.decoding import Chosen, Feed, Result, Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration
from ndb.model.export import read_ids, spell_ids
from ndb.model.protocol import GREEDY, Sampling
from ndb.model.runtime import ContextFull
from ndb.model.weights import EMBEDDED

STRETCH = 24
"""Tokens that are asked for at a time."""
TRIES = 4
"""How often a server is asked for a word that may come next."""
SIDE_BY_SIDE = 8
SECONDS = 60.0
KEY = "NDB_API_KEY"
"""Environment variable whose value is sent as the bearer's key."""
_LONGEST_BODY = 16 << 20
_WITH_SPECIAL = {"skip_special_tokens": False, "spaces_between_special_tokens": False}
_EXTRAS: dict[str, dict[str, Any]] = {
    "ids": _WITH_SPECIAL | {"return_token_ids": True, "return_tokens_as_token_ids": True},
    "text": _WITH_SPECIAL | {"add_special_tokens": False},
    "words": {},
}
"""What servers other than OpenAI's own take, or ignore. A text begins with our own token for a beginning.
`transformers serve` refuses what it does not know, so one that is spoken to in words is asked for nothing else."""


class ServerProblem(NdbError):
    """The server cannot be reached, is too slow, or does not speak the language."""


class Refused(ServerProblem):
    """The server answers that it will not, or cannot."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server is and how it is to be spoken to: `http://HOST:PORT/v1?tokens=ids&model=NAME&seconds=60`."""

    url: str
    """Without the options."""
    model: str | None = None
    tokens: str | None = None
    """`ids`: it has ndb's own vocabulary, and takes numbers of tokens. `words`: the same, but it takes text only, in
    which tokens are spelled by their numbers (export). `text`: it has a vocabulary of its own."""
    tokenizer: Path = EMBEDDED / "tokenizer.json"
    seconds: float = SECONDS

    @classmethod
    def parse(cls, text: str) -> "Address":
        parts = urlsplit(text)
        options = dict(parse_qsl(parts.query))
        unknown = set(options) - {"model", "tokens", "tokenizer", "seconds"}
        if unknown or not parts.netloc or options.get("tokens", "ids") not in ("ids", "words", "text"):
            raise BadTarget(f"{text!r} is no server's address; write http://HOST:PORT/v1?tokens=ids (words, text)")
        try:
            seconds = float(options.get("seconds", SECONDS))
        except ValueError:
            raise BadTarget(f"seconds={options['seconds']} is no number of seconds") from None
        folder = options.get("tokenizer")
        tokenizer = Path(folder) / "tokenizer.json" if folder else EMBEDDED / "tokenizer.json"
        url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        return cls(url, options.get("model"), options.get("tokens"), tokenizer, seconds)


@dataclass(frozen=True, slots=True)
class Said:
    """A token that the server wrote, and what it might have written instead."""

    token: int
    log_probability: float
    others: Mapping[int, float]


class Server:
    """Requests and answers. Every problem is a ServerProblem that says what to do."""

    def __init__(self, address: Address) -> None:
        self.address = address

    def models(self) -> list[dict[str, Any]]:
        answer = self._ask("GET", "/models", None)
        found = answer.get("data") if isinstance(answer, dict) else None
        if not isinstance(found, list) or not all(isinstance(m, dict) and "id" in m for m in found) or not found:
            raise self._problem("lists no models; is it the address that ends in /v1?")
        return found

    def complete(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The first choice of a completion."""
        answer = self._ask("POST", "/completions", request)
        try:
            choice = answer["choices"][0]
            assert isinstance(choice, dict) and isinstance(choice.get("text", ""), str)
        except (KeyError, IndexError, TypeError, AssertionError):
            raise self._problem(f"answers with what is no completion: {_cut(json.dumps(answer))}") from None
        return choice

    def _ask(self, method: str, path: str, request: Mapping[str, Any] | None) -> Any:
        deadline = time.monotonic() + self.address.seconds
        try:
            status, body = self._exchange(method, path, request, deadline)
        except TimeoutError:
            words = (
                f"does not answer within {self.address.seconds:g} seconds; try again, or add ?seconds=N to the address"
            )
            raise self._problem(words) from None
        except (OSError, http.client.HTTPException) as error:
            raise self._problem(f"cannot be reached ({error or type(error).__name__}); is it running?") from None
        if status != 200:
            self._refused(status, body)
        try:
            return json.loads(body)
        except ValueError:
            raise self._problem(f"answers with what is no JSON: {_cut(body.decode(errors='replace'))}") from None

    def _exchange(
        self, method: str, path: str, request: Mapping[str, Any] | None, deadline: float
    ) -> tuple[int, bytes]:
        parts = urlsplit(self.address.url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.netloc, timeout=self.address.seconds)
        try:
            body = None if request is None else json.dumps(request).encode()
            connection.request(method, parts.path + path, body, self._headers())
            answer = connection.getresponse()
            return answer.status, _read(answer, connection, deadline)
        finally:
            connection.close()

    def _headers(self) -> dict[str, str]:
        key = os.environ.get(KEY)
        return {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})

    def _refused(self, status: int, body: bytes) -> None:
        words = _cut(body.decode(errors="replace"))
        if status == 400 and "context" in words.lower():
            raise ContextFull(f"the server's model cannot read that much: {words}")
        raise Refused(str(self._problem(f"refuses ({status}): {words}")))

    def _problem(self, words: str) -> ServerProblem:
        return ServerProblem(f"the server at {self.address.url} {words}")


def _read(answer: http.client.HTTPResponse, connection: http.client.HTTPConnection, deadline: float) -> bytes:
    """The whole answer; a server that trickles has no more time than one that says nothing."""
    parts, size = [], 0
    while part := answer.read1(1 << 16):
        parts.append(part)
        size += len(part)
        left = deadline - time.monotonic()
        if left <= 0 or size > _LONGEST_BODY:
            raise TimeoutError
        if connection.sock is not None:
            connection.sock.settimeout(left)
    return b"".join(parts)


def _cut(text: str) -> str:
    return " ".join(text.split())[:160] or "nothing"


def _about(server: Server, where: Address) -> dict[str, Any]:
    """What the server says of the model that is meant. `transformers serve` does not tell of the one it was started
    with, and may refuse to tell of any: where the address says all, that is enough."""
    if where.tokens == "words" and where.model is not None:
        with contextlib.suppress(Refused):
            return next((m for m in server.models() if m["id"] == where.model), {"id": where.model})
        return {"id": where.model}
    found = server.models()
    about = next((m for m in found if m["id"] == where.model), None if where.model else found[0])
    if about is None:
        names = ", ".join(str(m["id"]) for m in found)
        raise ServerProblem(f"the server at {where.url} has no model {where.model}; it has {names}")
    return about


class RemoteModel:
    """A model behind a server."""

    weighs = False
    """Whether it is cheap to ask how likely given tokens are: a server may need two requests for each."""

    def __init__(self, server: Server, tokenizer: Tokenizer, model: str, tokens: str, context: int | None) -> None:
        """`tokens`: ids, words or text, as in an address."""
        self.server, self.tokenizer, self.model, self.tokens = server, tokenizer, model, tokens
        self.context = context
        """Tokens that it can read; None where the server did not say."""
        self.calibration = Calibration()
        """Servers tell nothing of what their sureness is worth."""
        self.requests = 0

    @classmethod
    def at(cls, address: str) -> "RemoteModel":
        """The model at an address; asks the server which it has."""
        where = Address.parse(address)
        server = Server(where)
        about = _about(server, where)
        tokenizer = Tokenizer.load(where.tokenizer)
        meta = about["meta"] if isinstance(about.get("meta"), dict) else {}  # llama.cpp's
        vocabulary, context = (
            about.get("vocabulary", meta.get("n_vocab")),
            about.get("max_model_len", meta.get("n_ctx")),
        )
        tokens = where.tokens or ("ids" if vocabulary == len(tokenizer) else "text")
        return cls(server, tokenizer, about["id"], tokens, context if isinstance(context, int) else None)

    @property
    def has_our_tokens(self) -> bool:
        """Whether its vocabulary is ours, so that it can be told which tokens may come."""
        return self.tokens != "text"

    def drive(self, talk: Talk[Result]) -> Result:
        result: Result = self._drive(talk, GREEDY, 0)
        return result

    def drive_all(
        self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: np.random.Generator | None = None
    ) -> list[Any]:
        """Several talks at a time: the server is free to answer them in one batch."""
        seeds = (random or np.random.default_rng(0)).integers(1 << 31, size=len(talks)).tolist()
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            started = [pool.submit(self._drive_or_none, t, sampling, s) for t, s in zip(talks, seeds, strict=True)]
            try:
                return [one.result() for one in started]
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _drive_or_none(self, talk: Talk[Any], sampling: Sampling, seed: int) -> Any:
        try:
            return self._drive(talk, sampling, seed)
        except ContextFull:
            return None

    def _drive(self, talk: Talk[Any], sampling: Sampling, seed: int) -> Any:
        written = _Written(self, sampling, seed)
        answer: Chosen | None = None
        try:
            while True:
                request = talk.send(answer)
                answer = None
                if isinstance(request, Feed):
                    if request.anew:
                        seed += 1  # what is asked again with dice must not come out the same
                        written = _Written(self, sampling.at(request.temperature), seed)
                    written.feed(request.ids)
                else:
                    answer = written.choose(request.allowed)
        except StopIteration as end:
            return end.value
        finally:
            talk.close()

    def write_on(
        self, ids: Sequence[int], ahead: "_Ahead", sampling: Sampling, seed: int, among: Sequence[int] | None
    ) -> None:
        """Have the server write a stretch, or one token out of some, behind what it has written ahead."""
        room = STRETCH if self.context is None or not self.has_our_tokens else min(STRETCH, self.context - len(ids))
        if room < 1:
            raise ContextFull(f"the server's model reads {self.context} tokens at most and needs more here")
        request: dict[str, Any] = {
            "model": self.model, "prompt": ahead.prompt(ids), "max_tokens": room, "logprobs": 5, "seed": seed,
            "temperature": sampling.temperature, "top_p": sampling.top_p,
        } | _EXTRAS[self.tokens]  # fmt: skip
        if among is not None:
            request |= {"max_tokens": 1, "logit_bias": {str(token): 100 for token in among}}
        if self.tokens == "words":
            request["generation_config"] = self._for_transformers(sampling, among)
        self.requests += 1
        ahead.add(self.server.complete(request))

    def _for_transformers(self, sampling: Sampling, among: Sequence[int] | None) -> str:
        """What `transformers serve` wants to be told in its own way: it throws no dice unless asked to, and passes a
        `logit_bias` by in silence. Other servers pass this by."""
        others = [] if among is None else sorted(set(range(len(self.tokenizer))) - set(among))
        return json.dumps({"do_sample": sampling.temperature > 0} | ({"suppress_tokens": others} if others else {}))


class _Ahead(Protocol):
    """What a server has written and nobody has taken yet."""

    def __bool__(self) -> bool: ...

    def prompt(self, ids: Sequence[int]) -> list[int] | str: ...

    def add(self, choice: Mapping[str, Any]) -> None: ...

    def fed(self, token: int) -> None:
        """This token comes next, whatever the server wrote."""

    def take(self, fitting: set[int] | None) -> Chosen | None:
        """The next token, if the server's word can be one; else all that it wrote is dropped."""


class _AheadIds:
    """Of a server that has ndb's own vocabulary: tokens."""

    def __init__(self) -> None:
        self._said: deque[Said] = deque()

    def __bool__(self) -> bool:
        return bool(self._said)

    def prompt(self, ids: Sequence[int]) -> list[int] | str:
        return list(ids)

    def add(self, choice: Mapping[str, Any]) -> None:
        self._said.extend(_by_ids(choice))

    def fed(self, token: int) -> None:
        if self._said and self._said.popleft().token != token:
            self._said.clear()

    def take(self, fitting: set[int] | None) -> Chosen | None:
        """The server's word, or the best that it might have said instead."""
        said = self._said.popleft()
        if fitting is None or said.token in fitting:
            return Chosen(said.token, said.log_probability)
        self._said.clear()
        others = {token: p for token, p in said.others.items() if token in fitting}
        best = max(others, key=lambda token: others[token], default=None)
        return None if best is None else Chosen(best, others[best])


class _AheadWords(_AheadIds):
    """Of a server that has ndb's own vocabulary and takes text: tokens, spelled by their numbers."""

    def prompt(self, ids: Sequence[int]) -> list[int] | str:
        return spell_ids(ids)

    def add(self, choice: Mapping[str, Any]) -> None:
        self._said.extend(_by_words(choice))


def _ahead_of(model: RemoteModel) -> _Ahead:
    kinds: dict[str, Callable[[], _Ahead]] = {"ids": _AheadIds, "words": _AheadWords}
    return kinds[model.tokens]() if model.has_our_tokens else _AheadText(model.tokenizer)


class _AheadText:
    """Of a server with a vocabulary of its own: text, taken apart into those of our tokens that may come next."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._text = b""
        self._sure: deque[tuple[int, float]] = deque()
        """Where the server's own tokens begin in the text, and how sure it was of them."""

    def __bool__(self) -> bool:
        return bool(self._text)

    def prompt(self, ids: Sequence[int]) -> str:
        return self._tokenizer.decode(ids) + self._text.decode(errors="replace")

    def add(self, choice: Mapping[str, Any]) -> None:
        text = choice.get("text", "")
        start = len(self._text)
        self._text += text.encode()
        self._sure.extend((start + len(text[:place].encode()), p) for place, p in _sure_at(choice))

    def fed(self, token: int) -> None:
        piece = self._tokenizer.piece(token)
        if self._text.startswith(piece):
            self._drop(len(piece))
        else:
            self._clear()

    def take(self, fitting: set[int] | None) -> Chosen | None:
        """The longest token that the text begins with. A text that is too short to tell is kept, to be written on."""
        tokens = range(len(self._tokenizer)) if fitting is None else fitting
        found = [token for token in tokens if self._text.startswith(self._tokenizer.piece(token))]
        best = max(found, key=lambda token: len(self._tokenizer.piece(token)), default=None)
        if best is not None:
            return Chosen(best, self._drop(len(self._tokenizer.piece(best))))
        if not any(self._tokenizer.piece(token).startswith(self._text) for token in tokens):
            self._clear()
        return None

    def _drop(self, size: int) -> float:
        """Forget the beginning; how sure was the server of it?"""
        total = 0.0
        while self._sure and self._sure[0][0] < size:
            total += self._sure.popleft()[1]
        self._text = self._text[size:]
        self._sure = deque((place - size, p) for place, p in self._sure)
        return total

    def _clear(self) -> None:
        self._text = b""
        self._sure.clear()


class _Written:
    """One talk: what was read and chosen so far, and what the server has written ahead of it."""

    def __init__(self, model: RemoteModel, sampling: Sampling, seed: int) -> None:
        self.model, self.sampling, self.seed = model, sampling, seed
        self.ids: list[int] = []
        self.ahead: _Ahead = _ahead_of(model)

    def feed(self, ids: Sequence[int]) -> None:
        for token in ids if self.ahead else ():
            self.ahead.fed(token)
        self.ids += ids

    def choose(self, allowed: NDArray[np.int64] | None) -> Chosen:
        fitting = None if allowed is None else set(allowed.tolist())
        for number in range(TRIES):
            if not self.ahead or number:
                self._ask(number, fitting)
            chosen = self.ahead.take(fitting) if self.ahead else None
            if chosen is not None:
                self.ids.append(chosen.token)
                return chosen
        words = self.model.tokenizer.decode(self.ids[-12:])
        raise ServerProblem(
            f"the server at {self.model.server.address.url} writes what cannot come next, {TRIES} times in a row"
            f" (after {words!r}); does {self.model.model} know ndb's language, and is tokens=ids|text right?"
        )

    def _ask(self, number: int, fitting: set[int] | None) -> None:
        """First freely; then, where the server may be told, one token out of those allowed; else with other dice."""
        among = sorted(fitting) if fitting is not None and number and self.model.has_our_tokens else None
        is_other = number > 1 or (number == 1 and among is None)
        sampling = Sampling(max(0.5, self.sampling.temperature)) if is_other and not self.ahead else self.sampling
        self.model.write_on(self.ids, self.ahead, sampling, self.seed + number, among)


# -- what servers answer -----------------------------------------------------------------------------------------------


def _by_ids(choice: Mapping[str, Any]) -> Iterator[Said]:
    """Tokens by number, as vLLM (`token_ids`) and llama.cpp (`logprobs.content`) give them."""
    told = choice.get("logprobs") or {}
    content = told.get("content") if isinstance(told, dict) else None
    if isinstance(content, list) and all(isinstance(c, dict) and "id" in c for c in content):
        for each in content:
            others = {o["id"]: float(o["logprob"]) for o in each.get("top_logprobs", ()) if "id" in o}
            yield Said(int(each["id"]), float(each.get("logprob") or 0.0), others)
        return
    ids = choice.get("token_ids")
    names = told.get("tokens") or []
    if ids is None and names and all(_is_number(str(name)) for name in names):
        ids = [int(name.removeprefix("token_id:")) for name in names]
    if not isinstance(ids, list) or not all(isinstance(token, int) for token in ids):
        raise ServerProblem("the server gives no numbers of tokens; use an address with tokens=text")
    sure = told.get("token_logprobs") or [0.0] * len(ids)
    tops = told.get("top_logprobs") or [None] * len(ids)
    for token, p, top in zip(ids, sure, tops, strict=False):
        others = {int(name.removeprefix("token_id:")): q for name, q in (top or {}).items() if _is_number(name)}
        yield Said(token, float(p or 0.0), others)


def _by_words(choice: Mapping[str, Any]) -> Iterator[Said]:
    """Tokens spelled by their numbers, with what else the server might have said if it told (llama-cpp-python does,
    `transformers serve` does not)."""
    told = choice.get("logprobs") or {}
    ids = read_ids(choice.get("text", ""))
    sure, tops = told.get("token_logprobs") or [], told.get("top_logprobs") or []
    for place, token in enumerate(ids):
        top = tops[place] if place < len(tops) else None
        others = {found[0]: float(p) for word, p in (top or {}).items() if (found := read_ids(word))}
        yield Said(token, float((sure[place] if place < len(sure) else None) or 0.0), others)


def _is_number(name: str) -> bool:
    return name.removeprefix("token_id:").isdigit() and name.startswith("token_id:")


def _sure_at(choice: Mapping[str, Any]) -> list[tuple[int, float]]:
    """Where in the text each of the server's own tokens begins, and how sure it was of it."""
    told = choice.get("logprobs") or {}
    offsets, sure = told.get("text_offset") or [], told.get("token_logprobs") or []
    first = offsets[0] if offsets else 0
    return [(int(place) - first, float(p or 0.0)) for place, p in zip(offsets, sure, strict=False)]
