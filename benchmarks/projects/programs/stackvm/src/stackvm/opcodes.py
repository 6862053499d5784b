"""What instructions do. `@op` puts a function into OPS under its name."""
from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .machine import Machine


class Takes(IntEnum):
    NOTHING = 0
    NUMBER = 1
    LABEL = 2


class Op(NamedTuple):
    name: str
    run: Callable[..., None]
    takes: Takes


OPS: dict[str, Op] = {}


def op(takes: Takes = Takes.NOTHING):
    def decorate(run):
        name = run.__name__.strip("_")
        OPS[name] = Op(name, run, takes)
        return run
    return decorate


@op(Takes.NUMBER)
def push(m: Machine, number: int):
    m.stack.append(number)


@op()
def add(m):
    m.push(m.pop() + m.pop())


@op()
def sub(m):
    right, left = m.pop(), m.pop()
    m.push(left - right)


@op()
def mul(m):
    m.push(m.pop() * m.pop())


@op()
def dup(m):
    m.push(m.peek())


@op()
def swap(m):
    m.stack[-2:] = m.stack[:-3:-1]


@op(Takes.NUMBER)
def load(m, slot):
    m.push(m.memory.get(slot, 0))


@op(Takes.NUMBER)
def store(m, slot):
    m.memory[slot] = m.pop()


@op(Takes.LABEL)
def jump(m, target):
    m.at = target


@op(Takes.LABEL)
def jumpz(m, target):
    if m.pop() == 0:
        m.at = target


@op(Takes.LABEL)
def call(m, target):
    m.frames.append(m.at)
    m.at = target


@op()
def ret(m):
    m.at = m.frames.pop()


@op()
def print_(m):
    m.output.append(str(m.pop()))


@op()
def halt(m):
    m.running = False
