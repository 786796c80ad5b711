import pandas as pd
import numpy as np
import itertools
import re

# Help-desk tickets and sensor-like queue snapshots
tickets = pd.DataFrame({
    "ticket": ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13"],
    "agent": ["zoe", "yan", "zoe", "xia", None, "yan", "zoe", "xia", "wes", "yan", np.nan, "zoe", "wes"],
    "team": pd.Categorical(["net", "app", "net", "db", "app", "app", "db", "db", "net", "app", None, "net", "net"], categories=["app", "db", "net", "hw"]),
    "opened": pd.to_datetime(["2024-02-26", "2024-02-26", "2024-02-27", "2024-02-28", "2024-02-29", "2024-02-29", "2024-03-01",
                              "2024-03-04", "2024-03-04", None, "2024-03-05", "2024-03-06", "2024-03-06"]),
    "prio": ["P1", "P3", "P2", "P1", "P10", "P2", "P2", "P1", "P3", "P3", "P2", None, "P1"],
    "mins": [30.0, 45.0, 45.0, np.nan, 15.0, 200.0, 0.0, 90.0, 90.0, 10.0, np.nan, 60.0, 45.0],
    "csat": pd.array([5, 3, 4, None, 1, 2, 5, 4, None, 3, 1, 5, 4], dtype="Int64"),
    "reopened": pd.array([False, True, False, None, True, True, False, False, None, False, True, False, False], dtype="boolean"),
    "tag": ["vpn", 404, "vpn", None, 500, "404", 3.5, "disk", "", 404, True, "disk", np.nan],
})

queue = pd.DataFrame({
    "team": ["app"] * 4 + ["net"] * 5 + ["db"] * 3,
    "hour": [9, 10, 11, 12, 9, 10, 11, 12, 13, 9, 11, 12],
    "waiting": [4, 7, 7, 2, 0, 0, 3, 5, 0, np.nan, 1, np.nan],
    "status": pd.array(["ok", "busy", "busy", "ok", "idle", "idle", "ok", "busy", "idle", None, "ok", "ok"], dtype="string"),
})

sla = pd.DataFrame({
    "prio": ["P1", "P2", "P3", "P10"],
    "target": [60, 60, 120, 480],
    "weight": [4.0, 2.0, 1.0, 0.0],
})

# case: average-handle-time-by-agent
avg = tickets.groupby("agent")["mins"].mean()
result = avg.sort_values(ascending=False).round(1)

# case: agent-missing-kept-unsorted
g = tickets.groupby("agent", dropna=False, sort=False)
result = g.agg(n=("ticket", "size"), csat=("csat", "mean"), reopened=("reopened", "any"))

# case: natural-priority-order
result = tickets.sort_values(
    ["prio", "mins"],
    key=lambda c: c.str.extract(r"(\d+)", expand=False).astype(float) if c.name == "prio" else c,
    na_position="last",
)[["ticket", "prio", "mins"]]

# case: priority-ordinary-sort
df = tickets[["ticket", "prio"]].copy()
df = df.sort_values("prio", ascending=False, na_position="first", kind="stable")
result = df["ticket"].tolist()

# case: sla-breach-rate
df = tickets.merge(sla, on="prio", how="left")
df["breach"] = df["mins"] > df["target"]
result = df.groupby("team", observed=False)["breach"].agg(["sum", "mean"])

# case: weighted-csat-per-team
df = tickets.merge(sla, on="prio").dropna(subset=["csat", "team"])
df["wc"] = df["csat"] * df["weight"]
g = df.groupby("team", observed=True)[["wc", "weight"]].sum()
result = (g["wc"] / g["weight"]).rename("weighted_csat")

# case: idle-runs-length
q = queue.copy()
change = q["status"].ne(q.groupby("team")["status"].shift())
q["run"] = change.fillna(True).astype(int).groupby(q["team"]).cumsum()
result = q.groupby(["team", "run"], sort=False).agg(status=("status", "first"), start=("hour", "min"), hours=("hour", "count"))

# case: missing-hours-per-team
out = {}
for team, g in queue.groupby("team"):
    full = set(range(g["hour"].min(), g["hour"].max() + 1))
    out[team] = sorted(full - set(g["hour"]))
result = pd.Series(out)

# case: reindex-full-grid
idx = pd.MultiIndex.from_product([queue["team"].unique(), range(9, 14)], names=["team", "hour"])
full = queue.set_index(["team", "hour"])["waiting"].reindex(idx)
result = full.groupby(level="team").ffill(limit=1).unstack("hour")

# case: queue-centered-rolling
q = queue.copy()
q["smooth"] = q.groupby("team")["waiting"].transform(lambda s: s.rolling(3, center=True, min_periods=1).mean())
result = q[["team", "hour", "waiting", "smooth"]].round(2)

# case: queue-growth-inf
q = queue.sort_values(["team", "hour"])
result = q.groupby("team")["waiting"].pct_change(fill_method=None).replace([np.inf, -np.inf], np.nan)

# case: cumulative-max-and-drawdown
q = queue.copy()
q["peak"] = q.groupby("team")["waiting"].cummax()
q["drop"] = q["peak"] - q["waiting"]
result = q.loc[q.groupby("team")["drop"].idxmax()]

# case: modal-tag-mixed
tags = tickets["tag"].astype(str)
result = tags.groupby(tickets["agent"]).agg(pd.Series.mode)

# case: tag-type-counts
kinds = tickets["tag"].map(lambda v: type(v).__name__)
result = kinds.value_counts().sort_index()

# case: tag-unify-to-text
def norm(v):
    if pd.isna(v):
        return None
    if isinstance(v, float) and v.is_integer():
        v = int(v)
    return str(v).strip().lower() or None

result = tickets.assign(tag=tickets["tag"].map(norm)).groupby("tag")["ticket"].agg(", ".join)

# case: csat-band-apply-list
lists = tickets.groupby("prio")["csat"].apply(lambda s: s.dropna().tolist())
result = pd.DataFrame({"scores": lists, "n": lists.str.len()})

# case: csat-comparison-nullable
df = tickets[["ticket", "csat", "reopened"]].copy()
df["unhappy"] = (df["csat"] <= 2) | df["reopened"]
df["label"] = df["unhappy"].map({True: "bad", False: "fine"}).fillna("unknown")
result = df

# case: unhappy-conditional-count
result = tickets.groupby("agent").agg(
    low=("csat", lambda s: (s <= 3).sum()),
    high=("csat", lambda s: (s >= 4).sum()),
    missing=("csat", lambda s: s.isna().sum()),
)

# case: value-counts-frame-subset
vc = tickets.value_counts(subset=["team", "prio"], dropna=False)
result = vc.sort_index().head(8)

# case: value-counts-bins
edges = [-1, 30, 60, 120, 240]
result = tickets["mins"].value_counts(bins=edges, sort=False)

# case: rank-pct-desc-keep
s = tickets.set_index("ticket")["mins"]
result = s.rank(pct=True, ascending=False, na_option="keep").round(3)

# case: rank-strings-per-team
df = tickets[["ticket", "team", "prio"]].copy()
df["rk"] = df.groupby("team", observed=True)["prio"].rank(method="dense")
result = df

# case: longest-ticket-rows-with-ties
m = tickets.groupby("team", observed=True)["mins"].transform("max")
result = tickets[tickets["mins"] == m].sort_values(["team", "ticket"])[["team", "ticket", "mins"]]

# case: weekly-opened-per-team
df = tickets.dropna(subset=["opened"]).set_index("opened")
result = df.groupby("team", observed=True).resample("W-MON")["ticket"].count()

# case: business-days-between-tickets
df = tickets.dropna(subset=["opened", "agent"]).sort_values(["agent", "opened", "ticket"])
prev = df.groupby("agent")["opened"].shift()
ok = prev.notna()
days = np.busday_count(prev[ok].values.astype("datetime64[D]"), df.loc[ok, "opened"].values.astype("datetime64[D]"))
result = pd.Series(days, index=df.loc[ok, "ticket"])

# case: head-tail-union
g = tickets.sort_values(["agent", "opened"]).groupby("agent")
result = pd.concat([g.head(1), g.tail(1)]).drop_duplicates("ticket").sort_index()[["ticket", "agent", "opened"]]

# case: group-by-two-series-keys
week = tickets["opened"].dt.isocalendar().week
slow = tickets["mins"].ge(45).rename("slow")
result = tickets.groupby([week, slow])["ticket"].count().unstack(fill_value=0)

# case: agg-mixed-functions-dict
def spread(s):
    return s.max() - s.min()

result = tickets.groupby("team", observed=True).agg({"mins": ["median", spread], "csat": ["min", "nunique"], "opened": spread})

# case: handoffs-with-groupby-itertools
runs = [(k, len(list(v))) for k, v in itertools.groupby(tickets["agent"].fillna("none"))]
result = pd.DataFrame(runs, columns=["agent", "run"]).groupby("agent")["run"].agg(["max", "sum"])

# case: frame-without-rows-cumulative
hw = tickets[tickets["team"] == "hw"].copy()
hw["cum"] = hw.groupby("agent")["mins"].cumsum()
hw["rk"] = hw["mins"].rank()
result = hw[["ticket", "cum", "rk"]].dtypes.astype(str)
