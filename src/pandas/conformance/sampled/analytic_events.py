import pandas as pd
import numpy as np
from datetime import timedelta
from collections import Counter, OrderedDict

events_df = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u2", "u2", "u1", "u3", "u2", "u3", "u3", "u1", None, "u4", "u2"],
    "ts": ["2024-03-01 09:00:00", "2024-03-01 09:05:00", "2024-03-01 09:50:00", "2024-03-01 10:00:00", "2024-03-01 10:29:59",
           "2024-03-01 10:25:00", "2024-03-01 11:00:00", "2024-03-01 11:15:00", "2024-03-01 11:00:00", "2024-03-02 08:00:00",
           "2024-03-02 09:00:00", "2024-03-02 09:01:00", "2024-03-02 12:00:00", "not a date"],
    "page": ["home", "search", "product", "home", "product", "cart", "home", "cart", "Search", "product", "checkout", "home", "HOME", "checkout"],
    "ms": [120, 340, 90, 200, 0, 75, 60, -1, 410, 95, 1000, 50, 33, 70],
})

users_df = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5"],
    "signup": ["2024-01-15", "15/02/2024", "March 1, 2024", None, "2024-02-28"],
    "plan": ["pro", "free", "free", "", None],
})

campaigns_df = pd.DataFrame({
    "camp": ["spring", "flash", "retarget"],
    "start": ["2024-03-01 00:00", "2024-03-01 09:30", "2024-03-02 00:00"],
    "end": ["2024-03-01 23:59", "2024-03-01 11:00", "2024-03-02 09:00"],
})

# case: sessionize-30min
df = events_df.dropna(subset=["user"]).copy()
df["ts"] = pd.to_datetime(df["ts"], errors="coerce")
df = df.dropna(subset=["ts"]).sort_values(["user", "ts"])
gap = df.groupby("user")["ts"].diff()
df["new_session"] = (gap.isna() | (gap > pd.Timedelta(minutes=30))).astype(int)
df["session_id"] = df.groupby("user")["new_session"].cumsum()
result = df[["user", "ts", "page", "session_id"]].reset_index(drop=True)
# case: session-lengths
ev = events_df.assign(ts=pd.to_datetime(events_df["ts"], errors="coerce")).dropna().sort_values(["user", "ts"])
sid = ev.groupby("user")["ts"].transform(lambda s: (s.diff() > timedelta(minutes=30)).cumsum())
agg = ev.groupby(["user", sid.rename("sess")])["ts"].agg(["min", "max", "count"])
agg["dur_min"] = (agg["max"] - agg["min"]).dt.total_seconds() / 60
result = agg
# case: funnel-counts
steps = ["home", "search", "product", "cart", "checkout"]
page = events_df["page"].str.lower()
counts = [events_df.loc[page == s, "user"].nunique() for s in steps]
funnel = pd.DataFrame({"step": steps, "users": counts})
funnel["conv_prev"] = funnel["users"] / funnel["users"].shift()
funnel["conv_first"] = funnel["users"] / funnel["users"].iloc[0]
result = funnel
# case: strict-ordered-funnel
ev = events_df.dropna(subset=["user"]).copy()
ev["ts"] = pd.to_datetime(ev["ts"], errors="coerce")
ev["page"] = ev["page"].str.lower()
first_times = ev.pivot_table(index="user", columns="page", values="ts", aggfunc="min")
order = ["home", "product", "cart"]
ok = first_times["home"].notna()
out = OrderedDict(home=int(ok.sum()))
for a, b in zip(order, order[1:]):
    ok = ok & (first_times[b] > first_times[a])
    out[b] = int(ok.sum())
result = dict(out)
# case: next-page-transitions
ev = events_df[events_df["user"].notna()].copy()
ev["next_page"] = ev.groupby("user")["page"].shift(-1)
result = pd.crosstab(ev["page"], ev["next_page"])
# case: page-path-string
result = events_df.sort_values(["user", "ts"]).groupby("user")["page"].agg(" > ".join).to_dict()
# case: campaign-range-join
ev = events_df.assign(ts=pd.to_datetime(events_df["ts"], errors="coerce"))
camp = campaigns_df.assign(start=pd.to_datetime(campaigns_df["start"]), end=pd.to_datetime(campaigns_df["end"]))
x = ev.merge(camp, how="cross")
x = x[x["ts"].between(x["start"], x["end"])]
result = x.groupby("camp")["user"].agg(["size", "nunique"]).reindex(campaigns_df["camp"])
# case: first-last-touch
ev = events_df.sort_values("ts")
ft = ev.groupby("user").head(1).set_index("user")["page"]
lt = ev.groupby("user").tail(1).set_index("user")["page"]
result = pd.DataFrame({"first_touch": ft, "last_touch": lt})
# case: rolling-latency-by-user
s = events_df.groupby("user")["ms"].rolling(window=3, min_periods=1).mean()
result = s.round(2)
# case: time-window-count
ev = events_df.assign(ts=pd.to_datetime(events_df["ts"], errors="coerce")).dropna(subset=["ts"]).sort_values("ts", kind="mergesort")
r = ev.set_index("ts")["ms"].rolling("1h").count()
result = r.astype(int).tolist()
# case: bounced-users
n = events_df["user"].value_counts()
result = n[n == 1].index.tolist()
# case: signup-mixed-formats
result = pd.to_datetime(users_df["signup"])
# case: signup-mixed-coerced
u = users_df.copy()
u["signup_dt"] = pd.to_datetime(u["signup"], format="mixed", dayfirst=True)
u["age_days"] = (pd.Timestamp("2024-03-02") - u["signup_dt"]).dt.days
result = u.sort_values("age_days", ascending=False)[["user", "signup_dt", "age_days"]]
# case: percent-rank-latency
valid = events_df[events_df["ms"] > 0].copy()
valid["pr"] = valid.groupby("user")["ms"].rank(pct=True)
result = valid.loc[valid["pr"].ge(0.75), ["user", "page", "ms", "pr"]]
# case: users-without-checkout
buyers = events_df.query("page == 'checkout'")["user"]
result = users_df[~users_df["user"].isin(buyers)]
# case: hits-per-hour-islands
ts = pd.to_datetime(events_df["ts"], errors="coerce").dropna()
hours = pd.Series(ts.dt.floor("h").drop_duplicates().sort_values().to_numpy())
grp = hours.diff().ne(pd.Timedelta("1h")).cumsum()
isl = hours.groupby(grp).agg(["min", "max", "count"])
isl.index.name = "island"
result = isl
# case: plan-latency-quantiles
m = events_df.merge(users_df, on="user", how="left")
m["plan"] = m["plan"].replace("", np.nan).fillna("unknown")
result = m.groupby("plan")["ms"].quantile([0.25, 0.5, 0.9]).unstack()
# case: dau-running-distinct
ev = events_df.assign(day=events_df["ts"].str[:10])
seen = set()
rows = []
for day, g in ev[ev["day"].str.match(r"\d{4}-\d{2}-\d{2}")].groupby("day"):
    seen |= set(g["user"].dropna())
    rows.append({"day": day, "dau": g["user"].nunique(), "cum_users": len(seen)})
result = pd.DataFrame(rows)
# case: pages-counter-mode
c = Counter(events_df["page"].str.lower())
result = c.most_common(3)
# case: missing-column-sort
result = events_df.sort_values(["user", "timestamp"]).groupby("user").first()
# case: repeated-page-runs
df = events_df.fillna({"user": "anon"}).sort_values(["user", "ts"])
run = (df["user"] != df["user"].shift()).cumsum()
df["step"] = df.groupby(run).cumcount(ascending=False)
result = df[df["step"] == 0][["user", "page"]].values.tolist()
# case: asof-last-campaign
ev = events_df.assign(ts=pd.to_datetime(events_df["ts"], errors="coerce")).dropna().sort_values("ts")
c = campaigns_df[["camp", "start"]].assign(start=pd.to_datetime(campaigns_df["start"])).sort_values("start")
result = pd.merge_asof(ev, c, left_on="ts", right_on="start", direction="backward")[["user", "page", "camp"]]
