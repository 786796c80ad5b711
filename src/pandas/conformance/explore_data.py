"""Random columns and frames, as source text: every dtype of the language, corners included."""

VALUES = {
    "key": ["1", "2", "3"],
    "int": ["0", "1", "1", "2", "2", "3", "5", "-4", "10"],
    "float": ["0.5", "1.5", "1.5", "2.0", "-3.25", "None", "np.nan", "10.0", "0.0"],
    "whole": ["1.0", "2.0", "2.0", "3.0", "np.nan"],
    "text": ["'a'", "'b'", "'b'", "'Cc'", "' d '", "'x1'", "''", "None", "'a-b'", "np.nan"],
    "name": ["'a'", "'b'", "'b'", "'Cc'", "'d'"],
    "digits": ["'1'", "'2'", "'2.5'", "'-3'", "'x'", "''", "None", "'1,000'"],
    "bool": ["True", "False"],
    "flag": ["True", "False", "None"],
    "mixed": ["1", "'a'", "None", "2.5", "True", "'1'", "np.nan"],
    "whenstr": ["'2020-01-15'", "'2021-12-31'", "'2020-02-29'", "None", "'2020-01-15'"],
    "date": ["'2020-01-15'", "'2020-02-29'", "'2021-12-31'", "'2021-12-31'", "None"],
    "time": ["'2020-01-15 10:30:00'", "'2020-01-15 23:59:59'", "'2021-12-31'", "None"],
    "delta": ["'1 days'", "'2 days 03:00:00'", "'-1 days'", "'1 days'", "None"],
    "category": ["'a'", "'b'", "'b'", "'c'", "None"],
    "Int64": ["1", "2", "2", "-3", "None"],
    "boolean": ["True", "False", "None"],
    "string": ["'a'", "'b'", "'b'", "'Xy'", "None"],
    "Float64": ["1.5", "2.0", "2.0", "None"],
    "lists": ["[1, 2]", "[]", "['a']", "[3]", "None"],
}

WRAPPED = {
    "date": "pd.to_datetime({})",
    "time": "pd.to_datetime({}, format='ISO8601')",
    "delta": "pd.to_timedelta({})",
    "category": "pd.Categorical({})",
    "Int64": "pd.array({}, dtype='Int64')",
    "Float64": "pd.array({}, dtype='Float64')",
    "boolean": "pd.array({}, dtype='boolean')",
    "string": "pd.array({}, dtype='string')",
}

# Names of columns by kind; common kinds come up more often.
KINDS = {
    "int": ("i1", "i2"),
    "float": ("f1", "f2"),
    "text": ("t1", "t2"),
    "name": ("n1", "n2"),
    "date": ("d1", "d2"),
    "bool": ("b1",),
    "whole": ("w1",),
    "digits": ("g1",),
    "flag": ("o1",),
    "mixed": ("m1",),
    "whenstr": ("p1",),
    "time": ("h1",),
    "delta": ("e1",),
    "category": ("c1",),
    "Int64": ("I1",),
    "Float64": ("F1",),
    "boolean": ("B1",),
    "string": ("s1",),
    "lists": ("l1",),
}
WEIGHTS = [12, 12, 12, 10, 9, 7, 4, 3, 3, 2, 2, 3, 3, 4, 3, 1, 2, 3, 1]

INDEXES = [
    "list('{letters}')",
    "[{numbers}]",
    "pd.Index([{numbers}], name='id')",
    "pd.to_datetime([{dates}])",
    "pd.MultiIndex.from_arrays([[{numbers}], list('{letters}')], names=['u', 'v'])",
]


def column(rng, kind, rows):
    """The values of a column, as source text."""
    text = "[" + ", ".join(rng.choice(VALUES[kind]) for _ in range(rows)) + "]"
    return WRAPPED.get(kind, "{}").format(text)


def index(rng, rows):
    """A keyword argument with an index; mostly none."""
    if not rows or rng.random() > 0.2:
        return ""
    text = rng.choice(INDEXES).format(
        letters="".join(rng.choice("pqrs") for _ in range(rows)),
        numbers=", ".join(str(rng.choice([0, 1, 2, 5, 7, 10])) for _ in range(rows)),
        dates=", ".join(rng.choice(VALUES["date"][:4]) for _ in range(rows)),
    )
    return ", index=" + text


def frame(rng, name, least=0):
    """A statement that makes a frame: the column 'k' of small integers and two to four others."""
    rows = rng.choice([least, 1, 2, 3, 4, 5, 6, 8])
    columns = ["'k': " + column(rng, "key", rows)]
    kinds = list(KINDS)
    taken = set()
    for _ in range(rng.randint(2, 4)):
        kind = rng.choices(kinds, WEIGHTS)[0]
        label = rng.choice(KINDS[kind])
        if label not in taken:
            taken.add(label)
            columns.append(f"{label!r}: " + column(rng, kind, rows))
    return f"{name} = pd.DataFrame({{{', '.join(columns)}}}{index(rng, rows)})\n"
