import pandas as pd
import numpy as np

dup_cols = pd.DataFrame([[1, 2, 3], [4, 5, 6], [7, 8, 9]], columns=["a", "b", "a"])
dup_idx = pd.DataFrame({"v": [10, 20, 30, 40, 50], "w": list("xyzxy")}, index=["k2", "k1", "k2", "k3", "k1"])
neg = pd.Series([100, 200, 300, 400], index=[-1, 3, 0, -2])
flt = pd.Series(["p", "q", "r"], index=[0.5, 1.0, 2.5])
mixed = pd.Series([1, 2, 3, 4], index=["a", 1, None, (1, 2)])
boolean = pd.Series([7, 8, 9], index=[True, False, True])
odd = pd.DataFrame({0: [1, 2], None: [3, 4], ("x", "y"): [5, 6], 1.5: [7, 8]})

# case: dup-col-select-gives-frame
r = dup_cols["a"]
result = (type(r).__name__, r.shape, dup_cols["b"].tolist())

# case: dup-col-sum
totals = dup_cols.sum()
result = (totals.tolist(), totals.index.tolist(), totals["a"].tolist(), dup_cols["a"].sum(axis=1).tolist())

# case: dup-col-flags
c = dup_cols.columns
result = (c.is_unique, c.duplicated().tolist(), c.get_loc("b"), c.get_loc("a").tolist(), c.nunique())

# case: dup-col-drop-dups
clean = dup_cols.loc[:, ~dup_cols.columns.duplicated()]
result = clean.to_dict("list")

# case: dup-col-keep-last
mask = dup_cols.columns.duplicated(keep="last")
result = dup_cols.loc[:, ~mask]

# case: dup-col-rename
r = dup_cols.rename(columns={"a": "z"})
result = (list(r.columns), list(r.add_suffix("_1").columns), list(dup_cols.set_axis(["x", "x", "x"], axis=1).columns))

# case: dup-col-assign-scalar
df = dup_cols.copy()
df["a"] = 0
result = df.values.tolist()

# case: dup-col-pop
df = dup_cols.copy()
p = df.pop("a")
result = (p.shape, list(df.columns))

# case: dup-col-sort-by
df = dup_cols.iloc[::-1]
result = df.sort_values("a")

# case: dup-col-groupby
g = dup_cols.groupby("a")
result = g["b"].sum()

# case: dup-col-reindex
try:
    result = dup_cols.reindex(columns=["a", "b", "c"])
except ValueError:
    result = dup_cols.T.groupby(level=0).sum().T

# case: dup-idx-loc-series-or-frame
two, single = dup_idx.loc["k2"], dup_idx.loc["k3"]
result = (two.shape, single.shape, single.name, dup_idx.loc["k3", "v"], dup_idx.loc["k1", "v"].tolist())

# case: dup-idx-get-loc
i = dup_idx.index
result = (i.is_unique, i.has_duplicates, i.get_loc("k3"), i.get_loc("k1").tolist(), i.is_monotonic_increasing)

# case: dup-idx-get-loc-sorted
i = dup_idx.sort_index().index
result = (i.get_loc("k1"), i.get_loc("k3"), i.tolist())

# case: dup-idx-slice-unsorted
order = dup_idx.index.tolist()
result = dup_idx.loc["k2":"k1"]

# case: dup-idx-slice-sorted
s = dup_idx.sort_index(kind="stable")
result = (s.loc["k1":"k2", "v"].tolist(), s.loc["k2":].index.tolist(), s.loc["k15":"k25", "v"].tolist(), s.loc["z":].empty)

# case: dup-idx-reindex
s = dup_idx.loc[["k3", "k1"], "v"]
u = dup_idx["v"].groupby(level=0).sum().reindex(["k2", "k9", "k1"], fill_value=0)
result = (s.index.tolist(), s.tolist(), u.to_dict())

# case: dup-idx-add-aligned
s = dup_idx["v"]
other = pd.Series([1, 2], index=["k1", "k3"])
result = s.add(other, fill_value=0)

# case: dup-idx-groupby-level
g = dup_idx.groupby(level=0)["v"]
result = g.agg(["sum", "first", "size"])

# case: dup-idx-to-dict
d = dup_idx["v"].to_dict()
result = (d, len(d) < len(dup_idx), dup_idx["v"].to_dict() == dict(dup_idx["v"].items()), list(dup_idx["v"].items())[:2])

# case: dup-idx-frame-to-dict-index
lookup = dup_idx.to_dict(orient="index")
result = lookup["k2"]["v"]

# case: dup-idx-drop-label
a = dup_idx.drop("k1")
result = (a.index.tolist(), dup_idx.drop(index=["k2", "k3"])["v"].tolist(), dup_idx.drop("zz", errors="ignore").shape)

# case: dup-idx-dedupe-index
first = dup_idx[~dup_idx.index.duplicated(keep="first")]
result = first

# case: dup-idx-set-at
df = dup_idx.copy()
df.loc["k2", "v"] = 0
result = df["v"].tolist()

# case: dup-idx-idxmax
v = dup_idx["v"]
result = (v.idxmax(), v.idxmin(), v.argmax(), v.argmin(), v.loc[v.idxmax()].tolist())

# case: neg-label-lookup
by_label, by_pos = neg[-1], neg.iloc[-1]
result = (by_label, neg.loc[-2], by_pos, neg[0], -1 in neg, 100 in neg)

# case: neg-missing-label
s = neg.drop(0)
result = s[-3]

# case: neg-slice-positional
s = neg.sort_index()
result = (neg[1:3].tolist(), neg[-2:].tolist(), s.loc[-1:0].tolist(), s.index.tolist())

# case: neg-unsorted-loc-slice
a = neg.loc[3:-2]
result = (a.tolist(), neg.loc[-1:0].index.tolist(), neg.loc[-2:-1].tolist())

# case: float-index-slice
after = flt.loc[1:]
result = (flt[1.0], after.tolist(), flt.loc[0.6:2.4].tolist(), flt.index.get_loc(2.5), 1 in flt.index)

# case: float-index-missing
first = flt.iloc[0]
result = (first, flt[0])

# case: mixed-index-lookup
labels = mixed.index
result = (mixed["a"], mixed[1], mixed.iloc[2], "a" in mixed, "zz" in labels, str(labels.dtype), labels.is_unique)

# case: mixed-index-sort
s = mixed.iloc[:2]
result = s.sort_index()

# case: boolean-index-lookup
t = boolean.loc[True]
result = (t.tolist(), boolean.loc[False], str(boolean.index.dtype), boolean.index.is_unique)

# case: boolean-index-sum-by-label
g = boolean.groupby(level=0)
result = (g.sum().to_dict(), g.size().tolist(), g.first().index.tolist())

# case: odd-column-names
cols = list(odd.columns)
result = (cols, odd[0].tolist(), odd[None].tolist(), odd[1.5].sum(), None in odd, "0" in odd)

# case: odd-tuple-column
s = odd[("x", "y")]
result = (s.tolist(), s.name, odd.drop(columns=[("x", "y")]).shape)

# case: series-name-kinds
names = [pd.Series([1], name=n).name for n in [None, 0, (1, "a"), "", 2.5]]
result = names + [pd.Series([1], name=0).to_frame().columns.tolist(), pd.Series([1]).to_frame().columns.tolist()]

# case: get-with-defaults
a = (dup_idx.get("zz"), dup_idx.get("zz", "none"))
result = a + (neg.get(5), neg.get(-1), neg.get(99, default=-1), dup_cols.get("b").tolist())

# case: concat-dup-columns
r = pd.concat([dup_cols, dup_cols], ignore_index=True)
result = (r.shape, list(r.columns), int(r.iloc[:, 2].sum()))
