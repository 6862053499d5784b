from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Node(Protocol):
    def find(self, index) -> set[int]: ...

    def terms(self) -> list[str]: ...


@dataclass(frozen=True)
class Term:
    text: str

    def find(self, index):
        return index.documents(self.text)

    def terms(self):
        return [self.text]


@dataclass(frozen=True)
class Phrase:
    words: tuple[str, ...]

    def find(self, index):
        return index.phrase(*self.words)

    def terms(self):
        return list(self.words)


@dataclass(frozen=True)
class And:
    left: Node
    right: Node

    def find(self, index):
        return self.left.find(index) & self.right.find(index)

    def terms(self):
        return self.left.terms() + self.right.terms()


class Or(And):
    def find(self, index):
        return self.left.find(index) | self.right.find(index)


@dataclass(frozen=True)
class Not:
    inner: Node

    def find(self, index):
        return index.everything() - self.inner.find(index)

    def terms(self):
        return []
