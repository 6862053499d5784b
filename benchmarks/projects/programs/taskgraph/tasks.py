from dataclasses import dataclass, field

DEFAULT_PRIORITY = 5


@dataclass(order=True)
class Task:
    sort_key: tuple = field(init=False, repr=False)
    name: str = field(compare=False)
    minutes: int = field(default=1, compare=False)
    needs: frozenset = field(default=frozenset(), compare=False, repr=False)
    priority: int = field(default=DEFAULT_PRIORITY, compare=False)

    def __post_init__(self):
        self.sort_key = (self.priority, self.name)


def parse_task(line):
    """'build(12)! <- fetch, configure' ; each ! makes it more urgent."""
    head, _, needs = line.partition("<-")
    head = head.strip()
    urgent = len(head) - len(head.rstrip("!"))
    name, _, minutes = head.rstrip("!").rstrip(")").partition("(")
    return Task(
        name.strip(),
        int(minutes or 1),
        frozenset(n.strip() for n in needs.split(",") if n.strip()),
        DEFAULT_PRIORITY - urgent,
    )


def parse_all(text):
    tasks = {}
    for line in text.split(";"):
        task = parse_task(line)
        if task.name in tasks:
            raise ValueError(f"{task.name} twice")
        tasks[task.name] = task
    return tasks
