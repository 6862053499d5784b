from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

from .analysis import analyze

if TYPE_CHECKING:
    from .query.nodes import Node

Postings = dict[int, list[int]]


class Index:
    def __init__(self, texts=()):
        self.texts: list[str] = []
        self.postings: dict[str, Postings] = defaultdict(dict)
        for text in texts:
            self.add(text)

    def add(self, text: str) -> int:
        number = len(self.texts)
        self.texts.append(text)
        for position, term in analyze(text):
            self.postings[term].setdefault(number, []).append(position)
        return number

    def documents(self, term: str) -> set[int]:
        return set(self.postings.get(term, ()))

    def everything(self) -> set[int]:
        return set(range(len(self.texts)))

    def phrase(self, *words: str) -> set[int]:
        first, *rest = words
        return {
            doc
            for doc, starts in self.postings.get(first, {}).items()
            if any(
                all(start + i in self.postings.get(w, {}).get(doc, ()) for i, w in enumerate(rest, 1))
                for start in starts
            )
        }

    def weight(self, term: str, doc: int) -> float:
        postings = self.postings.get(term, {})
        if doc not in postings:
            return 0.0
        return len(postings[doc]) * math.log(1 + len(self.texts) / len(postings))

    def search(self, node: Node) -> list[int]:
        """Best first; equally good ones in order."""
        found = node.find(self)
        score = {doc: sum(self.weight(t, doc) for t in node.terms()) for doc in found}
        return sorted(found, key=lambda doc: (-score[doc], doc))
