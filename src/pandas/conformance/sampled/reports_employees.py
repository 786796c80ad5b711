import datetime
from collections import OrderedDict
from itertools import product

import numpy as np
import pandas as pd

employees = pd.DataFrame({
    "emp_id": [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    "dept": pd.Categorical(["IT", "IT", "HR", "Ops", "Ops", "Ops", "IT", "HR", "Ops", "IT"], categories=["HR", "IT", "Legal", "Ops"]),
    "level": pd.Categorical(["senior", "junior", "mid", "junior", "mid", "junior", "senior", "junior", "senior", None],
                            categories=["junior", "mid", "senior"], ordered=True),
    "site": ["Berlin", "Paris", "Paris", "Berlin", "Berlin", "Madrid", "Madrid", "Berlin", "Paris", "Berlin"],
    "salary": [82000.0, 45000.0, 56000.0, 39000.0, 51000.0, 39000.0, 91000.0, np.nan, 73500.0, 60000.0],
    "bonus": [8000, 1500, 2500, 0, 2000, 500, 12000, 750, 4000, 0],
    "remote": [True, False, True, False, False, False, True, True, False, True],
    "hired": [datetime.date(2019, 3, 1), datetime.date(2022, 9, 15), datetime.date(2020, 1, 10), datetime.date(2023, 6, 1),
              datetime.date(2021, 6, 1), datetime.date(2023, 6, 1), datetime.date(2018, 11, 20), datetime.date(2024, 2, 1),
              datetime.date(2020, 7, 7), datetime.date(2022, 1, 3)],
})

hours = pd.DataFrame({
    "emp_id": [11, 11, 12, 12, 13, 14, 15, 15, 16, 17, 17, 18, 21],
    "project": ["Atlas", "Borealis", "Atlas", "Atlas", "Cobalt", "Borealis", "Atlas", "Cobalt", "Cobalt", "Atlas", "Borealis", "Cobalt", "Atlas"],
    "month": ["2024-01", "2024-01", "2024-01", "2024-02", "2024-02", "2024-01", "2024-02", "2024-02", "2024-01", "2024-01", "2024-02", "2024-02", "2024-02"],
    "hours": [60, 40, 120, 110, 80, 150, 75, 75, 160, 90, 100, np.nan, 20],
    "billable": [True, False, True, True, False, True, True, False, True, True, True, False, True],
})

survey = pd.DataFrame({
    "dept": ["HR", "HR", "IT", "IT", "Ops", "Ops"],
    "wave": [1, 2, 1, 2, 1, 2],
    "q1_pay": [3.5, 3.7, 4.1, 4.0, 2.9, np.nan],
    "q2_team": [4.4, 4.5, 3.9, 4.2, 3.8, 3.6],
    "q3_tools": [3.0, 3.1, 4.6, 4.6, 2.5, 2.9],
})

# case: salary-dept-level-pivot
t = employees.pivot_table(values="salary", index="dept", columns="level", aggfunc="mean", observed=False)
result = t.reindex(["Ops", "IT", "HR", "Legal"])

# case: salary-dept-level-no-dropna
result = pd.pivot_table(employees, values="bonus", index="dept", columns="level", aggfunc="sum",
                        observed=False, dropna=False, fill_value=0)

# case: pay-multi-aggfunc-margins
result = pd.pivot_table(employees, values=["salary", "bonus"], index="site", columns="remote",
                        aggfunc={"salary": "max", "bonus": "sum"}, margins=True)

# case: aggfunc-lambda-range
spread = lambda x: x.max() - x.min()
result = employees.pivot_table(index="site", values="salary", aggfunc=["count", spread])

# case: aggfunc-unsorted-first
t = employees.pivot_table(index="site", columns="remote", values="emp_id", aggfunc="first", sort=False)
result = t.to_dict("series")[True]

# case: headcount-dept-site-complete
g = employees.groupby(["dept", "site"], observed=True).size()
idx = pd.MultiIndex.from_tuples(list(product(["HR", "IT", "Legal", "Ops"], ["Berlin", "Madrid", "Paris"])), names=["dept", "site"])
result = g.reindex(idx, fill_value=0).unstack("site")

# case: hire-year-site-counts
df = employees.copy()
df["hired"] = pd.to_datetime(df["hired"])
df["year"] = df["hired"].dt.year
result = pd.crosstab(df["year"], df["site"]).cumsum()

# case: hours-month-project-billable
t = hours.pivot_table(index=["project", "billable"], columns="month", values="hours", aggfunc="sum", fill_value=0)
t["growth"] = t["2024-02"] - t["2024-01"]
result = t.sort_values("growth", ascending=False, kind="stable")

# case: billable-ratio
t = hours.groupby(["project", "billable"])["hours"].sum().unstack("billable", fill_value=0)
t.columns = ["internal", "billed"]
t["ratio"] = (t["billed"] / (t["billed"] + t["internal"])).round(2)
result = t.sort_values(["ratio", "billed"], ascending=[False, True])

# case: hours-share-by-month
t = hours.pivot_table(index="project", columns="month", values="hours", aggfunc="sum")
result = (t / t.sum()).map(lambda x: f"{x:.1%}")

# case: hours-with-dept-merge-unstack
m = hours.merge(employees[["emp_id", "dept", "site"]], on="emp_id", how="left", indicator=True)
g = m.groupby(["dept", "site", "month"], observed=True)["hours"].sum()
result = g.unstack("month").add_prefix("h_").reset_index()

# case: hours-indicator-counts
m = hours.merge(employees[["emp_id", "dept"]], on="emp_id", how="outer", indicator=True)
result = m.groupby("_merge", observed=False)["emp_id"].nunique().to_dict()

# case: top-two-earners-per-dept
top = employees.sort_values("salary", ascending=False).groupby("dept", observed=True).head(2)
result = top.set_index(["dept", "emp_id"]).sort_index()["salary"]

# case: nlargest-groupby-level
s = employees.set_index("emp_id").groupby("site")["bonus"].nlargest(2)
result = s.reset_index(name="bonus")

# case: survey-multiindex-columns-from-split
t = survey.set_index(["dept", "wave"])
t.columns = t.columns.str.split("_", expand=True)
t.columns.names = ["code", "topic"]
result = t.xs("tools", axis=1, level="topic")

# case: survey-wave-difference
t = survey.set_index(["dept", "wave"]).groupby(level="dept").diff()
result = t.xs(2, level="wave").round(2).to_dict(orient="list")

# case: survey-unstack-sort-tuple-column
t = survey.set_index(["dept", "wave"]).unstack("wave")
result = t.sort_values(("q3_tools", 2), ascending=False)["q3_tools"]

# case: survey-unstack-flatten-names
t = survey.set_index(["dept", "wave"]).unstack()
t.columns = [f"{q.split('_')[1]}_w{w}" for q, w in t.columns]
result = t.T.round(1)

# case: survey-lowest-question
t = survey.set_index(["dept", "wave"])
result = t.idxmin(axis=1).unstack()

# case: survey-melt-pivot-back
m = survey.melt(id_vars=["dept", "wave"], var_name="question", value_name="score")
p = m.pivot(index="question", columns=["dept", "wave"], values="score")
result = p.loc[:, pd.IndexSlice[["HR", "Ops"], 2]]

# case: survey-melt-multi-columns
t = survey.pivot(index="dept", columns="wave", values=["q1_pay", "q2_team"])
result = t.melt(ignore_index=False, var_name=["question", "wave"], value_name="score").reset_index()

# case: concat-dict-frames
parts = OrderedDict((w, g.drop(columns="wave").set_index("dept")) for w, g in survey.groupby("wave"))
result = pd.concat(parts, axis=1, names=["wave", "question"]).reorder_levels(["question", "wave"], axis=1)

# case: set-levels-uppercase
g = hours.groupby(["project", "month"])["hours"].sum()
g.index = g.index.set_levels(g.index.levels[0].str.upper(), level=0)
result = g.loc[["ATLAS", "COBALT"]]

# case: slice-level-ranges
g = hours.groupby(["emp_id", "project"])["hours"].sum().sort_index()
result = g.loc[(slice(12, 16), "Cobalt")]

# case: salary-bands-by-dept
df = employees.copy()
df["band"] = pd.cut(df["salary"], [0, 45000, 65000, np.inf], labels=["C", "B", "A"])
t = pd.crosstab(df["dept"], df["band"], normalize="index")
result = t.mul(100).round(0)

# case: get-dummies-drop-first
d = pd.get_dummies(employees[["emp_id", "dept", "site"]], columns=["dept", "site"], drop_first=True, dtype=int)
result = d.set_index("emp_id").sum()

# case: describe-salary-transposed
d = employees.groupby("remote")["salary"].describe(percentiles=[0.1, 0.9])
result = d.T.rename(columns={True: "remote", False: "office"}).round(1)

# case: describe-category-columns
d = employees.groupby("site")["level"].describe()
result = d.reset_index().to_dict("records")

# case: group-apply-summary-series
def summary(g):
    return pd.Series({"n": len(g), "payroll": g["salary"].sum(), "top": g["salary"].max(), "remote_pct": g["remote"].mean() * 100})

result = employees.groupby("dept", observed=True)[["salary", "remote"]].apply(summary)

# case: str-of-table-with-total-row
t = employees.groupby("site")[["salary", "bonus"]].sum()
t.loc["Total"] = t.sum()
result = str(t.astype(int))
