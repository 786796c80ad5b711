import pandas as pd
import numpy as np
from functools import reduce

left = pd.DataFrame({"k": ["a", "b", "b", None, "c"], "x": [1, 2, 3, 4, 5]})
right = pd.DataFrame({"k": ["b", "b", None, "d", "A"], "y": [10.0, np.nan, 30.0, 40.0, 50.0]})
sales = pd.DataFrame({
    "region": ["N", "S", "N", None, "S", "E"],
    "prod": ["p", "p", "q", "q", None, "p"],
    "qty": [1, 0, -2, 5, 5, 0],
    "price": [1.5, np.nan, 2.0, 2.0, 1e10, 0.0],
})
single = pd.DataFrame({"only": [42]})
none = sales[sales["qty"] > 99]

# case: merge-none-keys-match
m = left.merge(right, on="k")
result = (len(m), m["k"].isna().sum(), m["y"].sum())

# case: merge-outer-indicator
m = left.merge(right, on="k", how="outer", indicator=True)
result = m["_merge"].value_counts().to_dict()

# case: merge-wrong-kind-keys
numbered = left.assign(k=[1, 2, 3, 4, 5])
result = numbered.merge(right, on="k")

# case: merge-validate-fails
m = left.merge(right, on="k", validate="one_to_one")
result = m.shape

# case: merge-no-common-columns
xs, ys = left[["x"]], right[["y"]]
result = xs.merge(ys)

# case: cross-merge-with-empty
full = left.merge(right, how="cross")
result = (full.shape, list(full.columns), left.merge(right.head(0), how="cross").shape)

# case: merge-missing-on-column
m = pd.merge(left, right.rename(columns={"k": "key"}), left_on="k", right_on="key", how="right")
result = (m.shape, list(m.columns), m["x"].isna().sum(), m["key"].tolist())

# case: anti-join-isin
missing = left[~left["k"].isin(right["k"])]
result = (missing["x"].tolist(), left["k"].isin([]).any(), left["x"].isin(["1", 2.0]).tolist())

# case: isin-string-argument
mask = left["k"].isin("a")
result = left[mask]

# case: concat-axis1-different-index
r = pd.concat([left["x"], right["y"].iloc[3:].rename(None)], axis=1)
result = (list(r.columns), r.isna().sum().tolist())

# case: concat-none-dropped
r = pd.concat([left, None, right])
result = (r.shape, r.index.tolist(), str(r["x"].dtype))

# case: concat-keys-dup
r = pd.concat([single, single], keys=["a", "b"])
result = (r.index.tolist(), r.loc["a", "only"].tolist(), r.index.nlevels)

# case: reduce-merge-single
parts = [left, right.drop_duplicates("k"), left.head(1)]
result = reduce(lambda a, b: a.merge(b, on="k", how="left"), parts).shape

# case: pivot-table-missing-dims
p = sales.pivot_table(index="region", columns="prod", values="qty", aggfunc="sum", fill_value=0)
result = (p.to_dict(), p.shape)

# case: pivot-table-margins
p = sales.pivot_table(index="region", columns="prod", values="qty", aggfunc="sum", margins=True)
result = p

# case: pivot-duplicate-entries
df = sales.assign(region="N")
result = df.pivot(index="region", columns="prod", values="qty")

# case: crosstab-drops-missing
c = pd.crosstab(sales["region"], sales["prod"])
result = (c.values.tolist(), c.index.tolist(), c.columns.tolist(), int(c.values.sum()))

# case: crosstab-normalize
c = pd.crosstab(sales["region"], sales["prod"], normalize="index")
result = c.round(3)

# case: crosstab-nothing
c = pd.crosstab(none["region"], none["prod"])
result = (c.shape, c.empty)

# case: transform-mean-none-group
g = sales.groupby("region")
result = (g["price"].transform("mean").tolist(), g["qty"].transform("size").tolist(), g["qty"].transform(lambda s: s - s.min()).tolist())

# case: groupby-two-keys-missing
r = sales.groupby(["region", "prod"])["qty"].sum()
result = (r.to_dict(), len(sales.groupby(["region", "prod"], dropna=False)))

# case: groupby-apply-scalar
g = sales.groupby("region")[["qty", "price"]]
result = g.apply(lambda d: d["qty"].max() - d["qty"].min())

# case: groupby-get-group-missing
g = sales.groupby("region")
result = g.get_group("W")

# case: groupby-iterate-order
groups = sales.groupby("region", sort=False)
result = [(k, len(d), d.index.tolist()) for k, d in groups]

# case: groupby-mean-on-text
means = sales.groupby("region").mean()
result = means.loc["N"]

# case: groupby-idxmax-with-missing
g = sales.groupby("region")["price"]
result = (g.max().tolist(), g.idxmin().tolist(), sales.groupby("region")["qty"].idxmax().to_dict())

# case: cut-boundaries
r = pd.cut(sales["qty"], bins=[0, 1, 5])
result = (r.astype(str).tolist(), pd.cut(sales["qty"], [0, 1, 5], include_lowest=True, labels=["lo", "hi"]).tolist())

# case: cut-wrong-label-count
labels = ["neg", "zero", "pos"]
result = pd.cut(sales["qty"], bins=[-5, 0, 5], labels=labels)

# case: cut-right-false-inf
r = pd.cut(sales["price"], [-np.inf, 0, 2, np.inf], right=False, labels=["neg", "small", "big"])
result = (r.value_counts().to_dict(), r.isna().sum(), r.tolist())

# case: between-inclusive-options
q = sales["qty"]
result = [q.between(0, 5, inclusive=i).sum() for i in ["both", "neither", "left", "right"]] + [q.between(5, 0).any()]

# case: rolling-larger-than-data
s = single["only"]
result = (s.rolling(3).sum().tolist(), s.rolling(3, min_periods=1).mean().tolist(), sales["price"].rolling(2).mean().tolist()[:4])

# case: pct-change-zero
p = sales["qty"].pct_change()
result = (p.tolist(), np.isinf(p).sum(), sales["qty"].diff().tolist())

# case: single-squeeze-item
v = single.squeeze()
result = (v, single["only"].item(), single.iat[0, 0], single.T.shape, single.iloc[0].tolist())

# case: equals-dtype-sensitive
a = pd.Series([1, 2, np.nan])
result = (a.equals(a.copy()), a.equals(a.astype(object)), pd.Series([1]).equals(pd.Series([1.0])), (a == a).all(), none.equals(none.copy()))

# case: compare-text-with-number
mask = sales["region"] > 3
result = sales[mask]

# case: compare-different-lengths
q, o = sales["qty"], single["only"]
result = (q.eq(o).tolist(), q.lt(o).tolist(), (q + o).isna().sum(), (q == o.item()).any())

# case: replace-edge-forms
s = sales["qty"]
result = (s.replace(0, np.nan).tolist(), s.replace({5: 0, 0: 5}).tolist(), sales["prod"].replace({"p": None}).isna().sum(), s.replace([], 1).tolist())

# case: query-empty-and-missing
zero = sales.query("qty == 0 and price < 1")
result = (zero.index.tolist(), sales.query("region != region").shape, sales.query("qty > 99").empty)

# case: quantile-edges
q = sales["qty"]
result = (q.quantile(0), q.quantile(1), q.quantile([]).tolist(), q.quantile(0.5, interpolation="lower"), none["qty"].quantile(0.5))

# case: pop-then-missing
df = sales.copy()
p = df.pop("qty")
result = (p.sum(), "qty" in df, df.get("qty", default="gone"), df.pop("qty"))
