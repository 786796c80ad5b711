import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import defaultdict

tickets = pd.DataFrame({
    "ticket": ["T-1", "T-2", "T-3", "T-4", "T-5", "T-6", "T-7", "T-8", "T-9", "T-10"],
    "opened": ["2024-04-01 08:00", "2024-04-01 16:30", "2024-04-05 17:00", "2024-04-06 10:00", "2024-04-08 09:15", "2024-04-30 23:59", "2024-05-01 00:00", "2024-05-03 12:00", None, "2024-04-05 17:00"],
    "closed": ["2024-04-01 09:30", "2024-04-02 16:30", "2024-04-08 08:00", None, "2024-04-08 09:15", "2024-05-02 00:00", "2024-05-01 03:45", "2024-05-02 12:00", "2024-05-05 10:00", "2024-04-09 17:00"],
    "priority": ["P1", "P2", "P2", "P3", "p1", "P1", "P3", "P2", "P4", None],
    "agent": ["kim", "lee", "kim", "lee ", "kim", "max", "max", None, "lee", "kim"],
})
sla = pd.DataFrame({
    "priority": ["P1", "P2", "P3", "P4"],
    "limit": ["4 hours", "1 days", "2 days 12:00:00", "7 days"],
    "hours": [4, 24, 60, 168],
})
events = pd.DataFrame({
    "ticket": ["T-1", "T-1", "T-2", "T-2", "T-2", "T-3", "T-6", "T-99"],
    "event": ["assign", "close", "assign", "wait", "close", "close", "reopen", "assign"],
    "at": pd.to_datetime(["2024-04-01 08:10", "2024-04-01 09:30", "2024-04-01 17:00", "2024-04-02 08:00", "2024-04-02 16:30", "2024-04-08 08:00", "2024-05-03 00:00", "2024-06-01 00:00"]),
})

# case: resolution-hours
tickets["opened"] = pd.to_datetime(tickets["opened"])
tickets["closed"] = pd.to_datetime(tickets["closed"])
tickets["hours"] = (tickets["closed"] - tickets["opened"]).dt.total_seconds() / 3600
result = tickets[["ticket", "hours"]].round(2)

# case: sla-breach
tickets[["opened", "closed"]] = tickets[["opened", "closed"]].apply(pd.to_datetime)
sla["limit"] = pd.to_timedelta(sla["limit"])
t = tickets.assign(priority=tickets["priority"].str.upper()).merge(sla, on="priority", how="left")
t["took"] = t["closed"] - t["opened"]
t["breach"] = t["took"] > t["limit"]
result = t.groupby("priority")["breach"].agg(["sum", "mean", "size"])

# case: sla-deadline
tickets["opened"] = pd.to_datetime(tickets["opened"])
m = tickets.merge(sla, how="left", on="priority")
m["due"] = m["opened"] + pd.to_timedelta(m["hours"], unit="h")
result = m[["ticket", "opened", "hours", "due"]]

# case: duration-stats
d = pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])
result = {"mean": d.mean(), "median": d.median(), "sum": d.sum(), "max": d.max(), "n": int(d.count())}

# case: duration-by-agent
tickets["took"] = pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])
result = tickets.groupby(tickets["agent"].str.strip())["took"].agg(["sum", "mean", "count"])

# case: components
d = (pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])).dropna()
result = d.dt.components[["days", "hours", "minutes"]]

# case: hmm-format
def fmt(td):
    if pd.isna(td):
        return "-"
    secs = int(td.total_seconds())
    sign = "-" if secs < 0 else ""
    h, rest = divmod(abs(secs), 3600)
    return f"{sign}{h}:{rest // 60:02d}"

d = pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])
result = d.map(fmt).tolist()

# case: timedelta-str
d = pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])
result = d.astype(str).tolist()

# case: timedelta-buckets
d = pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])
bins = pd.to_timedelta(["0h", "4h", "1D", "3D", "30D"])
result = pd.cut(d, bins=bins, labels=["<4h", "<1d", "<3d", "more"], include_lowest=True).value_counts(sort=False)

# case: open-at-moment
o = pd.to_datetime(tickets["opened"]); c = pd.to_datetime(tickets["closed"])
checks = pd.date_range("2024-04-01 12:00", "2024-04-09 12:00", freq="2D")
result = pd.Series([((o <= x) & (c.isna() | (c > x))).sum() for x in checks], index=checks)

# case: backlog-cumulative
o = pd.to_datetime(tickets["opened"]).dropna().dt.normalize().value_counts()
c = pd.to_datetime(tickets["closed"]).dropna().dt.normalize().value_counts()
idx = pd.date_range(min(o.index.min(), c.index.min()), max(o.index.max(), c.index.max()), freq="D")
flow = pd.DataFrame({"opened": o.reindex(idx, fill_value=0), "closed": c.reindex(idx, fill_value=0)})
flow["backlog"] = (flow["opened"] - flow["closed"]).cumsum()
result = flow[flow[["opened", "closed"]].any(axis=1)]

# case: business-hours-loop
def biz_minutes(start, end):
    total = 0
    cur = start
    while cur < end:
        if cur.weekday() < 5 and 9 <= cur.hour < 17:
            total += 15
        cur += timedelta(minutes=15)
    return total

rows = {}
for t in tickets.dropna(subset=["opened", "closed"]).itertuples():
    rows[t.ticket] = biz_minutes(datetime.fromisoformat(t.opened), datetime.fromisoformat(t.closed))
result = rows

# case: first-event-per-ticket
first = events.sort_values("at").groupby("ticket").first()
last = events.sort_values("at").groupby("ticket").last()
result = first.join(last, lsuffix="_first", rsuffix="_last")

# case: event-pivot
p = events.pivot(index="ticket", columns="event", values="at")
p["assign_to_close"] = p["close"] - p["assign"]
result = p[["assign", "close", "assign_to_close"]]

# case: response-time-join
o = tickets.assign(opened=pd.to_datetime(tickets["opened"]))
first_assign = events.query("event == 'assign'").groupby("ticket", as_index=False)["at"].min()
j = o.merge(first_assign, on="ticket", how="left")
j["resp_min"] = (j["at"] - j["opened"]) // pd.Timedelta(minutes=1)
result = j[["ticket", "resp_min"]].dropna()

# case: merge-str-date-error
result = tickets.merge(events, left_on="opened", right_on="at")

# case: weekday-hour-heatmap
o = pd.to_datetime(tickets["opened"])
result = pd.crosstab(o.dt.day_name(), o.dt.hour, rownames=["dow"], colnames=["hour"])

# case: negative-duration
d = pd.to_datetime(tickets["closed"]).sub(pd.to_datetime(tickets["opened"]))
bad = tickets.loc[d < pd.Timedelta(0)].copy()
bad["days"] = d.dt.days
bad["secs"] = d.dt.seconds
result = bad

# case: clip-duration
d = pd.to_datetime(tickets["closed"]) - pd.to_datetime(tickets["opened"])
result = d.clip(lower=pd.Timedelta(0), upper=pd.Timedelta(days=2)).fillna(pd.Timedelta(0))

# case: sla-text-summary
msgs = []
lim = dict(zip(sla["priority"], sla["hours"]))
for _, r in tickets.iterrows():
    o, c = pd.to_datetime(r["opened"]), pd.to_datetime(r["closed"])
    hrs = lim.get(r["priority"])
    if hrs is None or pd.isna(o):
        msgs.append(f"{r['ticket']}: no SLA")
    elif pd.isna(c):
        msgs.append(f"{r['ticket']}: open since {o:%a %d %b %H:%M}, due {o + timedelta(hours=hrs)}")
    else:
        late = (c - o) - timedelta(hours=hrs)
        msgs.append(f"{r['ticket']}: " + (f"late by {late}" if late > timedelta(0) else "ok"))
result = msgs

# case: interval-index-overlap
t = tickets.dropna(subset=["opened", "closed"]).copy()
t["opened"] = pd.to_datetime(t["opened"]); t["closed"] = pd.to_datetime(t["closed"])
t = t[t["closed"] >= t["opened"]]
iv = pd.IntervalIndex.from_arrays(t["opened"], t["closed"], closed="both")
result = t.loc[iv.overlaps(pd.Interval(pd.Timestamp("2024-04-08"), pd.Timestamp("2024-04-09"), closed="both")), "ticket"].tolist()
