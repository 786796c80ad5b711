import pandas as pd
import numpy as np
from collections import defaultdict

weather = pd.DataFrame({
    "city": ["Rome", "Rome", "Rome", "Paris", "Paris", "Paris", "Lima", "Lima", "Cairo", "rome", "Paris", "Lima"],
    "day": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-01", "2024-01-02", "2024-01-04",
                           "2024-02-01", "2024-02-29", "2024-03-01", "2024-01-05", "2024-02-01", "2023-12-31"]),
    "tmax": [12.0, 13.5, np.nan, 5.0, -1.0, 3.0, 27.0, 28.5, 33.0, 11.0, 8.0, 26.0],
    "rain": [0.0, 5.2, 1.1, 0.0, 0.0, 12.0, np.nan, 0.0, 0.0, 7.5, 3.3, 0.0],
    "sky": ["sun", "rain", "cloud", "sun", "snow", "rain", None, "sun", "sun", "rain", "rain", "sun"],
})
weather_idx = weather.set_index(["city", "day"])
cities = pd.DataFrame({
    "city": ["Rome", "Paris", "Lima", "Oslo"],
    "country": ["IT", "FR", "PE", "NO"],
    "pop": [2_800_000, 2_100_000, 10_000_000_000, 700_000],
})
wide = pd.DataFrame(
    [[1, 2, 3, 4], [5, np.nan, 7, 8], [0, -1, 2, 3]],
    index=["x", "y", "x"],
    columns=pd.MultiIndex.from_tuples([("a", "u"), ("a", "v"), ("b", "u"), ("b", "v")], names=["grp", "leaf"]),
)

# case: pct-change-fill-none
result = weather_idx.groupby(level=0)["tmax"].pct_change(fill_method=None).round(3)
# case: level-list-names
result = weather_idx.groupby(level=["city"]).agg({"rain": "sum", "tmax": "max"})
# case: level-and-sky-column
result = weather_idx.groupby(["city", "sky"]).size()
# case: levels-negative
result = weather_idx.groupby(level=-1)["rain"].sum().head(4)
# case: transpose-groupby-columns
result = wide.T.groupby(level="grp").sum().T
# case: groupby-index-duplicates
result = wide.groupby(level=0).sum()
# case: multiindex-column-selection
result = wide.groupby(wide.index)[[("a", "u"), ("b", "v")]].max()
# case: rainy-run-lengths
w = weather.sort_values(["city", "day"]).reset_index(drop=True)
w["wet"] = w["rain"].fillna(0) > 0
change = (w["wet"] != w["wet"].shift()) | (w["city"] != w["city"].shift())
w["run_id"] = change.cumsum()
result = w[w["wet"]].groupby(["city", "run_id"]).agg(days=("day", "size"), total=("rain", "sum")).reset_index()
# case: season-from-month-dict
season = {12: "winter", 1: "winter", 2: "winter", 3: "spring"}
result = weather.groupby(weather["day"].dt.month.map(season))["tmax"].agg(["min", "max"])
# case: anomalies-from-city-mean
weather["anom"] = weather["tmax"].sub(weather.groupby("city")["tmax"].transform("mean")).round(3)
result = weather.sort_values("anom", na_position="first")[["city", "day", "anom"]].head(6)
# case: wettest-day-records
w = weather.dropna(subset=["rain"])
rec = w.loc[w.groupby("city")["rain"].idxmax(), ["city", "day", "rain"]]
rec["day"] = rec["day"].dt.strftime("%d %b %Y")
result = rec.to_dict("records")
# case: diff-periods-two
result = weather.groupby("city")["tmax"].diff(periods=2)
# case: shift-two-columns
result = weather.groupby("city")[["tmax", "rain"]].shift(1)
# case: rolling-sum-on-time
w = weather.sort_values(["city", "day"]).set_index("day")
result = w.groupby("city")["rain"].rolling("3D").sum()
# case: defaultdict-iteration
d = defaultdict(list)
for (city, month), g in weather.groupby(["city", weather["day"].dt.month]):
    d[city].append((month, len(g)))
result = dict(d)
# case: iteration-single-list-key
result = [(key, g["tmax"].max()) for key, g in weather.groupby(["city"])]
# case: loc-on-grouped-multiindex
g = weather.groupby(["city", "sky"])["day"].count()
full = pd.MultiIndex.from_product([["Rome", "Paris", "Oslo"], ["sun", "rain"]], names=["city", "sky"])
result = g.reindex(full, fill_value=0).loc[pd.IndexSlice[["Oslo", "Rome"], "rain"]]
# case: population-weighted-temp
m = weather.merge(cities, on="city")
t = m.groupby("city").agg(t=("tmax", "mean"), p=("pop", "first"))
result = round(float((t["t"] * t["p"]).sum() / t["p"].sum()), 4)
# case: xs-missing-stat
a = weather.groupby("city")[["tmax", "rain"]].agg(["mean", "max"])
result = a.xs("median", axis=1, level=1)
# case: stack-grouped
a = weather.groupby("city").agg(tmax=("tmax", "max"), rain=("rain", "sum"))
result = a.stack()
# case: group-name-attribute
result = weather.groupby("city")["tmax"].apply(lambda s: f"{s.name}:{s.count()}")
# case: wrong-level-name
result = weather_idx.groupby(level="date")["tmax"].mean()
