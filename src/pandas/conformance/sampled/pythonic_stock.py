import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, count, repeat, cycle
from functools import reduce, partial, lru_cache, cmp_to_key
from operator import itemgetter, attrgetter, methodcaller, add, sub, mul

stock = pd.DataFrame({
    "sku": ["AB-001", "AB-002", "ab-001", "CD-100", "CD-7", None, "EF-9999", "ZZ-0"],
    "desc": ["Bolt, M8", "Nut, M8", "bolt m8", "Washer  (pack of 50)", "Hinge", "???", "Drill 18V", ""],
    "on_hand": [120, 0, 15, 7, -3, 1, 2, 10**12],
    "cost": [0.1, 0.2, 0.3, 1.005, 4.35, np.nan, 129.99, 1e-7],
    "bin": ["A1", "A2", "A10", "B1", "B02", "", "C3", None],
    "active": [True, True, False, True, None, False, True, False],
})

moves = pd.DataFrame({
    "sku": ["AB-001", "AB-001", "CD-100", "AB-002", "EF-9999", "CD-100", "QQ-1", "AB-001", "CD-7"],
    "kind": ["in", "out", "out", "IN", "out ", "in", "in", "out", "adj"],
    "n": ["50", "20", "3", "1,000", "1", "x", "5", "-5", "0"],
    "when": pd.to_datetime(["2024-05-01 09:00", "2024-05-02 10:30", "2024-05-02 10:30", "2024-05-03", "2024-05-10 23:59:59", None, "2024-06-01", "2024-06-30 12:00", "2024-07-01"], format="ISO8601"),
})

bom = pd.DataFrame({
    "parent": ["KIT", "KIT", "DOOR", "DOOR", "FRAME", "FRAME", "LOOP1", "LOOP2"],
    "child": ["DOOR", "FRAME", "CD-7", "AB-001", "AB-001", "AB-002", "LOOP2", "LOOP1"],
    "qty": [1, 2, 3, 12, 4, 4, 1, 1],
})

# case: bom-explosion-recursive
tree = defaultdict(list)
for p, c, q in bom.itertuples(index=False):
    tree[p].append((c, q))

def explode(item, mult=1):
    if item not in tree:
        yield item, mult
        return
    for child, q in tree[item]:
        yield from explode(child, mult * q)

need = Counter()
for leaf, q in explode("KIT"):
    need[leaf] += q
result = dict(need.most_common())
# case: parse-move-quantities
total, bad = 0, []
for i, raw in enumerate(moves["n"]):
    try:
        total += int(raw.replace(",", ""))
    except ValueError as exc:
        bad.append(f"row {i}: {exc}")
result = total, bad
# case: signed-movement-ledger
sign = {"in": 1, "out": -1}
ledger = {}
for sku, kind, n in zip(moves.sku, moves.kind, moves.n):
    n = n.replace(",", "")
    if not n.lstrip("-").isdigit():
        continue
    ledger[sku] = ledger.get(sku, 0) + sign.get(kind.strip().lower(), 0) * int(n)
result = pd.Series(ledger, name="net").sort_index().to_frame().query("net != 0")
# case: bin-natural-order
def bin_key(b):
    m = re.match(r"([A-Z])(\d+)$", b or "")
    return (0, m[1], int(m[2])) if m else (1, "", 0)
order = sorted(range(len(stock)), key=lambda i: bin_key(stock["bin"].iloc[i]))
result = stock.iloc[order][["sku", "bin"]]
# case: float-repr-pitfalls
c = stock["cost"].tolist()
result = [c[0] + c[1], c[0] + c[1] == c[2], math.isclose(c[0] + c[1], c[2]), round(c[3], 2), f"{c[4] * 100}", int(c[4] * 100), str(c[7]), repr(1e16), repr(123456789012345680.0), 1e22, 0.1 * 3]
# case: big-int-arithmetic
n = max(stock["on_hand"].tolist())
result = (n * n * n, f"{n:,}", len(str(n ** 3)), n ** 3 % 97, -n // 7, math.isqrt(n), math.gcd(n, 360), f"{n:e}", n.bit_length(), 2 ** 100, f"{255:#x} {255:o} {255:b}")
# case: percent-format-rows
result = ["%-8s|%5d|%07.2f|%+d|%x|%s" % (s, q, c, q, abs(q), b) for s, q, c, b in zip(stock["sku"], stock["on_hand"], stock["cost"], stock["bin"]) if s and q < 1000]
# case: sku-split-prefix-frame
parts = [s.rpartition("-") if s else ("", "", "") for s in stock["sku"]]
result = pd.DataFrame({"prefix": [p[0].upper() for p in parts], "num": [int(p[2]) if p[2] else None for p in parts], "zf": [p[2].zfill(5) for p in parts]})
# case: dedupe-case-insensitive-keep-last
d = {}
for rec in stock.dropna(subset=["sku"]).to_dict(orient="records"):
    d[rec["sku"].upper()] = rec["on_hand"]
result = list(d.items())
# case: any-all-empty-truth
empty = stock[stock["on_hand"] > 10**15]
result = [any([]), all([]), bool(""), bool(" "), bool(0.0), bool("0"), bool([[]]), bool({}), not None, bool(float("nan")), len(empty) == 0, any(empty["on_hand"]), sum([]), max((), default=-1), min(empty["on_hand"].tolist(), default=None)]
# case: reorder-greedy-heap
need = [(int(q), s) for s, q in zip(stock["sku"], stock["on_hand"]) if s and q < 20]
heapq.heapify(need)
budget, bought = 6, []
while budget > 0 and need:
    q, s = heapq.heappop(need)
    bought.append(s)
    budget -= 1
    heapq.heappush(need, (q + 1, s))
result = (Counter(bought), sorted(need))
# case: rolling-window-islice
def windows(seq, n=3):
    it = iter(seq)
    win = deque(islice(it, n), maxlen=n)
    if len(win) == n:
        yield tuple(win)
    for x in it:
        win.append(x)
        yield tuple(win)
result = [round(sum(w) / 3, 2) for w in windows(stock["on_hand"].iloc[:-1].tolist())]
# case: timestamp-fields-none
rows = []
for ts in moves["when"]:
    if ts is pd.NaT:
        rows.append(None)
    else:
        rows.append((ts.strftime("%d.%m.%y"), ts.hour, ts.day_name()[:3], ts.isoformat(), ts.quarter, (ts + timedelta(days=31)).month))
result = rows
# case: month-buckets-ordereddict
od = OrderedDict()
for ts, s in sorted(zip(moves["when"].dropna(), moves["sku"]), reverse=True):
    od.setdefault(ts.strftime("%b"), set()).add(s)
od.move_to_end("Jul")
result = [(k, sorted(v)) for k, v in od.items()]
# case: isinstance-dispatch
def kind(v):
    if v is None:
        return "none"
    if isinstance(v, bool):
        return "bool"
    if isinstance(v, (int, np.integer)):
        return "int"
    if isinstance(v, float):
        return "nan" if v != v else "float"
    return type(v).__name__
result = [[kind(v) for v in row] for row in stock.itertuples(index=False, name=None)]
# case: sort-none-with-str-error
result = sorted(stock["bin"])
# case: missing-kind-key-error
handlers = {"in": add, "out": sub}
level = 0
for k, n in zip(moves["kind"], [50, 20, 3, 1000, 1, 0, 5, 5, 0]):
    level = handlers[k.strip()](level, n)
result = level
# case: caesar-bins
def shift(s, k):
    return "".join(chr((ord(c) - 65 + k) % 26 + 65) if c in string.ascii_uppercase else str((int(c) - k) % 10) if c.isdigit() else c for c in s)
result = {b: (shift(b, 3), shift(shift(b, 3), -3) == b) for b in stock["bin"] if b}
# case: slices-negative-step
s = stock["sku"].dropna().tolist()
w = "Washer  (pack of 50)"
result = (s[::-1], s[-2:], s[:-3:-1], s[5:1:-2], w[-1:-6:-1], w[100:], w[3:-3:4], list(range(10, 0, -3)), stock["on_hand"].tolist()[1::2])
# case: list-mutation-during-loop
q = stock["on_hand"].tolist()
for x in q:
    if x < 10:
        q.remove(x)
result = q
# case: value-by-active-nested-cond
result = stock.assign(
    value=[round(max(q, 0) * (0 if math.isnan(c) else c), 2) for q, c in zip(stock.on_hand, stock.cost)],
    status=["live" if a is True else "dead" if a is False else "unknown" for a in stock.active],
).groupby("status", as_index=False).agg(items=("sku", "size"), value=("value", "sum"))
# case: json-roundtrip-types
payload = {"a": (1, 2), 1: None, "f": 1.0, "n": [True, {"x": "é"}], "rows": stock[["sku", "on_hand"]].head(2).to_dict("split")["data"]}
text = json.dumps(payload)
back = json.loads(text)
result = (text, back == payload, back["a"], sorted(back), json.dumps("é", ensure_ascii=False), json.dumps({"b": 1, "a": [1.5, 2]}, separators=(",", ":"), sort_keys=True))
