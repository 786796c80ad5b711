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

# What frames of corners have beside the others: columns of these kinds, indexes, and changes of the whole frame.
CORNER_COLUMNS = {
    "category": [
        "pd.Categorical({})",
        "pd.Categorical({}, categories=['a', 'b', 'c', 'd'])",
        "pd.Categorical({}, categories=['c', 'b', 'a'], ordered=True)",
        "pd.Categorical({}, categories=['z', 'b', 'a', 'c'])",
    ],
    "key": ["{}", "np.array({}, dtype='int32')", "pd.Categorical({}, categories=[3, 2, 1, 0])", "pd.array({}, dtype='Int64')"],
    "date": ["pd.to_datetime({})", "pd.PeriodIndex({}, freq='M')", "np.array(pd.to_datetime({}), dtype='datetime64[s]')"],
    "bool": ["{}", "pd.array({}, dtype='boolean')", "pd.Categorical({})"],
}
CORNER_INDEXES = [
    "pd.date_range('2020-01-30', periods={rows}, freq='D')",
    "pd.date_range('2020-01-31', periods={rows}, freq='ME', name='day')",
    "pd.period_range('2020-01', periods={rows}, freq='M')",
    "pd.CategoricalIndex(list('{letters}'), categories=list('srqpo'), name='grade')",
    "pd.RangeIndex({rows}, 0, -1, name='n')",
    "pd.Index([{numbers}], dtype='float64')",
    "pd.MultiIndex.from_arrays([list('{letters}'), pd.to_datetime([{dates}])], names=['u', None])",
    "pd.MultiIndex.from_product([['a', 'b', 'c'], [1, 2, 3]], names=['u', 'v'])[:{rows}]",
]
CORNER_CHANGES = [
    "",
    "",
    "{0} = {0}.rename_axis(columns='s')\n",
    "{0} = {0}.rename_axis(columns='s')\n",
    "{0} = pd.concat({{'p': {0}}}, axis=1)\n",
    "{0} = pd.concat({{'p': {0}}}, axis=1, names=['o', 's'])\n",
    "{0} = pd.concat([{0}, {0}.iloc[:1]])\n",
    "{0} = {0}.sort_index(ascending=False)\n",
    "{0} = {0}[{0}['k'] != 2]\n",
    "{0} = {0}.set_axis(range({0}.shape[1]), axis=1)\n",
    "{0} = {0}.convert_dtypes()\n",
]


def column(rng, kind, rows, corners=False):
    """The values of a column, as source text."""
    text = "[" + ", ".join(rng.choice(VALUES[kind]) for _ in range(rows)) + "]"
    if corners and kind in CORNER_COLUMNS:
        return rng.choice(CORNER_COLUMNS[kind]).format(text)
    return WRAPPED.get(kind, "{}").format(text)


def index(rng, rows, corners=False):
    """A keyword argument with an index; mostly none."""
    if not rows or rng.random() > (0.5 if corners else 0.2):
        return ""
    text = rng.choice(CORNER_INDEXES if corners else INDEXES).format(
        rows=rows,
        letters="".join(rng.choice("pqrs") for _ in range(rows)),
        numbers=", ".join(str(rng.choice([0, 1, 2, 5, 7, 10])) for _ in range(rows)),
        dates=", ".join(rng.choice(VALUES["date"][:4]) for _ in range(rows)),
    )
    return ", index=" + text


def frame(rng, name, least=0, corners=False):
    """Statements that make a frame: the column 'k' of small integers and two to four others."""
    rows = rng.choice([least, 1, 2, 3, 4, 5, 6, 8])
    columns = ["'k': " + column(rng, "key", rows, corners)]
    kinds = list(KINDS)
    taken = set()
    for _ in range(rng.randint(2, 4)):
        kind = rng.choices(kinds, WEIGHTS)[0]
        label = rng.choice(KINDS[kind])
        if label not in taken:
            taken.add(label)
            columns.append(f"{label!r}: " + column(rng, kind, rows, corners))
    made = f"{name} = pd.DataFrame({{{', '.join(columns)}}}{index(rng, rows, corners)})\n"
    return made + (rng.choice(CORNER_CHANGES).format(name) if corners else "")
