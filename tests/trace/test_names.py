"""Names of variables in states."""

from ndb.trace.names import bare_name, global_name, is_global, listed_name, value_of

LISTED = {"x": "1", "global x": "2", "global y": "3"}


def test_module_data_is_listed_under_a_name_of_its_own_and_has_its_name_back() -> None:
    assert global_name("y") == "global y"
    assert [is_global(name) for name in LISTED] == [False, True, True]
    assert [bare_name(name) for name in LISTED] == ["x", "x", "y"]
    assert not is_global("globals")


def test_a_name_means_the_frames_own_variable_before_the_modules() -> None:
    assert [listed_name(LISTED, name) for name in "xyz"] == ["x", "global y", None]
    assert [value_of(LISTED, name) for name in "xyz"] == ["1", "3", None]
