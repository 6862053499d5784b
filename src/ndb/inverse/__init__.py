"""Questions asked backwards: which inputs lead to a result, which state was before."""
