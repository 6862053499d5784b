"""Documents, names and texts that hypothesis makes up: everything a document can hold, likely or not."""

from hypothesis import strategies as st

from ndb.language.document import ELISION, Document, Frame, Shown
from ndb.language.tokens import SPECIAL_NAMES, Sep, spell
from ndb.trace.state import Exit
from ndb.tree.action import Action, Move

CHARACTERS = st.characters(exclude_categories=["Cs"])
LOOKALIKES = st.sampled_from(
    [spell(name) for name in SPECIAL_NAMES]
    + ["<|", "|>", "<\\|pad|>", "<\\\\|pad|>", "\\", '"', "\n", "null", "{}", "..", "é", "\u2028"]
)
TEXTS = st.lists(st.one_of(st.text(CHARACTERS, max_size=8), LOOKALIKES), max_size=4).map("".join)
SOURCES = TEXTS.filter(bool)
IDENTIFIERS = st.one_of(
    st.sampled_from(["x", "total", "größe", "变量", "_", "__class__", ".0", "global x", "global seen"]),
    st.from_regex(r"[a-zA-Z_]\w{0,6}", fullmatch=True),
)
NAMES = st.one_of(IDENTIFIERS, TEXTS).filter(lambda name: name != ELISION)
VALUES = st.one_of(TEXTS, st.sampled_from(["'berry'", "[1, 2, {'a': \"b\"}]", "-0.5", "{'k': [None]}", '"it\'s"', ""]))


@st.composite
def shown(draw: st.DrawFn, names: st.SearchStrategy[str] = NAMES) -> Shown:
    sep = draw(st.sampled_from(Sep))
    if not sep.has_locals:
        return Shown(sep, draw(TEXTS), value=draw(VALUES))
    listed = draw(st.dictionaries(names, st.one_of(st.none(), VALUES), max_size=3))
    return Shown(sep, draw(TEXTS), listed, draw(st.booleans()))


ACTIONS = st.one_of(
    st.sampled_from([move for move in Move if move is not Move.BREAKPOINT]).map(Action),
    SOURCES.map(lambda source: Action(Move.BREAKPOINT, source)),
)
FRAMES = st.builds(Frame, shown(), ACTIONS)
DOCUMENTS = st.builds(Document, TEXTS, st.lists(FRAMES, min_size=1, max_size=4).map(tuple), st.sampled_from(Exit))
