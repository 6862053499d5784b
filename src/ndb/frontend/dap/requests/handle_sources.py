"""Requests about the program's files: source, loadedSources, modules."""

from pathlib import PurePath

from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.debuggee import Debuggee


def source(debuggee: Debuggee, told: Arguments) -> Body:
    reference = (told.get("source") or {}).get("sourceReference") or told.get("sourceReference")
    if reference:
        return {"content": debuggee.files.text(int(reference)), "mimeType": "text/x-python"}
    name = debuggee.files.name(told.get("source") or {})
    return {"content": debuggee.session.engine.sources.get(name, ""), "mimeType": "text/x-python"}


def loaded_sources(debuggee: Debuggee, told: Arguments) -> Body:
    return {"sources": [debuggee.files.source(name) for name in debuggee.session.engine.sources]}


def modules(debuggee: Debuggee, told: Arguments) -> Body:
    names = list(debuggee.session.engine.sources)
    start, count = int(told.get("startModule") or 0), int(told.get("moduleCount") or 0)
    rows = [
        {"id": name, "name": PurePath(name).stem, "path": str(debuggee.files.path(name)), "isUserCode": True}
        for name in names[start : start + count if count else None]
    ]
    return {"modules": rows, "totalModules": len(names)}


REQUESTS = {"source": source, "loadedSources": loaded_sources, "modules": modules}
