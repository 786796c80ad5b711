import os
import random
import textwrap
import unittest.mock as mock
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from functools import total_ordering
from operator import attrgetter
from pathlib import Path

import pandas as pd

frame = pd.DataFrame({"k": ["b", "a"], "v": [1, 2]})

# case: imports that are not used
result = frame

# case: an import that a name takes the place of
Path = "a/b"
result = Path.split("/")

# case: an import in a function
def total(values):
    import sys
    from statistics import mean

    return mean(values)


result = total([1, 2, 6])

# case: dedent
result = [
    textwrap.dedent(text)
    for text in ["\n  a\n    b\n   \n  c\n", "a\n  b", "\tx\n  y", "", "  \n ", "  a\r\n  b", "   one"]
]

# case: indent
result = [
    textwrap.indent("a\n\n  \nb", "> "),
    textwrap.indent("a\n\nb\n", "--", lambda line: True),
    textwrap.indent("a\nbb\n", "+", lambda line: len(line) > 2),
    textwrap.indent("", "x"),
]

# case: attrgetter of several
rows = sorted(frame.itertuples(), key=attrgetter("v", "k"), reverse=True)
result = [attrgetter("k", "v")(row) for row in rows]

# case: attrgetter of an attribute's attribute
result = attrgetter("index.size", "shape")(frame)

# case: attrgetter of no text
result = attrgetter(1)

# case: attrgetter of nothing
result = attrgetter()
