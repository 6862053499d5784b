"""The document of a walk that takes given actions."""

from collections.abc import Sequence
from random import Random

from ndb.language.document import Document
from ndb.trajectory.visits import forward_document, inverse_document, scripted_inverse_policy, scripted_policy
from ndb.tree.action import ScriptedAction
from ndb.tree.span import Span


def scripted_document(span: Span, script: Sequence[ScriptedAction], *, inverse: bool = False) -> Document:
    """Walk as told; when the script ends, to the end: `continue` forwards, steps backwards."""
    if inverse:
        return inverse_document(span, scripted_inverse_policy(script), Random(0))
    return forward_document(span, scripted_policy(script), Random(0))
