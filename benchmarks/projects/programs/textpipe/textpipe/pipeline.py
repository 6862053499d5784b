import shlex
from functools import reduce

from . import registry


class Pipeline:
    def __init__(self, *stages):
        self.stages = stages

    @classmethod
    def parse(cls, text):
        stages = []
        for part in text.split("|"):
            name, *arguments = shlex.split(part)
            stages.append((registry.get(name), arguments))
        return cls(*stages)

    def __call__(self, text):
        return reduce(lambda value, stage: stage[0](value, *stage[1]), self.stages, text)

    def __or__(self, other):
        return Pipeline(*self.stages, *other.stages)

    def __len__(self):
        return len(self.stages)


def run(chain, text):
    return Pipeline.parse(chain)(text)


def trace(chain, text):
    """What every stage made of it: [(step, text)]."""
    told = []
    for function, arguments in Pipeline.parse(chain).stages:
        text = function(text, *arguments)
        told.append((function.__name__, text))
    return told


def try_all(chains, text):
    results = {}
    for chain in chains:
        try:
            results[chain] = run(chain, text)
        except registry.UnknownStep as error:
            results[chain] = str(error)
        except TypeError:
            results[chain] = "wrong number of arguments"
    return results


def joined(first, second):
    pipeline = Pipeline.parse(first) | Pipeline.parse(second)
    return len(pipeline), [function.__module__.rpartition(".")[2] for function, _ in pipeline.stages]
