import pandas as pd
import numpy as np
from datetime import datetime, timedelta

tickets = pd.DataFrame([
    (1, "network", "high", "2024-04-01 09:00", "2024-04-01 11:30", "kim"),
    (2, "email", "low", "2024-04-01 10:15", "2024-04-03 10:15", "lee"),
    (3, "network", "medium", "2024-04-01 16:45", None, "kim"),
    (4, "laptop", "high", "2024-04-02 08:00", "2024-04-02 08:45", "ray"),
    (5, "email", "high", "2024-04-02 12:00", "2024-04-02 18:00", None),
    (6, "laptop", "low", "2024-04-04 09:30", "2024-04-05 09:00", "lee"),
    (7, "network", "low", "2024-04-05 14:00", None, "ray"),
    (8, "email", "medium", "2024-04-05 15:00", "2024-04-05 15:20", "kim"),
], columns=["id", "category", "priority", "opened", "closed", "agent"])
tickets["opened"] = pd.to_datetime(tickets["opened"])
tickets["closed"] = pd.to_datetime(tickets["closed"])

# case: open-backlog-per-day
days = pd.date_range(tickets["opened"].min().normalize(), periods=6, freq="D")
opened = tickets["opened"].dt.normalize().value_counts().reindex(days, fill_value=0).cumsum()
closed = tickets["closed"].dt.normalize().value_counts().reindex(days, fill_value=0).cumsum()
result = pd.DataFrame({"opened": opened, "closed": closed, "backlog": opened - closed})

# case: median-resolution-by-priority
t = tickets.assign(hours=(tickets["closed"] - tickets["opened"]).dt.total_seconds() / 3600)
order = ["high", "medium", "low"]
t["priority"] = pd.Categorical(t["priority"], categories=order, ordered=True)
result = t.groupby("priority", observed=False)["hours"].describe()[["count", "50%", "max"]]

# case: sla-breach
sla = {"high": 4, "medium": 24, "low": 48}
now = pd.Timestamp("2024-04-06 00:00")
df = tickets.copy()
df["age_h"] = (df["closed"].fillna(now) - df["opened"]) / np.timedelta64(1, "h")
df["limit"] = df["priority"].map(sla)
df["breach"] = df["age_h"] > df["limit"]
result = df.loc[df["breach"], ["id", "priority", "age_h", "limit"]].sort_values("age_h", ascending=False)

# case: mean-timedelta-by-agent
dur = (tickets["closed"] - tickets["opened"]).groupby(tickets["agent"].fillna("unassigned")).mean()
result = dur.sort_values()

# case: time-since-last-ticket-in-category
df = tickets.sort_values("opened")
df["since"] = df.groupby("category")["opened"].diff()
df["since_h"] = (df["since"].dt.total_seconds() / 3600).round(2)
result = df.groupby("category")["since_h"].agg(lambda s: s.dropna().tolist())

# case: concurrent-open-max
# sweep line: max number of tickets open at once
ev = []
for r in tickets.itertuples():
    ev.append((r.opened, 1))
    if not pd.isna(r.closed):
        ev.append((r.closed, -1))
line = pd.DataFrame(ev, columns=["t", "d"]).sort_values(["t", "d"])
line["open"] = line["d"].cumsum()
peak = line.loc[line["open"].idxmax()]
result = (int(peak["open"]), str(peak["t"]))

# case: status-history-duration
hist = pd.DataFrame({
    "ticket": [1, 1, 1, 2, 2, 2, 2],
    "status": ["new", "wip", "done", "new", "wip", "waiting", "wip"],
    "at": pd.to_datetime(["2024-01-01 08:00", "2024-01-01 09:00", "2024-01-01 17:00", "2024-01-02 10:00", "2024-01-02 10:30", "2024-01-03 10:30", "2024-01-04 00:00"]),
})
hist["spent"] = hist.groupby("ticket")["at"].shift(-1) - hist["at"]
res = hist.groupby(["ticket", "status"], sort=False)["spent"].sum().unstack()
result = res

# case: reopened-tickets
hist = pd.DataFrame({
    "ticket": [5, 5, 5, 5, 6, 6, 7, 7, 7, 7],
    "seq": [1, 2, 3, 4, 1, 2, 1, 2, 3, 4],
    "status": ["open", "closed", "open", "closed", "open", "closed", "open", "closed", "open", "wip"],
})
prev = hist.sort_values(["ticket", "seq"]).groupby("ticket")["status"].shift()
mask = (hist["status"] == "open") & (prev == "closed")
result = hist[mask].groupby("ticket").size().rename("reopens").reset_index()

# case: tickets-per-hour-bucket
bucket = pd.cut(tickets["opened"].dt.hour, bins=[0, 9, 12, 15, 24], right=False, labels=["night", "morning", "midday", "late"])
result = pd.crosstab(bucket, tickets["category"]).rename_axis(index="part", columns=None)

# case: agent-load-share
v = tickets["agent"].value_counts(dropna=False)
share = tickets["agent"].value_counts(normalize=True, dropna=False).mul(100)
result = pd.DataFrame({"n": v, "share": share}).sort_values("n", kind="stable")

# case: first-response-next-event
msgs = pd.DataFrame({
    "ticket": ["a", "a", "a", "b", "b", "c"],
    "who": ["user", "user", "agent", "user", "agent", "user"],
    "at": pd.to_datetime(["2024-02-01 08:00", "2024-02-01 08:10", "2024-02-01 09:05", "2024-02-01 08:30", "2024-02-01 08:31", "2024-02-01 12:00"]),
})
first_user = msgs[msgs["who"] == "user"].groupby("ticket")["at"].min()
first_agent = msgs[msgs["who"] == "agent"].groupby("ticket")["at"].min()
frt = (first_agent - first_user).dropna()
result = {k: f"{v.total_seconds() / 60:.0f} min" for k, v in frt.items()}

# case: weekly-rolling-tickets
daily = tickets.set_index("opened").resample("D")["id"].count()
roll = daily.rolling(3, min_periods=1).agg(["sum", "mean", "max"]).round(2)
roll.insert(0, "n", daily)
roll["yesterday"] = daily.shift(1, fill_value=0)
result = roll

# case: and-instead-of-ampersand
late = tickets[(tickets["priority"] == "high") and (tickets["closed"].isna())]
result = len(late)

# case: compare-date-with-int
df = tickets.copy()
df["hours"] = df["closed"] - df["opened"]
result = df[df["hours"] > 24]["id"].tolist()

# case: escalation-chain-self-join
esc = pd.DataFrame({"id": [10, 11, 12, 13, 14], "parent": [None, 10, 11, None, 13], "opened": pd.to_datetime(["2024-01-01", "2024-01-03", "2024-01-08", "2024-01-02", "2024-01-02"])})
j = esc.merge(esc[["id", "opened"]].rename(columns={"id": "parent", "opened": "parent_opened"}), on="parent", how="left")
j["lag"] = (j["opened"] - j["parent_opened"]).dt.days
j["root"] = j["parent"].isna()
parent = dict(zip(esc["id"], esc["parent"]))
def depth(i):
    n = 0
    while not pd.isna(parent[i]):
        i = parent[i]
        n += 1
    return n
j["depth"] = j["id"].map(depth)
result = j[["id", "parent", "lag", "root", "depth"]]
