import pandas as pd
import numpy as np
from collections import Counter, defaultdict

staff = pd.DataFrame([
    (1, "Amara Obi", "Engineering", "Berlin", 72000, "2019-03-15", None),
    (2, "Bo Lind", "Engineering", "Oslo", 68000, "2021-07-01", 1),
    (3, "Chen Wu", "Sales", "Berlin", 51000, "2020-01-20", 5),
    (4, "Dana Roy", "Sales", "Paris", 51000, "2022-11-11", 5),
    (5, "Emil Katz", "Sales", "Paris", 83000, "2016-05-02", None),
    (6, "Fay Moore", "HR", "Oslo", 47000, "2023-02-01", 7),
    (7, "Gus Hart", "HR", "Berlin", 59500, "2018-09-30", None),
    (8, "Hana Ito", "Engineering", "Berlin", 72000, "2020-12-01", 1),
    (9, "Ian Fox", "Legal", "Paris", None, "2024-01-08", None),
], columns=["emp_id", "name", "dept", "city", "salary", "hired", "boss"])

# case: top-two-salaries-per-dept-with-ties
r = staff.groupby("dept")["salary"].rank(method="dense", ascending=False)
top = staff[r <= 2].sort_values(["dept", "salary", "name"], ascending=[True, False, True])
result = top[["dept", "name", "salary"]].reset_index(drop=True)

# case: self-join-manager-pay-gap
pairs = staff.merge(staff[["emp_id", "name", "salary"]], left_on="boss", right_on="emp_id", suffixes=("", "_boss"))
pairs["gap"] = pairs["salary_boss"] - pairs["salary"]
result = pairs[["name", "name_boss", "gap"]].sort_values("gap", ascending=False, kind="stable").reset_index(drop=True)

# case: sort-by-last-name-key
by_last = staff.sort_values("name", key=lambda s: s.str.split().str[-1])
result = by_last["name"].tolist()

# case: mixed-agg-dict
out = staff.groupby("dept").agg({"salary": ["min", "max", "mean"], "city": "nunique", "name": "first"})
out.columns = ["_".join(c) for c in out.columns]
result = out.round(1)

# case: pct-of-department-total
result = (
    staff.assign(share=lambda d: d["salary"] / d.groupby("dept")["salary"].transform("sum") * 100)
         .pivot_table(index="dept", columns="city", values="share", aggfunc="sum")
         .round(1)
         .fillna("-")
)

# case: qcut-duplicates-drop
q = pd.qcut(staff["salary"], 4, duplicates="drop")
counts = q.value_counts(sort=False)
result = [(round(iv.left), round(iv.right), int(n)) for iv, n in counts.items()]

# case: initials-by-regex
initials = staff["name"].str.replace(r"^(\w)\w*\s+(\w)\w*$", r"\1\2", regex=True)
dup = initials.duplicated(keep=False)
result = {"initials": initials.tolist(), "dups": int(dup.sum())}

# case: tenure-years-at-cutoff
cutoff = pd.Timestamp("2024-06-30")
hired = pd.to_datetime(staff["hired"])
years = (cutoff.year - hired.dt.year) - (
    (hired.dt.month > cutoff.month) | ((hired.dt.month == cutoff.month) & (hired.dt.day > cutoff.day))
).astype(int)
result = pd.Series(np.digitize(years, [1, 3, 5]), index=staff["name"], name="band")

# case: as-index-false-size
result = staff.groupby(["dept", "city"], as_index=False).size().sort_values(["size", "dept", "city"], ascending=[False, True, True])

# case: groupby-apply-include-groups
def summary(g):
    top = g.loc[g["salary"].idxmax()] if g["salary"].notna().any() else None
    return pd.Series({
        "n": len(g),
        "best_paid": top["name"] if top is not None else "n/a",
        "spread": g["salary"].max() - g["salary"].min(),
    })

result = staff.groupby("dept").apply(summary, include_groups=False)

# case: org-tree-counts
bosses = staff["boss"].dropna().astype(int)
c = Counter(bosses)
names = staff.set_index("emp_id")["name"]
teams = defaultdict(list)
for emp, boss in zip(staff["emp_id"], staff["boss"]):
    if pd.notna(boss):
        teams[names[int(boss)]].append(names[emp])
result = {"sizes": {names[k]: v for k, v in c.most_common()}, "teams": dict(teams)}

# case: swaplevel-and-sort
m = staff.set_index(["dept", "city"])["salary"].groupby(level=[0, 1]).mean()
sw = m.swaplevel().sort_index()
result = sw.loc["Berlin"].to_dict()

# case: raise-by-eval
df = staff.copy()
pct = 0.05
df = df.eval("new_salary = salary * (1 + @pct)").query("new_salary > 60000 and dept != 'Sales'")
result = df[["name", "new_salary"]].round(2)

# case: salary-to-int-with-missing
staff["salary"] = staff["salary"].astype(int)
result = staff.groupby("dept")["salary"].sum()

# case: duplicate-salaries-pairs
d = staff[staff.duplicated(["salary"], keep=False) & staff["salary"].notna()]
result = d.groupby("salary")["name"].apply(lambda s: " & ".join(sorted(s))).to_dict()

# case: merge-missing-key
budget = pd.DataFrame({"department": ["Engineering", "Sales", "HR"], "budget": [250000, 200000, 100000]})
spend = staff.groupby("dept", as_index=False)["salary"].sum()
result = spend.merge(budget, on="dept", how="left")
