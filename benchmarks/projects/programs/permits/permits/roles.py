from dataclasses import dataclass, field
from functools import cached_property
from fnmatch import fnmatchcase


@dataclass(frozen=True, order=True)
class Role:
    name: str
    grants: frozenset = frozenset()
    parents: tuple = ()

    def all_grants(self):
        granted = set(self.grants)
        for parent in self.parents:
            granted |= parent.all_grants()
        return granted


VIEWER = Role('viewer', frozenset({'doc:read', 'doc:list'}))
EDITOR = Role('editor', frozenset({'doc:write'}), (VIEWER,))
AUDITOR = Role('auditor', frozenset({'log:*'}))
ADMIN = Role('admin', frozenset({'user:*'}), (EDITOR, AUDITOR))

ROLES = {role.name: role for role in (VIEWER, EDITOR, AUDITOR, ADMIN)}


@dataclass
class User:
    name: str
    roles: list = field(default_factory=list)
    denied: set = field(default_factory=set)

    @cached_property
    def patterns(self):
        return sorted(set().union(*(ROLES[r].all_grants() for r in self.roles)))

    def may(self, permission):
        if permission in self.denied:
            return False
        return any(fnmatchcase(permission, pattern) for pattern in self.patterns)


def permissions_of(*names):
    return User('anyone', list(names)).patterns
