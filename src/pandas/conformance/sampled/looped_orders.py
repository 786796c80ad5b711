import itertools
import math
import re
from collections import Counter, OrderedDict, defaultdict
from datetime import date, datetime, timedelta
from functools import partial, reduce

import numpy as np
import pandas as pd

orders = pd.DataFrame(
    [
        {"order_id": 101, "customer": "Ann", "city": "Oslo", "amount": 120.5, "placed": "2024-01-03", "status": "paid"},
        {"order_id": 102, "customer": "bob", "city": None, "amount": None, "placed": "2024-01-03", "status": "open"},
        {"order_id": 103, "customer": "Ann", "city": "oslo", "amount": 80.0, "placed": "2024-02-14", "status": "paid"},
        {"order_id": 104, "customer": "", "city": "Rome", "amount": 0.0, "placed": "2024-02-29", "status": "void"},
        {"order_id": 105, "customer": "Cleo", "city": "Rome", "amount": 99.99, "placed": None, "status": "paid"},
        {"order_id": 106, "customer": "bob", "city": "Bern", "amount": 99.99, "placed": "2023-12-31", "status": "Paid"},
        {"order_id": 107, "customer": None, "city": "Bern", "amount": -5.25, "placed": "2024-03-01", "status": "open"},
    ]
)
items = pd.DataFrame(
    {
        "order_id": [101, 101, 102, 103, 105, 105, 999],
        "sku": ["A-1", "B-2", "A-1", "C-3", "B-2", "B-2", "Z-9"],
        "qty": [1, 2, 5, 1, 3, 1, 7],
        "price": [100.5, 10.0, 2.5, 80.0, 33.33, np.nan, 1.0],
    }
)

# case: totals by customer with defaultdict
totals = defaultdict(float)
for _, row in orders.iterrows():
    if pd.notna(row["amount"]):
        totals[row["customer"] or "unknown"] += row["amount"]
result = dict(sorted(totals.items(), key=lambda kv: (-kv[1], kv[0])))

# case: itertuples to nested dict
nested = {}
for row in orders.itertuples(index=False):
    city = row.city.title() if isinstance(row.city, str) else "n/a"
    nested.setdefault(city, {}).setdefault(row.status.lower(), []).append(row.order_id)
result = nested

# case: summary lines with format specs
lines = []
for i, row in enumerate(orders.itertuples(), start=1):
    amount = "-" if pd.isna(row.amount) else f"{row.amount:>10,.2f}"
    lines.append(f"{i:02d}|{str(row.customer):<6}|{amount:>12}|{row.status:^8}|")
result = "\n".join(lines)

# case: validate each row and collect errors
def validate(row, *, required=("customer", "city"), min_amount=0):
    problems = [f"missing {name}" for name in required if not row[name] or pd.isna(row[name])]
    if pd.isna(row["amount"]):
        problems.append("no amount")
    elif row["amount"] < min_amount:
        problems.append(f"amount {row['amount']:.1f} < {min_amount}")
    return problems

errors = {row["order_id"]: validate(row) for _, row in orders.iterrows()}
result = {k: v for k, v in errors.items() if v}

# case: closure counter over status
def make_counter(normalise=str.lower):
    seen = {}

    def count(value):
        key = normalise(value)
        seen[key] = seen.get(key, 0) + 1
        return seen[key]

    return count, seen

count, seen = make_counter()
orders["nth"] = [count(s) for s in orders["status"]]
result = (orders[["order_id", "status", "nth"]], seen)

# case: reduce merges
frames = [
    orders[["order_id", "customer"]],
    items.groupby("order_id", as_index=False)["qty"].sum(),
    items.groupby("order_id", as_index=False).agg(skus=("sku", lambda s: ",".join(sorted(set(s))))),
]
result = reduce(lambda left, right: left.merge(right, on="order_id", how="left"), frames)

# case: try except else finally log
log = []
def to_date(text):
    try:
        parsed = datetime.strptime(text, "%Y-%m-%d")
    except TypeError as error:
        log.append(("type", type(error).__name__))
        return None
    except ValueError:
        log.append(("value", text))
        return None
    else:
        log.append(("ok", parsed.strftime("%d.%m.%y")))
        return parsed.date()
    finally:
        log.append(("done", None))

dates = [to_date(t) for t in orders["placed"]]
result = (dates, log)

# case: month buckets by plain python
buckets = {}
for placed, amount in zip(orders["placed"], orders["amount"].fillna(0)):
    key = placed[:7] if placed else "none"
    buckets[key] = round(buckets.get(key, 0) + amount, 2)
result = pd.Series(buckets, name="amount").rename_axis("month").sort_index()

# case: loc cell by cell
for idx in orders.index:
    if orders.loc[idx, "status"].lower() == "paid" and pd.notnull(orders.loc[idx, "amount"]):
        orders.loc[idx, "fee"] = round(orders.loc[idx, "amount"] * 0.03, 2)
result = orders[["order_id", "amount", "fee"]]

# case: at writes new labels
table = pd.DataFrame(index=sorted({c.title() for c in orders["city"].dropna()}))
for row in orders.dropna(subset=["city"]).to_dict("records"):
    table.at[row["city"].title(), row["status"].lower()] = row["amount"]
result = table

# case: items loop builds profile
profile = []
for name, column in orders.items():
    profile.append(
        {
            "column": name,
            "dtype": str(column.dtype),
            "nulls": int(column.isnull().sum()),
            "distinct": column.nunique(),
            "sample": column.dropna().iloc[0],
        }
    )
result = pd.DataFrame(profile).set_index("column")

# case: groupby loop with tuple keys
out = {}
for (customer, status), group in orders.groupby(["customer", "status"], dropna=False):
    out[(customer if isinstance(customer, str) else "NULL", status)] = (len(group), group["amount"].sum(min_count=1))
result = pd.DataFrame.from_dict(out, orient="index", columns=["n", "total"])

# case: counter most common with ties
words = Counter(str(s).lower() for s in orders["status"])
words.update(c.lower() for c in orders["city"].dropna())
result = words.most_common(4)

# case: itertools product as grid
statuses = sorted(orders["status"].str.lower().unique())
cities = sorted(set(orders["city"].dropna().str.title()))
grid = pd.DataFrame(list(itertools.product(cities, statuses)), columns=["city", "status"])
have = Counter(zip(orders["city"].fillna("").str.title(), orders["status"].str.lower()))
grid["n"] = [have.get((r.city, r.status), 0) for r in grid.itertuples()]
result = grid

# case: itertools groupby over sorted records
records = orders.fillna({"city": "?"}).to_dict(orient="records")
records.sort(key=lambda r: (r["city"].lower(), -r["order_id"]))
result = {
    city: [r["order_id"] for r in group]
    for city, group in itertools.groupby(records, key=lambda r: r["city"].lower())
}

# case: running totals with accumulate
amounts = orders["amount"].fillna(0).tolist()
result = pd.DataFrame({"run": list(itertools.accumulate(amounts)), "peak": list(itertools.accumulate(amounts, max))})

# case: regex on sku
pattern = re.compile(r"^(?P<family>[A-Z])-(?P<number>\d+)$")
parsed = [pattern.match(s).groupdict() for s in items["sku"]]
frame = pd.DataFrame(parsed)
frame["number"] = frame["number"].astype(int)
result = pd.concat([items, frame], axis=1)

# case: asserts pass and message
assert orders["order_id"].is_unique, "ids repeat"
assert set(items.columns) == {"order_id", "sku", "qty", "price"}
unmatched = set(items["order_id"]) - set(orders["order_id"])
assert unmatched == {999}, unmatched
result = f"{len(orders)} orders, {len(unmatched)} unmatched: {sorted(unmatched)}"

# case: assert fails with message
def check(frame):
    dup = frame[frame.duplicated("sku", keep=False)]
    assert dup.empty, f"{len(dup)} duplicate rows"
try:
    check(items)
    message = "fine"
except AssertionError as error:
    message = str(error)
result = message

# case: partial function applied to rows
def line_total(row, rate, digits=2):
    return round(row["qty"] * row["price"] * (1 + rate), digits)
with_tax = partial(line_total, rate=0.25)
items["gross"] = items.apply(with_tax, axis=1)
items["gross1"] = items.apply(line_total, axis=1, rate=0.1, digits=1)
result = items

# case: mask assignment and insert
mask = orders["city"].isna() | (orders["customer"].fillna("") == "")
orders.insert(1, "flag", np.where(mask, "check", "ok"))
orders.loc[mask, ["customer", "city"]] = ["UNKNOWN", "NOWHERE"]
result = orders.drop(columns=["placed", "amount"])

# case: to_dict every orient
small = orders.loc[[0, 3], ["order_id", "customer", "amount"]]
result = [small.to_dict(orient=o) for o in ("dict", "list", "split", "records", "index", "tight")]

# case: series orient keeps labels
parts = orders.set_index("order_id")[["amount"]].head(3).to_dict(orient="series")
result = parts["amount"]

# case: rename with function and mapping
result = orders.rename(columns=lambda c: c.replace("_", " ").title().replace(" ", "")).rename(index={0: "first"}).head(2)

# case: ordered dict to frame
spec = OrderedDict([("z", [1, 2]), ("a", ["x", None]), ("m", [True, False])])
spec.move_to_end("z")
result = pd.DataFrame(spec)

# case: date arithmetic
start = date(2024, 1, 31)
days = [(start + timedelta(days=30 * i)).isoformat() for i in range(4)]
weeks = [(datetime.fromisoformat(d) - datetime(2024, 1, 1)).days // 7 for d in days]
result = pd.DataFrame({"day": days, "week": weeks, "weekday": [datetime.fromisoformat(d).strftime("%a") for d in days]})

# case: math helpers per row
rows = []
for qty, price in zip(items["qty"], items["price"]):
    rows.append(
        (
            math.ceil(qty / 2),
            math.floor(price) if not math.isnan(price) else -1,
            math.isclose(price, 33.33, rel_tol=1e-3),
            round(math.sqrt(qty), 3),
        )
    )
result = pd.DataFrame(rows, columns=["half", "floor", "close", "root"])

# case: drop then reindex
kept = orders.drop(index=[1, 6]).drop(["placed"], axis="columns")
result = kept.reindex(range(0, 8, 2)).reset_index(drop=True)

# case: nested function chooses best per group
def best_by(frame, key, score, n=1):
    def pick(group):
        return group.sort_values([score, "order_id"], ascending=[False, True]).head(n)

    return pd.concat([pick(g) for _, g in frame.groupby(key)], ignore_index=True)
result = best_by(orders.assign(status=orders["status"].str.lower()), "status", "amount")[["status", "order_id", "amount"]]

# case: dict of sets and set algebra
by_sku = defaultdict(set)
for oid, sku in items[["order_id", "sku"]].itertuples(index=False, name=None):
    by_sku[sku].add(oid)
both = by_sku["A-1"] & by_sku["B-2"]
either = by_sku["A-1"] | by_sku["B-2"]
result = {"both": both, "only": either - both, "xor": by_sku["A-1"] ^ by_sku["C-3"], "sizes": {k: len(v) for k, v in by_sku.items()}}
