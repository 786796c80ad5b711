import pandas as pd
import numpy as np
import re
from datetime import date, datetime

employees = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    "full_name": ["Dr. Alice Wong", "Brian O'Neil", "carla DIAZ", "Deng, Li", None, "Eva Kovac ", "Frank Hall", "Gina Petrov", "Hugo Blanc", "Iris Njoku", "Jon Snow"],
    "dept": ["Eng", "Eng", "Sales", "Eng", "Sales", "HR", "Ops", "Sales", "Ops", None, "Legal"],
    "manager_id": [None, 1, 1, 2, 3, 1, 1, 3, 7, 7, 99],
    "salary": [210000, 150000, 98000, 150000, 98000, 75000, 82000, 61000, 55000, np.nan, 120000],
    "hired": ["2015-03-01", "2018/07/15", "2019-01-10", "2020-02-29", "March 3, 2021", "2016-11-30", "2022-05-05", "bad date", "2023-12-31", "2024-01-01", ""],
    "level": ["L7", "L6", "L5", "L6", "L5", "L4", "L5", "L3", "L3", "L2", "L10"],
    "remote": [True, False, True, None, True, False, False, True, None, False, True],
})

reviews = pd.DataFrame({
    "emp_id": [1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 42],
    "year": [2023, 2022, 2023, 2022, 2023, 2023, 2023, 2023, 2023, 2022, 2023, 2023, 2023],
    "rating": ["5", "4", "4.5", "3", "n/a", "4.5", "2", "4", "3.5", "1", "3", "", "5"],
})

departments = pd.DataFrame({
    "dept": ["Eng", "Sales", "HR", "Ops", "Marketing"],
    "budget": [600000, 300000, 80000, 120000, 50000],
    "site": ["Berlin", "Paris", "Paris", "Berlin", "Rome"],
})

# case: dense-rank-within-dept
df = employees.dropna(subset=["dept", "salary"]).copy()
df["rank"] = df.groupby("dept")["salary"].rank(method="dense", ascending=False).astype(int)
result = df.loc[df["rank"] <= 2, ["dept", "rank", "full_name", "salary"]].sort_values(["dept", "rank", "full_name"]).reset_index(drop=True)
# case: pct-of-dept-total
e = employees[["emp_id", "dept", "salary"]].copy()
e["share"] = e["salary"] / e.groupby("dept", dropna=False)["salary"].transform("sum")
e["z"] = e.groupby("dept")["salary"].transform(lambda x: (x - x.mean()) / x.std())
result = e.set_index("emp_id").round(4)
# case: manager-hierarchy-depth
parent = employees.set_index("emp_id")["manager_id"].to_dict()
def depth(e, seen=()):
    p = parent.get(e)
    if p is None or pd.isna(p) or p not in parent:
        return 0
    return 1 + depth(int(p))
employees_d = employees.assign(depth=employees["emp_id"].map(depth))
result = employees_d.groupby("depth")["emp_id"].apply(list)
# case: self-join-manager-pay
m = employees.merge(employees[["emp_id", "full_name", "salary"]], left_on="manager_id", right_on="emp_id", how="left", suffixes=("", "_mgr"))
m["pay_ratio"] = (m["salary"] / m["salary_mgr"]).round(3)
result = m[["emp_id", "full_name", "full_name_mgr", "pay_ratio"]].sort_values("pay_ratio", ascending=False, na_position="last")
# case: span-of-control
span = employees.groupby("manager_id").agg(reports=("emp_id", "count"), payroll=("salary", "sum"), depts=("dept", lambda s: "/".join(sorted(s.dropna().unique()))))
span.index = span.index.astype(int)
names = employees.set_index("emp_id")["full_name"]
span.insert(0, "manager", span.index.map(names))
result = span
# case: name-parsing
n = employees["full_name"].str.strip()
n = n.str.replace(r"^(Dr|Mr|Ms)\.?\s+", "", regex=True)
swapped = n.str.replace(r"^([^,]+),\s*(.+)$", r"\2 \1", regex=True).str.title()
out = swapped.str.extract(r"^(?P<first>\S+)\s+(?P<last>.+)$")
out["email"] = (out["first"].str[:1] + "." + out["last"].str.replace(r"\W", "", regex=True)).str.lower() + "@corp.com"
result = out
# case: mixed-hire-dates
h = pd.to_datetime(employees["hired"], format="mixed", errors="coerce")
out = pd.DataFrame({"emp_id": employees["emp_id"], "year": h.dt.year, "q": "Q" + h.dt.quarter.astype("Int64").astype(str), "dow": h.dt.day_name()})
result = out.dropna(subset=["year"]).astype({"year": int})
# case: tenure-buckets
h = pd.to_datetime(employees["hired"], errors="coerce", format="mixed")
yrs = (pd.Timestamp(2024, 6, 30) - h).dt.days / 365.25
b = pd.cut(yrs, bins=[0, 1, 3, 5, np.inf], labels=["<1y", "1-3y", "3-5y", "5y+"])
result = employees.groupby(b, observed=False)["salary"].agg(["count", "mean"]).rename_axis("tenure")
# case: level-natural-order
lv = employees["level"].str.lstrip("L").astype(int)
order = [f"L{i}" for i in sorted(lv.unique())]
cat = employees["level"].astype(pd.CategoricalDtype(order, ordered=True))
s = employees.assign(level=cat).sort_values(["level", "salary"], ascending=[False, True])
result = (s["emp_id"].tolist(), str(cat.max()), (cat >= "L5").sum())
# case: rating-latest-and-delta
r = reviews.assign(rating=pd.to_numeric(reviews["rating"], errors="coerce")).sort_values(["emp_id", "year"])
r["delta"] = r.groupby("emp_id")["rating"].diff()
latest = r.groupby("emp_id").last()
result = latest.join(employees.set_index("emp_id")[["full_name", "dept"]], how="left")
# case: rating-pivot-years
r = reviews.copy()
r["rating"] = r["rating"].replace({"n/a": None, "": None}).astype(float)
p = r.pivot(index="emp_id", columns="year", values="rating").add_prefix("y")
p["improved"] = p["y2023"] > p["y2022"]
p["avg"] = p[["y2022", "y2023"]].mean(axis=1)
result = p
# case: dept-budget-utilisation
used = employees.groupby("dept", dropna=False)["salary"].agg(["sum", "size"])
d = departments.set_index("dept").join(used, how="outer")
d["util"] = d["sum"].div(d["budget"]).map("{:.1%}".format, na_action="ignore")
result = d.fillna({"size": 0, "sum": 0.0})
# case: site-dept-hierarchical-pivot
x = employees.merge(departments, on="dept")
pv = pd.pivot_table(x, values=["salary", "emp_id"], index=["site", "dept"], columns="remote", aggfunc={"salary": "mean", "emp_id": "count"}, dropna=True)
pv.columns = ["_".join([str(a), str(b)]).lower() for a, b in pv.columns]
result = pv.sort_index(ascending=[True, False])
# case: subtotals-by-site
x = employees.merge(departments[["dept", "site"]], on="dept", how="left").fillna({"site": "Unassigned", "dept": "None"})
detail = x.groupby(["site", "dept"])["salary"].sum()
sub = detail.groupby(level="site").sum()
sub.index = pd.MultiIndex.from_product([sub.index, ["~subtotal"]], names=["site", "dept"])
result = pd.concat([detail, sub]).sort_index()
# case: median-gap-remote
med = employees.groupby("remote")["salary"].median()
result = med.loc[True] - med.loc[False]
# case: nth-highest-salary
def nth_salary(df, n):
    u = df["salary"].drop_duplicates().nlargest(n)
    return None if len(u) < n else u.iloc[-1]
result = [nth_salary(employees, k) for k in (1, 2, 5, 50)]
# case: cross-join-same-salary
pairs = employees[["emp_id", "salary"]].merge(employees[["emp_id", "salary"]], how="cross", suffixes=("_a", "_b"))
pairs = pairs.query("emp_id_a < emp_id_b and salary_a == salary_b")
result = list(pairs[["emp_id_a", "emp_id_b"]].itertuples(index=False, name=None))
# case: payband-iqr-outliers
s = employees.set_index("emp_id")["salary"]
q1, q3 = s.quantile([.25, .75])
iqr = q3 - q1
mask = ~s.between(q1 - 1.5 * iqr, q3 + 1.5 * iqr) & s.notna()
result = {"bounds": (q1 - 1.5 * iqr, q3 + 1.5 * iqr), "outliers": s[mask].to_dict()}
# case: remote-and-level-filter-mistake
high = employees[employees["salary"] > 90000 and employees["remote"] == True]
result = high["full_name"].tolist()
# case: running-headcount
h = pd.to_datetime(employees["hired"], errors="coerce", format="mixed").dropna()
yearly = h.dt.year.value_counts().sort_index()
full = yearly.reindex(range(yearly.index.min(), yearly.index.max() + 1), fill_value=0)
result = pd.DataFrame({"hires": full, "headcount": full.cumsum()})
# case: groupby-apply-top-earner
def top(g):
    if g["salary"].isna().all():
        return pd.Series({"who": None, "gap": np.nan})
    s = g.sort_values("salary", ascending=False)
    gap = s["salary"].iloc[0] - s["salary"].iloc[1] if len(s) > 1 else 0
    return pd.Series({"who": s["full_name"].iloc[0], "gap": gap})
result = employees.groupby("dept")[["full_name", "salary"]].apply(top)
# case: salary-compa-ratio
mid = {"L2": 50e3, "L3": 60e3, "L4": 80e3, "L5": 95e3, "L6": 145e3, "L7": 200e3}
e = employees.assign(mid=employees["level"].map(mid))
e["compa"] = e.eval("salary / mid")
conds = [e["compa"].isna(), e["compa"] < 0.95, e["compa"].le(1.05)]
e["band"] = np.select(conds, ["n/a", "below", "within"], default="above")
result = e.groupby("band", sort=True)["emp_id"].agg(["count", list])
# case: unreviewed-by-dept
rev_ids = reviews.loc[pd.to_numeric(reviews.rating, errors="coerce").notnull(), "emp_id"]
missing = employees[~employees.emp_id.isin(rev_ids)]
result = missing.groupby("dept", dropna=False).emp_id.count().to_frame("unreviewed").reset_index()
