import pandas as pd
import numpy as np
import datetime as dt

weather = pd.DataFrame({
    "station": ["KX1", "KX1", "KX2", "KX2", "KX3", "KX1", "KX3", "KX2", "kx1", "KX4", "KX3", "KX2"],
    "day": ["2024-01-01", "2024-01-02", "2024-01-06", "2024-01-07", "2024-02-10", "2024-03-20", "2024-04-15", "2024-06-21", "2024-07-04", "2024-09-22", "2024-10-31", "2024-12-25"],
    "temp": [-5.0, 0.0, 3.2, 3.2, -12.4, 11.0, 18.9, 27.5, 33.1, np.nan, 9.9, 0.0],
    "rain_mm": [0.0, 0.2, 12.5, 40.0, 0.0, 2.5, 2.5, 0.0, 55.5, 7.0, None, 1.0],
    "wind": ["calm", "breeze", "gale", "storm", "calm", "breeze", "Breeze", None, "calm", "gale", "storm", "breeze"],
    "alert": ["none", "yellow", "orange", "red", "none", "none", "none", "yellow", "red", None, "orange", "none"],
})
stations = pd.DataFrame({
    "station": ["KX1", "KX2", "KX3", "KX5"],
    "zone": ["coast", "inland", "mountain", "coast"],
    "alt_m": [3, 210, 1890, 12],
})
wind_type = pd.CategoricalDtype(["calm", "breeze", "gale", "storm"], ordered=True)
alert_levels = ["none", "yellow", "orange", "red"]
wk = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

# case: seasons-from-month
d = pd.to_datetime(weather["day"])
season = d.dt.month.map({12: "Winter", 1: "Winter", 2: "Winter", 3: "Spring", 4: "Spring", 5: "Spring", 6: "Summer", 7: "Summer", 8: "Summer", 9: "Autumn", 10: "Autumn", 11: "Autumn"})
season = pd.Categorical(season, categories=["Winter", "Spring", "Summer", "Autumn"], ordered=True)
result = weather.groupby(season, observed=False)["temp"].agg(["min", "max", "count"])
# case: season-cut-month
m = pd.to_datetime(weather["day"]).dt.month
s = pd.cut(m % 12, bins=[-1, 2, 5, 8, 11], labels=["DJF", "MAM", "JJA", "SON"])
result = s.value_counts().sort_index().to_dict()
# case: temp-classes
classes = pd.cut(weather["temp"], [-np.inf, 0, 10, 20, 30, np.inf], labels=["freezing", "cold", "mild", "warm", "hot"])
result = pd.DataFrame({"day": weather["day"], "class": classes}).groupby("class", observed=False)["day"].agg(["first", "last", "count"])
# case: temp-classes-left-closed
result = pd.cut(weather["temp"], [-20, 0, 10, 20, 40], right=False).astype(str).tolist()
# case: temp-infinite-intervals
iv = pd.cut(weather["temp"], [-np.inf, 0, 15, np.inf])
result = iv.value_counts(sort=False)
# case: rain-equal-width-bins
out, bins = pd.cut(weather["rain_mm"], 4, retbins=True, precision=2)
result = (out.cat.codes.tolist(), np.round(bins, 3).tolist())
# case: rain-histogram-counts
counts, edges = np.histogram(weather["rain_mm"].dropna(), bins=[0, 1, 5, 20, 60])
result = pd.Series(counts, index=[f"[{a:.0f},{b:.0f})" for a, b in zip(edges[:-1], edges[1:])])
# case: rain-digitize-names
names = {1: "dry", 2: "light", 3: "moderate", 4: "heavy"}
x = weather["rain_mm"].fillna(0).astype(float)
result = pd.Series(np.digitize(x, [0, 1, 10, 30]), index=weather["station"]).map(names)
# case: weekday-alert-crosstab
d = pd.to_datetime(weather["day"]).dt.strftime("%a")
d = pd.Categorical(d, categories=wk, ordered=True)
a = pd.Categorical(weather["alert"], categories=alert_levels, ordered=True)
result = pd.crosstab(index=d, columns=a, dropna=False)
# case: alert-max-by-zone
w = weather.merge(stations, on="station", how="left")
w["alert"] = pd.Categorical(w["alert"], categories=alert_levels, ordered=True)
result = w.groupby("zone", dropna=False)["alert"].max().to_dict()
# case: alert-running-worst
a = pd.Categorical(weather["alert"], categories=alert_levels, ordered=True)
run = pd.Series(a.codes).cummax()
result = run.map(dict(enumerate(alert_levels))).tolist()
# case: wind-compare-two-series
w = weather["wind"].str.lower().astype(wind_type)
prev = w.shift(1)
result = (w > prev).sum(), (w == prev).sum(), (w < prev).sum()
# case: wind-between
w = weather["wind"].str.lower().astype(wind_type)
result = weather[w.between("breeze", "gale")]["day"].tolist()
# case: wind-zone-table-zero-fill
w = weather.assign(wind=weather["wind"].str.lower().astype(wind_type), station=weather["station"].str.upper()).merge(stations, on="station")
w["zone"] = w["zone"].astype("category")
result = w.groupby(["zone", "wind"], observed=False).size().unstack("wind", fill_value=0)
# case: wind-mode-per-station
w = weather.assign(wind=weather["wind"].str.lower().astype(wind_type))
result = w.groupby("station")["wind"].agg(lambda s: s.mode().iloc[0] if s.notna().any() else None)
# case: dates-as-category
d = pd.to_datetime(weather["day"]).dt.to_period("Q").astype("category")
result = weather.groupby(d, observed=True)["rain_mm"].sum().rename_axis("quarter").reset_index().astype({"quarter": str})
# case: datetime-category-min
d = pd.to_datetime(weather["day"]).astype("category").cat.as_ordered()
result = (d.min(), d.max(), len(d.cat.categories))
# case: cut-days-into-three
d = pd.to_datetime(weather["day"])
result = pd.cut(d, 3, labels=["early", "mid", "late"]).value_counts(sort=False)
# case: cut-date-strings-error
result = pd.cut(weather["day"], bins=["2024-01-01", "2024-06-30", "2024-12-31"])
# case: interval-range-rain
ir = pd.interval_range(start=0, end=60, freq=20, closed="left")
b = pd.cut(weather["rain_mm"], ir)
result = [(i.left, i.right, int((b == i).sum())) for i in b.cat.categories]
# case: interval-overlaps
i1 = pd.Interval(0, 10, closed="both")
i2 = pd.Interval(10, 20)
i3 = pd.Interval(10, 20, closed="left")
result = [i1.overlaps(i2), i1.overlaps(i3), 10 in i2, 10 in i3, i1.mid, i2.length, i3.closed]
# case: alt-bands-locate
alt = stations.set_index("station")["alt_m"]
ii = pd.IntervalIndex.from_breaks([0, 100, 1000, 3000])
tbl = pd.DataFrame({"klass": ["low", "medium", "high"], "factor": [1.0, 1.2, 1.9]}, index=ii)
result = {s: tbl.loc[a, "klass"] for s, a in alt.items()}
# case: alt-out-of-range-keyerror
ii = pd.IntervalIndex.from_breaks([0, 100, 1000])
tbl = pd.Series(["low", "medium"], index=ii)
result = [tbl.loc[a] for a in stations["alt_m"]]
