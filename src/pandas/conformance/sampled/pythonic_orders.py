import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
import statistics
import operator
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, pairwise, starmap, cycle, count, repeat
from functools import reduce, partial, lru_cache, cmp_to_key, wraps
from operator import itemgetter, attrgetter, methodcaller

orders = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    "customer": ["Ana", "bob ", "Ana", "Carla", None, "BOB", "dan", "Carla", "ana", "Eve", "Dan", "Ana"],
    "drink_code": ["LAT", "ESP", "CAP", "LAT", "MOC", "ESP", "ZZZ", None, "LAT", "TEA", "CAP", "ESP"],
    "qty": [2, 1, 1, 3, 0, 2, 1, 1, -1, 2, 4, 1],
    "paid": [9.0, 2.5, 4.25, 13.5, 0.0, 5.0, np.nan, 3.0, -4.5, 6.0, 17.0, 2.5],
    "placed": ["2024-03-01 08:15", "2024-03-01 08:47", "01/03/2024 09:05", "2024-03-02 10:30", "2024-03-02 10:31",
               "2024-03-03 07:59", "", None, "2024-03-04 16:20", "04/03/2024 18:00", "2024-03-05 12:00", "2024-03-05 12:00"],
    "to_go": [True, False, True, None, False, True, True, False, None, True, False, False],
})

menu = pd.DataFrame({
    "code": ["LAT", "ESP", "CAP", "MOC", "TEA", "ICE"],
    "name": ["Latte", "Espresso", "Cappuccino", "mocha", "Green Tea", "Iced  Coffee"],
    "price": ["4.50", "2.50", "4.25", "$5.00", "3", "n/a"],
    "tags": ["milk;hot", "hot", "milk;hot;foam", "milk;choc;hot", "", "cold;ice"],
    "calories": [190, 5, 130, 290, 0, 80],
})

staff = pd.DataFrame({
    "barista": ["Zoe", "Yan", "Xia", "Will", "Vic", "Uma"],
    "boss": [None, "Zoe", "Zoe", "Yan", "Yan", "Xia"],
    "wage": [25.5, 18.0, 18.0, 14.25, 13.75, 15.0],
    "hired": pd.to_datetime(["2019-05-01", "2020-02-29", "2021-11-15", "2023-01-09", "2023-12-31", "2022-07-04"]),
})

# case: normalize-customers-dict
spend = {}
for cust, paid in zip(orders["customer"], orders["paid"]):
    if cust is None or pd.isna(paid):
        continue
    key = cust.strip().title()
    spend[key] = spend.get(key, 0) + paid
result = dict(sorted(spend.items(), key=lambda kv: (-kv[1], kv[0])))
# case: parse-price-try-except
def parse_price(text):
    try:
        return float(text)
    except ValueError as e:
        m = re.search(r"\d+(?:\.\d+)?", text)
        if m:
            return float(m.group())
        return f"error: {e}"
result = {code: parse_price(p) for code, p in zip(menu["code"], menu["price"])}
# case: recursive-org-chart
children = defaultdict(list)
for row in staff.itertuples(index=False):
    if row.boss is not None:
        children[row.boss].append(row.barista)

def tree(name, depth=0):
    lines = ["  " * depth + f"- {name}"]
    for child in sorted(children.get(name, [])):
        lines.extend(tree(child, depth + 1))
    return lines

result = "\n".join(tree("Zoe"))
# case: fstring-receipt
price_map = {"LAT": 4.5, "ESP": 2.5, "CAP": 4.25}
width = 12
lines = []
for r in orders.head(4).itertuples():
    unit = price_map.get(r.drink_code, 0)
    lines.append(f"{r.Index:02d}|{r.customer!r:>{width}}|{r.qty * unit:>8.2f}|{'*' * r.qty:<4}|")
lines.append(f"{'TOTAL':^{width}}{sum(orders['paid'].head(4)):+,.3f}")
result = lines
# case: counter-arithmetic
morning = Counter(orders.loc[:5, "drink_code"].dropna())
later = Counter(c for c in orders.loc[6:, "drink_code"] if c)
result = {
    "plus": dict(morning + later),
    "minus": dict(morning - later),
    "both": dict(morning & later),
    "either": dict(sorted((morning | later).items())),
    "top": (morning + later).most_common(2),
    "missing": morning["ZZZ"],
}
# case: tags-inverted-index
index = {}
for code, tags in zip(menu.code, menu.tags):
    for t in filter(None, tags.split(";")):
        index.setdefault(t, []).append(code)
result = pd.DataFrame(
    [(t, len(c), "/".join(c)) for t, c in sorted(index.items(), key=lambda p: (-len(p[1]), p[0]))],
    columns=["tag", "n", "codes"],
)
# case: multi-format-dates
FORMATS = ("%Y-%m-%d %H:%M", "%d/%m/%Y %H:%M")
def to_dt(s):
    if not s:
        return None
    for fmt in FORMATS:
        try:
            return datetime.strptime(s, fmt)
        except ValueError:
            continue
    else:
        raise ValueError(f"unparseable: {s!r}")
parsed = [to_dt(s) for s in orders["placed"]]
result = [d.strftime("%a %d %b %H:%M") if d else "-" for d in parsed]
# case: closure-running-total
def make_counter(start=0):
    total = start
    def add(x):
        nonlocal total
        if not math.isnan(x):
            total += x
        return round(total, 2)
    return add
acc = make_counter(10)
result = orders.assign(running=[acc(p) for p in orders["paid"]])[["order_id", "paid", "running"]]
# case: groupby-itertools-sorted
rows = [(c.strip().lower(), q) for c, q in zip(orders.customer, orders.qty) if isinstance(c, str)]
rows.sort(key=itemgetter(0))
result = {k: [q for _, q in g] for k, g in groupby(rows, key=itemgetter(0))}
# case: walrus-while-deque
queue = deque(orders["qty"].tolist())
taken = []
while queue and (q := queue.popleft()) >= 0:
    taken.append(q)
    if q > 2:
        queue.rotate(1)
else:
    taken.append("end")
result = (taken, list(queue))
# case: truthiness-to-go
labels = []
for flag in orders["to_go"]:
    if flag is None:
        labels.append("unknown")
    elif flag:
        labels.append("go")
    else:
        labels.append("stay")
orders2 = orders.assign(service=labels)
result = orders2.groupby("service")["qty"].sum().to_dict()
# case: barista-chain-of-command
boss_of = dict(zip(staff["barista"], staff["boss"]))
def chain_up(name):
    while (name := boss_of.get(name)) is not None:
        yield name
result = {b: " > ".join(chain_up(b)) or "(top)" for b in staff["barista"]}
# case: tenure-years-dates
ref = date(2024, 2, 29)
out = []
for name, hired in zip(staff["barista"], staff["hired"]):
    h = hired.date()
    years = ref.year - h.year - ((ref.month, ref.day) < (h.month, h.day))
    out.append((name, years, (ref - h).days, h.isoformat(), h.isocalendar()[1]))
result = pd.DataFrame(out, columns=["barista", "years", "days", "hired", "iso_week"]).sort_values(["years", "days"], ascending=[False, True])
# case: wage-ambiguous-truth
if staff["wage"] > 15:
    result = "well paid"
else:
    result = "low"
# case: bisect-wage-bands
bounds = [14, 15, 18, 25]
names = ["E", "D", "C", "B", "A"]
result = staff.assign(
    band=[names[bisect.bisect(bounds, w)] for w in staff["wage"]],
    band_left=[names[bisect.bisect_left(bounds, w)] for w in staff["wage"]],
).set_index("barista")[["wage", "band", "band_left"]]
# case: menu-records-json
recs = menu.to_dict("records")
for rec in recs:
    rec["tags"] = rec["tags"].split(";") if rec["tags"] else []
    rec["ok"] = rec["price"].replace(".", "", 1).isdigit()
result = json.dumps(recs[:2] + recs[-1:], sort_keys=True)
# case: combos-under-budget
prices = {"LAT": 4.5, "ESP": 2.5, "CAP": 4.25, "MOC": 5.0, "TEA": 3.0}
result = [
    ("+".join(combo), total)
    for combo in combinations(sorted(prices), 2)
    if (total := sum(prices[c] for c in combo)) <= 7.25
]
# case: integer-division-negatives
qty = orders["qty"].tolist()
result = [(q, q // 2, q % 2, -q // 2, -q % 3, divmod(-q, 3)) for q in qty if q]
# case: keyerror-menu-lookup
prices = dict(zip(menu["code"], menu["calories"]))
total = 0
for code, q in zip(orders["drink_code"], orders["qty"]):
    total += prices[code] * q
result = total
# case: name-cleanup-string-methods
def clean(s):
    s = " ".join(s.split())
    return s.title() if s.islower() else s
result = [
    (clean(n), n.swapcase(), n[::-1], n.find("o"), n.count("e"), n.partition(" ")[2], n.center(14, "."), n.casefold() == n.lower())
    for n in menu["name"]
]
# case: heap-top-calories
heap = []
for code, cal in zip(menu.code, menu.calories):
    heapq.heappush(heap, (-int(cal), code))
    if len(heap) > 10:
        heapq.heappop(heap)
top = [heapq.heappop(heap) for _ in range(3)]
result = {c: -v for v, c in top}
# case: merge-then-plain-summary
m = orders.merge(menu[["code", "name", "calories"]], left_on="drink_code", right_on="code", how="left", indicator=True)
stats = {}
for status, cal in zip(m["_merge"].astype(str), m["calories"]):
    bucket = stats.setdefault(status, {"n": 0, "cal": 0})
    bucket["n"] += 1
    bucket["cal"] += 0 if pd.isna(cal) else int(cal)
result = stats
# case: decorator-call-log
log = []
def logged(func):
    @wraps(func)
    def wrapper(*args, **kwargs):
        out = func(*args, **kwargs)
        log.append("{}({}) -> {!r}".format(func.__name__, ", ".join(map(repr, args)), out))
        return out
    return wrapper

@logged
def shout(s, mark="!"):
    return s.upper() + mark

for n in menu["name"].iloc[:2]:
    shout(n)
shout("tea", mark="?")
result = log
