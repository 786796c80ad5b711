import pandas as pd
import numpy as np
from datetime import datetime, time, timedelta

# sensor readings
readings_df = pd.DataFrame({
    "sensor": ["s1", "s1", "s1", "s2", "s2", "s1", "s2", "s1", "S1", "s3", "s2", "s1", "s2"],
    "ts": ["2024-03-01 00:05:00", "2024-03-01 00:20:30", "2024-03-01 01:59:59", "2024-03-01 00:00:00", "2024-03-01 03:30:00",
           "2024-03-01 06:00:00", "2024-03-02 12:00:00", "2024-03-02 23:59:59.999", "2024-03-03 00:00:00", "2024-03-03 08:15:00",
           None, "2024-03-01 00:20:30", "2024-03-09 18:45:00"],
    "temp": [20.5, 21.0, np.nan, 18.2, 18.9, 22.4, -1.5, 19.0, 19.5, 30.0, 17.0, 21.2, 0.0],
    "ok": [True, True, False, True, None, True, False, True, True, None, True, True, False],
})
epoch_df = pd.DataFrame({
    "device": ["d1", "d2", "d3", "d4", "d5", "d6"],
    "epoch_s": [1709251200, 1709254800, 0, -86400, 1704067199, 4102444800],
    "epoch_ms": [1709251200123, 1709254800000, 999, -1, 1704067199999, 4102444800000],
    "text_epoch": ["1709251200", "1709254800.5", "n/a", "", None, "0"],
})
maint_df = pd.DataFrame({
    "sensor": ["s1", "s2", "s2", "s4"],
    "from_ts": pd.to_datetime(["2024-03-01 01:00", "2024-03-01 03:00", "2024-03-09 18:00", "2024-03-01 00:00"]),
    "to_ts": pd.to_datetime(["2024-03-01 06:00", "2024-03-01 04:00", None, "2024-03-02 00:00"]),
    "tech": ["Mo", "Lee", "Mo", "Kim"],
})

# case: hourly-resample-mean
df = readings_df.copy()
df["ts"] = pd.to_datetime(df["ts"], format="mixed")
s = df[df["sensor"] == "s1"].set_index("ts").sort_index()["temp"]
result = s.loc["2024-03-01"].resample("h").mean()

# case: iso-format-default-raise
df = readings_df.copy()
df["ts"] = pd.to_datetime(df["ts"])
result = df["ts"].dt.floor("h").value_counts().sort_index()

# case: iso8601-format-kw
ts = pd.to_datetime(readings_df["ts"], format="ISO8601")
result = pd.DataFrame({"ts": ts, "ms": ts.dt.microsecond // 1000, "sec": ts.dt.second, "ns": ts.dt.nanosecond})

# case: daily-min-max-count
df = readings_df.assign(ts=pd.to_datetime(readings_df["ts"], format="ISO8601")).dropna(subset=["ts"])
result = df.set_index("ts").resample("D")["temp"].agg(["min", "max", "count"])

# case: grouper-per-sensor-day
df = readings_df.assign(ts=pd.to_datetime(readings_df["ts"], format="ISO8601"), sensor=readings_df["sensor"].str.lower())
result = df.groupby(["sensor", pd.Grouper(key="ts", freq="D")])["temp"].mean().reset_index()

# case: rolling-time-window
df = readings_df.assign(ts=pd.to_datetime(readings_df["ts"], format="ISO8601")).dropna(subset=["ts"])
df = df.sort_values("ts").set_index("ts")
result = df["temp"].rolling("2h").mean().round(3)

# case: rolling-on-column-7d
df = readings_df.assign(ts=pd.to_datetime(readings_df["ts"], format="ISO8601")).dropna(subset=["ts"]).sort_values("ts", kind="stable")
df["cnt7"] = df.rolling("7D", on="ts")["temp"].count()
df["sum1d"] = df.rolling("1D", on="ts", closed="left")["temp"].sum()
result = df[["ts", "temp", "cnt7", "sum1d"]]

# case: rolling-nonmonotonic-error
df = readings_df.copy()
df["ts"] = pd.to_datetime(df["ts"], format="ISO8601")
result = df.set_index("ts")["temp"].rolling("3h").max()

# case: seconds-between-readings
df = readings_df.copy()
df["ts"] = pd.to_datetime(df["ts"], format="ISO8601")
df = df.sort_values(["sensor", "ts"])
df["gap"] = df.groupby("sensor")["ts"].diff()
df["gap_s"] = df["gap"].dt.total_seconds()
result = df[["sensor", "gap", "gap_s"]]

# case: gaps-over-threshold
ts = pd.to_datetime(readings_df["ts"], format="ISO8601").dropna().sort_values().drop_duplicates()
gap = ts.diff()
result = [(a.isoformat(), str(g)) for a, g in zip(ts, gap) if g > pd.Timedelta("12h")]

# case: epoch-seconds
out = epoch_df[["device"]].copy()
out["when"] = pd.to_datetime(epoch_df["epoch_s"], unit="s")
out["when_ms"] = pd.to_datetime(epoch_df["epoch_ms"], unit="ms")
out["same_day"] = out["when"].dt.normalize() == out["when_ms"].dt.normalize()
result = out

# case: epoch-text-coerce
num = pd.to_numeric(epoch_df["text_epoch"], errors="coerce")
result = pd.to_datetime(num, unit="s").tolist()

# case: epoch-back-to-int
ts = pd.to_datetime(epoch_df["epoch_s"], unit="s")
result = (ts - pd.Timestamp("1970-01-01")) // pd.Timedelta("1s")

# case: time-of-day-buckets
ts = pd.to_datetime(readings_df["ts"], format="ISO8601")
part = pd.cut(ts.dt.hour, bins=[0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
result = readings_df.groupby(part, observed=False)["temp"].agg(["count", "mean"])

# case: time-object-compare
ts = pd.to_datetime(readings_df["ts"], format="ISO8601")
early = ts.dt.time.apply(lambda t: t < time(6, 0) if isinstance(t, time) else False)
result = readings_df.loc[early & ts.notna(), "sensor"].tolist()

# case: maintenance-flag
r = readings_df.assign(ts=pd.to_datetime(readings_df["ts"], format="ISO8601"))
m = r.reset_index().merge(maint_df, on="sensor", how="left")
m["to_ts"] = m["to_ts"].fillna(pd.Timestamp.max)
m["in_maint"] = (m["ts"] >= m["from_ts"]) & (m["ts"] < m["to_ts"])
result = m.groupby("index")["in_maint"].any()

# case: upsample-ffill-asfreq
s = pd.Series([1.0, 3.0, 2.0], index=pd.to_datetime(["2024-03-01 00:00", "2024-03-01 01:00", "2024-03-01 03:00"]))
result = pd.DataFrame({
    "asfreq": s.asfreq("30min"),
    "ffill": s.asfreq("30min", method="ffill"),
    "interp": s.resample("30min").interpolate(),
})

# case: floor-ceil-round
ts = pd.to_datetime(readings_df["ts"], format="ISO8601")
result = pd.concat([ts.dt.floor("15min"), ts.dt.ceil("h"), ts.dt.round("10min")], axis=1, keys=["floor15", "ceil_h", "round10"])
