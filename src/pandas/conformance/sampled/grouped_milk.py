import pandas as pd
import numpy as np

# Dairy: reductions, describe, value_counts, windows, resample
milk = pd.DataFrame({
    "farm": ["Oak", "Elm", "Oak", "Ash", "Elm", "Oak", None, "Elm", "Fir", "Oak", "Ash", "Elm"],
    "grade": ["A", "B", "A", "C", "B", "B", "A", None, "A", "A", "C", "A"],
    "date": pd.to_datetime(["2024-03-01", "2024-03-01", "2024-03-02", "2024-03-02", "2024-03-04", "2024-03-05",
                            "2024-03-05", "2024-03-09", "2024-03-10", "2024-03-11", "2024-03-11", "2024-03-12"]),
    "litres": [100, 80, 110, np.nan, 85, 95, 60, 80, 40, 120, np.nan, 90],
    "fat": [3.5, 4.0, 3.6, np.nan, 4.1, 3.5, 3.9, np.nan, 4.4, 3.7, 3.2, 4.0],
    "organic": [True, False, True, False, False, True, True, False, True, True, False, False],
})
temps = pd.Series([4.0, 4.5, np.nan, 5.5, 4.0, 3.5, 6.0, 5.0],
                  index=pd.date_range("2024-03-01 06:00", periods=8, freq="6h"), name="temp")
milk = milk.sort_values("date", kind="stable").reset_index(drop=True)

# case: sum-min-count-one
result = milk.groupby("farm")["litres"].sum(min_count=1)
# case: sum-min-count-three
result = milk.groupby("farm")[["litres", "fat"]].sum(min_count=3)
# case: last-per-group
result = milk.groupby("farm")[["grade", "fat"]].last()
# case: mean-numeric-only
result = milk.groupby("farm").mean(numeric_only=True)
# case: mean-of-strings-raises
result = milk.groupby("farm").mean()
# case: any-all-flags
g = milk.groupby("grade")["organic"]
result = pd.concat([g.any().rename("any"), g.all().rename("all")], axis=1)
# case: all-skipna
result = milk.groupby("farm")["fat"].all(skipna=False)
# case: describe-series
result = milk.groupby("farm")["litres"].describe()
# case: describe-percentiles
result = milk.groupby("grade")["fat"].describe(percentiles=[0.1, 0.9])
# case: describe-object
result = milk.groupby("farm")["grade"].describe()
# case: value-counts-normalize
result = milk.groupby("farm")["grade"].value_counts(normalize=True)
# case: value-counts-sort-false
result = milk.groupby("farm")["grade"].value_counts(sort=False, dropna=False)
# case: value-counts-unstack
result = milk.groupby("farm")["grade"].value_counts().unstack(fill_value=0)
# case: nunique-dropna-false
result = milk.groupby("farm")[["grade", "litres"]].nunique(dropna=False)
# case: var-ddof-zero
result = milk.groupby("farm")["litres"].var(ddof=0)
# case: sem-skew
g = milk.groupby("farm")["litres"]
result = pd.DataFrame({"sem": g.sem(), "skew": g.skew()})
# case: idxmin-frame
result = milk.dropna(subset=["litres", "fat"]).groupby("farm")[["litres", "fat"]].idxmin()
# case: groups-attribute
result = {k: list(v) for k, v in milk.groupby("farm").groups.items()}
# case: indices-attribute
result = {k: v.tolist() for k, v in milk.groupby("grade").indices.items()}
# case: ngroups-len
g = milk.groupby(["farm", "grade"])
result = (g.ngroups, len(g), milk.groupby("farm", dropna=False).ngroups)
# case: group-unique
result = milk.groupby("farm")["grade"].unique()
# case: corr-in-groups
result = milk.groupby("organic")[["litres", "fat"]].corr()
# case: rolling-in-groups
result = milk.groupby("farm")["litres"].rolling(2).mean()
# case: rolling-min-periods-droplevel
milk["r3"] = milk.groupby("farm")["litres"].rolling(3, min_periods=1).sum().droplevel(0)
result = milk[["farm", "litres", "r3"]]
# case: rolling-time-on-column
result = milk.groupby("farm").rolling("3D", on="date")["litres"].sum()
# case: expanding-in-groups
result = milk.groupby("farm")["fat"].expanding(min_periods=2).max()
# case: rolling-center
result = temps.rolling(3, center=True, min_periods=2).mean()
# case: rolling-closed-left
result = temps.rolling("12h", closed="left").sum()
# case: rolling-closed-both-count
result = temps.rolling("12h", closed="both").count()
# case: expanding-agg-list
result = temps.expanding(2).agg(["min", "max", "sum"])
# case: ewm-adjust-false
result = temps.ewm(span=3, adjust=False, ignore_na=True).mean().round(4)
# case: rolling-apply-raw
result = temps.rolling(3, min_periods=1).apply(lambda a: np.nanmax(a) - np.nanmin(a), raw=True)
# case: rolling-agg-dict
result = milk.set_index("date")[["litres", "fat"]].rolling("4D").agg({"litres": "sum", "fat": "mean"})
# case: resample-day-agg-list
result = temps.resample("D").agg(["mean", "count", "first"])
# case: resample-label-closed
result = temps.resample("12h", label="right", closed="right").sum()
# case: resample-named-agg
result = milk.resample("W", on="date").agg(total=("litres", "sum"), farms=("farm", "nunique"))
# case: resample-ohlc
result = temps.resample("D").ohlc()
# case: groupby-resample
result = milk.set_index("date").groupby("farm")["litres"].resample("5D").sum()
