import pandas as pd
import numpy as np
from collections import Counter

# case: dept-avg-salary-having
emp = pd.DataFrame({
    "emp_id": [100, 101, 102, 103, 104, 105, 106, 107],
    "first_name": ["Steven", "Neena", "Lex", "Alexander", "Bruce", "David", "Valli", "Diana"],
    "salary": [24000, 17000, 17000, 9000, 6000, 4800, 4800, 4200],
    "dept_id": [90, 90, 90, 60, 60, 60, 60, None],
    "manager_id": [0, 100, 100, 102, 103, 103, 103, 103],
})
dept = pd.DataFrame({"dept_id": [60, 90, 100], "dept_name": ["IT", "Executive", "Finance"]})
avg = emp.groupby("dept_id")["salary"].mean()
avg = avg[avg > 5000]
result = avg.reset_index().merge(dept, on="dept_id")[["dept_name", "salary"]].rename(columns={"salary": "avg_salary"})

# case: earns-more-than-manager
e = pd.DataFrame({"id": [1, 2, 3, 4, 5], "name": ["Joe", "Henry", "Sam", "Max", "Ida"], "salary": [70000, 80000, 60000, 90000, 85000], "managerId": [3, 4, None, None, 4]})
m = e.merge(e, left_on="managerId", right_on="id", suffixes=("", "_mgr"))
result = m.loc[m["salary"] > m["salary_mgr"], ["name"]].rename(columns={"name": "Employee"})

# case: second-highest-salary
e = pd.DataFrame({"id": [1, 2, 3, 4], "salary": [300, 300, 300, 300]})
u = e["salary"].drop_duplicates().sort_values(ascending=False)
result = pd.DataFrame({"SecondHighestSalary": [u.iloc[1] if len(u) > 1 else None]})

# case: dept-top-three
e = pd.DataFrame({
    "name": ["Joe", "Henry", "Sam", "Max", "Janet", "Randy", "Will"],
    "salary": [85000, 80000, 60000, 90000, 69000, 85000, 70000],
    "departmentId": [1, 2, 2, 1, 1, 1, 1],
})
d = pd.DataFrame({"id": [1, 2], "name": ["IT", "Sales"]})
e["rnk"] = e.groupby("departmentId")["salary"].rank(method="dense", ascending=False)
r = e[e["rnk"] <= 3].merge(d, left_on="departmentId", right_on="id")
result = r[["name_y", "name_x", "salary"]].rename(columns={"name_y": "Department", "name_x": "Employee", "salary": "Salary"}).sort_values(["Department", "Salary"], ascending=[True, False])

# case: tenure-years-buckets
staff = pd.DataFrame({
    "name": ["Ana", "Bert", "Cleo", "Doug", "Elsa", "Fred"],
    "hire_date": ["2010-06-01", "15 Mar 2015", "2018/11/30", "2020-02-29", "2022-12-31", None],
})
hd = staff["hire_date"].apply(pd.to_datetime)
staff["tenure"] = ((pd.Timestamp("2024-03-01") - hd).dt.days / 365.25).round(2)
staff["band"] = pd.cut(staff["tenure"], bins=[0, 2, 5, 10, 50], labels=["junior", "mid", "senior", "veteran"])
result = staff

# case: overtime-pay
hours = pd.DataFrame({
    "emp": ["A", "A", "A", "A", "A", "B", "B", "B", "C"],
    "week": [1, 1, 1, 1, 1, 1, 1, 2, 1],
    "hours": [9, 9.5, 8, 10, 8, 12, 11, 40, "8"],
})
rates = {"A": 20, "B": 25.5, "C": 18}
hours["hours"] = pd.to_numeric(hours["hours"])
w = hours.groupby(["emp", "week"], as_index=False)["hours"].sum()
w["overtime"] = np.maximum(w["hours"] - 40, 0)
w["regular"] = w["hours"] - w["overtime"]
w["pay"] = (w["regular"] + 1.5 * w["overtime"]) * w["emp"].map(rates)
result = w[["emp", "week", "regular", "overtime", "pay"]]

# case: hours-sum-mistake
# Employees with more than 40 hours
hours = pd.DataFrame({"emp": ["A", "A", "B"], "hours": [30, 12, "8"]})
tot = hours.groupby("emp")["hours"].sum()
result = tot[tot > 40].index.tolist()

# case: gender-pay-gap
p = pd.DataFrame({
    "gender": ["F", "M", "M", "F", "F", "M", "X", None],
    "job": ["dev", "dev", "ops", "ops", "dev", "dev", "ops", "dev"],
    "salary": [5200.0, 5600.0, 4100.0, 4000.0, 4900.0, 5800.0, 4050.0, 5000.0],
})
piv = p.pivot_table(index="job", columns="gender", values="salary", aggfunc="mean")
piv["gap_pct"] = ((piv["M"] - piv["F"]) / piv["M"] * 100).round(1)
result = piv.fillna("-")

# case: org-chart-depth
org = pd.DataFrame({"emp": ["ceo", "cto", "cfo", "dev1", "dev2", "acc", "intern"], "boss": [None, "ceo", "ceo", "cto", "cto", "cfo", "dev1"]})
boss = org.set_index("emp")["boss"].to_dict()
def depth(e):
    n = 0
    while boss.get(e) is not None:
        e = boss[e]
        n += 1
    return n
org["depth"] = org["emp"].apply(depth)
org["reports"] = org["emp"].map(org["boss"].value_counts()).fillna(0).astype(int)
result = org.sort_values(["depth", "emp"], ascending=[False, True]).reset_index(drop=True)

# case: salary-history-raises
hist = pd.DataFrame({
    "emp": [1, 1, 1, 2, 2, 3],
    "from": pd.to_datetime(["2020-01-01", "2021-01-01", "2022-07-01", "2020-05-01", "2022-05-01", "2021-09-01"]),
    "salary": [50000, 52500, 60000, 40000, 38000, 75000],
})
hist = hist.sort_values(["emp", "from"])
hist["to"] = hist.groupby("emp")["from"].shift(-1) - pd.Timedelta(days=1)
hist["raise_pct"] = hist.groupby("emp")["salary"].pct_change().mul(100).round(2)
result = hist.loc[hist["raise_pct"].abs() > 3].to_dict(orient="list")

# case: leave-overlap-months
leave = pd.DataFrame({"emp": ["A", "B", "A", "C"], "start": ["2024-01-29", "2024-02-10", "2024-02-28", "2024-03-04"], "end": ["2024-02-02", "2024-02-14", "2024-03-05", "2024-03-04"]})
leave["day"] = leave.apply(lambda r: pd.bdate_range(r["start"], r["end"]), axis=1)
days = leave.explode("day")
days["month"] = pd.to_datetime(days["day"]).dt.strftime("%Y-%m")
result = days.pivot_table(index="emp", columns="month", values="day", aggfunc="count", fill_value=0)

# case: duplicate-emails
person = pd.DataFrame({"id": [1, 2, 3, 4, 5], "email": ["a@b.com", "c@d.com", "A@B.com ", None, "c@d.com"]})
norm = person["email"].str.strip().str.lower()
cnt = Counter(norm.dropna())
result = {
    "duplicates": [k for k, v in cnt.items() if v > 1],
    "domains": norm.str.split("@").str[-1].value_counts().to_dict(),
    "keep": person.loc[~norm.duplicated() | norm.isna(), "id"].tolist(),
}

# case: bonus-where-scores
df = pd.DataFrame({"emp": list("PQRST"), "score": [4.8, 3.9, 2.1, np.nan, 4.5], "base": [1000, 2000, 1500, 1200, 900], "eligible": [True, True, False, True, None]})
df["bonus"] = np.where((df["score"] >= 4.5) & (df["eligible"] == True), df["base"] * 0.2, np.where(df["score"] >= 3.5, df["base"] * 0.1, 0))
result = df["bonus"].sum(), df.loc[df["bonus"] > 0, "emp"].str.cat(sep="/")

# case: truthy-series-mistake
# Raise 10 percent for salaries under 5000
df = pd.DataFrame({"name": ["A", "B"], "salary": [4000, 6000]})
if df["salary"] < 5000:
    df["salary"] = df["salary"] * 1.1
result = df

# case: median-vs-mean-skew
s = pd.DataFrame({"team": ["x"] * 4 + ["y"] * 4, "pay": [10, 12, 11, 50, 20, 21, 19, np.nan]})
g = s.groupby("team")["pay"]
result = pd.concat([g.mean(), g.median(), g.std().round(3), g.apply(lambda v: v.max() / v.sum()).round(3)], axis=1, keys=["mean", "median", "std", "top_share"])
