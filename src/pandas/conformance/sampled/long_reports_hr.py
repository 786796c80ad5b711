import pandas as pd
import numpy as np
from datetime import datetime, timedelta

employees = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "name": ["Alice Wong", "Bob Stone", "carla Diaz", "Dan Novak", "Eva Lind", "Frank Ho", "Gita Rao", "Hugo Bell"],
    "dept_id": [1, 1, 2, 2, 3, None, 3, 1],
    "manager_id": [None, 101, 101, 103, 103, 105, 105, 102],
    "hire_date": ["2015-03-01", "2018-07-16", "2016-11-30", "2020-01-06", "2019-05-20", "2022-09-01", "2021-02-15", "2023-01-09"],
    "salary": [145000, 98000, 120000, 76000, 99000, 58000, 76000, 61000],
})
departments = pd.DataFrame({"dept_id": [1, 2, 3, 4], "dept": ["Engineering", "Finance", "Sales", "Legal"], "budget": [400000, 200000, 180000, 50000]})

# case: department-pay-summary
emp = employees.copy()
emp["name"] = emp["name"].str.title()
emp["hire_date"] = pd.to_datetime(emp["hire_date"])
ref = pd.Timestamp("2024-01-01")
emp["tenure_years"] = ((ref - emp["hire_date"]).dt.days / 365.25).round(2)
emp["band"] = pd.cut(emp["salary"], bins=[0, 65000, 100000, np.inf], labels=["Junior", "Mid", "Senior"])

full = departments.merge(emp, on="dept_id", how="left")
summary = full.groupby("dept").agg(
    headcount=("emp_id", "count"),
    total_salary=("salary", "sum"),
    avg_salary=("salary", "mean"),
    median_tenure=("tenure_years", "median"),
    budget=("budget", "first"),
)
summary["utilisation"] = (summary["total_salary"] / summary["budget"] * 100).round(1)
summary["over_budget"] = summary["total_salary"] > summary["budget"]
summary = summary.sort_values("utilisation", ascending=False)

bands = pd.crosstab(full["dept"], full["band"])
top_paid = full.loc[full.groupby("dept")["salary"].idxmax().dropna().astype(int), ["dept", "name", "salary"]].reset_index(drop=True)
unassigned = emp.loc[emp["dept_id"].isna(), "name"].tolist()
assert summary["headcount"].sum() + len(unassigned) == len(emp)
result = {"summary": summary, "bands": bands, "top_paid": top_paid, "unassigned": unassigned}

# case: department-pay-summary-keep-none
emp = employees.copy()
emp["name"] = emp["name"].str.title()
emp["hire_date"] = pd.to_datetime(emp["hire_date"])
emp["hire_year"] = emp["hire_date"].dt.year
full = emp.merge(departments, on="dept_id", how="outer")
full["dept"] = full["dept"].fillna("(none)")

# groups sorted by size then by name
size = full.groupby("dept")["emp_id"].count().reset_index(name="n")
size = size.sort_values(["n", "dept"], ascending=[False, True]).reset_index(drop=True)
size["cum_n"] = size["n"].cumsum()
size["cum_pct"] = (size["cum_n"] / size["n"].sum() * 100).round(1)

# spread of salary inside each department
spread = (
    full.dropna(subset=["salary"])
    .groupby("dept")["salary"]
    .agg(["min", "max", "mean", "std"])
    .assign(range=lambda d: d["max"] - d["min"])
    .round(2)
)
# z-score of everyone in his department
valid = full.dropna(subset=["emp_id"]).copy()
valid["z"] = valid.groupby("dept")["salary"].transform(lambda s: (s - s.mean()) / s.std()).round(3)
valid["emp_id"] = valid["emp_id"].astype(int)
outliers = valid.loc[valid["z"].abs() > 1, ["emp_id", "name", "dept", "z"]].sort_values("z", ascending=False)

hires = valid.pivot_table(index="hire_year", columns="dept", values="emp_id", aggfunc="count", fill_value=0)
hires.loc["Total"] = hires.sum()
result = {"size": size, "spread": spread, "outliers": outliers.to_dict("records"), "hires": hires}

# case: org-chart-levels
emp = employees[["emp_id", "name", "manager_id", "salary"]].copy()
emp["manager_id"] = emp["manager_id"].astype("Int64")

manager_of = dict(zip(employees["emp_id"], employees["manager_id"]))


def chain(emp_id):
    path = []
    current = manager_of.get(emp_id)
    while current is not None and not pd.isna(current):
        path.append(int(current))
        current = manager_of.get(int(current))
    return path


emp["chain"] = emp["emp_id"].apply(chain)
emp["level"] = emp["chain"].apply(len)
emp["top"] = emp["chain"].apply(lambda c: c[-1] if c else None)

# direct reports through a self join
pairs = emp.merge(emp, left_on="emp_id", right_on="manager_id", suffixes=("_mgr", "_rep"))
direct = pairs.groupby("name_mgr").agg(reports=("name_rep", "count"), names=("name_rep", lambda s: ", ".join(sorted(s))))
direct = direct.sort_values("reports", ascending=False)

# all reports, also indirect ones
exploded = emp[["emp_id", "chain"]].explode("chain").dropna()
total_reports = exploded.groupby("chain").size().rename("total_reports")
total_reports.index = total_reports.index.astype(int)
names = emp.set_index("emp_id")["name"]
span = total_reports.to_frame()
span["name"] = names
by_level = emp.groupby("level").agg(n=("emp_id", "count"), avg_salary=("salary", "mean"))
paid_more = pairs.loc[pairs["salary_rep"] > pairs["salary_mgr"], ["name_rep", "name_mgr"]]
result = {"levels": emp[["name", "level", "top"]], "direct": direct, "span": span, "by_level": by_level, "paid_more": paid_more.values.tolist()}

# case: raise-simulation
reviews = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 104, 105, 106, 107],
    "review_date": ["2023-12-01", "2023-12-03", "2023-11-30", "2022-12-01", "2023-12-05", "2023-12-01", "2023-12-09", "2023-12-11"],
    "rating": ["4", "3", "5", "2", "4", "n/a", "3", "5"],
})
reviews["rating"] = pd.to_numeric(reviews["rating"], errors="coerce")
reviews["review_date"] = pd.to_datetime(reviews["review_date"])

# only the newest review of each employee counts
latest = reviews.sort_values("review_date").drop_duplicates("emp_id", keep="last")
rates = {5: 0.08, 4: 0.05, 3: 0.025}

plan = employees.merge(latest, on="emp_id", how="left")
plan["rate"] = plan["rating"].map(rates).fillna(0.0)
plan["raise"] = (plan["salary"] * plan["rate"]).round(-2)
plan["new_salary"] = (plan["salary"] + plan["raise"]).astype(int)
plan["old_rank"] = plan["salary"].rank(ascending=False, method="min").astype(int)
plan["new_rank"] = plan["new_salary"].rank(ascending=False, method="min").astype(int)
plan["moved"] = plan["old_rank"] - plan["new_rank"]

table = plan[["name", "rating", "rate", "salary", "new_salary", "old_rank", "new_rank", "moved"]].sort_values("new_rank")
cost = plan.merge(departments, on="dept_id", how="left").groupby("dept", dropna=False)["raise"].sum()
by_rating = plan.groupby("rating", dropna=False)["emp_id"].count()
budget = 25000
assert plan["new_salary"].ge(plan["salary"]).all()
result = {
    "table": table,
    "cost": cost,
    "by_rating": by_rating,
    "total": plan["raise"].sum(),
    "within_budget": bool(plan["raise"].sum() <= budget),
}

# case: headcount-over-time
emp = employees[["emp_id", "dept_id", "hire_date"]].copy()
emp["hire_date"] = pd.to_datetime(emp["hire_date"])
exits = pd.DataFrame({"emp_id": [104, 102, 108], "exit_date": pd.to_datetime(["2022-06-30", "2021-12-31", "2023-08-15"])})
emp = emp.merge(exits, on="emp_id", how="left")

# +1 at hire, -1 at exit
hires = emp[["hire_date"]].rename(columns={"hire_date": "date"}).assign(change=1)
leaves = emp[["exit_date"]].dropna().rename(columns={"exit_date": "date"}).assign(change=-1)
events = pd.concat([hires, leaves]).sort_values("date").reset_index(drop=True)
events["headcount"] = events["change"].cumsum()

yearly = events.groupby(events["date"].dt.year).agg(
    hired=("change", lambda s: (s > 0).sum()),
    left=("change", lambda s: (s < 0).sum()),
    year_end=("headcount", "last"),
)
yearly = yearly.reindex(range(2015, 2024))
yearly[["hired", "left"]] = yearly[["hired", "left"]].fillna(0).astype(int)
yearly["year_end"] = yearly["year_end"].ffill().astype(int)
yearly["year_start"] = yearly["year_end"].shift(fill_value=0)
yearly["turnover"] = (yearly["left"] / ((yearly["year_start"] + yearly["year_end"]) / 2)).round(3)

emp["days"] = (emp["exit_date"].fillna(pd.Timestamp("2023-12-31")) - emp["hire_date"]).dt.days
emp["active"] = emp["exit_date"].isna()
by_active = emp.groupby("active")["days"].describe().round(1)
assert yearly["hired"].sum() - yearly["left"].sum() == emp["active"].sum()
result = {"events": events, "yearly": yearly, "by_active": by_active, "peak": int(events["headcount"].max())}

# case: timesheet-overtime
entries = pd.DataFrame([
    [101, "2024-03-04", "08:00", "17:30"],
    [101, "2024-03-05", "08:15", "16:45"],
    [101, "2024-03-06", "07:45", "19:00"],
    [102, "2024-03-04", "09:00", "17:00"],
    [102, "2024-03-05", "22:00", "06:00"],
    [103, "2024-03-09", "10:00", "14:00"],
    [103, "2024-03-04", "09:00", None],
    [104, "2024-03-06", "08:00", "18:00"],
    [104, "2024-03-06", "08:00", "18:00"],
], columns=["emp_id", "day", "start", "end"])

entries = entries.drop_duplicates()
entries["start_ts"] = pd.to_datetime(entries["day"] + " " + entries["start"])
entries["end_ts"] = pd.to_datetime(entries["day"] + " " + entries["end"])
overnight = entries["end_ts"] < entries["start_ts"]
entries.loc[overnight, "end_ts"] += pd.Timedelta(days=1)
entries["hours"] = (entries["end_ts"] - entries["start_ts"]).dt.total_seconds() / 3600
entries["break"] = np.where(entries["hours"] > 6, 0.5, 0.0)
entries["worked"] = entries["hours"] - entries["break"]
entries["overtime"] = (entries["worked"] - 8).clip(lower=0)
entries["weekend"] = pd.to_datetime(entries["day"]).dt.dayofweek >= 5
entries["factor"] = np.select([entries["weekend"], overnight], [2.0, 1.5], default=1.0)

pay = entries.merge(employees[["emp_id", "name", "salary"]], on="emp_id")
pay["rate"] = pay["salary"] / 2080
pay["cost"] = ((pay["worked"] - pay["overtime"]) * pay["rate"] * pay["factor"] + pay["overtime"] * pay["rate"] * 1.5).round(2)
total = pay.groupby("name").agg(days=("day", "nunique"), worked=("worked", "sum"), overtime=("overtime", "sum"), cost=("cost", "sum"))
incomplete = pay.loc[pay["hours"].isna(), ["name", "day"]]
longest = pay.loc[pay["worked"].idxmax()]
result = {"total": total.round(2), "incomplete": incomplete, "longest": (longest["name"], longest["day"], longest["worked"]), "shifts": pay[["name", "day", "worked", "overtime", "factor"]]}

# case: skills-coverage
skills = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 107, 110],
    "skills": ["python; sql;aws", "SQL;excel", "excel ; powerpoint", None, "negotiation", "python;Negotiation;sql", "java"],
})
required = pd.DataFrame({"dept": ["Engineering", "Engineering", "Finance", "Sales", "Sales"], "skill": ["python", "java", "excel", "negotiation", "excel"]})

# long format
long = (
    skills.dropna(subset=["skills"])
    .assign(skill=lambda d: d["skills"].str.lower().str.split(";"))
    .explode("skill")
    .assign(skill=lambda d: d["skill"].str.strip())
    .drop(columns="skills")
)
people = employees.merge(departments[["dept_id", "dept"]], on="dept_id", how="left")[["emp_id", "name", "dept"]]
have = long.merge(people, on="emp_id", how="left")
have_counts = have.groupby(["dept", "skill"]).size().rename("people").reset_index()

coverage = required.merge(have_counts, on=["dept", "skill"], how="left").fillna({"people": 0})
coverage["people"] = coverage["people"].astype(int)
coverage["covered"] = coverage["people"] > 0
rate = coverage.groupby("dept")["covered"].mean().mul(100)

matrix = pd.crosstab(long["emp_id"], long["skill"]).astype(bool)
n_skills = long.groupby("emp_id")["skill"].nunique().reindex(employees["emp_id"], fill_value=0)
popular = long["skill"].value_counts()
popular = popular[popular == popular.max()].index.tolist()
unknown = have.loc[have["name"].isna(), "emp_id"].unique().tolist()
result = {"coverage": coverage, "rate": rate, "matrix": matrix, "n_skills": n_skills, "popular": sorted(popular), "unknown": unknown}

# case: leave-balance
leave = pd.DataFrame({
    "emp_id": [101, 101, 102, 103, 103, 105, 106],
    "type": ["annual", "sick", "annual", "annual", "annual", "unpaid", "annual"],
    "start": ["2023-01-09", "2023-03-01", "2023-07-03", "2023-08-14", "2023-12-27", "2023-05-01", "2023-06-05"],
    "end": ["2023-01-13", "2023-03-02", "2023-07-21", "2023-08-18", "2024-01-05", "2023-05-05", "2023-06-02"],
})
leave["start"] = pd.to_datetime(leave["start"])
leave["end"] = pd.to_datetime(leave["end"])

# validation: end must not precede start
invalid = leave[leave["end"] < leave["start"]]
leave = leave.drop(invalid.index)

# business days inside 2023
year_end = pd.Timestamp("2023-12-31")
leave["end_capped"] = leave["end"].where(leave["end"] <= year_end, year_end)
leave["days"] = [len(pd.bdate_range(s, e)) for s, e in zip(leave["start"], leave["end_capped"])]

used = leave.pivot_table(index="emp_id", columns="type", values="days", aggfunc="sum", fill_value=0)
table = employees.set_index("emp_id")[["name", "hire_date"]].join(used).fillna({"annual": 0, "sick": 0, "unpaid": 0})
hire = pd.to_datetime(table["hire_date"])
years = 2023 - hire.dt.year
table["entitled"] = np.select([years >= 7, years >= 3], [30, 26], default=22)
table["left"] = table["entitled"] - table["annual"]
table["status"] = table["left"].apply(lambda d: "low" if d < 10 else ("ok" if d < 25 else "high"))
table = table.drop(columns="hire_date").astype({"annual": int, "sick": int, "unpaid": int, "left": int})
by_month = leave.groupby(leave["start"].dt.to_period("M"))["days"].sum()
assert (table["left"] <= table["entitled"]).all()
result = {"table": table, "by_month": by_month.rename_axis("month").reset_index().astype({"month": str}), "invalid": invalid["emp_id"].tolist(), "status": table["status"].value_counts().to_dict()}

# case: pay-gap-by-group
info = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "gender": ["F", "M", "f", "M", "F", "m", "F", "M"],
    "full_time": ["yes", "yes", "Yes", "no", "yes", "no", "y", "yes"],
})
info["gender"] = info["gender"].str.upper()
info["full_time"] = info["full_time"].str.lower().str.startswith("y")
df = employees.merge(info, on="emp_id", validate="one_to_one").merge(departments[["dept_id", "dept"]], on="dept_id", how="left")
df["dept"] = df["dept"].fillna("None")

overall = df.groupby("gender")["salary"].agg(["count", "mean", "median"])
gap = 1 - overall.loc["F", "mean"] / overall.loc["M", "mean"]

table = df.pivot_table(index="dept", columns="gender", values="salary", aggfunc="mean")
table["gap"] = ((table["M"] - table["F"]) / table["M"] * 100).round(2)
table = table.sort_values("gap", ascending=False, na_position="last")

# quartile composition
df["quartile"] = pd.qcut(df["salary"], 4, labels=["Q1", "Q2", "Q3", "Q4"])
composition = pd.crosstab(df["quartile"], df["gender"], normalize="index").round(3)
ft = df[df["full_time"]].groupby("gender")["salary"].mean()

# is the median difference due to tenure?
df["tenure"] = 2024 - pd.to_datetime(df["hire_date"]).dt.year
corr = df[["tenure", "salary"]].corr().loc["tenure", "salary"]
result = {"overall": overall, "gap": round(gap, 4), "by_dept": table, "composition": composition, "full_time": ft.to_dict(), "corr": round(corr, 6)}

# case: bonus-allocation-type-error
bonus = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105],
    "multiplier": ["1.2", "1.0", "1.5", "0.8", "1.1"],
    "eligible": [True, True, False, True, True],
})
df = employees.merge(bonus, on="emp_id", how="inner").merge(departments, on="dept_id", how="left")
df["base"] = df["salary"] * 0.1

# weight by multiplier for those who are eligible
df = df[df["eligible"]].copy()
df["bonus"] = df["base"] * df["multiplier"]
df["bonus"] = df["bonus"].round(2)
dept_total = df.groupby("dept")["bonus"].sum()
dept_share = dept_total / dept_total.sum()

top = df.nlargest(2, "bonus")[["name", "bonus"]]
result = {"per_dept": dept_total, "share": dept_share, "top": top}

# case: recruiting-funnel
stages = ["applied", "screen", "interview", "offer", "hired"]
events = pd.DataFrame({
    "candidate": ["c1", "c1", "c1", "c1", "c1", "c2", "c2", "c3", "c4", "c4", "c4", "c5"],
    "stage": ["applied", "screen", "interview", "offer", "hired", "applied", "screen", "applied", "applied", "screen", "interview", "applied"],
    "date": ["2024-01-02", "2024-01-05", "2024-01-15", "2024-01-22", "2024-02-01", "2024-01-03", "2024-01-10", "2024-01-08", "2024-01-09", "2024-01-11", "2024-02-02", "2024-02-03"],
})
source = {"c1": "referral", "c2": "web", "c3": "web", "c4": "referral", "c5": "agency"}
events["date"] = pd.to_datetime(events["date"])
events["stage"] = pd.Categorical(events["stage"], categories=stages, ordered=True)
events["source"] = events["candidate"].map(source)

funnel = events.groupby("stage", observed=False)["candidate"].nunique().to_frame("n")
funnel["conv"] = (funnel["n"] / funnel["n"].shift()).round(3)
funnel["of_all"] = (funnel["n"] / funnel["n"].iloc[0]).round(3)

# the furthest stage of each candidate
furthest = events.sort_values(["candidate", "stage"]).groupby("candidate")["stage"].last()
by_source = events.pivot_table(index="source", columns="stage", values="candidate", aggfunc="nunique", fill_value=0, observed=False)

# days between stages
events = events.sort_values(["candidate", "date"])
events["wait"] = events.groupby("candidate")["date"].diff().dt.days
waits = events.groupby("stage", observed=False)["wait"].mean()
slowest = waits.idxmax()
hired = events.loc[events["stage"] == "hired", "candidate"]
time_to_hire = {c: int((g["date"].max() - g["date"].min()).days) for c, g in events.groupby("candidate") if c in set(hired)}
result = {"funnel": funnel, "furthest": furthest.astype(str).to_dict(), "by_source": by_source, "waits": waits, "slowest": str(slowest), "time_to_hire": time_to_hire}

# case: training-compliance
courses = pd.DataFrame({"course": ["Safety", "Privacy", "Ethics"], "valid_months": [12, 24, 36], "mandatory": [True, True, False]})
done = pd.DataFrame({
    "emp_id": [101, 101, 102, 103, 103, 104, 105, 106, 107, 107],
    "course": ["Safety", "Privacy", "Safety", "Safety", "Ethics", "Privacy", "Safety", "Safety", "Privacy", "Safety"],
    "completed": ["2023-05-01", "2022-02-10", "2022-03-15", "2023-11-20", "2021-01-05", "2023-06-30", "2022-12-31", "2023-09-09", "2021-08-08", "2023-02-28"],
})
as_of = pd.Timestamp("2024-01-15")
done["completed"] = pd.to_datetime(done["completed"])

# everybody x every mandatory course
needed = employees[["emp_id", "name"]].merge(courses[courses["mandatory"]], how="cross")
status = needed.merge(done, on=["emp_id", "course"], how="left")
status["expires"] = [
    d + pd.DateOffset(months=int(m)) if pd.notna(d) else pd.NaT
    for d, m in zip(status["completed"], status["valid_months"])
]
status["state"] = np.select(
    [status["completed"].isna(), status["expires"] < as_of, status["expires"] < as_of + timedelta(days=60)],
    ["missing", "expired", "expiring"],
    default="valid",
)
grid = status.pivot(index="name", columns="course", values="state")
ok = status["state"].isin(["valid", "expiring"])
compliant = ok.groupby(status["emp_id"]).all()
rate = ok.groupby(status["course"]).mean().round(3)
todo = (
    status[~ok]
    .groupby("name")["course"]
    .apply(list)
    .reset_index(name="courses")
)
assert len(status) == len(employees) * 2
result = {"grid": grid, "compliant": compliant[compliant].index.tolist(), "rate": rate, "todo": todo, "states": status["state"].value_counts()}
