import pandas as pd
import numpy as np
import datetime as dt
import itertools
import math

# project tasks and timesheets
tasks = pd.DataFrame({
    "task": ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"],
    "owner": ["Zoe", "yan", "Zoe", None, "Xi", "yan", "Xi", "Zoe"],
    "start": pd.to_datetime(["2024-04-01", "2024-04-03", "2024-04-08", "2024-04-15", None, "2024-05-31", "2024-06-28", "2024-04-05"]),
    "due": pd.to_datetime(["2024-04-05", "2024-04-10", "2024-04-08", "2024-04-12", "2024-05-01", "2024-07-31", None, "2024-04-30"]),
    "done": pd.to_datetime(["2024-04-04 17:00:00", "2024-04-11 09:30:00", "2024-04-08 12:00:00", None, None, "2024-07-31 23:59:59", None, "2024-04-30 00:00:00"]),
    "est_hours": [8.0, 16.5, 2, 40, np.nan, 0, 5, 30],
})
timesheet = pd.DataFrame({
    "owner": ["Zoe", "Zoe", "yan", "Xi", "Xi", "yan", "Zoe", "Wu", "yan"],
    "week": ["2024-W14", "2024-W15", "2024-W14", "2024-W01", "2023-W52", "2024-W15", "2024-W14", "2020-W53", None],
    "worked": ["7:30", "38:15", "40:00", "0:45", "12:5", "-1:30", "8:00", "", None],
})
milestones = pd.DataFrame({
    "name": ["Kickoff", "Beta", "Launch", "Review"],
    "when": ["2024Q2", "2024-05", "2024-07-01", "2024"],
})

# case: task-duration-inclusive
result = tasks.assign(days=(tasks["due"] - tasks["start"]).dt.days + 1).query("days > 0").set_index("task")["days"].astype(int)

# case: late-flag-end-of-day
deadline = tasks["due"] + pd.Timedelta(hours=23, minutes=59, seconds=59)
result = pd.Series(np.where(tasks["done"].isna(), "open", np.where(tasks["done"] > deadline, "late", "ok")), index=tasks["task"])

# case: owner-overlap-itertools
t = tasks.dropna(subset=["start", "due", "owner"])
out = []
for owner, g in t.groupby("owner"):
    recs = g[["task", "start", "due"]].to_dict("records")
    for a, b in itertools.combinations(recs, 2):
        if a["start"] <= b["due"] and b["start"] <= a["due"]:
            out.append((owner, a["task"], b["task"]))
result = out

# case: iso-week-to-monday
w = timesheet["week"]
result = pd.to_datetime(w + "-1", format="%G-W%V-%u", errors="coerce")

# case: iso-week-fromisocalendar
def monday(w):
    if w is None or w != w:
        return None
    y, k = w.split("-W")
    return dt.date.fromisocalendar(int(y), int(k), 1)

result = timesheet.assign(monday=timesheet["week"].map(monday))

# case: worked-to-minutes
parts = timesheet["worked"].str.split(":", expand=True)
h = pd.to_numeric(parts[0], errors="coerce")
m = pd.to_numeric(parts[1], errors="coerce")
mins = h * 60 + m * np.where(timesheet["worked"].str.startswith("-", na=False), -1, 1)
result = mins.groupby(timesheet["owner"]).sum()

# case: worked-sum-hhmm
def to_td(s):
    if not s:
        return pd.Timedelta(0)
    sign = -1 if s.startswith("-") else 1
    hh, mm = s.lstrip("-").split(":")
    return sign * pd.Timedelta(hours=int(hh), minutes=int(mm))

tot = timesheet.assign(td=timesheet["worked"].map(to_td)).groupby("owner")["td"].sum()
result = tot.map(lambda x: f"{int(x.total_seconds() // 3600)}h{int(x.total_seconds() % 3600 // 60):02d}")

# case: tasks-active-per-week
weeks = pd.date_range("2024-04-01", "2024-05-06", freq="W-MON")
ok = tasks.dropna(subset=["start", "due"])
result = pd.Series([((ok["start"] < w + pd.Timedelta(weeks=1)) & (ok["due"] >= w)).sum() for w in weeks], index=weeks.strftime("%G-%V"))

# case: gantt-matrix
days = pd.date_range("2024-04-01", "2024-04-12", freq="B")
g = pd.DataFrame(
    (tasks["start"].values[:, None] <= days.values) & (tasks["due"].values[:, None] >= days.values),
    index=tasks["task"], columns=days.strftime("%d%b"),
)
result = g.replace({True: "#", False: "."}).apply("".join, axis=1)

# case: milestone-period-parse
ps = [pd.Period(w) for w in milestones["when"]]
result = pd.DataFrame({"name": milestones["name"], "freq": [p.freqstr for p in ps], "start": [p.start_time for p in ps], "end": [p.end_time.date() for p in ps]})

# case: period-index-groupby-cum
s = tasks.set_index(tasks["due"].dt.to_period("M"))["est_hours"]
result = s.groupby(level=0).sum().cumsum()

# case: est-hours-spread-over-bdays
rows = []
for r in tasks.itertuples(index=False):
    if pd.isna(r.start) or pd.isna(r.due) or r.due < r.start or not r.est_hours > 0:
        continue
    days = pd.bdate_range(r.start, r.due)
    rows.append(pd.DataFrame({"day": days, "task": r.task, "h": r.est_hours / len(days)}))
plan = pd.concat(rows, ignore_index=True)
result = plan.groupby(plan["day"].dt.isocalendar().week)["h"].sum().round(2)

# case: due-month-end-quarter-flags
d = tasks["due"]
flags = pd.DataFrame({"task": tasks["task"], "eom": d.dt.is_month_end, "bom": d.dt.is_month_start, "eoq": d.dt.is_quarter_end, "soy": d.dt.is_year_start})
result = flags[flags[["eom", "bom", "eoq", "soy"]].any(axis=1)]

# case: done-floor-hour-counts
result = tasks["done"].dropna().dt.floor("D").dt.strftime("%Y/%m/%d").value_counts(normalize=True).round(2).sort_index()

# case: critical-end-agg-lambda
result = tasks.groupby("owner", dropna=False).agg(
    first_start=("start", "min"),
    last_due=("due", "max"),
    span=("due", lambda s: (s.max() - s.min()).days),
    open_n=("done", lambda s: s.isna().sum()),
)

# case: wrong-accessor-timedelta
result = (tasks["due"] - tasks["start"]).dt.month

# case: countdown-sentence
as_of = pd.Timestamp("2024-04-09")
def phrase(r):
    if pd.notna(r.done) and r.done <= as_of:
        return f"{r.task}: done"
    if pd.isna(r.due):
        return f"{r.task}: no due date"
    n = (r.due - as_of).days
    return f"{r.task}: {'due today' if n == 0 else f'{n} days left' if n > 0 else f'{-n} days overdue'}"

result = "; ".join(tasks.apply(phrase, axis=1))
