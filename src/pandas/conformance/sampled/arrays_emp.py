import pandas as pd
import numpy as np
import re

emp = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "name": ["Alice Wong", "bob  Smith", "Carl Jung", "Dana White", "Eve", "Frank O'Neil", "Gina Lopez", "Hank", "alice wong", "Ivy Chen", None, "Jon Doe"],
    "dept": ["Eng", "Eng", "HR", "Sales", "Sales", "eng", "HR", "Eng", "Eng", None, "Sales", "Legal"],
    "salary": [95000, 105000, 52000, 60000, 60000, 88000, np.nan, 105000, 95000, 41000, 39000, 150000],
    "bonus": [5000, np.nan, 0, 12000, 7500, 4400, 1000, np.nan, 5000, 0, np.nan, 30000],
    "hired": ["2015-03-01", "2018-07-15", "2020-01-10", "2016-11-30", "2021-05-05", "2019-09-09", "2022-02-02", "2010-10-10", "2015-03-01", "2023-06-01", None, "2012-12-12"],
    "manager": [8, 8, np.nan, 12, 4, 1, 3, 12, 8, 3, 4, np.nan],
    "remote": [True, False, None, True, True, False, False, None, True, False, True, False],
})

depts = pd.DataFrame({
    "dept": ["Eng", "HR", "Sales", "Ops"],
    "budget": [400000, 120000, 150000, 90000],
    "floor": ["3", "1", "2", "x"],
})

reviews = pd.DataFrame({
    "emp_id": [1, 1, 2, 3, 4, 4, 4, 6, 8, 12, 99],
    "year": [2022, 2023, 2023, 2022, 2021, 2022, 2023, 2023, 2022, 2023, 2023],
    "score": [4.5, 4.0, 3.5, 2.0, 5.0, 4.0, np.nan, 3.0, 4.5, 4.5, 1.0],
})

# case: comp-total-add
result = emp["salary"].add(emp["bonus"], fill_value=0).rename("total_comp").describe().round(1)

# case: salary-rank-dense-desc
r = emp["salary"].rank(method="dense", ascending=False, na_option="bottom").astype(int)
result = emp.assign(rank=r).sort_values(["rank", "name"], key=lambda c: c.str.lower() if c.dtype == object else c)[["name", "rank"]].reset_index(drop=True)

# case: second-highest
result = emp["salary"].drop_duplicates().nlargest(2).iloc[-1]

# case: top-two-per-dept
d = emp.assign(dept=emp["dept"].str.title())
result = d.sort_values("salary", ascending=False).groupby("dept").head(2).sort_values(["dept", "salary"])[["dept", "name", "salary"]]

# case: salary-vs-dept-mean
dept = emp["dept"].str.capitalize()
ratio = emp["salary"] / emp["salary"].groupby(dept).transform("mean")
result = ratio.round(3).fillna(-1).tolist()

# case: group-zscore-lambda
result = emp.groupby("dept")["salary"].transform(lambda s: (s - s.mean()) / s.std(ddof=0)).round(3)

# case: manager-self-merge
m = emp.merge(emp[["emp_id", "name"]], left_on="manager", right_on="emp_id", how="left", suffixes=("", "_mgr"))
result = m[["name", "name_mgr"]].fillna("-")

# case: manager-map-count
names = emp.set_index("emp_id")["name"]
result = emp["manager"].map(names).value_counts(ascending=True)

# case: duplicates-normalized
key = emp["name"].str.lower().str.replace(r"\s+", " ", regex=True)
result = emp[key.duplicated(keep=False) & key.notna()].index.tolist()

# case: budget-use-align
d = emp.groupby(emp["dept"].str.title())["salary"].sum()
b = depts.set_index("dept")["budget"]
use, bud = d.align(b, join="inner")
result = use.div(bud).mul(100).round(1)

# case: dept-outer-concat
d = emp.groupby("dept").agg(total=("salary", "sum"), n=("emp_id", "nunique"))
result = pd.concat([d, depts.set_index("dept")], axis=1).sort_index()

# case: floor-int
result = depts.assign(floor=depts["floor"].astype(int))

# case: remote-na-mask
result = emp[emp["remote"]]

# case: review-trend
p = reviews.pivot(index="emp_id", columns="year", values="score")
p["trend"] = p.iloc[:, -1] - p.iloc[:, 0]
result = p[p["trend"].notna()]

# case: review-latest-idx
idx = reviews.dropna(subset="score").groupby("emp_id")["year"].idxmax()
result = reviews.loc[idx].set_index("emp_id")["score"].reindex(emp["emp_id"]).tolist()

# case: tenure-bins
h = pd.to_datetime(emp["hired"])
yrs = (pd.Timestamp("2024-01-01") - h).dt.days / 365.25
result = pd.cut(yrs, bins=[0, 2, 5, 10, np.inf], include_lowest=True).value_counts(sort=False).tolist()

# case: mode-multi-frame
result = emp[["dept", "salary"]].mode()

# case: gini
x = np.sort(emp["salary"].dropna().to_numpy())
n = len(x)
result = round(float((2 * np.sum(np.arange(1, n + 1) * x) / (n * x.sum())) - (n + 1) / n), 5)

# case: quantile-multi-group
result = emp.groupby("dept")["salary"].quantile([0.25, 0.5], interpolation="nearest").unstack()

# case: name-split-expand
parts = emp["name"].str.split(n=1, expand=True)
parts.columns = ["first", "last"]
result = parts.apply(lambda c: c.str.strip().str.title()).fillna("")

# case: assign-chain-callables
result = (
    emp.assign(bonus=lambda d: d["bonus"].fillna(0), pct=lambda d: d["bonus"] / d["salary"] * 100)
    .loc[lambda d: d["pct"].between(1, 15), ["emp_id", "pct"]]
    .round(2)
    .set_index("emp_id")
    .squeeze()
)

# case: raise-schedule-select
conds = [emp["salary"].isna(), emp["salary"] < 50000, emp["salary"].between(50000, 99999)]
pct = np.select(conds, [0.0, 0.08, 0.05], default=0.02)
new = (emp["salary"] * (1 + pct)).round(-2)
result = pd.DataFrame({"emp": emp["emp_id"], "old": emp["salary"], "new": new}).astype({"new": "Int64", "old": "Int64"})
