"""Which of the expressions that syntax lets come next in a line can come, by what was told: how often comprehensions go
round, which operands decide.

Knows where a walk stands; only what cannot be otherwise is said.
"""

import ast
from collections.abc import Iterable
from dataclasses import replace

from ndb.language.line.value_texts import is_plain_text
from ndb.language.subexpressions import Next, truth_of
from ndb.language.workings.reading.calls import takes_all
from ndb.language.workings.reading.standing import Standing
from ndb.source.parse import parsed_expression


class Narrowing:
    """The expressions that can come next."""

    def __init__(self, at: Standing) -> None:
        self._at, self._told = at, at.told

    def narrowed(self, inside: Next) -> Next:
        """What a loop goes through is evaluated once; how often a comprehension goes round is known where it is told
        what it goes through."""
        if self._told.loop.is_under_way:
            return Next(frozenset(), True)
        inside = replace(inside, can_end=inside.can_end and not (inside.texts and self._told.loop.begins))
        texts = self._without_early(inside.texts)
        inside = replace(inside, texts=texts)
        if not self._told.has_all_rounds:
            return inside
        last, decided = self._at.inside.last, [text for text in texts if self.is_decided(text)]
        if decided:
            return Next(frozenset(decided), inside.can_end)
        clauses = self._told.rounds.inner_first(text for text in texts if text.startswith("for "))
        for clause in clauses:
            question = self._told.rounds.question(clause)
            if question is not False:
                # Else a condition may have failed.
                is_inner = last is not None and last.text.startswith("for ") and last.is_round
                is_alone = len(clauses) == 1 or self._told.rounds.is_going_round(clause) or is_inner
                is_sure = question is not None and is_alone and takes_all(texts) and not self._may_decide(texts)
                texts = frozenset({clause}) if is_sure else texts
                if is_sure and self._at.inside.is_unpacking:
                    return Next(texts, False)
                break
            texts -= {clause}
        return Next(texts, inside.can_end) if texts or self._at.inside.unpacked() else inside

    def _without_early(self, texts: frozenset[str]) -> frozenset[str]:
        """Without `a and …` where more is to be evaluated before it, by what the variable `a` is; nothing inside it
        where that decides."""
        for text in sorted(texts) if len(texts) > 1 else ():
            written = f"({text}\n)"
            tree = parsed_expression(written)
            if isinstance(tree, ast.IfExp) and (truth := self._truth_of(tree.test)) is not None:
                branch = ast.get_source_segment(written, tree.body if truth else tree.orelse) or ""
                other = ast.get_source_segment(written, tree.orelse if truth else tree.body) or ""
                if any(each in branch and each not in other for each in texts - {text}):
                    is_waiting = not self._told.is_told(branch)
                    texts = frozenset(each for each in texts if each != text or not is_waiting)
                elif all(each in other and each not in branch for each in texts - {text}):
                    texts = frozenset({text})
                continue
            if not isinstance(tree, ast.BoolOp):
                continue
            decides = isinstance(tree.op, ast.Or)
            truths = [self._truth_of(value) for value in tree.values]
            first = next((n for n, truth in enumerate(truths) if truth is not (not decides)), len(truths))
            if first < len(truths) and truths[first] is decides:
                texts = frozenset(each for each in texts if each == text or each not in text)
                continue
            operand = ast.get_source_segment(written, tree.values[first]) if 0 < first < len(truths) else None
            is_waiting = operand is not None and any(other in operand for other in texts - {text})
            if is_waiting and not self._told.is_told(operand or ""):
                texts -= {text}
        return texts

    def _truth_of(self, node: ast.expr) -> bool | None:
        """Of a variable that was told."""
        told = self._told.values_by_now().get(node.id) if isinstance(node, ast.Name) else None
        return truth_of(told) if told is not None and is_plain_text(told) else None

    def is_shortcut(self, text: str) -> bool:
        """Whether `a and …` or `a or …` has its value by what the variable `a` is."""
        tree = parsed_expression(f"({text}\n)")
        truth = self._truth_of(tree.values[0]) if isinstance(tree, ast.BoolOp) else None
        return isinstance(tree, ast.BoolOp) and truth is isinstance(tree.op, ast.Or)

    def is_decided(self, text: str) -> bool:
        """Whether `any(…)`, `all(…)` or `next(…)` has its value, by the element that was told last."""
        last = self._at.inside.last
        if last is None or not last.element_of:
            return False
        match parsed_expression(text):
            case ast.Call(func=ast.Name(id="any" | "all" as name), args=[ast.GeneratorExp()], keywords=[]):
                is_its = text.endswith((last.element_of, f"{last.element_of})"))
                return is_its and self._at.inside.truth is (name == "any")
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp(), *_]):
                return last.element_of in text
        return False

    def _may_decide(self, texts: Iterable[str]) -> bool:
        """Whether `any(…)` or `all(…)` may have its value, by an element of which only its class knows the truth."""
        last = self._at.inside.last
        is_element = last is not None and bool(last.element_of) and self._at.inside.truth is None
        return is_element and any(text.startswith(("any(", "all(")) for text in texts)
