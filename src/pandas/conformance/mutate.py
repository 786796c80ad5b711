"""Writes changed copies of the conformance programs and what real pandas makes of them.

    python mutate.py FOLDER FIRST_SEED LAST_SEED [PROGRAMS_PER_SEED]

Each seed gives FOLDER/SEED.py and SEED.json, in the form that regenerate.py reads and writes. A
program is one of the conformance programs with one to three changes: a method, keyword, literal,
operator or column in place of another one that the programs use, a step more or less, or
other rows. So what is tried lies near to what models write.
"""

import ast
import collections
import contextlib
import io
import pathlib
import random
import resource
import signal
import sys

import regenerate

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 3
MEMORY = 3 << 30

# Methods that can stand for each other, most of them with the same arguments.
KIN = [
    "sum mean median min max count nunique first last std var prod size any all".split(),
    "cumsum cumprod cummax cummin rank diff shift pct_change cumcount ffill bfill".split(),
    "head tail nlargest nsmallest".split(),
    "idxmax idxmin argmax argmin".split(),
    "isna notna isnull notnull".split(),
    "upper lower title capitalize strip lstrip rstrip swapcase len".split(),
    "startswith endswith contains match fullmatch count find".split(),
    "split rsplit partition".split(),
    "year month day hour dayofweek quarter dayofyear is_month_end days_in_month date".split(),
    "day_name month_name".split(),
    "add sub mul div truediv floordiv mod pow radd rsub".split(),
    "eq ne lt le gt ge".split(),
    "merge join".split(),
    "apply transform agg map filter pipe".split(),
    "loc iloc".split(),
    "at iat".split(),
    "unique nunique value_counts mode describe drop_duplicates duplicated".split(),
    "tolist to_list to_numpy to_frame reset_index".split(),
    "where mask".split(),
    "stack unstack".split(),
    "sort_values sort_index".split(),
    "floor ceil round normalize".split(),
    "rolling expanding".split(),
    "fillna dropna interpolate".split(),
    "union intersection difference symmetric_difference".split(),
]
KIN_OF = {name: family for family in KIN for name in family}
STEPS = """
V = V.iloc[:0]
V = V.iloc[::-1]
V = V.iloc[:1]
V = V.iloc[1:]
V = V.head(2)
V = pd.concat([V, V])
V = pd.concat([V, V], ignore_index=True)
V = V.sort_values(C)
V = V.set_index(C)
V = V.set_index(C, drop=False)
V = V.reset_index()
V = V.rename(columns={C: C2})
V = V.dropna()
V = V.drop_duplicates()
V = V.convert_dtypes()
V = V.astype(object)
V = V.fillna(0)
V = V.T
V = V[V[C].notna()]
V = V.where(V.notna(), None)
V = V.drop(columns=C)
V[C] = V[C].astype('category')
V[C] = V[C].astype('string')
V[C] = V[C].astype(str)
V[C] = V[C].astype(float)
V[C] = V[C].astype('Int64')
V[C] = V[C].astype(object)
V[C] = V[C].shift()
V[C] = None
V[C] = V[C2]
V[C] = V[C].where(V.index % 2 == 0)
V[C] = pd.to_numeric(V[C], errors='coerce')
V[C] = pd.to_datetime(V[C], errors='coerce')
V.loc[V.index[0], C] = None
V.loc[V.index[-1], C] = V.loc[V.index[0], C]
V.loc[len(V)] = V.iloc[0]
V.index = [0] * len(V)
V.index = list('abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz')[:len(V)]
V.columns = [str(c).upper() for c in V.columns]
V.columns.name = 'cols'
V.index.name = 'ix'
""".strip().splitlines()
SIDES = [ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.BitAnd, ast.BitOr]
COMPARISONS = [ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE]
LITERALS = [None, True, False, 0, 1, 2, -1, 0.5, 1.5, 10, "", "a", "x", " "]


class TooLong(BaseException):
    """Pandas has not ended in time."""


def too_long(*_):
    raise TooLong


def corpus():
    """The programs, with their data."""
    found = []
    for path in sorted(HERE.glob("programs/*.py")):
        found += [code for _, code in regenerate.cases(path.read_text())]
    return found


def keywords(programs):
    """What values each keyword of each method is given in the programs, as source text."""
    given = collections.defaultdict(lambda: collections.defaultdict(set))
    for code in programs:
        with contextlib.suppress(SyntaxError):
            for node in ast.walk(ast.parse(code)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    for keyword in node.keywords:
                        text = ast.unparse(keyword.value)
                        if keyword.arg and len(text) < 30 and not any(letter in text for letter in "(["):
                            given[node.func.attr][keyword.arg].add(text)
    return {
        method: {keyword: sorted(values) for keyword, values in sorted(of.items())}
        for method, of in given.items()
    }


def columns(tree):
    """Text that looks like names of columns, as dict keys and subscripts have it."""
    found = []
    for node in ast.walk(tree):
        keys = node.keys if isinstance(node, ast.Dict) else [node.slice] if isinstance(node, ast.Subscript) else []
        found += [key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return list(dict.fromkeys(found))


class Changer:
    """Changes one program at random places."""

    def __init__(self, rng, tree, given):
        self.rng = rng
        self.tree = tree
        self.given = given
        self.labels = columns(tree)

    def change(self):
        kinds = [
            self.method, self.method, self.keyword, self.keyword, self.more_keywords, self.more_keywords, self.literal,
            self.label, self.label, self.operator, self.step, self.step, self.step, self.shorter, self.swap, self.cell, self.cell,
        ]
        return self.rng.choice(kinds)()

    def pick(self, wanted):
        found = [node for node in ast.walk(self.tree) if wanted(node)]
        return self.rng.choice(found) if found else None

    def method(self):
        node = self.pick(lambda each: isinstance(each, ast.Attribute) and each.attr in KIN_OF)
        if node:
            node.attr = self.rng.choice(KIN_OF[node.attr])
        else:
            self.text_of_kin()
        return bool(node)

    def text_of_kin(self):
        node = self.pick(lambda each: isinstance(each, ast.Constant) and each.value in KIN_OF)
        if node:
            node.value = self.rng.choice(KIN_OF[node.value])

    def keyword(self):
        node = self.pick(lambda each: isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.keywords)
        if not node:
            return False
        keyword = self.rng.choice(node.keywords)
        values = self.given.get(node.func.attr, {}).get(keyword.arg)
        if self.rng.random() < 0.2:
            node.keywords.remove(keyword)
        elif values:
            keyword.value = ast.parse(self.rng.choice(values), mode="eval").body
        return True

    def more_keywords(self):
        node = self.pick(
            lambda each: isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and self.given.get(each.func.attr)
        )
        if not node:
            return False
        known = self.given[node.func.attr]
        name = self.rng.choice(list(known))
        if any(keyword.arg == name for keyword in node.keywords):
            return False
        node.keywords.append(ast.keyword(name, ast.parse(self.rng.choice(known[name]), mode="eval").body))
        return True

    def literal(self):
        node = self.pick(lambda each: isinstance(each, ast.Constant) and each.value not in self.labels)
        if not node or isinstance(node.value, str) and self.rng.random() < 0.7:
            return False
        node.value = self.rng.choice(LITERALS)
        return True

    def label(self):
        node = self.pick(lambda each: isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value in self.labels)
        if node and len(self.labels) > 1:
            node.value = self.rng.choice(self.labels)
        return bool(node)

    def operator(self):
        node = self.pick(lambda each: isinstance(each, (ast.BinOp, ast.Compare)))
        if isinstance(node, ast.BinOp):
            node.op = self.rng.choice(SIDES)()
        elif node and type(node.ops[0]) in COMPARISONS:
            node.ops[0] = self.rng.choice(COMPARISONS)()
        return bool(node)

    def step(self):
        """A statement more, after one that gives a name a value."""
        at = [
            place
            for place, statement in enumerate(self.tree.body)
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
        ]
        if not at or not self.labels:
            return False
        place = self.rng.choice(at)
        name = self.tree.body[place].targets[0].id
        text = self.rng.choice(STEPS)
        filled = (
            text.replace("C2", repr(self.rng.choice(self.labels))).replace("[C]", f"[{self.rng.choice(self.labels)!r}]")
            .replace("(C", "(" + repr(self.rng.choice(self.labels))).replace("{C", "{" + repr(self.rng.choice(self.labels)))
            .replace(", C]", f", {self.rng.choice(self.labels)!r}]").replace("columns=C", f"columns={self.rng.choice(self.labels)!r}")
        )
        filled = " ".join(name + word[1:] if word[:1] == "V" and not word[1:2].isalpha() else word for word in filled.split(" "))
        filled = filled.replace("(V", "(" + name).replace("[V", "[" + name)
        self.tree.body[place + 1 : place + 1] = ast.parse(filled).body
        return True

    def shorter(self):
        """A call of a chain less."""
        node = self.pick(
            lambda each: isinstance(each, ast.Attribute) and isinstance(each.value, ast.Call) and isinstance(each.value.func, ast.Attribute)
        )
        if node:
            node.value = node.value.func.value
        return bool(node)

    def swap(self):
        """Two calls of a chain the other way round."""
        node = self.pick(
            lambda each: isinstance(each, ast.Call)
            and isinstance(each.func, ast.Attribute)
            and isinstance(each.func.value, ast.Call)
            and isinstance(each.func.value.func, ast.Attribute)
        )
        if node:
            inner = node.func.value
            node.func.attr, inner.func.attr = inner.func.attr, node.func.attr
            node.args, inner.args = inner.args, node.args
            node.keywords, inner.keywords = inner.keywords, node.keywords
        return bool(node)

    def cell(self):
        """Another cell in the data."""
        node = self.pick(lambda each: isinstance(each, ast.List) and len(each.elts) > 1)
        if not node:
            return False
        place = self.rng.randrange(len(node.elts))
        node.elts[place] = (
            ast.Constant(None) if self.rng.random() < 0.4 else ast.parse(ast.unparse(self.rng.choice(node.elts)), mode="eval").body
        )
        return True


def changed(rng, programs, given):
    """A changed program, or None where the change came to nothing."""
    code = rng.choice(programs)
    try:
        tree = ast.parse(code)
        before = ast.unparse(tree)
        changer = Changer(rng, tree, given)
        for _ in range(rng.choice([1, 1, 2, 2, 3])):
            changer.change()
        after = ast.unparse(ast.fix_missing_locations(tree))
        ast.parse(after)
    except (SyntaxError, ValueError, AttributeError, RecursionError):
        return None
    return after + "\n" if after != before and "# case" not in after else None


def outcome(code):
    """What pandas gives; None where it takes too long or too much memory."""
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return regenerate.run(code)
    except (TooLong, MemoryError, SystemExit, RecursionError):
        return None
    except Exception:  # what the outcome cannot be written for
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def main(folder, first, last, count=1000):
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGALRM, too_long)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    programs = corpus()
    given = keywords(programs)
    for seed in range(first, last + 1):
        rng = random.Random(seed)
        found = {}
        while len(found) < count:
            code = changed(rng, programs, given)
            if code and code not in found:
                with contextlib.redirect_stderr(io.StringIO()):
                    result = outcome(code)
                if result is not None and result.get("error") != "no result":
                    found[code] = result
        named = [(f"{seed}-{at}", code, result) for at, (code, result) in enumerate(found.items())]
        (target / f"{seed}.py").write_text("".join(f"# case: {name}\n{code}" for name, code, _ in named))
        (target / f"{seed}.json").write_text(regenerate.listed((name, result) for name, _, result in named))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]))
