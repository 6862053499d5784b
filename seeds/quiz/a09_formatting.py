### percent_d_with_floats
def percent_d_with_floats(values):
    out = []
    for v in values:
        try:
            out.append("%d|%5.1f" % (v, v))
        except TypeError:
            out.append("%s|%r" % (v, v))
    return out

#> percent_d_with_floats([3.9, -3.9, 7])
#> percent_d_with_floats(["x", None])
#> percent_d_with_floats([])
#> percent_d_with_floats([True, 1e3])
#> percent_d_with_floats([0.05, "é"])

### percent_tuple_pitfall
def percent_tuple_pitfall(template, value):
    try:
        return template % value
    except TypeError as e:
        return str(e)

#> percent_tuple_pitfall("value: %s", 5)
#> percent_tuple_pitfall("value: %s", (1, 2))
#> percent_tuple_pitfall("%s-%s", ("a", "b"))
#> percent_tuple_pitfall("none", ())
#> percent_tuple_pitfall("%s", [1, 2])

### percent_named_mapping
def percent_named_mapping(row):
    line = "%(name)-8s|%(qty)03d" % row
    return line.rstrip("0") if row["qty"] % 10 == 0 else line

#> percent_named_mapping({"name": "bolt", "qty": 7})
#> percent_named_mapping({"name": "nut", "qty": 120})
#> percent_named_mapping({"name": "very long name", "qty": -5})
#> percent_named_mapping({"name": "", "qty": 0})
#> percent_named_mapping({"name": "gear"})

### percent_hex_octal
def percent_hex_octal(n):
    return "%x" % n, "%#o" % n, "%+d" % n, "%X" % (n * n)

#> percent_hex_octal(255)
#> percent_hex_octal(0)
#> percent_hex_octal(-10)
#> percent_hex_octal(7)
#> percent_hex_octal(4096)

### percent_literal_rate
def percent_literal_rate(done, total):
    if not total:
        return "n/a"
    return "%d%% (%d/%d)" % (100 * done // total, done, total)

#> percent_literal_rate(3, 8)
#> percent_literal_rate(0, 0)
#> percent_literal_rate(5, 5)
#> percent_literal_rate(-1, 3)
#> percent_literal_rate(10, 4)

### fstring_align_by_type
def fstring_align_by_type(cells):
    return "/".join(f"{c:6}" for c in cells)

#> fstring_align_by_type(["ab", 12, 1.5])
#> fstring_align_by_type([])
#> fstring_align_by_type([True, "too long text"])
#> fstring_align_by_type([-7])
#> fstring_align_by_type(["x", None])

### fstring_sign_modes
def fstring_sign_modes(n):
    return [f"{n:+}", f"{n: }", f"{n:-}", f"{abs(n):+04}"]

#> fstring_sign_modes(5)
#> fstring_sign_modes(-5)
#> fstring_sign_modes(0)
#> fstring_sign_modes(2.5)
#> fstring_sign_modes(-1234)

### fstring_precision_by_size
def fstring_precision_by_size(x):
    if abs(x) >= 1000:
        return f"{x:,.0f}"
    elif abs(x) >= 1:
        return f"{x:.2f}"
    return f"{x:.3g}"

#> fstring_precision_by_size(1234567.891)
#> fstring_precision_by_size(-3.14159)
#> fstring_precision_by_size(0.00012345)
#> fstring_precision_by_size(0)
#> fstring_precision_by_size(1000)

### fstring_nested_width
def fstring_nested_width(words, pad):
    w = max(len(x) for x in words)
    return [f"{x:{pad}^{w + 2}}" for x in words]

#> fstring_nested_width(["ace", "ten"], "*")
#> fstring_nested_width(["a", "bbbb"], "-")
#> fstring_nested_width([""], "0")
#> fstring_nested_width([], ".")
#> fstring_nested_width(["é", "öü"], " ")

### fstring_debug_equals
def fstring_debug_equals(a, b):
    total = a + b
    return f"{a=} {b = } {total=!s}"

#> fstring_debug_equals(1, 2)
#> fstring_debug_equals("x", "y")
#> fstring_debug_equals([1], [])
#> fstring_debug_equals(0.1, 0.2)
#> fstring_debug_equals("a", 1)

### fstring_conversion_flags
def fstring_conversion_flags(v):
    plain, quoted = f"{v}", f"{v!r}"
    return plain if plain == quoted else quoted + f"{v!a:>8}"

#> fstring_conversion_flags("é")
#> fstring_conversion_flags(42)
#> fstring_conversion_flags("it's")
#> fstring_conversion_flags(None)
#> fstring_conversion_flags("")

### fstring_bin_pad
def fstring_bin_pad(nums):
    bits = max(nums).bit_length() if nums else 1
    return [f"{n:0{bits}b}" for n in nums]

#> fstring_bin_pad([5, 1, 2])
#> fstring_bin_pad([])
#> fstring_bin_pad([0, 16])
#> fstring_bin_pad([255])
#> fstring_bin_pad([-3, 7])

### format_percent_and_exp
def format_percent_and_exp(part, whole):
    try:
        ratio = part / whole
    except ZeroDivisionError:
        return "-"
    return f"{ratio:.1%}" if ratio <= 10 else f"{ratio:.1e}"

#> format_percent_and_exp(1, 3)
#> format_percent_and_exp(1, 0)
#> format_percent_and_exp(5000, 2)
#> format_percent_and_exp(-7, 7)
#> format_percent_and_exp(0, 12)

### format_builtin_spec_list
def format_builtin_spec_list(value, specs):
    done = []
    for spec in specs:
        try:
            done.append(format(value, spec))
        except ValueError:
            done.append(spec + "?")
    return done

#> format_builtin_spec_list(42, ["5", "<5", "05", "x"])
#> format_builtin_spec_list("ab", ["5", "d", ".1"])
#> format_builtin_spec_list(3.14159, [".2f", "q", "+.1f"])
#> format_builtin_spec_list(0, [])
#> format_builtin_spec_list(True, ["", "d", "5"])

### format_method_attr_index
def format_method_attr_index(seq, d):
    return "{0[0]}~{1[k]}~{0!r}".format(seq, d)

#> format_method_attr_index(["x", "y"], {"k": 1})
#> format_method_attr_index("hey", {"k": None})
#> format_method_attr_index((3,), {"k": "v", "z": 0})
#> format_method_attr_index([], {"k": 0})
#> format_method_attr_index([[1]], {"j": 0})

### format_braces_escaped
def format_braces_escaped(name, n):
    t = "{{" + name + "}}" + "{:>{w}}"
    return t.format(n, w=len(name))

#> format_braces_escaped("user", 7)
#> format_braces_escaped("", "x")
#> format_braces_escaped("ab", 12345)
#> format_braces_escaped("six", None)
#> format_braces_escaped("é", "y")

### format_truncate_strings
def format_truncate_strings(words, n):
    return ["{:.{}}".format(w, n) + ("~" if len(w) > n else "") for w in words]

#> format_truncate_strings(["banana", "fig"], 4)
#> format_truncate_strings([], 2)
#> format_truncate_strings(["x", ""], 0)
#> format_truncate_strings(["exact"], 5)
#> format_truncate_strings(["überlang"], 3)

### format_thousands_roundtrip
def format_thousands_roundtrip(n):
    text = f"{n:,}"
    parts = text.split(",")
    return text, int("".join(parts)) == n, parts[-1]

#> format_thousands_roundtrip(1234567)
#> format_thousands_roundtrip(0)
#> format_thousands_roundtrip(-1000)
#> format_thousands_roundtrip(999)
#> format_thousands_roundtrip(12.5)

### format_underscore_hex
def format_underscore_hex(n):
    return f"{n:_}", f"{n:#x}", f"{n:_b}"

#> format_underscore_hex(1000000)
#> format_underscore_hex(255)
#> format_underscore_hex(0)
#> format_underscore_hex(-4096)
#> format_underscore_hex(37)

### table_two_columns
def table_two_columns(d):
    lines = []
    for key, value in sorted(d.items()):
        mark = "<" if isinstance(value, str) else ">"
        lines.append(f"{key:<6}{value:{mark}6}|")
    return "\n".join(lines)

#> table_two_columns({"qty": 5, "name": "nut"})
#> table_two_columns({})
#> table_two_columns({"x": 1.25, "longer key": "v"})
#> table_two_columns({"b": "", "a": -3})
#> table_two_columns({"bad": None})

### clock_from_seconds
def clock_from_seconds(total):
    sign = "-" if total < 0 else ""
    m, s = divmod(abs(total), 60)
    h, m = divmod(m, 60)
    return f"{sign}{h}:{m:02}:{s:02}" if h else f"{sign}{m}:{s:02}"

#> clock_from_seconds(3725)
#> clock_from_seconds(59)
#> clock_from_seconds(0)
#> clock_from_seconds(-61)
#> clock_from_seconds(36000)

### money_with_parentheses
def money_with_parentheses(cents):
    text = f"${abs(cents) / 100:,.2f}"
    return text if cents >= 0 else f"({text})"

#> money_with_parentheses(123456)
#> money_with_parentheses(-5)
#> money_with_parentheses(0)
#> money_with_parentheses(-100000000)
#> money_with_parentheses(99)

### bar_line_scaled
def bar_line_scaled(label, value, peak):
    filled = round(value / peak * 10)
    return f"{label:>5} [{'#' * filled:<10}] {value}"

#> bar_line_scaled("cpu", 45, 100)
#> bar_line_scaled("mem", 100, 100)
#> bar_line_scaled("", 0, 7)
#> bar_line_scaled("network", 30, 20)
#> bar_line_scaled("x", 1, 0)

### repr_of_nested_strings
def repr_of_nested_strings(a, b):
    return str([a, (b,)]), repr(a + b), len(repr(a))

#> repr_of_nested_strings("x", "y")
#> repr_of_nested_strings("it's", '"q"')
#> repr_of_nested_strings("", "")
#> repr_of_nested_strings("line\n", "\t")
#> repr_of_nested_strings("back\\slash", "é")

### str_of_numbers_concat
def str_of_numbers_concat(a, b):
    joined = str(a) + str(b)
    return int(joined) if joined.isdigit() else joined

#> str_of_numbers_concat(4, 2)
#> str_of_numbers_concat(-4, 2)
#> str_of_numbers_concat(1.0, 5)
#> str_of_numbers_concat(0, 7)
#> str_of_numbers_concat("", 9)

### round_half_even_list_quiz
def round_half_even_list_quiz(xs, nd):
    return [round(x) for x in xs], [round(x, nd) for x in xs]

#> round_half_even_list_quiz([0.5, 1.5, 2.5], 0)
#> round_half_even_list_quiz([-0.5, -1.5], 1)
#> round_half_even_list_quiz([], 2)
#> round_half_even_list_quiz([1234, 1250], -2)
#> round_half_even_list_quiz([2.675], 2)

### int_base_parse
def int_base_parse(s, base):
    try:
        return int(s, base)
    except ValueError:
        return s.lower().lstrip("0") or None

#> int_base_parse("ff", 16)
#> int_base_parse("12", 2)
#> int_base_parse("0x1A", 0)
#> int_base_parse("000", 1)
#> int_base_parse(" -101 ", 2)

### digits_to_words_join
def digits_to_words_join(n):
    names = "zero one two three four five six seven eight nine".split()
    return "-".join(names[int(d)] if d.isdigit() else "minus" for d in str(n))

#> digits_to_words_join(407)
#> digits_to_words_join(-1)
#> digits_to_words_join(0)
#> digits_to_words_join(99)
#> digits_to_words_join(2.5)

### float_text_trim
def float_text_trim(x):
    s = f"{x:.3f}".rstrip("0")
    if s.endswith("."):
        s = s[:-1] + "!"
    return s

#> float_text_trim(2.5)
#> float_text_trim(4)
#> float_text_trim(0.1 + 0.2)
#> float_text_trim(-0.0004)
#> float_text_trim(100.0)

### columns_from_csv_aligned
def columns_from_csv_aligned(text):
    rows = [line.split(",") for line in text.split("\n")]
    widths = [max(map(len, col)) for col in zip(*rows)]
    return [" ".join(c.ljust(w) for c, w in zip(r, widths)).rstrip() for r in rows]

#> columns_from_csv_aligned("id,name\n1,Zoe\n22,Al")
#> columns_from_csv_aligned("")
#> columns_from_csv_aligned("a,b,c")
#> columns_from_csv_aligned("x,yy\nlonger")
#> columns_from_csv_aligned(",\n,")

### ordinal_suffix_text
def ordinal_suffix_text(n):
    if 10 <= n % 100 <= 20:
        suffix = "th"
    else:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix}"

#> ordinal_suffix_text(1)
#> ordinal_suffix_text(12)
#> ordinal_suffix_text(103)
#> ordinal_suffix_text(0)
#> ordinal_suffix_text(-8)

### signed_list_text
def signed_list_text(coeffs):
    out = ""
    for i, c in enumerate(coeffs):
        if c:
            out += f"{c:+}x{i}" if i else f"{c:+}"
    return out.lstrip("+") or "0"

#> signed_list_text([1, -2, 3])
#> signed_list_text([0, 0])
#> signed_list_text([])
#> signed_list_text([0, 5])
#> signed_list_text([-1, 0, 0.5])

### center_title_between_bars
def center_title_between_bars(title, width):
    bar = f"{f' {title} ':=^{width}}"
    if len(bar) > width:
        bar = bar.strip()[:width]
    return bar

#> center_title_between_bars("Report", 20)
#> center_title_between_bars("A very long title", 10)
#> center_title_between_bars("", 5)
#> center_title_between_bars("odd", 8)
#> center_title_between_bars("x", 0)

### chr_ord_shift_text
def chr_ord_shift_text(s, k):
    out = []
    for c in s:
        if "a" <= c <= "z":
            c = chr((ord(c) - 97 + k) % 26 + 97)
        out.append(c)
    return "".join(out)

#> chr_ord_shift_text("xyz", 3)
#> chr_ord_shift_text("Abc-d", 1)
#> chr_ord_shift_text("", 5)
#> chr_ord_shift_text("m", -13)
#> chr_ord_shift_text("é1z", 26)

### plural_phrase
def plural_phrase(n, noun, plural=None):
    word = noun if n == 1 else plural or noun + "s"
    return "%s %s" % (n or "no", word)

#> plural_phrase(1, "cat")
#> plural_phrase(0, "cat")
#> plural_phrase(3, "mouse", "mice")
#> plural_phrase(1.0, "ox", "oxen")
#> plural_phrase(-1, "", "")
