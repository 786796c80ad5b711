import pandas as pd
import numpy as np
from datetime import date, datetime

employees = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "first": ["Nina", "Omar", "PAUL", "Quinn", "rosa", "Sven", "Tara", "Uma", "Victor", "Wendy", "Xi", "Yan"],
    "last": ["Abel", "Bakr", "Chen", "Doyle", "Estes", None, "Gupta", "Hale", "Ionescu", "Jones", "Kai", "Lund"],
    "manager_id": [np.nan, 1, 1, 2, 2, 3, 3, 4, 99, 4, 7, 7],
    "dept_id": ["D1", "D2", "D3", "D2", "D2", "D3", "d3", "D2", "D4", None, "D3", "D3"],
    "hired": ["2010-01-04", "2012-06-18", "2011-09-01", "2015-03-30", "2018/11/05", "2019-02-28", "2016-08-15", "2020-10-01", "2021-13-01", "2022-02-14", "", "2023-05-22"],
    "salary": ["185000", "120,000", "131000", "98000", "98,000", "76000", "104000", "67000", "n/a", "71000", "76000", "64,500"],
    "rating": [4.5, 3.8, 4.1, 3.9, 3.9, np.nan, 4.7, 3.1, 2.5, np.nan, 4.1, 3.0],
})

departments = pd.DataFrame({
    "dept_id": ["D1", "D2", "D3", "D4", "D5", "D6"],
    "dept_name": ["Executive", "Sales", "Engineering", "Legal", "Research", ""],
    "budget": [400000, 500000, 450000, np.nan, 90000, 0],
})

leave = pd.DataFrame({
    "emp_id": [2, 2, 4, 4, 4, 5, 6, 8, 8, 11, 12, 20],
    "start": ["2023-01-02", "2023-07-10", "2023-02-20", "2023-02-27", "2023-12-27", "2023-04-03", "2023-05-01", "2023-06-05", "2023-06-07", "2023-08-14", "2023-12-29", "2023-03-01"],
    "end": ["2023-01-06", "2023-07-21", "2023-02-24", "2023-02-28", "2024-01-03", "2023-04-03", None, "2023-06-08", "2023-06-12", "2023-08-11", "2024-01-02", "2023-03-02"],
    "type": ["Annual", "annual", "Sick", "sick", "Annual", "Sick", "Parental", "Annual", "Sick", "Annual", "annual", "Sick"],
})


# case: salary_above_department_average
def parse_salary(value):
    """Return the salary as a float, or NaN when it cannot be read."""
    try:
        return float(value.replace(",", ""))
    except (ValueError, AttributeError):
        return np.nan


emp = employees.copy()
emp["salary"] = emp["salary"].apply(parse_salary)
emp["dept_id"] = emp["dept_id"].str.upper()
dept_avg = emp.groupby("dept_id")["salary"].mean()
lines = []
for _, row in emp.iterrows():
    if pd.isna(row["dept_id"]) or pd.isna(row["salary"]):
        continue
    avg = dept_avg[row["dept_id"]]
    if row["salary"] > avg:
        lines.append(f"{row['first'].title()} ({row['dept_id']}): {row['salary']:,.0f} vs {avg:,.2f} (+{row['salary'] / avg - 1:.1%})")
result = lines

# case: manager_salary_self_join
e = employees.assign(pay=pd.to_numeric(employees["salary"].str.replace(",", ""), errors="coerce"))
boss = e[["emp_id", "first", "pay"]].rename(columns=lambda c: "mgr_" + c)
pairs = e.merge(boss, left_on="manager_id", right_on="mgr_emp_id", how="left")
pairs["ratio"] = (pairs["pay"] / pairs["mgr_pay"]).round(3)
result = pairs.loc[pairs["ratio"].notna(), ["first", "mgr_first", "ratio"]].sort_values(["ratio", "first"], ascending=[False, True])

# case: reporting_depth_and_chain
parent = employees.set_index("emp_id")["manager_id"]
names = employees.set_index("emp_id")["first"].str.title()

def chain(emp_id):
    path = [names[emp_id]]
    current = parent.get(emp_id)
    while current is not None and not pd.isna(current):
        if int(current) not in names.index:
            path.append("??")
            break
        path.append(names[int(current)])
        current = parent.get(int(current))
    return path

chains = {names[i]: chain(i) for i in employees["emp_id"]}
result = pd.DataFrame({
    "depth": {k: len(v) - 1 for k, v in chains.items()},
    "path": {k: " > ".join(reversed(v)) for k, v in chains.items()},
}).rename_axis("employee")

# case: hire_date_tenure_buckets
today = pd.Timestamp(date(2023, 12, 31))
hired = pd.to_datetime(employees["hired"].str.replace("/", "-"), format="%Y-%m-%d", errors="coerce")
tenure = (today - hired).dt.days.floordiv(365)

def bucket(years):
    if pd.isna(years):
        return "unknown"
    if years < 2:
        return "0-1"
    elif years < 5:
        return "2-4"
    elif years < 10:
        return "5-9"
    return "10+"

counts = tenure.map(bucket).value_counts()
result = counts.reindex(["0-1", "2-4", "5-9", "10+", "unknown"], fill_value=0)

# case: working_days_of_leave
lv = leave.dropna(subset=["end"]).copy()
s = lv["start"].to_numpy(dtype="datetime64[D]")
t = lv["end"].to_numpy(dtype="datetime64[D]")
holidays = np.array(["2023-12-25", "2024-01-01"], dtype="datetime64[D]")
lv["days"] = np.busday_count(s, t + 1, holidays=holidays)
lv.loc[lv["days"] <= 0, "days"] = 0
lv["type"] = lv["type"].str.lower()
result = lv.pivot_table(values="days", index="emp_id", columns="type", aggfunc="sum", fill_value=0, margins=True, margins_name="total")

# case: overlapping_or_adjacent_leave_merged
lv = leave.copy()
lv["start"] = pd.to_datetime(lv["start"])
lv["end"] = pd.to_datetime(lv["end"]).fillna(lv["start"])
merged = []
for emp_id, grp in lv.sort_values(["emp_id", "start"]).groupby("emp_id"):
    cur_start, cur_end = None, None
    for s, t in zip(grp["start"], grp["end"]):
        if cur_end is not None and s <= cur_end + pd.offsets.BDay(1):
            cur_end = max(cur_end, t)
        else:
            if cur_end is not None:
                merged.append({"emp_id": emp_id, "start": cur_start, "end": cur_end})
            cur_start, cur_end = s, t
    merged.append({"emp_id": emp_id, "start": cur_start, "end": cur_end})
out = pd.DataFrame(merged)
out["spells"] = out.groupby("emp_id").cumcount() + 1
result = out

# case: department_budget_usage
pay = pd.to_numeric(employees["salary"].str.replace(",", "").replace("n/a", None))
by_dept = pay.groupby(employees["dept_id"].str.upper()).agg(total="sum", heads="size")
rep = departments.join(by_dept, on="dept_id")
rep["heads"] = rep["heads"].fillna(0).astype(int)
rep["used"] = rep["total"] / rep["budget"]
rep["flag"] = rep["used"].case_when([
    (rep["used"].isna(), "no data"),
    (rep["used"] > 1, "OVER"),
    (rep["used"].between(0.8, 1), "tight"),
    (rep["used"] < 0.8, "ok"),
])
result = rep.drop(columns="dept_id").set_index("dept_name")

# case: login_names_unique
base = employees["first"].str[0].str.lower() + employees["last"].str.lower().fillna("x")
seen = {}
logins = []
for candidate in base.str.slice(stop=4):
    seen[candidate] = seen.get(candidate, 0) + 1
    logins.append(candidate if seen[candidate] == 1 else f"{candidate}{seen[candidate]}")
result = pd.Series(logins, index=employees["emp_id"], name="login")

# case: average_rating_by_hire_year
try:
    years = pd.to_datetime(employees["hired"]).dt.year
except KeyError:
    years = employees["hired"].str[:4]
result = employees.groupby(years)["rating"].mean()

# case: top_two_rated_per_department
ranked = employees.assign(
    dept_id=employees["dept_id"].str.upper(),
    rk=employees.groupby(employees["dept_id"].str.upper())["rating"].rank(method="min", ascending=False),
)
top = ranked[ranked["rk"] <= 2].merge(departments[["dept_id", "dept_name"]], on="dept_id")
result = {
    dept: [f"#{int(r.rk)} {r.first.capitalize()} ({r.rating})" for r in g.sort_values(["rk", "emp_id"]).itertuples()]
    for dept, g in top.groupby("dept_name")
}
