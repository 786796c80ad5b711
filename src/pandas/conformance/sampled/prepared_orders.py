import pandas as pd
import numpy as np
import datetime as dt
import itertools
import collections

# case: three-tables-join-check
customers = pd.DataFrame({"customer_id": [1, 2, 3], "name": ["Ann", "Bob", "Cat"]})
orders = pd.DataFrame({"order_id": [10, 11, 12, 13], "customer_id": [1, 1, 2, 7]})
items = pd.DataFrame({"order_id": [10, 10, 11, 12, 99], "sku": ["p", "q", "p", "r", "z"], "qty": [1, 2, 3, 1, 5]})
full = customers.merge(orders, on="customer_id", how="left").merge(items, on="order_id", how="left")
per_customer = full.groupby(["customer_id", "name"], as_index=False)["qty"].sum()
bad_orders = orders.loc[~orders["customer_id"].isin(customers["customer_id"]), "order_id"].tolist()
bad_items = items.loc[~items["order_id"].isin(orders["order_id"]), "sku"].tolist()
result = {"full": full, "per_customer": per_customer, "bad": pd.DataFrame({"orders": bad_orders, "items": bad_items})}

# case: primary-key-report
tables = {
    "users": (pd.DataFrame({"id": [1, 2, 3], "x": [0, 0, 0]}), "id"),
    "logs": (pd.DataFrame({"id": [1, 1, 2], "x": [5, 6, 7]}), "id"),
    "tags": (pd.DataFrame({"name": ["a", None, "c"]}), "name"),
}
report = []
for tname, (t, key) in tables.items():
    report.append({"table": tname, "key": key, "rows": len(t), "unique": t[key].is_unique, "nulls": int(t[key].isna().sum())})
result = pd.DataFrame(report).assign(valid=lambda d: d["unique"] & (d["nulls"] == 0))

# case: composite-key-duplicates
enrol = pd.DataFrame(
    [("s1", "math", 90), ("s1", "art", 80), ("s2", "math", 70), ("s1", "math", 95), ("s2", None, 60), ("s2", None, 61)],
    columns=["student", "course", "mark"],
)
dups = enrol[enrol.duplicated(["student", "course"], keep=False)]
last = enrol.drop_duplicates(["student", "course"], keep="last")
result = {"dups": dups, "last": last.reset_index(drop=True)}

# case: left-join-duplicate-blowup
a = pd.DataFrame({"k": [1, 1, 2, None], "a": ["a1", "a2", "a3", "a4"]})
b = pd.DataFrame({"k": [1, 1, None, 3], "b": ["b1", "b2", "b3", "b4"]})
m = a.merge(b, on="k", how="left", indicator="src")
result = {"m": m, "counts": m["src"].value_counts().rename_axis("src").reset_index(name="n")}

# case: anti-join-two-ways
users = pd.DataFrame({"uid": [1, 2, 3, 4], "nm": ["a", "b", "c", "d"]})
visits = pd.DataFrame({"uid": [2, 2, 4], "page": ["/", "/x", "/"]})
one = users[~users["uid"].isin(visits["uid"])].reset_index(drop=True)
two = (
    users.merge(visits[["uid"]].drop_duplicates(), on="uid", how="left", indicator=True)
    .query("_merge == 'left_only'")
    .drop(columns="_merge")
    .reset_index(drop=True)
)
result = (one, two, pd.DataFrame({"same": [one.equals(two)]}))

# case: cross-join-calendar
rooms = pd.DataFrame({"room": [101, 102]})
days = pd.DataFrame({"day": pd.date_range("2024-02-28", "2024-03-01")})
booked = pd.DataFrame({"room": [101, 102, 102], "day": pd.to_datetime(["2024-02-29", "2024-02-28", "2024-03-01"]), "guest": ["Al", "Bea", "Al"]})
grid = rooms.merge(days, how="cross").merge(booked, on=["room", "day"], how="left")
grid["free"] = grid["guest"].isna()
result = grid

# case: series-dict-mismatched-index
df = pd.DataFrame({
    "a": pd.Series([1, 2, 3], index=["x", "y", "z"]),
    "b": pd.Series([10, 30], index=["x", "z"]),
    "c": pd.Series({"w": "only"}),
})
result = df

# case: uneven-lists-raise
data = {"id": [1, 2, 3], "name": ["a", "b"]}
df = pd.DataFrame(data)
result = df

# case: uneven-lists-padded
data = {"id": [1, 2, 3], "name": ["a", "b"], "v": [0.5]}
df = pd.DataFrame({k: pd.Series(v) for k, v in data.items()})
df2 = pd.DataFrame(itertools.zip_longest(*data.values()), columns=list(data))
result = {"series": df, "zip": df2}

# case: from-dict-orient-index
data = {"row1": [1, "a", 2.5], "row2": [2, None, np.nan], "row3": [3, "c", -0.5]}
df = pd.DataFrame.from_dict(data, orient="index", columns=["n", "s", "f"])
result = df.rename_axis("row").reset_index()

# case: namedtuple-rows
Point = collections.namedtuple("Point", ["x", "y", "label"])
pts = [Point(0, 0, "origin"), Point(3, 4, "far"), Point(-1, 1, "")]
df = pd.DataFrame(pts)
df["dist"] = np.sqrt(df["x"] ** 2 + df["y"] ** 2).round(3)
df["quadrant"] = np.select([df["x"].gt(0) & df["y"].gt(0), df["x"].lt(0) & df["y"].gt(0)], [1, 2], default=0)
result = df

# case: numpy-matrix-frame
arr = np.arange(12).reshape(3, 4)
df = pd.DataFrame(arr, columns=list("ABCD"), index=[f"r{i}" for i in range(3)])
df.loc["total"] = df.sum()
df["row_sum"] = df.sum(axis=1)
result = df

# case: linspace-and-round
df = pd.DataFrame({"step": np.arange(0, 1.01, 0.25), "lin": np.linspace(-1, 1, 5)})
df["sq"] = (df["lin"] ** 2).round(2)
df["sign"] = np.sign(df["lin"]).astype(int)
df["safe_div"] = np.where(df["lin"] != 0, 1 / df["lin"].replace(0, np.nan), 0)
result = df

# case: division-by-zero-rows
df = pd.DataFrame({"num": [1, 0, -1, 5], "den": [0, 0, 0, 2]})
df["ratio"] = df["num"] / df["den"]
df["is_inf"] = np.isinf(df["ratio"])
df["clean"] = df["ratio"].replace([np.inf, -np.inf], np.nan)
result = df

# case: cumulative-account-balance
tx = pd.DataFrame(
    [(1, "2024-01-01", 100), (1, "2024-01-01", -30), (1, "2024-01-15", -100), (2, "2024-01-02", 0), (2, "2024-01-03", 50)],
    columns=["acct", "d", "amt"],
).astype({"d": "datetime64[ns]"})
tx["bal"] = tx.groupby("acct")["amt"].cumsum()
tx["overdrawn"] = tx["bal"] < 0
tx["seq"] = tx.groupby(["acct", "d"]).cumcount()
result = tx

# case: category-ordered-sort
sizes = pd.CategoricalDtype(["S", "M", "L", "XL"], ordered=True)
df = pd.DataFrame({"sku": [1, 2, 3, 4, 5], "size": ["L", "S", "XL", "M", None]}).astype({"size": sizes})
df["code"] = df["size"].cat.codes
df["at_least_m"] = df["size"] >= "M"
result = df.sort_values("size", ignore_index=True)

# case: category-unknown-value
cat = pd.Categorical(["low", "mid", "huge", None], categories=["low", "mid", "high"])
df = pd.DataFrame({"id": range(4), "level": cat})
df["level"] = df["level"].cat.add_categories(["missing"]).fillna("missing")
result = df["level"].value_counts(sort=False).rename_axis("level").reset_index(name="n")

# case: category-set-invalid-raises
df = pd.DataFrame({"id": [1, 2], "state": pd.Categorical(["open", "closed"])})
df.loc[0, "state"] = "pending"
result = df

# case: category-remove-unused
df = pd.DataFrame({"id": range(1, 6), "c": pd.Categorical(["a", "b", "a", "c", "b"])})
sub = df[df["c"] != "c"].copy()
before = sub["c"].cat.categories.tolist()
sub["c"] = sub["c"].cat.remove_unused_categories().cat.rename_categories(str.upper)
result = {"sub": sub, "before": pd.DataFrame({"cat": before})}

# case: string-dtype-ops
df = pd.DataFrame({"s": pd.array(["Apple", "banana ", None, ""], dtype="string")})
df["len"] = df["s"].str.len()
df["starts_a"] = df["s"].str.lower().str.startswith("a")
df["padded"] = df["s"].str.strip().str.rjust(8, ".")
result = df

# case: string-dtype-dtypes
df = pd.DataFrame({"s": pd.Series(["x", None, "yy"], dtype="string")})
df["len"] = df["s"].str.len()
df["has_y"] = df["s"].str.contains("y")
df["cat"] = df["s"] + "!"
df["eq"] = df["s"] == "x"
result = df.dtypes.astype(str).to_dict()

# case: convert-dtypes-mixed
df = pd.DataFrame({
    "a": [1.0, 2.0, np.nan],
    "b": [1.5, np.nan, 3.0],
    "c": ["x", None, "z"],
    "d": [True, False, None],
    "e": [1, "a", None],
})
conv = df.convert_dtypes()
result = {"conv": conv, "dtypes": conv.dtypes.astype(str).rename_axis("col").reset_index(name="dtype")}

# case: explode-tags-and-count
posts = pd.DataFrame([
    {"id": 1, "tags": "sql;pandas; sql"},
    {"id": 2, "tags": ""},
    {"id": 3, "tags": None},
    {"id": 4, "tags": "python"},
])
tags = posts.assign(tag=posts["tags"].str.split(";")).explode("tag").drop(columns="tags")
tags["tag"] = tags["tag"].str.strip()
tags = tags[tags["tag"].fillna("") != ""].reset_index(drop=True)
result = {"tags": tags, "n": tags.groupby("tag", as_index=False)["id"].nunique()}

# case: explode-two-columns
df = pd.DataFrame({"id": [1, 2], "sku": [["a", "b"], ["c"]], "qty": [[1, 2], [3]]})
lines = df.explode(["sku", "qty"], ignore_index=True)
lines["qty"] = lines["qty"].astype(int)
lines.insert(1, "line", lines.groupby("id").cumcount().add(1))
result = lines

# case: wide-to-long-scores
wide = pd.DataFrame({"id": [1, 2], "score1": [10, 20], "score2": [None, 21], "score3": [12, 22]})
long = pd.wide_to_long(wide, stubnames="score", i="id", j="attempt").reset_index()
long = long.dropna(subset=["score"]).sort_values(["id", "attempt"], ignore_index=True)
best = long.loc[long.groupby("id")["score"].idxmax()]
result = (long, best)

# case: pivot-back-and-compare
long = pd.DataFrame(
    [(y, q, y % 100 * q) for y in (2023, 2024) for q in range(1, 5)],
    columns=["year", "quarter", "rev"],
)
wide = long.pivot(index="year", columns="quarter", values="rev").add_prefix("Q").rename_axis(columns=None).reset_index()
again = wide.melt("year", var_name="quarter", value_name="rev")
again["quarter"] = again["quarter"].str[1:].astype(int)
again = again.sort_values(["year", "quarter"], ignore_index=True)
result = {"wide": wide, "same": pd.DataFrame({"eq": [again.equals(long)]})}

# case: extract-from-codes
df = pd.DataFrame({"code": ["AB-001-2024", "XY-117-1999", "bad", None, "ZZ-000-2000"]})
ext = df["code"].str.extract(r"^(?P<prefix>[A-Z]{2})-(?P<num>\d{3})-(?P<year>\d{4})$")
ext["num"] = ext["num"].astype(float).astype("Int64")
df = df.join(ext)
df["ok"] = df["prefix"].notna()
result = df

# case: fill-by-group
df = pd.DataFrame({"g": list("aaabbb"), "t": [1, 2, 3, 1, 2, 3], "v": [np.nan, 5, np.nan, 7, np.nan, 9]})
df["ff"] = df.groupby("g")["v"].ffill()
df["both"] = df.groupby("g")["ff"].bfill()
df["mean_fill"] = df["v"].fillna(df.groupby("g")["v"].transform("mean"))
df["limit"] = df["v"].bfill(limit=1)
result = df

# case: sort-na-position-and-mixed-order
df = pd.DataFrame({"name": ["b", "a", None, "c", "a"], "score": [2, np.nan, 5, 2, 9]})
result = {
    "first": df.sort_values("score", na_position="first", kind="mergesort"),
    "mixed": df.sort_values(["name", "score"], ascending=[True, False]),
    "by_len": df.dropna().sort_values("score", key=lambda s: -s, ignore_index=True),
}

# case: date-vs-timestamp-compare
df = pd.DataFrame({"id": [1, 2, 3], "due": [dt.date(2024, 2, 28), dt.date(2024, 2, 29), None]})
df["late"] = df["due"].map(lambda d: d is not None and d < dt.date(2024, 2, 29))
df["due_ts"] = pd.to_datetime(df["due"])
df["plus_year"] = df["due_ts"] + pd.DateOffset(years=1)
result = df[["id", "late", "due_ts", "plus_year"]]
