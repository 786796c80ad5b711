import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date, time

events = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u1", "u3", "u2", "u2", "u3", "u1", None, "u4", "u2", "u1", "u3"],
    "ts": ["2024-03-01 08:00:00", "2024-03-01 08:12:30", "2024-03-01 09:00:00", "2024-03-01 14:45:10", "2024-03-01 23:58:00",
           "2024-03-01 09:31:00", "2024-03-02 09:00:00", "2024-03-02 00:05:00", "2024-03-02 08:00:00", "2024-03-02 10:00:00",
           "bad", "2024-03-04 18:20:00", "2024-03-05 08:00:00", None],
    "action": ["login", "view", "login", "buy", "login", "view", "login", "view", "login", "view", "login", "buy", "login", "logout"],
    "value": [0, 3, 0, 49.9, 0, 2, 0, 1, 0, 1, 0, 120.0, 0, 0],
})

sessions = pd.DataFrame({
    "session_id": ["s1", "s2", "s3", "s4", "s5", "s6"],
    "user": ["u1", "u2", "u1", "u3", "u2", "u5"],
    "start": pd.to_datetime(["2024-03-01 08:00", "2024-03-01 09:00", "2024-03-01 14:30", "2024-03-01 23:58", "2024-03-02 09:00", "2024-03-03 12:00"]),
    "end": pd.to_datetime(["2024-03-01 08:30", "2024-03-01 10:15", "2024-03-01 14:50", "2024-03-02 00:20", None, "2024-03-03 12:00"]),
})

# case: sessionize-30min
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
df = df.dropna(subset=["user", "ts"]).sort_values(["user", "ts"])
gap = df.groupby("user")["ts"].diff()
df["new"] = gap.isna() | (gap > pd.Timedelta(minutes=30))
df["session"] = df.groupby("user")["new"].cumsum()
result = df.groupby(["user", "session"]).agg(start=("ts", "min"), end=("ts", "max"), n=("action", "size")).reset_index()

# case: session-duration-minutes
s = sessions.copy()
s["minutes"] = (s["end"] - s["start"]).dt.total_seconds() / 60
result = s.groupby("user")["minutes"].agg(["mean", "median", "max"])

# case: format-durations
d = sessions["end"] - sessions["start"]
def fmt(td):
    if pd.isna(td):
        return "-"
    total = int(td.total_seconds())
    h, rem = divmod(total, 3600)
    m, sec = divmod(rem, 60)
    return f"{h:02d}:{m:02d}:{sec:02d}"
result = d.apply(fmt)

# case: events-in-session
ev = events.copy()
ev["ts"] = pd.to_datetime(ev["ts"], errors="coerce")
m = ev.merge(sessions, on="user")
m = m[(m["ts"] >= m["start"]) & (m["ts"] <= m["end"])]
result = m.groupby("session_id")["action"].apply(list)

# case: merge-asof-session
ev = events.assign(ts=pd.to_datetime(events["ts"], errors="coerce")).dropna(subset=["ts", "user"]).sort_values("ts")
se = sessions.sort_values("start")
m = pd.merge_asof(ev, se, left_on="ts", right_on="start", by="user")
m["inside"] = m["ts"] <= m["end"]
result = m[["user", "ts", "session_id", "inside"]]

# case: hourly-counts
ts = pd.to_datetime(events["ts"], errors="coerce")
by_hour = ts.dt.hour.dropna().astype(int).value_counts().reindex(range(24), fill_value=0)
result = by_hour[by_hour > 0]

# case: resample-15min
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
df = df.dropna(subset=["ts"]).set_index("ts").sort_index()
result = df.loc["2024-03-01 08:00":"2024-03-01 09:59", "value"].resample("15min").sum()

# case: time-of-day-buckets
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
df["part"] = pd.cut(df["ts"].dt.hour, bins=[0, 6, 12, 18, 24], labels=["night", "morning", "afternoon", "evening"], right=False)
result = df.groupby("part", observed=False)["value"].agg(["count", "sum"])

# case: daily-active-users
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
dau = df.groupby(df["ts"].dt.normalize())["user"].nunique()
result = dau.asfreq("D", fill_value=0)

# case: streaks-per-user
df = events.copy()
df["day"] = pd.to_datetime(df["ts"], errors="coerce").dt.floor("D")
days = df[["user", "day"]].dropna().drop_duplicates().sort_values(["user", "day"])
days["grp"] = (days.groupby("user")["day"].diff() != pd.Timedelta(days=1)).cumsum()
streak = days.groupby(["user", "grp"]).size().groupby("user").max()
result = streak.rename("longest_streak")

# case: last-action-before-noon
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
noon = df[df["ts"].dt.time < time(12, 0)]
result = noon.sort_values("ts").groupby("user")["action"].last()

# case: time-to-first-buy
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
login = df[df["action"] == "login"].groupby("user")["ts"].min()
buy = df[df["action"] == "buy"].groupby("user")["ts"].min()
t = (buy - login).rename("time_to_buy")
result = t.dt.components[["days", "hours", "minutes"]]

# case: hours-between-events
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
df = df.sort_values("ts")
df["hours_since_prev"] = df.groupby("user")["ts"].transform(lambda s: s.diff().dt.total_seconds().div(3600))
result = df["hours_since_prev"].round(2).describe()

# case: parse-strict-fails
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"], format="%Y-%m-%d %H:%M:%S")
result = df["ts"].min()

# case: date-column-groupby
df = events.copy()
df["date"] = pd.to_datetime(df["ts"], errors="coerce").dt.date
result = df.groupby(["date", "action"]).size().unstack(fill_value=0)

# case: pivot-date-user
df = events.copy()
df["date"] = pd.to_datetime(df["ts"], errors="coerce").dt.strftime("%m/%d")
result = df.pivot_table(index="user", columns="date", values="value", aggfunc="sum", fill_value=0, margins=True)

# case: floor-half-hour
t = pd.to_datetime(events["ts"], errors="coerce")
result = pd.DataFrame({"raw": t, "floor": t.dt.floor("30min"), "ceil": t.dt.ceil("h"), "round": t.dt.round("h")}).dropna()

# case: concurrent-sessions
s = sessions.dropna(subset=["end"])
starts = pd.DataFrame({"t": s["start"], "delta": 1})
ends = pd.DataFrame({"t": s["end"], "delta": -1})
tl = pd.concat([starts, ends]).sort_values(["t", "delta"])
tl["open"] = tl["delta"].cumsum()
result = tl.set_index("t")["open"]

# case: crosses-midnight
s = sessions.copy()
s["crosses"] = s["start"].dt.date != s["end"].dt.date
result = s.loc[s["crosses"], "session_id"].tolist()

# case: total-time-string
total = (sessions["end"] - sessions["start"]).sum()
result = (str(total), total.total_seconds() // 60, total / pd.Timedelta(hours=1))

# case: duration-mean-by-day
s = sessions.assign(duration=sessions["end"] - sessions["start"], day=sessions["start"].dt.day_name())
result = s.groupby("day")["duration"].mean()

# case: fill-open-session
s = sessions.copy()
s["end"] = s["end"].fillna(s["start"] + timedelta(minutes=15))
s["mins"] = (s["end"] - s["start"]) // pd.Timedelta("1min")
result = s[["session_id", "end", "mins"]]

# case: retention-day1
df = events.copy()
df["day"] = pd.to_datetime(df["ts"], errors="coerce").dt.normalize()
df = df.dropna(subset=["user", "day"])
first = df.groupby("user")["day"].transform("min")
df["offset"] = (df["day"] - first).dt.days
ret = df.drop_duplicates(["user", "offset"]).groupby("offset")["user"].count()
result = (ret / ret.loc[0]).round(3).to_dict()
