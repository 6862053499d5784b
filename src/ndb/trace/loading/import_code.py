"""Imports a module whose code is given, as Python would from its file: first the packages it is in, then it, once.

Whoever imports it meanwhile, its own package before all, gets the same module. Uses only the standard library, for its
text is sent into the sandbox, too (inverse/observe.py).
"""

import sys
from importlib import import_module, util
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any


class _Loader(SourceFileLoader):
    """Runs the code that it was given."""

    def __init__(self, name: str, file: str, code: CodeType, names: dict[str, Any] | None) -> None:
        super().__init__(name, file)
        self._code, self._names = code, names
        self.space: dict[str, Any] | None = None
        """Of the module, once it was run."""

    def get_code(self, fullname: str) -> CodeType:
        return self._code

    def exec_module(self, module: ModuleType) -> None:
        self.space = module.__dict__
        if self._names is not None:
            module.__dict__["__builtins__"] = self._names
        super().exec_module(module)


class _Finder:
    """Knows one module."""

    def __init__(self, spec: ModuleSpec) -> None:
        self._spec = spec

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return self._spec if name == self._spec.name else None


def import_code(name: str, file: str, code: CodeType, names: dict[str, Any] | None = None) -> dict[str, Any]:
    """Run a module's code as the import of the module does; its namespace. `names`: builtins other than Python's."""
    loader = _Loader(name, file, code, names)
    folders = [str(Path(file).parent)] if Path(file).stem == "__init__" else None
    spec = util.spec_from_file_location(name, file, loader=loader, submodule_search_locations=folders)
    assert spec is not None
    if name in sys.modules:  # whoever runs this uses it: the program gets one of its own
        return _ran_anew(loader, util.module_from_spec(spec))
    finder: Any = _Finder(spec)
    sys.meta_path.insert(0, finder)
    try:
        module = import_module(name)
        space = loader.space if module.__dict__ is not None else None  # a lazy module is run now
    finally:
        sys.meta_path.remove(finder)
    if space is None:  # its package has loaded it in a way of its own: as if it were loaded again
        return _ran_anew(loader, module)
    spec.loader = space["__loader__"] = SourceFileLoader(name, file)  # as the program would find it
    return space


def _ran_anew(loader: _Loader, module: ModuleType) -> dict[str, Any]:
    sys.modules[module.__name__] = module
    loader.exec_module(module)
    return module.__dict__
