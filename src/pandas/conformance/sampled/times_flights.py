import pandas as pd
import numpy as np
from datetime import date, datetime, time, timedelta

# Flights and call centre log
flights_df = pd.DataFrame({
    "flight": ["KL100", "KL101", "BA7", "BA8", "LH42", "LH43", "AF9", "af10"],
    "year": [2024, 2024, 2024, 2023, 2024, 2024, 2024, 2024],
    "month": [2, 2, 3, 12, 6, 6, 10, 1],
    "day": [28, 29, 31, 31, 30, 31, 27, 1],
    "dep": [630, 2355, 5, 2300, 1200, 815, None, 0],
    "duration_min": [75, 130, 480, 90, np.nan, 60, 55, 1505],
    "delay": ["00:10:00", "01:05:30", "-00:05:00", None, "2 days 03:00:00", "NaT", "45 min", "10:00"],
})
calls_df = pd.DataFrame({
    "call_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "agent": ["A", "A", "B", "A", "B", "C", "B", None, "A", "C"],
    "start": pd.to_datetime(["2024-02-28 08:59:30", "2024-02-28 09:02:00", "2024-02-28 09:00:00", "2024-02-29 17:59:59", "2024-03-01 00:00:00",
                             "2024-02-28 09:03:20", None, "2024-03-02 12:00:00", "2024-02-28 09:01:00", "2024-03-04 08:30:00"]),
    "secs": [120, 45, 600, 3, 0, 61, 20, 3600, 90.5, None],
})
targets_df = pd.DataFrame({
    "agent": ["A", "B", "D"],
    "valid_from": ["2024-01-01", "2024-03-01", "2024-01-01"],
    "valid_to": ["2024-02-28", "9999-12-31", "2024-12-31"],
    "target_secs": [100, 300, 50],
})

# case: flight-date-from-columns
result = pd.to_datetime(flights_df[["year", "month", "day"]], errors="coerce")

# case: flight-date-hhmm
base = pd.to_datetime(flights_df[["year", "month", "day"]], errors="coerce")
hh = flights_df["dep"] // 100
mm = flights_df["dep"] % 100
dep = base + pd.to_timedelta(hh, unit="h") + pd.to_timedelta(mm, unit="min")
arr = dep + pd.to_timedelta(flights_df["duration_min"], unit="min")
result = pd.DataFrame({"flight": flights_df["flight"], "dep": dep, "arr": arr, "next_day": (arr.dt.normalize() - dep.dt.normalize()).dt.days})

# case: from-dict-columns-hours
f = flights_df.iloc[[0, 1, 3, 4]]
result = pd.to_datetime({"year": f["year"], "month": f["month"], "day": f["day"], "hour": f["dep"] // 100, "minute": f["dep"] % 100})

# case: missing-day-column
result = pd.to_datetime(flights_df[["year", "month"]])

# case: year-month-first-of-month
ym = pd.to_datetime(flights_df[["year", "month"]].assign(day=1))
result = ym.dt.to_period("M").drop_duplicates().sort_values().astype(str).tolist()

# case: zfill-dep-text
t = flights_df["dep"].fillna(0).astype(int).astype(str).str.zfill(4)
result = pd.to_datetime(t, format="%H%M").dt.time

# case: delay-parse-coerce
td = pd.to_timedelta(flights_df["delay"], errors="coerce")
result = pd.DataFrame({"delay": flights_df["delay"], "td": td, "days": td.dt.days, "seconds": td.dt.seconds, "total": td.dt.total_seconds()})

# case: negative-timedelta-text
td = pd.Timedelta("-00:05:00")
result = [str(td), td.days, td.seconds, td.total_seconds(), abs(td), str(-td), td < pd.Timedelta(0), td.components.minutes]

# case: timedelta-construct-ways
result = [
    pd.Timedelta(90, "m"), pd.Timedelta("1h30min"), pd.Timedelta(hours=1.5), pd.Timedelta(timedelta(minutes=90)),
    pd.Timedelta("PT1H30M"), pd.to_timedelta("01:30:00"), pd.Timedelta(np.timedelta64(90, "m")), pd.Timedelta("1 day") / 16,
]

# case: concurrent-calls
c = calls_df.dropna(subset=["start", "secs"]).copy()
c["end"] = c["start"] + pd.to_timedelta(c["secs"], unit="s")
c["overlapping"] = [((c["start"] < e) & (c["end"] > s)).sum() - 1 for s, e in zip(c["start"], c["end"])]
result = c[["call_id", "start", "end", "overlapping"]]

# case: agent-idle-time
c = calls_df.dropna(subset=["agent", "start"]).sort_values(["agent", "start"]).copy()
c["end"] = c["start"] + pd.to_timedelta(c["secs"].fillna(0), unit="s")
c["idle"] = c["start"] - c.groupby("agent")["end"].shift()
same_day = c["start"].dt.date == c.groupby("agent")["start"].shift().dt.date
result = c.loc[same_day, ["agent", "call_id", "idle"]]

# case: sessionize-calls-30min
c = calls_df.sort_values(["agent", "start"])
gap = c.groupby("agent")["start"].diff() > timedelta(minutes=30)
c["session"] = gap.groupby(c["agent"]).cumsum()
result = c[["agent", "call_id", "session"]]

# case: target-valid-range-far-future
t = targets_df.copy()
t["valid_to"] = pd.to_datetime(t["valid_to"])
result = t

# case: target-valid-range-coerce
t = targets_df.assign(valid_from=pd.to_datetime(targets_df["valid_from"]), valid_to=pd.to_datetime(targets_df["valid_to"], errors="coerce").fillna(pd.Timestamp("2099-12-31")))
m = calls_df.merge(t, on="agent", how="inner")
m = m[(m["start"].dt.normalize() >= m["valid_from"]) & (m["start"].dt.normalize() <= m["valid_to"])]
m["over"] = m["secs"] > m["target_secs"]
result = m[["call_id", "agent", "over"]]

# case: calls-5min-bins-grouper
result = calls_df.groupby(pd.Grouper(key="start", freq="5min"))["secs"].sum().loc[lambda s: s > 0]

# case: calls-by-agent-day-unstack
c = calls_df.assign(day=calls_df["start"].dt.strftime("%m/%d"))
result = c.groupby(["agent", "day"])["secs"].sum(min_count=1).unstack()

# case: call-duration-format
def mmss(s):
    if np.isnan(s):
        return "--:--"
    m, sec = divmod(int(round(s)), 60)
    return f"{m:02d}:{sec:02d}"

result = calls_df["secs"].map(mmss).tolist()

# case: date-equality-datetime-vs-date
result = (calls_df["start"].dt.date == date(2024, 2, 28)).sum(), (calls_df["start"] == "2024-02-28").sum(), (calls_df["start"].dt.normalize() == "2024-02-28").sum()

# case: query-with-date-string
result = calls_df.query("start >= '2024-02-29' and start < '2024-03-02'")[["call_id", "agent"]]

# case: agg-datetime-columns
result = calls_df.groupby("agent")["start"].agg(["min", "max", "count", "nunique", lambda s: s.dt.hour.median()]).rename(columns={"<lambda_0>": "med_hour"})
