"""Generation: typed random programs for breadth, in the manner of the seeds.

A program is a function over variables of known kinds; expressions and statements are templates with typed holes.
Kinds: S string, I int, B bool, LS list of strings, LI list of ints, DI dict of ints by string, DL dict of lists by string,
TI tuple of ints, LL list of lists of ints, LT list of (string, int), ZI set of ints, ZS set of strings. In templates: C a
short string literal, c a character, D a separator, P one of several characters, X a set of characters, N a small number, M a
limit of either sign, w a width, i an index, kw and KW names of keywords, vS and vI variables. Knows text only; what a program does shows when it runs.
"""

import ast
import re
from random import Random

from ndb.dataset.programs import words
from ndb.dataset.programs.inputs import written
from ndb.dataset.programs.program import Program
from ndb.source.parse import parse

EXPRESSIONS: dict[str, tuple[str, ...]] = {
    "S": (
        "{S}.upper()",
        "{S}.lower()",
        "{S}.strip()",
        "{S}.lstrip()",
        "{S}.rstrip({C})",
        "{S}.title()",
        "{S}.swapcase()",
        "{S}.capitalize()",
        "{S}.casefold()",
        "{S}[::-1]",
        "{S}[{N}:]",
        "{S}[:{N}]",
        "{S}[:-{N}]",
        "{S}[-{N}:]",
        "{S}[::{N}]",
        "{S}[{N}:{N}]",
        "{S}.replace({C}, {C})",
        "{S}.replace({C}, {C}, {N})",
        "{S} + {S}",
        "{S} + {C}",
        "{C} + {S}",
        "{S} * {N}",
        "{C}.join({LS})",
        "{C}.join({S})",
        "''.join(sorted({S}))",
        "''.join(reversed({S}))",
        "str({I})",
        "str({LI})",
        "{S}.center({N}, {c})",
        "{S}.ljust({N}, {c})",
        "{S}.rjust({N}, {c})",
        "{S}.zfill({N})",
        "{S}.removeprefix({C})",
        "{S}.removesuffix({C})",
        "{S}.strip({C})",
        "{S}.partition({D})[0]",
        "{S}.partition({D})[2]",
        "{S}.rpartition({D})[0]",
        "{S}.rpartition({D})[-1]",
        "{S}.split({D})[0]",
        "{S}.split({D})[-1]",
        "{LS}[{i}]",
        "f'{{vS}}{{vI}}'",
        "f'{{vI}}-{{vS}}'",
        "f'{{vS}:>{N}}'",
        "f'{{vI}:0{N}d}'",
        "f'{{vS}!r}:{len({vS})}'",
        "'%s=%d' % ({S}, {I})",
        "'{}:{}'.format({S}, {I})",
        "{S} or {C}",
        "{S} if {B} else {S}",
        "min({LS})",
        "max({LS})",
        "''.join(c for c in {S} if c.isalpha())",
        "''.join(c for c in {S} if c not in {C})",
        "''.join(c.upper() if {N} > 2 else c for c in {S})",
        "{S}.expandtabs({N})",
        "''.join([c for i, c in enumerate({S}) if i % 2 == 0])",
        "chr(ord({c}) + {N})",
        "{S}.translate(str.maketrans({c}, {c}))",
        "repr({S})",
        "'-'.join({S}.split())",
        "max({S}, key={S}.count)",
        "str(len({S}))",
        "bin({I})",
        "hex({I})",
        "'{:0{N}d}'.format({N})",
        "sorted({S})[0]",
        "{S}[0]",
        "{S}[-1]",
        "{S}[{i}]",
        "{S}.strip({X})",
        "{S}.lstrip({X})",
        "{S}.rstrip({X})",
        "{S}[{M}:{M}]",
        "{S}[{M}:{M}:{N}]",
        "{S}[{M}::-1]",
        "{S}[::-{N}]",
        "{S}[-{N}:-{N}]",
        "{S}[len({S}) // 2:]",
        "{S}.replace({P}, {C})",
        "{S}.replace({c}, '')",
        "{S}.replace({S}, {C})",
        "{S}.translate(str.maketrans({pair}))",
        "{S}.translate(str.maketrans('', '', {X}))",
        "{S}.translate({ord({c}): {c}, ord({c}): None})",
        "{C}.join(str(x) for x in {LI})",
        "{C}.join(map(str, {TI}))",
        "', '.join(f'{key}={value}' for key, value in {DI}.items())",
        "{C}.join(sorted({LS}, key=len))",
        "{C}.join(w[0] for w in {LS} if w)",
        "{P}.join({LS})",
        "{P}.join(sorted({ZS}))",
        "''.join(c for c in {S} if c in {X})",
        "''.join(c.lower() if c.isupper() else c.upper() for c in {S})",
        "''.join(dict.fromkeys({S}))",
        "''.join(a + b for a, b in zip({S}, {S}))",
        "''.join({S}[i] for i in range(0, len({S}), {N}))",
        "''.join(chr(ord(c) + {N}) for c in {S} if c.isalpha())",
        "''.join(w.capitalize() for w in {S}.split())",
        "' '.join({S}.split()[::-1])",
        "' '.join(w[::-1] for w in {S}.split())",
        "''.join(sorted(set({S})))",
        "''.join(sorted({S}, reverse=True))",
        "f'{{vI}:+d}'",
        "f'{{vI}:,}'",
        "f'{{vI}:b}'",
        "f'{{vI}:x}'",
        "f'{{vI}:#o}'",
        "f'{{vI}:08b}'",
        "f'{{vI} / {N}:.2f}'",
        "f'{{vS}:<{w}}|'",
        "f'{{vS}:^{w}}'",
        "f'{{vS}:*^{w}}'",
        "f'{{vS}:-<{w}}'",
        "f'{{vS}:.{N}}'",
        "f'{{vS}:>{w}.{N}}'",
        "f'{{vS}=}'",
        "f'{{vS}[:{N}]}...'",
        "f'{{vS}.upper()}: {{vI} + 1}'",
        "f'{{vI}:>{w}}'",
        "f'{{vI}:0{w}d}'",
        "f'{{vI}:<{w}}|{{vS}}'",
        "f'[{{vS}!r:>{w}}]'",
        "f'{{vI} % {N}}{{vS}[{i}]}'",
        "'%5d|%-8s' % ({I}, {S})",
        "'%05d' % {I}",
        "'%x' % abs({I})",
        "'%.2f' % ({I} / {N})",
        "'%s and %r' % ({S}, {S})",
        "'%d%%' % {I}",
        "'%c%s' % ({c}, {S})",
        "'%(a)s-%(b)d' % {'a': {S}, 'b': {I}}",
        "'%+d' % {I}",
        "'%{w}s' % {S}",
        "'%-{w}s|' % {S}",
        "'%s' % ({TI},)",
        "'%s: %s' % ({S}, {LI})",
        "'{0}{1}{0}'.format({S}, {C})",
        "'{:>{w}}'.format({S})",
        "'{:<{w}}|'.format({S})",
        "'{:^{w}}'.format({S})",
        "'{a}, {b}'.format(a={S}, b={I})",
        "'{0[0]}-{0[1]}'.format({LS})",
        "'{!r}'.format({S})",
        "'{:,}'.format({I})",
        "'{:.1f}'.format({I} / {N})",
        "'{x}'.format_map({'x': {S}})",
        "'{}-{}'.format(*{LS})",
        "'{:0{w}d}'.format({I})",
        "format({I}, 'b')",
        "format({I}, '05d')",
        "format({S}, '>{w}')",
        "{S}.center({w})",
        "{S}.center({w}, {c})",
        "{S}.ljust({w}, {c})",
        "{S}.rjust({w}, {c})",
        "{S}.zfill({w})",
        "str({I}).zfill({w})",
        "str({I}).rjust({w}, '0')",
        "oct({I})",
        "str({DI})",
        "str({TI})",
        "str({LS})",
        "str({B})",
        "ascii({S})",
        "repr({LS})",
        "min({S})",
        "max({S})",
        "min({LS}, key=len)",
        "max({LS}, key=len, default='')",
        "min({LS}, default={C})",
        "max({DI}, key={DI}.get)",
        "min({DI}, key=lambda k: {DI}[k])",
        "max({S}, key=lambda c: ({S}.count(c), c))",
        "next((w for w in {LS} if len(w) > {N}), {C})",
        "next(iter({LS}), '')",
        "next((c for c in {S} if c.isdigit()), '')",
        "{LS}.pop()",
        "{LS}.pop({i})",
        "{S}.encode().hex()",
        "{S}.encode('utf-8').decode('utf-8')",
        "{S}.lower().replace({c}, {c}).strip()",
        "{S}.strip().lower().title()",
        "{S}.partition({P})[0]",
        "{S}.rpartition({P})[2]",
        "{S}[{S}.find({c}):]",
        "{S}[:{S}.rfind({c})]",
        "{S}[{S}.index({c}) + 1:]",
        "{S}.split({D}, 1)[-1]",
        "{S}.rsplit({D}, {N})[0]",
        "{S}.split({P})[{i}]",
        "{S}.split(None, {N})[-1]",
        "{LS}[-1].upper()",
        "{LS}[0][{i}]",
        "{LT}[{i}][0]",
        "{S}.splitlines()[0]",
        "{S}.removeprefix({S})",
        "{S}.removesuffix({S})",
        "{S}.expandtabs({N}).rstrip()",
        "{S}.strip({X}).capitalize()",
        "{S}.casefold().swapcase()",
        "{S}.lower() if {S}.isupper() else {S}.upper()",
        "({S} or {C})[{i}]",
        "{S}[:{I}]",
        "{S}[{I}:]",
        "{S}[{I} % len({S})]",
    ),
    "I": (
        "len({S})",
        "len({LS})",
        "len({LI})",
        "len({DI})",
        "{I} + {I}",
        "{I} - {I}",
        "{I} * {N}",
        "{I} // {N}",
        "{I} % {N}",
        "{I} + {N}",
        "{I} - {N}",
        "abs({I})",
        "-{I}",
        "max({LI})",
        "min({LI})",
        "sum({LI})",
        "{LI}[{i}]",
        "{S}.find({C})",
        "{S}.rfind({C})",
        "{S}.count({C})",
        "{S}.index({c})",
        "{LI}.count({I})",
        "{LI}.index({I})",
        "{LS}.count({S})",
        "{LS}.index({S})",
        "{DI}.get({S}, {N})",
        "{DI}[{S}]",
        "sum({DI}.values())",
        "max({I}, {I})",
        "min({I}, {N})",
        "{I} if {B} else {N}",
        "int({B})",
        "ord({S}[0])",
        "len(set({S}))",
        "len(set({LI}))",
        "{I} ** 2",
        "{I} & {N}",
        "{I} | {N}",
        "{I} ^ {N}",
        "{I} << 1",
        "round({I} / {N})",
        "len({S}.split({D}))",
        "len({S}.split())",
        "sum(1 for c in {S} if c.isdigit())",
        "sum(x for x in {LI} if x % 2)",
        "sum(len(w) for w in {LS})",
        "int(str({I})[::-1])",
        "{LI}.pop()",
        "{LI}.pop(0)",
        "{TI}[{i}]",
        "{S}.count({C}, {N})",
        "{S}.find({C}, {N})",
        "len({DL})",
        "sum(map(len, {DL}.values()))",
        "sum(map(sum, {LL}))",
        "len({LL})",
        "sum(n for _, n in {LT})",
        "divmod({I}, {N})[0]",
        "max({LI}, default={N})",
        "{S}.rindex({c})",
        "len({LS}[{i}])",
        "int({c} in {S})",
        "sum(ord(c) for c in {S}) % {N}",
        "pow({I}, {N}, 7)",
        "{S}.find({C}, {M})",
        "{S}.find({C}, {M}, {M})",
        "{S}.rfind({C}, {M})",
        "{S}.rfind({C}, {M}, {M})",
        "{S}.count({C}, {M}, {M})",
        "{S}.index({c}, {M})",
        "{S}.rindex({c}, {M}, {M})",
        "{S}.find({S})",
        "{S}.count({S})",
        "{S}.rfind({S})",
        "{S}.count({c})",
        "{S}.find({c})",
        "{S}.rfind({c})",
        "{S}.find({P})",
        "{S}.count({P})",
        "{LI}.index({I}, {N})",
        "{LS}.index({S}, {N})",
        "{LI}.index(max({LI}))",
        "{TI}.count({I})",
        "{TI}.index({I})",
        "int({based})",
        "int({S}.strip() or 0)",
        "int(''.join(c for c in {S} if c.isdigit()) or 0)",
        "{I}.bit_length()",
        "{I}.bit_count()",
        "divmod({I}, {N})[1]",
        "pow({I}, 2, {N})",
        "{I} >> {N}",
        "{I} << {N}",
        "~{I}",
        "round({I}, -{N})",
        "sum({LI}, {N})",
        "sum({TI})",
        "min({LI}, default={N})",
        "min({LI}, key=abs)",
        "max({LI}, key=lambda x: x % {N})",
        "max({LI}, key=lambda x: (-x, x))",
        "max(map(len, {LS}), default=0)",
        "len(max({LS}, key=len))",
        "sum(c.isupper() for c in {S})",
        "sum(c in {X} for c in {S})",
        "sum(1 for c in {S} if c == {c})",
        "sum(x * i for i, x in enumerate({LI}))",
        "sum(i for i, c in enumerate({S}) if c == {c})",
        "sum(a != b for a, b in zip({S}, {S}))",
        "sum(a == b for a, b in zip({LI}, {LI}[1:]))",
        "next((i for i, c in enumerate({S}) if c.isdigit()), -1)",
        "next((i for i, x in enumerate({LI}) if x == {I}), -1)",
        "next((x for x in {LI} if x > {N}), {N})",
        "len({S}.split({P}))",
        "len({S}.splitlines())",
        "len({S}.strip({X}))",
        "len({S}.replace({c}, ''))",
        "len({S}) - len({S}.lstrip())",
        "len({DI}.keys() & {DI}.keys())",
        "len({DI}.items() - {DI}.items())",
        "{DI}.pop({S}, {N})",
        "{DI}.setdefault({S}, {N})",
        "min({DI}.values())",
        "max({DI}.values(), default={N})",
        "len({ZI} & {ZI})",
        "len({ZI} | {ZI})",
        "sum({ZI})",
        "max({ZI}, default={N})",
        "len({ZS})",
        "len(set({LS}) - set({LS}))",
        "ord({c}) - ord({c})",
        "ord(max({S}))",
        "int({I} / {N})",
        "-{I} // {N}",
        "-{I} % {N}",
        "({I} + {N}) % {N}",
        "{I} // {N} * {N}",
        "{I} * {I} - {N}",
        "len(range({N}, {I}, {N}))",
        "{LL}[{i}][{i}]",
        "len({LL}[{i}])",
        "max(map(max, {LL}))",
        "sum(sum(r) for r in {LL})",
        "{LT}[{i}][1]",
        "dict({LT}).get({S}, {N})",
        "len({DL}.get({S}, []))",
        "sum(len(v) for v in {DL}.values())",
        "sum(int(d) for d in str(abs({I})))",
        "len(str({I}))",
        "len(bin({I})) - 2",
        "int({S}.isdigit()) + {N}",
        "int(f'{{vI}}{N}')",
        "{LI}[{I} % len({LI})]",
        "{LI}[{i}] - {LI}[{i}]",
        "abs({I} - {I})",
        "max({LI}) - min({LI})",
        "sum({LI}) // len({LI})",
        "sorted({LI})[len({LI}) // 2]",
        "sum(1 for w in {LS} if {c} in w)",
        "sum(1 for a, b in zip({S}, {S}[1:]) if a == b)",
        "{I} if {I} > {N} else {N} - {I}",
    ),
    "B": (
        "{I} > {N}",
        "{I} < {I}",
        "{I} == {N}",
        "{I} % {N} == 0",
        "{I} % 2 == 1",
        "{c} in {S}",
        "{C} not in {S}",
        "{S} in {LS}",
        "{I} in {LI}",
        "{S} in {DI}",
        "{S}.startswith({C})",
        "{S}.endswith({C})",
        "{S}.isdigit()",
        "{S}.isalpha()",
        "{S}.isupper()",
        "{S}.islower()",
        "{S}.isalnum()",
        "{S}.isspace()",
        "{S}.istitle()",
        "{S} == {S}[::-1]",
        "not {B}",
        "{B} and {B}",
        "{B} or {B}",
        "{S} == {S}",
        "{I} != {I}",
        "bool({LI})",
        "not {S}",
        "len({S}) > {N}",
        "len({LI}) >= {N}",
        "any(c.isdigit() for c in {S})",
        "all(x > 0 for x in {LI})",
        "{LI} == sorted({LI})",
        "{S} < {S}",
        "{N} <= {I} <= {N}",
        "any(x > {N} for x in {LI})",
        "{S}.isidentifier()",
        "set({S}) <= set({S})",
        "all(c in {S} for c in {C})",
        "{LI}[0] == {LI}[-1]",
        "{LS} != {LS}",
        "{C} in {S}",
        "{S} in {S}",
        "{S} not in {S}",
        "{P} in {S}",
        "{c} not in {S}",
        "{S}.startswith(({C}, {C}))",
        "{S}.endswith(({C}, {C}))",
        "{S}.startswith({C}, {N})",
        "{S}.endswith({S})",
        "{S}.startswith({S})",
        "{S}.endswith({c})",
        "{S}.isdecimal()",
        "{S}.isnumeric()",
        "{S}.isascii()",
        "{S}.isprintable()",
        "{S}.replace({c}, '').isalpha()",
        "{S}.strip().isdigit()",
        "{S}.strip({X}).isalnum()",
        "{S}[{M}:{M}].isupper()",
        "{S}.replace(' ', '').isalnum()",
        "{I} not in {LI}",
        "{I} in {TI}",
        "{S} not in {LS}",
        "{S} not in {DI}",
        "{I} in {DI}.values()",
        "({S}, {I}) in {DI}.items()",
        "{I} in {ZI}",
        "{S} in {ZS}",
        "{ZI} <= {ZI}",
        "{ZI}.issubset({LI})",
        "{ZI}.issuperset({LI})",
        "{ZS}.isdisjoint({LS})",
        "{ZI} == set({LI})",
        "any(w.startswith({c}) for w in {LS})",
        "all(w for w in {LS})",
        "all(c.isalnum() or c == '_' for c in {S})",
        "any(v > {N} for v in {DI}.values())",
        "all({LI})",
        "any({LI})",
        "any(c in {X} for c in {S})",
        "any(a == b for a, b in zip({S}, {S}[1:]))",
        "all(a <= b for a, b in zip({LI}, {LI}[1:]))",
        "isinstance({S}, (str, bytes))",
        "{LI} < {LI}",
        "{TI} <= {TI}",
        "{LI} == {LI}[::-1]",
        "{DI} == {DI}",
        "{S}.lower() == {S}.lower()",
        "{S} > {C}",
        "{N} < len({S}) <= {N}",
        "{S}[:1] in {X}",
        "{S}[-1:] == {S}[:1]",
        "len(set({S})) == len({S})",
        "len(set({LI})) < len({LI})",
        "bool({S}.strip())",
        "{I} < 0 or {B}",
        "{LI} and {LI}[0] > {N}",
        "not any({LI})",
        "{S}.upper().isupper()",
        "sorted({S}) == sorted({S})",
        "{I} & {N} == 0",
        "{B} != {B}",
    ),
    "LS": (
        "{S}.split()",
        "{S}.split({D})",
        "{S}.rsplit({D}, 1)",
        "{S}.split({D}, {N})",
        "list({S})",
        "sorted({S})",
        "sorted({LS})",
        "{LS}[::-1]",
        "{LS}[{N}:]",
        "{LS}[:{N}]",
        "{LS} + {LS}",
        "{LS} + [{S}]",
        "[w.upper() for w in {LS}]",
        "[w for w in {LS} if w]",
        "[w[::-1] for w in {LS}]",
        "[w for w in {LS} if len(w) > {N}]",
        "sorted({LS}, key=len)",
        "list({DI})",
        "list({DI}.keys())",
        "sorted({DI})",
        "[c for c in {S} if c.isalpha()]",
        "[c * {N} for c in {S}]",
        "list(set({S}) & set({S})) and sorted(set({S}))",
        "{S}.splitlines()",
        "[{S}, {S}]",
        "list(map(str, {LI}))",
        "[str(x) for x in {LI}]",
        "list(reversed({LS}))",
        "[k for k, v in {DI}.items() if v > {N}]",
        "sorted(set({LS}))",
        "sorted({LS}, reverse=True)",
        "[w.strip({C}) for w in {LS}]",
        "list(dict.fromkeys({S}))",
        "[s for s, _ in {LT}]",
        "[a + b for a, b in zip({S}, {S})]",
        "list({S}.partition({D}))",
        "{LS} * 2",
        "[w.replace({c}, {c}) for w in {LS}]",
        "sorted({DI}, key={DI}.get)",
        "[{S}] * {N}",
        "[w.title() for w in {LS}]",
        "{S}.split({P})",
        "{S}.split(None, {N})",
        "{S}.rsplit(None, {N})",
        "{S}.rsplit({D}, {N})",
        "{S}.split({D}, maxsplit={N})",
        "{S}.splitlines(True)",
        "{S}.splitlines(keepends=True)",
        "list({S}.rpartition({D}))",
        "list({S}.partition({P}))",
        "sorted({LS}, key=lambda w: (len(w), w))",
        "sorted({LS}, key=str.lower)",
        "sorted({LS}, key=len, reverse=True)",
        "sorted({S}, reverse=True)",
        "sorted({S}.split(), key=lambda w: w[-1])",
        "sorted({S}, key=str.lower)",
        "sorted({LS}, key=lambda w: w[::-1])",
        "{LS}[::-{N}]",
        "{LS}[-{N}:]",
        "{LS}[{M}:{M}]",
        "{LS}[{i}:{i}]",
        "[w[0] for w in {LS} if w]",
        "[w[:{N}] for w in {LS}]",
        "[f'{n}:{word}' for n, word in enumerate({LS}, {N})]",
        "[w for w in {LS} if {c} in w]",
        "[w for w in {LS} if w not in {LS}]",
        "[c for c in {S} if c not in {X}]",
        "[{S}[i:i + {N}] for i in range(0, len({S}), {N})]",
        "[{S}[:i] for i in range(len({S}))]",
        "[a for a, b in zip({S}, {S}[1:]) if a == b]",
        "[k for k in {DI} if {DI}[k] % 2]",
        "sorted({DI}, key=lambda k: (-{DI}[k], k))",
        "list(filter(str.isalpha, {S}))",
        "list(filter(None, {S}.split({D})))",
        "list(map(str.upper, {LS}))",
        "list(map(str.strip, {S}.split({D})))",
        "[*{LS}, {S}]",
        "[*{S}]",
        "[x for w in {LS} for x in w]",
        "[w.center({w}) for w in {LS}]",
        "[w.zfill({N}) for w in {LS}]",
        "[w.rjust({N}, {c}) for w in {LS}]",
        "sorted({ZS})",
        "sorted({DI}.keys() & {DI}.keys())",
        "sorted({DI}.keys() - {LS})",
        "sorted(set({S}) - set({S}))",
        "[str(v) for v in {DI}.values()]",
        "list(dict.fromkeys({LS}))",
        "list({DI})[::-1]",
        "list(reversed({DI}))",
        "[w.partition({c})[0] for w in {LS}]",
        "[w.swapcase() for w in {LS}]",
        "[w.removesuffix({c}) for w in {LS}]",
        "sum([[w] * 2 for w in {LS}], [])",
        "[w.lower() for w in {S}.split()]",
        "[c.upper() if i % 2 else c for i, c in enumerate({S})]",
        "[w for i, w in enumerate({LS}) if i % {N} == 0]",
        "[w or {C} for w in {LS}]",
        "[a if a > b else b for a, b in zip({LS}, {LS})]",
        "[k for k, v in sorted({DI}.items(), key=lambda p: p[1])]",
        "[k + str(v) for k, v in {DI}.items()]",
        "[s * n for s, n in {LT} if n < {N}]",
    ),
    "LI": (
        "sorted({LI})",
        "{LI}[::-1]",
        "{LI}[{N}:]",
        "{LI}[:{N}]",
        "{LI}[::{N}]",
        "{LI} + {LI}",
        "{LI} + [{I}]",
        "[x + {N} for x in {LI}]",
        "[x * {N} for x in {LI}]",
        "[x for x in {LI} if x % 2 == 0]",
        "[x for x in {LI} if x > {N}]",
        "[len(w) for w in {LS}]",
        "[ord(c) for c in {S}]",
        "list(range({N}))",
        "list(range({N}, {I}))",
        "list({DI}.values())",
        "[i for i, c in enumerate({S}) if c == {c}]",
        "[x - y for x, y in zip({LI}, {LI}[1:])]",
        "sorted(set({LI}))",
        "sorted({LI}, reverse=True)",
        "[int(c) for c in {S} if c.isdigit()]",
        "list(map(abs, {LI}))",
        "[{I}, {I}]",
        "list({TI})",
        "[sum(r) for r in {LL}]",
        "[n for _, n in {LT}]",
        "{LI} * {N}",
        "list(reversed({LI}))",
        "[x // {N} for x in {LI}]",
        "[{LI}[i] for i in range(0, len({LI}), 2)]",
        "list(filter(None, {LI}))",
        "{LI}[-{N}:]",
        "[min(x, {N}) for x in {LI}]",
        "sorted({LI}, key=lambda x: x % {N})",
        "[a * b for a, b in zip({LI}, {LI})]",
        "[x for r in {LL} for x in r]",
        "{LI}[:{i}] + {LI}[{i}:]",
        "list({TI}[::-1])",
        "[-x for x in {LI}]",
        "{DL}.get({S}, [])",
        "sorted({LI}, key=abs)",
        "sorted({LI}, key=lambda x: -x)",
        "sorted({LI}, key=lambda x: (x % {N}, x))",
        "{LI}[{M}:{M}]",
        "{LI}[{M}:{M}:{N}]",
        "{LI}[::-{N}]",
        "{LI}[{M}::-1]",
        "{LI}[{I}:]",
        "[x if x > {N} else -x for x in {LI}]",
        "[x ** 2 for x in {LI}]",
        "[x % {N} for x in {LI} if x]",
        "[i for i, x in enumerate({LI}) if x > {N}]",
        "[w.count({c}) for w in {LS}]",
        "[w.find({c}) for w in {LS}]",
        "[v for k, v in sorted({DI}.items())]",
        "list(range({N}, {w}, {N}))",
        "list(range({w}, 0, -{N}))",
        "list(range({M}, {M}))",
        "list(range(len({S})))",
        "list(map(len, {LS}))",
        "list(map(ord, {S}))",
        "list(map(int, str(abs({I}))))",
        "list(map(lambda x: x * {N}, {LI}))",
        "list(map(sum, {LL}))",
        "list(map(max, zip({LI}, {LI})))",
        "list(filter(lambda x: x % {N}, {LI}))",
        "[a + b for a, b in zip({LI}, {LI}[::-1])]",
        "[sum({LI}[:i + 1]) for i in range(len({LI}))]",
        "[max({LI}[:i + 1]) for i in range(len({LI}))]",
        "[*{LI}, *{LI}]",
        "[{I}] * {N}",
        "{LI} + list({TI})",
        "sorted({ZI})",
        "sorted({ZI} | {ZI})",
        "sorted({ZI} - {ZI})",
        "sorted(set({LI}) - set({LI}))",
        "sorted(set({LI}) & set({LI}))",
        "[x for x in {LI} if x not in {LI}]",
        "[x for x in {LI} if {LI}.count(x) == 1]",
        "list(divmod({I}, {N}))",
        "[int(x) for x in {S}.split({D}) if x.strip().isdigit()]",
        "[len(r) for r in {LL}]",
        "[r[0] for r in {LL} if r]",
        "[max(r, default=0) for r in {LL}]",
        "sum({LL}, [])",
        "list({DI}.values())[::-1]",
        "sorted({DI}.values(), reverse=True)",
        "[n for s, n in {LT} if s]",
        "[x & {N} for x in {LI}]",
        "[x >> 1 for x in {LI}]",
        "[abs(a - b) for a, b in zip({LI}, {LI}[1:])]",
        "[i * x for i, x in enumerate({LI}, {N})]",
        "[x for i, x in enumerate({LI}) if i % {N}]",
        "list({DL}.get({S}, {LI}))",
        "[y for x in {LI} for y in range(x % {N})]",
        "list(dict.fromkeys({LI}))",
        "[round(x / {N}) for x in {LI}]",
        "[len(w) for w in {S}.split({D})]",
        "[ord(c) - 97 for c in {S} if c.islower()]",
        "[{LI}[-i] for i in range(1, len({LI}))]",
        "[i for i, w in enumerate({LS}) if w == {S}]",
        "[x - min({LI}) for x in {LI}]",
        "[len(g) for g in {S}.split()]",
        "[n for n in {LI} if {N} < n < {w}]",
        "[0 if x < 0 else x for x in {LI}]",
    ),
    "DI": (
        "{c: {S}.count(c) for c in {S}}",
        "{w: len(w) for w in {LS}}",
        "{k: v for k, v in {DI}.items() if v > {N}}",
        "dict(sorted({DI}.items()))",
        "{**{DI}, {S}: {I}}",
        "{DI} | {{S}: {N}}",
        "dict(zip({LS}, {LI}))",
        "{k: v + {N} for k, v in {DI}.items()}",
        "dict.fromkeys({S}, {N})",
        "dict.fromkeys({LS}, {I})",
        "{c: i for i, c in enumerate({S})}",
        "dict({LT})",
        "{k.upper(): v for k, v in {DI}.items()}",
        "{DI}.copy()",
        "{k: len(v) for k, v in {DL}.items()}",
        "dict(sorted({DI}.items(), key=lambda p: p[1]))",
        "{k: {DI}[k] for k in sorted({DI})}",
        "dict(zip({S}, {LI}))",
        "dict(zip({LS}, range({N}, {w})))",
        "{k: v for k, v in zip({LS}, {LI}) if v}",
        "{w: {LS}.count(w) for w in {LS}}",
        "{w: i for i, w in enumerate({LS}, {N})}",
        "{k: v for k, v in sorted({DI}.items(), key=lambda p: (-p[1], p[0]))}",
        "dict(sorted({DI}.items(), key=lambda p: p[1], reverse=True)[:{N}])",
        "{k: {DI}.get(k, 0) + {DI}.get(k, {N}) for k in {LS}}",
        "dict({DI}, {kw}={I})",
        "dict({kw}={I}, {KW}={N})",
        "{DI} | {DI}",
        "{**{DI}, **{DI}}",
        "dict(reversed({DI}.items()))",
        "dict(list({DI}.items())[:{N}])",
        "{c: ord(c) for c in {S}}",
        "{c: {S}.index(c) for c in {S}}",
        "{c: {S}.rfind(c) for c in {S}}",
        "{k: sum(v) for k, v in {DL}.items()}",
        "{k: max(v, default=0) for k, v in {DL}.items()}",
        "{s: n for s, n in {LT} if n > {N}}",
        "{k.lower(): v * {N} for k, v in {DI}.items()}",
        "dict(filter(lambda p: p[1] > {N}, {DI}.items()))",
        "{k[:1]: v for k, v in {DI}.items()}",
        "{k: v for k, v in {DI}.items() if {c} in k}",
        "{k: v for k, v in {DI}.items() if k not in {DI}}",
        "dict(map(lambda w: (w, len(w)), {LS}))",
        "{w: w.count({c}) for w in {LS}}",
        "{k: v for k, v in {DI}.items() if v in {LI}}",
        "dict([({S}, {I}), ({C}, {N})])",
        "{str(x): x for x in {LI}}",
    ),
    "DL": (
        "{k: [v] for k, v in {DI}.items()}",
        "{w: sorted({LI}) for w in {LS}}",
        "{{S}: {LI}, {C}: []}",
        "{c: [i] for i, c in enumerate({S})}",
        "{k: v[::-1] for k, v in {DL}.items()}",
        "{k: {LI} for k in {DI}}",
        "{w: list(range(len(w))) for w in {LS}}",
        "{c: [i for i, x in enumerate({S}) if x == c] for c in {S}}",
        "dict(sorted({DL}.items()))",
        "{k: sorted(v, reverse=True) for k, v in {DL}.items()}",
        "{k: [x + {N} for x in v] for k, v in {DL}.items()}",
        "{s: [n] for s, n in {LT}}",
        "{k: v for k, v in {DL}.items() if v}",
        "dict(zip({LS}, {LL}))",
        "{**{DL}, {S}: {LI}}",
        "{k: v[:{N}] for k, v in {DL}.items()}",
        "dict.fromkeys({LS}, {LI})",
        "{k: v + [len(v)] for k, v in {DL}.items()}",
    ),
    "TI": (
        "tuple({LI})",
        "{TI}[::-1]",
        "{TI} + {TI}",
        "({I}, {I})",
        "{TI}[:{N}]",
        "tuple(sorted({TI}))",
        "({I}, {I}, {N})",
        "divmod({I}, {N})",
        "tuple(x + 1 for x in {TI})",
        "{TI}[{M}:{M}]",
        "{TI}[::-{N}]",
        "{TI} * {N}",
        "(*{LI}, {I})",
        "(*{TI}, *{TI})",
        "tuple(range({N}, {w}, {N}))",
        "tuple(len(w) for w in {LS})",
        "tuple(map(abs, {TI}))",
        "tuple({DI}.values())",
        "tuple(sorted({TI}, reverse=True))",
        "(min({LI}), max({LI}))",
        "tuple(x for x in {TI} if x > {N})",
        "divmod(-{I}, {N})",
        "({I}, *{LI})",
        "max({TI}, {TI})",
        "tuple(reversed({TI}))",
        "tuple(a + b for a, b in zip({TI}, {TI}))",
    ),
    "LL": (
        "[{LI}, {LI}]",
        "[[x, x + {N}] for x in {LI}]",
        "[{LI}[i:i + 2] for i in range(0, len({LI}), 2)]",
        "[r[::-1] for r in {LL}]",
        "{LL}[::-1]",
        "[list(r) for r in zip(*{LL})]",
        "sorted({LL})",
        "[[{I}] * {N} for _ in range(2)]",
        "list({DL}.values())",
        "[[a, b] for a, b in zip({LI}, {LI})]",
        "[list(range(x % {N})) for x in {LI}]",
        "[{LI}[i:] for i in range(len({LI}))]",
        "[{LI}[:i] for i in range(len({LI}))]",
        "[[x] for x in {LI}]",
        "[sorted(r) for r in {LL}]",
        "sorted({LL}, key=len)",
        "sorted({LL}, key=sum, reverse=True)",
        "[r for r in {LL} if r]",
        "[r + [{I}] for r in {LL}]",
        "[[x for x in r if x % 2] for r in {LL}]",
        "[*{LL}, {LI}]",
        "[[0] * {N} for _ in range({N})]",
        "[[a * b for b in {LI}] for a in {LI}]",
        "{LL}[{M}:{M}]",
        "[list(p) for p in enumerate({LI})]",
        "[[i, len(w)] for i, w in enumerate({LS})]",
        "{LL} + [{LI}]",
        "[r * 2 for r in {LL}]",
    ),
    "LT": (
        "list({DI}.items())",
        "sorted({DI}.items())",
        "list(zip({LS}, {LI}))",
        "[({S}, {I})]",
        "[(w, len(w)) for w in {LS}]",
        "sorted({LT}, key=lambda p: p[1])",
        "{LT}[::-1]",
        "[(c, {S}.count(c)) for c in {S}]",
        "[(s, n + {N}) for s, n in {LT}]",
        "list(zip({S}, {LI}))",
        "sorted({LT}, reverse=True)",
        "sorted({DI}.items(), key=lambda p: (-p[1], p[0]))",
        "[(k, v) for k, v in {DI}.items() if v > {N}]",
        "[(v, i) for i, v in enumerate({LS}, {N})]",
        "[(c, ord(c)) for c in {S}]",
        "[(w[:{N}], len(w)) for w in {LS}]",
        "list({DI}.items())[-{N}:]",
        "{LT}[:{N}]",
        "[(s.upper(), n) for s, n in {LT}]",
        "[(s, n) for s, n in {LT} if n % 2]",
        "list(zip({LS}, map(len, {LS})))",
        "{LT} + [({S}, {I})]",
        "[*{LT}, ({C}, {N})]",
        "sorted(zip({LS}, {LI}))",
        "[(w, {LS}.count(w)) for w in {LS}]",
        "list(dict({LT}).items())",
        "sorted({LT}, key=lambda p: (len(p[0]), p[1]))",
        "[(s + {C}, n) for s, n in {LT}]",
    ),
    "ZI": (
        "set({LI})",
        "{x % {N} for x in {LI}}",
        "{ZI} | {ZI}",
        "{ZI} & {ZI}",
        "{ZI} - {ZI}",
        "{ZI} ^ {ZI}",
        "{ZI}.union({LI})",
        "{ZI}.intersection({LI})",
        "{ZI}.difference({LI})",
        "{ZI}.symmetric_difference({LI})",
        "{len(w) for w in {LS}}",
        "set({TI})",
        "{x for x in {ZI} if x > {N}}",
        "{ZI}.copy()",
        "set(range({N}, {w}, {N}))",
        "{{I}, {N}}",
        "set({DI}.values())",
        "set(map(abs, {LI}))",
    ),
    "ZS": (
        "set({S})",
        "set({LS})",
        "{c for c in {S} if c.isalpha()}",
        "{w.lower() for w in {LS}}",
        "{ZS} | set({LS})",
        "{ZS} & {ZS}",
        "{ZS} - {ZS}",
        "{ZS} ^ {ZS}",
        "set({DI})",
        "set({S}.split())",
        "{ZS}.union({LS})",
        "{ZS}.difference({S})",
        "{w[:{N}] for w in {LS}}",
        "{ZS}.intersection({LS})",
    ),
}

# What one does to a variable of a kind, in place or by assignment; $ is the variable.
STATEMENTS: dict[str, tuple[str, ...]] = {
    "S": (
        "$ += {S}",
        "$ = {S}",
        "$ = $.replace({C}, {C})",
        "$ = {C} + $",
        "$ = $[{N}:] + $[:{N}]",
        "$ += {c}",
        "$ = $.strip({C})",
        "$ *= 2",
        "$ = $.lower()",
        "$ = $.upper()",
        "$ = $.replace({P}, {C}, {N})",
        "$ = $.lstrip({X})",
        "$ = $.rstrip({X})",
        "$ = $.title()",
        "$ = $[::-1]",
        "$ = $.center({w}, {c})",
        "$ = $.removeprefix({C})",
        "$ = $.removesuffix({C})",
        "$ = $.partition({D})[2]",
        "$ += str({I})",
        "$ = $[{N}:]",
        "$ = $[:-{N}]",
        "$ = $.replace({c}, '')",
        "$ = $.split({D})[0]",
        "$ = $.ljust({w}, {c})",
        "$ = $.zfill({w})",
    ),
    "I": (
        "$ += {I}",
        "$ -= {N}",
        "$ *= {N}",
        "$ = {I}",
        "$ //= {N}",
        "$ %= {N}",
        "$ += 1",
        "$ = max($, {I})",
        "$ ^= {N}",
        "$ += len({S})",
        "$ = $ ** 2 % 1000",
        "$ >>= 1",
        "$ |= {N}",
        "$ &= {N}",
        "$ <<= 1",
        "$ = -$",
        "$ = min($, {I})",
        "$ = abs($)",
        "$ = ($ * {N} + 3) % 97",
        "$ = divmod($, {N})[1]",
        "$ += int({B})",
        "$ -= {I}",
    ),
    "B": ("$ = {B}", "$ = not $", "$ = $ and {B}", "$ |= {B}"),
    "LS": (
        "$.append({S})",
        "$.extend({LS})",
        "$.insert({N}, {S})",
        "$.reverse()",
        "$.sort()",
        "$ = {LS}",
        "$.pop()",
        "$.remove({S})",
        "$ += {LS}",
        "$[{i}] = {S}",
        "$.pop({i})",
        "del $[{i}]",
        "$.sort(key=len)",
        "$.append({c})",
        "$.clear()",
        "$[0], $[-1] = $[-1], $[0]",
        "$.sort(key=len, reverse=True)",
        "$.sort(reverse=True)",
        "$.sort(key=lambda w: (len(w), w))",
        "$.sort(key=str.lower)",
        "$.insert(-1, {S})",
        "$[{N}:] = {LS}",
        "del $[{N}:]",
        "del $[::{N}]",
        "$.extend({S})",
        "$ *= 2",
        "$ = $.copy()",
        "$[-1] += {C}",
        "$.append($.pop(0))",
        "$.insert(0, $.pop())",
        "$.remove($[-1])",
        "$.insert(0, {C})",
        "$[{i}] = $[{i}].upper()",
    ),
    "LI": (
        "$.append({I})",
        "$.extend({LI})",
        "$.insert({N}, {I})",
        "$.reverse()",
        "$.sort()",
        "$ = {LI}",
        "$.pop()",
        "$.pop(0)",
        "$.remove({I})",
        "$ += [{I}]",
        "$[{i}] = {I}",
        "$[{i}] += {N}",
        "del $[{i}]",
        "$[{N}:{N}] = {LI}",
        "$.sort(reverse=True)",
        "$.insert(0, $.pop())",
        "$.append($.count({I}))",
        "$.sort(key=abs)",
        "$.sort(key=lambda x: -x)",
        "$[{i}], $[{i}] = $[{i}], $[{i}]",
        "$.append(sum($))",
        "$.append($[-1] + {N})",
        "$.extend(range({N}))",
        "del $[:{N}]",
        "$[:{N}] = []",
        "$[{M}:{M}] = [{I}, {I}]",
        "$.insert($.index(max($)), {I})",
        "$.append($.pop(0))",
        "$[{i}] *= {N}",
        "$ *= 2",
        "$.clear()",
        "$.remove(min($))",
        "$.insert(-1, {I})",
        "del $[{N}:{N}]",
        "del $[-1]",
        "$.pop({i})",
        "$ = $.copy()",
        "$ += {LI}",
        "$.append(len($))",
    ),
    "DI": (
        "${[}{S}] = {I}",
        "${[}{S}] = $.get({S}, {N}) + 1",
        "$.update({DI})",
        "$.pop({S}, None)",
        "$.setdefault({S}, {I})",
        "$.popitem()",
        "$ = {DI}",
        "$.update({{S}: {I}})",
        "$.pop({S})",
        "$.clear()",
        "del ${[}{S}]",
        "$ |= {DI}",
        "$.update({kw}={I})",
        "$.update({kw}={I}, {KW}={N})",
        "$.update({LT})",
        "$.update(zip({LS}, {LI}))",
        "$.update({DI}, {kw}={N})",
        "$[{S}] = $.pop({S}, {N})",
        "del $[next(iter($))]",
        "$[{S}] = $.setdefault({S}, {N}) + {N}",
        "$ = dict($)",
        "$ |= {{S}: {I}}",
        "$ = $.copy()",
        "$[{C}] = len($)",
        "$.setdefault({C}, {N})",
        "$.pop({C}, {N})",
        "$.update(dict.fromkeys({S}, {N}))",
        "$[{S}] = {N}",
    ),
    "DL": (
        "$.setdefault({S}, []).append({I})",
        "${[}{S}] = {LI}",
        "$.pop({S}, None)",
        "$.setdefault({S}, []).extend({LI})",
        "$[{S}] = $.get({S}, []) + [{I}]",
        "$.update({kw}={LI})",
        "$.pop({S}, [])",
        "$.setdefault({C}, []).append({I})",
        "$.setdefault({S}, {LI}).sort()",
        "$.clear()",
        "$ = dict($)",
    ),
    "TI": (
        "$ = {TI}",
        "$ += ({I},)",
        "$ = $[::-1]",
        "$ = $ * 2",
        "$ = (*$, {I})",
        "$ = $[1:]",
        "$ = $ + {TI}",
        "$ = tuple(sorted($))",
    ),
    "LL": (
        "$.append({LI})",
        "$[0].append({I})",
        "$ = {LL}",
        "$.reverse()",
        "$.pop()",
        "$[-1].extend({LI})",
        "$.insert(0, [{I}])",
        "$.append($[0])",
        "$[-1] = {LI}",
        "$.sort(key=len)",
        "$.extend({LL})",
        "$[{i}][{i}] += {N}",
        "$[0] = $[-1]",
        "$.append(list($[0]))",
        "del $[0]",
    ),
    "LT": (
        "$.append(({S}, {I}))",
        "$.sort()",
        "$.reverse()",
        "$ = {LT}",
        "$.sort(key=lambda p: p[1])",
        "$.pop(0)",
        "$.insert(0, ({S}, {I}))",
        "$.extend({DI}.items())",
        "$.sort(key=lambda p: (-p[1], p[0]))",
        "$[{i}] = ({S}, {N})",
        "$ += [({C}, {I})]",
        "del $[{i}]",
    ),
    "ZI": (
        "$.add({I})",
        "$.discard({I})",
        "$.remove({I})",
        "$.update({LI})",
        "$ |= {ZI}",
        "$ -= {ZI}",
        "$ &= {ZI}",
        "$ ^= {ZI}",
        "$.intersection_update({LI})",
        "$.difference_update({LI})",
        "$.symmetric_difference_update({LI})",
        "$ = {ZI}",
        "$.clear()",
    ),
    "ZS": (
        "$.add({S})",
        "$.discard({S})",
        "$.update({LS})",
        "$ |= set({S})",
        "$.add({c})",
        "$.difference_update({S})",
        "$ = {ZS}",
    ),
}
NEW = {
    "S": "''",
    "I": "0",
    "B": "False",
    "LS": "[]",
    "LI": "[]",
    "DI": "{}",
    "DL": "{}",
    "LL": "[]",
    "LT": "[]",
    "TI": "()",
    "ZI": "set()",
    "ZS": "set()",
}
# Loop headers; @ names the loop variables in order, with their kinds.
LOOPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("for @ in {S}:", ("S",)),
    ("for @ in {LS}:", ("S",)),
    ("for @ in {LI}:", ("I",)),
    ("for @, @ in enumerate({S}):", ("I", "S")),
    ("for @, @ in enumerate({LS}):", ("I", "S")),
    ("for @, @ in {DI}.items():", ("S", "I")),
    ("for @ in range({N}):", ("I",)),
    ("for @ in range(len({S})):", ("I",)),
    ("for @ in range(len({LI})):", ("I",)),
    ("for @ in {DI}:", ("S",)),
    ("for @, @ in zip({S}, {LI}):", ("S", "I")),
    ("for @, @ in enumerate({LI}, {N}):", ("I", "I")),
    ("for @ in reversed({LI}):", ("I",)),
    ("for @ in sorted({LS}):", ("S",)),
    ("for @ in list({LI}):", ("I",)),
    ("for @ in range({N}, 0, -1):", ("I",)),
    ("for @ in {DI}.values():", ("I",)),
    ("for @ in {LL}:", ("LI",)),
    ("for @, @ in {LT}:", ("S", "I")),
    ("for @ in {TI}:", ("I",)),
    ("for @ in {S}[::-1]:", ("S",)),
    ("for @ in list({DI}.keys()):", ("S",)),
    ("for @, @ in {DL}.items():", ("S", "LI")),
    ("for @ in {S}.split({D}):", ("S",)),
)
ARGUMENTS = (
    ("S", 9),
    ("LI", 5),
    ("LS", 5),
    ("I", 5),
    ("DI", 4),
    ("B", 0.5),
    ("TI", 1),
    ("LL", 1),
    ("DL", 1),
    ("LT", 1),
    ("ZI", 0.6),
    ("ZS", 0.4),
)
_HOLE = re.compile(r"\{(S|I|B|LS|LI|DI|DL|TI|LL|LT|ZI|ZS|vS|vI|C|c|D|N|M|P|X|w|kw|KW|pair|based|i|\[)\}")
NAMES = {
    "S": "text s word line string name char message phrase value sub prefix suffix sep key t w ch",
    "I": "n k num count total index size limit i j x y m pos amount start",
    "B": "flag found ok reverse strict done",
    "LS": "words names items parts lines tokens strings lst chars result out",
    "LI": "nums numbers values arr data lst xs scores items result out array",
    "DI": "counts d mapping table scores dic freq result index",
    "DL": "groups mapping d buckets",
    "TI": "pair point tup t",
    "LL": "rows grid matrix nested",
    "LT": "pairs records entries",
    "ZI": "seen ids unique numbers",
    "ZS": "seen unique tags vocab",
}


class Writer:
    """One function being written: its variables by kind, its lines, the dice."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.variables: dict[str, list[str]] = {}
        self.taken: set[str] = set()
        self.lines: list[str] = []

    def new_variable(self, kind: str) -> str:
        choices = [n for n in NAMES[kind].split() if n not in self.taken]
        name = (
            self.dice.choice(choices)
            if choices and self.dice.random() < 0.9
            else words.fresh_identifier(self.dice, self.taken)
        )
        self.taken.add(name)
        self.variables.setdefault(kind, []).append(name)
        return name

    def expression(self, kind: str, depth: int) -> str:
        known = self.variables.get(kind, ())
        if known and (depth <= 0 or self.dice.random() < 0.45):
            return self.dice.choice(known)
        if depth <= -1 or (depth == 0 and self.dice.random() < 0.3):
            return literal(kind, self.dice, small=True)
        return self.fill(self.template(EXPRESSIONS[kind]), depth - 1)

    def template(self, templates: tuple[str, ...], tries: int = 4) -> str:
        """Of some drawn, the one whose holes are best filled by the variables there are."""
        tried = self.dice.sample(templates, min(tries, len(templates)))
        return max(tried, key=lambda text: self._fit(text))

    def _fit(self, text: str) -> float:
        holes = [hole.removeprefix("v") for hole in _HOLE.findall(text) if hole.removeprefix("v") in EXPRESSIONS]
        if "{v" in text and not all(self.variables.get(hole) for hole in holes):
            return -1.0
        return sum(bool(self.variables.get(hole)) for hole in holes) / len(holes) if holes else 0.3

    def fill(self, template: str, depth: int) -> str:
        return _HOLE.sub(lambda hole: self.hole(hole[1], depth), template)

    def hole(self, kind: str, depth: int) -> str:
        dice = self.dice
        match kind:
            case "N":
                return str(dice.choice((1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10)))
            case "i":
                return dice.choice(("0", "0", "-1", "-1", "1", "2", "-2"))
            case "c":
                return repr(dice.choice("abcdeilnorstxyz0 -_*.AB"))
            case "C":
                return repr(
                    dice.choice(
                        (
                            dice.choice("abcdeinorst"),
                            dice.choice(",.-_ :;/#@!0129"),
                            words.word(dice)[:3],
                            words.word(dice),
                        )
                    )
                )
            case "D":
                return repr(
                    dice.choice((",", " ", "-", ":", "_", ".", ";", "=", "/", ", ", "|", dice.choice("aeiost")))
                )
            case "M":
                return str(dice.choice((0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, -1, -1, -2, -3, -5, -8)))
            case "w":
                return str(dice.choice((0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 30)))
            case "P":
                return repr(
                    dice.choice(
                        (
                            ", ",
                            "--",
                            "::",
                            " - ",
                            "==",
                            "->",
                            "ab",
                            "an",
                            "in",
                            "er",
                            "  ",
                            "...",
                            " and ",
                            "th",
                            "ss",
                            words.word(dice)[:2],
                        )
                    )
                )
            case "X":
                return repr(
                    "".join(
                        dice.sample(
                            dice.choice(
                                (
                                    "abcde",
                                    "aeiou",
                                    "xyz ",
                                    " ,.!?",
                                    "0123456789",
                                    "-_. ",
                                    "rstlne",
                                    "()[]{}",
                                    "stuvw",
                                    " \t\n\r",
                                )
                            ),
                            k=dice.randint(2, 4),
                        )
                    )
                )
            case "kw":
                return dice.choice(("a", "b", "key", "name", "total", "size", "left", "start"))
            case "KW":
                return dice.choice(("c", "d", "value", "count", "stop", "right", "other", "end"))
            case "pair":
                return _equally_long(dice)
            case "based":
                return _in_a_base(dice)
            case "[":
                return "["
            case "vS" | "vI":
                known = self.variables.get(kind[1:])
                return dice.choice(known) if known else str(dice.randint(1, 9))
        return f"({self.expression(kind, depth)})"  # needless parentheses go when the whole is put into normal form

    def statement(self, indent: str, depth: int, in_loop: bool) -> None:
        dice = self.dice
        kind = dice.random()
        if depth > 0 and kind < 0.2:
            self.loop(indent, depth)
        elif depth > 0 and kind < 0.45:
            self.condition(indent, depth, in_loop)
        elif depth > 0 and kind < 0.48:
            self.while_loop(indent)
        elif depth > 0 and kind < 0.51:
            self.guarded(indent)
        elif kind < 0.7 and not in_loop:
            self.assignment(indent)
        else:
            self.change(indent)

    def assignment(self, indent: str) -> None:
        kind = self.dice.choice(("S", "S", "I", "I", "LS", "LI", "LI", "DI", "B", "TI", "LT", "LL"))
        text = self.fill(self.template(EXPRESSIONS[kind]), self.dice.choice((0, 0, 1, 1, 2)))
        self.lines.append(f"{indent}{self.new_variable(kind)} = {text}")

    def change(self, indent: str) -> None:
        kinds = [k for k, names in self.variables.items() if names]
        kind = self.dice.choice(kinds)
        target = self.dice.choice(self.variables[kind])
        template = self.dice.choice(STATEMENTS[kind]).replace("$", target)
        self.lines.append(indent + self.fill(template, self.dice.choice((0, 0, 1, 1))))

    def loop(self, indent: str, depth: int) -> None:
        header, kinds = self.dice.choice(LOOPS)
        text = self.fill(header, self.dice.choice((0, 0, 0, 1)))
        inner = {kind: list(names) for kind, names in self.variables.items()}
        for kind in kinds:
            text = text.replace("@", self.new_variable(kind), 1)
        self.lines.append(indent + text)
        self.block(indent + "    ", depth - 1, in_loop=True, longest=3)
        self.variables = inner

    def while_loop(self, indent: str) -> None:
        dice = self.dice
        counter = self.new_variable("I")
        self.lines += [
            f"{indent}{counter} = {dice.choice((0, 1, 2))}",
            f"{indent}while {counter} < {dice.choice((3, 4, 5, 'len(' + self.expression('S', 0) + ')'))}:",
        ]
        self.variables["I"].remove(counter)  # nothing in the loop changes it: most such loops would never end
        if any(self.variables.values()):
            self.block(indent + "    ", 0, in_loop=True, longest=2)
        self.variables["I"].append(counter)
        self.lines.append(f"{indent}    {counter} += {dice.choice((1, 1, 2))}")

    def condition(self, indent: str, depth: int, in_loop: bool) -> None:
        dice = self.dice
        self.lines.append(f"{indent}if {self.expression('B', dice.choice((1, 1, 2)))}:")
        outer = {kind: list(names) for kind, names in self.variables.items()}
        if dice.random() < 0.2:
            self.lines.append(
                f"{indent}    {dice.choice(('break', 'continue', 'continue')) if in_loop else 'return ' + self.some_value()}"
            )
        else:
            self.block(indent + "    ", depth - 1, in_loop, longest=2)
            self.variables = {kind: list(names) for kind, names in outer.items()}
            if dice.random() < 0.3:
                self.lines.append(f"{indent}elif {self.expression('B', 1)}:")
                self.block(indent + "    ", depth - 1, in_loop, longest=2)
                self.variables = {kind: list(names) for kind, names in outer.items()}
            if dice.random() < 0.45:
                self.lines.append(f"{indent}else:")
                self.block(indent + "    ", depth - 1, in_loop, longest=2)
        self.variables = outer

    def guarded(self, indent: str) -> None:
        self.lines.append(f"{indent}try:")
        outer = {kind: list(names) for kind, names in self.variables.items()}
        self.block(indent + "    ", 0, in_loop=True, longest=2)
        self.variables = outer
        self.lines.append(
            f"{indent}except {self.dice.choice(('ValueError', 'IndexError', '(ValueError, IndexError)', 'Exception', 'KeyError'))}:"
        )
        self.block(indent + "    ", 0, in_loop=True, longest=1)

    def block(self, indent: str, depth: int, in_loop: bool, longest: int) -> None:
        for _ in range(self.dice.randint(1, longest)):
            self.statement(indent, depth, in_loop)

    def some_value(self) -> str:
        kind = self.dice.choice([k for k, names in self.variables.items() if names])
        if self.dice.random() < 0.15:
            return f"{self.some_value_of(kind)}, {self.expression('I', 1)}"
        return self.some_value_of(kind)

    def some_value_of(self, kind: str) -> str:
        return self.dice.choice(self.variables[kind]) if self.dice.random() < 0.5 else self.expression(kind, 2)


def generate(dice: Random) -> Program:
    """A function with a few arguments and calls of it."""
    function = Writer(dice)
    kinds = dice.choices(
        [k for k, _ in ARGUMENTS], [w for _, w in ARGUMENTS], k=dice.choices((1, 2, 3, 4), (4, 5, 3, 1))[0]
    )
    arguments = [function.new_variable(kind) for kind in kinds]
    entry = "f" if dice.random() < 0.5 else words.fresh_identifier(dice, function.taken)
    if dice.random() < 0.5:
        kind = dice.choice(("S", "I", "LS", "LI", "DI", "LI", "LS", "LL", "DL"))
        function.lines.append(f"    {function.new_variable(kind)} = {NEW[kind]}")
    function.block("    ", depth=2, in_loop=False, longest=dice.choice((2, 3, 4, 5)))
    function.lines.append(f"    return {function.some_value()}")
    source = ast.unparse(parse(f"def {entry}({', '.join(arguments)}):\n" + "\n".join(function.lines))) + "\n"
    calls = tuple(f"{entry}({', '.join(literal(kind, dice) for kind in kinds)})" for _ in range(5))
    return Program(source, entry, calls, "generation", "generation", "generation")


def _equally_long(dice: Random) -> str:
    """Two arguments for `str.maketrans`."""
    size = dice.randint(1, 4)
    alphabet = dice.choice(("abcdefgh", "aeiouxyz", "rstlnmpq", "0123456789", "aA eE.,-_"))
    return f"{''.join(dice.sample(alphabet, size))!r}, {''.join(dice.choices(alphabet + 'xyzXYZ019', k=size))!r}"


def _in_a_base(dice: Random) -> str:
    """Digits and their base, two arguments for `int`."""
    base = dice.choice((2, 2, 3, 8, 10, 16, 16, 36))
    digits = "".join(dice.choices("0123456789abcdefghijklmnopqrstuvwxyz"[:base], k=dice.randint(1, 7)))
    return f"{digits!r}, {base}"


def literal(kind: str, dice: Random, small: bool = False) -> str:
    """Source text of a random value of a kind."""
    return written(random_value(kind, dice, small))


def random_value(kind: str, dice: Random, small: bool = False) -> object:
    length = dice.randint(0, 2) if small else dice.randint(0, 6) if dice.random() < 0.85 else dice.randint(0, 12)
    match kind:
        case "S":
            return words.word(dice)[:3] if small else words.text(dice, 30)
        case "I":
            return words.integer(dice)
        case "B":
            return dice.random() < 0.5
        case "LS":
            return [words.word(dice) if dice.random() < 0.8 else words.text(dice, 12) for _ in range(length)]
        case "LI":
            return [words.integer(dice) for _ in range(length)]
        case "TI":
            return tuple(words.integer(dice) for _ in range(length))
        case "DI":
            return {words.word(dice): words.integer(dice) for _ in range(length)}
        case "DL":
            return {words.word(dice): random_value("LI", dice, True) for _ in range(min(length, 4))}
        case "LL":
            return [random_value("LI", dice, True) for _ in range(min(length, 5))]
        case "ZI":
            return {words.integer(dice) for _ in range(length)}
        case "ZS":
            return {words.word(dice) for _ in range(length)}
    return [(words.word(dice), words.integer(dice)) for _ in range(length)]
