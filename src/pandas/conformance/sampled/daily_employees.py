import pandas as pd
import numpy as np
import datetime as dt
from dateutil.relativedelta import relativedelta

employees = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "name": ["Alice Ray", "bob stone", "Carla  Diaz", "Deng Wu", "Eli Fox", "Fatima N.", "Gus O'Hara", None],
    "dept": ["Sales", "sales", "IT", "IT", "HR", None, "Sales", "HR"],
    "hire_date": ["2015-03-01", "2018-07-16", "2020-02-29", "2019-12-31", "2021-01-04", "2022-05-30", "2015-03-01", "2023-11-15"],
    "term_date": [None, "2022-07-15", None, "2020-01-31", None, None, "2024-02-29", None],
    "dob": ["12/05/1980", "03/22/1991", "02/29/1992", "11/11/1975", "07/04/1988", None, "13/45/1990", "01/01/2001"],
    "salary": [5200, 4100, 6100, 5900, 3900, 4500, 4700, 3500],
})

leaves = pd.DataFrame({
    "emp_id": [101, 101, 103, 104, 105, 105, 999, 106],
    "start": ["2023-01-30", "2023-07-03", "2023-02-27", "2019-12-30", "2023-12-27", "2023-12-29", "2023-05-01", "2023-03-10"],
    "end": ["2023-02-03", "2023-07-14", "2023-02-28", "2020-01-02", "2024-01-02", "2024-01-05", "2023-05-05", None],
    "kind": ["vacation", "vacation", "sick", "vacation", "vacation", "sick", "vacation", "unpaid"],
})

reviews = pd.DataFrame({
    "emp_id": [101, 101, 101, 102, 103, 105, 105, 107],
    "review_date": ["2016-03-01", "2017-03-05", "2019-03-02", "2019-07-16", "2021-02-28", "2022-01-04", "2023-01-09", "2016-03-15"],
    "score": [3.5, 4.0, 4.5, 2.5, 5.0, 3.0, np.nan, 4.0],
})

# case: tenure-years
ref = pd.Timestamp("2024-03-01")
emp = employees.copy()
emp["hire_date"] = pd.to_datetime(emp["hire_date"])
emp["term_date"] = pd.to_datetime(emp["term_date"])
emp["tenure_years"] = ((emp["term_date"].fillna(ref) - emp["hire_date"]).dt.days / 365.25).round(2)
result = emp[["emp_id", "name", "tenure_years"]].sort_values("tenure_years", ascending=False)

# case: exact-age
ref = pd.Timestamp(2024, 2, 28)
dob = pd.to_datetime(employees["dob"], format="%m/%d/%Y", errors="coerce")
had_birthday = (dob.dt.month < ref.month) | ((dob.dt.month == ref.month) & (dob.dt.day <= ref.day))
age = ref.year - dob.dt.year - (~had_birthday).astype(int)
result = age

# case: age-apply-relativedelta
ref = dt.datetime(2024, 3, 1)
dob = pd.to_datetime(employees["dob"], errors="coerce", format="%m/%d/%Y")
result = dob.apply(lambda b: relativedelta(ref, b).years if pd.notnull(b) else np.nan)

# case: headcount-at-month-end
emp = employees.copy()
emp["hire_date"] = pd.to_datetime(emp["hire_date"])
emp["term_date"] = pd.to_datetime(emp["term_date"])
months = pd.date_range("2019-10-31", "2020-06-30", freq="ME")
counts = []
for m in months:
    active = (emp["hire_date"] <= m) & (emp["term_date"].isna() | (emp["term_date"] > m))
    counts.append(active.sum())
result = pd.Series(counts, index=months, name="headcount")

# case: hires-per-year
h = pd.to_datetime(employees["hire_date"])
yrs = h.dt.year.value_counts().sort_index()
result = yrs.reindex(range(yrs.index.min(), yrs.index.max() + 1), fill_value=0)

# case: leave-length-inclusive
lv = leaves.copy()
lv[["start", "end"]] = lv[["start", "end"]].apply(pd.to_datetime)
lv["days"] = (lv["end"] - lv["start"]).dt.days + 1
result = lv.groupby("kind")["days"].agg(["sum", "mean", "max", "count"])

# case: leave-business-days
lv = leaves.dropna(subset=["end"]).copy()
lv["start"] = pd.to_datetime(lv["start"])
lv["end"] = pd.to_datetime(lv["end"])
def workdays(row):
    days = pd.date_range(row["start"], row["end"])
    return (days.dayofweek < 5).sum()
lv["workdays"] = lv.apply(workdays, axis=1)
result = lv[["emp_id", "workdays"]]

# case: leave-np-busday
lv = leaves.dropna().copy()
s = pd.to_datetime(lv["start"]).values.astype("datetime64[D]")
e = pd.to_datetime(lv["end"]).values.astype("datetime64[D]") + np.timedelta64(1, "D")
lv["bd"] = np.busday_count(s, e)
result = lv.groupby("emp_id")["bd"].sum().to_dict()

# case: explode-leave-days
lv = leaves.dropna(subset=["end"]).copy()
lv["day"] = [pd.date_range(a, b, freq="D") for a, b in zip(lv["start"], lv["end"])]
days = lv.explode("day")
days["month"] = pd.to_datetime(days["day"]).dt.strftime("%Y-%m")
result = days.groupby(["emp_id", "month"]).size()

# case: overlapping-leaves
lv = leaves.copy()
lv["start"] = pd.to_datetime(lv["start"])
lv["end"] = pd.to_datetime(lv["end"])
lv["leave_no"] = range(len(lv))
pairs = lv.merge(lv, on="emp_id", suffixes=("_a", "_b"))
pairs = pairs[pairs["leave_no_a"] < pairs["leave_no_b"]]
overlap = pairs[(pairs["start_a"] <= pairs["end_b"]) & (pairs["start_b"] <= pairs["end_a"])]
result = overlap[["emp_id", "start_a", "end_a", "start_b", "end_b"]]

# case: next-review-due
rv = reviews.copy()
rv["review_date"] = pd.to_datetime(rv["review_date"])
last = rv.groupby("emp_id")["review_date"].max()
result = (last + pd.DateOffset(years=1)).dt.strftime("%A, %d %B %Y")

# case: probation-end-leap
h = pd.to_datetime(employees["hire_date"])
result = pd.DataFrame({"hire": h, "probation_end": h + pd.DateOffset(months=6), "one_year": h + pd.DateOffset(years=1)})

# case: days-between-reviews
rv = reviews.assign(review_date=lambda d: pd.to_datetime(d["review_date"])).sort_values(["emp_id", "review_date"])
rv["prev"] = rv.groupby("emp_id")["review_date"].shift()
rv["gap_days"] = (rv["review_date"] - rv["prev"]).dt.days
rv["late"] = rv["gap_days"] > 370
result = rv

# case: latest-score
rv = reviews.copy()
rv["review_date"] = pd.to_datetime(rv["review_date"])
idx = rv.groupby("emp_id")["review_date"].idxmax()
result = rv.loc[idx].merge(employees[["emp_id", "name"]], on="emp_id", how="right")

# case: months-of-service-periods
h = pd.to_datetime(employees["hire_date"]).dt.to_period("M")
end = pd.Period("2024-03", freq="M")
result = [(end - p).n for p in h]

# case: anniversaries-march
h = pd.to_datetime(employees["hire_date"])
march = employees[h.dt.month == 3].copy()
march["years"] = 2024 - h.dt.year
result = march[["name", "years"]]

# case: hire-weekday
emp = employees.copy()
emp["weekday"] = pd.to_datetime(emp["hire_date"]).dt.day_name().str[:3]
emp["weekend_hire"] = pd.to_datetime(emp["hire_date"]).dt.weekday.isin([5, 6])
result = emp[["name", "weekday", "weekend_hire"]]

# case: wrong-subtract-strings
employees["tenure"] = employees["term_date"] - employees["hire_date"]
result = employees["tenure"]

# case: review-during-employment
rv = reviews.merge(employees[["emp_id", "hire_date", "term_date"]], on="emp_id")
for col in ["review_date", "hire_date", "term_date"]:
    rv[col] = pd.to_datetime(rv[col])
rv["term_date"] = rv["term_date"].fillna(pd.Timestamp.max.normalize())
rv["valid"] = rv["review_date"].between(rv["hire_date"], rv["term_date"])
result = rv["valid"].value_counts()

# case: hire-cohort-by-dept
emp = employees.copy()
emp["dept"] = emp["dept"].str.strip().str.title().fillna("Unknown")
emp["year"] = emp["hire_date"].str[:4].astype(int)
result = pd.crosstab(emp["year"], emp["dept"], margins=True)

# case: avg-salary-by-half-year
emp = employees.assign(hire_date=pd.to_datetime(employees["hire_date"]))
emp["half"] = emp["hire_date"].dt.year.astype(str) + "-H" + np.where(emp["hire_date"].dt.month <= 6, "1", "2")
result = emp.groupby("half")["salary"].mean()

# case: attrition-by-quarter
t = pd.to_datetime(employees["term_date"]).dropna()
q = t.dt.to_period("Q")
result = q.astype(str).value_counts().to_dict()

# case: term-before-hire-if
emp = employees.copy()
emp["hire_date"] = pd.to_datetime(emp["hire_date"])
emp["term_date"] = pd.to_datetime(emp["term_date"])
if emp["term_date"] < emp["hire_date"]:
    result = "bad data"
else:
    result = "ok"

# case: tenure-text
emp = employees.copy()
start = pd.to_datetime(emp["hire_date"])
end = pd.to_datetime(emp["term_date"]).fillna(pd.Timestamp("2024-06-30"))
months = (end.dt.year - start.dt.year) * 12 + (end.dt.month - start.dt.month) - (end.dt.day < start.dt.day).astype(int)
emp["tenure"] = (months // 12).astype(str) + "y " + (months % 12).astype(str) + "m"
result = emp.set_index("emp_id")["tenure"]
