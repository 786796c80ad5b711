import pandas as pd
import numpy as np

sensors = pd.DataFrame({
    "sensor": ["s1", "s2", "s3", "s4"],
    "room": ["lab", "lab", "roof", None],
    "offset": [0.5, -0.25, 0.0, 1.0],
}).set_index("sensor")
readings = pd.DataFrame({
    "sensor": ["s1", "s1", "s2", "s2", "s3", "s5", "s1", "s2"],
    "ts": pd.to_datetime(["2024-05-01 08:00", "2024-05-01 09:00", "2024-05-01 08:00", "2024-05-01 10:00",
                          "2024-05-01 08:30", "2024-05-01 08:00", "2024-05-02 08:00", None]),
    "value": [20.1, 21.0, np.nan, 19.5, 30.2, 5.0, 20.9, 18.8],
})
limits = pd.DataFrame({
    "room": ["lab", "lab", "roof", "cellar"],
    "metric": ["min", "max", "max", "max"],
    "limit": [19, 22, 30, 15],
})
events = pd.DataFrame({
    "day": ["2024-05-01", "2024-05-02", "2024-05-03"],
    "event": ["calibration", None, "outage"],
})

# case: join-index-on-column
result = readings.join(sensors, on="sensor", how="left")
# case: calibrated-value
off = readings["sensor"].map(sensors["offset"])
result = (readings["value"] + off.fillna(0)).round(2)
# case: wide-limits-join
wide = limits.pivot(index="room", columns="metric", values="limit")
m = readings.join(sensors, on="sensor").merge(wide, left_on="room", right_index=True, how="left")
m["breach"] = (m["value"] > m["max"]) | (m["value"] < m["min"])
result = m.loc[m["breach"], ["sensor", "value", "min", "max"]]
# case: day-key-merge
r = readings.assign(day=readings["ts"].dt.strftime("%Y-%m-%d"))
result = r.merge(events, on="day", how="outer")[["day", "sensor", "value", "event"]]
# case: day-datetime-normalize
r = readings.dropna(subset=["ts"]).assign(day=lambda d: d["ts"].dt.normalize())
e = events.assign(day=pd.to_datetime(events["day"]))
result = r.merge(e, how="left", on="day").groupby("event", dropna=False)["value"].mean()
# case: date-object-vs-string-key
r = readings.assign(day=readings["ts"].dt.date)
m = r.merge(events, on="day", how="left")
result = m["event"].notna().sum()
# case: nearest-neighbour-asof
a = readings.query("sensor == 's1'").sort_values("ts")[["ts", "value"]]
b = readings.query("sensor == 's2'").dropna(subset=["ts"]).sort_values("ts")[["ts", "value"]]
result = pd.merge_asof(a, b, on="ts", direction="nearest", suffixes=("_s1", "_s2"))
# case: asof-no-exact
a = readings[readings["sensor"].eq("s1")][["ts", "value"]]
b = pd.DataFrame({"ts": pd.to_datetime(["2024-05-01 08:00", "2024-05-01 08:45"]), "mark": ["x", "y"]})
result = pd.merge_asof(a, b, on="ts", allow_exact_matches=False)
# case: asof-index
a = readings[readings["sensor"] == "s1"].set_index("ts")[["value"]]
b = pd.DataFrame({"level": [1, 2]}, index=pd.to_datetime(["2024-05-01 08:30", "2024-05-02 00:00"]))
result = pd.merge_asof(a, b, left_index=True, right_index=True)
# case: join-how-right-index
agg = readings.groupby("sensor").agg(n=("value", "size"), avg=("value", "mean"))
result = agg.join(sensors, how="right")
# case: join-how-outer-sort
agg = readings.groupby("sensor").agg(n=("value", "count"))
result = sensors.join(agg, how="outer").sort_index(ascending=False)
# case: join-how-cross
result = sensors.reset_index()[["sensor"]].join(events[["event"]].dropna(), how="cross")
# case: join-series-without-name-error
result = sensors.join(pd.Series([1, 2, 3, 4], index=list("abcd")))
# case: join-same-column-rsuffix
agg = readings.groupby("sensor")[["value"]].max()
agg2 = readings.groupby("sensor")[["value"]].min()
result = agg.join(agg2, lsuffix="_max", rsuffix="_min").assign(spread=lambda d: d.value_max - d.value_min)
# case: unstack-align-sensors
w = readings.dropna(subset=["ts"]).pivot_table(index="ts", columns="sensor", values="value")
result = w.sub(sensors["offset"], axis="columns").round(2)
# case: mul-series-intersection
w = readings.groupby("sensor")["value"].sum()
common = w.index.intersection(sensors.index)
result = (w[common] * (1 + sensors.loc[common, "offset"])).round(3).to_dict()
# case: hourly-grid-left-join
grid = pd.DataFrame({"ts": pd.date_range("2024-05-01 08:00", periods=3, freq="h")})
g = grid.merge(pd.DataFrame({"sensor": ["s1", "s2"]}), how="cross")
result = g.merge(readings, on=["ts", "sensor"], how="left").pivot(index="ts", columns="sensor", values="value")
# case: index-isin-sensors
result = sensors.loc[sensors.index.isin(readings["sensor"]) & sensors["room"].notna()].index.tolist()
# case: reading-vs-room-mean
m = readings.merge(sensors.reset_index()[["sensor", "room"]], how="left")
m["dev"] = (m["value"] - m.groupby("room")["value"].transform("mean")).round(3)
result = m[["sensor", "room", "dev"]]
# case: merge-default-common-columns
m = pd.merge(sensors.reset_index(), limits)
result = m.sort_values(["sensor", "metric"]).reset_index(drop=True)
