"""Files of answers and grades: what a model said, to be judged later, elsewhere, without the model.

JSON lines, packed where the name ends with .gz. The first line says what wrote it; each other line is an answer (it has
a mode) or a grade of a next-state question (it has an action).
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ndb.errors import BadData
from ndb.evaluate.cruxeval import Answer
from ndb.evaluate.next_state import Grade

FORMAT = "ndb-answers 2"


@dataclass(frozen=True, slots=True)
class Said:
    """The content of such a file."""

    answers: Sequence[Answer] = ()
    grades: Sequence[Grade] = ()
    about: Mapping[str, Any] = field(default_factory=dict)
    """Which model, which plan, how long it took."""


def write_said(said: Said, path: Path) -> None:
    rows: list[Mapping[str, Any]] = [{"format": FORMAT, **said.about}]
    rows += [_without_none(asdict(answer)) for answer in said.answers]
    rows += [_without_none(asdict(grade)) for grade in said.grades]
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode("utf-8", "surrogatepass")
    part = path.with_name(path.name + ".part")
    part.write_bytes(gzip.compress(text, mtime=0) if path.suffix == ".gz" else text)
    part.rename(path)


def _without_none(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if value is not None}


def read_all(paths: Sequence[Path], several_models: bool = False) -> Said:
    """Several files as one: parts of one evaluation. What is answered twice counts as it was answered last."""
    parts = [read_said(path) for path in paths]
    answers = {(a.item, a.mode, a.sample): a for part in parts for a in part.answers}
    about = {name: value for part in parts for name, value in part.about.items()}
    models = {part.about["weights"] for part in parts if part.about.get("weights")}
    if len(models) > 1 and not several_models:
        raise BadData(f"{', '.join(map(str, paths))}: answers of several models; give those of one")
    about |= {"also": sorted(models - {about["weights"]})} if len(models) > 1 else {}
    about |= {"files": [_how(part) for part in parts]} if len(parts) > 1 else {}
    return Said(list(answers.values()), [grade for part in parts for grade in part.grades], about)


def _how(part: Said) -> dict[str, Any]:
    """What one of several files is about, and on what it was asked."""
    data = part.about.get("data", {}) if part.answers else {}
    return {"device": part.about.get("device", ""), "data": dict(data), "states": len(part.grades)}


def in_common(one: Said, other: Said) -> tuple[Said, Said]:
    """Of two evaluations what both were asked."""

    def asked(said: Said) -> set[tuple[str, str, int]]:
        return {(answer.item, answer.mode, answer.sample) for answer in said.answers}

    both = asked(one) & asked(other)
    return tuple(  # type: ignore[return-value]
        Said([a for a in said.answers if (a.item, a.mode, a.sample) in both], [], said.about) for said in (one, other)
    )


def read_said(path: Path) -> Said:
    try:
        stored = path.read_bytes()
        text = (gzip.decompress(stored) if path.suffix == ".gz" else stored).decode("utf-8", "surrogatepass")
        about, *rows = [json.loads(line) for line in text.split("\n") if line]
        if about.pop("format") != FORMAT:
            raise BadData(f"{path}: answers of another version; ask the model again")
        answers = [Answer(**{"value": None, **row, "scores": tuple(row["scores"])}) for row in rows if "mode" in row]
        return Said(answers, [Grade(**{**row, "kinds": tuple(row["kinds"])}) for row in rows if "action" in row], about)
    except (OSError, ValueError, KeyError, TypeError, EOFError) as error:
        raise BadData(f"{path}: no file of answers: {error}; `ndb eval answers` writes one") from None
