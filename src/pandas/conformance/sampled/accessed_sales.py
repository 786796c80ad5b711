import pandas as pd
import numpy as np

sales = pd.Series([120.0, np.nan, 95.5, 120.0, -20.0, 0.0, np.nan, 300.25], index=pd.date_range("2024-01-29", periods=8, freq="D"), name="sales")
qty = pd.Series([4, 7, 7, 2, 9, 2, 7, 1], index=list("hgfedcba"), name="qty")
names = pd.Series(["bob", "Alice", None, "carol", "bob", "Dave", " alice"], name="who")
temps = pd.Series([1.5, np.nan, np.nan, np.nan, 6.0, np.nan, 3.0, np.nan], name="temp")
left = pd.Series([1.0, np.nan, 3.0, 4.0], index=["a", "b", "c", "d"])
right = pd.Series([10.0, 20.0, np.nan, 50.0], index=["a", "b", "c", "e"])
nested = pd.Series([[1, 2], [], None, 3, [4, None]], index=["r", "s", "t", "u", "v"], name="vals")
orders = pd.DataFrame({"cust": ["x", "y", "x", None, "z", "y"], "amt": [10, 20, 30, 40, 50, 20], "disc": [0.1, None, 0.0, 0.2, None, 0.1]})

# case: rank-min-descending
result = qty.rank(method="min", ascending=False)

# case: rank-dense-na-bottom
result = sales.rank(method="dense", na_option="bottom").tolist()

# case: rank-first-int
result = qty.rank(method="first").astype(int)

# case: rank-pct-na-keep
result = temps.rank(pct=True, na_option="keep")

# case: nlargest-keep-all
result = qty.nlargest(2, keep="all")

# case: nsmallest-keep-last
result = qty.nsmallest(2, keep="last")

# case: nlargest-keep-default-with-nan
result = sales.nlargest(3)

# case: sort-values-key-lower
result = names.sort_values(key=lambda s: s.str.strip().str.lower(), kind="stable")

# case: sort-values-na-first-desc
result = temps.sort_values(ascending=False, na_position="first")

# case: sort-values-ignore-index
result = names.sort_values(ignore_index=True)

# case: sort-index-key-desc
s = pd.Series(range(4), index=["b", "A", "c", "B"])
result = s.sort_index(key=lambda i: i.str.lower(), ascending=False, kind="stable")

# case: argsort-take
order = qty.argsort(kind="stable")
result = qty.iloc[order].index.tolist()

# case: value-counts-normalize-dropna-false
result = names.value_counts(normalize=True, dropna=False).round(3)

# case: value-counts-bins
result = qty.value_counts(bins=3, sort=False)

# case: value-counts-ascending-name
result = qty.value_counts(ascending=True).reset_index()

# case: mode-ties
result = pd.Series([3, 1, 3, 1, 2, None]).mode()

# case: mode-dropna-false
result = temps.mode(dropna=False)

# case: quantile-interpolations
result = {m: float(qty.quantile(0.4, interpolation=m)) for m in ["linear", "lower", "higher", "midpoint", "nearest"]}

# case: quantile-list
result = sales.quantile([0.1, 0.5, 0.9])

# case: describe-percentiles
result = sales.describe(percentiles=[0.05, 0.95])

# case: describe-object
result = names.describe()

# case: agg-list
result = qty.agg(["min", "max", "mean", "nunique"])

# case: agg-dict-functions
result = qty.agg({"spread": lambda s: s.max() - s.min(), "total": "sum"})

# case: apply-returning-series
result = qty.apply(lambda v: pd.Series({"half": v / 2, "odd": v % 2 == 1}))

# case: explode-keep-index
result = nested.explode()

# case: explode-ignore-index-dropna
result = nested.explode(ignore_index=True).dropna().astype(int).tolist()

# case: repeat-counts
result = left.repeat([2, 0, 1, 3])

# case: combine-max-fill
result = left.combine(right, max, fill_value=0)

# case: combine-first-union
result = left.combine_first(right)

# case: update-in-place
s = left.copy()
s.update(right)
result = s

# case: diff-periods-negative
result = sales.diff(periods=-1)

# case: shift-freq-and-fill
result = (sales.shift(1, fill_value=0).iloc[:3].tolist(), sales.shift(2, freq="D").index[0])

# case: pct-change-no-fill
result = sales.pct_change(fill_method=None).round(4)

# case: interpolate-limit-direction
result = temps.interpolate(limit=1, limit_direction="both")

# case: ffill-limit-then-bfill
result = temps.ffill(limit=2).bfill(limit=1)

# case: cumulative-with-missing
result = pd.DataFrame({"sum": sales.cumsum(), "max": sales.cummax(), "prod": sales.cumprod(skipna=True)})

# case: rolling-min-periods-center
result = sales.rolling(3, min_periods=1, center=True).mean()

# case: expanding-min-periods
result = temps.expanding(min_periods=2).max()

# case: ewm-span-adjust-false
result = sales.ewm(span=3, adjust=False).mean().round(3)
