import pandas as pd
import numpy as np
from datetime import date, timedelta, datetime
from itertools import groupby

logins = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u1", "u2", "u2", "u2", "u3", "u3", "U3", None, "u4", "u1", "u2"],
    "day": ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-06", "2024-01-01", "2024-01-01", "2024-01-03", "2024-02-28", "2024-02-29", "2024-03-01", "2024-01-09", None, "2024-01-07", "2024-01-04"],
    "minutes": [10, 20, 0, 5, 60, 30, 15, 7, np.nan, 12, 3, 8, 25, 40],
})
signup = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5"],
    "signed": ["12/25/2023", "01/01/2024", "02/20/2024", "", "03/05/2024"],
    "plan": ["free", "pro", "pro", "free", None],
})
subs = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u2", "u3", "u3"],
    "start": pd.to_datetime(["2024-01-01", "2024-01-20", "2024-01-01", "2024-03-01", "2024-02-01", "2024-02-10"]),
    "stop": pd.to_datetime(["2024-01-31", "2024-02-15", "2024-02-01", None, "2024-02-29", "2024-02-20"]),
})

# case: streak-cumsum
df = logins.dropna().copy()
df["day"] = pd.to_datetime(df["day"])
df = df.drop_duplicates(["user", "day"]).sort_values(["user", "day"])
brk = df.groupby("user")["day"].diff().ne(pd.Timedelta(days=1))
df["grp"] = brk.groupby(df["user"]).cumsum()
streak = df.groupby(["user", "grp"]).agg(start=("day", "min"), end=("day", "max"), length=("day", "size"))
result = streak.reset_index()

# case: streak-rank-trick
d = logins.dropna(subset=["user", "day"]).drop_duplicates(subset=["user", "day"]).assign(day=lambda x: pd.to_datetime(x["day"]))
d["rn"] = d.groupby("user")["day"].rank(method="first").astype(int)
d["anchor"] = d["day"] - pd.to_timedelta(d["rn"], unit="D")
result = d.groupby(["user", "anchor"]).size().groupby("user").max()

# case: streak-python
best = {}
for u, g in logins.dropna(subset=["day"]).groupby("user"):
    days = sorted({date.fromisoformat(x) for x in g["day"]})
    run = top = 1
    for a, b in zip(days, days[1:]):
        run = run + 1 if b - a == timedelta(days=1) else 1
        top = max(top, run)
    best[u] = top
result = best

# case: streak-itertools
days = pd.to_datetime(logins.loc[logins["user"] == "u1", "day"]).sort_values().tolist()
runs = []
for _, grp in groupby(enumerate(days), key=lambda t: t[1].toordinal() - t[0]):
    chunk = [d for _, d in grp]
    runs.append((chunk[0].strftime("%m/%d"), chunk[-1].strftime("%m/%d"), len(chunk)))
result = runs

# case: gap-days
df = logins.assign(day=pd.to_datetime(logins["day"])).sort_values(["user", "day"])
df["gap"] = df.groupby("user")["day"].diff().dt.days
result = df.groupby("user", dropna=False)["gap"].max()

# case: retention-weeks
l = logins.dropna(subset=["day"]).copy()
l["day"] = pd.to_datetime(l["day"])
l["first"] = l.groupby("user")["day"].transform("min")
l["week"] = (l["day"] - l["first"]).dt.days // 7
result = l.groupby("week")["user"].nunique()

# case: retention-matrix
s = signup.assign(signed=pd.to_datetime(signup["signed"], format="%m/%d/%Y", errors="coerce"))
l = logins.assign(day=pd.to_datetime(logins["day"]))
m = l.merge(s, on="user").dropna(subset=["signed", "day"])
m["cohort"] = m["signed"].dt.to_period("M")
m["age_w"] = ((m["day"] - m["signed"]).dt.days // 7).astype(int)
result = m.pivot_table(index="cohort", columns="age_w", values="user", aggfunc="nunique")

# case: us-dates-empty
s = pd.to_datetime(signup["signed"])
result = s.isna().sum(), s.min(), s.max()

# case: days-to-first-login
signup["signed"] = pd.to_datetime(signup["signed"], errors="coerce")
first = pd.to_datetime(logins["day"]).groupby(logins["user"]).min().rename("first")
r = signup.set_index("user").join(first)
r["lag"] = (r["first"] - r["signed"]).dt.days
result = r

# case: daily-active-reindex
dau = logins.groupby("day")["user"].nunique()
dau.index = pd.to_datetime(dau.index)
result = dau.reindex(pd.date_range("2024-01-01", periods=10), fill_value=0)

# case: daily-asfreq
u = logins[logins["user"].eq("u1")].copy()
u["day"] = pd.to_datetime(u["day"])
result = u.set_index("day")["minutes"].asfreq("D", fill_value=-1)

# case: asfreq-duplicate-error
u = logins[logins["user"] == "u2"].copy()
u.index = pd.to_datetime(u.pop("day"))
result = u.asfreq("D")

# case: weekly-w-mon
l = logins.dropna(subset=["day"]).assign(day=lambda d: pd.to_datetime(d["day"]))
result = l.resample("W-MON", on="day", closed="left", label="left")["minutes"].sum()

# case: week-start-floor
day = pd.to_datetime(logins["day"])
logins["week_start"] = day - pd.to_timedelta(day.dt.dayofweek, unit="D")
result = logins.groupby("week_start", dropna=False)["minutes"].sum(min_count=1)

# case: week-period
day = pd.to_datetime(logins["day"]).dropna()
w = day.dt.to_period("W-SUN")
result = w.value_counts().sort_index().rename(index=str)

# case: rolling-3d-per-user
l = logins.dropna(subset=["user", "day"]).assign(day=lambda d: pd.to_datetime(d["day"])).sort_values(["user", "day"])
result = l.set_index("day").groupby("user")["minutes"].rolling("3D").sum()

# case: overlap-subs
subs = subs.sort_values(["user", "start"])
subs["prev_stop"] = subs.groupby("user")["stop"].shift()
subs["overlap"] = subs["start"] <= subs["prev_stop"]
subs["overlap_days"] = np.where(subs["overlap"], (subs[["stop", "prev_stop"]].min(axis=1) - subs["start"]).dt.days + 1, 0)
result = subs

# case: merge-intervals
merged = []
for u, g in subs.fillna({"stop": pd.Timestamp("2024-12-31")}).sort_values("start").groupby("user"):
    cur_s, cur_e = None, None
    for s, e in zip(g["start"], g["stop"]):
        if cur_s is None:
            cur_s, cur_e = s, e
        elif s <= cur_e + pd.Timedelta(days=1):
            cur_e = max(cur_e, e)
        else:
            merged.append((u, cur_s, cur_e))
            cur_s, cur_e = s, e
    merged.append((u, cur_s, cur_e))
result = pd.DataFrame(merged, columns=["user", "start", "stop"])

# case: subs-active-months
rows = []
for r in subs.itertuples():
    stop = r.stop if pd.notnull(r.stop) else pd.Timestamp("2024-04-30")
    for p in pd.period_range(r.start, stop, freq="M"):
        rows.append((r.user, p))
result = pd.DataFrame(rows, columns=["user", "month"]).drop_duplicates().groupby("month")["user"].count()

# case: login-during-sub
l = logins.dropna().assign(day=lambda d: pd.to_datetime(d["day"]))
m = l.merge(subs, on="user", how="left")
m["in_sub"] = (m["day"] >= m["start"]) & ((m["day"] <= m["stop"]) | m["stop"].isnull())
result = m.groupby(["user", "day"])["in_sub"].any().unstack("user")

# case: isin-dates
l = pd.to_datetime(logins["day"])
result = logins[l.isin([pd.Timestamp("2024-01-01"), datetime(2024, 1, 3)])]

# case: isin-date-strings
l = pd.to_datetime(logins["day"])
result = l.isin(["2024-02-29", "2024-01-01"]).sum()
