import pandas as pd
import numpy as np
from datetime import datetime, time, timedelta

readings = pd.DataFrame({
    "ts": ["2024-03-01 00:00:00", "2024-03-01 00:10:00", "2024-03-01 00:25:30", "2024-03-01 06:00:00", "2024-03-01 12:00:00",
           "2024-03-01 23:59:59", "2024-03-02 00:00:00", "2024-03-02 09:30:00", "2024-03-02 09:30:00", "2024-03-04 17:45:10",
           "2024-03-05 12:00:00", "bad", None],
    "sensor": ["s1", "s1", "s2", "s1", "s2", "s2", "s1", "s1", "s1", "s2", "S1", "s2", "s1"],
    "temp": [1.5, 2.0, np.nan, 4.0, 10.5, 3.0, 2.5, 6.0, 7.0, 12.25, 9.0, 5.0, 0.0],
    "hum": [80, 82, 79, 70, 55, 75, 77, 65, 64, 40, 50, 60, 61],
})
calib = pd.DataFrame({
    "sensor": ["s1", "s1", "s2", "s3"],
    "from_ts": pd.to_datetime(["2024-02-28 00:00", "2024-03-02 06:00", "2024-03-01 12:00", "2024-01-01 00:00"]),
    "offset": [0.1, -0.2, 0.5, 1.0],
})
shifts = pd.DataFrame({
    "shift": ["night", "morning", "evening"],
    "begin": [time(0, 0), time(6, 0), time(14, 0)],
    "finish": [time(6, 0), time(14, 0), time(23, 59, 59)],
})

# case: resample-6h-mean
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
df = readings.dropna(subset=["ts"]).set_index("ts").sort_index()
result = df["temp"].resample("6h").mean().round(2)

# case: resample-closed-right
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
df = readings.dropna(subset=["ts"]).set_index("ts")
result = df["hum"].resample("12h", closed="right", label="right").count()

# case: ohlc-daily
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
result = readings.dropna().set_index("ts")["temp"].resample("D").ohlc()

# case: groupby-resample
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
readings["sensor"] = readings["sensor"].str.lower()
df = readings.dropna(subset=["ts"]).set_index("ts")
result = df.groupby("sensor")["temp"].resample("D").mean()

# case: upsample-interpolate
daily = readings.assign(ts=pd.to_datetime(readings["ts"], errors="coerce")).dropna().set_index("ts")["temp"].resample("D").mean()
result = daily.interpolate(method="time").asfreq("8h").interpolate().round(3)

# case: rolling-time-window
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
s = readings.dropna(subset=["ts"]).set_index("ts").sort_index()["temp"]
result = s.rolling("1D").mean().round(3)

# case: rolling-min-periods
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
df = readings.dropna(subset=["ts"]).sort_values("ts")
df["roll"] = df.rolling("12h", on="ts", min_periods=2)["temp"].sum()
result = df[["ts", "temp", "roll"]]

# case: rolling-not-monotonic
readings["ts"] = pd.to_datetime(readings["ts"], errors="coerce")
result = readings.sort_values("temp").set_index("ts")["temp"].rolling("2h").sum()

# case: seconds-between
df = readings.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
df = df.dropna(subset=["ts"]).sort_values(["sensor", "ts"])
df["gap_s"] = df.groupby("sensor")["ts"].diff().dt.total_seconds()
result = df[["sensor", "ts", "gap_s"]]

# case: shift-of-day-loop
ts = pd.to_datetime(readings["ts"], errors="coerce")
names = []
for t in ts:
    if pd.isnull(t):
        names.append("n/a")
        continue
    for _, s in shifts.iterrows():
        if s["begin"] <= t.time() < s["finish"]:
            names.append(s["shift"])
            break
    else:
        names.append("?")
readings["shift"] = names
result = readings["shift"].value_counts(sort=False)

# case: hour-bins
ts = pd.to_datetime(readings["ts"], errors="coerce")
part = pd.cut(ts.dt.hour, bins=[0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
result = readings.groupby(part, observed=True)["hum"].mean().round(1)

# case: calib-asof-merge
r = readings.assign(ts=pd.to_datetime(readings["ts"], errors="coerce")).dropna(subset=["ts"]).sort_values("ts")
m = pd.merge_asof(r, calib.sort_values("from_ts"), left_on="ts", right_on="from_ts", by="sensor")
m["adj"] = m["temp"] + m["offset"].fillna(0)
result = m[["ts", "sensor", "temp", "offset", "adj"]]

# case: calib-last-before-loop
r = readings.assign(ts=pd.to_datetime(readings["ts"], errors="coerce"))
out = []
for i, row in r.iterrows():
    c = calib[(calib["sensor"] == row["sensor"]) & (calib["from_ts"] <= row["ts"])]
    out.append(c["offset"].iloc[-1] if len(c) else None)
result = pd.Series(out, index=r.index, name="offset")

# case: floor-ceil-round
ts = pd.to_datetime(readings["ts"], errors="coerce")
result = pd.DataFrame({"f": ts.dt.floor("15min"), "c": ts.dt.ceil("h"), "r": ts.dt.round("D"), "n": ts.dt.normalize()})

# case: duplicate-stamps
ts = pd.to_datetime(readings["ts"], errors="coerce")
df = readings.assign(ts=ts).groupby(["sensor", "ts"], dropna=True).agg(temp=("temp", "mean"), n=("temp", "size"))
result = df[df["n"] > 1]

# case: time-column
ts = pd.to_datetime(readings["ts"], errors="coerce")
readings["clock"] = ts.dt.time
result = readings.loc[readings["clock"].notna() & ts.dt.hour.ge(9), ["sensor", "clock"]]
