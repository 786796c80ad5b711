import pandas as pd
import numpy as np
import math

employees = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "name": ["Alice", "Bob", "Carla", "Dan", "Eve", "Frank", "Gina", "Hugo", "Ivy", "Jon", "Kim", "Lee", "Mo"],
    "dept": ["Eng", "Eng", "Sales", "Sales", "HR", "Eng", None, "Sales", "HR", "Ops", "Eng", "Sales", None],
    "level": ["Junior", "Senior", "Senior", "Junior", "Mid", "Senior", "Mid", "Junior", "Mid", "Mid", "Junior", "Mid", "Senior"],
    "salary": [70000, 120000, 95000, 52000, 64000, 120000, 58000, 52000, 64000, np.nan, 72000, 80000, 101000],
    "hired": ["2019-03-01", "2015-07-15", "2018-01-10", "2021-09-01", "2020-02-29", "2016-11-30", "2022-05-05",
              "2021-09-01", "2017-06-17", "2023-01-01", "2020-10-10", "2019-12-12", None],
    "remote": [True, False, True, True, False, False, True, False, True, True, False, True, False],
})
reviews = pd.DataFrame({
    "emp_id": [1, 1, 2, 2, 2, 3, 5, 6, 6, 8, 12, 77],
    "year": [2022, 2023, 2021, 2022, 2023, 2023, 2023, 2022, 2023, 2022, 2023, 2023],
    "score": [3.5, 4.0, 4.5, np.nan, 4.8, 3.0, 2.5, 4.0, 4.0, 1.5, 3.8, 5.0],
    "comment": ["ok", "Good", "great", "", None, "ok", "poor", "good", "GOOD", "poor", "fine", "who?"],
})
budgets = pd.DataFrame({
    "dept": ["Eng", "Sales", "HR", "Legal"],
    "budget": ["400,000", "300000", "150k", None],
})

# case: dept-salary-describe
result = employees.groupby("dept")["salary"].describe()
# case: salary-rank-in-dept
employees["rank"] = employees.groupby("dept")["salary"].rank(method="dense", ascending=False)
result = employees[["name", "dept", "salary", "rank"]].sort_values(["dept", "rank", "name"], na_position="last")
# case: above-dept-average
avg = employees.groupby("dept")["salary"].transform("mean")
result = employees.loc[employees["salary"] > avg, ["name", "dept", "salary"]]
# case: zscore-within-dept
def z(s):
    return (s - s.mean()) / s.std(ddof=0)

employees["z"] = employees.groupby("dept")["salary"].transform(z).round(4)
result = employees[["name", "z"]]
# case: level-ordered-categorical
order = pd.CategoricalDtype(["Junior", "Mid", "Senior", "Lead"], ordered=True)
employees["level"] = employees["level"].astype(order)
result = employees.groupby("level", observed=False)["salary"].agg(["size", "count", "median"])
# case: level-observed-true
employees["level"] = pd.Categorical(employees["level"], categories=["Senior", "Lead", "Mid", "Junior"])
result = employees.groupby(["dept", "level"], observed=True).size().reset_index(name="n")
# case: dept-level-unobserved-count
employees["level"] = employees["level"].astype("category")
employees["dept"] = employees["dept"].astype("category")
result = employees.groupby(["dept", "level"], observed=False)["salary"].count()
# case: idxmax-highest-paid
idx = employees.dropna(subset=["salary"]).groupby("dept")["salary"].idxmax()
result = employees.loc[idx, ["dept", "name", "salary"]].set_index("dept")
# case: idxmin-frame
result = employees.dropna(subset=["salary"]).set_index("name").groupby("dept")[["salary", "emp_id"]].idxmin()
# case: quantiles-by-dept
result = employees.groupby("dept")["salary"].quantile([0.25, 0.5, 0.75]).unstack()
# case: quantile-iqr
g = employees.groupby("dept")["salary"]
result = (g.quantile(0.75) - g.quantile(0.25)).rename("iqr").to_frame()
# case: review-delta
reviews = reviews.sort_values(["emp_id", "year"])
reviews["delta"] = reviews.groupby("emp_id")["score"].diff()
reviews["prev"] = reviews.groupby("emp_id")["score"].shift(1)
result = reviews
# case: latest-review-tail
latest = reviews.sort_values("year").groupby("emp_id").tail(1).sort_values("emp_id")
result = employees.merge(latest, on="emp_id", how="left")[["name", "year", "score"]]
# case: hire-year-monotonic
hired = pd.to_datetime(employees["hired"])
e = employees.assign(year=hired.dt.year)
result = e.groupby("dept")["year"].agg(lambda s: s.is_monotonic_increasing)
# case: hire-quarter-dropna-false
hired = pd.to_datetime(employees["hired"], errors="coerce")
result = employees.groupby(hired.dt.quarter.rename("q"), dropna=False).agg(n=("emp_id", "size"), names=("name", ", ".join))
# case: agg-extra-positional-args
def trimmed(s, low, high=200000):
    return s[(s >= low) & (s <= high)].mean()

result = employees.groupby("dept")["salary"].agg(trimmed, 60000, high=110000)
# case: group-by-dict-map
mapping = {"Eng": "Tech", "Ops": "Tech", "Sales": "Biz", "HR": "Biz"}
result = employees.set_index("dept").groupby(mapping)["salary"].sum()
# case: remote-share
result = employees.groupby("dept", dropna=False)["remote"].mean().mul(100).round(1)
# case: headcount-vs-budget
b = budgets.copy()
b["budget"] = b["budget"].str.replace(",", "").astype(float)
cost = employees.groupby("dept", as_index=False)["salary"].sum()
m = cost.merge(b, on="dept", how="outer", indicator=True)
m["over"] = m["salary"] > m["budget"]
result = m
# case: geometric-mean-scores
result = reviews.groupby("emp_id")["score"].agg(lambda x: math.exp(np.log(x.dropna()).mean()))
# case: dept-first-hired-apply
def earliest(group):
    group = group.dropna(subset=["hired"])
    if group.empty:
        return None
    return group.sort_values("hired").iloc[0]["name"]

result = employees.groupby("dept").apply(earliest, include_groups=False)
# case: wrong-column-in-agg
result = employees.groupby("department").agg({"salary": "mean"})
