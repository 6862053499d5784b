"""Plain data of all kinds, for properties."""

from hypothesis import strategies as st

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=-(2**2000), max_value=2**2000)
    | st.floats()
    | st.complex_numbers()
    | st.text()
    | st.text(alphabet=st.characters(codec=None), max_size=400)
    | st.binary(max_size=400)
    | st.binary().map(bytearray)
    | st.just(...)
    | st.builds(range, st.integers(-9, 9), st.integers(-9, 99), st.integers(1, 3))
    | st.builds(slice, st.none() | st.integers(), st.none() | st.integers())
)
HASHABLE = st.none() | st.integers() | st.text() | st.binary() | st.tuples(st.integers(), st.text())
PLAIN = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=60)
        | st.lists(inner).map(tuple)
        | st.dictionaries(HASHABLE, inner, max_size=60)
        | st.sets(HASHABLE, max_size=60)
        | st.frozensets(HASHABLE)
    ),
    max_leaves=60,
)
