"""How likely what was asked for is, given a call: what tells a near miss from nonsense."""

from truthful import Truthful

from ndb.inverse.likelihood import UNLIKELY, likelihoods
from ndb.inverse.question import Raises, Reaches, Returns
from ndb.predict.subject import subject_of

SOURCE = "def double(x):\n    if x is None:\n        return None\n    return x + x\n"


def test_how_likely_an_answer_is_given_a_call_tells_the_right_one_from_the_others() -> None:
    subject = subject_of(SOURCE, "double")
    right, wrong, raising = likelihoods(Truthful(), subject, Returns("42"), ["21", "5", "{}"])
    assert right > -0.1 > wrong > raising
    reached, missed = likelihoods(Truthful(), subject, Reaches(3), ["None", "2"])
    assert reached > missed
    raised, returned = likelihoods(Truthful(), subject, Raises("TypeError"), ["{}", "2"])
    assert raised > returned


def test_a_model_that_cannot_weigh_leaves_the_order_as_it_is() -> None:
    class Distant(Truthful):
        weighs = False

    assert likelihoods(Distant(), subject_of(SOURCE, "double"), Returns("42"), ["21", "5"]) == [0.0, 0.0]


def test_an_end_that_no_way_leads_to_is_unlikely_for_every_call() -> None:
    subject = subject_of("def f(x):\n    pass\n", "f")
    assert likelihoods(Truthful(), subject, Raises("KeyError"), ["1", "2"]) == [UNLIKELY, UNLIKELY]
