import pandas as pd
import numpy as np
import math

allna = pd.DataFrame({"g": ["x", "x", "y"], "v": [np.nan, np.nan, np.nan], "o": [None, None, None]})
same = pd.DataFrame({"team": ["r", "r", "b", "b", "b"], "score": [5, 5, 5, 5, 5]})
ties = pd.DataFrame({
    "player": ["ann", "bob", "cat", "dan", "eve", "fay", "gus"],
    "team": ["r", "b", "r", None, "b", "b", "r"],
    "pts": [10, 20, 10, 20, 30, 10, 30],
    "avg": [1.5, np.nan, 1.5, np.inf, -np.inf, 0.0, -0.0],
})
tiny = pd.Series([1e-300, 2.5e-16, 0.1 + 0.2, 1.0])
big = pd.Series([9223372036854775807, 9007199254740993, -9223372036854775808])

# case: all-missing-aggregates
v = allna["v"]
result = (v.sum(), v.mean(), v.min(), v.count(), v.nunique(), v.sum(min_count=1), v.prod())

# case: all-missing-mode-unique
v = allna["v"]
result = (v.mode().tolist(), len(v.unique()), v.mode(dropna=False).size, allna["o"].nunique(dropna=False), v.value_counts().empty)

# case: all-missing-groupby
g = allna.groupby("g")["v"]
result = g.agg(["sum", "mean", "count", "size", "first"])

# case: all-missing-idxmax
v = allna["v"]
result = (v.idxmax(), v.idxmin(skipna=True))

# case: all-missing-fillna-chain
v = allna["v"]
result = (v.ffill().isna().all(), v.fillna(v.mean()).tolist(), v.fillna(0).tolist(), v.interpolate().isna().sum())

# case: all-missing-dropna-frame
full = allna.dropna()
result = (full.shape, allna.dropna(axis=1).columns.tolist(), allna.dropna(how="all").shape, allna.dropna(subset=["g"]).shape, allna.dropna(thresh=2).empty)

# case: all-missing-rank
v = allna["v"]
result = (v.rank().tolist(), v.rank(na_option="top").tolist(), v.rank(na_option="bottom", method="first").tolist())

# case: all-missing-describe
numbers = allna["v"].describe()
objects = allna["o"].describe()
result = (numbers.isna().sum(), numbers["count"], objects.index.tolist(), objects["count"])

# case: all-missing-quantile
v = allna["v"]
result = (v.quantile(), v.quantile([0.25, 0.75]).tolist(), math.isnan(v.median()))

# case: all-equal-stats
s = same["score"]
result = (s.std(), s.var(), s.skew(), s.kurt(), s.mode().tolist(), s.nunique(), s.idxmax(), s.idxmin())

# case: all-equal-zscore
s = same["score"]
z = (s - s.mean()) / s.std()
result = (z.isna().all(), len(z))

# case: all-equal-minmax-scale
s = same["score"]
result = ((s - s.min()) / (s.max() - s.min())).fillna(0).tolist()

# case: all-equal-corr
df = same.assign(other=[1, 2, 3, 4, 5])
result = df[["score", "other"]].corr()

# case: all-equal-rank-methods
methods = ["average", "min", "max", "first", "dense"]
result = {m: same["score"].rank(method=m).tolist() for m in methods}

# case: all-equal-qcut
s = same["score"]
result = pd.qcut(s, 2)

# case: all-equal-qcut-drop
r = pd.qcut(same["score"], 4, duplicates="drop")
result = (r.isna().sum(), len(r), len(r.cat.categories))

# case: all-equal-cut
r = pd.cut(same["score"], 2, labels=False)
result = (r.tolist(), len(pd.cut(same["score"], 3).cat.categories))

# case: all-equal-drop-duplicates
u = same.drop_duplicates()
result = (u.index.tolist(), same.drop_duplicates("score").shape, same.drop_duplicates(keep=False).empty, same.duplicated().sum())

# case: ties-nlargest-keep
p = ties["pts"]
result = (p.nlargest(1).index.tolist(), p.nlargest(1, keep="all").index.tolist(), p.nlargest(1, keep="last").index.tolist(), p.nsmallest(4).tolist())

# case: ties-nsmallest-frame
two = ties.nsmallest(2, "pts")
result = two["player"].tolist() + ties.nsmallest(2, "pts", keep="all")["player"].tolist() + ties.nsmallest(2, ["pts", "avg"])["player"].tolist()

# case: nlargest-out-of-range-n
a, b = ties.nlargest(0, "pts"), ties.nlargest(100, "pts")
result = (len(a), len(b), ties["pts"].nlargest(-1).tolist(), ties["avg"].nlargest(2).tolist())

# case: nlargest-on-text
top = ties.nlargest(2, "player")
result = top["pts"].tolist()

# case: ties-mode-multi
modes = {c: ties[c].mode().tolist() for c in ["pts", "team", "avg"]}
result = (modes, ties["player"].mode().size, ties["team"].mode()[0])

# case: ties-sort-stable
r = ties.sort_values(["pts", "player"], ascending=[False, True])
result = r["player"].tolist()

# case: sort-with-inf-and-nan
a = ties.sort_values("avg", kind="stable")
b = ties.sort_values("avg", na_position="first", kind="stable")
result = (a["player"].tolist(), b.index.tolist())

# case: sort-descending-stable-ties
r = ties.sort_values("pts", ascending=False, kind="mergesort")
result = (r["player"].tolist(), r.index.tolist(), sorted(ties["pts"], reverse=True) == r["pts"].tolist())

# case: rank-with-inf
a = ties["avg"]
result = a.rank().tolist() + a.rank(ascending=False, method="min").tolist()

# case: rank-pct-ties
p = ties["pts"].rank(pct=True)
result = (p.round(4).tolist(), p.max() < 1, ties["pts"].rank(pct=True, method="max").max())

# case: group-rank-dense-none-group
g = ties.groupby("team")["pts"]
result = (g.rank(method="dense", ascending=False).tolist(), g.cumcount().tolist(), g.ngroup().tolist())

# case: inf-stats
a = ties["avg"]
result = (a.sum(), a.max(), a.min(), a.mean(), a.isna().sum(), np.isinf(a).sum())

# case: inf-replace-then-mean
a = ties["avg"].replace([np.inf, -np.inf], np.nan)
result = (a.count(), a.mean(), a.max())

# case: inf-to-int
s = ties["avg"].dropna()
result = s.astype(int)

# case: zero-division-kinds
s = pd.Series([1, -1, 0])
result = ((s / 0).tolist(), (s // 0).tolist(), (s % 0).tolist())

# case: negative-zero-equality
s = ties["avg"].iloc[5:]
result = (s.nunique(), s.duplicated().tolist(), s.value_counts().tolist(), (s == 0).all(), s.isin([0]).tolist())

# case: tiny-numbers
near = np.isclose(tiny, 0.3)
result = (tiny.sum(), tiny.min(), near.tolist(), (tiny == 0.3).any(), tiny.round(2).tolist(), tiny.between(0, 0.3).tolist())

# case: big-int-edges
f = big.astype(float)
result = (big.max(), big.min(), str(big.dtype), f.iloc[1] == 9007199254740992.0, big.iloc[1])

# case: big-int-wraps
plus = big + 1
result = plus.tolist() + [big.abs().iloc[2], big.diff().iloc[1]]

# case: big-int-beyond-64
s = pd.Series([2**63, 2**64, 1])
result = (str(s.dtype), s.max(), s.sum())

# case: big-int-with-missing
s = pd.Series([9007199254740993, None])
result = (str(s.dtype), s.iloc[0] == 9007199254740993, int(s.iloc[0]))

# case: first-of-group-skips-missing
df = pd.DataFrame({"g": [1, 1, 2], "v": [None, "late", None]})
g = df.groupby("g")
result = (g["v"].first().tolist(), g["v"].last().isna().sum(), g.head(1)["v"].tolist(), g["v"].nth(0).tolist())
