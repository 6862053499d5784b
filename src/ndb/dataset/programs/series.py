"""Series: many primitive operations on the same few values, one a line.

Looking where something stands, how often, how long it is, what is left after a filter: a model learns these by counting,
and needs them by the million. A series asks a dozen of them about one text, list, dictionary or pair of numbers, so that
the values are told once and every line is a question. What is looked for is taken from the values, or nearly so. Every
line is tried on the first call's values while the program is written: one that raises would end the series.

Exercises are short series on values as large as real ones (texts of 5 to 80 characters, numbers of up to eight digits,
lists of up to thirty), half of whose lines ask what workings are made for. Half of those lines ask several things at
once, in one tuple: the value of a sub-expression then costs a dozen tokens, where a line of its own costs thirty.
"""

import ast
import copy
import re
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ndb.dataset.programs import words
from ndb.dataset.programs.drills import long_text
from ndb.dataset.programs.exercises.amount_exercises import amount_exercise
from ndb.dataset.programs.exercises.library_exercises import exercise as library_exercise
from ndb.dataset.programs.exercises.operation_exercises import operation_exercise
from ndb.dataset.programs.inputs import written
from ndb.dataset.programs.program import Program
from ndb.source.parse import parse

CALLS = 6
SUBJECTS = (("S", 10.0), ("LI", 4.0), ("LS", 3.0), ("DI", 2.5), ("I", 2.5))
SUBJECTS_EXERCISED = (("S", 5.0), ("LI", 5.0), ("LS", 2.5), ("DI", 2.5), ("I", 8.0))
"""Those of numbers are short: so many are needed for their share of the tokens."""
HELPERS = {"S": ("S", "c", "n"), "LI": ("e", "n", "LI"), "LS": ("e", "c", "n"), "DI": ("k", "n"), "I": ("I", "I")}
"""Further arguments that a subject may come with."""
IN_PLACE = 0.3
"""Share of lines that change a list or dictionary instead of asking something about it."""
COMPREHENSIONS = 0.3
OF_LIBRARY = 0.25
"""Share of exercises on values of the standard library."""
OF_AMOUNTS = 0.25
"""Share of the others on prices, quotients and formats."""
OF_OPERATIONS = 0.3
"""Share of what is left on operations that models were weak at."""
GUARDED = 0.25
"""Share of those lines that may depend on a condition that do."""
SHORT = (
    "c",
    "e",
    "i",
    "j",
    "k",
    "v",
    "w",
    "y",
    "n",
    "s",
    "ch",
    "el",
    "item",
    "elem",
    "ltr",
    "pos",
    "idx",
    "each",
    "this",
)
"""Names of elements in comprehensions."""
SEPARATORS = (" ", ",", "-", "_", ", ", ":", ".", "/", "\n")
ALPHABETS = (
    *["abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789 .,-_:/"] * 4,
    *["abcdefghijklmnopqrstuvwxyz "] * 3,
    "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz0123456789", "0123456789", "abc", "ab ", " \t\n",
)  # fmt: skip
"""Of texts in no order: mixed ones, and some that are all of one kind."""
TRIES = 5
LONGEST, LONGEST_EXERCISED = 130, 160
"""Characters of a value."""
LINES, LINES_EXERCISED = (3, 13), (2, 6)
SEVERAL, SEVERAL_EXERCISED, MOST_AT_ONCE = 0.25, 0.5, 8
"""Shares of lines that ask several things at once, in series and in exercises, and how many at most."""
HARD_FOR_TEXTS = (
    "$.count({p})", "$.count({c})", "$.replace({p}, '')", "$.replace({p}, {q})", "$.replace({c}, {q})", "$.find({p})",
    "$.find({p})", "$.rfind({p})", "$.rfind({c})", "$.rindex({c})", "{p} in $", "{p} not in $", "{q} in $", "$.strip({E})",
    "$.lstrip({E})", "$.rstrip({E})", "$ < {t}", "$ >= {t}", "{t} > $", "{p} < {p}", "{c} < {c}", "{c} >= {c}", "$[{r}]", "$[{r}]",
    "$[{r}]", "$ == {t}", "$ != {t}", "$.partition({c})", "$.partition({p})", "$.rpartition({c})", "$.split({c}, {n})",
    "$.split({p})", "$.rsplit({c}, {n})", "$[::-1]", "$.center({W}, {c})", "$.center({W})", "{c} * {w}", "{p} * {n}",
    "$[::{n}]", "$.swapcase()", "$.lower()", "$.endswith({p})", "$.removesuffix({p})", "$.translate(str.maketrans({c}, {c}))", "$.isalnum()", "$.isupper()",
)  # fmt: skip
"""What the eighth run was weak at, and what its workings consist of: asked three times as often as the others."""
HARD_FOR_NUMBERS = (
    "$ % {m}", "$ % {m}", "{I} % {m}", "$ // {m}", "$ // {m}", "{I} // {m}", "divmod($, {m})", "$ % {I}", "$ // {I}", "$ - {I}",
    "{I} - {I}", "{m} - {m}", "$ + {I}", "{I} + {I}", "{m} + {m}", "$ * {I}", "{m} * {m}", "$ * {m}", "{m} % {n}", "{m} // {n}",
)  # fmt: skip
HARD_FOR_LISTS = (
    "sorted($)", "sorted($)", "sorted($)", "sorted($, reverse=True)", "sum($)", "sum($)", "sum($)", "sum($, {m})", "$[{i}] - $[{i}]",
    "$[{i}] + $[{i}]", "[@ * {n} for @ in $ if @ > {m}]", "[@ for @ in $ if @ % {n}]",
)  # fmt: skip
HARD_FOR_WORDS = (
    "sorted($)", "max($, key=len)", "max($, key=len)", "min($, key=len)", "sorted($, key=len)", "sorted($, key=len, reverse=True)",
    "sorted($, reverse=True)", "max($)", "min($)", "list(map(len, $))",
)  # fmt: skip
HARD_FOR_TABLES = (
    "sum($.values())", "max($, key=$.get)", "min($, key=$.get)", "sorted($, key=$.get)", "sorted($)", "sorted($.values())",
    "sorted($.items())", "sorted($, key=$.get, reverse=True)",
)  # fmt: skip
"""The same of numbers, lists and dictionaries."""
WORKED_OUT: Mapping[str, tuple[str, ...]] = {
    "S": (
        *HARD_FOR_TEXTS * 3,
        "len($)", "len($)", "$.find({c})", "$.index({c})", "$.index({p})", "$.rindex({p})", "$.find({c}, {i})", "$.find({p}, {n}, {i})", "$.count({c}, {i})",
        "$[{i}]", "$[{i}]", "$[{i}:]", "$[:{i}]", "$[-{n}:]", "$[:-{n}]", "$[{n}:-{n}]", "$[::{n}]", "$[{n}::{n}]", "{c} in $", "{c} not in $",
        "$.replace({c}, '')", "$.replace({c}, {q}, {n})", "$.split({c})", "$.split()", "$.split({c}, maxsplit=1)", "$.rsplit({c}, 1)", "$.rpartition({p})", "$.splitlines()",
        "$.strip()", "$.lstrip()", "$.rstrip()", "$.strip({c})", "$.removeprefix({p})", "$.removesuffix({p})", "$.startswith({p})", "$.endswith({p})",
        "$.startswith(({c}, {p}))", "$.endswith(({p}, {q}))", "$.ljust({W}, {c})", "$.rjust({W}, {c})", "$.ljust({W})", "$.zfill({W})", "$.upper()", "$.lower()", "$.title()",
        "$.capitalize()", "$.swapcase()", "$.casefold()", "$.isalpha()", "$.isdigit()", "$.isalnum()", "$.isspace()", "$.islower()", "$.isupper()", "$.istitle()",
        "$.isascii()", "$.isdecimal()", "$.isnumeric()", "$.isidentifier()", "$.isprintable()", "$.encode()", "$.expandtabs({n})", "$ + {p}", "{p} + $", "$ + {t}", "$ * 2",
        "$.translate(str.maketrans({c}, {c}))", "$.translate(str.maketrans('', '', {X}))", "{c}.join($[:{i}])", "{c}.join($.split({c}))", "list($[{r}])", "min($)", "max($)",
        "$[{i}] == {c}", "$[{i}] != {c}", "$[{i}] == $[{i}]", "$[{i}] < $[{i}]", "ord($[{i}])", "'{}:{}'.format($[{r}], {n})", "f'{$[{r}]}={len($)}'",
    ),
    "LI": (
        *HARD_FOR_LISTS * 3,
        "max($)", "min($)", "$.index({e})", "$.count({e})", "len($)", "$[{i}]", "{e} in $", "{n} not in $", "$[{i}] * {n}", "$[{i}] > $[{i}]", "$[{i}] == $[{i}]", "$ == {t}", "$ != {t}",
        "$[{i}:]", "$[:{i}]", "$[{r}]", "$[-{n}:]", "$[::-1]", "$[::2]", "$[1::2]", "$[::{n}]", "$[{i}] % {n}", "$[{i}] // {n}", "$ + [{e}]", "[{e}] + $", "$[:{n}] + $[-{n}:]", "$[:{n}] * {n}", "[{e}] * {n}",
        "sorted($, key=abs)", "sorted($, key=str)", "max($, key=abs)", "min($, key=abs)", "sorted(set($))", "len(set($))", "list(reversed($))", "$.copy()", "tuple($)", "list(range({n}, {w}, {n}))", "list(range({w}, 0, -{n}))", "list(range({m}, {m}, {n}))", "list(range({m}, {m}, -{n}))", "sum(range({n}, {w}))", "list(zip($, $[{n}:]))", "$[{n}::{n}]", "any($)", "all($)",
        "list(zip($, $[1:]))[:{n}]", "list(enumerate($))[:{n}]", "dict.fromkeys($[:{n}], {n})", "sum($[{r}])", "sorted($[{r}])", "sum($) + {m}", "max($[{r}], default=0)", "list(map(abs, $))", "list(map(str, $))", "{m} in $", "$.index(max($))",
    ),
    "LS": (
        *HARD_FOR_WORDS * 3,
        "$.index({e})", "$.count({e})", "len($)", "''.join($)", "{c}.join($)", "sum(map(len, $))", "$[{i}]", "{e} in $", "{q} not in $", "$ == {t}", "$ != {t}", "$[{i}] == $[{i}]", "$[{i}] < $[{i}]", "$[::-1]", "$[{r}]", "$[{i}:]", "$[:{i}]", "$[::2]",
        "$ + [{e}]", "$[:{n}] * 2", "list(map(len, $))", "list(reversed($))", "sorted(set($))", "tuple($)", "$.copy()", "dict(zip($, range(len($))))", "dict.fromkeys($[:{n}], 0)", "list(enumerate($))[:{n}]", "sorted($, key=str.lower)", "len($[{i}])",
    ),
    "DI": (
        *HARD_FOR_TABLES * 3,
        "max($.values())", "min($.values())", "$[{k}]", "len($)", "{k} in $", "{q} not in $", "$.get({k}, {n})", "$.get({q}, {n})", "$.get({k})", "$[{k}] + $[{k}]", "$[{k}] * {n}", "$ == {t}", "list($.items())", "list($.keys())", "list($.values())", "list($)",
        "$ | {{k}: {n}}", "$ | {{q}: {n}}", "{**$, {q}: {n}}", "dict.fromkeys($, {n})", "dict(zip($.values(), $))", "$.copy()", "{m} in $.values()", "dict(sorted($.items()))", "list($)[{i}]", "{n} in $.values()", "min($)", "max($)",
    ),
    "I": (
        *HARD_FOR_NUMBERS * 3,
        "$ * {n}", "$ // {n}", "$ % {n}", "$ > {I}", "{I} * {n}", "{I} + {n}", "{I} - $", "$ == {t}", "$ != {t}", "$ < {t}", "{I} >= {I}", "$ <= {m}", "divmod({I}, {n})", "$ - {I} + {I}", "-$", "abs($)", "abs($ - {I})", "str($)", "len(str($))", "str($)[::-1]",
        "int(str($))", "min($, {I})", "max($, {I}, {m})", "{n} ** 2", "{n} ** 3", "pow({n}, 2)", "pow({m}, {n}, {n})", "pow({n}, {n}, {m})", "{m} ** 2", "round($, -1)", "round($ / 10)", "$ // 10", "$ % 10", "$ // 100 % 10", "$.bit_length()", "({m}).bit_length()", "{n} & {n}", "{n} | {n}", "{n} ^ {n}", "{m} >> {n}", "{n} << {n}", "{m} & {n}",
        "bin({n})", "hex({m})", "float({m})", "bool($)", "sum(map(int, str(abs($))))", "$.conjugate()", "[int(d) for d in str(abs($))]", "$ % 2 == 0", "f'{$:,}'", "f'{$:0{w}d}'", "int($ / {n})", "$ and {n}", "not $", "{n} <= $ <= {I}",
    ),
}  # fmt: skip
"""What exercises ask in half of their lines: operations that have workings (language/workings.py), and their like."""

# $ is the subject; {p} a part of it, {c} a character, {e} an element, {k} a key, {n} a small number, {i} an index, {d} a
# separator, {X} some characters, {q} something else of the kind of a part, {t} the subject's value or one nearly like it.
# {m} is a number of one to four digits, {I} one of up to eight. Of texts: {E} some characters, mostly of its ends, {r} a beginning and an end, {W} a width, mostly above its length.
QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "S": (
        "$.find({p})", "$.find({p})", "$.find({c})", "$.rfind({p})", "$.rfind({c})", "$.index({c})", "$.index({p})", "$.rindex({c})", "$.find({c}, {i})", "$.find({p}, {n}, {i})",
        "$.count({c})", "$.count({c})", "$.count({p})", "$.count({c}, {n})", "len($)", "len($)", "len($[{i}:])", "len($.split({d}))", "len(set($))", "len($.strip())", "len($) - $.count({c})",
        "{p} in $", "{c} in $", "{c} not in $", "{q} in $", "$.startswith({p})", "$.endswith({p})", "$.startswith(({c}, {p}))", "$.endswith({c})", "$[{n}:].startswith({p})",
        "$[{i}]", "$[-{n}]", "$[len($) // 2]", "$[{i}:]", "$[:{i}]", "$[{n}:{i}]", "$[-{n}:]", "$[:-{n}]", "$[::-1]", "$[::2]", "$[1::2]", "$[{i}::-1]", "$[::{n}]", "$[{n}:-{n}]",
        "$.upper()", "$.lower()", "$.swapcase()", "$.title()", "$.capitalize()", "$.replace({p}, {q})", "$.replace({c}, '')", "$.replace({c}, {q})", "$.replace({c}, {c}, {n})", "$.replace({p}, '')",
        "$.split({d})", "$.split({p})", "$.split()", "$.split({c}, {n})", "$.rsplit({d}, 1)", "$.rsplit({c}, {n})", "$.partition({p})", "$.partition({d})", "$.rpartition({c})", "$.splitlines()",
        "$.strip()", "$.strip({X})", "$.lstrip({X})", "$.rstrip({X})", "$.removeprefix({p})", "$.removesuffix({p})", "sorted($)", "''.join(sorted($))", "sorted(set($))", "list($)", "list($[{n}:{i}])",
        "$.isalpha()", "$.isdigit()", "$.isalnum()", "$.islower()", "$.isupper()", "$.isspace()", "$.istitle()", "$.isascii()", "$.isidentifier()", "max($)", "min($)", "ord($[{i}])", "$ + {p}", "{q} + $",
        "$ * 2", "$ == $[::-1]", "$ < {p}", "$ != $.lower()", "$.zfill(len($) + {n})", "$.center(len($) + {n}, {c})", "$.ljust({w}, {c})", "$.rjust({w}, {c})", "list(enumerate($[:{n}]))", "list(zip($, $[1:]))[:{n}]",
        "dict.fromkeys($[:{n}], 0)", "{c}.join($)", "{c}.join($.split({d}))", "''.join(reversed($))", "$.index({c}) + $.rindex({c})", "$[$.find({c}):]", "$[:$.rfind({c})]", "$[$.index({c}) + 1:]", "$.split({d})[-1]", "$.split({d})[0]",
        "$ == {t}", "$ != {t}", "$ != {t}", "{c} != $[{i}]", "{q} not in $", "$[{i}] not in {X}", "f'{len($)}:{$[:{n}]}'", "f'{$!r:>{w}}'", "f'<{$}>{{n}}'", "$[{i}] != $[{i}]",
        "$.translate(str.maketrans({c}, {c}))", "$.encode()", "f'{$:>{w}}|'", "f'{$!r}'", "(len($), $.count({c}), $.find({c}))", "$.find({c}) < $.find({c})", "$.casefold()", "$.expandtabs({n})", "str(len($)) + $",
    ),
    "LI": (
        "$.index({e})", "$.index({e})", "$.count({e})", "{e} in $", "{e} in $", "{e} not in $", "{n} in $", "len($)", "len(set($))", "$[{i}]", "$[-{n}]", "$[{n}:{i}]", "$[{i}:]", "$[:{i}]", "$[-{n}:]", "$[::-1]", "$[::2]",
        "$[1::2]", "sum($)", "sum($[{n}:])", "max($)", "min($)", "max($) - min($)", "sorted($)", "sorted($)", "sorted($, reverse=True)", "sorted(set($))", "sorted($, key=abs)", "sorted($, key=lambda x: -x)", "sorted($)[{i}]",
        "$ + [{e}]", "[{e}] + $", "$ * 2", "tuple($)", "list(reversed($))", "list(enumerate($))[:{n}]", "list(zip($, $[1:]))", "$[0] + $[-1]", "$[{i}] * $[{i}]", "$[{i}] - $[{i}]", "sum($) // len($)", "$.index(max($))", "$.index(min($))",
        "$ == {t}", "$ != {t}", "{n} not in $", "$[{i}] != $[{i}]", "f'{$[{i}]:>{w}}'", "f'{$[{i}]}/{len($)}'", "max($, key=$.count)", "$ == sorted($)", "$[{i}] > $[{i}]", "all($)", "any($)", "dict.fromkeys($, 0)", "dict(zip($, $[1:]))", "','.join(map(str, $))", "str($)", "$[len($) // 2]", "divmod(sum($), {n})", "list(map(str, $))",
    ),
    "LS": (
        "$.index({e})", "$.count({e})", "{e} in $", "{e} not in $", "{q} in $", "len($)", "$[{i}]", "$[{n}:{i}]", "$[{i}:]", "$[-{n}:]", "$[::-1]", "$[::2]", "sorted($)", "sorted($, key=len)", "sorted($, reverse=True)", "sorted($, key=len, reverse=True)",
        "{c}.join($)", "''.join($)", "' '.join(sorted($))", "max($, key=len)", "min($, key=len)", "max($)", "min($)", "list(map(len, $))", "sum(map(len, $))", "$ + [{e}]", "list(enumerate($))[:{n}]", "dict(zip($, range(len($))))", "dict.fromkeys($, {n})",
        "$[{i}] + $[{i}]", "len($[{i}])", "$[{i}].upper()", "$[{i}][::-1]", "{c} in $[{i}]", "sorted(set($))", "list(dict.fromkeys($))", "''.join($).count({c})", "''.join($).find({c})", "list(zip($, map(len, $)))", "tuple($)", "$.index(max($))", "str($)", "list(reversed($))",
        "$[{i}] < $[{i}]", "len(set($)) == len($)", "$ == {t}", "$ != {t}", "{q} not in $", "$[{i}] != $[{i}]", "f'{$[{i}]}={len($[{i}])}'",
    ),
    "DI": (
        "$[{k}]", "$.get({k})", "$.get({k}, {n})", "$.get({q}, {n})", "{k} in $", "{k} not in $", "{q} in $", "len($)", "list($)", "list($.values())", "list($.items())", "sorted($)", "sorted($.items())", "sorted($.values())", "sorted($, key=$.get)",
        "sorted($.items(), key=lambda kv: kv[1])", "sorted($.items(), key=lambda kv: (-kv[1], kv[0]))", "max($, key=$.get)", "min($, key=$.get)", "max($.values())", "sum($.values())", "dict(sorted($.items()))", "$ | {{k}: {n}}", "{n} in $.values()",
        "list($)[{i}]", "next(iter($))", "''.join($)", "dict(zip($.values(), $))", "tuple($.items())", "$.copy()", "{**$, {q}: {n}}", "sorted($.items(), reverse=True)[:{n}]", "min($)", "max($)", "list(reversed($))", "{k} in list($)[:{n}]", "$ == {t}", "$ != {t}", "{q} not in $", "$[{k}] != {n}", "f'{{k}}={$[{k}]}'",
    ),
    "I": (
        "$ + {I}", "$ - {I}", "{I} - $", "$ * {I}", "$ * {n}", "$ // {n}", "$ % {n}", "$ // {I}", "$ % {I}", "divmod($, {n})", "$ ** 2", "-$", "abs($ - {I})", "$ > {I}", "$ < {I}", "$ == {I}", "$ >= {I}", "$ % 2 == 0", "str($)", "len(str($))",
        "str($)[::-1]", "str($) + str({I})", "sum(map(int, str(abs($))))", "[int(d) for d in str(abs($))]", "max($, {I})", "min($, {I}, {n})", "$ & {n}", "$ | {n}", "$ ^ {n}", "$ << {n}", "$ >> {n}", "bin($)", "hex($)", "$ + {I} * {n}", "($ + {I}) // 2", "$ - $ % 10",
        "$ / {n}", "round($ / {n}, 2)", "$ * 10 + {n}", "list(range({n}, {w}, {n}))", "list(range({w}, 0, -{n}))", "sum(range({n}, {w}))", "$ // 10 % 10", "f'{$:0{w}d}'", "f'{$:,}'", "pow({n}, {n})", "$ if $ > {I} else {I}", "$ + {I} - {n}", "int(str(abs($))[:2])",
        "{n} <= $ <= {w}", "not $", "$ and {n}", "$ or {n}", "$ * $ - {I}", "chr(97 + $ % 26)", "bool($ % {n})", "$ == {t}", "$ != {t}", "$ != {I}", "f'{$:05d}'", "f'{$}/{{I}}'", "f'{$ / {n}:.2f}'", "f'{$:>{w}}'", "f'{$ % 60:02d}'", "divmod($, 60)", "divmod($, {w})", "round($ / {n}, 1)", "$ not in ({I}, {t})",
    ),
}  # fmt: skip
CHANGES: Mapping[str, tuple[str, ...]] = {
    "LI": (
        "$.append({e})", "$.append({n})", "$.insert({i}, {n})", "$.insert({i}, {n})", "$.insert(0, {e})", "$.pop()", "$.pop({i})", "$.pop(0)", "$.remove({e})", "$.extend([{n}, {n}])", "$.reverse()", "$.sort()", "$.sort(reverse=True)", "del $[{i}]",
        "del $[{n}:{i}]", "$[{i}] = {n}", "$[{i}] += {n}", "$[{i}] *= {n}", "$[{i}], $[{i}] = $[{i}], $[{i}]", "$[{n}:{i}] = [{n}]", "$[:{n}] = []", "$ += $[:{n}]", "$[-1] -= {n}", "$.append($.pop(0))", "$.append(len($))", "$.insert({i}, $.pop())", "$[{i}] = $[{i}]",
        "$[::2] = [0] * len($[::2])",
    ),
    "LS": (
        "$.append({e})", "$.append({q})", "$.insert({i}, {q})", "$.insert({i}, {e})", "$.pop()", "$.pop({i})", "$.remove({e})", "$.extend({p})", "$.extend([{q}, {e}])", "$.reverse()", "$.sort()", "$.sort(key=len)", "del $[{i}]", "$[{i}] = {q}", "$[{i}] += {c}",
        "$[{i}] = $[{i}].upper()", "$[{i}] = $[{i}][::-1]", "$[{n}:{i}] = [{q}]", "$[{i}], $[{i}] = $[{i}], $[{i}]", "$ += [{q}]", "$.append($[{i}] + {c})", "$.insert(0, $.pop())",
    ),
    "DI": (
        "$[{k}] = {n}", "$[{q}] = {n}", "$[{k}] += {n}", "$.pop({k})", "$.pop({q}, None)", "$.popitem()", "$.update({{q}: {n}})", "$.setdefault({k}, {n})", "$.setdefault({q}, {n})", "del $[{k}]", "$[{k}] -= {n}", "$[{k}] *= 2", "$[{q}] = len($)",
        "$ |= {{q}: {n}}", "$[{q}] = $.pop({k})", "$[{k}], $[{k}] = $[{k}], $[{k}]",
    ),
}  # fmt: skip
# What a comprehension makes of each element @, and which it takes, by the kind of the elements.
MADE = {
    "S": ("@", "@", "@.upper()", "@.lower()", "@ * {n}", "ord(@)", "@ + {c}", "@.isalpha()", "@ == {c}", "@ in {X}", "(@, $.count(@))", "$.index(@)", "@.swapcase()", "{c} if @ == {c} else @", "'' if @ in {X} else @", "chr(ord(@) + {n})", "@.isupper()", "$.count(@)"),
    "LI": ("@", "@", "@ * {n}", "@ + {n}", "@ - {n}", "@ ** 2", "-@", "@ % {n}", "@ // {n}", "abs(@)", "str(@)", "@ > {n}", "(@, @ * 2)", "@ if @ > {n} else 0", "max(@, {n})", "$.count(@)", "$.index(@)", "@ % 2 == 0", "@ + $[0]", "[@, -@]"),
    "LS": ("@", "@", "@.upper()", "len(@)", "@[:1]", "@[::-1]", "@[-1:]", "@ + {c}", "@.count({c})", "@.replace({c}, '')", "@[:{n}]", "@.capitalize()", "@.find({c})", "{c} in @", "@ * 2", "@.startswith({c})", "(@, len(@))", "@.split({c})", "@.strip({X})", "@[{n}:]", "@.title()"),
    "DI": ("@", "@", "$[@]", "$[@] * {n}", "(@, $[@])", "@.upper()", "len(@)", "@[::-1]", "f'{@}={$[@]}'", "@ * 2", "$[@] > {n}", "@ + str($[@])", "$[@] - {n}"),
}  # fmt: skip
TAKEN = {
    "S": ("@.isalpha()", "@ != {c}", "@ == {c}", "@ in {p}", "@ not in {p}", "@ in {X}", "@ not in {X}", "@ > {c}", "$.count(@) > 1", "$.count(@) == 1", "@.isdigit()", "@.isupper()", "@.islower()", "@ != ' '", "not @.isspace()", "ord(@) % 2", "@.isalnum()"),
    "LI": ("@ > {n}", "@ % 2", "@ % 2 == 0", "@ % {n} == 0", "@ != {e}", "@ > {e}", "@ < {e}", "@ in ({e}, {e})", "@ not in ({e}, {n})", "{n} <= @ < {w}", "@ < 0", "$.count(@) == 1", "@", "@ >= $[0]", "@ * 2 in $"),
    "LS": ("len(@) > {n}", "{c} in @", "{c} not in @", "@.startswith({c})", "@ != {e}", "@", "@.islower()", "@.isalpha()", "len(@) % 2 == 0", "@ > {e}", "$.count(@) == 1", "@[-1:] == {c}", "len(@) == {n}", "@ in ({e}, {e})"),
    "DI": ("$[@] > {n}", "$[@] % 2 == 0", "@ != {k}", "@ > {k}", "len(@) > {n}", "{c} in @", "$[@]", "@.isalpha()", "$[@] < $[{k}]"),
}  # fmt: skip
WRAPPED = (
    "[{made} for @ in $ if {taken}]", "[{made} for @ in $ if {taken}]", "[{made} for @ in $ if {taken}]", "[{made} for @ in $]", "[{made} for @ in $]", "[@ for @ in $ if {taken} and {taken}]", "[@ for @ in $ if {taken} or {taken}]",
    "[# for #, @ in enumerate($) if {taken}]", "[@ for #, @ in enumerate($) if # % {n} == 0]", "[(#, @) for #, @ in enumerate($) if {taken}]", "[{made} for @ in $[{n}:]]", "[{made} for @ in sorted($)]", "[{made} for @ in list($)[::-1]]",
    "sum(1 for @ in $ if {taken})", "len([@ for @ in $ if {taken}])", "any({taken} for @ in $)", "all({taken} for @ in $)", "any([{taken} for @ in $])", "all([{taken} for @ in $])", "{@: {made} for @ in $}",
    "{@: {made} for @ in $ if {taken}}", "sorted({@ for @ in $ if {taken}})", "next((@ for @ in $ if {taken}), None)", "list(filter(lambda @: {taken}, $))", "list(map(lambda @: {made}, $))", "sorted($, key=lambda @: ({made}, @))", "[@ if {taken} else {n} for @ in $]",
    "[[@, #] for #, @ in enumerate($)]", "{#: @ for #, @ in enumerate($)}", "[a for a, b in zip($, list($)[1:]) if a == b]", "[a < b for a, b in zip($, list($)[1:])]", "{{made}: @ for @ in $ if {taken}}", "max((@ for @ in $ if {taken}), default=None)",
)  # fmt: skip
TEXTS_ONLY = (
    "''.join(@ for @ in $ if {taken})", "''.join([@ for @ in $ if {taken}])", "''.join(@.upper() if {taken} else @ for @ in $)", "'-'.join(@ for @ in $)", "sum(@ == {c} for @ in $)", "sum(@.isupper() for @ in $)", "[$[#] for # in range(0, len($), {n})]", "''.join($[#] for # in range(len($) - 1, -1, -{n}))",
    "[$[:#] for # in range({n}, len($), {n})]", "[@ + {c} for @ in $.split({d})]", "[len(@) for @ in $.split({d})]", "[@[::-1] for @ in $.split()]", "[$.count(@) for @ in {X}]", "[$.find(@) for @ in {X}]", "{@: $.count(@) for @ in $}", "sum(int(@) for @ in $ if @.isdigit())",
    "[ord(@) - 97 for @ in $ if @.islower()]", "''.join(@ for #, @ in enumerate($) if # % {n} == 0)", "[a + b for a, b in zip($, $[1:])]", "''.join({c} if @ in {X} else @ for @ in $)", "[# for # in range(len($)) if $[#] == {c}]",
)  # fmt: skip
_YES_OR_NO = re.compile(r" in \$|swith\(| [<>!=]=? |\.is\w+\(\)$|^all|^any")
_HOLE = re.compile(r"\{(made|taken|[pceknidXqwItErWm])\}")


@dataclass(frozen=True, slots=True)
class Series:
    """Functions of a dozen lines, each of which asks one thing about the same values."""

    name: str = "series"
    licence: str = "MIT"
    digest: str = "series 2"

    def draw(self, dice: Random) -> Program:
        return series(dice)


@dataclass(frozen=True, slots=True)
class Exercises:
    """Short series on large values."""

    name: str = "exercise"
    licence: str = "MIT"
    digest: str = "exercises 6"

    def draw(self, dice: Random) -> Program:
        if dice.random() < OF_LIBRARY:
            return library_exercise(dice)
        if dice.random() < OF_AMOUNTS:
            return amount_exercise(dice)
        return operation_exercise(dice) if dice.random() < OF_OPERATIONS else series(dice, is_exercise=True)


def series(dice: Random, is_exercise: bool = False) -> Program:
    return _Writer(dice, is_exercise).program()


class _Writer:
    """One program: names, and what they stand for when it is called for the first time."""

    def __init__(self, dice: Random, is_exercise: bool = False) -> None:
        self.dice = dice
        self.is_exercise = is_exercise
        subjects = SUBJECTS_EXERCISED if is_exercise else SUBJECTS
        self.kind = dice.choices([k for k, _ in subjects], [w for _, w in subjects])[0]
        self.helpers = dice.sample(HELPERS[self.kind], dice.choices((0, 1, 2), (2, 4, 3))[0])
        self.taken: set[str] = {"a", "b", "x", "d", "kv"}
        self.subject, *self.names = [self._name() for _ in (self.kind, *self.helpers)]
        self.value: Any = None
        self.first = self._arguments()
        self.now = dict(zip((self.subject, *self.names), copy.deepcopy(self.first), strict=True))
        self.value = self.now[self.subject]
        self.made: list[str] = []

    def program(self) -> Program:
        lines: list[str] = []
        for _ in range(self.dice.randint(*(LINES_EXERCISED if self.is_exercise else LINES))):
            lines += self._line()
        entry = "f" if self.dice.random() < 0.3 else self._name()
        source = f"def {entry}({', '.join([self.subject, *self.names])}):\n" + "\n".join(f"    {x}" for x in lines)
        source += f"\n    return {self._returned()}\n"
        every = [self.first, *(self._arguments() for _ in range(CALLS - 1))]
        calls = tuple(f"{entry}({', '.join(map(written, values))})" for values in every)
        name = "exercise" if self.is_exercise else "series"
        return Program(ast.unparse(parse(source)) + "\n", entry, calls, name, name, name)

    def _line(self) -> list[str]:
        """A line that works, perhaps under a condition; none if a few tries came to nothing."""
        dice = self.dice
        for _ in range(TRIES):
            is_change = self.kind in CHANGES and dice.random() < IN_PLACE
            name = dice.choice(self.made) if self.made and dice.random() < 0.2 else self._name()
            line = self._filled(dice.choice(CHANGES[self.kind])) if is_change else f"{name} = {self._question()}"
            # Where a condition may keep a new name from being made, later lines could not rely on it.
            lines = [line]
            if dice.random() < GUARDED and (is_change or name in self.made):
                lines = [f"if {self._condition()}:", f"    {line}"]
            if self._works("\n".join(lines)):
                self.made += [] if is_change or name in self.made else [name]
                self.value = self.now[self.subject]
                return lines
        return []

    def _works(self, lines: str) -> bool:
        """Run on the first call's values; what raises or gets large has not happened."""
        tried = copy.deepcopy(self.now)
        try:
            exec(lines, tried)  # ours: made of the templates above
        except Exception:
            return False
        del tried["__builtins__"]
        longest = LONGEST_EXERCISED if self.is_exercise else LONGEST
        if any(len(repr(value)) > longest for value in tried.values()):
            return False
        self.now = tried
        return True

    def _question(self) -> str:
        dice = self.dice
        if dice.random() < (SEVERAL_EXERCISED if self.is_exercise else SEVERAL):
            return f"({', '.join(self._plain_question() for _ in range(dice.randint(2, MOST_AT_ONCE)))})"
        if self.is_exercise and dice.random() < 0.5:
            return self._plain_question()
        if self.kind == "I" or dice.random() >= COMPREHENSIONS:
            return self._filled(dice.choice(QUESTIONS[self.kind]))
        wrapped = dice.choice(TEXTS_ONLY if self.kind == "S" and dice.random() < 0.4 else WRAPPED)
        element, index = self.dice.sample([name for name in SHORT if name not in self.taken], 2)
        return self._filled(wrapped).replace("@", element).replace("#", index)

    def _plain_question(self) -> str:
        asked = self._filled(self.dice.choice((WORKED_OUT if self.is_exercise else QUESTIONS)[self.kind]))
        return asked.replace("@", self.dice.choice([name for name in SHORT if name not in self.taken]))

    def _condition(self) -> str:
        asked = [text for text in QUESTIONS[self.kind] if _YES_OR_NO.search(text)]
        return self._filled(self.dice.choice(asked))

    def _returned(self) -> str:
        kind = self.dice.random()
        if not self.made or (self.kind in CHANGES and kind < 0.3):
            return self.subject
        if kind < 0.6:
            return self.dice.choice(self.made)
        return ", ".join(self.dice.sample(self.made, min(len(self.made), self.dice.randint(2, 4))))

    def _name(self) -> str:
        return words.fresh_identifier(self.dice, self.taken)

    # -- holes ---------------------------------------------------------------------------------------------------------

    def _filled(self, template: str) -> str:
        return _HOLE.sub(lambda hole: self._hole(hole[1]), template).replace("$", self.subject)

    def _hole(self, kind: str) -> str:
        dice = self.dice
        if kind == "made":
            return self._filled(dice.choice(MADE[self.kind]))
        if kind == "taken":
            return self._filled(dice.choice(TAKEN[self.kind]))
        if kind == "r":
            return self._range()
        named = [name for name, helper in zip(self.names, self.helpers, strict=True) if _serves(helper, kind)]
        if named and dice.random() < 0.6:
            return dice.choice(named)
        return written(self._constant(kind))

    def _range(self) -> str:
        """A beginning and an end, mostly in order; some counted from the end."""
        size = len(self.value)
        ends = [self.dice.randint(0, size), self.dice.randint(0, size)]
        lower, upper = sorted(ends) if self.dice.random() < 0.95 else ends
        from_end = self.dice.random()
        if from_end < 0.2 and upper < size:
            return f"{lower}:{upper - size}"
        return f"{lower - size}:{upper - size}" if from_end < 0.25 and upper < size else f"{lower}:{upper}"

    def _constant(self, kind: str) -> Any:
        """What stands in a hole: mostly taken from the values of the first call."""
        dice, value = self.dice, self.value
        match kind:
            case "n" if self.is_exercise and self.kind in ("I", "LI"):
                return dice.randint(2, 12)
            case "n":
                return dice.choice((1, 1, 2, 2, 2, 3, 3, 4, 5, 7))
            case "w":
                return dice.randint(1, 30)
            case "W":
                return max(1, len(value) + dice.randint(-3, 24))
            case "m":
                return _number_of_digits(dice, dice.choices((1, 2, 3, 4), (3, 4, 5, 1))[0])
            case "I" if self.is_exercise:
                return _number(dice)
            case "t":
                return _twin(value, dice)
            case "I":
                return words.integer(dice) if dice.random() < 0.4 else dice.randint(2, 99)
            case "i":
                size = len(value) if hasattr(value, "__len__") else 5
                return dice.randrange(size) if size and dice.random() < 0.85 else dice.choice((0, -1, -2, -3, 1))
            case "d":
                found = [sign for sign in SEPARATORS if isinstance(value, str) and sign in value]
                return dice.choice(found if found and dice.random() < 0.8 else SEPARATORS)
            case "e":
                return dice.choice(value) if value and dice.random() < 0.75 else _element(self.kind, dice)
            case "k":
                return dice.choice(list(value)) if value and dice.random() < 0.8 else words.word(dice)
        return self._part(kind)

    def _part(self, kind: str) -> str:
        """Of the text, or of the texts, that it is about: a character, some of them, a piece."""
        dice, value = self.dice, self.value
        text = value if isinstance(value, str) else "" if isinstance(value, int) else "".join(map(str, value))
        if kind == "c":
            return dice.choice(text) if text and dice.random() < 0.75 else dice.choice("aeiostnrx ,.-_0159AZ")
        if kind == "E" and dice.random() < 0.7:
            ends = text[: dice.randint(0, 2)] + text[len(text) - dice.randint(0, min(2, len(text))) :]
            return "".join(dice.sample(ends + dice.choice(("", "aeiou ", " ", "-_", "xyz")), k=len(ends))) or "a"
        if kind in ("X", "E"):
            others = dice.sample("aeioxyz .,!-019", dice.randint(0, 2))
            return "".join(dice.choices(text or "abc", k=dice.randint(1, 3)) + others)
        if kind == "q" or not text:
            return words.word(dice)[:4]
        start = dice.choice((0, dice.randrange(len(text)), dice.randrange(len(text)), max(0, len(text) - 3)))
        part = text[start : start + dice.randint(1, 4)]
        return part if dice.random() < 0.8 else part + dice.choice("abcxyz")

    def _arguments(self) -> list[Any]:
        """Of one call: a subject, and helpers that have to do with it."""
        self.value = (_large_subject if self.is_exercise else _subject)(self.kind, self.dice)
        return [self.value, *(self._helper(kind) for kind in self.helpers)]

    def _helper(self, kind: str) -> Any:
        if kind == "LI":
            return [self._constant("e") for _ in range(self.dice.randint(0, 4))]
        return self._constant("p" if kind == "S" else kind)


def _serves(helper: str, hole: str) -> bool:
    """Whether an argument of a kind may stand in a hole."""
    return hole in {"S": "pq", "c": "c", "n": "n", "e": "e", "k": "k", "I": "I"}.get(helper, "")


def _element(kind: str, dice: Random) -> Any:
    return words.word(dice) if kind in ("LS", "DI") else dice.randint(-9, 30)


def _subject(kind: str, dice: Random) -> Any:
    size = dice.choice((1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 11, 14)) if dice.random() < 0.95 else 0
    match kind:
        case "S":
            return long_text(dice, 40) if dice.random() < 0.5 else words.text(dice, 30)
        case "LI":
            low, high = dice.choice(((0, 9), (0, 5), (-9, 30), (1, 99), (-50, 500)))
            return [dice.randint(low, high) for _ in range(size)]
        case "LS":
            some = [words.word(dice)[:8] for _ in range(size)]
            return [dice.choice(some) if dice.random() < 0.2 else word for word in some]
        case "DI":
            return {words.word(dice)[:8]: dice.randint(-9, 40) for _ in range(min(size, 8))}
    return words.integer(dice) if dice.random() < 0.4 else dice.randint(-30, 999)


def _large_subject(kind: str, dice: Random) -> Any:
    size = dice.randint(2, 30)
    match kind:
        case "S":
            return _large_text(dice)
        case "LI":
            return _large_row(dice, size)
        case "LS":
            return [_large_word(dice) for _ in range(min(size, 14))]
        case "DI":
            most = dice.choice((9, 99, 999, 999, 9_999))
            return {
                _large_word(dice): dice.randint(0 if dice.random() < 0.9 else -99, most) for _ in range(min(size, 12))
            }
    return _number(dice)


def _large_row(dice: Random, size: int) -> list[int]:
    """Numbers of one size, or of as many digits each as it comes; some lists have negative ones, or some often."""
    most = dice.choice((1, 2, 3, 3, 4))
    is_mixed, negative = dice.random() < 0.4, dice.choice((0, 0, 0, 0.1, 0.3))
    row = list[int]()
    for _ in range(min(size, 150 // (most + 2))):
        number = _number_of_digits(dice, dice.randint(1, most)) if is_mixed else dice.randint(0, 10**most - 1)
        number = dice.choice(row) if row and dice.random() < 0.1 else number
        row.append(-number if dice.random() < negative else number)
    return row


def _large_word(dice: Random) -> str:
    """A word, or letters in no order."""
    if dice.random() < 0.5:
        return words.word(dice)
    letters = dice.choice(("abcdefghijklmnopqrstuvwxyz", "abcde", "abcdefghijklmnopqrstuvwxyzABCDEFGH"))
    return "".join(dice.choices(letters, k=dice.randint(1, 9)))


def _large_text(dice: Random) -> str:
    """Words, or few letters in no order: of those some stand often in it. Some have blanks around them."""
    length = dice.randint(5, 80) if dice.random() < 0.5 else dice.randint(5, 30)
    if dice.random() < 0.4:
        by = dice.choice((" ", " ", " ", " ", ", ", "-", "_", "\n", "\t", "", "/"))
        text = by.join(words.word(dice) for _ in range(1 + length // 6))[:length]
        text = text if dice.random() < 0.7 else dice.choice((text.upper(), text.title(), text.capitalize()))
    else:
        letters = dice.choice(ALPHABETS)
        text = "".join(
            dice.choices(dice.sample(letters, dice.randint(min(3, len(letters)), min(14, len(letters)))), k=length)
        )
    return (
        dice.choice(("  ", "\t", " ", "   ", "")) + text + dice.choice((" ", "    ", "\n", ""))
        if dice.random() < 0.1
        else text
    )


def _number(dice: Random) -> int:
    """Of one to eight digits; half of them small, as most numbers are, and some negative."""
    digits = dice.randint(1, 3) if dice.random() < 0.5 else dice.randint(1, 8)
    number = _number_of_digits(dice, digits)
    return -number if dice.random() < 0.1 else number


def _number_of_digits(dice: Random, digits: int) -> int:
    return dice.randint(10 ** (digits - 1), 10**digits - 1)


def _twin(value: Any, dice: Random) -> Any:
    """The value, or one that differs in a single place."""
    if dice.random() < 0.5 or not value:
        return value
    match value:
        case str():
            at = dice.randrange(len(value))
            return value[:at] + dice.choice("abcxyzAB 01_") + value[at + 1 :]
        case list():
            at = dice.randrange(len(value))
            return (
                [*value[:at], *value[at + 1 :]]
                if dice.random() < 0.5
                else [*value[:at], dice.choice(value), *value[at + 1 :]]
            )
        case dict():
            key = dice.choice(list(value))
            return value | {key: value[key] + 1}
    return value + dice.choice((-10, -1, 1, 10, 100))
