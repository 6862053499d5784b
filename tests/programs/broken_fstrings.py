"""f-strings over several lines."""
def f(a, b):
    x = f"""one {
        a + 1
    } two {b
    !r:>{
        a + 10
    }}
    three"""
    y = (f"{a}"
         f"{b} and"
         " more"
         f"{a + b}")
    z = f'''{
    [v
     for v in range(a)]}'''
    return x, y, z
print(f(2, 3))
