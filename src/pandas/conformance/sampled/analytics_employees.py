import pandas as pd
import numpy as np
from datetime import datetime, timedelta

employees_df = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "name": ["Ann Lee", "Ben Ortiz", "Cara Nuñez", "Dan Brown", "Ella Fitz", "Finn Ray", "gina  poe", "Hal Jordan", "Ivy Chen", "Jack O'Neil"],
    "dept": ["Sales", "Sales", "Engineering", "Engineering", "HR", "sales ", "Engineering", "HR", None, "Finance"],
    "salary": [52000, 61000, 98000, 87000, 45000, 52000, 98000, np.nan, 40000, 70500],
    "manager_id": [2, np.nan, np.nan, 3, 8, 2, 3, np.nan, 3, 2],
    "hire_date": ["2018-03-12", "2015/07/01", "2012-11-30", "2019-01-15", "2021-06-01", "03/09/2020", "2019-01-15", "2010-05-20", "2023-02-29", "2016-08-08"],
    "skills": ["crm,excel", "crm, negotiation", "python,sql,spark", "java, sql", "", None, "python, sql", "excel", "python", "excel,sql"],
})

departments_df = pd.DataFrame({
    "dept": ["Sales", "Engineering", "HR", "Legal", "Finance"],
    "budget": ["$200,000", "$350,000", "$95,000", "$120,000", None],
    "location": ["NY", "SF", "NY", "DC", "NY"],
})

salary_history_df = pd.DataFrame({
    "emp_id": [1, 1, 1, 3, 3, 4, 4, 7, 10, 10],
    "effective_date": pd.to_datetime(["2018-03-12", "2020-01-01", "2022-01-01", "2012-11-30", "2020-01-01",
                                      "2019-01-15", "2021-07-01", "2019-01-15", "2016-08-08", "2022-01-01"]),
    "salary": [45000, 48000, 52000, 80000, 98000, 82000, 87000, 98000, 60000, 70500],
})

leaves_df = pd.DataFrame({
    "leave_id": [1, 2, 3, 4, 5, 6, 7],
    "emp_id": [1, 1, 3, 4, 4, 4, 6],
    "start": ["2023-01-02", "2023-01-05", "2023-03-10", "2023-05-01", "2023-05-04", "2023-05-20", "2023-07-01"],
    "end": ["2023-01-04", "2023-01-06", "2023-03-20", "2023-05-05", "2023-05-08", "2023-05-21", "2023-07-01"],
    "type": ["sick", "sick", "annual", "annual", "Annual", "sick", "unpaid"],
})
# case: dept-salary-stats
e = employees_df.copy()
e["dept"] = e["dept"].str.strip().str.title()
stats = e.groupby("dept")["salary"].agg(["count", "mean", "median", "min", "max", "std"]).round(2)
result = stats.reset_index().sort_values("mean", ascending=False)
# case: self-join-manager
mgr = employees_df[["emp_id", "name", "salary"]].rename(columns={"emp_id": "manager_id", "name": "manager_name", "salary": "manager_salary"})
j = employees_df.merge(mgr, on="manager_id", how="left")
j["earns_more"] = j["salary"] > j["manager_salary"]
result = j[["emp_id", "name", "manager_name", "salary", "manager_salary", "earns_more"]]
# case: top-two-per-dept
e = employees_df.dropna(subset=["dept", "salary"]).copy()
e["dept"] = e["dept"].str.strip()
e["rnk"] = e.groupby("dept")["salary"].rank(method="dense", ascending=False)
result = (e[e["rnk"] <= 2]
          .sort_values(["dept", "rnk", "name"])
          .loc[:, ["dept", "name", "salary", "rnk"]]
          .reset_index(drop=True))
# case: hire-date-mixed-formats
d = pd.to_datetime(employees_df["hire_date"], format="mixed", errors="coerce")
out = employees_df[["emp_id", "name"]].copy()
out["hire_date"] = d
out["hire_year"] = d.dt.year.astype("Int64")
out["quarter"] = "Q" + d.dt.quarter.astype("Int64").astype(str)
out["bad_date"] = d.isna()
result = out
# case: explode-skills-count
sk = employees_df[["emp_id", "dept", "skills"]].copy()
sk["skill"] = sk["skills"].fillna("").str.split(",")
sk = sk.explode("skill")
sk["skill"] = sk["skill"].str.strip()
sk = sk[sk["skill"] != ""]
result = sk.groupby("skill")["emp_id"].nunique().sort_values(ascending=False, kind="stable").reset_index(name="employees")
# case: budget-utilisation
d = departments_df.copy()
d["budget_num"] = d["budget"].str.replace(r"[$,]", "", regex=True).astype(float)
pay = (employees_df.assign(dept=employees_df["dept"].str.strip().str.capitalize())
       .groupby("dept", as_index=False)["salary"].sum().rename(columns={"salary": "payroll"}))
m = d.merge(pay, on="dept", how="outer", indicator="src")
m["utilisation"] = (m["payroll"] / m["budget_num"]).round(3)
m["over_budget"] = np.where(m["utilisation"] > 1, "Y", "N")
result = m[["dept", "budget_num", "payroll", "utilisation", "over_budget", "src"]]
# case: raise-history
h = salary_history_df.sort_values(["emp_id", "effective_date"]).copy()
h["raise_amt"] = h.groupby("emp_id")["salary"].diff()
h["raise_pct"] = (h.groupby("emp_id")["salary"].pct_change() * 100).round(2)
result = h.dropna(subset=["raise_amt"]).reset_index(drop=True)
# case: salary-as-of-leave
lv = leaves_df.copy()
lv["start"] = pd.to_datetime(lv["start"])
lv = lv.sort_values("start")
hist = salary_history_df.sort_values("effective_date")
j = pd.merge_asof(lv, hist, left_on="start", right_on="effective_date", by="emp_id", direction="backward")
result = j[["leave_id", "emp_id", "start", "effective_date", "salary"]].sort_values("leave_id").reset_index(drop=True)
# case: merge-overlapping-leaves
lv = leaves_df.copy()
lv["start"] = pd.to_datetime(lv["start"])
lv["end"] = pd.to_datetime(lv["end"])
lv = lv.sort_values(["emp_id", "start"])
prev_max = lv.groupby("emp_id")["end"].transform(lambda s: s.cummax().shift())
lv["new_island"] = (prev_max.isna() | (lv["start"] > prev_max + pd.Timedelta(days=1))).astype(int)
lv["island"] = lv.groupby("emp_id")["new_island"].cumsum()
out = lv.groupby(["emp_id", "island"]).agg(start=("start", "min"), end=("end", "max"), pieces=("leave_id", "size")).reset_index()
out["days"] = (out["end"] - out["start"]).dt.days + 1
result = out
# case: salary-bands-cut
bands = pd.cut(employees_df["salary"], bins=[0, 50000, 75000, 100000], labels=["low", "mid", "high"], right=False)
e = employees_df.assign(band=bands)
result = e.groupby("band", observed=False).agg(n=("emp_id", "count"), avg=("salary", "mean")).reset_index()
# case: crosstab-leave-type
lt = leaves_df["type"].str.lower()
m = leaves_df.assign(type=lt).merge(employees_df[["emp_id", "dept"]], on="emp_id")
m["dept"] = m["dept"].str.strip()
result = pd.crosstab(m["dept"], m["type"], normalize="index").round(3)
# case: above-dept-median
e = employees_df.copy()
e["dept"] = e["dept"].fillna("Unassigned").str.strip()
e["dept_median"] = e.groupby("dept")["salary"].transform("median")
e["diff"] = e["salary"] - e["dept_median"]
result = e.query("diff > 0")[["name", "dept", "salary", "dept_median", "diff"]]
# case: manager-headcount-having
cnt = employees_df.groupby("manager_id").agg(reports=("emp_id", "count"), total=("salary", "sum"))
cnt = cnt[cnt["reports"] >= 2]
cnt.index = cnt.index.astype(int)
names = employees_df.set_index("emp_id")["name"]
cnt.insert(0, "manager", cnt.index.map(names))
result = cnt.sort_values("reports", ascending=False)
# case: hierarchy-levels
parent = employees_df.set_index("emp_id")["manager_id"].to_dict()
levels = {}
for emp in parent:
    depth, cur = 0, emp
    while pd.notna(parent.get(cur)):
        cur = int(parent[cur])
        depth += 1
    levels[emp] = depth
lvl = pd.Series(levels, name="level").rename_axis("emp_id").reset_index()
result = employees_df.merge(lvl, on="emp_id")[["emp_id", "name", "level"]].sort_values(["level", "emp_id"])
