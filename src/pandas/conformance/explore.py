"""Writes random programs and what real pandas makes of them, for finding where Assay disagrees.

    python explore.py FOLDER FIRST_SEED LAST_SEED [PROGRAMS_PER_SEED [corners]]

For each seed the folder gets SEED.py and SEED.json, in the form that regenerate.py reads and
writes. A program makes two random frames and applies one to four steps to them, chosen so that
they mostly fit what the program has made so far. No program is written twice. With 'corners' the
frames have categories that no row has, indexes with a freq, named columns and other rarer things.
"""

import contextlib
import io
import json
import pathlib
import random
import re
import sys

import regenerate
import numpy as np
import pandas as pd

from explore_data import frame
import explore_steps

FRAME, IDIOMS, SERIES, NUMBERS, MULTI, TEXTS, TIMES, INDEX, ARRAY = (
    explore_steps.lines(getattr(explore_steps, name))
    for name in ("FRAME", "IDIOMS", "SERIES", "NUMBERS", "MULTI", "TEXTS", "TIMES", "INDEX", "ARRAY")
)
HEAD = "import pandas as pd\nimport numpy as np\n"
PLACE = re.compile(r"<((?:[^<>]|<[^<>]*>)*)>")
VALUES = ["0", "1", "2", "1.5", "'a'", "'b'", "None", "np.nan", "True", "'new'", "-1", "pd.Timestamp('2020-01-15')"]


class Misfit(Exception):
    """The template asks for something that the data has not."""


def kind(dtype):
    name = str(dtype)
    if name.startswith("datetime"):
        return "d"
    if name.startswith("timedelta"):
        return "e"
    if name in ("bool", "boolean"):
        return "b"
    if name == "category":
        return "q"
    if name in ("object", "string"):
        return "t"
    return "n" if pd.api.types.is_numeric_dtype(dtype) else "o"


def writable(label):
    """Whether the label's repr is source text."""
    if isinstance(label, tuple):
        return all(writable(each) for each in label)
    return isinstance(label, (str, int, float, bool)) and label == label


class Filler:
    """Fills a template for one frame or series."""

    def __init__(self, rng, scope):
        self.rng = rng
        self.data = scope["x"]
        self.other = scope["y"]

    def fill(self, template):
        depth = 0
        while "<" in template and depth < 6:
            filled = PLACE.sub(self.place, template)
            if filled == template:
                break
            template, depth = filled, depth + 1
        return template.replace("\u2039", "<").replace("\u203a", ">").replace("\u00b6", "\n")

    def place(self, match):
        inner = match[1]
        method = getattr(self, "fill_" + inner, None) if inner.isidentifier() else None
        if method:
            return method()
        return self.rng.choice(split(inner))

    def columns(self, kinds=None):
        if not isinstance(self.data, pd.DataFrame):
            raise Misfit
        found = [
            label
            for label, dtype in zip(self.data.columns, self.data.dtypes)
            if writable(label) and (kinds is None or kind(dtype) in kinds)
        ]
        if not found:
            raise Misfit
        return found

    def one(self, kinds=None):
        return repr(self.rng.choice(self.columns(kinds)))

    def fill_c(self):
        return self.one()

    def fill_cname(self):
        names = [label for label in self.columns() if isinstance(label, str) and label.isidentifier()]
        if not names:
            raise Misfit
        return self.rng.choice(names)

    def fill_cs(self):
        labels = list(dict.fromkeys(self.columns()))
        return repr(self.rng.sample(labels, min(len(labels), self.rng.randint(1, 3))))

    def fill_yc(self):
        return repr(self.rng.choice(list(self.other.columns)))

    def fill_n(self):
        return self.one("n")

    def fill_ns(self):
        return repr(list(dict.fromkeys(self.columns("n"))))

    def fill_t(self):
        return self.one("t")

    def fill_d(self):
        return self.one("d")

    def fill_e(self):
        return self.one("e")

    def fill_b(self):
        return self.one("b")

    def fill_q(self):
        return self.one("q")

    def fill_l(self):
        labels = [label for label in self.data.index.tolist() if writable(label)]
        if not labels or self.rng.random() < 0.1:
            return self.rng.choice(["0", "1", "'p'", "'zz'"])
        return repr(self.rng.choice(labels))

    def fill_v(self):
        return self.rng.choice(VALUES)

    def fill_v2(self):
        return self.rng.choice(["1", "2", '"a"', "1.5", "0"])

    def fill_agg(self):
        return self.rng.choice("sum mean min max median std count nunique first last var prod size".split())

    def fill_op(self):
        return self.rng.choice(["+", "-", "*", "/", "//", "%", "**"])

    def fill_cmp(self):
        return self.rng.choice(["\u203a", "\u2039", "\u203a=", "\u2039=", "==", "!="])

    def fill_cond(self):
        label = self.rng.choice(self.columns())
        # by their text: a label with NA in it is not equal to any, nor unequal
        at = [repr(each) for each in self.data.columns].index(repr(label))
        return self.fill(self.rng.choice(CONDITIONS[kind(self.data.dtypes.iloc[at])]).replace("COLUMN", f"x[{label!r}]"))


CONDITIONS = {
    "n": ["COLUMN <cmp> <0|1|2>", "COLUMN.between(1, 3)", "COLUMN == COLUMN.max()", "COLUMN.isin([1, 2.0])", "COLUMN.notna()", "COLUMN % 2 == 0"],
    "t": ["COLUMN <==|!=> 'b'", "COLUMN.notna()", "COLUMN.isna()", "COLUMN.isin(['a', 'b', None])", "COLUMN.str.contains('b', na=False)", "COLUMN.str.len() > 1", "COLUMN.duplicated()"],
    "d": ["COLUMN <cmp> '2020-02-01'", "COLUMN.dt.year == 2021", "COLUMN.isna()", "COLUMN == COLUMN.max()"],
    "e": ["COLUMN <cmp> pd.Timedelta(days=1)", "COLUMN.isna()", "COLUMN.dt.days > 0"],
    "b": ["COLUMN", "~COLUMN", "COLUMN == True", "COLUMN.isna()"],
    "q": ["COLUMN == 'a'", "COLUMN.isin(['a', 'b'])", "COLUMN.isna()"],
    "o": ["COLUMN.isna()", "COLUMN.notna()"],
}


def split(text):
    """The alternatives of a template, parted by bars that are not inside brackets of their own."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter == "<") - (letter == ">")
        if letter == "|" and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    return parts + [text[start:]]


def templates(rng, data):
    if isinstance(data, pd.DataFrame):
        if data.index.nlevels > 1 and rng.random() < 0.3:
            return MULTI
        return IDIOMS if rng.random() < 0.3 else FRAME
    if isinstance(data, pd.Series):
        found = [SERIES]
        found += [NUMBERS] if kind(data.dtype) == "n" else []
        found += [TEXTS] if kind(data.dtype) == "t" else []
        found += [TIMES] if kind(data.dtype) == "d" else []
        found += [MULTI] if data.index.nlevels > 1 else []
        return rng.choice(found)
    if isinstance(data, pd.Index):
        return INDEX
    return ARRAY if isinstance(data, np.ndarray) else None


def step(rng, scope):
    """The next step, or None where what there is takes no more."""
    choice = templates(rng, scope["x"])
    while choice:
        with contextlib.suppress(Misfit):
            return Filler(rng, scope).fill(rng.choice(choice))
    return None


def program(rng, corners):
    """A program after the imports, and its outcome."""
    code = frame(rng, "x", 0, corners) + frame(rng, "y", 1, corners)
    scope = {"pd": pd, "np": np, "__name__": "__main__"}
    exec(code, scope)
    for _ in range(rng.choice([1, 2, 2, 3, 3, 4])):
        line = step(rng, scope)
        if line is None:
            break
        code += line + "\n"
        try:
            exec(line, scope)
        except Exception as error:
            return code + "result = x\n", regenerate.error(error)
    return code + "result = x\n", regenerate.outcome(scope["x"])


def main(folder, first, last, count=1000, corners=False):
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for seed in range(first, last + 1):
        rng = random.Random(seed)
        programs = {}
        while len(programs) < count:
            with contextlib.redirect_stdout(io.StringIO()):
                code, outcome = program(rng, corners)
            programs[code] = outcome
        named = [(f"{seed}-{at}", code, outcome) for at, (code, outcome) in enumerate(programs.items())]
        (target / f"{seed}.py").write_text(HEAD + "".join(f"# case: {name}\n{code}" for name, code, _ in named))
        (target / f"{seed}.json").write_text(regenerate.listed((name, outcome) for name, _, outcome in named))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]), corners="corners" in sys.argv[5:])
