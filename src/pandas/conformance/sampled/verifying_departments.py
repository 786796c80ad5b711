import pandas as pd
import numpy as np
import datetime as dt
from functools import reduce
from itertools import combinations

departments = pd.DataFrame({
    "dept_id": [10, 20, 30, 40, 50],
    "dept_name": ["Engineering", "Sales", "HR", "Legal", "sales"],
    "budget": [1_000_000, 250000, None, 0, 12345678901],
    "parent_id": [None, 10, 10, 99, 20],
})
employees = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "full_name": ["Ann Lee", "Bo Chen", "Cy Young", "Di Rossi", "Ed  Norton", None, "Flo Lee", "Gil O'Neil", "Hana Sato", "bo chen"],
    "dept_id": [10, 10, 20, 20, None, 30, 77, 10, 30, 20],
    "manager_id": [None, 1, 1, 3, 3, 1, None, 2, 6, 3],
    "salary": [9500.0, 7200.0, 7200.0, 5100.0, np.nan, 4300.0, 0.0, 7200.0, np.nan, 5100.0],
    "hired": ["2015-06-01", "01/03/2018", "2018-03-01", "2020-02-30", "", None, "2021-12-25", "2019-07-15", "2022-01-10", "15.08.2020"],
    "bonus_pct": ["10%", "5%", None, "0%", "n/a", "7.5%", "", "12 %", "3%", "-2%"],
})
assignments = pd.DataFrame({
    "emp_id": [1, 1, 2, 3, 4, 4, 5, 8, 8, 11, 2],
    "project": ["Apollo", "Zeus", "Apollo", "Hera", "Hera", "Zeus", None, "Apollo", "Apollo", "Zeus", "apollo"],
    "hours": [40, 12.5, 30, np.nan, 20, 5, 8, 16, 16, 9, 0],
    "billable": [True, False, True, True, None, False, None, True, True, False, True],
})

# case: headcount-with-zero
"""
Q: Show every department with its number of employees (including 0), most first.
"""
cnt = employees.groupby("dept_id")["emp_id"].count().rename("headcount")
result = (
    departments.set_index("dept_id")[["dept_name"]]
    .join(cnt)
    .assign(headcount=lambda d: d["headcount"].fillna(0).astype(int))
    .sort_values(["headcount", "dept_name"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: manager-self-join
# Q: employee name and manager name; employees with no manager shown with NULL
mgr = employees[["emp_id", "full_name"]].rename(columns={"emp_id": "manager_id", "full_name": "manager"})
mgr["manager_id"] = mgr["manager_id"].astype(float)
res = employees.merge(mgr, on="manager_id", how="left")[["full_name", "manager"]]
result = res.sort_values("full_name", na_position="first").reset_index(drop=True)
# case: max-salary-per-dept
# Q: highest paid employee(s) per department (ties all kept)
d = employees.dropna(subset=["dept_id", "salary"])
mx = d.groupby("dept_id")["salary"].transform("max")
result = d[d["salary"] == mx][["dept_id", "full_name", "salary"]].sort_values(["dept_id", "full_name"]).reset_index(drop=True)
# case: earn-more-than-manager
m = employees.merge(employees, left_on="manager_id", right_on="emp_id", suffixes=("", "_mgr"))
result = m.loc[m["salary"] >= m["salary_mgr"], ["full_name", "salary", "full_name_mgr", "salary_mgr"]]
# case: parse-hired
# Q: how many were hired per year? Bad dates are NULL.
h = employees["hired"]
p = pd.to_datetime(h, format="%Y-%m-%d", errors="coerce")
p = p.fillna(pd.to_datetime(h, format="%d/%m/%Y", errors="coerce"))
p = p.fillna(pd.to_datetime(h, format="%d.%m.%Y", errors="coerce"))
yr = p.dt.year.astype("Int64")
result = yr.value_counts(dropna=False).sort_index().rename_axis("year").reset_index(name="hires")
# case: bonus-amount
b = employees["bonus_pct"].str.replace(" ", "").str.rstrip("%")
pct = pd.to_numeric(b, errors="coerce") / 100
result = employees.assign(bonus=(employees["salary"] * pct).round(2))[["emp_id", "bonus"]].dropna()
# case: bonus-astype-fails
# Naive conversion
result = (employees["bonus_pct"].str.rstrip("%").astype(float) * employees["salary"]).sum()
# case: project-hours
# SELECT project, SUM(hours), AVG(hours), COUNT(DISTINCT emp_id) ... GROUP BY UPPER(project)
a = assignments.assign(proj=assignments["project"].str.upper())
result = a.groupby("proj").agg(total=("hours", "sum"), avg=("hours", "mean"), people=("emp_id", pd.Series.nunique)).reset_index()
# case: all-projects-division
# Q: employees who worked on ALL of Apollo and Zeus
need = {"apollo", "zeus"}
sets = assignments.dropna(subset=["project"]).groupby("emp_id")["project"].apply(lambda s: set(s.str.lower()))
ok = sets[sets.map(lambda s: need <= s)].index
result = employees.loc[employees["emp_id"].isin(ok), "full_name"].tolist()
# case: recursive-hierarchy
# Q: management chain depth for each employee (recursive CTE)
level = employees.loc[employees["manager_id"].isna(), ["emp_id"]].assign(depth=0)
parts = [level]
while not level.empty:
    nxt = employees.merge(level, left_on="manager_id", right_on="emp_id", suffixes=("", "_p"))
    level = nxt[["emp_id"]].assign(depth=nxt["depth"] + 1)
    if not level.empty:
        parts.append(level)
result = pd.concat(parts, ignore_index=True).sort_values(["depth", "emp_id"]).reset_index(drop=True)
# case: dense-rank-n
# Q: 3rd highest distinct salary and who earns it
e = employees.dropna(subset=["salary"]).copy()
e["dr"] = e["salary"].rank(method="dense", ascending=False).astype(int)
result = e.loc[e.dr.eq(3), ["full_name", "salary"]].to_dict("records")
# case: salary-bands
bands = pd.cut(employees["salary"], bins=[-1, 0, 5000, 7500, np.inf], labels=["zero", "low", "mid", "high"])
out = bands.value_counts(sort=False, dropna=False)
result = {str(k): int(v) for k, v in out.items()}
# case: ntile-4
s = employees.dropna(subset=["salary"]).sort_values(["salary", "emp_id"], ascending=[False, True]).reset_index(drop=True)
n = len(s)
s["ntile"] = (np.arange(n) * 4 // n) + 1
result = s[["emp_id", "salary", "ntile"]]
# case: string-agg
# STRING_AGG(DISTINCT project, ', ' ORDER BY project)
x = assignments.dropna(subset=["project"]).drop_duplicates(["emp_id", "project"])
result = x.sort_values("project").groupby("emp_id")["project"].agg(", ".join).reset_index(name="projects")
# case: billable-filter-null
# WHERE NOT billable -> NULL excluded
bl = assignments["billable"].astype("boolean")
result = assignments[(~bl).fillna(False)].groupby("project", as_index=False)["hours"].sum()
# case: billable-invert-object
# Q: non billable hours
result = assignments[~assignments["billable"]]["hours"].sum()
# case: pairs-same-dept
# Q: list pairs of employees in the same department with the same salary
p = employees.merge(employees, on=["dept_id", "salary"], suffixes=("_a", "_b"))
p = p[(p["emp_id_a"] < p["emp_id_b"]) & p["dept_id"].notna() & p["salary"].notna()]
result = p[["emp_id_a", "emp_id_b", "dept_id", "salary"]].reset_index(drop=True)
# case: outer-join-diagnostics
o = employees.merge(departments, how="outer", on="dept_id", indicator="src")
result = o["src"].value_counts().reindex(["both", "left_only", "right_only"]).to_dict()
# case: key-normalise-null-join
# SQL never matches NULL=NULL; pandas does, so drop first
l = employees[["emp_id", "dept_id"]]
r = departments[["dept_id", "parent_id"]]
pandas_n = len(l.merge(r, left_on="dept_id", right_on="parent_id"))
sql_n = len(l.dropna(subset=["dept_id"]).merge(r.dropna(subset=["parent_id"]), left_on="dept_id", right_on="parent_id"))
result = {"pandas": pandas_n, "sql": sql_n}
# case: dept-share-window
e = employees.dropna(subset=["dept_id"]).copy()
e["share"] = e["salary"] / e.groupby("dept_id")["salary"].transform("sum")
result = e[["emp_id", "dept_id", "share"]].round(4).reset_index(drop=True)
# case: median-by-dept-name
result = (
    employees.merge(departments, on="dept_id", how="left")
    .assign(dept=lambda x: x["dept_name"].str.title().fillna("(none)"))
    .groupby("dept")["salary"].median()
    .sort_values(ascending=False, na_position="last")
)
# case: verify-sorted
cand = employees[["full_name", "salary"]].sort_values("salary", ascending=False).reset_index(drop=True)
result = {
    "monotonic_raw": bool(cand["salary"].is_monotonic_decreasing),
    "monotonic_nonnull": bool(cand["salary"].dropna().is_monotonic_decreasing),
    "nulls_last": bool(cand["salary"].isna().tail(2).all()),
    "index_ok": list(cand.index) == list(range(len(cand))),
    "unique_names": cand["full_name"].is_unique,
}
# case: last-name-split
names = employees["full_name"].str.split(n=1, expand=True).set_axis(["first", "last"], axis=1)
result = names.assign(last=names["last"].str.upper()).groupby("last").size().sort_values(ascending=False, kind="stable").head(3)
# case: reduce-merge
frames = [
    employees.groupby("dept_id").size().rename("n").reset_index(),
    employees.groupby("dept_id")["salary"].max().rename("max_sal").reset_index(),
    departments[["dept_id", "budget"]],
]
result = reduce(lambda a, b: pd.merge(a, b, on="dept_id", how="outer"), frames)
# case: budget-format
d = departments.copy()
d["budget_txt"] = d["budget"].map(lambda v: "NULL" if pd.isna(v) else f"{v:,.0f}")
result = d[["dept_name", "budget_txt"]].to_string(index=False)
# case: exists-correlated
has = departments["dept_id"].map(lambda d: ((employees["dept_id"] == d) & (employees["salary"] > 5000)).any())
result = departments.loc[has, "dept_name"].sort_values().tolist()
# case: wide-hours
w = assignments.pivot_table(index="emp_id", columns="project", values="hours", aggfunc="sum", fill_value=0, margins=True, margins_name="Total")
result = w
# case: pivot-duplicates-error
result = assignments.pivot(index="emp_id", columns="project", values="hours")
