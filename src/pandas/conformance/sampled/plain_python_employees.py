import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter, deque
from datetime import date, datetime, timedelta
from functools import reduce, lru_cache, partial
from operator import itemgetter

employees_df = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "name": ["Grace", "Hal", "Irma", "Jon", "Kim", "Leo", "Mia", "Ned", "Olga", "Pat"],
    "manager_id": [np.nan, 1, 1, 2, 2, 3, 4, 4, 6, 42],
    "dept_id": [10, 20, 30, 20, 20, 30, 20, 20, 30, 40],
    "salary": [200000, 150000, 145000, 90000, 90000, 88000, 60000, 61000.5, np.nan, 52000],
    "hired": ["2010-01-04", "2012-05-20", "2012-05-20", "2015-02-28", "2016-02-29", "2018-12-31", "2020-03-01", "2021-07-15", "2022-11-11", "2019-09-09"],
    "skills": ["sql,python", "sales", "Python, Excel", "sales,SQL ", "", None, "excel", "sql", "python,python", "welding"],
})

departments_df = pd.DataFrame({
    "dept_id": [10, 20, 30, 50],
    "dept": ["Board", "Sales", "Tech", "Legal"],
    "budget": ["500,000", "650,000", "240,000", None],
    "parent": [None, "Board", "Board", "Board"],
})
# case: org-depth-recursive
managers = {e: (None if pd.isna(m) else int(m)) for e, m in zip(employees_df["emp_id"], employees_df["manager_id"])}

def depth(e):
    boss = managers.get(e)
    if boss is None or boss not in managers:
        return 0
    return 1 + depth(boss)

employees_df["level"] = employees_df["emp_id"].apply(depth)
employees_df["shown"] = ["  " * l + n for l, n in zip(employees_df["level"], employees_df["name"])]
result = employees_df[["emp_id", "level", "shown"]]
# case: org-path-string
boss = dict(zip(employees_df["emp_id"], employees_df["manager_id"]))
names = dict(zip(employees_df["emp_id"], employees_df["name"]))

def path(e):
    if e not in names:
        return "?"
    m = boss[e]
    return names[e] if m != m else path(int(m)) + " > " + names[e]

result = pd.DataFrame({"name": employees_df["name"], "path": [path(e) for e in employees_df["emp_id"]]}).sort_values("path", ignore_index=True)
# case: subtree-salary-rollup
children = defaultdict(list)
for e, m in zip(employees_df["emp_id"], employees_df["manager_id"]):
    if not pd.isna(m):
        children[int(m)].append(e)
pay = employees_df.set_index("emp_id")["salary"].fillna(0).to_dict()

@lru_cache(maxsize=None)
def rollup(e):
    subs = [rollup(c) for c in children[e]]
    total = pay[e] + sum(t for t, _ in subs)
    heads = 1 + sum(h for _, h in subs)
    return total, heads

rows = [(e, *rollup(e)) for e in employees_df["emp_id"]]
result = pd.DataFrame(rows, columns=["emp_id", "total_pay", "headcount"])
result["avg"] = (result["total_pay"] / result["headcount"]).round(2)
# case: bfs-levels-deque
tree = {}
for row in employees_df.itertuples():
    tree.setdefault(row.manager_id if row.manager_id == row.manager_id else 0, []).append(row.emp_id)
queue = deque([(c, 1) for c in tree[0]])
visited = []
while queue:
    node, lvl = queue.popleft()
    visited.append({"order": len(visited) + 1, "emp_id": node, "level": lvl})
    queue.extend((c, lvl + 1) for c in tree.get(node, []))
df = pd.DataFrame(visited)
result = df.merge(employees_df[["emp_id", "name"]]).groupby("level")["name"].agg(["count", ", ".join]).reset_index()
# case: cycle-check-while-else
links = dict(zip(employees_df["emp_id"], employees_df["manager_id"]))
links[1] = 7
report = []
for start in links:
    seen = [start]
    cur = links[start]
    while cur == cur and cur in links:
        cur = int(cur)
        if cur in seen:
            status = "cycle"
            break
        seen.append(cur)
        cur = links[cur]
    else:
        status = "root reached" if cur != cur else "dangling"
    report.append((start, status, len(seen)))
result = pd.DataFrame(report, columns=["emp_id", "status", "steps"])
# case: skills-inverted-index
index = defaultdict(set)
for name, skills in zip(employees_df["name"], employees_df["skills"]):
    for s in (skills or "").split(","):
        if s := s.strip().lower():
            index[s].add(name)
result = pd.DataFrame(
    [{"skill": k, "n": len(v), "people": "; ".join(sorted(v))} for k, v in index.items()]
).sort_values(["n", "skill"], ascending=[False, True]).reset_index(drop=True)
# case: tenure-years-months
as_of = date(2024, 2, 29)

def tenure(text):
    d = date.fromisoformat(text)
    months = (as_of.year - d.year) * 12 + as_of.month - d.month
    if as_of.day < d.day:
        months -= 1
    y, m = divmod(months, 12)
    return f"{y}y {m:02d}m"

result = employees_df[["name", "hired"]].copy()
result["tenure"] = result["hired"].map(tenure)
result["days"] = [(as_of - date.fromisoformat(h)).days for h in result["hired"]]
# case: leap-day-anniversary
rows = []
for name, h in employees_df[["name", "hired"]].values.tolist():
    d = datetime.strptime(h, "%Y-%m-%d").date()
    try:
        nxt = d.replace(year=2023)
    except ValueError as exc:
        nxt = date(2023, 3, 1)
        why = str(exc)
    else:
        why = ""
    finally:
        rows.append([name, nxt.isoformat(), nxt.strftime("%a %d %b"), why])
result = pd.DataFrame(rows, columns=["name", "anniversary", "pretty", "why"])
# case: stable-two-pass-sort
recs = employees_df[["name", "dept_id", "salary"]].fillna({"salary": 0}).to_dict("records")
recs.sort(key=itemgetter("name"))
recs.sort(key=itemgetter("salary"), reverse=True)
recs.sort(key=itemgetter("dept_id"))
for i, r in enumerate(recs, 1):
    r["pos"] = i
result = pd.DataFrame(recs)[["pos", "dept_id", "salary", "name"]]
# case: decorator-counts-calls
def counted(fn):
    def inner(*args, **kwargs):
        inner.calls += 1
        return fn(*args, **kwargs)
    inner.calls = 0
    return inner

@counted
def band(salary, *, low=60000, high=100000):
    if salary is None or salary != salary:
        return "unknown"
    return "low" if salary < low else "mid" if low <= salary < high else "high"

employees_df["band"] = employees_df["salary"].apply(band)
alt = [band(s, low=61000, high=150000) for s in employees_df["salary"]]
summary = pd.crosstab(employees_df["band"], pd.Series(alt, name="alt"))
result = {"calls": band.calls, "table": summary}
# case: raise-factory-closure
def raiser(pct, cap=float("inf")):
    def apply(s):
        return min(s * (1 + pct / 100), s + cap)
    return apply

rules = {10: raiser(1), 20: raiser(5, cap=4000), 30: raiser(7.5)}
default = raiser(0)
out = employees_df.dropna(subset=["salary"]).copy()
out["new"] = [round(rules.get(d, default)(s), 2) for d, s in zip(out["dept_id"], out["salary"])]
out["raise"] = out["new"] - out["salary"]
result = out[["name", "dept_id", "salary", "new", "raise"]].sort_values("raise", ascending=False)
# case: reduce-merge-dicts
dicts = [
    dict(zip(employees_df["name"], employees_df["dept_id"])),
    {"Mia": 99, "Zed": 77},
    {"Pat": None},
]
final = reduce(lambda a, b: a | b, dicts, {})
diff = {k: (dicts[0].get(k), v) for k, v in final.items() if dicts[0].get(k) != v}
result = pd.DataFrame.from_dict(diff, orient="index", columns=["old", "new"]).rename_axis("name").reset_index()
# case: common-boss-pairs
up = {int(e): m for e, m in zip(employees_df["emp_id"], employees_df["manager_id"])}
nm = dict(zip(employees_df["emp_id"], employees_df["name"]))

def chain_of(e):
    while e in up:
        yield e
        m = up[e]
        if pd.isna(m):
            return
        e = int(m)

def lowest_common(a, b):
    mine = list(chain_of(a))
    return next((x for x in chain_of(b) if x in mine), None)

pairs = [(7, 8), (7, 5), (9, 7), (10, 1), (6, 9)]
result = pd.DataFrame([(nm[a], nm[b], nm.get(lowest_common(a, b), "none")) for a, b in pairs], columns=["a", "b", "common"])
