import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
import statistics
from datetime import date, datetime, timedelta, time
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, count, repeat, cycle, pairwise, compress, filterfalse
from functools import reduce, partial, lru_cache, cmp_to_key, wraps
from operator import itemgetter, attrgetter, methodcaller

emp = pd.DataFrame({
    "emp_id": [10, 11, 12, 13, 14, 15, 16, 17, 18],
    "name": ["Alice Wong", "Bob Stone", "carol  díaz", "Dave", "EVE ADAMS", "Frank N. Furter", "Grace Lee", "", None],
    "dept": ["Eng", "Eng", "HR", "Ops", "eng", None, "HR", "Ops", "Legal"],
    "salary": ["95000", "72,500", "48k", "51000.50", "$88,000", "", "48000", "-1", None],
    "manager": [np.nan, 10, 10, 12, 11, 11, 12, 99, 18],
    "start": ["2015-03-09", "2018/07/15", "15 Jan 2020", "2020-01-15", "2016-02-29", "2023-11-30", "bad", "", None],
    "skills": ["python;sql;python", "java", "Excel; sql", "", None, "go;rust;python", "excel", "sql;;", "law"],
})

hours = pd.DataFrame({
    "emp_id": [10, 10, 11, 11, 11, 12, 13, 14, 14, 20],
    "week": [1, 2, 1, 2, 2, 1, 1, 1, 3, 1],
    "hrs": [40.0, 45.5, 38.0, 0.0, 4.25, 37.5, np.nan, 60.0, 41.0, 8.0],
    "note": ["ok", "late: 3 days", "ok", "sick (2d)", "WFH", "ok", None, "overtime 12.5h!", "", "temp"],
})

depts = pd.DataFrame({
    "dept": ["Eng", "HR", "Ops", "Sales"],
    "budget": [300000, 90000, 60000, 0],
    "floor": ["3rd", "1st", "2nd", "11th"],
})

# case: salary-parser
def money(s):
    if not s:
        return None
    s = s.strip().lstrip("$").replace(",", "")
    mult = 1000 if s[-1:].lower() == "k" else 1
    try:
        v = float(s.rstrip("kK")) * mult
    except ValueError:
        return None
    return v if v >= 0 else None
emp["pay"] = [money(s) for s in emp["salary"]]
result = emp.groupby(emp["dept"].str.title())["pay"].agg(["count", "sum", "max"])
# case: try-int-then-float-then-str
def coerce(v):
    for typ in (int, float):
        try:
            return typ(v)
        except (TypeError, ValueError):
            pass
    return v
result = [(coerce(s), type(coerce(s)).__name__) for s in emp["salary"]]
# case: management-depth-while
boss = {e: (None if pd.isna(m) else int(m)) for e, m in zip(emp["emp_id"], emp["manager"])}
def depth(e):
    d, seen = 0, set()
    while boss.get(e) is not None:
        if e in seen:
            return "loop"
        seen.add(e)
        e = boss[e]
        d += 1
    return d
result = {int(e): depth(e) for e in boss}
# case: reports-recursive-count
subs = defaultdict(list)
for r in emp.itertuples():
    if not math.isnan(r.manager) and r.manager != r.emp_id:
        subs[int(r.manager)].append(r.emp_id)
def total_reports(e):
    return len(subs[e]) + sum(total_reports(s) for s in subs[e])
result = [(e, total_reports(e)) for e in sorted(subs)]
# case: multi-format-start
def parse(s):
    for f in ("%Y-%m-%d", "%Y/%m/%d", "%d %b %Y"):
        try:
            return datetime.strptime(s, f).date()
        except ValueError:
            pass
        except TypeError:
            break
    return None
result = {n: (p.isoformat() if (p := parse(s)) else None) for n, s in zip(emp["emp_id"], emp["start"])}
# case: anniversary-replace-leap
def anniversary(d, year):
    try:
        return d.replace(year=year)
    except ValueError:
        return d.replace(year=year, month=3, day=1)
ds = [date(2015, 3, 9), date(2016, 2, 29), date(2020, 1, 15)]
result = [(anniversary(d, 2023).strftime("%B %d"), anniversary(d, 2024).strftime("%x"), d.toordinal(), d.weekday(), d.isoweekday(), d > date(2016, 1, 1)) for d in ds]
# case: skill-counts-unique-per-person
c = Counter()
for s in emp["skills"]:
    if s:
        c.update({k.strip().lower() for k in s.split(";") if k.strip()})
result = pd.DataFrame(sorted(c.items(), key=lambda kv: (-kv[1], kv[0])), columns=["skill", "people"])
# case: initials-email
def email(name, used=None):
    used = used if used is not None else set()
    parts = re.findall(r"[^\W\d_]+", (name or "").lower())
    if not parts:
        return None
    base = f"{parts[0][0]}.{parts[-1]}" if len(parts) > 1 else parts[0]
    cand, i = base, 1
    while cand in used:
        i += 1
        cand = f"{base}{i}"
    used.add(cand)
    return f"{cand}@corp.example"
used = set()
result = [email(n, used) for n in emp["name"]] + [email("Adam Wong", used), email("Alice Wong")]
# case: overtime-notes-regex
nums = {}
for i, n in enumerate(hours["note"]):
    if n is None:
        continue
    found = re.findall(r"(\d+(?:\.\d+)?)\s*(h|d|days?)?", n)
    if found:
        nums[i] = found
result = nums
# case: dict-merge-operators
a = dict(zip(depts["dept"], depts["budget"].tolist()))
b = {"Eng": 1, "Legal": 2}
merged = a | b
a |= {"Sales": -1}
result = merged, a, list(merged), a.keys() & b.keys(), sorted(a.items() - merged.items())
# case: floor-numeric-sort
result = sorted(zip(depts["floor"], depts["dept"]), key=lambda t: int(re.sub(r"\D+$", "", t[0])))
# case: weekly-matrix-defaultdict
mat = defaultdict(lambda: [0.0] * 3)
for e, w, h in zip(hours["emp_id"], hours["week"], hours["hrs"]):
    if h == h:
        mat[e][w - 1] += h
result = pd.DataFrame(mat, index=["w1", "w2", "w3"]).T.assign(total=lambda d: d.sum(axis=1))
# case: emp-merge-then-apply-row
m = hours.merge(emp[["emp_id", "name"]], how="left", on="emp_id")
result = m.apply(lambda r: "{0}: {1:.1f}h{2}".format(r["name"] if isinstance(r["name"], str) else "?", r["hrs"], "*" if r["hrs"] > 40 else ""), axis=1).tolist()
# case: none-comparison-error
best = None
for s, n in zip(emp["manager"].map(lambda v: None if v != v else v), emp["name"]):
    if best is None or n > best:
        best = n
result = best
# case: swap-and-augmented
a, b = emp["emp_id"].tolist()[:2]
a, b = b, a
a += 1; b *= 2
c = d = []
c += [a]
d = d + [b]
c.extend("xy")
result = a, b, c, d, c is d
# case: compress-and-filterfalse
ids = emp["emp_id"].tolist()
has = [bool(n) for n in emp["name"]]
result = list(compress(ids, has)), list(filterfalse(lambda i: i % 2, ids)), list(filter(None, emp["name"])), [*map(str.upper, filter(None, emp["dept"]))][:3]
# case: takewhile-hours-budget
tot = accumulate(h for h in hours["hrs"] if not math.isnan(h))
result = list(takewhile(lambda t: t < 150, tot)), list(dropwhile(lambda t: t < 45, hours["hrs"].fillna(0)))
# case: group-salaries-median-statistics
groups = {}
for d, s in zip(emp["dept"], [95000, 72500, 48000, 51000.5, 88000, None, 48000, -1, None]):
    if d and s is not None:
        groups.setdefault(d.upper(), []).append(s)
result = {d: (statistics.median(v), round(statistics.fmean(v), 2), statistics.stdev(v) if len(v) > 1 else None) for d, v in groups.items()}
# case: one-value-stdev-error
vals = emp.loc[emp["dept"] == "Legal", "emp_id"].tolist()
result = statistics.stdev(vals)
# case: nested-sort-none-last
rows = emp[["name", "dept"]].to_dict("records")
rows.sort(key=lambda r: (r["dept"] is None, (r["dept"] or "").lower(), -(len(r["name"] or ""))))
result = [f'{r["dept"]}/{r["name"]}' for r in rows]
# case: transpose-with-zip-star
cols = list(zip(*hours[["emp_id", "week"]].itertuples(index=False, name=None)))
flat = list(chain.from_iterable(cols))
result = [len(cols), cols[1], flat[8:12], list(zip(*[iter(range(7))] * 3)), list(zip())]
# case: salary-astype-failure
result = emp["salary"].astype(float).mean()
