import pandas as pd
import numpy as np
import datetime as dt
from collections import defaultdict

# HR / payroll
emp = pd.DataFrame({
    "emp_id": ["E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09"],
    "name": ["Zoe Hart", "yan li", "Xi Wu", "Will  Ode", None, "Val Roy", "Uri Paz", "Tia Fox", "yan li"],
    "dept": ["IT", "it ", "HR", "Sales", "Sales", None, "HR", "IT", "Legal"],
    "salary": ["72,000", "65000", "$58,500.50", "0", "N/A", "1.1e5", "58,500.50", " 90 000", "-"],
    "bonus_pct": [10, 0, 5, None, 7.5, 12, 5, 100, -3],
    "hired": ["2019-03-01", "2020-11-15", "03/07/2018", None, "2021-06-30", "2019-03-01", "not set", "2015-01-20", "2024-02-29"],
    "remote": ["yes", "No", "Y", "", None, "TRUE", "0", "1", "no"],
    "children": [0, 2, 1, 3, 0, 0, 4, 2, 1],
})
depts = pd.DataFrame({
    "dept": ["IT", "HR", "Sales", "Ops"],
    "budget": [200000, 100000, 0, 50000],
    "head_count_cap": pd.array([5, 2, None, 0], dtype="Int64"),
})
hours = pd.DataFrame({
    "emp_id": ["E01", "E01", "E02", "E03", "E03", "E03", "E04", "E07", "E10"],
    "week": [1, 2, 1, 1, 2, 3, 1, 1, 1],
    "hours": [40, 45.5, 38, 0, 60, 40, np.nan, 37.5, 40],
    "rate": [35, 35, 30.25, 28, 28, 28, 20, 28, 15],
})

# case: salary-clean
sal = emp["salary"].str.replace(r"[^0-9.eE\-]", "", regex=True)
emp["salary_num"] = pd.to_numeric(sal, errors="coerce")
result = emp[["emp_id", "salary_num"]]

# case: salary-total-formatted
sal = pd.to_numeric(emp["salary"].str.replace(r"[$, ]", "", regex=True), errors="coerce")
total = sal.sum()
result = f"Total payroll: ${total:,.2f} across {sal.count()} employees (avg {sal.mean():.0f})"

# case: bonus-amount
sal = pd.to_numeric(emp["salary"].str.replace(r"[$, ]", "", regex=True), errors="coerce")
emp["bonus"] = sal.mul(emp["bonus_pct"]).div(100).round(2)
result = emp.loc[emp["bonus"].notnull(), ["name", "bonus"]].sort_values("bonus", ascending=False)

# case: overtime-pay
hours["ot"] = (hours["hours"] - 40).clip(lower=0)
hours["base"] = hours[["hours"]].clip(upper=40)["hours"]
hours["pay"] = hours["base"] * hours["rate"] + hours["ot"] * hours["rate"] * 1.5
result = hours.groupby("emp_id", as_index=False).agg(total_pay=("pay", "sum"), weeks=("week", "nunique"), ot=("ot", "max"))

# case: remote-to-bool
truth = {"yes": True, "y": True, "true": True, "1": True, "no": False, "0": False}
emp["is_remote"] = emp["remote"].str.lower().map(truth)
result = emp["is_remote"].tolist(), str(emp["is_remote"].dtype), emp["is_remote"].sum()

# case: remote-boolean-dtype
truth = {"yes": True, "y": True, "true": True, "1": True, "no": False, "0": False}
b = emp["remote"].str.lower().map(truth).astype("boolean")
result = b.value_counts(dropna=False)

# case: children-astype-chain
c = emp["children"].astype(str).astype("category").astype(int).astype(float).astype("Int64")
result = c

# case: children-bool-cast
result = emp["children"].astype(bool).tolist(), int(emp["children"].astype(bool).sum()), emp["children"].gt(0).mean()

# case: bonus-to-int-failure
emp["bonus_int"] = emp["bonus_pct"].astype("Int64")
result = emp

# case: bonus-floor-then-Int64
result = np.floor(emp["bonus_pct"]).astype("Int64").tolist()

# case: min-max-names-and-dates
d = pd.to_datetime(emp["hired"], errors="coerce", format="%Y-%m-%d")
result = {
    "first_name": emp["name"].dropna().min(),
    "last_name": emp["name"].dropna().str.title().max(),
    "first_hire": d.min(),
    "last_hire": d.max().strftime("%d %b %Y"),
    "span_days": (d.max() - d.min()).days,
    "span_type": type((d.max() - d.min()).days).__name__,
}

# case: string-column-max-with-none
result = emp["name"].max()

# case: tenure-years-int
d = pd.to_datetime(emp["hired"], errors="coerce", format="%Y-%m-%d")
ref = pd.Timestamp("2024-06-30")
yrs = (ref - d).dt.days / 365.25
result = pd.DataFrame({"emp_id": emp["emp_id"], "yrs": yrs.round(2), "whole": np.floor(yrs).astype("Int64")})

# case: mean-of-dates
d = pd.to_datetime(emp["hired"], format="mixed", errors="coerce")
result = d.mean().date().isoformat(), d.median().year, d.notna().sum()

# case: budget-per-capacity
depts["per_seat"] = depts["budget"] / depts["head_count_cap"]
depts["seats_x2"] = depts["head_count_cap"] * 2
result = depts.dtypes.astype(str).to_dict(), depts["seats_x2"].sum()

# case: dept-spend-ratio
emp["d"] = emp["dept"].str.strip().str.upper()
sal = pd.to_numeric(emp["salary"].str.replace(r"[$, ]", "", regex=True), errors="coerce")
spend = sal.groupby(emp["d"]).sum()
cap = depts.set_index(depts["dept"].str.upper())["budget"]
result = (spend / cap).to_frame("ratio").assign(over=lambda x: x["ratio"] > 1)

# case: weighted-hour-rate
h = hours.dropna(subset=["hours"])
by = h.groupby("emp_id").apply(lambda g: (g["hours"] * g["rate"]).sum() / g["hours"].sum(), include_groups=False)
result = by.round(2)

# case: average-zero-weights-error
h = hours[hours["emp_id"].eq("E03") & hours["week"].eq(1)]
result = np.average(h["rate"], weights=h["hours"])

# case: defaultdict-totals
totals = defaultdict(float)
for e, h, r in zip(hours["emp_id"], hours["hours"].fillna(0), hours["rate"]):
    totals[e] += h * r
result = dict(totals)

# case: describe-mixed
result = emp[["bonus_pct", "children"]].describe(percentiles=[0.1, 0.9]).round(2)

# case: sum-salary-strings
result = emp["salary"].iloc[:3].sum(), type(emp["salary"].sum()).__name__

# case: mean-salary-strings-error
result = emp["salary"].mean()
