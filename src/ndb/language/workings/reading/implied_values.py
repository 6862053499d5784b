"""Values of expressions that may come next which follow from what was told: what a call has just returned, what parts
give a comprehension, what a class makes of its arguments.

Knows the program and where a walk stands; nothing is asked for these.
"""

import ast

from ndb.language.line.value_texts import is_immutable, is_plain_text
from ndb.language.subexpressions import Next
from ndb.language.workings.reading.calls import is_header, spreads, stores_several
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.narrow import Narrowing
from ndb.language.workings.reading.next_call import NextCall
from ndb.language.workings.reading.possible import short
from ndb.language.workings.reading.program_names import is_method_of_builtin
from ndb.language.workings.reading.put_together import PutTogether
from ndb.language.workings.reading.standing import Standing
from ndb.source.parse import parsed_expression, plain_value


class ImpliedValues:
    """The values that need not be asked for."""

    def __init__(self, program: KnownProgram, at: Standing, narrowing: Narrowing, calls: NextCall) -> None:
        self._program, self._at, self._told = program, at, at.told
        self._narrowing, self._calls = narrowing, calls
        self._together = PutTogether(program, at)

    def given(self, inside: Next) -> dict[str, str]:
        """Values that are known of what may come next: of the call of a plain function that has just returned, and of
        comprehensions whose elements are told."""
        changed = self._told.has_changed
        found = {text: value for text in inside.texts if (value := self._at.inside.gathered(text, changed)) is not None}
        found |= {text: value for text in inside.texts if (value := self._together.value(text)) is not None}
        found |= {text: value for text in inside.texts if (value := self._read(text, inside)) is not None}
        if self._at.returned is not None and not inside.can_end and len(inside.texts) == 1:
            [text] = inside.texts
            header, value = self._at.returned
            match parsed_expression(f"({text}\n)"):
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if is_header(header, name):
                    found[text] = value
                case ast.Attribute(attr=name) if is_header(header, name) and self._calls.is_own(text):
                    found[text] = value
                case ast.Call(func=ast.expr() as called) if self._names(called, text, header):
                    found[text] = value
        found |= {text: value for text in inside.texts if (value := self._constructed(text)) is not None}
        if not self._told.was_away and not self._told.may_have_changed_any:
            values = self._told.values_by_now()
            # Where parts are stored one after the other, what is read again may be another by now.
            texts = inside.texts - values.keys() if stores_several(self._told.line) else inside.texts
            found |= {text: part for text in texts if (part := self._program.attribute(text, values)) is not None}
        return short(found)

    def may_raise(self, text: str) -> bool:
        """Whether an expression whose value is known may raise instead."""
        return self._at.returned is None and self._together.may_raise(text)

    def _names(self, called: ast.expr, text: str, header: str) -> bool:
        """Whether a function that is no name was told to be the one with this header: `table[key](x)`."""
        told = self._told.values().get(ast.get_source_segment(f"({text}\n)", called) or "", "")
        name = told.removeprefix("<function ").removesuffix(">").rpartition(".")[2]
        return told.startswith("<function ") and name in self._program.plain_functions and is_header(header, name)

    def _read(self, text: str, inside: Next) -> str | None:
        """The value of an expression that was told under another name: a variable that is an element, `name := …`, what
        `next(…)` has drawn or else gives."""
        known = self._told.values_by_now()
        match parsed_expression(f"({text}\n)"):
            case ast.Name(id=name):
                return self._still(self._told.rounds.bound().get(name, known.get(name)))
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name not in known and (
                member := self._program.member(f"{name}.{attribute}")
            ):
                return member
            case ast.Subscript(value=ast.Name(id=name), slice=key) if name not in known:
                told = plain_value(self._at.told_text(f"({text}\n)", key) or "?")
                return self._program.member(f"{name}.{told}")
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name not in known:
                return f"<method {attribute}>" if is_method_of_builtin(name, attribute) else None
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__")):
                return "None"
            case ast.NamedExpr() if self._at.inside.last is not None and text.endswith(self._at.inside.last.text):
                return self._still(known.get(text.partition(":=")[2].strip()))
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp(), *_]) if self._narrowing.is_decided(text):
                return self._still(known.get(self._at.inside.last.text)) if self._at.inside.last is not None else None
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp(), default]) if len(inside.texts) == 1:
                return self._still(known.get(ast.unparse(default), ast.unparse(default)))  # nothing was left
        return None

    def _constructed(self, text: str) -> str | None:
        """What the call of a class gives, where all that it is given was told."""
        written = f"({text}\n)"
        match parsed_expression(written):
            case ast.Call(func=ast.Name(id=name), args=args, keywords=named) if not spreads(args, named):
                given = [self._at.told_text(written, each) for each in args]
                by_name = {each.arg or "": self._at.told_text(written, each.value) for each in named}
                known = [value for value in (*given, *by_name.values()) if value is not None]
                if len(known) < len(given) + len(by_name) or not all(map(self._program.is_shown_so_inside, known)):
                    return None
                by_text = {each: value or "" for each, value in by_name.items()}
                return self._program.made(name, [value or "" for value in given], by_text)
        return None

    def _still(self, told: str | None) -> str | None:
        """What was told, where nothing can have made it another."""
        if told is None or not (is_immutable(told) or (is_plain_text(told) and self._told.has_all_rounds)):
            return None
        return told
