import numpy as np
import pandas as pd

scores = pd.DataFrame({
    "student": ["Al", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "al"],
    "class": ["A", "A", "B", "B", "B", "A", None, "C"],
    "math": [90, 80, 80, np.nan, 55, 100, 70, 65],
    "art": [70, 85, 60, 75, 60, np.nan, 95, 65],
    "passed": [True, True, True, False, False, True, True, None],
})
prices = pd.DataFrame({
    "sku": ["p1", "p2", "p3", "p4", "p5", "p6", "p7"],
    "price": [10.0, 12.0, 11.0, 13.0, 500.0, 9.0, None],
    "weight": [1, 2, 3, 4, 0, 5, 6],
    "cat": ["x", "y", "x", "y", "x", "X", ""],
})

# case: describe-numeric
result = scores[["math", "art"]].describe().round(2)

# case: describe-object
result = scores["class"].describe()

# case: describe-include-all
result = prices[["price", "cat"]].describe(include="all")

# case: describe-percentiles
result = prices["price"].describe(percentiles=[0.1, 0.9])

# case: describe-by-group
result = scores.groupby("class")["math"].describe()

# case: quantile-several
result = prices["price"].quantile([0.25, 0.5, 0.75])

# case: quantile-frame
result = scores[["math", "art"]].quantile([0.1, 0.9], interpolation="nearest")

# case: quantile-group
result = scores.groupby("class")["art"].quantile(0.75)

# case: quantile-group-list
result = scores.groupby("class")["math"].quantile([0.25, 0.75]).unstack()

# case: iqr-outliers
q1, q3 = prices["price"].quantile([0.25, 0.75])
iqr = q3 - q1
result = prices[(prices["price"] < q1 - 1.5 * iqr) | (prices["price"] > q3 + 1.5 * iqr)]

# case: iqr-numpy
p = prices["price"].dropna()
q75, q25 = np.percentile(p, [75, 25])
lo, hi = q25 - 1.5 * (q75 - q25), q75 + 1.5 * (q75 - q25)
result = {"lo": float(lo), "hi": float(hi), "n": int(((p < lo) | (p > hi)).sum())}

# case: winsorize-quantiles
lo = prices["price"].quantile(0.05)
hi = prices["price"].quantile(0.95)
result = prices["price"].clip(lo, hi).round(3)

# case: z-score-column
z = (prices["price"] - prices["price"].mean()) / prices["price"].std(ddof=0)
result = z.round(4)

# case: z-score-per-class
result = scores.assign(z=scores.groupby("class")["math"].transform(lambda x: (x - x.mean()) / x.std())).loc[:, ["student", "z"]].round(4)

# case: min-max-scale
num = scores[["math", "art"]]
result = (num - num.min()) / (num.max() - num.min())

# case: mad
med = prices["price"].median()
result = (prices["price"] - med).abs().median()

# case: corr-matrix
result = scores[["math", "art"]].corr().round(4)

# case: corr-spearman
result = scores[["math", "art"]].corr(method="spearman")

# case: corr-pairwise-series
result = scores["math"].corr(scores["art"])

# case: corr-numeric-only
result = scores.corr(numeric_only=True).round(3)

# case: corr-strings-error
result = scores.corr()

# case: cov-frame
result = scores[["math", "art"]].cov()

# case: corrwith-series
result = scores[["math", "art"]].corrwith(scores["art"])

# case: corr-by-group
result = scores.dropna().groupby("class")[["math", "art"]].apply(lambda g: g["math"].corr(g["art"]))

# case: weighted-mean-by-cat
result = prices.dropna().groupby("cat").apply(lambda g: np.average(g["price"], weights=g["weight"]) if g["weight"].sum() > 0 else np.nan, include_groups=False)

# case: weighted-mean-manual
d = prices.dropna(subset=["price"]).copy()
d["pw"] = d["price"] * d["weight"]
g = d.groupby(d["cat"].str.lower())[["pw", "weight"]].sum()
result = (g["pw"] / g["weight"]).rename("wavg").reset_index()

# case: mode-ties
result = scores["math"].mode()

# case: mode-frame
result = scores[["class", "math", "art"]].mode()

# case: mode-per-group
result = scores.groupby("class")["art"].agg(lambda s: s.mode().iloc[0] if not s.mode().empty else np.nan)

# case: mode-via-value-counts
result = scores["class"].value_counts(dropna=False)

# case: value-counts-normalized
result = scores["class"].value_counts(normalize=True).mul(100).round(1)

# case: value-counts-bins
result = scores["math"].value_counts(bins=3, sort=False).tolist()

# case: cut-equal-width
result = pd.cut(scores["math"], 3).astype(str)

# case: cut-labels-counts
c = pd.cut(scores["math"], bins=[0, 59, 69, 79, 89, 100], labels=["F", "D", "C", "B", "A"])
result = c.value_counts().sort_index()

# case: cut-group-observed
c = pd.cut(scores["math"], bins=[50, 70, 90], include_lowest=True)
result = scores.groupby(c, observed=False)["art"].agg(["mean", "count"])

# case: cut-retbins
cats, bins = pd.cut(prices["weight"], 3, retbins=True, labels=False)
result = (cats.tolist(), bins.round(3).tolist())

# case: qcut-labels
result = pd.qcut(scores["art"], q=[0, 0.5, 1.0], labels=["low", "high"])

# case: crosstab-counts
result = pd.crosstab(scores["class"], scores["passed"])

# case: crosstab-normalize-index
result = pd.crosstab(scores["class"], scores["passed"], normalize="index").round(3)

# case: crosstab-normalize-all-margins
result = pd.crosstab(scores["class"], scores["passed"], normalize="all", margins=True)

# case: crosstab-values
result = pd.crosstab(prices["cat"].str.lower(), prices["weight"] > 2, values=prices["price"], aggfunc="mean", rownames=["c"], colnames=["heavy"])

# case: skew-kurt
result = [round(prices["price"].skew(), 6), round(prices["price"].kurt(), 6)]

# case: sem-var
result = scores[["math", "art"]].agg(["sem", "var", "std"]).round(5)

# case: agg-dict-mixed
result = scores.agg({"math": ["min", "max", "mean"], "art": ["median", "nunique"]})

# case: agg-named-quantile
result = scores.groupby("class").agg(p90=("math", lambda s: s.quantile(0.9)), spread=("art", np.ptp), n=("student", "nunique"))

# case: agg-list-functions
result = scores.groupby("class")["math"].agg(["count", "mean", np.median, "std"])

# case: coefficient-of-variation
g = scores.groupby("class")["math"]
result = (g.std() / g.mean()).round(4)

# case: nunique-dropna
result = scores.nunique(dropna=False)

# case: idxmax-series-labels
s = scores.set_index("student")["math"]
result = (s.idxmax(), s.idxmin(), s.argmax())

# case: idxmax-frame
result = scores.set_index("student")[["math", "art"]].idxmax()

# case: idxmax-axis-1
result = scores.set_index("student")[["math", "art"]].fillna(0).idxmax(axis=1)

# case: row-mean-skipna
result = scores[["math", "art"]].mean(axis=1)

# case: row-mean-strict
result = scores[["math", "art"]].mean(axis=1, skipna=False)

# case: bool-mean
result = scores["passed"].mean()

# case: passed-rate-by-class
result = scores.assign(passed=scores["passed"].fillna(False).astype(bool)).groupby("class", dropna=False)["passed"].mean()

# case: interpolate-linear
result = prices["price"].interpolate()

# case: interpolate-limit-direction
s = pd.Series([np.nan, 1, np.nan, np.nan, 4, np.nan])
result = pd.DataFrame({"d": s.interpolate(), "both": s.interpolate(limit_direction="both"), "lim": s.interpolate(limit=1)})

# case: interpolate-time
s = pd.Series([1.0, np.nan, 7.0], index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-04"]))
result = s.interpolate(method="time")

# case: fill-group-median
result = scores["math"].fillna(scores.groupby("class")["math"].transform("median"))

# case: compare-floats-eq
a = pd.Series([0.1, 0.2, np.nan, 1.0])
b = pd.Series([0.1, 0.2000000001, np.nan, 1.0])
result = pd.DataFrame({"eq": a == b, "ne": a.ne(b), "round": a.round(6).eq(b.round(6)), "equals": a.equals(b)})

# case: prod-sum-min-count
s = pd.Series([np.nan, np.nan])
result = [s.sum(), s.sum(min_count=1), s.prod(), s.mean(), s.max()]

# case: memory-of-bins-between
result = prices[prices["price"].between(10, 12, inclusive="left")]["sku"].tolist()

# case: trimmed-mean
s = prices["price"].dropna().sort_values()
result = s.iloc[1:-1].mean()

# case: geometric-mean
p = prices["price"].dropna()
result = round(float(np.exp(np.log(p).mean())), 6)

# case: rolling-corr
result = scores["math"].fillna(70).rolling(4).corr(scores["art"].fillna(70)).round(4)

# case: pivot-std
result = scores.pivot_table(index="class", values=["math", "art"], aggfunc={"math": "std", "art": ["min", "max"]})

# case: stack-quantile-table
q = scores[["math", "art"]].quantile([0.25, 0.5, 0.75])
q.index = ["Q1", "Q2", "Q3"]
result = q.T.assign(IQR=lambda d: d["Q3"] - d["Q1"])
