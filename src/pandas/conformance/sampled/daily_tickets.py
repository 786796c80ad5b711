import pandas as pd
import numpy as np
import itertools
import re
from datetime import datetime, date, time, timedelta
from collections import defaultdict, Counter

tickets = pd.DataFrame({
    "ticket": [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512],
    "opened": ["2024-04-01 09:15", "01/04/2024 17:50", "2024-04-02", "April 3, 2024 08:00", "2024-04-05 16:30", "2024/04/06 10:00",
               "20240408", "2024-04-08 09:00:30", None, "yesterday", "2024-04-30 23:59", "2024-05-01 00:00"],
    "closed": ["2024-04-01 11:00", "2024-04-02 09:10", "2024-04-04", None, "2024-04-08 09:00", "2024-04-06 10:00", "2024-04-20", "2024-04-08 09:00", "2024-04-10", None, "2024-05-02 08:30", None],
    "agent": ["Zoe", "zoe", "Yan", "Yan", "Zoe ", "Xi", "Xi", "Yan", "Zoe", None, "Xi", "Zoe"],
    "priority": ["high", "low", "low", "high", "high", "mid", "low", "mid", "mid", "low", "high", ""],
})

shifts = pd.DataFrame({
    "agent": ["Zoe", "Zoe", "Yan", "Yan", "Xi", "Xi"],
    "day": pd.to_datetime(["2024-04-01", "2024-04-05", "2024-04-02", "2024-04-08", "2024-04-06", "2024-04-30"]),
    "from": ["08:00", "12:00", "08:00", "08:30", "09:00", "22:00"],
    "to": ["16:00", "20:00", "12:00", "17:00", "13:00", "06:00"],
})

sla = pd.DataFrame({"priority": ["high", "mid", "low"], "hours": [4, 24, 72]})

# case: mixed-format-parse
o = pd.to_datetime(tickets["opened"], format="mixed", dayfirst=True, errors="coerce")
result = o

# case: first-format-wins
o = pd.to_datetime(tickets["opened"], errors="coerce")
result = tickets.loc[o.isna(), "ticket"].tolist()

# case: try-several-formats
def parse(s):
    if not isinstance(s, str):
        return pd.NaT
    for f in ("%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%d", "%d/%m/%Y %H:%M", "%Y/%m/%d %H:%M", "%Y%m%d", "%B %d, %Y %H:%M"):
        try:
            return datetime.strptime(s, f)
        except ValueError:
            continue
    return pd.NaT
o = tickets["opened"].apply(parse)
result = o.dt.strftime("%Y-%m-%d %H:%M").tolist()

# case: coalesce-formats
a = pd.to_datetime(tickets["opened"], format="%Y-%m-%d %H:%M", errors="coerce")
b = pd.to_datetime(tickets["opened"], format="%d/%m/%Y %H:%M", errors="coerce")
c = pd.to_datetime(tickets["opened"], format="%Y-%m-%d", errors="coerce")
o = a.fillna(b).combine_first(c)
result = pd.DataFrame({"ticket": tickets["ticket"], "opened": o}).dropna()

# case: resolution-hours-by-agent
t = tickets.copy()
t["opened"] = pd.to_datetime(t["opened"], format="mixed", dayfirst=True, errors="coerce")
t["closed"] = pd.to_datetime(t["closed"], format="mixed", errors="coerce")
t["hours"] = (t["closed"] - t["opened"]).dt.total_seconds().div(3600).round(2)
t["agent"] = t["agent"].str.strip().str.title()
result = t.groupby("agent")["hours"].describe()[["count", "mean", "50%", "max"]]

# case: sla-breach
t = tickets.copy()
t["opened"] = pd.to_datetime(t["opened"], format="mixed", dayfirst=True, errors="coerce")
t["closed"] = pd.to_datetime(t["closed"], format="mixed")
t = t.merge(sla, on="priority", how="left")
t["deadline"] = t["opened"] + pd.to_timedelta(t["hours"], unit="h")
asof = pd.Timestamp("2024-05-03")
t["breach"] = t["closed"].fillna(asof) > t["deadline"]
result = t.groupby("priority")["breach"].agg(["sum", "mean"])

# case: shift-lengths
s = shifts.copy()
s["start"] = s["day"] + pd.to_timedelta(s["from"] + ":00")
s["end"] = s["day"] + pd.to_timedelta(s["to"] + ":00")
s.loc[s["end"] <= s["start"], "end"] += pd.Timedelta(days=1)
s["hours"] = (s["end"] - s["start"]) / pd.Timedelta(hours=1)
result = s.groupby("agent")["hours"].sum()

# case: shift-timedelta-no-seconds
s = shifts.copy()
s["start"] = s["day"] + pd.to_timedelta(s["from"])
result = s

# case: ticket-during-shift
t = tickets.assign(opened=pd.to_datetime(tickets["opened"], format="mixed", dayfirst=True, errors="coerce"), agent=tickets["agent"].str.strip().str.capitalize())
t["day"] = t["opened"].dt.normalize()
m = t.merge(shifts, on=["agent", "day"], how="inner")
m["hm"] = m["opened"].dt.strftime("%H:%M")
m["on_shift"] = (m["hm"] >= m["from"]) & (m["hm"] <= m["to"])
result = m[["ticket", "agent", "hm", "from", "to", "on_shift"]]

# case: backlog-end-of-day
t = tickets.copy()
o = pd.to_datetime(t["opened"], format="mixed", dayfirst=True, errors="coerce").dt.floor("D").value_counts()
c = pd.to_datetime(t["closed"], format="mixed").dt.floor("D").value_counts()
days = pd.date_range("2024-04-01", "2024-04-10")
net = o.reindex(days, fill_value=0) - c.reindex(days, fill_value=0)
result = net.cumsum().rename("backlog")

# case: open-tickets-aging
t = tickets[tickets["closed"].isnull()].copy()
t["opened"] = pd.to_datetime(t["opened"], errors="coerce", format="mixed", dayfirst=True)
t["age_days"] = (datetime(2024, 5, 10) - t["opened"]).dt.days
result = t[["ticket", "age_days"]].sort_values("age_days", ascending=False, na_position="last")

# case: closed-before-opened
t = tickets.copy()
t["opened"] = pd.to_datetime(t["opened"], errors="coerce", format="ISO8601")
t["closed"] = pd.to_datetime(t["closed"], errors="coerce", format="ISO8601")
bad = t.query("closed < opened")
result = bad[["ticket", "opened", "closed"]]

# case: business-hours-flag
o = pd.to_datetime(tickets["opened"], errors="coerce", format="mixed", dayfirst=True)
flag = o.dt.dayofweek.lt(5) & o.dt.hour.between(9, 16)
result = tickets["ticket"][flag].tolist()

# case: python-time-compare
o = pd.to_datetime(tickets["opened"], errors="coerce", format="mixed", dayfirst=True).dropna()
early = o[o.dt.time <= time(9, 0)]
result = early.dt.time.astype(str).tolist()

# case: crosstab-day-priority
o = pd.to_datetime(tickets["opened"], errors="coerce", format="mixed", dayfirst=True)
result = pd.crosstab(o.dt.day_name().rename("day"), tickets["priority"].replace("", "none"))

# case: heatmap-hour-weekday
t = pd.DataFrame({"o": pd.to_datetime(tickets["closed"], errors="coerce", format="mixed")}).dropna()
t["wd"] = t["o"].dt.strftime("%a")
t["hr"] = t["o"].dt.hour
hm = t.groupby(["wd", "hr"]).size().unstack("hr", fill_value=0)
result = hm.reindex(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]).fillna(0).astype(int)

# case: closed-per-month-words
c = pd.to_datetime(tickets["closed"], errors="coerce", format="mixed").dropna()
cnt = Counter(c.dt.strftime("%B"))
result = ", ".join(f"{k}: {v}" for k, v in cnt.most_common())

# case: closed-strict-default-error
c = pd.to_datetime(tickets["closed"])
result = c.sort_values().tolist()

# case: humanize-duration
t = tickets.dropna(subset=["closed"]).head(6).copy()
d = pd.to_datetime(t["closed"], format="mixed") - pd.to_datetime(t["opened"], format="mixed", dayfirst=True)
def human(x):
    days = x.days
    hours, rem = divmod(x.seconds, 3600)
    mins = rem // 60
    parts = []
    if days: parts.append(f"{days}d")
    if hours: parts.append(f"{hours}h")
    if mins: parts.append(f"{mins}m")
    return " ".join(parts) or "0m"
result = dict(zip(t["ticket"], d.map(human)))

# case: calendar-left-join
cal = pd.DataFrame({"date": pd.date_range("2024-04-01", periods=10, freq="D")})
cal["is_weekend"] = cal["date"].dt.weekday > 4
t = tickets.copy()
t["date"] = pd.to_datetime(t["opened"], errors="coerce", format="mixed", dayfirst=True).dt.normalize()
n = t.groupby("date").size().rename("tickets").reset_index()
out = cal.merge(n, on="date", how="left")
out["tickets"] = out["tickets"].fillna(0).astype(int)
out["roll3"] = out["tickets"].rolling(3).sum()
result = out

# case: max-gap-without-ticket
o = pd.to_datetime(tickets["opened"], errors="coerce", format="mixed", dayfirst=True).dropna().sort_values()
gaps = o.diff()
i = gaps.idxmax()
result = {"ticket": int(tickets.at[i, "ticket"]), "gap": str(gaps.max()), "prev": o.shift()[i].strftime("%d %b %H:%M")}

# case: dates-in-list-compare
closed_days = pd.to_datetime(tickets["closed"], format="mixed").dt.date
wanted = [date(2024, 4, 8), date(2024, 4, 10)]
result = tickets[closed_days.isin(wanted)]["ticket"].tolist()

# case: isin-string-dates
closed = pd.to_datetime(tickets["closed"], format="mixed").dt.normalize()
result = tickets.loc[closed.isin(["2024-04-08", "2024-04-20"]), ["ticket", "closed"]]

# case: timestamp-pieces
ts = pd.Timestamp("2024-04-30 23:59")
result = {
    "iso": ts.isoformat(), "week": ts.week, "doy": ts.dayofyear, "q": ts.quarter, "name": ts.day_name(),
    "next_month": (ts + pd.DateOffset(months=1)).date(), "plus": ts + timedelta(minutes=1), "floor": ts.floor("h"),
    "eom": ts.is_month_end, "same_day": ts.date() == date(2024, 4, 30), "lt": ts < datetime(2024, 5, 1),
}
