from operator import attrgetter

from ..parser import Option, Spec
from . import COMMANDS, command


@command("list", Spec([
    Option("--tag", "-t"),
    Option("--sort", "-s", default="number"),
    Option("--all", "-a", None),
]))
def list_(store, tag, sort, all):
    shown = [e for e in store.values() if (all or not e.done) and (tag is None or tag in e.tags)]
    shown.sort(key=attrgetter(sort))
    return "\n".join(map(str, shown)) or "nothing"


@command("help")
def help_(store):
    return " ".join(sorted(COMMANDS))
