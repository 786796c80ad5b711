import numpy as np
import pandas as pd

df_customers = pd.DataFrame({
    "cust_id": [101, 102, 103, 104, 105],
    "name": ["Alice", "BOB", "chloe", None, ""],
    "segment": ["Retail", "retail", "SMB", None, "SMB"],
})
df_orders = pd.DataFrame({
    "order_id": range(1, 11),
    "cust_id": [101, 101, 102, 103, 103, 103, 999, 105, None, 101],
    "order_date": ["2023-01-05", "2023-01-20", "2023-02-11", "2023-02-11", "2023-03-01", "2023-03-31", "2023-03-15", None, "2023-04-01", "2023-04-30"],
    "total": [100.0, 250.5, 0.0, 80.25, 80.25, np.nan, 40.0, 15.0, 60.0, 250.5],
})

# case: rfm-scores
o = df_orders.dropna(subset=["cust_id"]).copy()
o["order_date"] = pd.to_datetime(o["order_date"])
now = pd.Timestamp("2023-05-01")
rfm = o.groupby("cust_id").agg(
    recency=("order_date", lambda d: (now - d.max()).days if d.notna().any() else np.nan),
    frequency=("order_id", "count"),
    monetary=("total", "sum"),
).reset_index()
rfm["r"] = rfm["recency"].rank(ascending=True, method="dense")
rfm["m_quart"] = pd.cut(rfm["monetary"].rank(pct=True), [0, 0.25, 0.5, 0.75, 1], labels=[1, 2, 3, 4])
result = rfm

# case: segment-mean-vs-overall
m = df_orders.merge(df_customers, on="cust_id", how="left")
m["segment"] = m["segment"].str.title().fillna("Unknown")
overall = m["total"].mean()
seg = m.groupby("segment")["total"].agg(["mean", "count"])
seg["vs"] = np.where(seg["mean"] > overall, "above", "below")
result = seg.round(2)

# case: month-over-month
o = df_orders.dropna(subset=["order_date"]).copy()
o["month"] = pd.to_datetime(o["order_date"]).dt.to_period("M").astype(str)
mm = o.groupby("month")["total"].sum().to_frame("rev")
mm["prev"] = mm["rev"].shift()
mm["mom_pct"] = ((mm["rev"] - mm["prev"]) / mm["prev"] * 100).round(1)
result = mm.reset_index()

# case: z-outlier-flag
t = df_orders["total"]
z = np.abs((t - t.mean()) / t.std())
df_orders["outlier"] = z > 1.5
result = df_orders.loc[df_orders["outlier"], ["order_id", "total"]].to_dict("records")

# case: median-split
med = df_orders["total"].median()
result = df_orders["total"].apply(lambda v: "hi" if v > med else ("lo" if v <= med else None)).value_counts(dropna=False).to_dict()

# case: duplicates-within-customer
d = df_orders[df_orders.duplicated(subset=["cust_id", "total"], keep=False)]
result = d.sort_values(["cust_id", "order_id"]).groupby(["cust_id", "total"])["order_id"].apply(list).reset_index()

# case: cohort-first-order
o = df_orders.dropna(subset=["cust_id", "order_date"]).assign(d=lambda x: pd.to_datetime(x["order_date"]))
o["first"] = o.groupby("cust_id")["d"].transform("min").dt.strftime("%Y-%m")
o["n"] = (o["d"].dt.month - o.groupby("cust_id")["d"].transform("min").dt.month)
result = o.pivot_table(index="first", columns="n", values="cust_id", aggfunc="nunique", fill_value=0)

# case: top-customer-share
g = df_orders.groupby("cust_id", dropna=False)["total"].sum()
top = g.nlargest(2)
result = {"ids": [None if pd.isna(i) else int(i) for i in top.index], "share": round(float(top.sum() / g.sum()), 4)}

# case: days-between-orders
o = df_orders.copy()
o["d"] = pd.to_datetime(o["order_date"], errors="coerce")
o = o.sort_values(["cust_id", "d"])
o["gap"] = (o["d"] - o.groupby("cust_id")["d"].shift(1)).dt.days
result = o.groupby("cust_id")["gap"].agg(["mean", "max", "count"])

# case: function-with-assert
def top_spenders(orders, k=2):
    s = orders.groupby("cust_id")["total"].sum(min_count=1)
    s = s.sort_values(ascending=False, kind="mergesort").head(k)
    return s.index.astype(int).tolist()

got = top_spenders(df_orders, 3)
assert len(got) == 3
result = got

# case: lambda-weighted-avg-frame
def wavg(g):
    return pd.Series({"n": len(g), "wavg": (g["total"] * g["order_id"]).sum() / g["order_id"].sum()})
result = df_orders.groupby("cust_id")[["order_id", "total"]].apply(wavg)

# case: gini
x = np.sort(df_orders["total"].dropna().to_numpy())
n = len(x)
idx = np.arange(1, n + 1)
result = round(float((np.sum((2 * idx - n - 1) * x)) / (n * np.sum(x))), 6)

# case: exponential-smoothing-loop
out = []
level = None
for v in df_orders["total"].fillna(0):
    level = v if level is None else 0.3 * v + 0.7 * level
    out.append(round(level, 4))
result = pd.Series(out, name="smoothed")

# case: vectorize-label
f = np.vectorize(lambda v: "none" if np.isnan(v) else ("big" if v >= 100 else "small"))
result = f(df_orders["total"].to_numpy()).tolist()

# case: apply-along-rows
result = df_orders[["order_id", "total"]].apply(lambda r: r["total"] / r["order_id"] if r["order_id"] % 2 else np.nan, axis=1).round(3)

# case: bootstrap-free-ci
s = df_orders["total"].dropna()
mean, se = s.mean(), s.sem()
result = [round(mean - 1.96 * se, 4), round(mean + 1.96 * se, 4)]

# case: quantile-bin-means
d = df_orders.dropna(subset=["total"]).copy()
d["bin"] = pd.qcut(d["total"], 3)
result = d.groupby("bin", observed=True)["total"].mean().round(2).tolist()

# case: cut-labels-join
d = df_orders.assign(band=pd.cut(df_orders["total"], [-1, 0, 50, 100, 1000], labels=["zero", "small", "mid", "large"]))
result = d.groupby("band", observed=False).agg(n=("order_id", "count"), s=("total", "sum"))

# case: rank-tiebreak-two-columns
d = df_orders.sort_values(["total", "order_date"], ascending=[False, True])
d["rank"] = range(1, len(d) + 1)
result = d.loc[d["rank"] <= 4, ["rank", "order_id", "total"]]

# case: tuple-rank
d = df_orders.dropna()
keys = list(zip(-d["total"], d["order_date"]))
result = pd.Series(keys, index=d["order_id"]).rank(method="dense") if False else sorted(range(len(keys)), key=lambda i: keys[i])

# case: lag-window-strictly-increasing
d = df_orders.sort_values("order_id")
inc = d.groupby("cust_id")["total"].apply(lambda s: s.is_monotonic_increasing)
result = inc

# case: longest-nonzero-streak
a = (df_orders["total"].fillna(0) > 50).to_numpy()
best = cur = 0
for v in a:
    cur = cur + 1 if v else 0
    best = max(best, cur)
result = best

# case: percent-of-total-pivot
p = df_orders.merge(df_customers, on="cust_id").pivot_table(index="segment", values="total", aggfunc=["sum", "count"])
p.columns = ["_".join(c) for c in p.columns]
p["pct"] = (p["sum_total"] / p["sum_total"].sum() * 100).round(2)
result = p.sort_values("pct", ascending=False)

# case: numpy-structured-loop-tolist
arr = df_orders[["order_id", "total"]].to_numpy()
result = [(int(a), None if np.isnan(b) else float(b)) for a, b in arr if a > 6]

# case: clip-and-rescale-0-100
t = df_orders["total"]
lo, hi = np.nanpercentile(t, [10, 90])
result = (((t.clip(lo, hi) - lo) / (hi - lo)) * 100).round(1)

# case: correlation-of-lags
s = df_orders["total"].ffill()
result = round(s.corr(s.shift(1)), 5)

# case: autocorr
result = round(df_orders["total"].ffill().autocorr(lag=2), 5)

# case: outer-compare-table
a = np.array([1, 2, 3])
result = pd.DataFrame(np.greater.outer(a, a), index=a, columns=a)

# case: median-of-even-grouped-dates
o = df_orders.assign(d=pd.to_datetime(df_orders["order_date"]))
result = o.groupby("cust_id")["d"].median()

# case: mean-of-dates
d = pd.to_datetime(df_orders["order_date"])
result = [str(d.mean().date()), (d.max() - d.min()).days, str(d.quantile(0.5))]

# case: std-of-single
g = df_orders.groupby("cust_id")["total"].std(ddof=1).fillna(-1)
result = g

# case: describe-dates
result = pd.to_datetime(df_orders["order_date"]).describe().astype(str)

# case: apply-rolling-custom
s = df_orders["total"].fillna(0)
result = s.rolling(3).apply(lambda w: w.max() - w.min(), raw=True)

# case: rolling-agg-list
result = df_orders["total"].rolling(3, min_periods=2).agg(["sum", "mean"])

# case: cumulative-distinct
seen = ~df_orders["cust_id"].duplicated()
result = (seen & df_orders["cust_id"].notna()).cumsum()

# case: crosstab-columns-normalized
m = df_orders.merge(df_customers, on="cust_id", how="inner")
m["mon"] = m["order_date"].str[:7]
result = pd.crosstab(m["mon"], m["segment"], normalize="columns").round(2)

# case: stats-mode-scalar
vals, cnt = np.unique(df_orders["total"].dropna(), return_counts=True)
result = float(vals[np.argmax(cnt)])

# case: lexsort-order
order = np.lexsort((df_orders["order_id"].to_numpy()[::-1], df_orders["total"].fillna(0).to_numpy()))
result = order.tolist()
