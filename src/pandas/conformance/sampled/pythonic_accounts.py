import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
import operator
import statistics
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, count, repeat, cycle, starmap
from functools import reduce, partial, lru_cache, cmp_to_key
from operator import itemgetter, attrgetter, methodcaller

accounts = pd.DataFrame({
    "acct": [1001, 1002, 1003, 1004, 1005, 1006],
    "owner": ["R. Daneel", "susan calvin", "R. Daneel", None, "Elijah  Baley", "Gladia"],
    "currency": ["USD", "EUR", "usd", "GBP", "JPY", ""],
    "balance": ["1,250.75", "-300", "0", "99999999999999999999", "12_000", "(45.10)"],
    "opened": pd.to_datetime(["2019-12-31", "2020-02-29", "2021-01-01", None, "2022-06-15", "2020-02-29"]),
    "limits": [{"daily": 500, "monthly": 5000}, {"daily": 100}, {}, None, {"daily": 0, "monthly": 0}, {"weekly": 70}],
})

txns = pd.DataFrame({
    "tid": range(1, 15),
    "src": [1001, 1001, 1002, 1003, 1001, 1005, 1002, 9999, 1001, 1003, 1003, 1006, 1005, 1001],
    "dst": [1002, 1003, 1001, 1001, 1005, 1001, 1002, 1001, 1002, 1002, None, 1005, 1006, 1002],
    "amount": [100.0, 0.1, 0.2, 50.0, 33.33, 33.33, 10.0, 1e6, 100.0, -20.0, 5.0, 0.005, 2.5, 100.0],
    "memo": ["rent Jan", "coffee", "COFFEE", "rent Feb", "", None, "self", "prize!!!", "rent jan", "refund #12", "atm", "dust", "Rent  MAR", "rent Jan"],
    "day": ["2024-01-31", "2024-02-01", "2024-02-01", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-01", "2024-03-15", "2024-03-31", "2024-04-01", "2024-04-01", "2024-12-30", "2024-12-31", "2025-01-01"],
})

rates = pd.DataFrame({
    "cur": ["USD", "EUR", "GBP", "JPY", "EUR"],
    "rate": [1.0, 1.1, 1.25, 0.0067, 1.08],
    "from": ["2024-01-01", "2024-01-01", "2024-01-01", "2024-01-01", "2024-03-01"],
})

# case: balance-parse-accounting
def parse(s):
    neg = s.startswith("(") and s.endswith(")")
    s = s.strip("()").replace(",", "").replace("_", "")
    v = float(s) if "." in s else int(s)
    return -v if neg else v
result = {a: parse(b) for a, b in zip(accounts["acct"], accounts["balance"])}
# case: int-accepts-underscore
out = []
for b in accounts["balance"]:
    try:
        out.append(int(b))
    except ValueError as e:
        out.append(str(e).split(": ")[-1])
result = out
# case: float-sum-vs-fsum
xs = txns["amount"].head(3).tolist()
result = sum([0.1] * 10), math.fsum([0.1] * 10), 0.1 + 0.2, xs[1] + xs[2] == 0.3, f"{xs[1] + xs[2]:.17f}", round(xs[1] + xs[2], 2), (0.1 + 0.2).hex()
# case: cents-split-exactly
def split(amount, n):
    cents = round(amount * 100)
    q, r = divmod(cents, n)
    return [(q + (i < r)) / 100 for i in range(n)]
result = {t: split(a, 3) for t, a in zip(txns["tid"].head(6).tolist(), txns["amount"])}
# case: limits-dict-get
rows = []
for acct, lim in zip(accounts["acct"], accounts["limits"]):
    lim = lim or {}
    rows.append((acct, lim.get("daily", math.inf), lim.get("monthly") or lim.get("weekly", 0) * 4 or None))
result = pd.DataFrame(rows, columns=["acct", "daily", "monthly"])
# case: limits-key-error
result = [lim["daily"] for lim in accounts["limits"] if lim is not None]
# case: memo-category-rules
rules = [(re.compile(r"\brent\b", re.I), "housing"), (re.compile(r"coffee|cafe", re.I), "food"), (re.compile(r"#\d+"), "refund")]
def cat(memo):
    return next((c for rx, c in rules if rx.search(memo)), "other") if memo else "blank"
t = txns.assign(cat=[cat(m) for m in txns["memo"]])
result = t.groupby("cat")["amount"].agg(["size", "sum"]).round(2).sort_values(["size", "sum"], ascending=[False, True])
# case: duplicate-payments-window
seen = {}
flags = []
for r in txns.itertuples(index=False):
    key = (r.src, r.dst, r.amount)
    d = date.fromisoformat(r.day)
    prev = seen.get(key)
    flags.append(prev is not None and (d - prev).days <= 60)
    seen[key] = d
result = txns.loc[flags, ["tid", "day"]]
# case: month-end-add-months
def add_months(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    m += 1
    last = (date(y + (m == 12), m % 12 + 1, 1) - timedelta(days=1)).day
    return d.replace(year=y, month=m, day=min(d.day, last))
ds = [date.fromisoformat(x) for x in txns["day"].unique()]
result = [str(add_months(d, n)) for d, n in zip(ds, (1, -1, 12, 24, -13, 0))]
# case: iso-week-year-boundary
result = [(x, *date.fromisoformat(x).isocalendar(), date.fromisoformat(x).strftime("%G-W%V")) for x in txns["day"].tail(3)]
# case: quarter-groupby-sorted
key = lambda r: f"{r[1][:4]}Q{(int(r[1][5:7]) + 2) // 3}"
rows = sorted(zip(txns["amount"], txns["day"]), key=key)
result = {k: round(sum(map(itemgetter(0), g)), 2) for k, g in groupby(rows, key)}
# case: luhn-checksum
def luhn(n):
    ds = [int(c) for c in str(n)][::-1]
    return (sum(ds[::2]) + sum(sum(divmod(2 * d, 10)) for d in ds[1::2])) % 10 == 0
result = {a: luhn(a) for a in accounts["acct"].tolist()}, [d for d in range(10) if luhn(f"1001{d}")], luhn(4539578763621486)
# case: rate-lookup-bisect-dates
hist = defaultdict(list)
for c, r, f in sorted(rates.itertuples(index=False, name=None), key=itemgetter(2)):
    hist[c].append((f, r))
def rate(cur, day):
    h = hist.get(cur.upper())
    if not h:
        raise LookupError(f"no rates for {cur!r}")
    i = bisect.bisect_right([f for f, _ in h], day) - 1
    return h[i][1] if i >= 0 else None
out = []
for args in [("EUR", "2024-02-29"), ("eur", "2024-03-01"), ("JPY", "2023-12-31"), ("", "2024-01-01")]:
    try:
        out.append(rate(*args))
    except LookupError as e:
        out.append(repr(e))
result = out
# case: sort-owner-none-lambda
acc = sorted(accounts[["owner", "acct"]].itertuples(index=False, name=None), key=lambda t: ((t[0] is None), (t[0] or "").split()[-1:] , -t[1]))
result = acc
# case: balance-sum-strings
result = accounts["balance"].sum() / 2
# case: owner-dedupe-dict-fromkeys
result = list(dict.fromkeys(" ".join(o.split()).title() for o in accounts["owner"].dropna())), accounts["owner"].nunique(), len({*accounts["owner"]})
# case: transfer-graph-components
adj = defaultdict(set)
for s, d in txns[["src", "dst"]].dropna().astype(int).itertuples(index=False, name=None):
    adj[s].add(d)
    adj[d].add(s)
def component(start):
    stack, seen = [start], set()
    while stack:
        n = stack.pop()
        if n in seen:
            continue
        seen.add(n)
        stack.extend(adj[n] - seen)
    return seen
comps, done = [], set()
for a in accounts["acct"].tolist():
    if a not in done:
        comps.append(sorted(comp := component(a)))
        done |= comp
result = comps
# case: running-balance-frame
t = txns[txns[["src", "dst"]].eq(1001).any(axis=1)].copy()
t["signed"] = [a * ((d == 1001) - (s == 1001)) for s, d, a in zip(t["src"], t["dst"], t["amount"])]
t["balance"] = [round(b, 2) for b in accumulate(t["signed"], initial=1250.75)][1:]
result = t[["tid", "signed", "balance"]]
# case: interest-generator-yield-send-free
def compound(p, r):
    year = 0
    while True:
        yield year, round(p, 2)
        p *= 1 + r
        year += 1
gen = compound(1250.75, 0.05)
first = list(islice(gen, 3))
over = next(x for x in gen if x[1] > 2000)
result = first, over, next(gen)[0], next(iter([]), "empty")
# case: currency-table-formats
out = []
for c, r in zip(rates["cur"], rates["rate"]):
    out.append(f"{c:_<5}{r:>10.4f}{r:10.2e}{r:g}{r:%}|{r!s:>8}|{1000 / r:,.1f}|{int(r * 100):+05d}")
result = out
# case: equality-of-nested
a = accounts["limits"].tolist()
b = copy.deepcopy(a)
b[0] = dict(reversed(b[0].items()))
result = a == b, a is b, a[0] == b[0], list(a[0]) == list(b[0]), [1, True, 1.0] == [True, 1, 1], {1: "a", True: "b", 1.0: "c"}, (1, [2]) == (1, [2]), {"x"} == frozenset("x"), "1" == 1, None == 0, [] == ()
# case: chained-comparison-and-in
lo, hi = 0, 50
mask = [lo < a <= hi != 33.33 for a in txns["amount"]]
inside = [a for a in txns["amount"].tolist() if 0 < a < 1 or a in (5.0, 2.5)]
result = sum(mask), inside, 1 < 3 > 2, (1 < 2) == True, 1 in [1.0], "" in "abc", "rent" in txns["memo"].tolist(), 3 in txns["tid"], 14 in txns["tid"]
# case: group-frames-to-dict-of-lists
result = {
    int(k): {"n": len(g), "memos": [m.lower() for m in g["memo"] if m], "max": g["amount"].max().item()}
    for k, g in txns.groupby("src") if len(g) >= 2
}
