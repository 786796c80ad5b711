import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from itertools import groupby as igroupby
import re

events = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u2", "u2", "u1", "u3", "u3", "u2", "u1", "u4", None, "u3", "u2", "u3"],
    "ts": ["2024-03-01 09:00:00", "2024-03-01 09:05:00", "2024-03-01 09:50:00", "2024-03-01 10:00:00", "2024-03-01 10:29:59",
           "2024-03-01 10:05:30", "2024-03-01 11:00:00", "2024-03-01 11:00:00", "2024-03-01 11:15:00", "2024-03-02 08:00:00",
           "2024-03-02 00:10:00", "2024-03-01 12:00:00", "2024-03-01 11:45:00", "2024-03-02 23:59:59", "2024-03-03 07:30:00"],
    "event": ["view", "cart", "checkout", "view", "cart", "purchase", "view", "view", "view", "view", "Cart", "view", "cart", "checkout", "purchase"],
    "url": ["/home?utm_source=google&utm_medium=cpc", "/p/12", "/checkout", "/home?utm_source=news", "/p/7?ref=", "/thanks", "/p/12",
            "/p/12", "/blog/a-b-c", "/home", "", None, "/p/7", "/checkout", "/thanks?order=99"],
    "ms": [1200, 350, 9000, 800, np.nan, 640, 50, 50, 1500, 700, 0, 300, 410, 8700, 655],
})

users_df = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5"],
    "device": ["mobile", "desktop", "Mobile ", None, "tablet"],
    "variant": ["A", "B", "A", "B", "B"],
    "premium": [True, False, None, True, False],
})

purchases = pd.DataFrame({
    "user": ["u1", "u3", "u3", "u9"],
    "ts": ["2024-03-01 10:06:00", "2024-03-03 07:31:00", "2024-03-03 07:31:00", "2024-03-02 12:00:00"],
    "value": ["19.99", "1,250.00", "1,250.00", "5"],
})

# case: sessionize-30-min
df = events.dropna(subset=['user']).copy()
df['ts'] = pd.to_datetime(df['ts'])
df = df.sort_values(['user', 'ts'], kind='mergesort')
gap = df.groupby('user')['ts'].diff()
df['new_session'] = gap.isna() | (gap > pd.Timedelta(minutes=30))
df['session_id'] = df.groupby('user')['new_session'].cumsum()
sessions = df.groupby(['user', 'session_id']).agg(
    start=('ts', 'min'), end=('ts', 'max'), n_events=('event', 'size'), pages=('url', 'nunique')
).reset_index()
sessions['duration_min'] = (sessions['end'] - sessions['start']).dt.total_seconds() / 60
result = sessions
# case: global-session-ids
e = events[events.user.notna()].assign(ts=lambda d: pd.to_datetime(d.ts)).sort_values(["user", "ts"])
is_new = (e["user"] != e["user"].shift()) | (e["ts"].diff() > timedelta(minutes=30))
e["sid"] = is_new.cumsum().map("S{:03d}".format)
result = e.groupby("sid")["event"].agg(" > ".join)
# case: strict-funnel-counts
steps = ["view", "cart", "checkout", "purchase"]
e = events.assign(event=events["event"].str.lower(), ts=pd.to_datetime(events["ts"])).dropna(subset=["user"])
first = e.pivot_table(index="user", columns="event", values="ts", aggfunc="min").reindex(columns=steps)
reached = pd.Series(True, index=first.index)
prev = None
counts = {}
for step in steps:
    ok = first[step].notna()
    if prev is not None:
        ok &= first[step] >= first[prev]
    reached &= ok
    counts[step] = int(reached.sum())
    prev = step
result = counts
# case: funnel-conversion-table
steps = ["view", "cart", "checkout", "purchase"]
e = events.copy()
e["event"] = e["event"].str.lower()
funnel = e.groupby("event")["user"].nunique().reindex(steps).to_frame("users")
funnel["step_rate"] = (funnel["users"] / funnel["users"].shift(1)).fillna(1.0)
funnel["overall_rate"] = funnel["users"] / funnel["users"].iloc[0]
funnel["drop_off"] = funnel["users"].shift(1, fill_value=funnel["users"].iloc[0]) - funnel["users"]
result = funnel.round(3)
# case: funnel-by-variant
e = events.assign(event=lambda d: d["event"].str.lower())
x = e.merge(users_df, on="user", how="inner")
t = x.groupby(["variant", "event"])["user"].nunique().unstack(fill_value=0)
t = t[["view", "cart", "checkout", "purchase"]]
result = t.div(t["view"], axis="index").stack().rename("rate").reset_index()
# case: utm-parse
params = events["url"].str.extractall(r"[?&](?P<key>\w+)=(?P<val>[^&]*)")
params = params.reset_index().rename(columns={"level_0": "row"})
wide = params.pivot(index="row", columns="key", values="val")
result = events[["user", "event"]].join(wide, how="inner").fillna("(none)")
# case: path-depth-and-section
u = events["url"].fillna("").str.partition("?")[0]
sections = u.str.split("/")
out = pd.DataFrame({"path": u, "depth": u.str.count("/"), "section": sections.str.get(1)})
out["section"] = out["section"].replace("", np.nan)
result = out.value_counts(["section", "depth"], dropna=False)
# case: transitions-matrix
e = events.dropna(subset=["user"]).sort_values(["user", "ts"])
ev = e["event"].str.lower()
nxt = ev.groupby(e["user"]).shift(-1)
mat = pd.crosstab(ev, nxt.fillna("exit"), normalize="index").round(3)
mat.index.name = "from"
mat.columns.name = "to"
result = mat
# case: dedupe-consecutive-events
e = events.dropna(subset=["user"]).sort_values(["user", "ts"])
same = e[["user", "event", "url"]].eq(e[["user", "event", "url"]].shift()).all(axis=1)
result = e.loc[~same, ["user", "ts", "event"]].reset_index(drop=True)
# case: latency-percentiles
g = events.groupby(events["event"].str.lower())["ms"]
q = g.quantile([0.5, 0.9, 0.95]).unstack()
q.columns = [f"p{int(c * 100)}" for c in q.columns]
q["n"] = g.count()
result = q.round(1)
# case: asof-last-event-before-purchase
p = purchases.drop_duplicates().assign(ts=lambda d: pd.to_datetime(d["ts"])).sort_values("ts")
e = events.dropna(subset=["user"]).assign(ts=lambda d: pd.to_datetime(d["ts"])).sort_values("ts")
e["event_ts"] = e["ts"]
m = pd.merge_asof(p, e[["user", "ts", "event", "event_ts"]], on="ts", by="user", direction="backward", tolerance=pd.Timedelta("1h"))
m["lag_s"] = (m["ts"] - m["event_ts"]).dt.total_seconds()
result = m
# case: hourly-activity-grid
ts = pd.to_datetime(events["ts"])
grid = events.groupby([ts.dt.date.astype(str).rename("day"), ts.dt.hour.rename("hour")]).size().unstack("hour", fill_value=0)
grid = grid.reindex(columns=range(7, 13), fill_value=0)
grid.loc["total"] = grid.sum()
result = grid
# case: dau-wau-stickiness
d = events.dropna(subset=["user"]).copy()
d["day"] = pd.to_datetime(d["ts"]).dt.normalize()
dau = d.groupby("day")["user"].nunique()
total = d["user"].nunique()
result = [(k.strftime("%Y-%m-%d"), int(v), round(v / total, 2)) for k, v in dau.items()]
# case: streak-of-active-days
d = events.dropna(subset=["user"]).copy()
d["day"] = pd.to_datetime(d["ts"]).dt.floor("D")
days = d[["user", "day"]].drop_duplicates().sort_values(["user", "day"])
days["grp"] = days["day"] - pd.to_timedelta(days.groupby("user").cumcount(), unit="D")
streaks = days.groupby(["user", "grp"]).agg(start=("day", "first"), length=("day", "count")).reset_index("grp", drop=True)
result = streaks.sort_values("length", ascending=False).groupby(level="user").first()
# case: ab-test-summary
tot = events.groupby("user").agg(n=("event", "count"), bought=("event", lambda s: (s == "purchase").any()))
ab = users_df.set_index("user").join(tot)
ab["bought"] = ab["bought"].fillna(False).astype(bool)
res = ab.groupby("variant").agg(users=("bought", "size"), conv=("bought", "sum"), rate=("bought", "mean"), avg_events=("n", "mean"))
lift = res.loc["B", "rate"] - res.loc["A", "rate"]
result = (res, lift)
# case: premium-mask-mistake
active = users_df[users_df["premium"]]
result = active["user"].tolist()
# case: device-cleanup-map
dev = users_df["device"].str.strip().str.lower().map({"mobile": "handheld", "tablet": "handheld", "desktop": "desk"})
summary = users_df.assign(dev=dev).groupby("dev", dropna=False)["premium"].agg(["size", "count", lambda s: s.eq(True).sum()])
summary.columns = ["n", "known", "premium"]
result = summary
# case: parse-money-and-total
val = purchases["value"].str.replace(",", "").astype(float)
clean = purchases.assign(value=val).drop_duplicates(ignore_index=True)
clean["known_user"] = clean["user"].isin(users_df["user"])
result = clean.pivot_table(index="user", values="value", columns="known_user", aggfunc="sum", margins=True)
# case: event-counts-per-user-dict
e = events.dropna(subset=["user"])
result = {u: g["event"].str.lower().value_counts().to_dict() for u, g in e.groupby("user")}
# case: rolling-30min-count
e = events.copy()
e["ts"] = pd.to_datetime(e["ts"])
e = e.sort_values("ts").set_index("ts")
e["one"] = 1
r = e.groupby("user")["one"].rolling("30min").sum()
result = r.reset_index().rename(columns={"one": "events_30m"})
# case: first-touch-per-user
e = events.assign(ts=pd.to_datetime(events["ts"]))
idx = e.groupby("user")["ts"].idxmin()
ft = e.loc[idx, ["user", "ts", "url"]].set_index("user")
ft["source"] = ft["url"].str.extract(r"utm_source=([^&]+)", expand=False).fillna("direct")
result = users_df.join(ft["source"], on="user")
# case: time-on-page-from-next-event
e = events.dropna(subset=["user"]).assign(ts=lambda d: pd.to_datetime(d["ts"])).sort_values(["user", "ts"])
e["secs"] = e.groupby("user")["ts"].shift(-1).sub(e["ts"]).dt.total_seconds().clip(upper=1800)
result = e.groupby(e["event"].str.lower())["secs"].agg(["mean", "median", "count"])
# case: resample-per-event-12h
e = events.assign(ts=pd.to_datetime(events["ts"]), event=events["event"].str.lower())
r = e.groupby(["event", pd.Grouper(key="ts", freq="12h")])["ms"].mean()
result = r.unstack(0).round(1)
# case: missing-session-column
e = events.copy()
e["ts"] = pd.to_datetime(e["ts"])
result = e.groupby("session")["ts"].agg(["min", "max"])
