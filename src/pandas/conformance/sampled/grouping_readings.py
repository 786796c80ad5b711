import pandas as pd
import numpy as np
from itertools import groupby as igroupby

readings = pd.DataFrame({
    "sensor": ["s1", "s1", "s1", "s1", "s2", "s2", "s2", "s2", "s2", "s3", "s3", None],
    "ts": ["2024-03-01 00:00", "2024-03-01 01:00", "2024-03-01 02:00", "2024-03-01 05:00", "2024-03-01 00:00",
           "2024-03-01 00:30", "2024-03-01 01:00", "2024-03-01 23:30", "2024-03-02 00:15", "2024-03-02 12:00",
           "2024-03-03 12:00", "2024-03-03 13:00"],
    "temp": [20.5, np.nan, 21.5, 22.0, -3.0, -2.5, np.nan, np.nan, 0.0, 15.0, 15.0, 99.0],
    "status": ["ok", "ok", "fail", "ok", "ok", "fail", "fail", "fail", "ok", "ok", "OK", "fail"],
    "battery": [99, 98, 98, 95, 50, 49, 49, 20, 18, 100, 97, 3],
})
sensors = pd.DataFrame({
    "sensor": ["s1", "s2", "s3", "s4"],
    "room": ["kitchen", "freezer", "attic", "garage"],
    "lo": [15, -5, 10, 0],
    "hi": [25.0, -1.0, 30.0, np.nan],
})
alerts = pd.DataFrame({
    "alert_id": [1, 2, 3, 4, 5, 6],
    "sensor": ["s2", "s2", "s1", "s9", "s2", "s1"],
    "severity": [3, 1, 2, 5, 3, 2],
    "acked": [True, False, None, True, True, False],
})

# case: ffill-in-group
readings["temp_f"] = readings.groupby("sensor")["temp"].ffill()
result = readings[["sensor", "temp", "temp_f"]]
# case: bfill-limit
result = readings.groupby("sensor")["temp"].bfill(limit=1)
# case: fill-with-group-mean
readings["temp"] = readings.groupby("sensor")["temp"].transform(lambda s: s.fillna(s.mean()))
result = readings
# case: rolling-mean-per-sensor
result = readings.groupby("sensor")["temp"].rolling(2, min_periods=1).mean()
# case: rolling-reset-and-assign
readings["roll"] = readings.groupby("sensor")["battery"].rolling(window=3).mean().reset_index(level=0, drop=True)
result = readings[["sensor", "battery", "roll"]]
# case: consecutive-status-runs
readings["run"] = (readings["status"] != readings["status"].shift()).cumsum()
runs = readings.groupby("run").agg(status=("status", "first"), n=("status", "size"), start=("ts", "min"), end=("ts", "max"))
result = runs
# case: longest-fail-streak
def longest(s):
    best = 0
    for k, g in igroupby(s):
        n = len(list(g))
        if k == "fail":
            best = max(best, n)
    return best

result = readings.groupby("sensor")["status"].agg(longest)
# case: resample-by-sensor-daily
r = readings.assign(ts=pd.to_datetime(readings["ts"])).dropna(subset=["sensor"]).set_index("ts")
result = r.groupby("sensor")["battery"].resample("D").min()
# case: grouper-with-key-and-sensor
r = readings.copy()
r["ts"] = pd.to_datetime(r["ts"])
result = r.groupby(["sensor", pd.Grouper(key="ts", freq="D")])["temp"].agg(["mean", "count"])
# case: dt-on-text-hour
result = readings.groupby(readings["ts"].dt.hour)["battery"].max()
# case: sum-min-count
result = readings.groupby("sensor", dropna=False)["temp"].sum(min_count=3)
# case: out-of-range-pct
m = readings.merge(sensors, on="sensor", how="left")
m["bad"] = (m["temp"] < m["lo"]) | (m["temp"] > m["hi"])
result = m.groupby(["sensor", "room"])["bad"].agg(["sum", "mean"]).round(3)
# case: pct-change-battery
readings["drain"] = readings.groupby("sensor")["battery"].pct_change().round(4)
result = readings.pivot_table(index="sensor", values="drain", aggfunc=["min", "max"])
# case: time-gap-flag
readings["ts"] = pd.to_datetime(readings["ts"])
gap = readings.groupby("sensor")["ts"].diff()
readings["gap_flag"] = gap > pd.Timedelta(hours=2)
result = readings.loc[readings["gap_flag"], ["sensor", "ts"]]
# case: session-ids
readings["ts"] = pd.to_datetime(readings["ts"])
readings = readings.sort_values(["sensor", "ts"])
new = readings.groupby("sensor")["ts"].diff().gt("1h").astype(int)
readings["session"] = new.groupby(readings["sensor"]).cumsum()
result = readings.groupby(["sensor", "session"])["battery"].agg(["first", "last", "size"])
# case: any-all-acked
g = alerts.groupby("sensor")["acked"]
result = pd.DataFrame({"any": g.any(), "all": g.all()})
# case: value-counts-normalized
result = readings.groupby("sensor")["status"].value_counts(normalize=True).rename("share").reset_index()
# case: rolling-agg-several
result = readings.groupby("sensor")["battery"].rolling(2).agg(["min", "sum"])
# case: mean-of-text-raises
result = alerts.merge(sensors, on="sensor").groupby("sensor")["room"].mean()
