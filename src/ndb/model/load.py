"""Which model answers: the one that came with ndb, one in a folder, one on a torch device, or one behind a server.

All of them are talked to in the same way. Imports what the chosen one needs, and nothing else.
"""

from functools import lru_cache
from pathlib import Path

from ndb.errors import NdbError
from ndb.model.protocol import TalkingModel
from ndb.model.runtime import Runtime
from ndb.model.weights import EMBEDDED


class NoModel(NdbError):
    """There is no model to ask."""


def is_installed() -> bool:
    """Whether a model came with ndb."""
    return (EMBEDDED / "model.safetensors").is_file()


@lru_cache(maxsize=2)
def open_model(name: str | None = None, device: str | None = None) -> TalkingModel:
    """`name`: a folder, or a server's address (`http://…`); None is the model that came with ndb. `device`: one of
    torch's; without it, the light runtime."""
    if name is not None and name.startswith(("http://", "https://")):
        from ndb.model.remote import RemoteModel

        return RemoteModel.at(name)
    if name is None and not is_installed():
        raise NoModel("no model is there to predict with; give one with --model DIR or --model http://…")
    folder = EMBEDDED if name is None else Path(name)
    if not (folder / "model.safetensors").is_file():
        raise NoModel(f"{folder} holds no model: wanted are model.safetensors, ndb.json and tokenizer.json")
    return Runtime.load(folder) if device is None else _on_device(folder, device)


def _on_device(folder: Path, device: str) -> TalkingModel:
    try:
        from ndb.model.torch_device import DeviceModel
    except ImportError as error:
        raise NoModel(f"--device needs {error.name}: pip install 'ndb[train]', or leave --device out") from None
    return DeviceModel.load(folder, device)
