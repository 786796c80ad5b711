import pandas as pd
import numpy as np

emp = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "name": ["Ann", "Bob", "Cid", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kim", "Bob"],
    "dept": ["IT", "HR", "IT", "Ops", "Ops", "HR", "IT", None, "Fin", "Ops", "IT", "Fin"],
    "level": ["senior", "junior", "junior", "mid", "junior", "mid", "senior", "mid", "senior", "junior", "mid", "junior"],
    "city": ["Oslo", "Rome", "Oslo", "Oslo", "Rome", "Rome", "Paris", "Oslo", "Paris", "Rome", "Oslo", "Rome"],
    "salary": [7200, 4100, 4800, 5200, 4100, 5000, 7200, np.nan, 6900, 3900, 5600, 4300],
    "manager_id": [np.nan, 6, 1, np.nan, 4, np.nan, 1, 4, np.nan, 4, 7, 9],
    "hired": pd.to_datetime(["2015-03-01", "2020-06-15", "2021-01-10", "2018-09-01", "2022-02-01", "2017-05-20",
                             "2014-11-11", "2019-07-07", "2016-01-04", "2023-03-03", "2018-09-01", None]),
})
leave = pd.DataFrame({
    "emp_id": [1, 1, 2, 3, 3, 3, 5, 7, 10, 10, 99],
    "month": ["2024-01", "2024-03", "2024-01", "2024-01", "2024-02", "2024-02", "2024-03", "2024-02", "2024-01", "2024-03", "2024-02"],
    "kind": ["sick", "holiday", "holiday", "sick", "sick", "holiday", "holiday", "holiday", "sick", "holiday", "sick"],
    "days": [2, 5, 3, 1, 2, 4, 5, 10, 1, 3, 7],
})
budget = pd.DataFrame({
    "dept": ["IT", "HR", "Ops", "Legal"],
    "budget": [26000, 9000, 15000, 7000],
})

# case: dept-level-stats-flat
s = emp.groupby(["dept", "level"]).agg({"salary": ["mean", "max"], "emp_id": "count"})
s.columns = ["_".join(filter(None, col)).strip("_") for col in s.columns.values]
result = s.rename(columns={"emp_id_count": "headcount"})

# case: dept-payroll-vs-budget
pay = emp.groupby("dept", dropna=False)["salary"].sum().reset_index()
m = pay.merge(budget, on="dept", how="outer")
m["over"] = m["salary"] - m["budget"]
result = m.sort_values("over", ascending=False, na_position="first")

# case: manager-self-merge
m = emp.merge(emp[["emp_id", "name", "salary"]], left_on="manager_id", right_on="emp_id", how="left", suffixes=("", "_mgr"))
m["gap"] = m["salary_mgr"] - m["salary"]
result = m[["name", "name_mgr", "gap"]]

# case: crosstab-normalized-sorted
ct = pd.crosstab(emp["dept"], emp["level"], normalize="index").round(2)
result = ct.sort_values(by=["senior", "mid"], ascending=[False, True])

# case: crosstab-joined-budget
ct = pd.crosstab(emp["dept"], emp["level"])
ct.columns.name = None
x = ct.merge(budget, left_index=True, right_on="dept", how="left")
result = x.set_index("dept")

# case: leave-wide-per-person
w = leave.pivot_table(index="emp_id", columns="kind", values="days", aggfunc="sum").fillna(0).astype(int)
w["total"] = w.sum(axis=1)
result = w.join(emp.set_index("emp_id")["name"]).sort_values(["total", "name"], ascending=[False, True])

# case: leave-multi-pivot-flat
p = leave.pivot_table(index="emp_id", columns=["kind", "month"], values="days", aggfunc="sum")
p.columns = [f"{k}_{m[-2:]}" for k, m in p.columns]
result = p.fillna(0)

# case: value-counts-city-back
emp["city_n"] = emp["city"].map(emp["city"].value_counts())
result = emp[["name", "city", "city_n"]].sort_values(["city_n", "name"], ascending=[False, True])

# case: describe-by-dept-renamed
d = emp.groupby("dept")["salary"].describe()[["count", "mean", "50%", "max"]]
d = d.rename(columns={"50%": "median"})
d.columns.name = "stat"
result = (d.T, d.T.index.name, d.T.columns.name)

# case: describe-include-object
result = emp[["dept", "level", "city"]].describe().T.rename(columns={"top": "most_common", "freq": "n"})

# case: hires-yearly-cumulative
y = emp.set_index("hired").sort_index()["emp_id"]
y = y[y.index.notna()].resample("YE").count()
out = pd.DataFrame({"hires": y, "cum": y.cumsum(), "cum_share": (y.cumsum() / y.sum()).round(3)})
out.index = out.index.year
result = out.rename_axis("year")

# case: concat-keys-levels
frames = {k: v.set_index("name")[["salary", "city"]] for k, v in emp.groupby("level")}
allf = pd.concat(frames, names=["level", "name"])
result = (allf.loc["senior"], allf.index.names, allf.xs("Bob", level="name"))

# case: concat-axis1-keys
a = emp.groupby("dept")["salary"].agg(["min", "max"])
b = emp.groupby("dept")["emp_id"].agg(["count"])
c = pd.concat([a, b], axis=1, keys=["salary", "people"])
result = (c, c.columns.tolist(), c.droplevel(0, axis=1).columns.tolist())

# case: concat-keys-swaplevel
a = emp.groupby("dept")["salary"].agg(["min", "max"])
b = emp.groupby("dept")["emp_id"].agg(["min", "max"])
c = pd.concat({"salary": a, "id": b}, axis=1).swaplevel(axis=1).sort_index(axis=1)
result = c["max"]

# case: pivot-then-melt
p = emp.pivot_table(index="dept", columns="level", values="salary", aggfunc="mean")
m = p.melt(ignore_index=False, var_name="lvl", value_name="avg").dropna()
result = m.reset_index().sort_values(["dept", "avg"], ascending=[True, False])

# case: index-map-function
s = emp.groupby("dept")["salary"].mean()
s.index = s.index.map(str.lower)
s.name = "avg_salary"
result = (s, s.index.name)

# case: columns-map-upper
p = emp.pivot_table(index="city", columns="level", values="emp_id", aggfunc="count", fill_value=0)
p.columns = p.columns.map(str.upper)
result = (p, p.columns.name, p.index.name)

# case: sort-index-mixed
s = emp.set_index(["dept", "level", "name"])["salary"]
result = s.sort_index(level=["dept", "level"], ascending=[False, True], sort_remaining=True)

# case: on-leave-index-ops
on = pd.Index(leave["emp_id"].unique(), name="emp_id")
al = pd.Index(emp["emp_id"])
result = {"never": al.difference(on).tolist(), "ghost": on.difference(al).tolist(),
          "both": al.intersection(on).tolist(), "name": al.intersection(on).name}

# case: symmetric-difference-depts
d = pd.Index(emp["dept"].dropna().unique()).symmetric_difference(budget["dept"])
result = d

# case: loc-partial-tuple-list
m = emp.dropna(subset=["dept"]).set_index(["dept", "level"]).sort_index()
result = m.loc[(["IT", "Ops"], "junior"), ["name", "salary"]]

# case: slice-none-selection
m = emp.dropna(subset=["dept"]).set_index(["dept", "level"]).sort_index()
result = m.loc[(slice(None), ["mid", "senior"]), "salary"]

# case: multiindex-column-assignment
p = emp.pivot_table(index="dept", columns="level", values=["salary", "emp_id"], aggfunc={"salary": "mean", "emp_id": "count"})
p["salary", "spread"] = p["salary"].max(axis=1) - p["salary"].min(axis=1)
p.loc["IT", ("emp_id", "mid")] = 9
result = p

# case: reindex-product-grid
g = leave.groupby(["emp_id", "month"])["days"].sum()
grid = pd.MultiIndex.from_product([[1, 2, 3], ["2024-01", "2024-02", "2024-03"]], names=["emp_id", "month"])
r = g.reindex(grid, fill_value=0)
result = (r.unstack("month"), r.index.names)

# case: level-transform-zscore
s = emp.set_index(["dept", "name"])["salary"].dropna()
z = (s - s.groupby(level="dept").transform("mean")) / s.groupby(level=0).transform("std")
result = z.round(2)

# case: rank-within-rows
p = emp.pivot_table(index="city", columns="dept", values="salary", aggfunc="mean")
result = p.rank(axis="columns", ascending=False).fillna(0).astype(int)

# case: idxmax-first-holder
p = emp.pivot_table(index="city", columns="dept", values="salary", aggfunc="sum")
top = p.idxmax(axis="columns")
top.name = "top_dept"
result = (top.reset_index(), p.idxmax().to_dict())

# case: apply-axis1-series
p = leave.pivot_table(index="emp_id", columns="month", values="days", aggfunc="sum", fill_value=0)
result = p.apply(lambda r: pd.Series({"first": r[r > 0].index[0], "peak": r.idxmax(), "n": (r > 0).sum()}), axis=1)

# case: join-three-on-index
a = emp.groupby("dept")["salary"].sum().to_frame("payroll")
b = emp.groupby("dept")["city"].nunique().to_frame("cities")
c = budget.set_index("dept")
result = a.join([b, c], how="outer").assign(ratio=lambda d: (d["payroll"] / d["budget"]).round(2))

# case: colleague-pairs
p = emp[["name", "dept", "salary"]].merge(emp[["name", "dept", "salary"]], on="dept", suffixes=("_a", "_b"))
p = p.query("name_a < name_b and salary_a == salary_b")
result = p.reset_index(drop=True)

# case: level-step-differences
order = ["junior", "mid", "senior"]
avg = emp.groupby("level")["salary"].mean().reindex(order)
result = avg.diff().rename("step").dropna()

# case: ambiguous-filter
s = emp.groupby("dept")["salary"].mean()
if s > 5000:
    result = "high"
else:
    result = "low"

# case: share-of-dept-total
t = emp.groupby(["dept", "level"])["salary"].sum().reset_index()
t["share"] = t["salary"] / t.groupby("dept")["salary"].transform("sum")
result = t.pivot(index="dept", columns="level", values="share").round(3).fillna(0).rename_axis(index=None, columns=None)

# case: mode-per-dept
m = emp.groupby("dept")["level"].agg(lambda s: s.value_counts().index[0])
n = emp.groupby("dept").size()
result = pd.concat([m.rename("typical"), n.rename("n")], axis=1).reset_index()

# case: leave-cum-by-person
l = leave.sort_values(["emp_id", "month"]).copy()
l["cum"] = l.groupby("emp_id")["days"].cumsum()
l["pct"] = (l["cum"] / l.groupby("emp_id")["days"].transform("sum") * 100).round(1)
result = l.merge(emp[["emp_id", "name"]], how="left").set_index(["name", "month"])[["cum", "pct"]]
