import pandas as pd
import numpy as np
from datetime import timedelta

events = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u2", "u1", "u2", "u3", "u3", "u2", "u1", "U1", None, "u4", "u3", "u2"],
    "ts": ["2024-05-01 10:00:00", "2024-05-01 10:05:00", "2024-05-01 10:50:00", "2024-05-01 11:00:00", "2024-05-01 10:55:30",
           "2024-05-01 11:29:59", "2024-05-02 00:10:00", "2024-05-02 00:10:00", "2024-05-01 12:00:00", "2024-05-03 09:00:00",
           "2024-05-03 09:01:00", "2024-05-03 10:00:00", "2024-05-04 08:00:00", "2024-05-02 01:00:00", "2024-05-01 12:00:01"],
    "page": ["home", "cart", "home", "home", "pay", "item", "home", "home", "item", "home", "cart", "home", "", "pay", "pay"],
    "dur": [12.0, 30.5, np.nan, 5.0, 61.0, 0.0, 8.0, 8.0, np.nan, 15.0, 20.0, 1.0, np.nan, 45.0, 33.0],
})
users = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u5"],
    "plan": ["pro", "free", None, "free"],
    "signup": pd.to_datetime(["2024-04-01", "2024-05-01", "2024-05-02", None]),
})
daily = pd.DataFrame({
    "day": pd.to_datetime(["2024-05-01", "2024-05-02", "2024-05-03", "2024-05-05", "2024-05-06", "2024-05-09"]),
    "visits": [120, 95, 95, 0, 180, 60],
    "signups": [3, None, 2, 0, 9, None],
})

# case: sessionize-30min
df = events.copy()
df["ts"] = pd.to_datetime(df["ts"])
df = df.sort_values(["user", "ts"])
gap = df.groupby("user")["ts"].diff()
df["new_session"] = gap.isna() | (gap > pd.Timedelta(minutes=30))
df["session_id"] = df["new_session"].cumsum()
result = df[["user", "ts", "session_id"]]
# case: session-summary
df = events.dropna(subset=["user"]).copy()
df["user"] = df["user"].str.lower()
df["ts"] = pd.to_datetime(df["ts"])
df = df.sort_values(["user", "ts"])
df["sess"] = df.groupby("user")["ts"].transform(lambda s: (s.diff() > timedelta(minutes=30)).cumsum())
summary = df.groupby(["user", "sess"]).agg(start=("ts", "min"), end=("ts", "max"), pages=("page", "nunique"), total=("dur", "sum"))
summary["length"] = (summary["end"] - summary["start"]).dt.total_seconds()
result = summary.reset_index()
# case: cumulative-distinct-users
df = events.dropna(subset=["user"]).assign(user=lambda d: d["user"].str.lower(), ts=lambda d: pd.to_datetime(d["ts"]))
df = df.sort_values("ts")
df["first_seen"] = ~df.duplicated("user")
result = df.groupby(df["ts"].dt.date)["first_seen"].sum().cumsum()
# case: cum-distinct-pages-set
seen = set()
counts = []
for p in events["page"]:
    if p:
        seen.add(p)
    counts.append(len(seen))
result = pd.Series(counts, index=events.index, name="distinct_pages")
# case: consecutive-dedupe
s = events["page"]
result = events[s != s.shift()].reset_index(drop=True)[["user", "page"]]
# case: consecutive-dedupe-grouped
d = events.sort_values(["user", "ts"], na_position="first")
keep = d["page"].ne(d.groupby("user")["page"].shift())
result = d[keep].groupby("user", dropna=False)["page"].apply(list).to_dict()
# case: next-page-transition
e = events.assign(ts=pd.to_datetime(events.ts)).sort_values(["user", "ts"], kind="mergesort")
e["next_page"] = e.groupby("user")["page"].shift(-1).fillna("EXIT")
result = pd.crosstab(e["page"], e["next_page"])
# case: visits-7d-sum
daily = daily.set_index("day")
daily["v3"] = daily["visits"].rolling("3D").sum()
daily["v7"] = daily["visits"].rolling("7D", min_periods=2).sum()
result = daily
# case: visits-shift-freq
s = daily.set_index("day")["visits"]
prev = s.shift(1, freq="D")
result = pd.concat([s, prev.rename("prev_day")], axis=1)
# case: rolling-centered
result = daily["visits"].rolling(3, center=True).mean().round(2)
# case: rolling-centered-minp
result = daily.set_index("day")[["visits", "signups"]].rolling(3, center=True, min_periods=1).mean()
# case: closed-variants
s = daily.set_index("day")["visits"]
result = pd.DataFrame({c: s.rolling("2D", closed=c).sum() for c in ["right", "both", "left", "neither"]})
# case: conversion-rate-expanding
d = daily.fillna({"signups": 0})
d["rate"] = (d["signups"].expanding().sum() / d["visits"].expanding().sum()).round(4)
result = d
# case: expanding-minp
result = daily[["visits", "signups"]].expanding(min_periods=3).agg({"visits": "mean", "signups": "sum"})
# case: ntile-duration
d = events["dur"].dropna()
tile = pd.qcut(d.rank(method="first"), 4, labels=[1, 2, 3, 4])
result = tile.astype(int)
# case: qcut-duplicates-error
result = pd.qcut(pd.Series([0, 0, 0, 0, 1, 2]), 4).value_counts()
# case: first-last-touch
e = events.sort_values("ts")
e["page"] = e["page"].replace("", np.nan)
result = e.groupby("user").agg(first_page=("page", "first"), last_page=("page", "last"), n=("page", "count"))
# case: time-to-pay
e = events.copy()
e["ts"] = pd.to_datetime(e["ts"])
first = e.groupby("user")["ts"].min()
pay = e.loc[e["page"] == "pay"].groupby("user")["ts"].min()
result = (pay - first).dropna().dt.total_seconds().div(60).round(1)
# case: same-second-dupes
dup = events[events.duplicated(subset=["user", "ts"], keep=False)]
result = (len(dup), dup.index.tolist())
# case: days-since-signup
m = events.merge(users, on="user", how="left")
m["ts"] = pd.to_datetime(m["ts"])
m["days"] = (m["ts"] - m["signup"]).dt.days
m["days"] = m["days"].fillna(-1).astype(int)
result = m.groupby(["plan", "days"], dropna=False).size()
# case: diff-string-times
events["gap"] = events.groupby("user")["ts"].diff()
result = events["gap"]
# case: calendar-gaps
idx = pd.date_range(daily["day"].min(), daily["day"].max())
missing = idx.difference(daily["day"])
s = pd.Series(missing)
block = (s.diff() != pd.Timedelta(days=1)).cumsum()
result = s.groupby(block).agg(["min", "max", "count"])
# case: running-total-with-percent
d = daily.assign(cum=daily["visits"].cumsum())
d["pct"] = d["cum"].div(d["visits"].sum()).mul(100).round(1).astype(str) + "%"
result = d.set_index(d["day"].dt.strftime("%d.%m"))[["cum", "pct"]]
# case: group-rolling-time-on
e = events.dropna(subset=["user"]).copy()
e["ts"] = pd.to_datetime(e["ts"])
e["one"] = 1
e = e.sort_values(["user", "ts"])
result = e.groupby("user").rolling("1h", on="ts")["one"].sum().astype(int)
