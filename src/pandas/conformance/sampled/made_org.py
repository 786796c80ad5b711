import pandas as pd
import numpy as np
import itertools
import calendar
from datetime import date, datetime

ORG = {"Engineering": {"Platform": 4, "Mobile": 2}, "Sales": {"EMEA": 3, "APAC": 0}, "Legal": {}}
FIRST = ["Nina", "omar", "PRIYA", "Tom", "Lucía", None]
LAST = ["Adeyemi", "Brown", "Castillo", "de Vries"]
GRADES = pd.DataFrame({"grade": ["G1", "G2", "G3"], "min_pay": [30000, 45000, 70000], "max_pay": [48000, 75000, None]})
LEAVE_TYPES = ("annual", "sick", "unpaid")
BASE_DATE = "2018-02-28"

# case: org-flatten
rows = []
for dept, teams in ORG.items():
    if not teams:
        rows.append({"dept": dept, "team": None, "headcount": 0})
    for team, hc in teams.items():
        rows.append({"dept": dept, "team": team, "headcount": hc})
org = pd.DataFrame(rows)
org["team_code"] = org["dept"].str[:3].str.upper() + "_" + org["team"].str[:2].str.upper()
result = org
# case: full-hr-dataset
n_emp = 14
departments = pd.DataFrame({"dept_id": range(10, 60, 10), "dept_name": ["Engineering", "Sales", "Legal", "Ops", ""]})
employees = pd.DataFrame({
    "emp_id": [f"E{i:04d}" for i in range(1, n_emp + 1)],
    "full_name": [f"{FIRST[i % 6] or 'Unknown'} {LAST[i % 4]}" for i in range(n_emp)],
    "dept_id": [(i % 7) * 10 if i % 7 else None for i in range(n_emp)],
    "hire_date": pd.date_range(BASE_DATE, periods=n_emp, freq="97D"),
    "salary": [30000 + (i * 4321) % 50000 for i in range(n_emp)],
})
employees["manager_id"] = [None if i == 0 else f"E{(i - 1) // 3 + 1:04d}" for i in range(n_emp)]
employees["dept_id"] = employees["dept_id"].astype("Int64")
# integrity checks
assert employees["emp_id"].is_unique
assert employees["manager_id"].dropna().isin(employees["emp_id"]).all()
bad_dept = employees[employees["dept_id"].notna() & ~employees["dept_id"].isin(departments["dept_id"])]
# question: average salary for each department, including departments without employees
avg = (
    departments.merge(employees.astype({"dept_id": "float"}), on="dept_id", how="left")
    .groupby(["dept_id", "dept_name"], as_index=False)
    .agg(employees=("emp_id", "count"), avg_salary=("salary", "mean"))
)
avg["avg_salary"] = avg["avg_salary"].round(2)
result = {"bad": bad_dept["emp_id"].tolist(), "answer": avg}
# case: manager-chain-levels
mgr = pd.Series({i: (i // 2 if i > 1 else None) for i in range(1, 11)}, dtype="Int64", name="mgr")
level = pd.Series(0, index=mgr.index)
cur = mgr.copy()
while cur.notna().any():
    level += cur.notna().astype(int)
    cur = cur.map(mgr).astype("Int64")
result = pd.DataFrame({"mgr": mgr, "level": level})
# case: direct-reports-count
emp = pd.DataFrame({"id": range(1, 11)})
emp["manager"] = [None] + [(i - 2) // 3 + 1 for i in range(2, 11)]
reports = emp.groupby("manager").size()
emp["reports"] = emp["id"].map(reports).fillna(0).astype(int)
result = emp.loc[emp["reports"].gt(0)]
# case: salary-history-expand
steps = pd.DataFrame({"emp": ["A", "B", "C"], "start": [50000, 62000, 48000], "raises": [2, 0, 3]})
hist = steps.loc[np.repeat(steps.index, steps["raises"] + 1)].reset_index(drop=True)
hist["step"] = hist.groupby("emp").cumcount()
hist["salary"] = (hist["start"] * 1.05 ** hist["step"]).round(2)
hist["year"] = 2020 + hist["step"]
result = hist[["emp", "year", "salary"]]
# case: payroll-month-grid
emps = ["E1", "E2", "E3"]
months = pd.period_range("2024-01", "2024-03", freq="M")
grid = pd.DataFrame(itertools.product(emps, months), columns=["emp", "month"])
grid["gross"] = [3000 + 250 * (i % 4) for i in range(len(grid))]
grid["tax"] = np.where(grid["gross"] > 3300, grid["gross"] * 0.3, grid["gross"] * 0.2).round(2)
grid["net"] = grid["gross"] - grid["tax"]
grid["ytd"] = grid.groupby("emp")["net"].cumsum()
grid["pay_date"] = [calendar.monthrange(p.year, p.month)[1] for p in grid["month"]]
result = grid
# case: leave-balance-ledger
moves = pd.DataFrame({"emp": list("AAABBC"), "days": [20, -5, -16, 20, -0.5, None]})
moves["balance"] = moves.groupby("emp")["days"].transform("cumsum")
final = moves.groupby("emp")["balance"].last()
result = final[final < 0].index.tolist(), final.to_dict()
# case: leave-days-business
lv = pd.DataFrame({
    "emp": [f"E{k}" for k in range(1, 6)],
    "type": [LEAVE_TYPES[k % 3] for k in range(5)],
    "start": pd.date_range("2024-12-20", periods=5, freq="3D"),
})
lv["end"] = lv["start"] + pd.to_timedelta([0, 4, 1, 9, 2], unit="D")
s = lv["start"].to_numpy().astype("datetime64[D]")
e = (lv["end"] + pd.Timedelta(days=1)).to_numpy().astype("datetime64[D]")
lv["bdays"] = np.busday_count(s, e)
result = lv
# case: grade-range-violations
emp = pd.DataFrame({"emp": range(1, 9), "grade": ["G1", "G2", "G3", "G4", "G1", "G2", None, "G3"], "pay": [29999, 45000, 500000, 1, 48000, 75001, 40000, 69999.99]})
m = emp.merge(GRADES, on="grade", how="left")
m["status"] = "ok"
m.loc[m["pay"] < m["min_pay"], "status"] = "below"
m.loc[m["pay"] > m["max_pay"], "status"] = "above"
m.loc[m["min_pay"].isna(), "status"] = "no grade"
result = m.groupby("status")["emp"].agg(list)
# case: headcount-rollup-totals
df = pd.DataFrame([(d, t, h) for d, ts in ORG.items() for t, h in ts.items()], columns=["dept", "team", "hc"])
sub = df.groupby("dept", as_index=False)["hc"].sum().assign(team="ALL")
grand = pd.DataFrame([{"dept": "TOTAL", "team": "ALL", "hc": df["hc"].sum()}])
result = pd.concat([df, sub, grand]).sort_values(["dept", "team"], key=lambda c: c.str.lower()).reset_index(drop=True)
# case: tenure-in-months
hire = pd.to_datetime(pd.Series(["2020-02-29", "2024-06-30", "2019-12-31", None], index=list("wxyz")))
asof = pd.Period("2024-06", freq="M")
p = hire.dt.to_period("M")
months = (asof.year - p.dt.year) * 12 + (asof.month - p.dt.month)
result = months.rename("months").to_frame().assign(years=lambda d: d["months"] // 12, label=lambda d: d["months"].map("{:.0f} mo".format, na_action="ignore"))
# case: emails-unique-suffix
people = pd.DataFrame({"first": [FIRST[i % 3] for i in range(8)], "last": [LAST[i % 2] for i in range(8)]})
base = people["first"].str[0].str.lower() + people["last"].str.lower().str.replace(" ", "")
k = base.groupby(base).cumcount()
people["email"] = base + k.astype(str).where(k > 0, "") + "@corp.io"
result = people if people["email"].is_unique else None
# case: skills-matrix
skills = {"Ann": ["sql", "python"], "Bo": ["excel"], "Cy": [], "Di": ["sql", "excel", "r"]}
m = pd.DataFrame({k: pd.Series(1, index=v) for k, v in skills.items() if v}).T.fillna(0).astype(int)
m = m.reindex(skills.keys(), fill_value=0)
result = m[sorted(m.columns)]
# case: review-scores-weighted
rv = pd.DataFrame({"emp": np.tile(["A", "B"], 4), "by": np.repeat(["self", "peer", "mgr", "hr"], 2), "score": [5, 4, 3, None, 4, 2, 1, 5]})
w = pd.Series({"self": 1, "peer": 2, "mgr": 3})
rv["w"] = rv["by"].map(w).fillna(0)
ok = rv.dropna(subset="score")
result = ok.groupby("emp")[["score", "w"]].apply(lambda g: np.average(g["score"], weights=g["w"])).round(3)
# case: append-method-error
team = pd.DataFrame({"name": ["Nina", "Omar"], "hc": [1, 2]})
new_rows = [{"name": "Zed", "hc": 3}, {"name": None, "hc": 0}]
for r in new_rows:
    team = team.append(r, ignore_index=True)
result = team
# case: set-index-verify-error
ids = [f"E{i % 4}" for i in range(6)]
emp = pd.DataFrame({"id": ids, "pay": range(6)})
result = emp.set_index("id", verify_integrity=True)
# case: hires-per-quarter-complete
hires = pd.Series(pd.date_range("2023-01-15", periods=7, freq="53D"))
q = hires.dt.to_period("Q").value_counts().sort_index()
q = q.reindex(pd.period_range("2022Q4", "2024Q1", freq="Q"), fill_value=0)
q.index = q.index.strftime("Q%q %Y")
result = q
# case: survey-likert-map
ans = ["Strongly agree", "agree", "NEUTRAL", "disagree ", "", None, "Agree"]
likert = {"strongly agree": 5, "agree": 4, "neutral": 3, "disagree": 2}
sv = pd.DataFrame({"emp": [f"E{i}" for i in range(14)], "q": ["q1"] * 7 + ["q2"] * 7, "answer": ans + ans[::-1]})
sv["score"] = sv["answer"].str.strip().str.lower().map(likert).astype("Int8")
result = sv.groupby("q")["score"].agg(["count", "mean", "min", "max"])
# case: overtime-timedelta-sum
t = pd.DataFrame({"emp": ["A", "A", "B", "B", "C"], "in": ["08:00", "09:15", "22:00", "08:30", None], "out": ["17:30", "18:00", "06:15", "08:30", "17:00"]})
tin = pd.to_timedelta(t["in"] + ":00")
tout = pd.to_timedelta(t["out"] + ":00")
t["worked"] = (tout - tin).where(tout >= tin, tout - tin + pd.Timedelta(days=1))
t["ot"] = (t["worked"] - pd.Timedelta(hours=8)).clip(lower=pd.Timedelta(0))
result = t.groupby("emp")[["worked", "ot"]].sum()
# case: candidates-funnel-stage
stages = ["applied", "screen", "onsite", "offer"]
reached = [(i * 5) % 4 for i in range(10)]
cand = pd.DataFrame([(i, s) for i, r in enumerate(reached) for s in stages[: r + 1]], columns=["cand", "stage"])
fun = cand["stage"].value_counts().reindex(stages).to_frame("n")
fun["conv"] = (fun["n"] / fun["n"].shift()).round(2)
result = fun
# case: to-dict-tight-dept
df = pd.DataFrame.from_dict({"columns": ["hc", "open"], "index": ["Eng", "Ops"], "data": [[5, 1], [0, None]], "index_names": ["dept"], "column_names": [None]}, orient="tight")
df.loc["Legal"] = {"hc": 2, "open": 0}
result = df.to_dict(orient="split")
# case: bonus-where-mask
emp = pd.DataFrame({"emp": list("abcdef"), "rating": [5, 4, 3, None, 1, 5], "salary": np.linspace(40000, 90000, 6)})
pct = emp["rating"].map({5: 0.15, 4: 0.1, 3: 0.05})
emp["bonus"] = (emp["salary"] * pct).mask(emp["rating"] < 3, 0).round(0)
emp["total"] = emp[["salary", "bonus"]].sum(axis=1, min_count=2)
result = emp
# case: nulls-per-column-profile
df = pd.DataFrame({"a": [None, 1, 2], "b": ["", None, "x"], "c": [pd.NaT, pd.Timestamp("2024-01-01"), pd.NaT], "d": [[], None, [1]]})
prof = pd.concat([df.dtypes.astype(str).rename("dtype"), df.notna().sum().rename("filled"), df.isna().mean().mul(100).round(1).rename("null_pct")], axis=1)
prof["empty_text"] = [(df[c] == "").sum() for c in df]
result = prof
# case: rehire-gaps
st = pd.DataFrame({"emp": ["A", "A", "B", "C", "C"], "from": pd.to_datetime(["2020-01-01", "2022-01-01", "2021-05-01", "2019-01-01", "2019-07-01"]), "to": pd.to_datetime(["2020-12-31", None, "2021-05-01", "2019-06-30", "2023-01-01"])})
st = st.sort_values(["emp", "from"])
st["gap_days"] = (st["from"] - st.groupby("emp")["to"].shift()).dt.days - 1
st["current"] = st["to"].isna()
result = st
