import pandas as pd
import numpy as np
import math
import re

employees_df = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "name": ["Ann Lee", "Bob Ray", "cat moss", "Dan Fox ", "Eve Poe", "Flo Kim", "Gus Hay", "Hal Orr", "Ivy Sun", None, "Kai Dow", "Lia Bee"],
    "dept_id": [10, 10, 10, 20, 20, 20, 30, 30, 40, None, 10, 99],
    "salary": [5200, 6100, 6100, 4800, 4800, 7000, 3900, 8200, 5600, 4100, None, 5000],
    "hired": ["2015-03-01", "2017-07-15", "2016-01-10", "2019-11-30", "2019-11-30", "2012-05-05", "2021-02-28", "2010-09-09",
              "2018-06-18", "2020-02-29", "2022-08-01", None],
    "manager_id": [None, 1, 1, 6, 6, 1, 8, 1, 1, 2, 2, 50],
})

departments_df = pd.DataFrame({
    "dept_id": [10, 20, 30, 40, 50],
    "dept": ["Engineering", "Sales", "Support", "HR", "Legal"],
    "budget": ["30,000", "20,000", "15000", "", None],
})

reviews_df = pd.DataFrame({
    "emp_id": [1, 1, 2, 2, 3, 4, 5, 5, 6, 8, 8, 77],
    "year": [2022, 2023, 2022, 2023, 2023, 2022, 2022, 2023, 2023, 2022, 2023, 2023],
    "score": [4.0, 4.5, 3.0, 3.0, 5.0, 2.5, 4.0, np.nan, 4.5, 3.5, 4.5, 1.0],
})

# case: salary-rank-in-dept
employees_df["rnk"] = employees_df.groupby("dept_id")["salary"].rank(method="min", ascending=False)
result = employees_df[["name", "dept_id", "salary", "rnk"]].sort_values(["dept_id", "rnk"])
# case: second-highest-salary
sal = employees_df["salary"].drop_duplicates().sort_values(ascending=False)
result = sal.iloc[1] if len(sal) > 1 else None
# case: second-highest-per-dept
def second(s):
    u = s.dropna().unique()
    if len(u) < 2:
        return np.nan
    return np.sort(u)[-2]

result = employees_df.groupby("dept_id")["salary"].apply(second)
# case: top-n-via-rank
d = employees_df.groupby("dept_id")["salary"].rank(method="dense", ascending=False)
result = employees_df[d <= 2][["emp_id", "dept_id", "salary"]]
# case: top-n-via-head
result = (employees_df
          .sort_values(by=["dept_id", "salary"], ascending=[True, False], na_position="last")
          .groupby("dept_id", sort=False)
          .head(1)
          .loc[:, ["dept_id", "emp_id", "name"]])
# case: top-n-via-idxmax
idx = employees_df.groupby("dept_id")["salary"].idxmax()
result = employees_df.loc[idx, ["dept_id", "name", "salary"]]
# case: top-n-via-nth
result = employees_df.sort_values("salary", ascending=False).groupby("dept_id").nth([0, 1])["name"]
# case: top-n-via-loop
out = {}
for dept, grp in employees_df.groupby("dept_id"):
    out[int(dept)] = grp.nlargest(2, "salary", keep="all")["emp_id"].tolist()
result = out
# case: earn-more-than-manager
m = employees_df.merge(employees_df[["emp_id", "name", "salary"]], left_on="manager_id", right_on="emp_id", suffixes=("", "_mgr"))
result = m.loc[m["salary"] > m["salary_mgr"], ["name", "salary", "name_mgr", "salary_mgr"]]
# case: above-dept-average
avg = employees_df.groupby("dept_id")["salary"].transform("mean")
result = employees_df.assign(dept_avg=avg, diff=employees_df["salary"] - avg).query("diff > 0").reset_index()
# case: median-per-dept-odd-even
med = employees_df.merge(departments_df, on="dept_id").groupby("dept", as_index=False)["salary"].median()
result = med.rename(columns={"salary": "median_salary"})
# case: running-headcount
h = employees_df.dropna(subset=["hired"]).sort_values("hired")
h["year"] = h["hired"].str.slice(0, 4).astype(int)
hc = h.groupby("year").size().reindex(range(2010, 2023), fill_value=0).cumsum()
result = hc
# case: score-lag-change
r = reviews_df.sort_values(["emp_id", "year"])
r["prev_score"] = r.groupby("emp_id")["score"].shift(1)
r["change"] = r["score"].sub(r["prev_score"])
result = r[r["change"].notna()]
# case: dept-no-employees
result = departments_df[~departments_df["dept_id"].isin(employees_df["dept_id"].dropna())]["dept"].to_list()
# case: both-years-reviewed
years = reviews_df["year"].unique()
n = reviews_df.groupby("emp_id")["year"].nunique()
full = n.index[n == len(years)]
result = employees_df.set_index("emp_id").loc[full, "name"]
# case: budget-utilisation
dep = departments_df.copy()
dep["budget"] = pd.to_numeric(dep["budget"].str.replace(",", ""), errors="coerce")
spend = employees_df.groupby("dept_id")["salary"].sum()
dep["spend"] = dep["dept_id"].map(spend)
dep["util"] = (dep["spend"] / dep["budget"] * 100).round(1)
result = dep
# case: budget-int-cast-error
departments_df["budget"] = departments_df["budget"].str.replace(",", "").astype(int)
result = departments_df["budget"].sum()
# case: score-pivot-case-when
result = reviews_df.groupby("emp_id").apply(
    lambda g: pd.Series({
        "s2022": g.loc[g["year"] == 2022, "score"].sum(),
        "s2023": g.loc[g["year"] == 2023, "score"].sum(),
        "n": len(g),
    }),
    include_groups=False,
)
# case: ntile-manual
k = 3
e = employees_df.dropna(subset=["salary"]).sort_values(["salary", "emp_id"], ascending=[False, True]).reset_index(drop=True)
n = len(e)
e["bucket"] = (np.arange(n) * k // n) + 1
result = e.groupby("bucket")["salary"].agg(["min", "max", "count"])
# case: recursive-hierarchy
parent = employees_df.set_index("emp_id")["manager_id"]
def level(e):
    lvl = 0
    m = parent.get(e)
    while m is not None and not math.isnan(m) and m in parent.index:
        lvl += 1
        m = parent.get(m)
    return lvl

employees_df["level"] = employees_df["emp_id"].apply(level)
result = employees_df[["emp_id", "manager_id", "level"]]
# case: cumulative-salary-until-budget
e = employees_df.sort_values(["salary", "emp_id"]).copy()
e["cum"] = e["salary"].cumsum()
result = e.loc[e["cum"].le(25000), "emp_id"].tolist()
# case: initials-and-tenure
e = employees_df.dropna(subset=["name", "hired"]).copy()
e["initials"] = e["name"].apply(lambda s: "".join(w[0].upper() for w in re.split(r"\s+", s.strip())))
e["tenure_years"] = ((pd.Timestamp("2024-01-01") - pd.to_datetime(e["hired"])).dt.days // 365.25).astype(int)
e["tenure_rank"] = e["tenure_years"].rank(method="dense", ascending=False).astype("int64")
result = e[["initials", "tenure_years", "tenure_rank"]].sort_values(["tenure_rank", "initials"]).set_index("initials")
