### user_may_access
ROLES = {
    "viewer": {"read"},
    "editor": {"read", "write"},
    "admin": {"read", "write", "delete", "grant"},
}
PARENTS = {"auditor": "viewer", "owner": "admin"}


def permissions(role):
    rights = set(ROLES.get(role, ()))
    while role in PARENTS:
        role = PARENTS[role]
        rights |= ROLES.get(role, set())
    return rights


def user_may_access(user: dict, action: str, resource: dict) -> bool:
    """Blocked users never; owners always; others by their roles."""
    if user.get("blocked"):
        return False
    if resource.get("owner") == user["name"]:
        return True
    if action == "read" and resource.get("public"):
        return True
    for role in user.get("roles", []):
        scope, _, name = role.rpartition(":")
        if scope and scope != resource.get("team"):
            continue
        if action in permissions(name):
            return True
    return False

#> user_may_access({"name": "ida", "roles": ["viewer", "sales:editor"]}, "write", {"owner": "bo", "team": "sales"})
#> user_may_access({"name": "ida", "roles": ["viewer", "sales:editor"]}, "write", {"owner": "bo", "team": "hr"})
#> user_may_access({"name": "bo"}, "delete", {"owner": "bo"})
#> user_may_access({"name": "cy", "roles": ["owner"], "blocked": True}, "read", {"public": True})
#> user_may_access({"name": "di"}, "read", {"public": True, "owner": "x"})
#> user_may_access({"name": "ed", "roles": ["hr:viewer", "ops:viewer", "owner"]}, "grant", {"team": "sales"})
#> user_may_access({"name": "flo", "roles": ["auditor", "auditor", "hr:auditor"]}, "write", {"team": "hr"})

### effective_group_members
class GroupCycle(Exception):
    """A group contains itself."""


def effective_group_members(groups: dict[str, list[str]], name: str) -> list[str]:
    """All the people of a group, nested groups (@name) resolved."""
    people = set()
    trail = []

    def collect(group):
        if group in trail:
            raise GroupCycle(" > ".join([*trail, group]))
        trail.append(group)
        for member in groups[group]:
            if member.startswith("@"):
                collect(member[1:])
            elif member.startswith("-"):
                people.discard(member[1:])
            else:
                people.add(member)
        trail.pop()

    collect(name)
    return sorted(people)

#> effective_group_members({"all": ["@dev", "@ops", "-max", "zoe"], "dev": ["ida", "max", "@leads"], "ops": ["bo"], "leads": ["cy", "ida"]}, "all")
#> effective_group_members({"a": ["@b"], "b": ["x", "@c"], "c": ["@a"]}, "a")
#> effective_group_members({"solo": ["me"]}, "solo")
#> effective_group_members({"x": ["@y", "@y", "-q"], "y": ["p", "q", "r"]}, "x")
#> effective_group_members({"x": ["@ghost"]}, "x")
#> effective_group_members({"empty": []}, "empty")

### acl_first_match_allows
import re

RULE = re.compile(r"(allow|deny)\s+(\S+)\s+(\S+)(?:\s+if\s+(\w+)=(\w+))?")


def parse_rule(line):
    match = RULE.fullmatch(line.strip())
    if match is None:
        raise SyntaxError(f"bad rule: {line.strip()}")
    return match.groups()


def applies(rule, user, path, facts):
    _, who, where, fact, wanted = rule
    if who not in ("*", user):
        return False
    if not path.startswith(where):
        return False
    return fact is None or facts.get(fact) == wanted


def acl_first_match_allows(text, user, path, facts):
    rules = [parse_rule(line) for line in text.strip().split("\n")]
    for rule in rules:
        if applies(rule, user, path, facts):
            return rule[0] == "allow"
    return False

#> acl_first_match_allows("deny * /admin if net=public\nallow ida /admin\nallow * /", "ida", "/admin/users", {"net": "office"})
#> acl_first_match_allows("deny * /admin if net=public\nallow ida /admin\nallow * /", "ida", "/admin/users", {"net": "public"})
#> acl_first_match_allows("allow bo /reports\ndeny * /\n", "cy", "/reports/q1", {})
#> acl_first_match_allows("allow bo /reports\nallow cy /home\nallow di /tmp", "di", "/var", {})
#> acl_first_match_allows("permit bo /", "bo", "/", {})
#> acl_first_match_allows("deny * /x\nallow * /", "any", "/y", {})

### token_scopes_cover
def parse_scopes(text):
    scopes = {}
    for scope in text.split():
        resource, _, actions = scope.partition(":")
        scopes.setdefault(resource, set()).update((actions or "*").split(","))
    return scopes


def covers(granted, resource, action):
    for name in (resource, "*"):
        actions = granted.get(name, set())
        if "*" in actions or action in actions:
            return True
    return False


def token_scopes_cover(granted_text: str, needed_text: str) -> bool:
    granted = parse_scopes(granted_text)
    for resource, actions in parse_scopes(needed_text).items():
        for action in sorted(actions):
            if not covers(granted, resource, action):
                return False
    return True

#> token_scopes_cover("repo:read,write user:read", "repo:read user:read")
#> token_scopes_cover("repo:read user:read", "repo:read,write")
#> token_scopes_cover("*:read admin", "gist:read org:read admin:delete,grant")
#> token_scopes_cover("", "x:y")
#> token_scopes_cover("a:b", "")
#> token_scopes_cover("mail:send,read files:read", "mail:send files:read,write")

### login_lockout_policy
class Account:
    LIMIT = 3
    LOCK_MINUTES = 10

    def __init__(self, secret):
        self.secret = secret
        self.failures = 0
        self.locked_until = 0

    def login(self, minute, secret):
        if minute < self.locked_until:
            return "locked"
        if secret == self.secret:
            self.failures = 0
            return "welcome"
        self.failures += 1
        if self.failures >= self.LIMIT:
            self.locked_until = minute + self.LOCK_MINUTES
            self.failures = 0
            return "locking"
        return "wrong"


def login_lockout_policy(secret, attempts):
    account = Account(secret)
    outcomes = {}
    for minute, given in attempts:
        outcome = account.login(minute, given)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes

#> login_lockout_policy("s3", [(0, "a"), (1, "b"), (2, "c"), (3, "s3"), (11, "s3"), (12, "s3")])
#> login_lockout_policy("s3", [(0, "a"), (1, "s3"), (2, "b"), (3, "c"), (4, "s3")])
#> login_lockout_policy("x", [])
#> login_lockout_policy("pw", [(0, "1"), (0, "2"), (0, "3"), (5, "4"), (10, "5"), (10, "6"), (10, "7"), (19, "pw"), (20, "pw")])
#> login_lockout_policy("k", [(5, "k")])

### inherited_folder_rights
def ancestors(path):
    parts = path.strip("/").split("/")
    for count in range(len(parts) + 1):
        yield "/" + "/".join(parts[:count])


def inherited_folder_rights(grants, user, path):
    """Letters of the rights: folders pass theirs on, '!' stops that, '-x' takes x away."""
    rights = set()
    for folder in ancestors(path):
        entry = grants.get(folder, {})
        if entry.get("!"):
            rights.clear()
        spec = entry.get(user, "")
        remove = False
        for letter in spec:
            if letter == "-":
                remove = True
            elif remove:
                rights.discard(letter)
            else:
                rights.add(letter)
    return "".join(sorted(rights))

#> inherited_folder_rights({"/": {"ida": "r"}, "/office": {"ida": "wx"}, "/office/pay": {"ida": "-w"}}, "ida", "/office/pay/2024")
#> inherited_folder_rights({"/": {"ida": "rwx"}, "/secret": {"!": True}, "/secret/a": {"ida": "r"}}, "ida", "/secret/a/b/c")
#> inherited_folder_rights({"/": {"bo": "r"}}, "ida", "/x/y")
#> inherited_folder_rights({"/a/b": {"u": "rw"}, "/a": {"u": "x"}}, "u", "/a/b")
#> inherited_folder_rights({"/": {"u": "rwx"}, "/q": {"u": "z-rw"}}, "u", "/q")

### approvals_are_sufficient
from collections import Counter

RULES = (
    {"below": 1_000, "need": {"lead": 1}},
    {"below": 50_000, "need": {"lead": 1, "finance": 1}},
    {"below": None, "need": {"finance": 2, "board": 1}},
)


def rule_for(amount):
    for rule in RULES:
        if rule["below"] is None or amount < rule["below"]:
            return rule["need"]


def approvals_are_sufficient(request, approvals):
    counts = Counter()
    seen = {request["by"]}
    for person, role, vote in approvals:
        if vote == "veto":
            return False
        if person in seen:
            continue
        seen.add(person)
        counts[role] += 1
    need = rule_for(request["amount"])
    return all(counts[role] >= count for role, count in need.items())

#> approvals_are_sufficient({"by": "ida", "amount": 500}, [("ida", "lead", "yes"), ("bo", "lead", "yes")])
#> approvals_are_sufficient({"by": "ida", "amount": 500}, [("ida", "lead", "yes")])
#> approvals_are_sufficient({"by": "cy", "amount": 20_000}, [("bo", "lead", "yes"), ("di", "finance", "yes"), ("ed", "board", "veto")])
#> approvals_are_sufficient({"by": "cy", "amount": 80_000}, [("di", "finance", "yes"), ("ed", "board", "yes"), ("di", "finance", "yes")])
#> approvals_are_sufficient({"by": "cy", "amount": 80_000}, [("di", "finance", "yes"), ("ed", "board", "yes"), ("flo", "finance", "yes")])
#> approvals_are_sufficient({"by": "x", "amount": 49_999}, [])

### quota_remaining_by_plan
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Quota:
    calls: int
    megabytes: float
    burst: int = 0


PLANS = {"free": Quota(100, 10.0), "team": Quota(5_000, 1024.0, burst=50), "pro": Quota(50_000, 10_240.0, burst=500)}


def with_addons(quota, addons):
    for addon in addons:
        kind, _, amount = addon.partition("+")
        if not hasattr(quota, kind):
            raise AttributeError(f"no quota for {kind}")
        quota = replace(quota, **{kind: getattr(quota, kind) + int(amount)})
    return quota


def quota_remaining_by_plan(plan, addons, usage):
    """Calls left, below zero when the burst is in use; None when over that too."""
    quota = with_addons(PLANS[plan], addons)
    used = 0
    megabytes = 0.0
    for calls, size in usage:
        used += calls
        megabytes += size
        if used > quota.calls + quota.burst or megabytes > quota.megabytes:
            return None
    return quota.calls - used

#> quota_remaining_by_plan("free", [], [(30, 1.5), (20, 2.5), (10, 0.0)])
#> quota_remaining_by_plan("free", ["calls+50"], [(90, 1.0), (50, 9.5)])
#> quota_remaining_by_plan("team", ["megabytes+10"], [(3000, 500.0), (2030, 20.5)])
#> quota_remaining_by_plan("free", ["disk+1"], [])
#> quota_remaining_by_plan("gold", [], [])
#> quota_remaining_by_plan("pro", ["calls+1000", "burst+1", "calls+5"], [(50_000, 1.0)])

### session_store_expiry
class SessionStore:
    """Sessions that end after a time without use, and at the latest after a day."""

    def __init__(self, idle=30, absolute=1440):
        self.idle, self.absolute = idle, absolute
        self.sessions = {}

    def open(self, now, key):
        self.sessions[key] = [now, now]

    def touch(self, now, key):
        if key not in self.sessions:
            return False
        opened, used = self.sessions[key]
        if now - used > self.idle or now - opened > self.absolute:
            del self.sessions[key]
            return False
        self.sessions[key][1] = now
        return True


def session_store_expiry(events: str, idle: int = 30, absolute: int = 1440) -> str:
    store = SessionStore(idle, absolute)
    answers = ""
    for event in events.split():
        minute, action, key = event.split("/")
        if action == "open":
            store.open(int(minute), key)
        else:
            answers += "y" if store.touch(int(minute), key) else "n"
    return answers

#> session_store_expiry("0/open/a 20/use/a 45/use/a 80/use/a 81/use/a")
#> session_store_expiry("0/open/a 5/open/b 9/use/b 10/use/a 21/use/b", idle=10)
#> session_store_expiry("3/use/ghost")
#> session_store_expiry("0/open/x 30/use/x 60/use/x 90/use/x", 30, absolute=60)
#> session_store_expiry("")

### privilege_escalation_paths
from collections import deque


def can_become(grants, person):
    taken = {person}
    queue = deque([person])
    while queue:
        who = queue.popleft()
        for role in sorted(grants.get(who, ())):
            if role not in taken:
                taken.add(role)
                queue.append(role)
    taken.discard(person)
    return taken


def privilege_escalation_paths(grants, people, danger="root"):
    count = 0
    for person in people:
        if danger in can_become(grants, person):
            count += 1
    return count

#> privilege_escalation_paths({"ida": ["dev"], "dev": ["deploy"], "deploy": ["root"], "bo": ["read"]}, ["ida", "bo", "cy"])
#> privilege_escalation_paths({"a": ["b"], "b": ["a"]}, ["a", "b"], danger="c")
#> privilege_escalation_paths({}, [])
#> privilege_escalation_paths({"x": ["m", "n"], "n": ["m"], "m": ["boss"], "y": ["n"]}, ["x", "y", "m"], "boss")
#> privilege_escalation_paths({"p": ["q"], "q": ["r"], "r": ["s"], "s": ["root", "p"]}, ["p", "q", "r", "s"])

### merge_user_preferences
import copy

DEFAULTS = {"theme": "light", "mail": {"news": True, "digest": "weekly"}, "pins": ["home"]}
LOCKED = {("mail", "digest")}


class LockedSetting(PermissionError):
    pass


def assign(target, path, value):
    *parents, last = path
    for name in parents:
        target = target[name]
    if last not in target:
        raise KeyError(".".join(path))
    if isinstance(target[last], list):
        target[last] = target[last] + [v for v in value if v not in target[last]]
    else:
        target[last] = value


def merge_user_preferences(changes, admin=False):
    prefs = copy.deepcopy(DEFAULTS)
    for dotted, value in changes.items():
        path = tuple(dotted.split("."))
        if path in LOCKED and not admin:
            raise LockedSetting(dotted)
        assign(prefs, path, value)
    return prefs

#> merge_user_preferences({"theme": "dark", "mail.news": False, "pins": ["inbox", "home", "calendar"]})
#> merge_user_preferences({"mail.digest": "daily"})
#> merge_user_preferences({"mail.digest": "daily"}, admin=True)
#> merge_user_preferences({"mail.spam": True})
#> merge_user_preferences({})
#> merge_user_preferences({"pins": [], "theme": None})

### rate_limiter_token_bucket
class Bucket:
    def __init__(self, capacity, per_second):
        self.capacity = capacity
        self.per_second = per_second
        self.tokens = float(capacity)
        self.updated = 0.0

    def allow(self, now, cost=1):
        self.tokens = min(self.capacity, self.tokens + (now - self.updated) * self.per_second)
        self.updated = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


def rate_limiter_token_bucket(capacity: int, per_second: float, requests: list) -> int:
    bucket = Bucket(capacity, per_second)
    refused = 0
    for request in requests:
        now, cost = request if isinstance(request, tuple) else (request, 1)
        if not bucket.allow(now, cost):
            refused += 1
    return refused

#> rate_limiter_token_bucket(2, 1, [0, 0, 0, 1, 1, 3, 3, 3])
#> rate_limiter_token_bucket(5, 0.5, [(0, 3), (1, 3), (2, 3), (10, 5)])
#> rate_limiter_token_bucket(1, 10, [])
#> rate_limiter_token_bucket(3, 2, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
#> rate_limiter_token_bucket(10, 1, [(0, 11)])
#> rate_limiter_token_bucket(4, 0.5, [0, 0, 1, 1, 2, 3, 5, 8, 8, 9, 12, 12])

### access_log_violations
from datetime import datetime

HOURS = {"staff": (7, 19), "guard": (0, 24), "guest": (9, 17)}


def allowed(badge, moment, zones):
    start, end = HOURS[badge["role"]]
    if not start <= moment.hour < end:
        return False
    if moment.weekday() > 4 and badge["role"] == "guest":
        return False
    return True if badge["role"] == "guard" else zones in badge["zones"]


def access_log_violations(badges, entries):
    violations = []
    for stamp, badge_id, zone in entries:
        moment = datetime.strptime(stamp, "%Y%m%dT%H%M")
        badge = badges.get(badge_id)
        if badge is None:
            violations.append(f"unknown badge {badge_id} {moment:%H:%M}")
        elif not allowed(badge, moment, zone):
            violations.append(f"{badge['name']} in {zone} {moment:%a %H:%M}")
    return violations

#> access_log_violations({7: {"name": "ida", "role": "staff", "zones": ["lab"]}, 8: {"name": "bo", "role": "guest", "zones": ["hall"]}}, [("20240305T0801", 7, "lab"), ("20240305T2201", 7, "lab"), ("20240309T1100", 8, "hall"), ("20240305T1000", 9, "lab")])
#> access_log_violations({1: {"name": "max", "role": "guard", "zones": []}}, [("20240305T0300", 1, "vault")])
#> access_log_violations({}, [])
#> access_log_violations({2: {"name": "cy", "role": "staff", "zones": ["lab"]}}, [("20240305T1859", 2, "vault"), ("20240305T1900", 2, "lab")])
#> access_log_violations({2: {"name": "cy", "role": "boss", "zones": []}}, [("20240305T1200", 2, "lab")])

### password_history_reused
import hashlib


def hashed(password, salt):
    return hashlib.sha256((salt + password).encode()).hexdigest()[:16]


class PasswordHistory:
    def __init__(self, salt, remember=3):
        self.salt = salt
        self.remember = remember
        self.hashes = []

    def change(self, password):
        mark = hashed(password, self.salt)
        if mark in self.hashes:
            raise ValueError("used before")
        self.hashes.append(mark)
        del self.hashes[:-self.remember]


def password_history_reused(salt, passwords, remember=3):
    history = PasswordHistory(salt, remember)
    for index, password in enumerate(passwords):
        try:
            history.change(password)
        except ValueError:
            return index
    return None

#> password_history_reused("pepper", ["spring24", "summer24", "autumn24", "winter24", "spring24"])
#> password_history_reused("pepper", ["spring24", "summer24", "spring24", "winter24"])
#> password_history_reused("", ["a", "a"], remember=1)
#> password_history_reused("x", ["a", "b", "a", "b"], 1)
#> password_history_reused("x", [])

### document_workflow_transitions
from enum import Enum, auto


class State(Enum):
    DRAFT = auto()
    REVIEW = auto()
    APPROVED = auto()
    PUBLISHED = auto()


MOVES = {
    "submit": (State.DRAFT, State.REVIEW, {"author"}),
    "reject": (State.REVIEW, State.DRAFT, {"editor", "chief"}),
    "approve": (State.REVIEW, State.APPROVED, {"editor", "chief"}),
    "publish": (State.APPROVED, State.PUBLISHED, {"chief"}),
}


class WorkflowError(RuntimeError):
    pass


def move(state, action, role):
    source, target, roles = MOVES[action]
    if state is not source:
        raise WorkflowError(f"cannot {action} in {state.name}")
    if role not in roles:
        raise WorkflowError(f"{role} may not {action}")
    return target


def document_workflow_transitions(steps, lenient=False):
    state = State.DRAFT
    for step in steps.split(", "):
        role, action = step.split(" ")
        try:
            state = move(state, action, role)
        except WorkflowError:
            if not lenient:
                raise
    return state.name

#> document_workflow_transitions("author submit, editor reject, author submit, editor approve, chief publish")
#> document_workflow_transitions("author submit, author approve")
#> document_workflow_transitions("author submit, author approve, editor approve", lenient=True)
#> document_workflow_transitions("chief publish")
#> document_workflow_transitions("author submit, chief burn")
#> document_workflow_transitions("author submit, author submit, editor publish, chief reject", True)

### bitmask_permissions_diff
from enum import IntFlag


class Perm(IntFlag):
    READ = 1
    WRITE = 2
    EXEC = 4
    SHARE = 8


def names(mask):
    return [perm.name.lower() for perm in Perm if perm & mask]


def parse(text):
    mask = Perm(0)
    for word in text.split("|"):
        word = word.strip().upper()
        if word:
            mask |= Perm[word]
    return mask


def bitmask_permissions_diff(before, after):
    """Names gained and lost, and the number of the new mask."""
    old, new = parse(before), parse(after)
    return {"gained": names(new & ~old), "lost": names(old & ~new), "mask": int(new)}

#> bitmask_permissions_diff("read | write", "write|exec|share")
#> bitmask_permissions_diff("", "read")
#> bitmask_permissions_diff("read|read", "READ")
#> bitmask_permissions_diff("share", "")
#> bitmask_permissions_diff("read", "fly")

### tenant_isolation_broken
def references(record):
    for key, value in record.items():
        if key.endswith("_id") and value is not None:
            yield key[:-3], value
        elif key.endswith("_ids"):
            for item in value:
                yield key[:-4], item


def tenant_isolation_broken(tables):
    owner = {}
    for table, records in tables.items():
        for record in records:
            owner[table, record["id"]] = record["tenant"]
    for records in tables.values():
        for record in records:
            for table, key in references(record):
                other = owner.get((table, key))
                if other is not None and other != record["tenant"]:
                    return True
    return False

#> tenant_isolation_broken({"user": [{"id": 1, "tenant": "A"}, {"id": 2, "tenant": "B"}], "task": [{"id": 5, "tenant": "A", "user_id": 1}, {"id": 6, "tenant": "B", "user_id": None, "user_ids": [2]}]})
#> tenant_isolation_broken({"user": [{"id": 1, "tenant": "A"}, {"id": 2, "tenant": "B"}], "task": [{"id": 5, "tenant": "A", "user_ids": [1, 2]}]})
#> tenant_isolation_broken({})
#> tenant_isolation_broken({"doc": [{"id": "d1", "tenant": 7, "doc_id": "d1"}, {"id": "d2", "tenant": 8, "doc_id": "d1"}]})
#> tenant_isolation_broken({"doc": [{"id": "d1", "tenant": 7, "folder_id": "gone"}]})
#> tenant_isolation_broken({"a": [{"id": 1, "tenant": "x"}, {"id": 2, "tenant": "y"}, {"id": 3, "tenant": "x"}], "b": [{"id": 1, "tenant": "x", "a_ids": [1, 3], "b_id": 1}, {"id": 2, "tenant": "y", "a_id": 2}, {"id": 3, "tenant": "x", "a_ids": [3, 1, 1]}]})

### consent_records_valid
from datetime import date, timedelta


def consent_records_valid(records: list[dict], purpose: str, on: str, years: int = 2) -> bool:
    """Whether consent to a purpose holds on a day: the latest record counts, for some years."""
    today = date.fromisoformat(on)
    latest = None
    for record in records:
        given = date.fromisoformat(record["date"])
        if given > today or purpose not in record["purposes"]:
            continue
        if latest is None or given >= latest[0]:
            latest = (given, record["granted"])
    if latest is None:
        return False
    given, granted = latest
    return granted and today - given <= timedelta(days=365 * years)

#> consent_records_valid([{"date": "2023-01-01", "purposes": ["mail", "ads"], "granted": True}, {"date": "2023-06-01", "purposes": ["ads"], "granted": False}], "mail", "2024-01-01")
#> consent_records_valid([{"date": "2023-01-01", "purposes": ["mail", "ads"], "granted": True}, {"date": "2023-06-01", "purposes": ["ads"], "granted": False}], "ads", "2024-01-01")
#> consent_records_valid([{"date": "2020-01-01", "purposes": ["mail"], "granted": True}], "mail", "2024-01-01")
#> consent_records_valid([], "mail", "2024-01-01")
#> consent_records_valid([{"date": "2025-01-01", "purposes": ["mail"], "granted": True}], "mail", "2024-01-01", 9)
#> consent_records_valid([{"date": "2024-01-01", "purposes": ["x"], "granted": False}, {"date": "2023-01-01", "purposes": ["x"], "granted": True}], "x", "2024-05-01")

### menu_visible_for_roles
MENU = [
    {"title": "Home"},
    {"title": "Orders", "roles": {"sales", "admin"}, "items": [{"title": "New"}, {"title": "Refunds", "roles": {"admin"}}]},
    {"title": "System", "roles": {"admin"}, "items": [{"title": "Users"}, {"title": "Logs", "roles": {"root"}}]},
]


def visible(entries, roles):
    result = []
    for entry in entries:
        needed = entry.get("roles")
        if needed and not needed & roles:
            continue
        children = visible(entry.get("items", []), roles)
        result.append((entry["title"], children) if children else entry["title"])
    return result


def menu_visible_for_roles(*roles):
    """The part of the menu that these roles see, as nested lists."""
    return visible(MENU, set(roles))

#> menu_visible_for_roles("sales")
#> menu_visible_for_roles("admin", "root")
#> menu_visible_for_roles()
#> menu_visible_for_roles("root")
#> menu_visible_for_roles("admin")

### invite_code_redeem
class InviteError(Exception):
    code = "invite"


class Expired(InviteError):
    code = "expired"


class UsedUp(InviteError):
    code = "used-up"


class Invites:
    def __init__(self, rows):
        self.left = {code: uses for code, uses, _ in rows}
        self.until = {code: day for code, _, day in rows}
        self.members = []

    def redeem(self, code, name, today):
        if code not in self.left:
            raise InviteError(code)
        if today > self.until[code]:
            raise Expired(code)
        if self.left[code] == 0:
            raise UsedUp(code)
        self.left[code] -= 1
        self.members.append(name)


def invite_code_redeem(rows: list, attempts: list) -> tuple:
    invites = Invites(rows)
    errors = []
    for code, name, today in attempts:
        try:
            invites.redeem(code, name, today)
        except InviteError as error:
            errors.append(f"{name}:{error.code}")
    return invites.members, errors

#> invite_code_redeem([("A1", 1, 10), ("B2", 2, 5)], [("A1", "ida", 3), ("A1", "bo", 4), ("B2", "cy", 6), ("C3", "di", 1), ("B2", "ed", 5)])
#> invite_code_redeem([], [("X", "y", 0)])
#> invite_code_redeem([("Z", 9, 99)], [("Z", "a", 1), ("Z", "b", 2), ("Z", "c", 3)])
#> invite_code_redeem([("Q", 0, 9)], [("Q", "late", 10), ("Q", "early", 9)])
#> invite_code_redeem([("Q", 1, 9)], [])

### sandbox_policy_decides
import fnmatch

POLICY = (
    ("deny", "net", "*.internal"),
    ("ask", "net", "*"),
    ("allow", "file", "/tmp/*"),
    ("deny", "file", "/etc/*"),
    ("ask", "file", "/home/*"),
)
STRENGTH = {"allow": 0, "ask": 1, "deny": 2}


def decide(kind, target):
    strongest = None
    for verdict, rule_kind, pattern in POLICY:
        if rule_kind != kind or not fnmatch.fnmatch(target, pattern):
            continue
        if strongest is None or STRENGTH[verdict] > STRENGTH[strongest]:
            strongest = verdict
    return strongest or "deny"


def sandbox_policy_decides(requests, answer=False):
    for request in requests:
        kind, _, target = request.partition(":")
        verdict = decide(kind, target)
        if verdict == "deny":
            return False
        if verdict == "ask" and not answer:
            return False
    return True

#> sandbox_policy_decides(["file:/tmp/a", "file:/tmp/b/c"])
#> sandbox_policy_decides(["file:/tmp/a", "net:example.org"], answer=True)
#> sandbox_policy_decides(["file:/tmp/a", "net:example.org"])
#> sandbox_policy_decides(["net:db.internal"], True)
#> sandbox_policy_decides(["file:/home/ida/x", "file:/etc/hosts"], True)
#> sandbox_policy_decides(["gpu:0"], True)

### share_link_settings
from datetime import date


def share_link_settings(spec, today="2024-03-01"):
    settings = {"right": "view", "until": None, "max": None, "password": False}
    for word in spec.split(","):
        name, equals, value = word.strip().partition("=")
        match name, bool(equals):
            case ("view" | "edit" | "comment"), False:
                settings["right"] = name
            case "until", True:
                if date.fromisoformat(value) < date.fromisoformat(today):
                    raise ValueError(f"{value} is over")
                settings["until"] = value
            case "max", True:
                settings["max"] = int(value)
            case "password", False:
                settings["password"] = True
            case _:
                raise ValueError(f"unknown setting {word.strip()!r}")
    if settings["right"] == "edit" and not settings["password"]:
        settings["password"] = True
    return settings

#> share_link_settings("view, until=2024-04-01, max=5")
#> share_link_settings("edit")
#> share_link_settings("comment,password")
#> share_link_settings("edit,password,until=2024-02-01")
#> share_link_settings("view,public")
#> share_link_settings("max=12,edit,password")
