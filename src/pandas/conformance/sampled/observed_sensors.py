import pandas as pd
import numpy as np

# case: resample-and-interpolate
readings = pd.DataFrame({
    "time": ["2024-07-01 00:00", "2024-07-01 00:10", "2024-07-01 00:40", "2024-07-01 01:00"],
    "temp": [20.0, 20.6, 22.1, 21.5],
})
readings["time"] = pd.to_datetime(readings["time"])
s = readings.set_index("time")["temp"]
result = s.resample("10min").mean().interpolate().round(2)

# case: alert-when-three-in-a-row
df = pd.DataFrame({
    "sensor": ["t1"] * 7 + ["t2"] * 5,
    "minute": list(range(7)) + list(range(5)),
    "value": [70, 81, 83, 85, 79, 90, 91, 88, 84, 82, 60, 99],
})
df["hot"] = df["value"] > 80
df["run3"] = (
    df.groupby("sensor")["hot"]
    .transform(lambda s: s.astype(int).rolling(3).sum())
    .eq(3)
)
result = df.loc[df["run3"], ["sensor", "minute"]].values.tolist()

# case: rolling-median-centered
x = pd.Series([1.0, 50.0, 2.0, 3.0, np.nan, 4.0, 5.0, -30.0, 6.0], name="raw")
med = x.rolling(3, center=True, min_periods=1).median()
spike = (x - med).abs() > 10
result = pd.DataFrame({"raw": x, "median": med, "clean": x.mask(spike, med)})

# case: ewm-smoothing
data = pd.DataFrame({
    "t": pd.date_range("2024-01-01", periods=6, freq="h"),
    "p": [1.0, 2.0, 4.0, 8.0, np.nan, 16.0],
})
data["ewm"] = data["p"].ewm(span=3, adjust=False).mean().round(4)
data["ewm_adj"] = data["p"].ewm(alpha=0.5).mean().round(4)
result = data

# case: fill-gaps-limited
# forward fill at most two missing readings per device
raw = pd.DataFrame({
    "device": ["d1", "d1", "d1", "d1", "d1", "d2", "d2", "d2"],
    "seq": [1, 2, 3, 4, 5, 1, 2, 3],
    "humidity": [45.0, None, None, None, 50.0, None, 61.0, None],
})
raw["filled"] = raw.groupby("device")["humidity"].ffill(limit=2)
raw["was_missing"] = raw["humidity"].isna()
raw["still_missing"] = raw["filled"].isna()
result = raw.groupby("device")[["was_missing", "still_missing"]].sum()

# case: asof-nearest-calibration
meas = pd.DataFrame({
    "time": pd.to_datetime(["2024-05-01 08:00:05", "2024-05-01 08:00:20", "2024-05-01 08:01:10", "2024-05-01 08:05:00"]),
    "v": [1.1, 1.3, 0.9, 1.0],
})
cal = pd.DataFrame({
    "time": pd.to_datetime(["2024-05-01 08:00:00", "2024-05-01 08:01:00", "2024-05-01 08:02:00"]),
    "offset": [0.1, 0.2, -0.1],
})
m = pd.merge_asof(meas, cal, on="time", direction="backward", tolerance=pd.Timedelta("2min"))
m["corrected"] = m["v"] - m["offset"].fillna(0)
result = m

# case: uptime-percentage-from-status-changes
log = pd.DataFrame([
    ("pump", "2024-01-01 00:00", "up"),
    ("pump", "2024-01-01 06:00", "down"),
    ("pump", "2024-01-01 09:00", "up"),
    ("fan", "2024-01-01 00:00", "down"),
    ("fan", "2024-01-01 12:00", "up"),
    ("fan", "2024-01-01 18:30", "down"),
], columns=["machine", "at", "state"])
log["at"] = pd.to_datetime(log["at"])
end = pd.Timestamp("2024-01-02")
log = log.sort_values(["machine", "at"])
log["until"] = log.groupby("machine")["at"].shift(-1).fillna(end)
log["hours"] = (log["until"] - log["at"]) / pd.Timedelta(hours=1)
tot = log.pivot_table(index="machine", columns="state", values="hours", aggfunc="sum")
tot["uptime_pct"] = (tot["up"] / tot.sum(axis=1) * 100).round(2)
result = tot

# case: counter-reset-handling
# a pulse counter restarts from 0 after a power cut; total pulses?
c = pd.Series([100, 140, 190, 5, 30, 80, 0, 12], index=pd.date_range("2024-02-01", periods=8, freq="15min"))
d = c.diff()
pulses = d.where(d >= 0, c)
result = pulses.fillna(0).astype(int).cumsum()

# case: daily-min-max-time
r = pd.DataFrame({
    "ts": pd.to_datetime(["2024-08-01 03:00", "2024-08-01 14:00", "2024-08-01 20:00", "2024-08-02 04:00", "2024-08-02 15:00", "2024-08-02 16:00"]),
    "temp": [14.2, 29.8, 22.0, 13.1, 31.5, 31.5],
})
r["day"] = r["ts"].dt.strftime("%Y-%m-%d")
hi = r.loc[r.groupby("day")["temp"].idxmax()].set_index("day")["ts"].dt.strftime("%H:%M")
lo = r.loc[r.groupby("day")["temp"].idxmin()].set_index("day")["ts"].dt.strftime("%H:%M")
result = pd.DataFrame({"coldest_at": lo, "hottest_at": hi})

# case: ohlc-of-pressure
p = pd.Series(
    [1001.2, 1001.9, 1000.7, 999.8, 1000.1, 1003.4, 1002.2],
    index=pd.to_datetime([
        "2024-04-01 00:01", "2024-04-01 00:07", "2024-04-01 00:14", "2024-04-01 00:16",
        "2024-04-01 00:29", "2024-04-01 01:00", "2024-04-01 01:14",
    ]),
)
result = p.resample("15min").ohlc()

# case: missing-timestamps-list
expected = pd.date_range("2024-03-10 00:00", "2024-03-10 05:00", freq="30min")
got = pd.to_datetime(["2024-03-10 00:00", "2024-03-10 00:30", "2024-03-10 01:30", "2024-03-10 02:00", "2024-03-10 04:30", "2024-03-10 05:00"])
missing = expected.difference(got)
result = [t.strftime("%H:%M") for t in missing]

# case: correlate-two-sensors-wide
long = pd.DataFrame({
    "t": [1, 1, 2, 2, 3, 3, 4, 4, 5],
    "sensor": ["a", "b"] * 4 + ["a"],
    "val": [1.0, 2.1, 2.0, 3.9, 3.0, 6.2, 4.0, 7.8, 5.0],
})
wide = long.pivot(index="t", columns="sensor", values="val")
lagged = wide.assign(b_prev=wide["b"].shift(1))
result = lagged.corr().round(3)

# case: pivot-with-duplicates
long = pd.DataFrame({
    "t": [1, 1, 2, 2, 2],
    "sensor": ["a", "b", "a", "b", "a"],
    "val": [1.0, 2.0, 3.0, 4.0, 5.0],
})
result = long.pivot(index="t", columns="sensor", values="val").ffill()

# case: rolling-time-window-no-datetime-index
df = pd.DataFrame({
    "time": pd.date_range("2024-01-01", periods=5, freq="min"),
    "v": [1, 2, 3, 4, 5],
})
result = df["v"].rolling("2min").mean().tolist()

# case: grouped-time-rolling-count
df = pd.DataFrame({
    "sensor": ["s1", "s2", "s1", "s1", "s2", "s2", "s1"],
    "time": pd.to_datetime(["2024-01-01 00:00", "2024-01-01 00:01", "2024-01-01 00:02", "2024-01-01 00:06",
                            "2024-01-01 00:03", "2024-01-01 00:20", "2024-01-01 00:07"]),
    "v": [1.0, 10.0, 2.0, 3.0, 20.0, 30.0, 4.0],
})
df = df.sort_values("time")
rolled = df.set_index("time").groupby("sensor")["v"].rolling("5min").agg(["sum", "count"])
result = rolled.reset_index()
