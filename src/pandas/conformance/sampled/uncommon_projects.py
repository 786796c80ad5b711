import pandas as pd
import numpy as np

tasks = pd.DataFrame({
    "project": ["Apollo", "Apollo", "Apollo", "Borea", "Borea", "Ceres", "Ceres", "Ceres"],
    "task": ["design", "build", "test", "design", "build", "design", "build", "test"],
    "owner": ["Jo", "Kai", "Jo", "Lu", "Lu", "Kai", "Mo", "Mo"],
    "start": ["2024-01-08", "2024-01-22", "2024-03-04", "2024-02-01", "2024-02-19", "2024-01-31", "2024-03-01", "2024-04-15"],
    "end": ["2024-01-19", "2024-03-01", "2024-03-15", "2024-02-16", "2024-04-12", "2024-02-29", "2024-04-12", None],
    "hours": [80, 210.5, 64, 75, 240, 120, 200, 16],
})
for col in ["start", "end"]:
    tasks[col] = pd.to_datetime(tasks[col])

# case: period-months-spanned
p = tasks.dropna(subset=["end"])
months = (p["end"].dt.to_period("M") - p["start"].dt.to_period("M")).apply(lambda o: o.n)
result = dict(zip(p["project"] + "/" + p["task"], months))

# case: active-in-month
feb = pd.Period("2024-02", freq="M")
active = tasks[(tasks["start"] <= feb.end_time) & (tasks["end"].fillna(pd.Timestamp.max) >= feb.start_time)]
result = active.groupby("project")["task"].apply(list).to_dict()

# case: business-days
p = tasks[tasks["end"].notna()].copy()
p["bdays"] = np.busday_count(p["start"].values.astype("datetime64[D]"), p["end"].values.astype("datetime64[D]")) + 1
p["per_day"] = (p["hours"] / p["bdays"]).round(2)
result = p[["project", "task", "bdays", "per_day"]].reset_index(drop=True)

# case: overlap-self-join
j = tasks.merge(tasks, on="owner", suffixes=("_a", "_b"))
j = j[(j["start_a"] < j["start_b"]) & (j["start_b"] <= j["end_a"])]
result = j[["owner", "project_a", "task_a", "project_b", "task_b"]].reset_index(drop=True)

# case: interval-contains-date
t = tasks.dropna().reset_index(drop=True)
iv = pd.IntervalIndex.from_arrays(t["start"], t["end"], closed="both")
hit = iv.contains(pd.Timestamp("2024-03-01"))
result = (t.loc[hit, "project"] + ":" + t.loc[hit, "task"]).tolist()

# case: hours-pivot-two-margins
result = tasks.pivot_table(index="project", columns="task", values="hours", aggfunc=["sum", "count"],
                           fill_value=0, margins=True).loc[["Apollo", "All"]]

# case: reorder-tasks-categorical-unstack
tasks["task"] = pd.Categorical(tasks["task"], ["design", "build", "test", "ship"], ordered=True)
u = tasks.groupby(["project", "task"], observed=False)["hours"].sum().unstack()
result = u.loc[:, u.sum() > 0].T

# case: gaps-between-tasks
s = tasks.sort_values(["project", "start"])
s["idle"] = (s["start"] - s.groupby("project")["end"].shift(1)).dt.days - 1
result = s.dropna(subset="idle").groupby("project")["idle"].agg(["sum", "max"]).astype(int)

# case: expand-to-days-and-count
days = tasks.dropna(subset=["end"]).copy()
days["day"] = [pd.date_range(a, b, freq="B") for a, b in zip(days["start"], days["end"])]
days = days.explode("day")
load = days.groupby("day")["task"].count()
result = {"peak": int(load.max()), "first_peak": pd.Timestamp(load.idxmax()).strftime("%Y-%m-%d"), "days": int((load == load.max()).sum())}

# case: quarter-shares
q = tasks.groupby([tasks["start"].dt.to_period("Q"), "project"])["hours"].sum()
share = q / q.groupby(level=0).transform("sum")
result = share.mul(100).round(1).rename("pct").reset_index()

# case: unsorted-slice-missing-level
mi = tasks.set_index(["task", "project"])
result = mi.loc[("build", "Apollo"):("test", "Borea"), "hours"].sum()

# case: cost-with-rates-merge
rates = pd.DataFrame({"owner": ["Jo", "Kai", "Lu"], "rate": [95, 110, 87.5]})
c = tasks.merge(rates, how="left", on="owner", validate="many_to_one")
c["cost"] = c["hours"] * c["rate"].fillna(rates["rate"].mean())
result = c.groupby("project")["cost"].sum().round(2).sort_values(ascending=False)

# case: validate-fails
rates = pd.DataFrame({"owner": ["Jo", "Kai", "Kai", "Lu"], "rate": [95, 110, 115, 87.5]})
c = tasks.merge(rates, how="left", on="owner", validate="many_to_one")
result = c.groupby("owner")["rate"].mean()

# case: deadline-offsets
due = tasks["start"] + pd.offsets.MonthEnd(1)
late = tasks["end"] > due
result = pd.DataFrame({"task": tasks["project"].str[:1] + "-" + tasks["task"], "due": due, "late": late}).query("late")

# case: describe-include-object
result = tasks[["project", "task", "owner"]].describe(include="object").T

# case: owner-matrix-dot
inc = pd.crosstab(tasks["owner"], tasks["project"]).clip(upper=1)
shared = inc.dot(inc.T)
vals = shared.to_numpy().copy()
np.fill_diagonal(vals, 0)
pairs = pd.DataFrame(vals, index=shared.index, columns=shared.columns)
result = pairs.rename_axis(columns="other").stack().loc[lambda s: s > 0].rename("projects").reset_index()
