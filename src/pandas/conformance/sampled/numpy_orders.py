import numpy as np
import pandas as pd

orders = pd.DataFrame({
    "order_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "customer": ["Ann", "bob", None, "Ann", "Cid", "BOB", "", "dan"],
    "amount": [10.5, np.nan, 200.0, 10.5, 0.0, -5.25, 99.99, 50.0],
    "qty": [1, 2, 3, 1, 0, 5, 2, 2],
    "status": ["paid", "open", "paid", "void", None, "paid", "open", "Paid"],
})
readings = pd.DataFrame({
    "sensor": ["a", "a", "b", "b", "b", "c"],
    "value": [1.5, 2.5, np.nan, -3.0, 2.5, 1000.0],
    "at": pd.to_datetime(["2024-01-01", "2024-01-03", "2024-01-01", "2024-01-02", "2024-01-10", None]),
})

# case: where-band
df = orders.copy()
df["band"] = np.where(df["amount"] > 50, "high", np.where(df["amount"].isna(), "missing", "low"))
result = df[["order_id", "band"]]

# case: select-tiers
conditions = [
    orders["amount"].isna(),
    orders["amount"] >= 100,
    orders["amount"] >= 50,
    orders["amount"] > 0,
]
choices = ["unknown", "gold", "silver", "bronze"]
tiers = np.select(conditions, choices, default="none")
result = orders.assign(tier=tiers).groupby("tier")["order_id"].count().sort_index()

# case: select-numeric-default
x = orders["qty"].to_numpy()
result = np.select([x < 1, x < 3], [0, x * 10], default=-1)

# case: unique-sorted-counts
vals, counts = np.unique(orders["qty"], return_counts=True)
result = dict(zip(vals.tolist(), counts.tolist()))

# case: unique-inverse
u, inv = np.unique(np.array(["b", "a", "c", "a", "b"]), return_inverse=True)
result = (u.tolist(), inv.tolist())

# case: percentile-list
clean = orders["amount"].dropna().to_numpy()
result = np.percentile(clean, [5, 25, 50, 75, 95]).round(3)

# case: percentile-methods
a = np.array([3, 1, 4, 1, 5, 9, 2, 6])
result = {m: float(np.percentile(a, 40, method=m)) for m in ["linear", "lower", "higher", "nearest", "midpoint"]}

# case: nanpercentile-column
result = float(np.nanpercentile(orders["amount"], 90))

# case: percentile-with-nan
result = np.percentile(orders["amount"], 50)

# case: round-half-even
result = np.round(np.array([0.5, 1.5, 2.5, -0.5, -1.5, 2.675]), 0).tolist() + [round(2.675, 2), float(np.round(2.675, 2))]

# case: round-negative-digits
result = np.round(np.array([149, 150, 151, 250, -150]), -2)

# case: cumsum-share
s = orders["amount"].fillna(0).clip(lower=0).sort_values(ascending=False)
share = np.cumsum(s) / s.sum()
result = share.round(4)

# case: cumprod-growth
growth = pd.Series([0.1, -0.05, 0.02, np.nan, 0.03])
result = np.cumprod(1 + growth.fillna(0)) - 1

# case: diff-prepend
a = np.array([5, 8, 8, 3, 12])
result = np.diff(a, prepend=a[0])

# case: diff-second-order
result = np.diff([1, 4, 9, 16, 25], n=2)

# case: argsort-desc-stable
a = orders["qty"].to_numpy()
idx = np.argsort(-a, kind="stable")
result = orders.iloc[idx][["order_id", "qty"]]

# case: argmax-first-tie
result = (int(np.argmax(orders["qty"])), int(orders["qty"].argmin()), int(np.nanargmax(orders["amount"].to_numpy())))

# case: searchsorted-bins
edges = np.array([0, 10, 50, 100])
result = np.searchsorted(edges, [0, 10, 9.99, 1000, -1], side="right")

# case: digitize-buckets
bins = [0, 10, 50, 100]
df = orders.dropna(subset=["amount"]).copy()
df["bucket"] = np.digitize(df["amount"], bins)
result = df.groupby("bucket").agg(n=("order_id", "size"), total=("amount", "sum"))

# case: histogram-counts
counts, edges = np.histogram([1, 2, 2, 3, 8, 10], bins=3)
result = (counts.tolist(), edges.tolist())

# case: histogram-explicit-edges
counts, edges = np.histogram(orders["amount"].dropna(), bins=[-10, 0, 50, 100, 500])
result = pd.DataFrame({"left": edges[:-1], "right": edges[1:], "count": counts})

# case: bincount-weights
q = np.array([0, 1, 1, 2, 5])
result = np.bincount(q, weights=[0.5, 1.0, 2.0, 3.0, 4.0], minlength=7)

# case: isin-mask
mask = np.isin(orders["status"].fillna(""), ["paid", "open"])
result = orders.loc[~mask, "order_id"].tolist()

# case: logical-reduce
m = np.logical_and.reduce([orders["qty"] > 0, orders["amount"] > 0, orders["status"].notna()])
result = orders[m]

# case: isclose-floats
a = np.array([0.1 + 0.2, 1e-10, np.nan, 1e9])
b = np.array([0.3, 0.0, np.nan, 1e9 + 1])
result = (np.isclose(a, b).tolist(), np.isclose(a, b, equal_nan=True).tolist(), np.isclose(a, b, rtol=0, atol=1e-12).tolist())

# case: allclose-groups
g = readings.groupby("sensor")["value"].mean()
result = bool(np.allclose(g.values, [2.0, -0.25, 1000.0]))

# case: average-weights
d = orders.dropna(subset=["amount"])
result = np.average(d["amount"], weights=d["qty"])

# case: average-returned
avg, w = np.average([1.0, 2.0, 4.0], weights=[1, 1, 2], returned=True)
result = [float(avg), float(w)]

# case: average-zero-weights
result = np.average([1, 2, 3], weights=[0, 0, 0])

# case: std-ddof-difference
v = orders["amount"].dropna()
result = {"np": round(float(np.std(v.to_numpy())), 6), "np_series": round(float(np.std(v)), 6), "pd": round(v.std(), 6)}

# case: corrcoef-matrix
x = np.array([1, 2, 3, 4, 5])
y = np.array([2, 4, 5, 4, 5])
result = np.round(np.corrcoef(x, y), 4).tolist()

# case: cov-matrix
result = np.cov([1, 2, 3, 4], [10, 20, 25, 45]).tolist()

# case: polyfit-line
x = np.array([0, 1, 2, 3], dtype=float)
y = 2 * x + 1
slope, intercept = np.polyfit(x, y, 1)
result = (round(float(slope), 6), round(float(intercept), 6))

# case: interp-missing
x = [1, 2, 4, 8]
y = [10, 20, 40, 80]
result = np.interp([0, 3, 6, 9], x, y)

# case: clip-array
result = np.clip(orders["amount"].to_numpy(), 0, 100)

# case: clip-series-np
result = np.clip(orders["amount"], a_min=None, a_max=50)

# case: nan-to-num
result = np.nan_to_num(np.array([1.0, np.nan, np.inf, -np.inf]), nan=-1, posinf=999, neginf=-999)

# case: log1p-sqrt
with np.errstate(invalid="ignore", divide="ignore"):
    t = pd.DataFrame({"l": np.log(orders["qty"]), "s": np.sqrt(orders["amount"]), "p": np.log1p(orders["qty"])})
result = t.round(5)

# case: sign-abs
result = pd.DataFrame({"sign": np.sign(orders["amount"]), "abs": np.abs(orders["amount"])})

# case: floor-ceil-trunc
v = np.array([-1.5, -0.2, 0.2, 1.5, 2.0])
result = pd.DataFrame({"floor": np.floor(v), "ceil": np.ceil(v), "trunc": np.trunc(v), "rint": np.rint(v)})

# case: mod-and-floor-divide
a = np.array([7, -7, 8, -8])
result = (np.mod(a, 3).tolist(), (a // 3).tolist(), np.fmod(a, 3).tolist(), np.remainder(a, -3).tolist())

# case: divmod-minutes
mins = pd.Series([61, 125, 59, -1])
h, m = divmod(mins, 60)
result = pd.DataFrame({"h": h, "m": m})

# case: where-index-tuple
idx = np.where(orders["qty"].to_numpy() == 2)[0]
result = idx

# case: flatnonzero-changes
status = orders["qty"].to_numpy()
result = np.flatnonzero(status[1:] != status[:-1]) + 1

# case: maximum-minimum
result = pd.DataFrame({"mx": np.maximum(orders["qty"], 2), "mn": np.minimum(orders["amount"], 10), "fm": np.fmax(orders["amount"], 20)})

# case: linspace-arange
result = pd.Series(np.linspace(0, 1, 5), index=np.arange(10, 60, 10))

# case: repeat-tile
result = pd.DataFrame({"k": np.repeat(["a", "b"], 3), "i": np.tile([1, 2, 3], 2)})

# case: concatenate-stack
result = np.concatenate([np.array([1, 2]), np.array([3.5]), np.zeros(2)])

# case: setops
a = np.array([3, 1, 2, 3])
b = np.array([2, 3, 5])
result = {"i": np.intersect1d(a, b).tolist(), "d": np.setdiff1d(a, b).tolist(), "u": np.union1d(a, b).tolist(), "x": np.setxor1d(a, b).tolist()}

# case: datetime64-diff-days
d = readings["at"].diff() / np.timedelta64(1, "D")
result = d

# case: ptp-median-var
v = np.array([4.0, 1.0, 7.0, 2.0])
result = [float(np.ptp(v)), float(np.median(v)), float(np.var(v, ddof=1))]

# case: any-all-array
result = [bool(np.any(orders["amount"] < 0)), bool(np.all(orders["qty"] > 0)), int(np.count_nonzero(orders["qty"]))]

# case: cut-with-inf
result = pd.cut(orders["amount"], bins=[-np.inf, 0, 50, np.inf], labels=["neg", "mid", "big"], right=False)

# case: array-boolean-assignment
a = orders["amount"].to_numpy().copy()
a[np.isnan(a)] = np.nanmean(a)
a[a < 0] = 0
result = a.round(2)
