import pandas as pd
import numpy as np

# Bike rental: agg / transform / filter / apply forms
rides = pd.DataFrame({
    "ride": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111],
    "station": ["Park", "Dock", "Park", None, "Mill", "Dock", "Park", "Dock", "Hill", "Mill", "Park"],
    "plan": ["day", "year", "year", "day", "day", "day", "day", "year", "year", None, "year"],
    "minutes": [30, 12, 45, 20, np.nan, 12, 30, 55, 7, 15, 60],
    "fee": [5.0, 0.0, np.nan, 3.5, 2.0, 1.5, 5.0, 0.0, 0.0, 2.5, -1.0],
    "helmet": [True, False, True, True, False, False, False, True, False, True, True],
    "note": [None, "late", "ok", "ok", None, "flat tyre", "late", "", "ok", None, "ok"],
})
stations = pd.DataFrame({
    "station": ["Park", "Dock", "Mill", "Quay"],
    "capacity": [20, 15, 8, 12],
    "zone": ["A", "B", "A", "C"],
})

# case: named-agg-class
result = rides.groupby("station").agg(
    total=pd.NamedAgg(column="minutes", aggfunc="sum"),
    worst=pd.NamedAgg("fee", "min"))
# case: named-agg-tuples-lambda
result = rides.groupby("station").agg(spread=("minutes", lambda s: s.max() - s.min()), n=("ride", "size"))
# case: agg-dict-of-lists
result = rides.groupby("station").agg({"minutes": ["sum", "mean"], "fee": ["max"]})
# case: agg-dict-mixed-forms
result = rides.groupby("plan").agg({"minutes": "sum", "fee": np.mean, "note": lambda s: s.isna().sum()})
# case: agg-list-of-functions
result = rides.groupby("station")["minutes"].agg(["sum", "count", np.size])
# case: agg-two-lambdas
result = rides.groupby("plan")["fee"].agg([lambda s: s.min(), lambda s: s.max()])
# case: agg-tuples-name-function
result = rides.groupby("station")["fee"].agg([("low", "min"), ("high", "max"), ("zeros", lambda s: (s == 0).sum())])
# case: series-named-agg
result = rides.groupby("plan")["minutes"].agg(total="sum", longest="max", n="count")
# case: agg-first-missing
result = rides.groupby("station").agg({"note": "first", "fee": "last"})
# case: agg-nunique-size-dict
result = rides.groupby("plan").agg({"station": "nunique", "ride": "size"})
# case: agg-lambda-join
result = rides.groupby("station")["note"].agg(lambda s: "|".join(s.dropna()))
# case: agg-flatten-columns
out = rides.groupby("station").agg({"minutes": ["min", "max"], "fee": ["sum"]})
out.columns = ["_".join(c) for c in out.columns]
result = out.reset_index()
# case: agg-list-function
result = rides.groupby("plan")["ride"].agg(list)
# case: agg-set-sorted
result = rides.groupby("plan")["station"].agg(lambda s: sorted(set(s.dropna())))
# case: agg-named-function
def iqr(s):
    return s.quantile(0.75) - s.quantile(0.25)
result = rides.groupby("station")["minutes"].agg(["median", iqr])
# case: agg-with-kwargs
def above(s, limit):
    return (s > limit).sum()
result = rides.groupby("station")["minutes"].agg(above, limit=25)
# case: agg-quantile-partial
result = rides.groupby("plan")["minutes"].agg("quantile", q=0.9)
# case: agg-whole-frame-string
result = rides.groupby("plan")[["minutes", "fee"]].agg("std")
# case: agg-multi-cols-list
result = rides.groupby("station")[["minutes", "fee"]].agg(["mean", "count"])
# case: apply-weighted-mean
result = rides.groupby("plan")[["minutes", "fee"]].apply(lambda g: (g["minutes"] * g["fee"]).sum() / g["minutes"].sum())
# case: apply-returns-series
result = rides.groupby("station")[["minutes", "fee"]].apply(
    lambda g: pd.Series({"n": len(g), "fee_per_min": g["fee"].sum() / g["minutes"].sum()}))
# case: apply-returns-list
result = rides.groupby("station")["minutes"].apply(lambda s: s.dropna().tolist())
# case: apply-returns-none
result = rides.groupby("station")[["ride", "minutes"]].apply(lambda g: g if len(g) > 2 else None)
# case: apply-returns-dict
result = rides.groupby("plan")["fee"].apply(lambda s: {"lo": s.min(), "hi": s.max()})
# case: apply-series-describe
result = rides.groupby("plan")["minutes"].apply(lambda s: s.describe()[["min", "max"]])
# case: apply-value-counts
result = rides.groupby("plan")["station"].apply(lambda s: s.value_counts())
# case: apply-with-args
def top(g, n, col="minutes"):
    return g.nlargest(n, col)
result = rides.groupby("station")[["ride", "minutes", "fee"]].apply(top, 1, col="fee")
# case: transform-string-mean
result = rides.assign(avg=rides.groupby("station")["minutes"].transform("mean"))
# case: transform-lambda-zscore
result = rides.groupby("plan")["minutes"].transform(lambda s: (s - s.mean()) / s.std()).round(3)
# case: transform-fill-group-mean
result = rides["fee"].fillna(rides.groupby("station")["fee"].transform("mean"))
# case: transform-size-dropna-key
result = rides.groupby("station")["ride"].transform("size")
# case: transform-dropna-false
result = rides.groupby("station", dropna=False)["ride"].transform("count")
# case: transform-frame-two-columns
result = rides.groupby("plan")[["minutes", "fee"]].transform("max")
# case: transform-cumsum-string
result = rides.groupby("station")["minutes"].transform("cumsum")
# case: transform-nunique-share
n = rides.groupby("plan")["station"].transform("nunique")
result = rides.loc[n > 2, ["ride", "plan"]]
# case: filter-len
result = rides.groupby("station").filter(lambda g: len(g) >= 3)
# case: filter-dropna-false
result = rides.groupby("station").filter(lambda g: g["minutes"].mean() > 30, dropna=False)
# case: filter-series-groupby
result = rides.groupby("station")["fee"].filter(lambda s: s.sum() > 3)
# case: filter-not-bool
result = rides.groupby("station").filter(lambda g: g["minutes"])
