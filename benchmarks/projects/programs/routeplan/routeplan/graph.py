from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

N = TypeVar("N")


class Edge(NamedTuple):
    start: str
    end: str
    minutes: int
    line: str = "walk"


class Graph(Generic[N]):
    def __init__(self, edges: Iterable[Edge] = ()) -> None:
        self._out: dict[N, list[Edge]] = defaultdict(list)
        for edge in edges:
            self.add(edge)

    def add(self, edge: Edge) -> None:
        self._out[edge.start].append(edge)
        self._out.setdefault(edge.end, [])

    def __getitem__(self, node: N) -> list[Edge]:
        return self._out[node]

    def __contains__(self, node: object) -> bool:
        return node in self._out

    def __iter__(self) -> Iterator[N]:
        return iter(self._out)

    def __len__(self) -> int:
        return len(self._out)

    def without(self, *lines: str) -> Graph[N]:
        return Graph(e for edges in self._out.values() for e in edges if e.line not in lines)


def both_ways(edges: Iterable[Edge]) -> Iterator[Edge]:
    for edge in edges:
        yield edge
        yield edge._replace(start=edge.end, end=edge.start)
