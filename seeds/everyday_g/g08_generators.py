### thermostat_by_send
def thermostat(low, high):
    mode, switched = "off", 0
    while True:
        reading = yield mode
        if reading == "unplug":
            return switched
        if reading < low:
            wanted = "heat"
        elif reading >= high:
            wanted = "off"
        else:
            wanted = mode
        switched += wanted != mode
        mode = wanted


def thermostat_by_send(readings, low=18, high=21):
    """Heats below the lower mark until the upper one is reached; a letter a reading, then how often it switched."""
    device = thermostat(low, high)
    letters = next(device)[0]
    for reading in [*readings, "unplug"]:
        try:
            letters += device.send(reading)[0]
        except StopIteration as done:
            letters += str(done.value)
    return letters

#> thermostat_by_send([17, 19, 20.5, 21, 19])
#> thermostat_by_send([5, 6, 5, 9, 4], low=5, high=8)
#> thermostat_by_send([])
#> thermostat_by_send([20, "cold"])
#> thermostat_by_send([10, 30, 10], 15)

### yield_from_chapters
def words_of(chapter):
    count = 0
    for word in chapter.split():
        if word.startswith("("):
            continue
        count += 1
        yield word
    return count


def book(chapters):
    total = 0
    for number, chapter in enumerate(chapters, 1):
        yield f"#{number}"
        total += yield from words_of(chapter)
    return total


def yield_from_chapters(chapters, limit=12):
    pages = book(chapters)
    text = []
    while len(text) < limit:
        try:
            text.append(next(pages))
        except StopIteration as end:
            text.append(f"={end.value}")
            break
    return " ".join(text)

#> yield_from_chapters(["It was dark (very) outside", "The end"])
#> yield_from_chapters(["a b c d e f", "g"], limit=4)
#> yield_from_chapters([])
#> yield_from_chapters(["", "(x) y"], 20)
#> yield_from_chapters(["fine", None])

### tree_walk_generators
def walk(tree, depth=0):
    name, *children = tree
    yield depth, name
    for child in children:
        if isinstance(child, str):
            yield depth + 1, child
        else:
            yield from walk(child, depth + 1)


def tree_walk_generators(tree: list, wanted: str = "") -> str | None:
    """Indented listing of a nested list; with `wanted` the path depth of that name instead."""
    if wanted:
        for depth, name in walk(tree):
            if name == wanted:
                return f"{wanted} at level {depth}"
        return None
    return "\n".join("-" * depth + name for depth, name in walk(tree))

#> tree_walk_generators(["root", "a", ["b", "c", ["d"]], "e"])
#> tree_walk_generators(["root", ["b", ["deep", "gold"]]], "gold")
#> tree_walk_generators(["root", "a"], wanted="z")
#> tree_walk_generators([])
#> tree_walk_generators(["x", ["y", 5]])

### elevator_coroutine
def elevator(floor=0):
    served = []
    while True:
        target = yield floor, len(served)
        if target == "stop":
            break
        while floor != target:
            floor += 1 if target > floor else -1
        served.append(target)
    return served


def elevator_coroutine(calls, floor=0):
    lift = elevator(floor)
    state = next(lift)
    moved = 0
    for call in calls:
        before = state[0]
        try:
            state = lift.send(call)
        except StopIteration as stop:
            return moved, stop.value
        moved += abs(state[0] - before)
    lift.close()
    return moved, state

#> elevator_coroutine([3, 1, 4])
#> elevator_coroutine([2, "stop", 9], floor=5)
#> elevator_coroutine([])
#> elevator_coroutine([0, "up"])
#> elevator_coroutine([-2, -2, 0], 1)

### pipeline_of_generators
def read(lines):
    for line in lines:
        yield line.rstrip("\n")


def without_comments(lines, mark="#"):
    for line in lines:
        text, _, _ = line.partition(mark)
        if text.strip():
            yield text.strip()


def join_continued(lines):
    pending = ""
    for line in lines:
        if line.endswith("\\"):
            pending += line[:-1]
            continue
        yield pending + line
        pending = ""
    if pending:
        yield pending + "<EOF>"


def pipeline_of_generators(text, mark="#"):
    return list(join_continued(without_comments(read(text.splitlines(True)), mark)))

#> pipeline_of_generators("a = 1 # one\n# nothing\nb = 2 + \\\n  3\n")
#> pipeline_of_generators("x \\\n# gap\ny \\")
#> pipeline_of_generators("")
#> pipeline_of_generators("p ; q # r\n; s", ";")
#> pipeline_of_generators("a", "")

### throw_into_worker
class Reset(Exception):
    pass


def counter(start):
    value = start
    while True:
        try:
            step = yield value
            value += step or 1
        except Reset as reset:
            value = reset.args[0] if reset.args else start


def throw_into_worker(commands, start=0):
    """+n adds, r resets to the start, rN resets to N, '.' is a plain next."""
    gen = counter(start)
    shown = [next(gen)]
    for command in commands.split():
        if command == ".":
            shown.append(next(gen))
        elif command[0] == "r":
            args = [int(command[1:])] if command[1:] else []
            shown.append(gen.throw(Reset(*args)))
        else:
            shown.append(gen.send(int(command)))
    return shown

#> throw_into_worker(". +5 r .")
#> throw_into_worker("+2 r10 -3 .", start=7)
#> throw_into_worker("")
#> throw_into_worker("x")
#> throw_into_worker("0 0 r-1", start=100)

### hofstadter_terms_lazy
from itertools import islice


def hofstadter():
    terms = [1, 1]
    yield from terms
    while True:
        terms.append(terms[-terms[-1]] + terms[-terms[-2]])
        yield terms[-1]


def hofstadter_terms_lazy(how_many: int, only_drops: bool = False) -> list[int]:
    """Terms of Hofstadter's Q; or only the places where it falls, of which nobody knows the rule."""
    terms = list(islice(hofstadter(), how_many))
    if only_drops:
        return [place for place in range(1, how_many) if terms[place] < terms[place - 1]]
    return terms[-4:]

#> hofstadter_terms_lazy(10)
#> hofstadter_terms_lazy(24, only_drops=True)
#> hofstadter_terms_lazy(2, True)
#> hofstadter_terms_lazy(0)
#> hofstadter_terms_lazy(-1)
#> hofstadter_terms_lazy(15)

### interleave_conversations
from collections import deque


def talk(name, lines):
    for line in lines.split("/"):
        heard = yield f"{name}: {line}"
        if heard and heard.endswith("?"):
            yield f"{name}: hm"


def interleave_conversations(**people):
    """Round robin: everybody hears the last line before speaking."""
    waiting = deque((talk(name, lines), False) for name, lines in people.items())
    script, last = [], None
    while waiting:
        speaker, started = waiting.popleft()
        try:
            last = speaker.send(last) if started else next(speaker)
        except StopIteration:
            continue
        script.append(last)
        waiting.append((speaker, True))
    return script

#> interleave_conversations(ann="hi/how are you?/bye", bob="hello/fine")
#> interleave_conversations(solo="one?/two/three")
#> interleave_conversations()
#> interleave_conversations(x="", y="a?")
#> interleave_conversations(x="ok", y=5)

### chunks_until_sentinel
from functools import partial
from io import StringIO


def fields(stream, size):
    for chunk in iter(partial(stream.read, size), ""):
        if chunk.isspace():
            yield None
        else:
            yield chunk.strip()


def chunks_until_sentinel(text, size=4, stop="END"):
    result = []
    for field in fields(StringIO(text), size):
        if field == stop:
            break
        result.append(field)
    else:
        result.append("<no end>")
    return result

#> chunks_until_sentinel("abcdefgh    ijklEND mnop")
#> chunks_until_sentinel("one two  six", size=4)
#> chunks_until_sentinel("", 3)
#> chunks_until_sentinel("aaabbbEND", 3)
#> chunks_until_sentinel("abc", "3")

### state_of_vending_generator
def machine(price):
    coins = 0
    while True:
        event = yield f"{coins}/{price}"
        match event:
            case int(coin) if coin in (5, 10, 20):
                coins += coin
            case "cancel":
                event = yield f"return {coins}"
                coins = 0
            case "buy" if coins >= price:
                change, coins = coins - price, 0
                yield f"item, change {change}"
            case "buy":
                yield "not enough"


def state_of_vending_generator(events, price=25):
    m = machine(price)
    out = [next(m)]
    for event in events:
        answer = m.send(event)
        if "/" not in answer:
            out.append(answer)
            answer = next(m)
        out[-1:] = [*out[-1:], answer] if len(out) < 6 else [answer]
    return " | ".join(out)

#> state_of_vending_generator([20, 10, "buy"])
#> state_of_vending_generator([5, "buy", 3, "cancel"])
#> state_of_vending_generator([], 10)
#> state_of_vending_generator([20, 20, "buy", 10, 10, 5, "buy", "cancel"])
#> state_of_vending_generator(7)

### flatten_generator_depth
def flatten(items, depth):
    for item in items:
        if isinstance(item, (list, tuple)) and depth != 0:
            yield from flatten(item, depth - 1)
        elif isinstance(item, dict):
            yield from sorted(item)
        else:
            yield item


def flatten_generator_depth(items, depth=-1, skip=(None,)):
    return tuple(item for item in flatten(items, depth) if item not in skip)

#> flatten_generator_depth([1, [2, [3, (4, 5)]], None])
#> flatten_generator_depth([1, [2, [3, [4]]]], depth=1)
#> flatten_generator_depth([{"b": 1, "a": 2}, [], [[]]])
#> flatten_generator_depth(7)
#> flatten_generator_depth(["ab", ("c", None)], skip=("ab",))
