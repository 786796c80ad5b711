from collections import ChainMap, Counter, defaultdict, namedtuple
from dataclasses import dataclass, field, asdict
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from functools import partial, reduce, wraps
from typing import Any, Dict, List, Optional, Tuple
import itertools as it
import math
import operator
import re
import textwrap

import numpy as np
import pandas as pd


def build(rows: List[Tuple], columns: Optional[List[str]] = None) -> pd.DataFrame:
    """Builds a frame of tuples."""
    return pd.DataFrame.from_records(rows, columns=columns or ["sku", "bin", "stock", "seen"])


stock = build(
    [
        ("ab-100", "L1", 4, "2024-05-01 08:00"),
        ("AB-100", "L2", 0, "2024-05-01 09:30"),
        ("cd-200", None, 12, None),
        (None, "L1", 3, "2024-04-30 23:59"),
        ("cd-200", "L3", -2, "2024-05-02 00:00"),
        ("ef-300 ", "l1", 12, "bad"),
        ("", "L2", 7, "2024-05-01 08:00"),
    ]
)

# case: decorator counts calls
def counted(func):
    @wraps(func)
    def inner(*args, **kwargs):
        inner.calls += 1
        return func(*args, **kwargs)
    inner.calls = 0
    return inner

@counted
def norm(s, upper=True):
    s = (s or "").strip()
    return s.upper() if upper else s
out = [norm(s) for s in stock["sku"]]
result = (out, norm.calls, norm.__name__)

# case: parse times strictly
def parse(text: Any) -> Optional[datetime]:
    try:
        return datetime.strptime(text, "%Y-%m-%d %H:%M")
    except (TypeError, ValueError):
        return None
stock["at"] = stock["seen"].map(parse)
result = stock[["sku", "at"]]

# case: compare with to_datetime
stock["at"] = pd.to_datetime(stock["seen"], errors="coerce")
first = stock.loc[stock["at"].idxmin()]
result = (first["bin"], stock["at"].min(), stock["at"].max() - stock["at"].min(), stock["at"].isna().sum())

# case: bins dictionary of frames
groups = {name.upper(): part for name, part in stock.groupby("bin")}
result = {k: part["stock"].tolist() for k, part in sorted(groups.items())}

# case: chainmap defaults
defaults = {"unit": "pcs", "min": 1, "max": 99}
special = {"max": 10}
cfg = ChainMap(special, defaults)
result = {k: cfg[k] for k in sorted(cfg)}

# case: operators table
ops = {"<": operator.lt, "<=": operator.le, "==": operator.eq, "!=": operator.ne}
result = {sym: int(fn(stock["stock"], 4).sum()) for sym, fn in ops.items()}

# case: combine masks with reduce
conditions = [stock["stock"] > 0, stock["bin"].notna(), stock["sku"].str.strip().str.len() > 0]
mask = reduce(operator.and_, conditions)
result = stock[mask]

# case: dedent and split
raw = textwrap.dedent("""
    a,1
      b,2
    c,
""").strip("\n")
result = [tuple(l.split(",")) for l in raw.split("\n")]

# case: time of day buckets
def bucket(ts):
    if pd.isna(ts):
        return None
    t = ts.time()
    if t < time(8, 30):
        return "early"
    return "day" if t <= time(18) else "late"
at = pd.to_datetime(stock["seen"], errors="coerce")
result = at.map(bucket).tolist()

# case: pairwise gaps
at = pd.to_datetime(stock["seen"], errors="coerce").dropna().sort_values()
gaps = [(b - a).total_seconds() / 60 for a, b in zip(at, at[1:])]
result = gaps

# case: stock matrix by nested comprehension
skus = sorted({s.strip().upper() for s in stock["sku"] if s})
binsn = sorted({b.upper() for b in stock["bin"] if b})
matrix = [[sum(r.stock for r in stock.itertuples() if (r.sku or "").strip().upper() == s and (r.bin or "").upper() == b) for b in binsn] for s in skus]
result = pd.DataFrame(matrix, index=skus, columns=binsn)

# case: lookup table and default bin
sizes = pd.Series({"L1": 10, "L2": 5}, name="size")
stock["size"] = stock["bin"].map(sizes).fillna(1).astype("int64")
stock["full"] = stock["stock"].div(stock["size"]).round(2)
result = stock[["bin", "size", "full"]]

# case: clip with min max builtins
result = [min(max(v, 0), 10) for v in stock["stock"]] == stock["stock"].clip(0, 10).tolist()

# case: safe division function
def safe_div(a, b, default=None):
    try:
        return a / b
    except ZeroDivisionError:
        return default
rows = [(a, b, safe_div(a, b, default=0.0)) for a, b in zip(stock["stock"].tolist(), [1, 2, 3, 0, 4, 0, 7])]
result = pd.DataFrame(rows, columns=list("abq"))

# case: numpy division by zero warns not
a = stock["stock"]
b = pd.Series([1, 0, 3, 0, 4, 0, 7])
result = (a / b, a // b, a % b)

# case: sort with mixed none keys
ordered = sorted(stock["sku"].tolist(), key=lambda s: (s is None, s.lower() if s else ""))
result = ordered

# case: sorting none raises
try:
    sorted(stock["sku"])
    result = "sorted"
except TypeError as e:
    result = str(e)

# case: walrus in comprehension
result = [m.group(2) for s in stock["sku"] if s and (m := re.match(r"(\w+)-(\d+)", s))]

# case: global counter state
state = {"n": 0}
def tick():
    state["n"] += 1
    return f"T{state['n']:03}"
stock["ticket"] = [tick() for _ in stock.index]
result = stock.set_index("ticket")["stock"].loc["T003":"T005"]

# case: nonlocal balance
def ledger(opening=0):
    balance = opening
    def move(n):
        nonlocal balance
        balance += n
        return balance
    return move
move = ledger(opening=10)
result = stock["stock"].map(move).tolist()

# case: format table of numbers
vals = [1234.5, -0.001, 1e10, float("nan"), 42]
result = [f"{v:,.1f}|{v:+.2e}|{v:>12.3f}|{v:g}" for v in vals]

# case: format ints and bases
result = [f"{n:b}|{n:#x}|{n:08d}|{n:,}|{n:>+6}|{n:%}" for n in (5, 255, 100000)]

# case: old style formatting
result = ["%s has %d (%5.1f%%)" % (str(s).strip(), n, n / 36 * 100) for s, n in zip(stock["sku"], stock["stock"])]

# case: str methods on the column
s = stock["sku"].fillna("none").str.strip()
result = pd.DataFrame({"part": s.str.partition("-")[0], "up": s.str.upper(), "z": s.str.zfill(8), "n": s.str.extract(r"(\d+)", expand=False)})

# case: select dtypes loop
stock["ok"] = stock["stock"] > 0
out = {}
for kind in ["number", "object", "bool"]:
    out[kind] = stock.select_dtypes(include=kind).columns.tolist()
result = out
