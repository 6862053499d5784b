"""What the call that comes next in a line enters: which function of the program, and whether it surely does.

Knows the program and where a walk stands.
"""

import ast

from ndb.language.document import Shown
from ndb.language.line.value_texts import is_plain_text
from ndb.language.objects.classes import special_method
from ndb.language.objects.value_parts import class_of
from ndb.language.tokens import Sep
from ndb.language.workings.reading.calls import fits, is_header
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.narrow import Narrowing
from ndb.language.workings.reading.program_names import decorated_names
from ndb.language.workings.reading.standing import Standing
from ndb.source.parse import parsed_expression

_SUSPENDS = (ast.Yield, ast.YieldFrom, ast.Await)


class NextCall:
    """The call that is evaluated next, if one is."""

    def __init__(self, program: KnownProgram, at: Standing, narrowing: Narrowing) -> None:
        self._program, self._at, self._told, self._narrowing = program, at, at.told, narrowing

    def calls_own(self, rounds: bool = False) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's own
        functions; `rounds`: also inside a comprehension."""
        if self._at.sep is Sep.LINE and self._told.loop.draws and self._told.loop.is_under_way:
            return True
        is_back = self._at.sep is Sep.RETURN  # just returned: its value is next
        inside = self._at.inside.next(rounds) if not is_back else None
        if inside is not None and rounds:
            inside = self._narrowing.narrowed(inside)
        return inside is not None and bool(inside.texts) and all(map(self.is_own, inside.texts))

    def is_own(self, text: str) -> bool:
        """Whether an expression can only be a call of one of the program's own functions."""
        # In parentheses: `yield` is no expression without them.
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)) if self._program.classes.runs_nothing(name):
                return False
            case ast.Call(func=ast.Attribute(value=owner)) if self._is_data(owner):
                return False
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[]), attr=name)):
                return self._program.enters_own_above(name, self._at.lines)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return self._program.has_function(name)
            case ast.Attribute(value=owner, attr=name):
                whole = self._told.values().get(ast.unparse(owner), "")
                return self._program.classes.getter(class_of(whole) or "", name) is not None
        return False

    def _is_data(self, owner: ast.expr) -> bool:
        """Whether what a method is called of is plain data, or a module: it is none of the program's own."""
        told = self._told.values().get(ast.unparse(owner))
        if told is None:
            return isinstance(owner, ast.Constant | ast.JoinedStr)
        return is_plain_text(told) or told.startswith("<module ")

    def callee(self) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The method, or the `__init__`, that the call which is next enters."""
        text = self._at.awaited_call()
        if text is None:
            return None
        function = self._program.function_called(parsed_expression(f"({text}\n)"), self._told.values())
        is_entered = function is not None and not any(isinstance(n, _SUSPENDS) for n in ast.walk(function))
        return function if is_entered else None

    def is_sure(self) -> bool:
        """Whether the call that is next has all that it needs: its names were told, and it has as many arguments as the
        function that it enters takes at least, and not more than that takes at most."""
        inside = self._at.inside.next(rounds=True)
        [text] = inside.texts if inside is not None else [""]
        call = parsed_expression(f"({text}\n)")
        function = self._program.function_called(call, self._told.values())
        if function is None or self._at.sep is Sep.WORKING:
            return False
        if not isinstance(call, ast.Call) or special_method(call) is not None:
            return call is not None  # a property, or a builtin that enters a special method
        given = [*call.args, *(each.value for each in call.keywords)]
        names = {node.id for each in given for node in ast.walk(each) if isinstance(node, ast.Name)}
        is_method = (
            function.args.args[:1] if function.name == "__init__" or isinstance(call.func, ast.Attribute) else []
        )
        return fits(call, function.args, len(is_method)) and names <= self._told.values().keys()

    def may_be_passed_by(self, shown: Shown) -> bool:
        """Whether the call that was to be evaluated next may have had its value, so that a later one of the same
        function has entered that: what decorates it may keep values. Another one has other arguments."""
        text = self._at.awaited()
        call = parsed_expression(f"({text}\n)") if text is not None else None
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name | ast.Attribute):
            return False
        name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
        if name not in decorated_names(self._program.code) or not is_header(shown.source, name):
            return False
        given = [self._at.told_text(f"({text}\n)", each) for each in call.args]
        bound = [each for each in shown.locals if each != "self"][: len(given)]
        return bool(call.keywords) or given != [shown.locals[each] for each in bound]
