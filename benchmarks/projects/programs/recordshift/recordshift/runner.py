import copy
import json
from dataclasses import dataclass, field

from . import registry
from .registry import MigrationError


@dataclass
class Report:
    done: int = 0
    skipped: int = 0
    failed: list = field(default_factory=list)

    def __str__(self):
        text = f"{self.done} migrated, {self.skipped} up to date"
        return text + f", {len(self.failed)} failed" if self.failed else text


def migrate(record, target=None):
    """A new record; the old one is not touched."""
    record = copy.deepcopy(record)
    version = record.pop("version", 1)
    target = target or registry.LATEST
    if version > target:
        raise MigrationError(f"version {version} is newer than {target}")
    for step in registry.path(version, target):
        record = step.up(record)
    record["version"] = target
    return record


def migrate_all(lines, target=None):
    """JSON lines; what fails is told in the report."""
    report = Report()
    out = []
    for number, line in enumerate(lines, start=1):
        record = json.loads(line)
        try:
            new = migrate(record, target)
        except (MigrationError, KeyError) as error:
            report.failed.append((number, str(error)))
            continue
        if new == record:
            report.skipped += 1
        else:
            report.done += 1
        out.append(json.dumps(new, sort_keys=True))
    return out, str(report), report.failed


def explain(source, target):
    return [f"{step.name}: {step.note}" for step in registry.path(source, target)]
