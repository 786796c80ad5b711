import pandas as pd
import numpy as np
import datetime

empty = pd.DataFrame()
cols_only = pd.DataFrame(columns=["id", "name", "amount"])
orders = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6],
    "cust": ["a", "b", None, "a", "", "b"],
    "amount": [10.5, np.nan, -0.0, 10.5, 1e300, -3.25],
    "paid": [True, False, None, True, None, False],
})
one = pd.DataFrame({"id": [7], "cust": ["z"], "amount": [np.nan], "paid": [True]})
nothing = orders[orders["id"] > 100]

# case: empty-frame-shape-and-flags
shape = empty.shape
result = (shape, len(empty), empty.empty, list(empty.columns), empty.size, empty.ndim)

# case: columns-only-shape
kind = str(cols_only["amount"].dtype)
result = (cols_only.shape, cols_only.empty, cols_only.size, kind, len(cols_only.index))

# case: filtered-to-nothing-keeps-dtypes
before = orders.dtypes
result = ({c: str(t) for c, t in nothing.dtypes.items()}, (before == nothing.dtypes).all())

# case: sum-of-nothing
a, i = nothing["amount"], nothing["id"]
result = (a.sum(), i.sum(), a.prod(), a.count(), a.sum(min_count=1), sum(i))

# case: min-max-mean-of-nothing
s = nothing["amount"]
result = [s.min(), s.max(), s.mean(), s.median(), s.std(), s.var()]

# case: any-all-of-nothing
s = pd.Series([], dtype=bool)
result = (bool(s.any()), bool(s.all()), bool(empty.any().any()), bool(empty.all().all()))

# case: bool-of-frame
if orders:
    result = "has rows"
else:
    result = "no rows"

# case: idxmax-of-nothing
col = nothing["amount"]
result = col.idxmax()

# case: concat-empty-with-orders
combined = pd.concat([nothing, orders.head(2)], ignore_index=True)
result = (combined.shape, combined["id"].tolist(), str(combined["id"].dtype))

# case: concat-of-empty-list
parts = [g for k, g in orders.groupby("cust") if len(g) > 50]
result = pd.concat(parts)

# case: concat-two-empty-frames
r = pd.concat([empty, empty])
result = (r.shape, r.empty)

# case: merge-with-nothing-left
m = orders.merge(nothing[["id", "amount"]], on="id", how="left", suffixes=("", "_r"))
result = (m.shape, m["amount_r"].isna().all(), list(m.columns))

# case: merge-with-nothing-inner
m = pd.merge(orders, nothing, on="id")
result = (len(m), list(m.columns))

# case: groupby-nothing-sum
g = nothing.groupby("cust")["amount"].sum()
result = (len(g), g.name, g.index.name, str(g.dtype))

# case: groupby-nothing-size-and-agg
sizes = nothing.groupby("cust").size()
result = (sizes.to_dict(), nothing.groupby("cust").agg({"amount": "mean"}).shape, str(sizes.dtype))

# case: groupby-nothing-agg-named
r = nothing.groupby("cust", as_index=False).agg(total=("amount", "sum"), n=("id", "count"))
result = (list(r.columns), r.shape)

# case: describe-empty-frame
stats = empty.describe()
result = stats.shape

# case: describe-filtered-to-nothing
d = nothing[["id", "amount"]].describe()
result = (d.loc["count"].tolist(), d.loc["mean"].isna().all(), list(d.index))

# case: describe-one-row
d = one.describe()
result = d

# case: head-zero-and-negatives
h0, t0, hm = orders.head(0), orders.tail(0), orders.head(-1)
result = (h0.shape, t0.shape, hm.shape, orders.tail(-1)["id"].tolist(), orders.head(-10).shape, orders.head(99).shape)

# case: iloc-slices-out-of-range
tail = orders.iloc[4:100]
result = (tail["id"].tolist(), orders.iloc[10:20].shape, orders.iloc[-100:2]["id"].tolist(), orders.iloc[3:1].empty)

# case: iloc-scalar-out-of-range
n = len(orders)
result = orders.iloc[n]

# case: loc-slice-past-end
a = orders.loc[4:50].index.tolist()
b = orders.loc[-5:1].index.tolist()
result = (a, b, orders.loc[3:1].shape, orders.loc[100:].empty)

# case: loc-missing-label
try:
    result = orders.loc[99]
except KeyError as e:
    result = ("KeyError", e.args[0])

# case: one-row-std-var-sem
s = pd.Series([5.0])
result = (s.std(), s.var(), s.sem(), s.std(ddof=0), s.mean(), s.skew())

# case: negative-zero-kept
s = orders["amount"]
result = (str(s.iloc[2]), str(s.abs().iloc[2]), s.iloc[2] == 0, str((-s).iloc[2]))

# case: overflow-to-inf
s = pd.Series([1e300, 1e308, -1e308])
result = (s * 1e10).tolist() + [s.sum(), (s + s).isin([np.inf, -np.inf]).sum()]

# case: paid-object-column-sum
p = orders["paid"]
result = (p.dtype == object, p.count(), p.value_counts(dropna=False).to_dict().get(True), p.isna().sum(), p.eq(True).sum())

# case: value-counts-with-empty-text
vc = orders["cust"].value_counts(dropna=False)
result = (vc.tolist(), vc[""], vc.index.isna().sum(), orders["cust"].value_counts(normalize=True).round(2).tolist())

# case: builtins-on-series-with-nan
s = orders["amount"]
result = (max(s.dropna()), min(s.dropna()), sum(s.head(1)), len(s), sorted(s.dropna())[:2])

# case: int-of-missing
row = orders[orders["id"] == 2].iloc[0]
result = int(row["amount"])

# case: max-builtin-on-empty
biggest = max(nothing["id"], default=None)
smallest = min(nothing["id"].tolist(), default=-1)
result = (biggest, smallest, sum(nothing["amount"]), sorted(nothing["id"]))

# case: iterrows-nothing
rows = [r for _, r in nothing.iterrows()]
result = (rows, list(nothing.itertuples()), [c for c in nothing])

# case: iterrows-one-row-types
for i, row in one.iterrows():
    result = (i, row["cust"], row["id"], pd.isna(row["amount"]), row.name, str(row.dtype))

# case: to-dict-orients-empty
a = (empty.to_dict(), cols_only.to_dict(), cols_only.to_dict("records"))
result = a + (cols_only.to_dict(orient="list"), nothing.to_dict("index"), cols_only.to_dict("split"))

# case: apply-on-nothing-axis1
r = nothing.apply(lambda row: row["id"] + 1, axis=1)
result = (type(r).__name__, r.shape)

# case: pivot-table-nothing
p = nothing.pivot_table(index="cust", values="amount", aggfunc="sum")
result = (p.shape, p.empty)

# case: groupby-blank-vs-none-key
r1 = orders.groupby("cust")["id"].count()
r2 = orders.groupby("cust", dropna=False)["id"].count()
result = (r1.to_dict(), len(r2), r2.iloc[-1])

# case: first-valid-index-all-missing
s = orders["amount"]
result = (one["amount"].first_valid_index(), s.last_valid_index(), nothing["amount"].first_valid_index(), orders["cust"].first_valid_index())

# case: item-on-nothing
match = orders.loc[orders["cust"] == "nobody", "id"]
result = match.item()
