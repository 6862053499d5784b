"""Commands that ask a model, or ask how far it is to be trusted."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ndb.engine.protocol import Place, Provenance
from ndb.errors import BadAction
from ndb.frontend.forecast_words import chances_of_values, step_words, way_words
from ndb.frontend.terminal.paint import Paint, cut

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal
    from ndb.inverse.before import Earlier


def confidence(terminal: "Terminal", argument: str) -> None:
    for line in _worth_of(terminal.session.place):
        terminal.screen.wrap(line, indent="  ")


def _worth_of(place: Place) -> Iterator[str]:
    match place.provenance:
        case Provenance.PREDICTED:
            yield from _worth(place)
        case Provenance.COMPUTED if any(not origin.is_exact for origin in place.origins.values()):
            yield "really computed, and some values rest on what was assumed: `assumptions` says which"
        case Provenance.COMPUTED:
            yield "certain: the program is really here"
        case _:
            yield "certain: recorded"
    if place.edited:
        yield "edited by hand: " + ", ".join(sorted(place.edited))


def _worth(place: Place) -> Iterator[str]:
    yield "predicted" + (f": {step}" if (step := step_words(place)) else "")
    if so_far := way_words(place):
        yield so_far
    if values := ", ".join(f"{name} {chance}" for name, chance in chances_of_values(place)):
        yield f"values, with the guesses they were made from: {values}"
    if place.forecast is not None and place.forecast.way:
        yield f"way: {place.forecast.way}"


def guess(terminal: "Terminal", argument: str) -> None:
    place = terminal.session.place
    chances = place.forecast.chances if place.forecast is not None else {}
    names = [name for name in chances if (name == argument if argument else name in place.unknown)]
    if place.state is None or not names:
        raise BadAction(f"no prediction of {argument!r} here" if argument else "nothing is shown as ? here")
    for name in names:
        text = place.state.locals.get(name, "") if name else place.state.value or ""
        sure = f"  {chances[name]:.0%} sure"
        terminal.say(cut(f"{name or 'value'} = {text}", terminal.paint.width - len(sure)) + sure)


def go_on(terminal: "Terminal", argument: str) -> None:
    terminal.show_stop(terminal.session.ask_model.go_on())


MOST_BEFORE = 50


def before(terminal: "Terminal", argument: str) -> None:
    words = argument.split()
    numbers = [word for word in words if word != "run"]
    if len(numbers) > 1 or not all(word.isdigit() for word in numbers):
        raise BadAction("write: before, before 5, before run")
    count = int(numbers[0]) if numbers else 3
    if count > MOST_BEFORE:
        raise BadAction(f"before takes at most {MOST_BEFORE}: each is asked of the model")
    found = terminal.session.ask_model.before(count, "run" in words)
    if not found:
        terminal.say("the model has no idea that makes sense")
    here = terminal.session.frames.selected().locals
    for earlier in found:
        _show_earlier(terminal, earlier, here)


def _show_earlier(terminal: "Terminal", earlier: "Earlier", here: Mapping[str, str]) -> None:
    verdict = {True: "right", False: "wrong", None: "likely" if earlier.agrees else "doubtful"}[earlier.verified]
    state = earlier.state
    terminal.say(f"{verdict:<10}{state.file}({state.line}) {Paint(False, 60).source(state.source.strip())}")
    for name, text in state.locals.items():
        if here.get(name) != text:
            terminal.say(f"{'':10}{cut(f'{name} = {text}', terminal.paint.width - 10)}")
    if earlier.verified is None:
        terminal.say(f"{'':10}{_what_speaks(earlier)}")


def _what_speaks(earlier: "Earlier") -> str:
    """What speaks for or against a state of which nothing was run."""
    if earlier.is_worked_out:
        return "worked out: it leads here" if earlier.agrees else "worked out: it leads elsewhere"
    if earlier.predicted is None:
        return "proposed; what comes after it is not known"
    leads = "here" if earlier.agrees else "elsewhere"
    return f"checked by the model's own step: it leads {leads}, {earlier.confidence:.0%} sure"


def verify(terminal: "Terminal", argument: str) -> None:
    if terminal.verifier is None:
        raise BadAction("there is no program to run: this session was opened without one")
    for line in terminal.verifier(terminal.session).report(terminal.paint.width):
        terminal.say(line)
