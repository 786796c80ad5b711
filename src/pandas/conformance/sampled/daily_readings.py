import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta

readings = pd.DataFrame({
    "sensor": ["A", "A", "A", "A", "B", "B", "B", "A", "B", "C", "A", "B"],
    "time": ["2024-01-31T22:00:00", "2024-01-31T22:20:00", "2024-01-31T23:05:00", "2024-02-01T00:10:00", "2024-01-31T22:07:00",
             "2024-01-31T22:37:00", "2024-02-01T01:00:00", "2024-02-01T00:10:00", "2024-02-02T03:30:00", "2024-02-01T12:00:00",
             "2024-02-03T22:00:00", ""],
    "temp": [20.0, 20.5, np.nan, 19.0, 5.0, 4.5, 0.0, 19.2, -2.5, 30.0, 21.0, 3.0],
    "ok": [True, True, None, True, False, True, True, True, True, None, True, False],
})

maintenance = pd.DataFrame({
    "sensor": ["A", "B", "B", "D"],
    "date": ["31.01.2024", "01.02.2024", "03.02.2024", "05.02.2024"],
    "minutes": [45, 90, 1500, 0],
    "note": ["swap battery", "", None, "install"],
})

# case: parse-iso-t
t = pd.to_datetime(readings["time"], errors="coerce")
result = t.dtype.name, t.isna().sum(), t.min(), t.max()

# case: hourly-mean-ffill
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
a = r[(r["sensor"] == "A") & r["time"].notna()].set_index("time")["temp"]
result = a.loc[:"2024-02-01"].resample("h").mean().ffill()

# case: daily-agg-per-sensor
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
r = r.dropna(subset=["time"])
out = r.groupby(["sensor", r["time"].dt.date])["temp"].agg(["min", "max", "mean", "count"])
result = out

# case: groupby-resample
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
r = r.dropna(subset=["time"]).set_index("time")
result = r.groupby("sensor")["temp"].resample("D").mean()

# case: first-last-daily
r = readings.copy()
r.index = pd.to_datetime(r["time"], errors="coerce")
r = r.loc[r.index.notna()].sort_index()
result = r["temp"].resample("D").agg(["first", "last"])

# case: gap-detection
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
r = r.dropna(subset=["time"]).sort_values(["sensor", "time"])
r["gap"] = r.groupby("sensor")["time"].diff()
big = r[r["gap"] > pd.Timedelta("1h")]
result = big[["sensor", "time", "gap"]]

# case: gap-hours-text
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
g = r.sort_values("time").groupby("sensor")["time"].apply(lambda s: s.diff().max())
result = {k: (None if pd.isna(v) else str(v)) for k, v in g.items()}

# case: parse-german-dates
m = maintenance.copy()
m["date"] = pd.to_datetime(m["date"], format="%d.%m.%Y")
m["end"] = m["date"] + pd.to_timedelta(m["minutes"], unit="m")
result = m[["sensor", "date", "end"]]

# case: minutes-to-hhmm
m = maintenance.copy()
m["hhmm"] = (m["minutes"] // 60).astype(str).str.zfill(2) + ":" + (m["minutes"] % 60).astype(str).str.zfill(2)
result = m.set_index("sensor")["hhmm"]

# case: timedelta-components
td = pd.to_timedelta(maintenance["minutes"], unit="min")
result = td.dt.components.loc[:, ["days", "hours", "minutes"]]

# case: readings-after-maintenance
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
m = maintenance.copy()
m["date"] = pd.to_datetime(m["date"], dayfirst=True)
j = r.merge(m, on="sensor")
j = j[j["time"] > j["date"]]
j["hours_after"] = (j["time"] - j["date"]) / np.timedelta64(1, "h")
result = j.groupby(["sensor", "date"])["hours_after"].agg(["min", "count"])

# case: duplicate-timestamps
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
dup = r[r.duplicated(["sensor", "time"], keep=False)]
result = dup.groupby("time")["temp"].mean()

# case: pivot-duplicates-error
r = readings.dropna(subset=["temp"])
result = r.pivot(index="time", columns="sensor", values="temp")

# case: pivot-table-time
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
result = r.pivot_table(index=r["time"].dt.floor("h"), columns="sensor", values="temp")

# case: interpolate-time
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
a = r.query("sensor == 'A'").dropna(subset=["time"]).drop_duplicates("time").set_index("time")["temp"].sort_index()
result = a.interpolate(method="time").round(3)

# case: night-readings
t = pd.to_datetime(readings["time"], errors="coerce")
night = (t.dt.hour >= 22) | (t.dt.hour < 6)
result = readings.loc[night].groupby("sensor")["temp"].mean()

# case: rolling-1h-window
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce")
r = r[r["time"].notna()].sort_values("time")
r["n_1h"] = r.rolling("1h", on="time")["temp"].count()
result = r[["time", "sensor", "n_1h"]]

# case: minute-of-day
t = pd.to_datetime(readings["time"], errors="coerce")
result = (t.dt.hour * 60 + t.dt.minute).describe()

# case: asfreq-days
m = maintenance.copy()
m["date"] = pd.to_datetime(m["date"], dayfirst=True)
result = m.set_index("date")["minutes"].asfreq("D").fillna(0).astype(int)

# case: asfreq-duplicate-error
r = readings.copy()
r["time"] = pd.to_datetime(r["time"], errors="coerce").dt.normalize()
r = r.dropna(subset=["time"]).set_index("time").sort_index()
result = r["temp"].asfreq("D")

# case: month-boundary
t = pd.to_datetime(readings["time"], errors="coerce")
result = pd.DataFrame({"t": t, "is_month_end": t.dt.is_month_end, "is_month_start": t.dt.is_month_start, "days_in_month": t.dt.days_in_month}).drop_duplicates("is_month_end")

# case: uptime-share
r = readings.copy()
r["day"] = r["time"].str.split("T").str[0]
r["ok"] = r["ok"].map({True: 1, False: 0})
result = r[r["day"] != ""].groupby("day")["ok"].mean()

# case: regex-date-extract
parts = readings["time"].str.extract(r"(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})")
parts = parts.dropna().astype(int)
result = pd.to_datetime(parts).value_counts().sort_index()
