### path_router_with_converters
CONVERTERS = {"int": int, "word": str.lower, "flag": {"on": True, "off": False}.__getitem__}


class NotFound(Exception):
    pass


def bind(template, path):
    pattern, parts = template.strip("/").split("/"), path.strip("/").split("/")
    if len(pattern) != len(parts):
        return None
    values = {}
    for p, part in zip(pattern, parts):
        if p.startswith("<"):
            kind, _, name = p.strip("<>").partition(":")
            try:
                values[name] = CONVERTERS[kind](part)
            except (ValueError, KeyError):
                return None
        elif p != part:
            return None
    return values


def route(routes, path):
    for name, template in routes.items():
        values = bind(template, path)
        if values is not None:
            return name, values
    raise NotFound(path)


def path_router_with_converters(path):
    routes = {"item": "/item/<int:id>", "named": "/item/<word:name>", "lamp": "/lamp/<int:n>/<flag:on>"}
    try:
        return route(routes, path)
    except NotFound as missing:
        return "404", str(missing)

#> path_router_with_converters("/item/42")
#> path_router_with_converters("item/Chair/")
#> path_router_with_converters("/lamp/3/off")
#> path_router_with_converters("/lamp/3/dim")
#> path_router_with_converters("/chair/9")
#> path_router_with_converters("/")
#> path_router_with_converters("/lamp/x/on")

### schema_check_nested
def check(value, schema, where=""):
    if isinstance(schema, dict):
        if not isinstance(value, dict):
            yield where or "root", "object"
            return
        for key, inner in schema.items():
            optional = key.endswith("?")
            key = key.rstrip("?")
            if key in value:
                yield from check(value[key], inner, f"{where}.{key}".lstrip("."))
            elif not optional:
                yield f"{where}.{key}".lstrip("."), "missing"
    elif isinstance(schema, list):
        for i, item in enumerate(value):
            yield from check(item, schema[0], f"{where}[{i}]")
    elif not isinstance(value, schema):
        yield where or "root", schema.__name__


def schema_check_nested(value, strict=False):
    schema = {"name": str, "tags?": [str], "size?": {"w": int, "h": int}}
    problems = list(check(value, schema))
    if strict and problems:
        raise TypeError(f"{len(problems)} problems, first {problems[0]}")
    return problems

#> schema_check_nested({"name": "box", "tags": ["a", 5], "size": {"w": 2}})
#> schema_check_nested({"name": "ok"}, strict=True)
#> schema_check_nested({}, True)
#> schema_check_nested("text")
#> schema_check_nested({"name": 7, "size": [1, 2]})
#> schema_check_nested({"name": "", "tags": []})

### command_line_flags_parser
class Usage(Exception):
    pass


def parse_flag(token, rest, known):
    name, eq, value = token.lstrip("-").partition("=")
    if name not in known:
        raise Usage(f"unknown {token}")
    kind = known[name]
    if kind is bool:
        return name, not eq or value == "yes"
    if not eq:
        try:
            value = next(rest)
        except StopIteration:
            raise Usage(f"{token} needs a value") from None
    return name, kind(value)


def command_line_flags_parser(line, **known):
    options, plain = {}, []
    rest = iter(line.split())
    try:
        for token in rest:
            if token == "--":
                plain.extend(rest)
            elif token.startswith("-"):
                name, value = parse_flag(token, rest, known)
                options[name] = value
            else:
                plain.append(token)
    except Usage as err:
        return f"usage: {err}"
    return options, plain

#> command_line_flags_parser("copy --depth 3 a.txt -v", depth=int, v=bool)
#> command_line_flags_parser("--name=Bo -- --depth 9", name=str)
#> command_line_flags_parser("")
#> command_line_flags_parser("run --depth", depth=int)
#> command_line_flags_parser("-x", y=bool)
#> command_line_flags_parser("--v=no --depth=ten", v=bool, depth=int)

### password_rule_engine
def longer_than(n):
    def rule(text):
        return len(text) > n
    rule.label = f"longer than {n}"
    return rule


def has_any(kind, test):
    def rule(text):
        return any(map(test, text))
    rule.label = f"has {kind}"
    return rule


def negate(rule, label):
    def opposite(text):
        return not rule(text)
    opposite.label = label
    return opposite


def password_rule_engine(candidate, minimum=7):
    rules = [
        longer_than(minimum),
        has_any("digit", str.isdigit),
        has_any("upper", str.isupper),
        negate(has_any("space", str.isspace), "no spaces"),
    ]
    broken = [r.label for r in rules if not r(candidate)]
    strength = "weak strong"[5 * (not broken):].split()[0]
    return strength, broken

#> password_rule_engine("Tr0ubadour")
#> password_rule_engine("short")
#> password_rule_engine("")
#> password_rule_engine("Long But 1 space", minimum=10)
#> password_rule_engine("ÄÖÜ12345")

### discount_chain_of_rules
def percent(p):
    return lambda cart, total: total - total * p // 100


def minus_if(amount, threshold):
    return lambda cart, total: total - amount if total >= threshold else total


def free_cheapest(count):
    def rule(cart, total):
        if sum(q for _, q in cart.values()) < count:
            return total
        return total - min(price for price, _ in cart.values())
    return rule


def discount_chain_of_rules(cart, codes):
    offers = {"ten": percent(10), "five-off": minus_if(500, 3000), "3for2": free_cheapest(3)}
    total = sum(price * q for price, q in cart.values())
    trail = [total]
    for code in codes:
        if code not in offers:
            raise KeyError(f"no offer {code}")
        total = offers[code](cart, total)
        trail.append(total)
    return trail

#> discount_chain_of_rules({"mug": (900, 2), "pot": (2400, 1)}, ["3for2", "five-off", "ten"])
#> discount_chain_of_rules({"mug": (900, 2)}, ["3for2", "five-off"])
#> discount_chain_of_rules({}, [])
#> discount_chain_of_rules({"pen": (15, 3)}, ["ten", "ten", "ten"])
#> discount_chain_of_rules({"pen": (15, 3)}, ["vip"])

### middleware_request_chain
def logger(log):
    def middleware(request, call_next):
        log.append(f"> {request['path']}")
        response = call_next(request)
        log.append(f"< {response}")
        return response
    return middleware


def auth(token):
    def middleware(request, call_next):
        if request.get("token") != token:
            return 401
        return call_next({**request, "user": "admin"})
    return middleware


def handler(request):
    return 200 if request["path"] in ("/", f"/{request['user']}") else 404


def build(middlewares, endpoint):
    if not middlewares:
        return endpoint
    first, *rest = middlewares
    inner = build(rest, endpoint)
    return lambda request: first(request, inner)


def middleware_request_chain(requests, token):
    log = []
    app = build([logger(log), auth(token)], handler)
    return [app(r) for r in requests], log

#> middleware_request_chain([{"path": "/", "token": "k1"}, {"path": "/admin"}], "k1")
#> middleware_request_chain([{"path": "/x", "token": "z"}], "z")
#> middleware_request_chain([], "t")
#> middleware_request_chain([{"path": "/admin"}], None)
#> middleware_request_chain([{"token": "q"}], "q")

### postal_address_formatter
def street(a):
    return " ".join(str(a[k]) for k in ("number", "street") if k in a)


def town_us(a):
    return f"{a['city']}, {a['state']} {a['zip']}"


def town_eu(a):
    return f"{a['zip']} {a['city'].upper()}"


FORMATS = {"US": (town_us, "USA"), "DE": (town_eu, "Germany"), "FR": (town_eu, "France")}


def postal_address_formatter(address, home="DE"):
    country = address.get("country", home)
    try:
        town, name = FORMATS[country]
        lines = [address["name"], street(address), town(address)]
    except KeyError as missing:
        return f"incomplete: {missing}"
    if country != home:
        lines.append(name)
    return [line for line in lines if line]

#> postal_address_formatter({"name": "A. Roth", "street": "Seeweg", "number": 4, "zip": "20095", "city": "Hamburg"})
#> postal_address_formatter({"name": "Jo", "street": "Elm St", "zip": "04101", "city": "Portland", "state": "ME", "country": "US"})
#> postal_address_formatter({"name": "Luc", "zip": "75001", "city": "Paris", "country": "FR"})
#> postal_address_formatter({"name": "Bob", "country": "UK"})
#> postal_address_formatter({}, home="FR")
#> postal_address_formatter({"name": "", "street": "Quai", "zip": "1", "city": "x", "country": "FR"}, "FR")

### permission_tree_lookup
def parents(path):
    while path:
        yield path
        path = path.rpartition("/")[0]
    yield ""


def decide(rules, user, path):
    for place in parents(path):
        verdict = rules.get((user, place), rules.get(("*", place)))
        if verdict is not None:
            return verdict, place or "/"
    return "deny", "default"


def permission_tree_lookup(lines, user, *paths):
    rules = {}
    for line in lines:
        verdict, who, _, place = line.partition(" ")[0], *line.partition(" ")[2].partition(" ")
        rules[who, place.strip("/")] = verdict
    return {p: decide(rules, user, p.strip("/")) for p in paths}

#> permission_tree_lookup(["allow * /docs", "deny eve /docs/secret"], "eve", "/docs/a", "/docs/secret/b")
#> permission_tree_lookup(["allow * /docs", "deny eve /docs/secret"], "bob", "/docs/secret", "/etc")
#> permission_tree_lookup([], "x", "/")
#> permission_tree_lookup(["allow root /", "deny * /tmp"], "root", "/tmp/x", "/home")
#> permission_tree_lookup(["allow * /"], "ann")

### currency_converter_graph
def rates_graph(quotes):
    graph = {}
    for pair, rate in quotes.items():
        a, b = pair.split("/")
        graph.setdefault(a, {})[b] = rate
        graph.setdefault(b, {})[a] = 1 / rate
    return graph


def convert(graph, amount, path):
    for a, b in zip(path, path[1:]):
        amount *= graph[a][b]
    return round(amount, 2)


def find_path(graph, start, goal, seen=()):
    if start == goal:
        return [start]
    for other in sorted(graph.get(start, {})):
        if other not in seen:
            rest = find_path(graph, other, goal, (*seen, start))
            if rest:
                return [start, *rest]
    return None


def currency_converter_graph(amount, start, goal, **quotes):
    graph = rates_graph({k.replace("_", "/"): v for k, v in quotes.items()})
    path = find_path(graph, start, goal)
    if path is None:
        return f"no path {start}->{goal}"
    return convert(graph, amount, path), ">".join(path)

#> currency_converter_graph(100, "EUR", "JPY", EUR_USD=1.1, USD_JPY=150)
#> currency_converter_graph(100, "JPY", "EUR", EUR_USD=1.25, USD_JPY=160)
#> currency_converter_graph(5, "EUR", "EUR")
#> currency_converter_graph(5, "EUR", "BTC", EUR_USD=1.1, BTC_ETH=15)
#> currency_converter_graph(0, "a", "c", a_b=2, b_c=3, a_c=5)

### form_field_cleaners
def strip(value):
    return value.strip()


def required(value):
    if not value:
        raise ValueError("required")
    return value


def between(low, high):
    def clean(value):
        number = int(value)
        if not low <= number <= high:
            raise ValueError(f"not in {low}..{high}")
        return number
    return clean


def one_of(*choices):
    def clean(value):
        matches = [c for c in choices if c.startswith(value.lower())]
        if len(matches) != 1:
            raise ValueError(f"{len(matches)} choices")
        return matches[0]
    return clean


def form_field_cleaners(form):
    fields = {
        "name": [strip, required],
        "age": [strip, between(0, 130)],
        "size": [strip, required, one_of("small", "medium", "large", "xlarge")],
    }
    cleaned, errors = {}, {}
    for field, cleaners in fields.items():
        value = form.get(field, "")
        try:
            for clean in cleaners:
                value = clean(value)
            cleaned[field] = value
        except ValueError as err:
            errors[field] = str(err).split(":")[0]
    return cleaned, errors

#> form_field_cleaners({"name": " Ada ", "age": "36", "size": "M"})
#> form_field_cleaners({"name": "Bo", "age": "200", "size": "huge"})
#> form_field_cleaners({})
#> form_field_cleaners({"name": "   ", "age": "x", "size": "s "})
#> form_field_cleaners({"name": "Éa", "age": " 0", "size": "XL"})

### ticket_triage_decision_tree
TREE = {
    "q": "crash",
    "yes": {"q": "paid", "yes": "P1", "no": {"q": "repeat", "yes": "P2", "no": "P3"}},
    "no": {"q": "paid", "yes": "P3", "no": "backlog"},
}


def decide(node, facts, trail=()):
    if isinstance(node, str):
        return node, trail
    answer = "yes" if node["q"] in facts else "no"
    return decide(node[answer], facts, trail + (f"{node['q']}={answer}",))


def questions(node):
    if isinstance(node, str):
        return set()
    return {node["q"]} | questions(node["yes"]) | questions(node["no"])


def ticket_triage_decision_tree(text):
    words = set(text.lower().split())
    facts = questions(TREE) & words
    verdict, trail = decide(TREE, facts)
    return verdict, " ".join(trail), len(words - facts)

#> ticket_triage_decision_tree("crash on start paid plan")
#> ticket_triage_decision_tree("repeat crash after update")
#> ticket_triage_decision_tree("")
#> ticket_triage_decision_tree("Paid user asks for dark mode")
#> ticket_triage_decision_tree("CRASH crash!")

### url_query_builder
def quote(text, safe="-._~"):
    out = []
    for ch in str(text):
        if (ch.isascii() and ch.isalnum()) or ch in safe:
            out.append(ch)
        else:
            out += [f"%{b:02X}" for b in ch.encode()]
    return "".join(out)


def pairs(params):
    for key, value in params.items():
        if value is None:
            continue
        if isinstance(value, (list, tuple)):
            for item in value:
                yield f"{key}[]", item
        elif isinstance(value, bool):
            yield key, int(value)
        else:
            yield key, value


def url_query_builder(base, **params):
    query = "&".join(f"{quote(k, safe='[]_')}={quote(v)}" for k, v in pairs(params))
    if not query:
        return base
    return base + ("&" if "?" in base else "?") + query

#> url_query_builder("/search", q="red shoes", page=2)
#> url_query_builder("/s?lang=en", tags=["a&b", "c"], debug=True)
#> url_query_builder("/plain")
#> url_query_builder("/x", empty=None, also=[])
#> url_query_builder("/café", name="Zoë~1", rate=0.5)

### best_bins_for_order
def score(bin_, quantity):
    have = bin_["have"]
    if have == quantity:
        return 0
    return 1 + abs(have - quantity) if have > quantity else 100 - have


def pick(bins, sku, quantity):
    plan = []
    candidates = [b for b in bins if b["sku"] == sku and b["have"]]
    while quantity and candidates:
        best = min(candidates, key=lambda b: score(b, quantity))
        taken = min(quantity, best["have"])
        plan.append(f"{best['at']}x{taken}")
        quantity -= taken
        candidates.remove(best)
    return plan, quantity


def best_bins_for_order(stock, sku, quantity):
    bins = [dict(zip(("at", "sku", "have"), row)) for row in stock]
    plan, missing = pick(bins, sku, quantity)
    return plan if not missing else (plan, f"missing {missing}")

#> best_bins_for_order([("A1", "nut", 5), ("B2", "nut", 9), ("C3", "cog", 4)], "nut", 9)
#> best_bins_for_order([("A1", "nut", 5), ("B2", "nut", 3)], "nut", 10)
#> best_bins_for_order([], "nut", 1)
#> best_bins_for_order([("Z", "cog", 0), ("Y", "cog", 7)], "cog", 2)
#> best_bins_for_order([("A", "pin", 4), ("B", "pin", 6), ("C", "pin", 2)], "pin", 8)

### spreadsheet_cell_resolver
class Circular(Exception):
    pass


def value_of(sheet, ref, busy=()):
    if ref in busy:
        raise Circular("->".join((*busy, ref)))
    raw = sheet.get(ref, 0)
    if not isinstance(raw, str):
        return raw
    if not raw.startswith("="):
        return raw
    return formula(sheet, raw[1:], (*busy, ref))


def formula(sheet, text, busy):
    total = 0
    for term in text.split("+"):
        factor = 1
        for part in term.split("*"):
            part = part.strip()
            factor *= int(part) if part.isdigit() else value_of(sheet, part, busy)
        total += factor
    return total


def spreadsheet_cell_resolver(sheet):
    out = {}
    for ref in sheet:
        try:
            out[ref] = value_of(sheet, ref)
        except Circular as loop:
            out[ref] = f"#{loop}"
        except TypeError:
            out[ref] = "#TYPE"
    return out

#> spreadsheet_cell_resolver({"A1": 5, "A2": "=A1*2+1", "A3": "=A1+A2"})
#> spreadsheet_cell_resolver({"X": "=Y", "Y": "=X"})
#> spreadsheet_cell_resolver({})
#> spreadsheet_cell_resolver({"T": "title", "U": "=T+1", "V": "=Z9"})
#> spreadsheet_cell_resolver({"P": "= 3 * Q * Q", "Q": 4})

### locale_number_formatter
LOCALES = {"en": (",", "."), "de": (".", ","), "fr": (" ", ",")}


def group(digits, sep, size=3):
    if len(digits) <= size:
        return digits
    return group(digits[:-size], sep, size) + sep + digits[-size:]


def fix(value, places):
    whole, _, part = f"{abs(value):.{places}f}".partition(".")
    return whole, part


def locale_number_formatter(value, locale="en", *, places=2, accounting=False):
    thousands, point = LOCALES[locale]
    whole, part = fix(value, places)
    text = group(whole, thousands) + (point + part if part else "")
    if value < 0:
        text = f"({text})" if accounting else f"-{text}"
    return text

#> locale_number_formatter(1234567.891)
#> locale_number_formatter(-9876.5, "de")
#> locale_number_formatter(-50000, "fr", places=0, accounting=True)
#> locale_number_formatter(0.005, places=3)
#> locale_number_formatter(12, "jp")
#> locale_number_formatter(999999.999)

### feature_flag_rules
def percent_bucket(user):
    return sum(i * ord(c) for i, c in enumerate(user, 1)) % 100


def matches(rule, user, attributes):
    if "users" in rule:
        return user in rule["users"]
    if "percent" in rule:
        return percent_bucket(user) < rule["percent"]
    return all(attributes.get(k) == v for k, v in rule.items())


def enabled(flag, user, attributes):
    for number, rule in enumerate(flag["rules"]):
        if matches(rule, user, attributes):
            return True, number
    return flag.get("default", False), None


def feature_flag_rules(flags, user, **attributes):
    decisions = {name: enabled(f, user, attributes) for name, f in flags.items()}
    return [n for n, (on, _) in decisions.items() if on], {n: r for n, (_, r) in decisions.items() if r is not None}

#> feature_flag_rules({"dark": {"rules": [{"users": ["mia"]}]}, "beta": {"rules": [{"plan": "pro"}], "default": True}}, "mia")
#> feature_flag_rules({"half": {"rules": [{"percent": 50}]}, "pro": {"rules": [{"plan": "pro"}]}}, "tom", plan="pro")
#> feature_flag_rules({}, "x")
#> feature_flag_rules({"all": {"rules": [{}]}, "none": {"rules": []}}, "")
#> feature_flag_rules({"eu": {"rules": [{"region": "eu", "age": 2}]}}, "zoë", region="eu", age=3)

### job_dispatch_by_skill
def able(worker, need):
    return need <= worker["skills"]


def assign(workers, jobs):
    for name, need in jobs:
        free = [w for w in workers if able(w, need) and w["load"] < w["max"]]
        if not free:
            yield name, None
            continue
        chosen = min(free, key=lambda w: (w["load"], len(w["skills"]), w["name"]))
        chosen["load"] += 1
        yield name, chosen["name"]


def job_dispatch_by_skill(team, jobs):
    workers = [{"name": n, "skills": set(s.split("+")), "load": 0, "max": m} for n, (s, m) in team.items()]
    plan = dict(assign(workers, [(j, set(need.split("+"))) for j, need in jobs.items()]))
    return plan, [w["name"] for w in workers if w["load"] == w["max"]]

#> job_dispatch_by_skill({"Ana": ("wood+paint", 2), "Ben": ("paint", 1)}, {"fence": "paint", "door": "wood+paint", "wall": "paint"})
#> job_dispatch_by_skill({"Ana": ("wood", 1)}, {"shelf": "wood", "desk": "wood"})
#> job_dispatch_by_skill({}, {"x": "any"})
#> job_dispatch_by_skill({"Cy": ("cook", 0)}, {})
#> job_dispatch_by_skill({"A": ("a+b", 3), "B": ("b+c", 3)}, {"1": "b", "2": "b", "3": "c", "4": "a+c"})

### expression_typechecker
class TypeClash(Exception):
    pass


def type_of(expr, env):
    if isinstance(expr, bool):
        return "bool"
    if isinstance(expr, int):
        return "int"
    if isinstance(expr, str):
        try:
            return env[expr]
        except KeyError:
            raise TypeClash(f"unbound {expr}") from None
    op, *args = expr
    return check(op, [type_of(a, env) for a in args])


def check(op, types):
    wanted, result = {"+": (["int", "int"], "int"), "<": (["int", "int"], "bool"), "!": (["bool"], "bool")}[op]
    if types != wanted:
        raise TypeClash(f"{op} got {','.join(types)}")
    return result


def expression_typechecker(expr, **env):
    try:
        return type_of(expr, env)
    except TypeClash as clash:
        return f"error: {clash}"

#> expression_typechecker(("<", ("+", 1, "n"), 10), n="int")
#> expression_typechecker(("!", ("<", 1, 2)))
#> expression_typechecker(("+", True, 1))
#> expression_typechecker("x")
#> expression_typechecker(("!", "a", "b"), a="bool", b="bool")
#> expression_typechecker(("?", 1))

### shipping_rule_table
from typing import NamedTuple


class Rule(NamedTuple):
    zone: str
    up_to: float
    price: int
    note: str = ""


TABLE = [
    Rule("home", 1, 300),
    Rule("home", 10, 700, "signed"),
    Rule("world", 2, 1500),
]


def applicable(rules, zone, weight):
    return sorted((r for r in rules if r.zone == zone and weight <= r.up_to), key=lambda r: r.up_to)


def quote(zone, weight, **override):
    rule, *_ = applicable(TABLE, zone, weight) or [Rule(zone, weight, 0, "by agreement")]
    return rule._replace(**override)


def shipping_rule_table(parcels, **override):
    quotes = [quote(zone, weight, **override) for zone, weight in parcels]
    return sum(q.price for q in quotes), [q.note for q in quotes if q.note]

#> shipping_rule_table([("home", 0.5), ("home", 4)])
#> shipping_rule_table([("world", 3), ("moon", 1)])
#> shipping_rule_table([])
#> shipping_rule_table([("home", 10), ("world", 2)], note="fragile")
#> shipping_rule_table([("home", 1)], colour="red")

### bracketed_filter_dsl
def token_stream(text):
    for raw in text.replace("(", " ( ").replace(")", " ) ").split():
        yield raw


def parse_or(tokens):
    left = parse_and(tokens)
    while tokens and tokens[0] == "or":
        tokens.pop(0)
        left = ("or", left, parse_and(tokens))
    return left


def parse_and(tokens):
    left = parse_not(tokens)
    while tokens and tokens[0] == "and":
        tokens.pop(0)
        left = ("and", left, parse_not(tokens))
    return left


def parse_not(tokens):
    word = tokens.pop(0)
    if word == "not":
        return ("not", parse_not(tokens))
    if word == "(":
        inner = parse_or(tokens)
        tokens.pop(0)
        return inner
    return word


def holds(tree, tags):
    if isinstance(tree, str):
        return tree in tags
    op, *args = tree
    results = [holds(a, tags) for a in args]
    return {"and": all(results), "or": any(results), "not": not results[0]}[op]


def bracketed_filter_dsl(query, **items):
    tree = parse_or(list(token_stream(query)))
    return [name for name, tags in items.items() if holds(tree, tags.split())]

#> bracketed_filter_dsl("red and not big", ball="red big", cup="red", hat="blue")
#> bracketed_filter_dsl("(red or blue) and soft", pillow="blue soft", brick="red", sock="soft")
#> bracketed_filter_dsl("not not x", a="x", b="")
#> bracketed_filter_dsl("p or q and r", one="p", two="q", three="q r")
#> bracketed_filter_dsl("", a="x")

### access_card_validator
from dataclasses import dataclass, field


@dataclass
class Card:
    owner: str
    level: int = 1
    doors: list = field(default_factory=list)

    def opens(self, door, need):
        return self.level >= need or door in self.doors


def issue(text):
    owner, *options = text.split(",")
    card = Card(owner.strip())
    for option in options:
        key, _, value = option.strip().partition(":")
        if key == "level":
            card.level = int(value)
        else:
            card.doors.append(value)
    return card


def access_card_validator(cards, door, need):
    issued = [issue(c) for c in cards]
    inside = [c.owner for c in issued if c.opens(door, need)]
    return inside, max(issued, key=lambda c: c.level, default=None)

#> access_card_validator(["Ida, level:3", "Jon, door:lab", "Kit"], "lab", 3)
#> access_card_validator(["Kit"], "hall", 1)
#> access_card_validator([], "lab", 1)
#> access_card_validator(["Lea, door:roof, door:lab", "Max, level:0"], "roof", 9)
#> access_card_validator(["Ned, level:high"], "lab", 2)

### medication_schedule_checker
def times(first, every, count):
    return [(first + i * every) % 24 for i in range(count)]


def too_close(a, b, gap):
    distance = abs(a - b)
    return min(distance, 24 - distance) < gap


def conflicts(plan, forbidden):
    names = sorted(plan)
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            gap = forbidden.get((a, b), forbidden.get((b, a), 0))
            if gap:
                yield from ((a, b, x, y) for x in plan[a] for y in plan[b] if too_close(x, y, gap))


def medication_schedule_checker(drugs, forbidden):
    plan = {name: times(*spec) for name, spec in drugs.items()}
    found = list(conflicts(plan, forbidden))
    return plan, found[:3]

#> medication_schedule_checker({"iron": (8, 12, 2), "tea": (9, 6, 2)}, {("tea", "iron"): 2})
#> medication_schedule_checker({"a": (23, 8, 3), "b": (0, 24, 1)}, {("a", "b"): 2})
#> medication_schedule_checker({}, {})
#> medication_schedule_checker({"x": (1, 1, 2), "y": (5, 1, 1)}, {})
#> medication_schedule_checker({"x": (6, 0, 1), "y": (6, 0, 1), "z": (6, 0, 1)}, {("x", "z"): 1})

### keyboard_shortcut_resolver
MODIFIERS = ("ctrl", "alt", "shift")


def normalize(combo):
    parts = {p.strip().lower() for p in combo.split("+")}
    mods = [m for m in MODIFIERS if m in parts]
    keys = sorted(parts - set(MODIFIERS))
    if len(keys) != 1:
        raise ValueError(f"{combo}: {len(keys)} keys")
    return "+".join(mods + keys)


def build(bindings):
    table, clashes = {}, []
    for action, combo in bindings.items():
        combo = normalize(combo)
        if combo in table:
            clashes.append((table[combo], action))
        table.setdefault(combo, action)
    return table, clashes


def keyboard_shortcut_resolver(bindings, *pressed):
    try:
        table, clashes = build(bindings)
    except ValueError as err:
        return f"bad binding {err}"
    return [table.get(normalize(p), "-") for p in pressed], clashes

#> keyboard_shortcut_resolver({"save": "Ctrl+S", "redo": "shift+ctrl+Z"}, "ctrl + s", "Ctrl+Shift+z")
#> keyboard_shortcut_resolver({"a": "alt+x", "b": "X+ALT"}, "x")
#> keyboard_shortcut_resolver({})
#> keyboard_shortcut_resolver({"bad": "ctrl+alt"}, "q")
#> keyboard_shortcut_resolver({"bold": "ctrl+b"}, "ctrl+b+c")

### survey_skip_logic
QUESTIONS = {
    "pet": {"cat": "indoor", "dog": "walks", "none": "end"},
    "indoor": {"yes": "toys", "no": "end"},
    "walks": {"1": "toys", "2": "toys", "0": "why"},
    "why": {},
    "toys": {"yes": "end", "no": "end"},
}


def ask(question, answers):
    options = QUESTIONS[question]
    answer = next(answers)
    if not options:
        return answer, "end"
    if answer not in options:
        raise ValueError(f"{question}={answer}")
    return answer, options[answer]


def survey_skip_logic(*given):
    answers, question, record = iter(given), "pet", {}
    while question != "end":
        try:
            record[question], question = ask(question, answers)
        except ValueError as bad:
            record.setdefault("rejected", []).append(str(bad))
        except StopIteration:
            return "incomplete", question, record
    return "complete", len(list(answers)), record

#> survey_skip_logic("cat", "yes", "no")
#> survey_skip_logic("bird", "dog", "0", "too wet")
#> survey_skip_logic()
#> survey_skip_logic("none", "extra", "answers")
#> survey_skip_logic("dog", "3", "1")

### sql_where_to_python
COMPARE = {"=": "==", "<>": "!=", "AND": "and", "OR": "or", "NOT": "not"}


def lex(text):
    i = 0
    while i < len(text):
        ch = text[i]
        if ch.isspace():
            i += 1
        elif ch == "'":
            end = text.index("'", i + 1)
            yield "text", text[i + 1:end]
            i = end + 1
        else:
            end = i
            while end < len(text) and not text[end].isspace() and text[end] != "'":
                end += 1
            yield "word", text[i:end]
            i = end


def translate(kind, value):
    if kind == "text":
        return repr(value)
    if value.upper() in COMPARE:
        return COMPARE[value.upper()]
    return value if value.isdigit() or not value.isidentifier() else f"row[{value!r}]"


def sql_where_to_python(clause):
    try:
        return " ".join(translate(*token) for token in lex(clause))
    except ValueError:
        return "unterminated string"

#> sql_where_to_python("age >= 18 and city = 'Bonn'")
#> sql_where_to_python("not name <> 'O neil'")
#> sql_where_to_python("")
#> sql_where_to_python("note = 'open")
#> sql_where_to_python("größe<5 OR x = 3")

### api_version_negotiation
from functools import total_ordering


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.lstrip("v").split("."))

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts

    def __str__(self):
        return "v" + ".".join(map(str, self.parts))


def compatible(offer, wanted):
    return offer.parts[0] == wanted.parts[0] and offer >= wanted


def negotiate(offers, wanted):
    fits = [o for o in offers if compatible(o, wanted)]
    return min(fits) if fits else None


def api_version_negotiation(offers, *wanted):
    versions = []
    for v in sorted(map(Version, offers)):
        if v not in versions:
            versions.append(v)
    answers = {}
    for w in wanted:
        found = negotiate(versions, Version(w))
        answers[w] = str(found) if found else "upgrade"
    return answers, str(versions[-1]) if versions else None

#> api_version_negotiation(["v1.2", "v1.10", "1.2", "v2.0"], "1.3", "v2")
#> api_version_negotiation(["3.1", "3.0.5"], "3", "3.1.1")
#> api_version_negotiation([], "1")
#> api_version_negotiation(["0.9"])
#> api_version_negotiation(["1.x"], "1")
