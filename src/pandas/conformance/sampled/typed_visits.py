import pandas as pd
import numpy as np

visits = pd.DataFrame({
    "clinic": ["N", "S", "N", "E", None, "S", "N", "W"],
    "kind": pd.Categorical(["new", "old", "old", None, "new", "old", "new", "old"], categories=["new", "old", "walk"]),
    "mins": [30, 45, 15, 0, 60, 45, -5, 20],
    "cost": [100.0, np.nan, 50.5, np.nan, 20.0, 75.0, 80.0, np.nan],
    "paid": [True, False, True, True, False, False, True, False],
    "cover": [True, None, False, None, True, True, None, None],
    "doc": ["Ito", None, "ray", "Ito", "Ray", "", None, None],
    "day": pd.to_datetime(["2024-01-01", "2024-01-02", None, None, "2024-01-02", "2024-02-01", "2024-01-01", None]),
    "wait": pd.to_timedelta([5, None, 15, None, 0, 10, 20, None], unit="m"),
    "pain": pd.array([1, None, 3, None, 5, 6, None, None], dtype="Int64"),
    "ref": pd.array(["a", None, "b", None, "c", "", None, None], dtype="string"),
    "ins": pd.array([True, False, None, None, True, None, False, None], dtype="boolean"),
})
big = pd.DataFrame({"k": ["a", "a", "b"], "v": [2**53 + 1, 1, 2**62], "t": ["1", "2", None]})

# case: groupby-sum-dtypes
r = visits.groupby("clinic")[["mins", "cost", "paid", "pain", "ins", "wait"]].sum()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-mean-dtypes
r = visits.groupby("clinic")[["mins", "cost", "paid", "pain", "ins"]].mean()
result = r.dtypes.astype(str).to_dict(), r
# case: groupby-first-dtypes
r = visits.groupby("clinic").first()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-last-dtypes
r = visits.groupby("clinic", dropna=False).last()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-min-dtypes
r = visits.groupby("clinic")[["mins", "cost", "paid", "day", "wait", "pain", "ins", "ref"]].min()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-max-object-none
result = visits.groupby("clinic")["doc"].max()
# case: groupby-count-all
r = visits.groupby("clinic").count()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-size-type
s = visits.groupby("clinic", dropna=False).size()
result = (type(s).__name__, str(s.dtype), s)
# case: groupby-nunique
r = visits.groupby("clinic").nunique()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-sum-object-strings
s = big.groupby("k")["t"].sum()
result = (str(s.dtype), s.tolist())
# case: groupby-big-int-mean-sum
r = big.groupby("k")["v"].agg(["sum", "mean", "max"])
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-sum-doc-mixed-none
result = visits.groupby("clinic")["doc"].sum()
# case: groupby-bool-sum-mean-any
r = visits.groupby("clinic")["paid"].agg(["sum", "mean", "any", "all", "min", "first", "count"])
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-object-bool-sum
s = visits.groupby("clinic")["cover"].sum()
result = (str(s.dtype), s.tolist(), [type(x).__name__ for x in s])
# case: groupby-object-bool-mean
s = visits.groupby("clinic")["cover"].mean()
result = (str(s.dtype), s.tolist())
# case: groupby-boolean-any-all
r = visits.groupby("clinic")["ins"].agg(["any", "all", "sum", "mean", "count"])
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-Int64-agg-many
r = visits.groupby("clinic")["pain"].agg(["sum", "mean", "min", "first", "count", "nunique", "median", "std"])
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-sum-min-count
r = visits.groupby("clinic")[["cost", "pain", "mins"]].sum(min_count=1)
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-datetime-mean
s = visits.groupby("clinic")["day"].mean()
result = (str(s.dtype), s)
# case: groupby-datetime-sum
result = visits.groupby("clinic")["day"].sum()
# case: groupby-timedelta-agg
r = visits.groupby("clinic")["wait"].agg(["sum", "mean", "max"])
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-category-min-error
result = visits.groupby("clinic")["kind"].min()
# case: groupby-category-first
s = visits.groupby("clinic")["kind"].first()
result = (str(s.dtype), s.tolist())
# case: groupby-by-category-unobserved
r = visits.groupby("kind", observed=False)[["mins", "cost", "pain", "paid"]].sum()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-by-category-first-hole
r = visits.groupby("kind", observed=False)[["mins", "paid", "day", "pain", "doc"]].first()
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-by-category-count-size
g = visits.groupby("kind", observed=False)
result = (g.size().to_dict(), g["doc"].count().tolist(), str(g["mins"].mean().dtype), str(g["mins"].max().dtype), str(g.size().index.dtype))
# case: groupby-named-agg
r = visits.groupby("clinic", as_index=False).agg(n=("mins", "size"), tot=("pain", "sum"), who=("doc", "first"), share=("paid", "mean"), latest=("day", "max"))
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-agg-lambda-types
s = visits.groupby("clinic")["mins"].agg(lambda x: x.max() if len(x) > 1 else None)
result = (str(s.dtype), s.tolist())
# case: groupby-agg-lambda-mixed
s = visits.groupby("clinic")["doc"].agg(lambda x: ", ".join(x.dropna()) or None)
result = (str(s.dtype), s.tolist())
# case: groupby-agg-list
s = visits.groupby("clinic")["pain"].agg(list)
result = (str(s.dtype), s.tolist())
# case: groupby-transform-dtypes
g = visits.groupby("clinic")
result = {c: (str(g[c].transform("sum").dtype), g[c].transform("sum").tolist()) for c in ["mins", "paid", "pain"]}
# case: groupby-transform-size-nan-key
s = visits.groupby("clinic")["mins"].transform("size")
result = (str(s.dtype), s.tolist())
# case: groupby-cumsum-diff-shift
g = visits.groupby("clinic")
r = pd.DataFrame({"cs": g["mins"].cumsum(), "df": g["mins"].diff(), "sh": g["paid"].shift(), "cp": g["pain"].cumsum(), "cc": g.cumcount()})
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-rank
r = visits.groupby("clinic")[["mins", "pain"]].rank(method="min")
result = (r.dtypes.astype(str).to_dict(), r)
# case: groupby-mode-apply
s = visits.groupby("clinic")["doc"].apply(lambda x: x.mode().iloc[0] if not x.mode().empty else np.nan)
result = (str(s.dtype), s)
# case: pivot-holes-int
r = visits.pivot_table(index="clinic", columns="kind", values="mins", aggfunc="sum", observed=True)
result = (r.dtypes.astype(str).to_dict(), r)
# case: pivot-fill-value
r = visits.pivot_table(index="clinic", columns="kind", values="mins", aggfunc="sum", fill_value=0, observed=True)
result = (r.dtypes.astype(str).to_dict(), r)
# case: pivot-count-holes
r = visits.pivot_table(index="clinic", columns="paid", values="mins", aggfunc="count")
result = (r.dtypes.astype(str).tolist(), r)
# case: unstack-bool-holes
s = visits.dropna(subset=["clinic"]).groupby(["clinic", "mins"])["paid"].first().unstack()
result = (s.dtypes.astype(str).tolist(), s)
# case: crosstab-dtypes
r = pd.crosstab(visits["clinic"], visits["kind"])
result = (r.dtypes.astype(str).tolist(), r.columns.tolist(), r.to_numpy().tolist())
