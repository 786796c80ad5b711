import pandas as pd
import numpy as np
import math
import re
from collections import defaultdict, Counter, deque
from itertools import accumulate, chain, zip_longest, islice, product, combinations

parts_df = pd.DataFrame({
    "part": ["BIKE", "FRAME", "WHEEL", "RIM", "SPOKE", "TYRE", "SEAT", "BOLT", "BELL"],
    "unit_cost": [None, 120.0, None, 15.0, 0.25, 18.5, 22.0, 0.1, 4.75],
    "stock": ["0", "5", "3", "12", "1,000", "7", " 9", "250", "two"],
    "supplier": ["-", "Acme", "-", "Acme", "WireCo", "Rubberly", None, "acme", "Ding Ltd"],
    "code": ["BK-001-X", "FR-014-A", "WH-002-B", "RM-002-C", "SP-100-C", "TY-011-D", "ST-005-A", "BT-999-Z", "BL-007-"],
})

bom_df = pd.DataFrame({
    "parent": ["BIKE", "BIKE", "BIKE", "WHEEL", "WHEEL", "WHEEL", "FRAME", "SEAT", "WHEEL"],
    "child": ["FRAME", "WHEEL", "SEAT", "RIM", "SPOKE", "TYRE", "BOLT", "BOLT", "BOLT"],
    "qty": [1, 2, 1, 1, 32, 1, 6, 2, 1],
})

moves_df = pd.DataFrame({
    "move_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "part": ["RIM", "RIM", "SPOKE", "rim", "TYRE", "TYRE", "BOLT", "SPOKE"],
    "kind": ["IN", "OUT", "in", "OUT", "IN", "OUT", "ADJ", "OUT"],
    "qty": [10, 4, 500, 9, 3, 5, -7, 120],
    "moved_on": ["2024-01-03", "2024-01-05", "2024-01-05", "2024-01-09", "2024-02-01", "2024-02-02", "2024-02-10", "2024-02-10"],
    "bin": ["A-01-3", "A-01-3", "B-10-1", "A-01-2", "C-02-9", "C-02-9", "Z", "B-10-1"],
})
# case: explode-bom-generator
kids = defaultdict(list)
for p, c, q in bom_df.itertuples(index=False):
    kids[p].append((c, q))

def explode(part, mult=1, level=0):
    yield level, part, mult
    for c, q in kids.get(part, []):
        yield from explode(c, mult * q, level + 1)

rows = list(explode("BIKE"))
result = pd.DataFrame(rows, columns=["level", "part", "qty"])
result["indented"] = result.apply(lambda r: "." * r["level"] + r["part"], axis=1)
# case: leaf-totals-counter
tree = bom_df.groupby("parent")[["child", "qty"]].apply(lambda g: list(zip(g["child"], g["qty"]))).to_dict()

def leaves(part):
    if part not in tree:
        return Counter({part: 1})
    total = Counter()
    for child, q in tree[part]:
        for k, v in leaves(child).items():
            total[k] += v * q
    return total

need = leaves("BIKE")
result = pd.DataFrame(need.most_common(), columns=["part", "needed"])
# case: rolled-cost-memo
cost = dict(zip(parts_df["part"], parts_df["unit_cost"]))
memo = {}

def price(p):
    if p in memo:
        return memo[p]
    own = cost.get(p)
    total = 0.0 if own is None or math.isnan(own) else own
    for row in bom_df[bom_df["parent"] == p].itertuples():
        total += row.qty * price(row.child)
    memo[p] = round(total, 4)
    return memo[p]

result = pd.Series({p: price(p) for p in parts_df["part"]}, name="rolled_cost").sort_values(ascending=False)
# case: buildable-min-floor
def to_int(s):
    try:
        return int(s.replace(",", "").strip())
    except ValueError:
        return 0

stock = {p: to_int(s) for p, s in zip(parts_df["part"], parts_df["stock"])}
wheel = bom_df.query("parent == 'WHEEL'")
possible = {c: stock[c] // q for c, q in zip(wheel["child"], wheel["qty"])}
limit = min(possible, key=possible.get)
result = pd.DataFrame({"child": list(possible), "wheels": list(possible.values())})
result["bottleneck"] = result["child"].eq(limit)
# case: where-used-upwards
parents = {}
for p, c in zip(bom_df["parent"], bom_df["child"]):
    parents.setdefault(c, set()).add(p)

def all_ancestors(c):
    direct = parents.get(c, set())
    return direct.union(*(all_ancestors(p) for p in direct))

rows = []
for part in parts_df["part"]:
    anc = all_ancestors(part)
    rows.append((part, len(anc), ",".join(sorted(anc)) or None))
result = pd.DataFrame(rows, columns=["part", "n_used_in", "used_in"]).sort_values(["n_used_in", "part"], ascending=[False, True], kind="stable")
# case: code-split-checks
out = []
for code in parts_df["code"]:
    fam, num, *rest = code.split("-")
    suffix = rest[0] if rest and rest[0] else "?"
    out.append({
        "code": code,
        "family": fam.lower(),
        "num": int(num),
        "suffix": suffix,
        "digit_sum": sum(int(ch) for ch in num),
        "check": (int(num) * 7 + ord(suffix)) % 10,
        "rev": code[::-1],
        "odd": code[1::2],
    })
result = pd.DataFrame(out)
# case: running-stock-accumulate
sign = {"IN": 1, "OUT": -1}
by_part = defaultdict(list)
for m in moves_df.to_dict("records"):
    by_part[m["part"].upper()].append((m["move_id"], sign.get(m["kind"].upper(), 1) * m["qty"]))
rows = []
for part, lst in by_part.items():
    balances = accumulate((q for _, q in lst), initial=0)
    next(balances)
    for (mid, q), bal in zip(lst, balances):
        rows.append((part, mid, q, bal, bal < 0))
result = pd.DataFrame(rows, columns=["part", "move_id", "delta", "balance", "negative"])
# case: fifo-consumption-deque
lots = deque()
log = []
for kind, qty, cost in [("IN", 10, 5.0), ("IN", 5, 6.5), ("OUT", 12, None), ("IN", 4, 7.0), ("OUT", 9, None)]:
    if kind == "IN":
        lots.append([qty, cost])
        continue
    need, total = qty, 0.0
    while need > 0 and lots:
        take = min(need, lots[0][0])
        total += take * lots[0][1]
        lots[0][0] -= take
        need -= take
        if lots[0][0] == 0:
            lots.popleft()
    log.append({"out_qty": qty, "filled": qty - need, "cogs": total, "short": need})
result = pd.DataFrame(log)
result["avg_cost"] = result["cogs"] / result["filled"]
# case: bin-location-regex
rx = re.compile(r"""
    ^(?P<aisle>[A-Z])      # aisle letter
    -(?P<rack>\d{2})       # two digit rack
    -(?P<shelf>\d)$        # shelf
""", re.VERBOSE)
parsed = [(m.groupdict() if (m := rx.match(b)) else {}) for b in moves_df["bin"]]
loc = pd.DataFrame(parsed, index=moves_df["move_id"])
loc["rack"] = pd.to_numeric(loc["rack"])
result = loc.reset_index().groupby("aisle", dropna=False).agg(moves=("move_id", "count"), max_rack=("rack", "max")).reset_index()
# case: batch-islice
def batched(it, n):
    it = iter(it)
    while chunk := list(islice(it, n)):
        yield chunk

rows = []
for i, chunk in enumerate(batched(parts_df["part"], 4)):
    rows.append({"batch": i, "first": chunk[0], "last": chunk[-1], "size": len(chunk), "parts": "/".join(chunk)})
result = pd.DataFrame(rows)
# case: zip-longest-suppliers
groups = defaultdict(list)
for p, s in zip(parts_df["part"], parts_df["supplier"]):
    key = s.strip().upper() if isinstance(s, str) and s != "-" else "NONE"
    groups[key].append(p)
cols = sorted(groups)
table = list(zip_longest(*(groups[c] for c in cols), fillvalue=""))
result = pd.DataFrame(table, columns=cols)
# case: ceil-order-packs
pack = {"RIM": 10, "SPOKE": 144, "TYRE": 4, "BOLT": 100}
demand = {"RIM": 25, "SPOKE": 800, "TYRE": 25, "BOLT": 250, "BELL": 3}
rows = []
for p, d in demand.items():
    size = pack.get(p, 1)
    packs = -(-d // size)
    assert packs == math.ceil(d / size)
    rows.append((p, d, size, packs, packs * size - d, f"{(packs * size - d) / (packs * size):.1%}"))
result = pd.DataFrame(rows, columns=["part", "demand", "pack", "packs", "waste", "waste_pct"]).set_index("part")
# case: part-pairs-same-family
letters = {p: set(p) for p in parts_df["part"]}
rows = []
for a, b in combinations(sorted(letters), 2):
    inter = letters[a] & letters[b]
    union = letters[a] | letters[b]
    j = len(inter) / len(union)
    if j >= 0.4:
        rows.append((a, b, "".join(sorted(inter)), round(j, 3)))
result = pd.DataFrame(rows, columns=["a", "b", "shared", "jaccard"]).sort_values(["jaccard", "a", "b"], ascending=[False, True, True], ignore_index=True)
# case: flatten-nested-structure
nested = {"BIKE": {"FRAME": {"BOLT": 6}, "WHEEL": {"RIM": 1, "SPOKE": [16, 16]}, "SEAT": None}}

def flatten(node, prefix=()):
    if isinstance(node, dict):
        for k, v in node.items():
            yield from flatten(v, prefix + (k,))
    elif isinstance(node, list):
        for i, v in enumerate(node):
            yield from flatten(v, prefix + (f"[{i}]",))
    else:
        yield "/".join(prefix), node

result = pd.DataFrame(flatten(nested), columns=["path", "value"])
result["depth"] = result["path"].str.count("/")
