"""Commands about threads and tasks: which there are, where each stands, going on in another one."""

from typing import TYPE_CHECKING

from ndb.engine.protocol import TaskFrame, TaskInfo, ThreadInfo, ThreadState
from ndb.errors import BadAction
from ndb.frontend.terminal.commands.parameters import number
from ndb.frontend.terminal.paint import cut
from ndb.frontend.terminal.screen import short_name

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def listed(terminal: "Terminal", argument: str) -> None:
    """All threads; the one that is looked at is marked."""
    threads = terminal.session.threads
    every = list(threads.all())
    wide = max(len(each.name) for each in every)
    for each in every:
        mark = ">" if each.number == threads.current else " "
        # One that is not held may be waiting for a lock as well as running: which of them is not known.
        condition = "not held" if each.condition == ThreadState.RUNNING else each.condition
        terminal.say(f"{mark} {each.number}  {each.name:<{wide}}  {condition:<9} {_where(each)}")


def _where(thread: ThreadInfo) -> str:
    state = thread.state
    if state is None:
        return "no line of the user's yet"
    return f"{state.file}({state.line}){short_name(state.function)}()  {state.source.strip()}"


def choose(terminal: "Terminal", argument: str) -> None:
    """Look at a thread and go on in it; alone: which one it is."""
    threads = terminal.session.threads
    if argument:
        terminal.show_stop(threads.choose(number(argument, "thread takes the number of a thread (see: threads)")))
    else:
        terminal.say(f"this is {terminal.session.cursor.thread_name(threads.current)}")


def tasks(terminal: "Terminal", argument: str) -> None:
    """asyncio's tasks; of one of them its coroutines, each with its variables."""
    every = list(terminal.session.threads.tasks())
    if not argument:
        wide = max((len(task.name) for task in every), default=0)
        for index, task in enumerate(every):
            terminal.say(_line(index, task, wide))
        return
    chosen = number(argument, "tasks takes the number of a task")
    if chosen >= len(every):
        raise BadAction(f"there is no task {chosen}; there are 0 to {len(every) - 1}")
    terminal.say(_line(chosen, every[chosen]))
    for frame in every[chosen].frames:
        _show(terminal, frame)


def _line(index: int, task: TaskInfo, wide: int = 0) -> str:
    mark = ">" if task.is_current else " "
    place = f"{task.frames[-1].file}({task.frames[-1].line}){task.frames[-1].function}()" if task.frames else ""
    waits = f"waits for {task.waits_for}" if task.waits_for else "runs" if task.is_current else ""
    return f"{mark} {index}  {task.name:<{wide}}  {place}  {waits}".rstrip()


def _show(terminal: "Terminal", frame: TaskFrame) -> None:
    terminal.say(f"  {frame.file}({frame.line}){short_name(frame.function)}()")
    for name, text in frame.locals.items():
        terminal.say(cut(f"    {name} = {text}", terminal.paint.width))
