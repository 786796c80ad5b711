import pandas as pd
import numpy as np

survey = pd.DataFrame({
    "resp": range(1, 13),
    "size": ["M", "S", "XL", "L", "M", "M", "S", None, "L", "XXL", "S", "M"],
    "rating": ["good", "poor", "great", "fair", "good", "great", "poor", "fair", "good", "good", None, "great"],
    "age": [23, 35, 18, 64, 41, 29, 70, 52, 35, 17, 46, 30],
    "income": [21.5, 48.0, 0.0, 75.25, 60.0, 33.3, 28.0, 55.0, 48.0, np.nan, 90.0, 41.0],
})
ages = pd.Series([0, 5, 12, 13, 17, 18, 30, 45, 64, 65, 80, 101], name="age")


# case: ordered_category_compare_and_sort
order = ["poor", "fair", "good", "great"]
s = survey.copy()
s["rating"] = pd.Categorical(s["rating"], categories=order, ordered=True)
at_least_good = s[s["rating"] >= "good"]
srt = s.sort_values(["rating", "age"], ascending=[False, True])[["resp", "rating", "age"]]
result = {
    "n": len(at_least_good),
    "min": s["rating"].min(),
    "max": s["rating"].max(),
    "codes": s["rating"].cat.codes.tolist(),
    "sorted": srt,
}


# case: cut_age_groups_with_labels
bands = pd.cut(ages, bins=[0, 12, 17, 64, 120], labels=["child", "teen", "adult", "senior"], include_lowest=True)
left = pd.cut(ages, [0, 13, 18, 65, np.inf], right=False)
both = pd.DataFrame({"age": ages, "band": bands, "left": left})
tab = both.groupby("band", observed=False)["age"].agg(["count", "min", "max"])
both["left"] = both["left"].astype(str)
result = (both, tab)


# case: qcut_quartiles_and_edges
q, edges = pd.qcut(survey["income"], 4, labels=["Q1", "Q2", "Q3", "Q4"], retbins=True)
codes = pd.qcut(survey["age"], 3, labels=False)
prec = pd.qcut(survey["income"], [0, 0.1, 0.9, 1], precision=1)
out = survey.assign(quartile=q, tercile=codes)
m = out.pivot_table(index="quartile", columns="tercile", values="income", aggfunc="mean", observed=False)
result = {"edges": edges.round(3).tolist(), "pivot": m, "intervals": prec.cat.categories.astype(str).tolist(), "n": q.value_counts(sort=False).to_dict()}


# case: value_counts_with_bins_and_normalize
vc = survey["age"].value_counts(bins=4, sort=False)
vc2 = survey["income"].value_counts(bins=[0, 30, 60, 100], normalize=True).round(3)
sizes = survey["size"].value_counts(dropna=False)
combo = survey[["size", "rating"]].value_counts(normalize=False).sort_index()
pct = survey["rating"].value_counts(normalize=True, sort=True, ascending=True).mul(100).round(1)
result = [vc, vc2, sizes, combo, pct.sort_index()]


# case: cat_accessor_editing
c = survey["size"].astype("category")
c1 = c.cat.reorder_categories(["S", "M", "L", "XL", "XXL"], ordered=True)
c2 = c1.cat.add_categories("none").fillna("none")
c3 = c1.cat.rename_categories({"XL": "X-Large", "XXL": "2X"})
c4 = c1[c1 < "L"].cat.remove_unused_categories()
c5 = c1.cat.set_categories(["S", "M", "L"])
c6 = c1.cat.as_unordered()
try:
    c6 < "L"
except TypeError as e:
    msg = str(e).splitlines()[0]
result = {
    "cats": list(c.cat.categories),
    "c2": c2.tolist(),
    "c3": list(c3.cat.categories),
    "c4": (list(c4.cat.categories), c4.cat.ordered),
    "c5_nulls": int(c5.isna().sum()),
    "msg": msg,
}


# case: assign_unknown_category_value
sz = survey["size"].astype(pd.CategoricalDtype(["S", "M", "L", "XL", "XXL"], ordered=True))
survey["size"] = sz
# the customer of row 8 told us by mail
survey.loc[survey["size"].isna(), "size"] = "XS"
result = survey["size"].value_counts(sort=False)


# case: custom_month_order_sorting
m = pd.DataFrame({
    "month": ["Mar", "Jan", "Dec", "Feb", "Jan", "Oct", "Mar"],
    "v": [3, 10, 7, 1, 4, 8, 6],
})
cal = pd.date_range("2024-01-01", periods=12, freq="MS").strftime("%b")
m["month"] = pd.Categorical(m["month"], categories=cal, ordered=True)
by_cat = m.groupby("month", observed=False)["v"].sum()
seasonal = by_cat.groupby((by_cat.index.codes // 3) + 1).sum()
by_key = m.sort_values("month", key=lambda s: s.cat.codes, ascending=False, kind="mergesort")
strings = sorted(m["month"].unique(), key=list(cal).index)
result = {"all_months": by_cat, "seasonal": seasonal.to_dict(), "by_key": by_key, "strings": strings}


# case: crosstab_of_binned_values
age_bin = pd.cut(survey["age"], bins=range(10, 81, 20))
inc_bin = pd.cut(survey["income"].fillna(survey["income"].median()), bins=3, labels=["lo", "mid", "hi"])
ct = pd.crosstab(age_bin, inc_bin, dropna=False)
ct.index = [f"{iv.left + 1}-{iv.right}" for iv in ct.index]
ct["n"] = ct.sum(axis=1)
ct.loc["all"] = ct.sum()
result = ct


# case: interval_index_lookup
brackets = pd.IntervalIndex.from_breaks([0, 20, 40, 80, 200], closed="left")
rate = pd.Series([0.0, 0.1, 0.22, 0.35], index=brackets)
inc = survey["income"].dropna()
tax = (inc * rate.loc[inc].to_numpy()).round(2)
pos = brackets.get_indexer([5, 20, 79.9, 200])
mids = brackets.mid.tolist()
over = [iv for iv in brackets if iv.overlaps(pd.Interval(30, 50))]
result = {
    "tax": tax,
    "pos": pos.tolist(),
    "mids": mids,
    "over": [str(i) for i in over],
    "contains": brackets.contains(25).tolist(),
    "len": brackets.length.tolist(),
}


# case: categorical_groupby_and_union
a = pd.Categorical(["x", "y", "x"], categories=["x", "y"])
b = pd.Categorical(["z", "x"], categories=["z", "x"])
u = pd.api.types.union_categoricals([a, b], sort_categories=True)
cc = pd.concat([pd.Series(a), pd.Series(b)], ignore_index=True)
codes, uniques = pd.factorize(survey["rating"], sort=True)
g = survey.assign(size=survey["size"].astype("category"), young=np.where(survey["age"] < 35, "y", "n"))
mean_inc = g.groupby(["size", "young"], observed=False)["income"].mean().round(2)
d = pd.get_dummies(g["size"], prefix="sz", drop_first=True, dummy_na=True, dtype="int8")
result = {
    "union": (u.tolist(), list(u.categories)),
    "concat_dtype": str(cc.dtype),
    "codes": codes.tolist(),
    "uniques": uniques.tolist(),
    "mean": mean_inc,
    "dummies": d.sum().to_dict(),
}
